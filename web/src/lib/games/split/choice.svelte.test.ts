import { describe, expect, test } from "vitest";
import { SplitChoice } from "./choice.svelte";
import { preferences } from "$lib/testing/around";
import { LEGAL, newScene } from "./testing";

function choosing(scene = newScene(), confirmsMoves = true) {
    const likes = preferences();
    likes.set("confirmsMoves", confirmsMoves);
    return { scene, choice: new SplitChoice(scene, likes) };
}

describe("playing a card", () => {
    test("a card that fits one side only picks that side by itself", () => {
        const { scene, choice } = choosing();
        choice.pickCard(42);
        expect(choice.side).toBe("left");
        choice.send();
        expect(scene.played).toEqual(["left 42"]);
    });

    test("a card that fits both asks for the side", () => {
        const { scene, choice } = choosing();
        choice.pickCard(50);
        expect(choice.needsSide).toBe(true);
        expect(choice.ready).toBeNull();
        choice.pickSide("right");
        choice.send();
        expect(scene.played).toEqual(["right 50"]);
    });

    test("with a side chosen first only the cards that fit there can be picked", () => {
        const { choice } = choosing();
        choice.pickSide("left");
        expect([22, 42, 50, 81].filter((card) => choice.canPick(card))).toEqual([42, 50]);
        choice.pickCard(22);
        expect(choice.card).toBeNull();
    });

    test("the other side puts back a card that does not fit there", () => {
        const { choice } = choosing();
        choice.pickCard(42);
        choice.pickSide("right");
        expect(choice.card).toBeNull();
        expect(choice.side).toBe("right");
    });

    test("without a middle card the card alone is the move", () => {
        const { scene, choice } = choosing(newScene({ middle: null }, ["37", "reset"]));
        choice.pickCard(37);
        choice.send();
        expect(scene.played).toEqual(["37"]);
    });

    test("a second tap plays", () => {
        const { scene, choice } = choosing();
        choice.pickCard(42);
        const move = choice.ready!.text;
        choice.pickCard(42);
        expect(scene.played).toEqual([move]);
    });

    test("letting go puts it back", () => {
        const { choice } = choosing();
        choice.pickCard(42);
        choice.letGo();
        expect(choice.ready).toBeNull();
    });

    test("a pick is void once the legal moves are others", () => {
        const { scene, choice } = choosing();
        choice.pickCard(42);
        scene.legal = [];
        expect(choice.card).toBeNull();
        scene.legal = LEGAL;
        scene.view = { ...scene.view, turnNumber: 12 };
        expect(choice.card).toBeNull();
    });

    test("nothing is sent while a command is on its way", () => {
        const { scene, choice } = choosing();
        choice.pickCard(42);
        scene.isBusy = true;
        choice.send();
        expect(scene.played).toEqual([]);
    });
});

describe("playing without being asked", () => {
    test("the last tap sends", () => {
        const { scene, choice } = choosing(newScene(), false);
        choice.pickCard(50);
        expect(scene.played).toEqual([]);
        choice.pickSide("left");
        expect(scene.played).toEqual(["left 50"]);
    });

    test("a play that strands Wilds is still asked about", () => {
        const { scene, choice } = choosing(newScene({ stranding: [42] }), false);
        choice.pickCard(42);
        expect(choice.strands).toBe(true);
        expect(scene.played).toEqual([]);
        choice.send();
        expect(scene.played).toEqual(["left 42"]);
    });

    test("a reset is still asked about, unless nothing else is left", () => {
        const free = choosing(newScene(), false);
        free.choice.askReset();
        expect(free.choice.isResetting).toBe(true);
        expect(free.scene.played).toEqual([]);
        const forced = choosing(newScene({}, ["reset"]), false);
        forced.choice.askReset();
        expect(forced.scene.played).toEqual(["reset"]);
    });
});

describe("the other decisions", () => {
    test("a reset lets go of a picked card", () => {
        const { scene, choice } = choosing();
        choice.pickCard(42);
        choice.askReset();
        choice.send();
        expect(scene.played).toEqual(["reset"]);
    });

    test("a helper is picked like a card", () => {
        const legal = ["left 0", "left 42", "right 0", "right 22"];
        const { scene, choice } = choosing(newScene({ helpers: [0] }, legal));
        choice.pickCard(0);
        choice.pickSide("right");
        choice.send();
        expect(scene.played).toEqual(["right 0"]);
    });

    test("only what the server offers can be buried", () => {
        const { scene, choice } = choosing(newScene({ phase: "burying" }, ["bury 50", "bury 90"]));
        choice.pickCard(42);
        expect(choice.ready).toBeNull();
        choice.pickCard(90);
        choice.send();
        expect(scene.played).toEqual(["bury 90"]);
    });

    test("two cards open, in either order, and a third takes the place of the first", () => {
        const legal = ["open 12 47", "open 12 88", "open 47 88"];
        const { scene, choice } = choosing(newScene({ phase: "opening" }, legal));
        expect(choice.honestOpening).toEqual([12, 88]);
        choice.pickCard(88);
        choice.pickCard(12);
        expect(choice.isBluff).toBe(false);
        choice.pickCard(47);
        expect(choice.isBluff).toBe(true);
        choice.send();
        expect(scene.played).toEqual(["open 12 47"]);
    });

    test("an answer is staged, then sealed", () => {
        const { scene, choice } = choosing(
            newScene({ phase: "answering" }, ["trust", "challenge"]),
        );
        choice.pickAnswer("challenge");
        expect(scene.played).toEqual([]);
        choice.send();
        expect(scene.played).toEqual(["challenge"]);
    });
});
