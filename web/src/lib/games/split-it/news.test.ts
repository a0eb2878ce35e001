import { describe, expect, test } from "vitest";
import type { SplitItEvent } from "$lib/protocol/messages";
import { grown, newsIn } from "./news";

const TURNED: SplitItEvent[] = [
    { type: "guess-sealed", seat: 3, section: null },
    { type: "guesses-turned", guesses: ["white", "pink", "black", "black"] },
    { type: "section-won", seat: 0, section: "white", cards: [6, 6, 0] },
    { type: "section-won", seat: 1, section: "pink", cards: [9, 2] },
    { type: "joker-placed", seat: 0, number: 6, forced: true },
];

describe("a moment come upon from anywhere", () => {
    test("tells the one contested section from what lies there now", () => {
        expect(newsIn(TURNED, null, [[10, 10, 4, 8]])).toMatchObject({
            sections: [
                { section: "white", cards: [6, 6, 0], fate: "won" },
                { section: "pink", cards: [9, 2], fate: "won" },
                { section: "black", cards: [10, 10, 4, 8], guessers: [2, 3], fate: "stays" },
            ],
        });
    });

    test("is not taken in by the row of another moment", () => {
        const other = [[6, 6, 0], [9, 3], [10]];
        expect(newsIn(TURNED, other, [[10, 10, 4, 8]])).toMatchObject({
            sections: [{}, { section: "pink", cards: [9, 2] }, {}],
        });
    });

    test("leaves the cards of two contested sections untold", () => {
        const events: SplitItEvent[] = [
            { type: "guesses-turned", guesses: ["white", "white", "black", "black"] },
            { type: "cards-gone", cards: [5], why: "unchosen" },
        ];
        expect(newsIn(events, null, [[1, 2, 3, 4]])).toMatchObject({
            sections: [
                { section: "white", cards: null },
                { section: "black", cards: null },
                { section: null, cards: [5], fate: "gone" },
            ],
        });
    });

    test("finds contested cards that were split or gone at once", () => {
        const both: SplitItEvent = { type: "guesses-turned", guesses: ["pink", "pink"] };
        const split: SplitItEvent = {
            type: "row-split",
            splitter: 0,
            parts: [[3], [8], []],
            forced: true,
        };
        const single: SplitItEvent = { type: "cards-gone", cards: [8], why: "single" };
        expect(newsIn([both, split], null, [[3], [8], []])).toMatchObject({
            sections: [{ section: "pink", cards: [3, 8] }],
        });
        expect(newsIn([both, single], null, [[1, 2, 3, 4, 5, 6, 7]])).toMatchObject({
            sections: [{ section: "pink", cards: [8] }],
            after: [single],
        });
    });
});

test("of several updates told at once the last turning is news, at the row it was made at", () => {
    const split: SplitItEvent = {
        type: "row-split",
        splitter: 0,
        parts: [[5], [6], [9]],
        forced: true,
    };
    const again: SplitItEvent[] = [
        { type: "guesses-turned", guesses: [null, null, "white", "black"] },
        { type: "section-won", seat: 2, section: "white", cards: [5] },
        { type: "cards-gone", cards: [6], why: "unchosen" },
        { type: "section-won", seat: 3, section: "black", cards: [9] },
    ];
    const row = [
        [6, 6, 0],
        [9, 2],
        [10, 10, 4, 8],
    ];
    expect(newsIn([...TURNED, split, ...again], row, [])).toMatchObject({
        sections: [
            { section: "white", cards: [5], guessers: [2], fate: "won" },
            { section: "pink", cards: [6], guessers: [], fate: "gone" },
            { section: "black", cards: [9], guessers: [3], fate: "won" },
        ],
    });
});

test("a removal is news", () => {
    const events: SplitItEvent[] = [
        { type: "section-removed", seat: 1, section: "black", cards: [4, 5] },
    ];
    expect(newsIn(events, null, [[1], [2], []])).toEqual({
        type: "removal",
        seat: 1,
        section: "black",
        cards: [4, 5],
    });
});

test("sealing a guess is no news", () => {
    expect(newsIn([{ type: "guess-sealed", seat: 0, section: null }], null, [])).toBeNull();
});

test("columns grow by what was won and by jokers", () => {
    expect([...grown(newsIn(TURNED, null, [[]]))].sort()).toEqual(["0:0", "0:6", "1:2", "1:9"]);
});
