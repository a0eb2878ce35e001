/** A game that nobody has described to this page still reads as words. */

import { describe, expect, it } from "vitest";
import type { Text } from "$lib/text/text.svelte";
import type { Teller } from "../game";
import { inWords, shownOf, tell, title, valueInWords } from "./words";

const NAMES = ["Ada", "Ben"];
const text = {
    say: (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`,
    list: (items: readonly string[]) => items.join(" and "),
} as Partial<Text> as Text;
const teller: Teller = { text, names: NAMES };

describe("a view", () => {
    const view = {
        seat: 0,
        toAct: [1],
        outcome: null,
        prize: 7,
        hidden: [3, 5],
        scores: [4, 0],
        lastWinner: null,
    };

    it("shows what each seat has, and apart from it the rest", () => {
        expect(shownOf(view, 2)).toEqual({
            bySeat: [["scores", [4, 0]]],
            others: [
                ["prize", 7],
                ["hidden", [3, 5]],
                ["lastWinner", null],
            ],
        });
    });

    it("takes no list for one by seat that is longer than the table", () => {
        expect(shownOf({ scores: [1, 2, 3] }, 2).bySeat).toEqual([]);
    });
});

it.each([
    ["turn", 1, "Ben"],
    ["prize", null, "–"],
    ["hidden", [], "–"],
    ["hidden", [3, 5], "3 5"],
    ["bids", [3, 5], "Ada 3 · Ben 5"],
    ["hands", [[1, 2], []], "Ada 1 2 · Ben –"],
    ["card", { value: 3, color: "red", mark: null }, "value 3, color red"],
] as const)("%s %j reads %s", (name, value, words) => {
    expect(valueInWords(name, value, NAMES)).toBe(words);
});

it("names fields and moves as sentences begin", () => {
    expect([title("lastWinner"), title("last_winner"), inWords("bid 3")]).toEqual([
        "Last winner",
        "Last winner",
        "Bid 3",
    ]);
});

it.each([
    [{ type: "bid-sealed", seat: 1, card: null }, "Ben: bid sealed."],
    [{ type: "bid-sealed", seat: 0, card: 3 }, "Ada: bid sealed (card 3)."],
    [{ type: "prize-taken", prize: 7, winner: 0 }, "Prize taken (prize 7, winner Ada)."],
    [{ type: "game-ended", outcome: { winners: [1] } }, 'status-won {"count":1,"names":"Ben"}'],
    [{ type: "game-ended", outcome: { winners: [0, 1] } }, "status-all-won {}"],
] as const)("%j is told", (event, words) => expect(tell(event, teller)).toBe(words));
