/** What a move of Split would leave, told beside the button that plays it. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { SplitPreview } from "$lib/protocol/messages";
import { around, english, preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import Stage from "$lib/testing/Stage.svelte";
import type { Text } from "$lib/text/text.svelte";
import { SplitChoice } from "./choice.svelte";
import { foretold } from "./foretelling";
import Hand from "./Hand.svelte";
import { newScene } from "./testing";
import { goal } from "./words";

afterEach(cleanup);
let text: Text;
beforeAll(async () => {
    text = await english("split", "table");
});

const LEFT: SplitPreview = {
    gaps: [
        { side: "left", low: 42, high: 55 },
        { side: "right", low: 30, high: 42 },
    ],
    playable: [[50], [50]],
    fits: [50],
    hand: [22, 50, 81],
    drawn: 0,
    handSize: 3,
    helpers: [],
    turns: false,
    strands: false,
    honest: null,
    risk: 0,
};

const told = (changes: Partial<SplitPreview>, scene = newScene()) =>
    foretold({ ...LEFT, ...changes }, scene, text);

test("how many of my cards stay playable, which, and the room there is", () => {
    expect(told({})).toEqual([
        "You could still play one of your 3 cards: 50",
        "Room: 43–54 / 31–41",
    ]);
    expect(told({ fits: [22, 50] })[0]).toBe("You could still play 2 of your 3 cards: 22 and 50");
    expect(told({ fits: [] })[0]).toBe("None of your 3 cards would fit");
});

test("the last card wins, or is done with, when all play together", () => {
    expect(told({ hand: [], fits: [], handSize: 0 })).toEqual(["Your last card: you win"]);
    const together = newScene();
    together.options = { seats: 3, mode: "cooperative" };
    expect(told({ hand: [], handSize: 0 }, together)).toEqual(["Your last card: you’re done"]);
    expect(told({ helpers: [0, 100], fits: [] }, together).at(-1)).toBe("Helpers left: 0 and 100");
    expect(told({ helpers: [0, 100] }, together)).toHaveLength(2);
});

test("a reset draws; a bluff has its price", () => {
    expect(told({ gaps: [], drawn: 3, handSize: 5 })).toEqual(["You draw 3 cards, which makes 5"]);
    expect(told({ honest: false, risk: 5 }).at(-1)).toBe(
        "A bluff: if anyone challenges it, you draw 5",
    );
    expect(told({ risk: 1 }).at(-1)).toBe("If it was honest, you draw 1");
});

test("the goal stands there until everybody had a turn", () => {
    expect(goal(newScene({ turnNumber: 3 }), text)).toBe("Goal: be the first to run out of cards");
    expect(goal(newScene({ turnNumber: 4 }), text)).toBeNull();
    const together = newScene({ turnNumber: 0 });
    together.options = { seats: 3, mode: "cooperative" };
    expect(goal(together, text)).toBe("Goal: empty all hands together");
});

function show(scene: TestScene<"split">, confirmsMoves = true): void {
    const likes = preferences();
    likes.set("confirmsMoves", confirmsMoves);
    const choice = new SplitChoice(scene, likes);
    const shown = Hand as unknown as Component<Record<string, unknown>>;
    render(Stage, { props: { shown, props: { scene, choice }, around: around(text, likes) } });
}
const pick = (card: number) =>
    fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${card},`) }));
const settled = async () => {
    await Promise.resolve();
    await tick();
};

test("it describes the button that plays, politely, and goes when another card is picked", async () => {
    const scene = newScene();
    scene.preview = LEFT;
    show(scene);
    await pick(42);
    await settled();
    expect(scene.asked).toEqual(["left 42"]);
    const button = screen.getByRole("button", { name: "30 left, play 42" });
    const about = document.getElementById(button.getAttribute("aria-describedby")!)!;
    expect(about.getAttribute("aria-live")).toBe("polite");
    expect(about.textContent).toContain("You could still play one of your 3 cards: 50");
    scene.preview = null; // nobody can tell
    await pick(22);
    await settled();
    expect(scene.asked).toEqual(["left 42", "right 22"]);
    expect(about.textContent.trim()).toBe("");
    expect(scene.played).toEqual([]);
});

test("who does not confirm plays at once, and nothing is asked", async () => {
    const scene = newScene();
    scene.play = (move) => {
        scene.played.push(move);
        scene.isBusy = true;
    };
    show(scene, false);
    await pick(42);
    await settled();
    expect(scene.played).toEqual(["left 42"]);
    expect(scene.asked).toEqual([]);
});

test("what was told for other choices is void", async () => {
    const scene = newScene();
    scene.preview = LEFT;
    show(scene);
    await pick(42);
    await settled();
    expect(screen.getByText(/You could still play/)).toBeTruthy();
    scene.preview = null;
    scene.legal = [...scene.legal];
    await settled();
    expect(screen.queryByText(/You could still play/)).toBeNull();
});
