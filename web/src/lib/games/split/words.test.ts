import { beforeAll, describe, expect, test } from "vitest";
import type { SplitEvent } from "$lib/protocol/messages";
import type { Text } from "$lib/text/text.svelte";
import { newScene, words } from "./testing";
import { beginning, chapter, lineInWords, progress, room, task, tell } from "./words";

const names = ["Nora", "Emil", "Ida"];
let text: Text;
beforeAll(async () => {
    text = await words();
});

describe("the task", () => {
    const say = (...scene: Parameters<typeof newScene>) => task(newScene(...scene), text);

    test("names the middle card, or the piles when there is none", () => {
        expect(say()).toContain("Send 30 left or right");
        const gaps = [{ side: null, low: 12, high: 88 }];
        expect(say({ middle: null, gaps }, ["37", "reset"])).toContain("between 12 and 88");
    });

    test("says why a reset is forced", () => {
        expect(say({}, ["reset"])).toContain("Nothing fits");
        expect(say({ hand: [50] }, ["reset"])).toContain("Wild can’t be your last");
        expect(say({ hand: [93] }, ["reset"])).toContain("Nothing fits");
    });

    test("sends to the helpers when no card of the hand fits", () => {
        expect(say({ playable: [[], []] }, ["left 0", "right 0"])).toContain("helper");
    });

    test("names whose reset is to be believed", () => {
        expect(say({ phase: "answering", turn: 2 }, ["trust", "challenge"])).toContain("Cleo");
    });
});

test("progress counts turns, and the dealer's opening is none", () => {
    expect(progress(newScene(), text)).toBe("Turn 9");
    expect(progress(newScene({ turnNumber: 0 }), text)).toBe("Opening");
});

test("the room in a gap leaves its ends out", () => {
    expect(room({ side: null, low: 12, high: 80 }, text)).toBe("13–79");
    expect(room({ side: null, low: 12, high: 14 }, text)).toBe("only 13");
    expect(room({ side: null, low: 47, high: 48 }, text)).toBe("no room");
});

test("the number line in words has the piles and the room on each side", () => {
    const inWords = lineInWords(newScene().view, text);
    expect(inWords).toContain("Left pile 18, right pile 55");
    expect(inWords).toContain("goes left: 31–54");
    expect(inWords).toContain("goes right: 19–29");
});

describe("the opening", () => {
    const played = (card: number): SplitEvent => ({
        type: "card-played",
        seat: 0,
        card,
        isHelper: false,
    });

    test("is what lies there and nobody has played", () => {
        const { view } = newScene({ left: [12, 30], right: [88], middle: 40 });
        expect(beginning(view, [played(30), played(40)], text)).toBe(
            "The game starts with the piles 12 and 88.",
        );
    });

    test("is told after a reset as before it", () => {
        const { view } = newScene({ left: [5], right: [60], middle: null });
        const cleared: SplitEvent = { type: "table-cleared", seat: 1, cards: [12, 30, 88, 40] };
        const happened = [played(30), played(40), cleared, played(50)];
        expect(beginning(view, happened, text)).toBe("The game starts with the piles 12 and 88.");
    });
});

test("who was stuck is named, where that is known", () => {
    const outcome = {
        scores: [0, 0, 0],
        ranking: [1, 1, 1],
        winners: [],
        reason: "a seat is stuck",
    };
    const ended = { type: "game-ended", outcome } as SplitEvent;
    const { view } = newScene({ turn: 1 });
    expect(tell(ended, { text, names, view })).toBe("Lost together: Emil couldn’t play.");
    expect(tell(ended, { text, names })).not.toContain("Emil");
});

describe("the log", () => {
    const log = (event: SplitEvent) => tell(event, { text, names });
    const outcome = { scores: [-7, 0, -5], ranking: [3, 1, 2], winners: [1] };

    test.each<[SplitEvent, string]>([
        [{ type: "middle-moved", seat: 1, card: 40, side: "left" }, "Emil sends 40 left."],
        [{ type: "card-played", seat: 1, card: 41, isHelper: false }, "Emil plays 41."],
        [{ type: "card-played", seat: 1, card: 40, isHelper: false }, "Emil plays 40, a Wild."],
        [
            { type: "card-played", seat: 1, card: 100, isHelper: true },
            "Emil plays 100, the helper.",
        ],
        [{ type: "direction-turned", clockwise: false }, "Play goes anticlockwise now."],
        [
            { type: "table-cleared", seat: 2, cards: [1, 2, 3] },
            "Ida resets. 3 cards are discarded.",
        ],
        [{ type: "stock-refilled", cards: 1 }, "1 discard goes under the draw pile."],
        [{ type: "cards-drawn", seat: 2, count: 3, cards: null }, "Ida draws 3 cards."],
        [
            { type: "cards-drawn", seat: 0, count: 3, cards: [5, 60, 71] },
            "Nora draws 5, 60, and 71.",
        ],
        [{ type: "cards-drawn", seat: 0, count: 0, cards: [] }, "Nora draws nothing."],
        [{ type: "wild-buried", seat: 2, card: null }, "Ida puts a Wild under the draw pile."],
        [{ type: "wild-buried", seat: 0, card: 90 }, "Nora puts 90 under the draw pile."],
        [{ type: "piles-opened", seat: 2, low: 5, high: 71 }, "Ida lays 5 and 71."],
        [{ type: "answer-sealed", seat: 1, answer: null }, "Emil has answered."],
        [{ type: "answer-taken-back", seat: 1 }, "Emil takes the answer back."],
        [
            { type: "answers-turned", answers: ["trust", "trust", null] },
            "Nobody challenges the reset.",
        ],
        [
            { type: "answers-turned", answers: ["challenge", "trust", null] },
            "Nora challenges the reset.",
        ],
        [
            { type: "answers-turned", answers: ["challenge", "challenge", null] },
            "Nora and Emil challenge the reset.",
        ],
        [{ type: "bluff-called", seat: 2, honest: false }, "Ida’s reset was a bluff."],
        [{ type: "bluff-called", seat: 2, honest: true }, "Ida’s reset was honest."],
        [{ type: "seat-out", seat: 2 }, "Ida is out of cards."],
        [
            { type: "game-ended", outcome: { ...outcome, reason: "played the last card" } },
            "Emil wins with the last card played.",
        ],
        [
            { type: "game-ended", outcome: { ...outcome, winners: [], reason: "a seat is stuck" } },
            "Lost together: the player whose turn it was couldn’t play.",
        ],
    ])("%j", (event, sentence) => {
        expect(log(event)).toBe(sentence);
    });

    test("a reset begins a new chapter, nothing else does", () => {
        expect(chapter({ type: "table-cleared", seat: 0, cards: [] }, text)).toBe("After a reset");
        expect(chapter({ type: "seat-out", seat: 0 }, text)).toBeNull();
    });
});
