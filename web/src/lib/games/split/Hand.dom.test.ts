import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Text } from "$lib/text/text.svelte";
import { around, preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import Stage from "$lib/testing/Stage.svelte";
import { SplitChoice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import { newScene, words } from "./testing";

afterEach(cleanup);
let text: Text;
beforeAll(async () => {
    text = await words();
});

function show(scene: TestScene<"split">, confirmsMoves = true, usesShortcuts = true) {
    const likes = preferences();
    likes.set("confirmsMoves", confirmsMoves);
    likes.set("usesShortcuts", usesShortcuts);
    const choice = new SplitChoice(scene, likes);
    const shown = Hand as unknown as Component<Record<string, unknown>>;
    render(Stage, { props: { shown, props: { scene, choice }, around: around(text, likes) } });
    return scene;
}
const card = (number: number) => screen.getByRole("button", { name: new RegExp(`^${number},`) });

describe("the hand", () => {
    test("names each card, where it fits, and its place", () => {
        show(newScene());
        expect(card(42).textContent).toContain("fits if the middle card goes left, 2 of 4");
        expect(card(50).textContent).toContain("Wild, fits on either side, 3 of 4");
        expect(card(81).textContent).toContain("doesn’t fit, 4 of 4");
        expect(card(81).getAttribute("aria-disabled")).toBe("true");
    });

    test("a card that fits one side is played with one confirmation", async () => {
        const scene = show(newScene());
        await fireEvent.click(card(42));
        await fireEvent.click(screen.getByRole("button", { name: "30 left, play 42" }));
        expect(scene.played).toEqual(["left 42"]);
    });

    test("the letters choose the side, unless shortcuts are off", async () => {
        const scene = show(newScene(), false);
        await fireEvent.click(card(50));
        await fireEvent.keyDown(window, { key: "r" });
        expect(scene.played).toEqual(["right 50"]);
        cleanup();
        const quiet = show(newScene(), false, false);
        await fireEvent.click(card(50));
        await fireEvent.keyDown(window, { key: "r" });
        expect(quiet.played).toEqual([]);
    });

    test("Esc puts a picked card back", async () => {
        show(newScene());
        await fireEvent.click(card(42));
        expect(card(42).getAttribute("aria-pressed")).toBe("true");
        await fireEvent.keyDown(window, { key: "Escape" });
        expect(card(42).getAttribute("aria-pressed")).toBe("false");
    });

    test("stranding a Wild is warned of before it is done", async () => {
        const scene = show(newScene({ hand: [42, 50], stranding: [42] }), false);
        await fireEvent.click(card(42));
        expect(screen.getByRole("alert").textContent).toContain("only Wilds");
        expect(scene.played).toEqual([]);
        await fireEvent.click(screen.getByRole("button", { name: "Play 42 anyway" }));
        expect(scene.played).toEqual(["left 42"]);
    });

    test("a sealed answer is shown as made, and can be changed while the table allows it", async () => {
        const scene = newScene({ phase: "answering", turn: 1, answer: "challenge" }, []);
        scene.canTakeBack = true;
        show(scene);
        expect(screen.getByText("You challenge it")).toBeTruthy();
        await fireEvent.click(screen.getByRole("button", { name: "Change" }));
        expect(scene.takenBack).toBe(1);
    });

    test("a spectator sees no cards", () => {
        show(newScene({ seat: null, hand: null, playable: [[], []] }, []));
        expect(screen.queryAllByRole("button")).toEqual([]);
    });
});
