/** The reveal as the art direction has it: 250 ms to turn, 650 to hold, 400 for the hands to go on. */

import { describe, expect, it } from "vitest";
import type { Events, SplitoView } from "../../protocol/messages";
import { changed } from "./changes.svelte";
import { choreography } from "./choreography";
import { lastKeys, NOBODY, turnedIn } from "./fresh";
import { view, zoneSheet } from "./testing";

type Event = Events["splito"];

const TURNED: readonly Event[] = [
    { type: "card-turned", seat: 0, card: "b4", side: "left", zone: 0 },
    { type: "card-turned", seat: 1, card: "V2_4", side: "right", zone: 0 },
    { type: "card-turned", seat: 2, card: "y3", side: "left", zone: 2 },
] as Event[];
const PASSED: Event = { type: "hands-passed", round: 2 };

const ZONES = [["b4", "V2_4"], [], ["y3"]];
const before = view({ choice: "b4 left", sealed: [0, 1], shownSides: ["left", null, null] });
const after: SplitoView = view({
    round: 2,
    zones: ZONES,
    hand: ["k1", "k2", "k3"],
    handSizes: [3, 3, 3],
    sheet: {
        ...before.sheet,
        zones: [
            zoneSheet(ZONES[0]!, [{ objective: "V2_4", status: "lost" }], 0),
            zoneSheet([]),
            zoneSheet(ZONES[2]!, [], 3),
        ],
        products: [0, 6, 0],
    },
});

describe("when the last card is in", () => {
    const acts = choreography(before, [...TURNED, PASSED], after);

    it("cards turn, the table holds still, hands go on", () => {
        expect(acts.map(({ cue, ms }) => [cue, ms])).toEqual([
            ["turn", 250],
            ["hold", 650],
            ["pass", 400],
        ]);
    });

    it("ends in the very view that no motion shows", () => {
        expect(acts.at(-1)!.view).toBe(after);
    });

    it("turns cards before anything is counted", () => {
        const [turn] = acts;
        expect(turn!.view.zones).toBe(after.zones);
        expect(turn!.view.sheet).toBe(before.sheet);
        expect(turn!.view.round).toBe(before.round);
    });

    it("counts while it holds, and nobody has the next hand yet", () => {
        const [, hold] = acts;
        expect(hold!.view.sheet).toBe(after.sheet);
        expect(hold!.view.hand).toEqual(["V2_4", "y3", "b4"]);
        expect(hold!.view.handSizes).toEqual([3, 3, 3]);
    });

    it("has nothing sealed any more, and waits for nobody", () => {
        for (const { view } of acts.slice(0, 2)) {
            expect(view.sealed).toEqual([]);
            expect(view.shownSides).toEqual([null, null, null]);
            expect(view.choice).toBeNull();
            expect(view.toAct).toEqual([]);
        }
    });
});

it("shows a spectator the same acts, without a hand", () => {
    const watched = { ...before, seat: null, hand: null, choice: null };
    const acts = choreography(watched, [...TURNED, PASSED], { ...after, seat: null, hand: null });
    expect(acts.map(({ cue }) => cue)).toEqual(["turn", "hold", "pass"]);
    expect(acts.map(({ view }) => view.hand)).toEqual([null, null, null]);
});

it("leaves the last table for a second and a half before the score", () => {
    const end = { type: "game-ended" } as Event;
    expect(choreography(before, [...TURNED, end], after).at(-1)).toEqual({
        view: after,
        cue: "end",
        ms: 1500,
    });
});

it("deals new hands to two instead of passing them", () => {
    const deal: Event = { type: "second-hands-dealt", round: 14 };
    expect(choreography(before, [...TURNED, deal], after).at(-1)!.cue).toBe("deal");
});

it("disturbs nobody who is choosing when another has chosen", () => {
    const sealed = { type: "card-sealed", seat: 1, side: null, sideShown: false } as Event;
    expect(choreography(before, [sealed], after)).toEqual([]);
});

it("marks what has changed on the sheet: states, totals, products", () => {
    const { objectives, totals, products, commons } = changed(before.sheet, after.sheet);
    expect([...objectives]).toEqual(["V2_4"]);
    expect([...totals]).toEqual([2]);
    expect([...products]).toEqual([1]);
    expect([...commons]).toEqual([]);
});

it("does not mark an Objective that is open, as every new one is", () => {
    const open = {
        ...after.sheet,
        zones: [
            zoneSheet([], [{ objective: "V2_4", status: "open" }]),
            zoneSheet([]),
            zoneSheet([]),
        ],
    };
    expect(changed(before.sheet, open).objectives.size).toBe(0);
});

it("knows who has played which of two alike", () => {
    expect(turnedIn([PASSED], 3)).toBeNull();
    const zones = turnedIn(TURNED, 3)!;
    expect(zones[0]).toEqual([
        { seat: 0, card: "b4" },
        { seat: 1, card: "V2_4" },
    ]);
    expect(zones[1]).toBe(NOBODY);
    const played = [
        { seat: 0, card: "b4" },
        { seat: 1, card: "b4" },
    ];
    expect([...lastKeys(["b4", "y1", "b4", "b4"], played)]).toEqual([
        ["b4/3", 1],
        ["b4/2", 0],
    ]);
});
