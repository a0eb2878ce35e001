import { beforeEach, describe, expect, test } from "vitest";
import type { Preferences } from "$lib/preferences.svelte";
import type { SplitItEvent } from "$lib/protocol/messages";
import { Choice } from "./choice.svelte";
import { preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import { display, newScene, splits, view } from "./testing";

let scene: TestScene<"split-it">;
let likes: Preferences;
let choice: Choice;

beforeEach(() => {
    scene = newScene();
    likes = preferences();
    choice = new Choice(scene, likes);
});

describe("the dividers", () => {
    beforeEach(() => {
        scene.legal = splits(7);
    });

    test("lie near the thirds at first", () => {
        expect(choice.dividers).toEqual([2, 5]);
    });

    test("are played where they lie, by a button, even by players who confirm nothing", () => {
        likes.set("confirmsMoves", false);
        choice.move(0, 1);
        choice.move(1, 6);
        expect(scene.played).toEqual([]);
        choice.confirm();
        expect(scene.played).toEqual(["split 1 6"]);
    });

    test("push each other along", () => {
        choice.move(0, 5);
        expect(choice.dividers).toEqual([5, 6]);
        choice.move(1, 2);
        expect(choice.dividers).toEqual([1, 2]);
    });

    test("never leave a section empty", () => {
        expect(choice.places(0)).toEqual([1, 2, 3, 4, 5]);
        expect(choice.places(1)).toEqual([2, 3, 4, 5, 6]);
        choice.move(0, 6);
        choice.move(0, 0);
        choice.move(1, 7);
        expect(choice.dividers).toEqual([2, 5]);
    });

    test("begin anew with another row", () => {
        choice.move(0, 1);
        scene.view = view({ parts: [[1, 2, 3, 4]] });
        scene.legal = splits(4);
        expect(choice.dividers).toEqual([1, 3]);
    });

    test("stay where they are while a command is on its way", () => {
        scene.isBusy = true;
        choice.move(0, 1);
        choice.confirm();
        expect(choice.dividers).toEqual([2, 5]);
        expect(scene.played).toEqual([]);
    });
});

describe("picking a section", () => {
    beforeEach(() => {
        scene.view = view({ parts: [[6, 6], [], [9, 2]] });
        scene.legal = ["remove white", "remove black"];
    });

    test("waits for the confirm button", () => {
        choice.pick("black");
        expect(choice.target).toBe("black");
        expect(scene.played).toEqual([]);
        choice.confirm();
        expect(scene.played).toEqual(["remove black"]);
        expect(choice.picked).toBeNull();
    });

    test("plays at once for players who confirm nothing", () => {
        likes.set("confirmsMoves", false);
        choice.pick("white");
        expect(scene.played).toEqual(["remove white"]);
    });

    test("is refused where the section cannot be guessed", () => {
        choice.pick("pink");
        expect(choice.picked).toBeNull();
    });

    test("is let go by cancelling, and when another row lies there", () => {
        choice.pick("white");
        choice.cancel();
        expect(choice.picked).toBeNull();
        choice.pick("white");
        scene.view = view({ parts: [[6], [6], []] });
        scene.legal = ["remove white", "remove pink"];
        expect(choice.picked).toBeNull();
    });

    test("is let go when it is no longer my turn", () => {
        choice.pick("white");
        scene.legal = [];
        expect(choice.phase).toBeNull();
        expect(choice.picked).toBeNull();
    });
});

test("who confirms every move confirms guesses too, and may think again before", () => {
    scene.view = view({ parts: [[6, 6], [], [9]] });
    scene.legal = ["guess white", "guess black"];
    choice.pick("black");
    expect(scene.played).toEqual([]);
    choice.pick("white");
    choice.confirm();
    expect(scene.played).toEqual(["guess white"]);
});

test("for who does not, a guess is one tap", () => {
    likes.set("confirmsMoves", false);
    scene.view = view({ parts: [[6, 6], [], [9]] });
    scene.legal = ["guess white", "guess black"];
    choice.pick("black");
    expect(scene.played).toEqual(["guess black"]);
});

test("a second joker needs a pick of its own", () => {
    scene.view = view({ displays: [display({ 7: [1, 0], 8: [1, 0] }, 2), display(), display()] });
    scene.legal = ["joker 7", "joker 8"];
    choice.pick("8");
    scene.view = view({ displays: [display({ 7: [1, 0], 8: [1, 1] }, 1), display(), display()] });
    expect(choice.targets).toEqual(["7", "8"]);
    expect(choice.picked).toBeNull();
});

describe("the news", () => {
    const turned: SplitItEvent[] = [
        { type: "guesses-turned", guesses: ["white", "pink", "pink"] },
        { type: "section-won", seat: 0, section: "white", cards: [6, 6] },
        { type: "cards-gone", cards: [4], why: "unchosen" },
    ];

    beforeEach(() => {
        scene.view = view({ parts: [[6, 6], [9, 2, 1, 3], [4]] });
        choice.follow();
        scene.view = view({ parts: [[9, 2, 1, 3]], active: [1, 2] });
        scene.events = turned;
        choice.follow();
    });

    test("show every section that was guessed at, whatever lies there now", () => {
        expect(choice.news).toMatchObject({
            sections: [
                { section: "white", cards: [6, 6], guessers: [0], fate: "won" },
                { section: "pink", cards: [9, 2, 1, 3], guessers: [1, 2], fate: "stays" },
                { section: "black", cards: [4], guessers: [], fate: "gone" },
            ],
        });
    });

    test("stay while the next row is split and guessed at", () => {
        const before = choice.news;
        scene.events = [{ type: "guess-sealed", seat: 1, section: null }];
        choice.follow();
        expect(choice.news).toBe(before);
    });

    test("gain the jokers that are placed later, each once", () => {
        scene.events = [{ type: "joker-placed", seat: 0, number: 6, forced: false }];
        choice.follow();
        scene.view = view({ parts: [[9, 2, 1, 3]] });
        choice.follow();
        expect(choice.news).toMatchObject({ after: [{ type: "joker-placed", number: 6 }] });
    });

    test("are the same whether all was shown or some of it skipped", () => {
        const split = view({ round: 2, parts: [[1], [2, 2], [3]] });
        const after = view({ round: 2, parts: [[2, 2]], active: [1, 2] });
        const cut: SplitItEvent[] = [{ type: "guess-sealed", seat: 1, section: null }];
        const next: SplitItEvent[] = [
            { type: "guesses-turned", guesses: ["white", "pink", "pink"] },
            { type: "section-won", seat: 0, section: "white", cards: [1] },
            { type: "cards-gone", cards: [3], why: "unchosen" },
        ];
        choice.hear(split, cut);
        choice.hear(after, next);
        scene.view = after;
        scene.events = [...cut, ...next]; // what is shown at the end of a jump
        choice.follow();
        expect(choice.news).toMatchObject({
            sections: [{ cards: [1] }, { cards: [2, 2] }, { cards: [3] }],
        });
    });

    test("are forgotten in a new game", () => {
        scene.view = view({ round: 8 });
        scene.events = structuredClone(turned);
        choice.follow();
        scene.view = view({ round: 1 });
        scene.events = [];
        choice.follow();
        expect(choice.news).toBeNull();
    });

    test("of a replay are those of its moment alone", () => {
        scene.isLive = false;
        scene.events = [];
        choice.follow();
        expect(choice.news).toBeNull();
    });
});
