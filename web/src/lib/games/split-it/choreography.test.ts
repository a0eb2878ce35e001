import { describe, expect, test } from "vitest";
import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import { choreography, TIMES } from "./choreography";
import { boundKeys, leaving, rowKeys } from "./journeys";
import { newsIn } from "./news";
import { display, view } from "./testing";

const BEFORE = view({
    parts: [
        [6, 0],
        [9, 2],
        [4, 4],
    ],
    guess: "white",
    guessed: [0, 1],
    toAct: [2],
});
const TURNED: SplitItEvent[] = [
    { type: "guess-sealed", seat: 2, section: null },
    { type: "guesses-turned", guesses: ["white", "pink", "pink"] },
    { type: "section-won", seat: 0, section: "white", cards: [6, 0] },
    { type: "cards-gone", cards: [4, 4], why: "unchosen" },
];
const AFTER = view({
    parts: [[9, 2]],
    active: [1, 2],
    displays: [display({ 6: [1, 0] }, 1), display(), display()],
    points: [6, 0, 0],
    toAct: [1],
});

const cues = (acts: ReturnType<typeof choreography>) => acts.map(({ cue, ms }) => [cue, ms]);

/** The view of the first act with this cue. */
const shown = (acts: ReturnType<typeof choreography>, cue: string): SplitItView =>
    acts.find((act) => act.cue === cue)!.view;

describe("a turning of the guesses", () => {
    const acts = choreography(BEFORE, TURNED, AFTER);

    test("takes a second and a half: turned, judged, settled, counted", () => {
        expect(cues(acts)).toEqual([
            ["turn", 250],
            ["judge", 450],
            ["settle", 600],
            ["tick", 200],
        ]);
    });

    test("ends in the very view that is there without motion", () => {
        expect(acts.at(-1)!.view).toBe(AFTER);
    });

    test("leaves the row as it was until everybody has seen who wants what", () => {
        for (const cue of ["turn", "judge"]) {
            expect(shown(acts, cue).parts).toBe(BEFORE.parts);
            expect(shown(acts, cue).displays).toBe(BEFORE.displays);
        }
    });

    test("takes the guesses from the plates and waits for nobody", () => {
        expect(shown(acts, "turn")).toMatchObject({ guessed: [], guess: null, toAct: [] });
    });

    test("brings cards to their columns before the points change", () => {
        const settled = shown(acts, "settle");
        expect(settled.displays).toBe(AFTER.displays);
        expect(settled.parts).toEqual([[9, 2]]);
        expect(settled.active).toEqual([1, 2]);
        expect(settled.points).toEqual([0, 0, 0]);
    });

    test("counts before a new row is laid", () => {
        const laid: SplitItEvent = { type: "row-laid", round: 2, splitter: 1, cards: [1, 2, 3] };
        const next = { ...AFTER, round: 2, parts: [[1, 2, 3]] };
        const longer = choreography(BEFORE, [...TURNED, laid], next);
        expect(cues(longer).slice(-2)).toEqual([
            ["tick", TIMES.tick],
            [null, TIMES.next],
        ]);
        expect(shown(longer, "tick")).toMatchObject({ round: 1, points: [6, 0, 0] });
        expect(longer.at(-1)!.view).toBe(next);
    });

    test("leaves no row behind where a single card leaves at once", () => {
        const both: SplitItEvent[] = [
            { type: "guesses-turned", guesses: ["white", "white", "pink"] },
            { type: "section-won", seat: 2, section: "pink", cards: [2] },
            { type: "cards-gone", cards: [9], why: "single" },
        ];
        const two = view({ parts: [[9], [2], []] });
        expect(shown(choreography(two, both, AFTER), "settle").parts).toEqual([[]]);
    });
});

test("the last table stays for a second and a half", () => {
    const outcome = { scores: [6, 0, 0], ranking: [1, 2, 2], winners: [0], reason: "most points" };
    const over = { ...AFTER, parts: [], outcome } as SplitItView;
    const acts = choreography(BEFORE, [...TURNED, { type: "game-ended", outcome }], over);
    expect(acts.at(-1)).toEqual({ view: over, cue: null, ms: 1500 });
});

test("a removed section is pointed at, and then leaves", () => {
    const events: SplitItEvent[] = [
        { type: "section-removed", seat: 1, section: "pink", cards: [9, 2] },
    ];
    const after = view({ parts: [[6, 0], [], [4, 4]] });
    const acts = choreography(BEFORE, events, after);
    expect(cues(acts)).toEqual([
        ["doom", TIMES.doom],
        ["settle", TIMES.settle],
    ]);
    expect(acts.at(-1)!.view).toBe(after);
});

test("anything else is one step", () => {
    const events: SplitItEvent[] = [{ type: "guess-sealed", seat: 1, section: null }];
    expect(choreography(BEFORE, events, AFTER)).toEqual([
        { view: AFTER, cue: null, ms: TIMES.plain },
    ]);
});

describe("a card on its way has one name before and after", () => {
    const news = newsIn(TURNED, BEFORE.parts, BEFORE.parts)!;

    test("won cards lie on top of their column, jokers wait, the contested stay in order", () => {
        expect(boundKeys(BEFORE, news, TURNED)).toEqual([
            "number 0 6 0",
            "pending 0 0",
            ...rowKeys(AFTER),
            "gone 0",
            "gone 1",
        ]);
        expect(leaving(news)).toEqual([4, 4]);
    });

    test("a joker with only one place to go goes there at once", () => {
        const held = view({
            ...BEFORE,
            displays: [display({ 6: [2, 1] }), display(), display()],
        });
        const placed: SplitItEvent = { type: "joker-placed", seat: 0, number: 6, forced: true };
        const keys = boundKeys(held, news, [...TURNED, placed]);
        expect(keys.slice(0, 2)).toEqual(["number 0 6 2", "joker 0 6 1"]);
    });

    test("nothing is called as it was before: what only changes its name does not move", () => {
        const names = new Set(rowKeys(BEFORE));
        expect(boundKeys(BEFORE, news, TURNED).filter((key) => names.has(key))).toEqual([]);
    });

    test("a contested card that is left alone leaves with the others", () => {
        const events: SplitItEvent[] = [
            { type: "guesses-turned", guesses: ["white", "white", "pink"] },
            { type: "section-won", seat: 2, section: "pink", cards: [2] },
            { type: "cards-gone", cards: [9], why: "single" },
        ];
        const two = view({ parts: [[9], [2], []] });
        const told = newsIn(events, two.parts, two.parts)!;
        expect(boundKeys(two, told, events)).toEqual(["gone 0", "number 2 2 0"]);
        expect(leaving(told)).toEqual([9]);
    });

    test("of two sections with the same cards only the removed one leaves", () => {
        const events: SplitItEvent[] = [
            { type: "section-removed", seat: 1, section: "black", cards: [6] },
        ];
        const alike = view({ parts: [[6], [9], [6]] });
        const told = newsIn(events, null, alike.parts)!;
        expect(boundKeys(alike, told, events)).toEqual(["row 1 2 0", "row 1 2 1", "gone 0"]);
    });
});
