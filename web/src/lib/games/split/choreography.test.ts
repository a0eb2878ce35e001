import { describe, expect, test } from "vitest";
import type { SplitEvent, SplitView } from "$lib/protocol/messages";
import { choreography } from "./choreography";
import { VIEW } from "./testing";

const OUTCOME = { scores: [0, -6, -5], ranking: [1, 3, 2], winners: [0], reason: "any" };

/** What the board is shown: cue, ms, and the ms that cards travel. */
const timed = (events: readonly SplitEvent[], before = VIEW, after = VIEW) =>
    choreography(before, events, after).map(({ cue, ms, travel }) => [cue, ms, travel ?? ms]);

const MOVED: SplitEvent = { type: "middle-moved", seat: 0, card: 30, side: "left" };
const PLAYED: SplitEvent = { type: "card-played", seat: 0, card: 42, isHelper: false };
const TURNED: SplitEvent = { type: "direction-turned", clockwise: false };
const ENDED: SplitEvent = { type: "game-ended", outcome: OUTCOME };
const CLEARED: SplitEvent = { type: "table-cleared", seat: 1, cards: [7, 18, 61, 55, 30] };
const DRAWN: SplitEvent = { type: "cards-drawn", seat: 1, count: 3, cards: null };
const OPENED: SplitEvent = { type: "piles-opened", seat: 1, low: 4, high: 90 };

describe("a play", () => {
    const after: SplitView = {
        ...VIEW,
        left: [7, 18, 30],
        middle: 42,
        hand: [22, 50, 81],
        handSizes: [3, 6, 5],
        turn: 1,
    };

    test("the middle card goes for 300 ms, and the next one comes from 200 to 450 ms", () => {
        expect(timed([MOVED, PLAYED])).toEqual([
            ["send", 200, 300],
            ["play", 250, 250],
        ]);
    });

    test("the middle card lies on its pile before the next one leaves the hand", () => {
        const [sent, played] = choreography(VIEW, [MOVED, PLAYED], after);
        expect(sent?.view).toMatchObject({ left: [7, 18, 30], middle: null, hand: VIEW.hand });
        expect(sent?.view.gaps).toEqual([{ side: null, low: 30, high: 55 }]);
        expect(sent?.view.playable).toEqual([[42, 50]]);
        expect(played?.view).toBe(after);
    });

    test("a Wild turns the arrow after it is laid, for 300 ms", () => {
        const turned = { ...after, clockwise: false };
        const acts = choreography(VIEW, [MOVED, PLAYED, TURNED], turned);
        expect(acts.map(({ cue }) => cue)).toEqual(["send", "play", "turn"]);
        expect(acts[1]?.view).toMatchObject({ middle: 42, hand: [22, 50, 81], clockwise: true });
        expect(acts[2]).toMatchObject({ ms: 300, view: turned });
    });

    test("another's card leaves one card less in that hand, and mine as it is", () => {
        const next = { ...VIEW, middle: 33, handSizes: [4, 6, 4] };
        const [act] = choreography(VIEW, [{ ...PLAYED, seat: 2, card: 33 }, TURNED], next);
        expect(act?.view).toMatchObject({ middle: 33, hand: VIEW.hand, handSizes: [4, 6, 4] });
    });

    test("a helper comes from beside the piles, not from a hand", () => {
        const before: SplitView = { ...VIEW, helpers: [0, 100] };
        const helper: SplitEvent = { ...PLAYED, card: 100, isHelper: true };
        const next = { ...before, helpers: [0], middle: 100 };
        const [act] = choreography(before, [helper, TURNED], next);
        expect(act?.view).toMatchObject({ helpers: [0], handSizes: VIEW.handSizes, middle: 100 });
    });

    test("the last table stays for a second and a half", () => {
        expect(timed([MOVED, PLAYED, ENDED]).at(-1)).toEqual(["end", 1500, 1500]);
    });
});

describe("a reset", () => {
    const RESET: SplitView = {
        ...VIEW,
        left: [4],
        right: [90],
        middle: null,
        stock: VIEW.stock - 3,
        handSizes: [4, 7, 5],
    };

    test("sweeps for 300 ms, draws for 250, lays for 250", () => {
        expect(timed([CLEARED, DRAWN, OPENED])).toEqual([
            ["sweep", 300, 300],
            ["draw", 250, 250],
            ["lay", 250, 250],
        ]);
    });

    test("the three open cards are the last to be discarded, and the stock gives three", () => {
        const [swept, drawn] = choreography(VIEW, [CLEARED, DRAWN, OPENED], RESET);
        expect(swept?.view).toMatchObject({ left: [], right: [], middle: null, gaps: [] });
        expect(swept?.view.discards.slice(-3)).toEqual([18, 55, 30]);
        expect(drawn?.view).toMatchObject({
            stock: VIEW.stock - 3,
            handSizes: [4, 9, 5],
            left: [],
        });
    });

    test("what I draw comes into my hand in order", () => {
        const drawn: SplitEvent = { ...DRAWN, seat: 0, cards: [90, 3, 44] };
        const laid: SplitEvent = { ...OPENED, seat: 0, low: 3, high: 90 };
        const hand = [22, 42, 44, 50, 81];
        const [act] = choreography(VIEW, [drawn, laid], { ...VIEW, hand, handSizes: [5, 6, 5] });
        expect(act?.view.handSizes).toEqual([7, 6, 5]);
        expect(act?.view.hand).toEqual([3, 22, 42, 44, 50, 81, 90]);
    });

    test("a refill empties the discards under the stock", () => {
        const before: SplitView = { ...VIEW, stock: 1, discards: [1, 2, 3, 4] };
        const [act] = choreography(before, [{ type: "stock-refilled", cards: 4 }, DRAWN, OPENED], {
            ...RESET,
            stock: 2,
            discards: [],
        });
        expect(act?.view).toMatchObject({ stock: 2, discards: [] });
    });

    test("a buried Wild goes under the stock; only its owner sees which", () => {
        const buried: SplitEvent = { type: "wild-buried", seat: 1, card: null };
        const [act, drawn] = choreography(VIEW, [buried, { ...DRAWN, count: 1 }], VIEW);
        expect(act).toMatchObject({ cue: "bury", view: { handSizes: [4, 5, 5] } });
        expect(drawn?.view).toBe(VIEW);
        expect(act?.view.hand).toEqual(VIEW.hand);
    });

    test("answers stay to be read before anybody draws for them", () => {
        const answers: SplitEvent = { type: "answers-turned", answers: [null, "trust", "trust"] };
        expect(timed([answers, DRAWN])[0]).toEqual(["answers", 900, 900]);
    });
});

describe("whatever happens", () => {
    const after: SplitView = { ...VIEW, turnNumber: 10 };
    const HAPPENINGS: readonly (readonly SplitEvent[])[] = [
        [MOVED, PLAYED],
        [MOVED, PLAYED, TURNED],
        [PLAYED, ENDED],
        [CLEARED, DRAWN],
        [CLEARED, DRAWN, OPENED, TURNED],
        [{ type: "answers-turned", answers: [] }, TURNED],
    ];
    test.each(HAPPENINGS)("the last act is the table as it is: %j", (...events) => {
        expect(choreography(VIEW, events, after).at(-1)?.view).toBe(after);
    });

    test("what is only said needs no act", () => {
        expect(timed([{ type: "answer-sealed", seat: 1, answer: null }])).toEqual([]);
    });
});
