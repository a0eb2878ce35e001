import { beforeAll, expect, test } from "vitest";
import type { SplitItEvent } from "$lib/protocol/messages";
import type { Text } from "$lib/text/text.svelte";
import { goneOf, tallyOf } from "./tally";
import { display, words, newScene, splits, view } from "./testing";
import { chapter, columnWords, firstChapter, progress, standingOf, task, tell } from "./words";

let text: Text;
beforeAll(async () => {
    text = await words();
});

const told = (event: SplitItEvent) => tell(event, { text, names: ["Ada", "Ben", "Cleo"] });

test.each<[SplitItEvent, string]>([
    [
        { type: "row-laid", round: 2, splitter: 1, cards: [6, 0, 9] },
        "Ben lays a new row: 6, joker, and 9.",
    ],
    [
        { type: "row-split", splitter: 1, parts: [[6, 0], [9], [1]], forced: false },
        "Ben splits the row. White: 6 and joker. Pink: 9. Black: 1.",
    ],
    [
        { type: "row-split", splitter: 1, parts: [[6], [9], [1]], forced: true },
        "The last three cards are split, one in each section. White: 6. Pink: 9. Black: 1.",
    ],
    [
        { type: "row-split", splitter: 1, parts: [[6], [9], []], forced: true },
        "The last two cards are split. White: 6. Pink: 9.",
    ],
    [
        { type: "section-removed", seat: 0, section: "pink", cards: [9] },
        "Ada removes a section. Pink is gone: 9.",
    ],
    [{ type: "guess-sealed", seat: 2, section: null }, "Cleo has guessed."],
    [{ type: "guess-sealed", seat: 0, section: "black" }, "Ada has guessed, face down: Black."],
    [{ type: "guess-taken-back", seat: 2 }, "Cleo takes the guess back."],
    [
        { type: "guesses-turned", guesses: ["white", null, "pink"] },
        "The guesses are revealed. Ada: White and Cleo: Pink.",
    ],
    [
        { type: "section-won", seat: 0, section: "white", cards: [6, 6] },
        "Ada alone guessed White and wins 6 and 6.",
    ],
    [
        { type: "cards-gone", cards: [2, 3], why: "unchosen" },
        "Nobody guessed these, so they’re gone: 2 and 3.",
    ],
    [
        { type: "cards-gone", cards: [2], why: "single" },
        "A single card is left over, so it’s gone: 2.",
    ],
    [
        { type: "cards-gone", cards: [2, 3], why: "stand-off" },
        "Ten times nobody gave way, so both cards are gone: 2 and 3.",
    ],
    [
        { type: "stood-off", times: 10 },
        "Two against two over the last two cards for the tenth time.",
    ],
    [
        { type: "joker-placed", seat: 1, number: 8, forced: false },
        "Ben puts a joker on the column of 8s.",
    ],
    [
        { type: "joker-placed", seat: 1, number: 8, forced: true },
        "Ben has only one column, so a joker goes on the 8s.",
    ],
    [
        {
            type: "game-ended",
            outcome: { scores: [9, 9, 1], ranking: [1, 1, 3], winners: [0, 1], reason: "shared" },
        },
        "Ada and Ben share the win: 9 points each and equally many columns.",
    ],
])("%j is told in one sentence", (event, sentence) => {
    expect(told(event)).toBe(sentence);
});

test("a new row begins a chapter, and the first is round 1", () => {
    expect(chapter({ type: "row-laid", round: 3, splitter: 0, cards: [] }, text)).toBe("Round 3");
    expect(chapter({ type: "stood-off", times: 1 }, text)).toBeNull();
    expect(firstChapter(text)).toBe("Round 1");
    expect(progress(newScene(), text)).toBe("Round 1 of 10");
});

test.each([
    [splits(7), [0, 1, 2], "Split the row into three sections"],
    [splits(4), [1, 2], "Split the remaining cards into three sections"],
    [["remove white"], [0, 1, 2], "Remove one section from the game"],
    [["guess white"], [0, 1, 2], "Guess a section in secret"],
    [["joker 7"], [0, 1, 2], "Put your 2 jokers on your columns, one at a time"],
])("the task of %j with %j active", (legal, active, sentence) => {
    const scene = newScene();
    scene.legal = legal;
    scene.view = view({ active, displays: [display({ 7: [1, 0] }, 2), display(), display()] });
    expect(task(scene, text)).toBe(sentence);
});

test("a column in words says how it stands", () => {
    const lead = { number: 8, seats: [0], size: 3, margin: 2 };
    const inWords = (seat: number, numbers: number, jokers: number): string =>
        columnWords(numbers, jokers, standingOf(numbers + jokers, seat, lead), text);
    expect(inWords(0, 2, 1)).toBe("3 cards, one a joker; leads by 2");
    expect(inWords(1, 1, 0)).toBe("one card; 2 behind");
    expect(inWords(2, 0, 0)).toBe("none");
    expect(standingOf(3, 0, { ...lead, seats: [0, 1], margin: 0 })).toBe("=");
});

test("what nobody has seen is in the stock", () => {
    const gone = [3, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0];
    const bare = view({
        displays: [display({ 8: [2, 1] }, 1), display({ 8: [1, 0] }), display()],
        parts: [[8, 0], [1], [0]],
        stock: 56,
    });
    const seen = { ...bare, gone };
    expect(goneOf(bare)).toBe(5);
    expect(tallyOf(8, seen)).toEqual({ all: 8, gone: 2, columns: 3, row: 1, stock: 2 });
    expect(tallyOf(0, seen)).toEqual({ all: 15, gone: 3, columns: 2, row: 2, stock: 8 });
});
