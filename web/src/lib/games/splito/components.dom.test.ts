/** The table of Splito as somebody uses it who hears it, or plays by keyboard. */

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Preferences } from "$lib/preferences.svelte";
import type { Text } from "$lib/text/text.svelte";
import Stage from "$lib/testing/Stage.svelte";
import Board from "./Board.svelte";
import { SplitoChoice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import { objectives } from "./objectives.svelte";
import Score from "./Score.svelte";
import { preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import { CARDS, words, newScene, view, zoneSheet, aroundSplito } from "./testing";

let text: Text;
let scene: TestScene<"splito">;
let likes: Preferences;
let choice: SplitoChoice;

beforeAll(async () => {
    text = await words();
    objectives.learn(CARDS);
});
beforeEach(() => {
    scene = newScene();
    likes = preferences();
    choice = new SplitoChoice(scene, likes);
});
afterEach(cleanup);

function show(shown: unknown): void {
    const inside = shown as Component<Record<string, unknown>>;
    render(Stage, {
        props: { shown: inside, props: { scene, choice }, around: aroundSplito(text, likes) },
    });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test("a card and a side by taps, then the button", async () => {
    show(Hand);
    await fireEvent.click(screen.getByRole("button", { name: "Yellow 3, 3 of 4" }));
    expect(
        screen.getByRole("button", { name: "Yellow 3, picked, 3 of 4", pressed: true }),
    ).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Right" }));
    expect(scene.played).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Play right: Yellow 3" }));
    expect(scene.played).toEqual(["y3 right"]);
});

test("arrow keys choose the side of a picked card, Esc lets go of it", async () => {
    show(Hand);
    await fireEvent.click(screen.getByRole("button", { name: "Yellow 3, 3 of 4" }));
    await press("ArrowLeft");
    await tick();
    expect(document.activeElement).toBe(
        screen.getByRole("button", { name: "Play left: Yellow 3" }),
    );
    await press("2");
    await tick();
    expect(choice.side).toBe("right");
    await press("Escape");
    await tick();
    expect(choice.card).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Yellow 3, 3 of 4" }));
});

test("without shortcuts the keys are left alone", async () => {
    likes.set("usesShortcuts", false);
    show(Hand);
    await fireEvent.click(screen.getByRole("button", { name: "Yellow 3, 3 of 4" }));
    await press("1");
    expect(choice.side).toBeNull();
});

test("a picked card makes both zones buttons for it", async () => {
    likes.set("confirmsMoves", false);
    show(Board);
    expect(screen.getByRole("button", { name: "Show zone Left, with Ben" })).toBeTruthy();
    choice.pick("V2_4/1");
    await tick();
    await fireEvent.click(
        screen.getByRole("button", {
            name: "Objective “Exactly two 4s” into the zone Left, with Ben",
        }),
    );
    expect(scene.played).toEqual(["V2_4 left"]);
});

test("a sealed choice is shown as made, and can be changed", async () => {
    scene.view = view({ choice: "y3 left", sealed: [0], toAct: [1, 2] });
    scene.legal = [];
    scene.canTakeBack = true;
    show(Hand);
    expect(screen.getByText("Chosen: Yellow 3, left")).toBeTruthy();
    const waiting = screen.getByRole("button", { name: /^Blue 4, 1 of 3, not now/ });
    expect(waiting.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(waiting);
    expect(choice.card).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(scene.takenBack).toBe(1);
});

test("a zone says how many cards it has, and how its Objectives stand", () => {
    const zones = [["b4", "k4", "V2_4"], ["y1"], []];
    const sheets = [zoneSheet(zones[0]!, [{ objective: "V2_4", status: "met" }], 2)];
    scene.view = view({
        zones,
        sheet: {
            ...view({ zones }).sheet,
            zones: [...sheets, zoneSheet(zones[1]!), zoneSheet([])],
            products: [0, 0, 0],
        },
    });
    show(Board);
    const left = screen.getByRole("group", { name: "Zone Left, with Ben: 3 cards, 2 points" });
    expect(within(left).getByText("Exactly two 4s, 2 points: met. This zone has 2.")).toBeTruthy();
    expect(within(left).getByText("Blue: 4. Black: 4")).toBeTruthy();
});

test("totals and product are hidden from who does not want them", async () => {
    likes.set("showsTotals", false);
    show(Board);
    expect(screen.getByRole("group", { name: "Zone Left, with Ben: no cards" })).toBeTruthy();
    expect(screen.queryByText(/Your product now/)).toBeNull();
    likes.set("showsTotals", true);
    await tick();
    expect(screen.getByText("Your product now: 0 times 0 is 0")).toBeTruthy();
});

test("a spectator sees all zones and no hand", () => {
    scene.view = view({ seat: null, hand: null, knownHands: [null, null, null] });
    scene.legal = [];
    show(Board);
    expect(screen.getAllByRole("button", { name: /^Show zone/ })).toHaveLength(3);
    cleanup();
    show(Hand);
    expect(screen.queryByRole("button")).toBeNull();
});

test("without memory aids there are no hands to look up", () => {
    const { knownHands: _, ...bare } = view({});
    scene.view = bare;
    show(Hand);
    expect(screen.queryByRole("button", { name: /hands/i })).toBeNull();
    cleanup();
    scene.view = view({ knownHands: [["b4"], ["y3"], null] });
    show(Hand);
    expect(screen.getByRole("button", { name: /hands/i })).toBeTruthy();
});

test("the side of a hidden card is shown where the table wants it so, and nothing else of it", () => {
    scene.options = { seats: 3, show_side: true };
    scene.view = view({ sealed: [1], shownSides: [null, "left", null] });
    show(Board);
    const shown = document.body.innerHTML;
    cleanup();
    scene.view = view({ sealed: [1], shownSides: [null, "right", null] });
    show(Board);
    expect(document.body.innerHTML).not.toBe(shown);
    cleanup();
    scene.view = view({ sealed: [1], shownSides: [null, null, null] });
    show(Board);
    expect(document.body.innerHTML).not.toBe(shown);
});

test("the score sheet multiplies left by right, as on the pad", () => {
    const totals = [8, 4, 6]; // A–B, B–C, C–A
    scene.view = view({
        hand: [],
        toAct: [],
        outcome: {
            scores: [48, 32, 24],
            ranking: [1, 2, 3],
            winners: [0],
            reason: "highest product",
        },
        sheet: {
            ...view().sheet,
            zones: totals.map((total) => zoneSheet([], [], total)),
            products: [48, 32, 24],
            cardCounts: [26, 26, 26],
        },
    });
    show(Score);
    const row = (name: string) =>
        screen.getByRole("row", { name: new RegExp(name) }).textContent?.replace(/\s+/g, "");
    expect(row("Ada")).toBe("1Ada8×6=4826");
    expect(row("Ben")).toBe("2Ben4×8=3226");
    expect(row("Cleo")).toBe("3Cleo6×4=2426");
    expect(screen.getByText("Ada has the highest score and wins.")).toBeTruthy();
});
