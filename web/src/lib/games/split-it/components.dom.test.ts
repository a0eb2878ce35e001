import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Preferences } from "$lib/preferences.svelte";
import type { Text } from "$lib/text/text.svelte";
import Board from "./Board.svelte";
import { Choice } from "./choice.svelte";
import Hand from "./Hand.svelte";
import Score from "./Score.svelte";
import Stage from "$lib/testing/Stage.svelte";
import { around, preferences } from "$lib/testing/around";
import type { TestScene } from "$lib/testing/scene.svelte";
import { display, words, newScene, splits, view } from "./testing";

let text: Text;
let scene: TestScene<"split-it">;
let likes: Preferences;

beforeAll(async () => {
    text = await words();
});
beforeEach(() => {
    scene = newScene();
    likes = preferences();
});

afterEach(cleanup);

/** The board and what is below it share one choice. */
function showTable(): void {
    const choice = new Choice(scene, likes);
    show(Board, choice);
    show(Hand, choice);
}

function show(shown: unknown, choice = new Choice(scene, likes)): void {
    const inside = shown as Component<Record<string, unknown>>;
    render(Stage, {
        props: { shown: inside, props: { scene, choice }, around: around(text, likes) },
    });
}

test("the dividers move by arrow keys and by buttons, and the button splits there", async () => {
    scene.legal = splits(7);
    showTable();
    const first = screen.getByRole("slider", { name: "Split card between white and pink" });
    expect(first.getAttribute("aria-valuetext")).toBe("White 2, pink 3, black 2");
    await fireEvent.keyDown(first, { key: "ArrowLeft" });
    await fireEvent.click(
        screen.getByRole("button", { name: "Move the pink–black split card right" }),
    );
    expect(first.getAttribute("aria-valuetext")).toBe("White 1, pink 5, black 1");
    await fireEvent.click(screen.getByRole("button", { name: "Split here" }));
    expect(scene.played).toEqual(["split 1 6"]);
});

test("only sections that may be guessed can be tapped, and digits pick them as they lie", async () => {
    scene.view = view({ parts: [[6, 6], [], [9]] });
    scene.legal = ["guess white", "guess black"];
    showTable();
    expect(screen.getByRole("button", { name: "White, 2 cards: 6 and 6" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Pink/ })).toBeNull();
    await fireEvent.keyDown(window, { key: "3" });
    expect(scene.played).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Guess Black" }));
    expect(scene.played).toEqual(["guess black"]);
});

test("digits do nothing where shortcuts are switched off, and Esc lets go", async () => {
    scene.view = view({ parts: [[6, 6], [1], [9]] });
    scene.legal = ["guess white", "guess pink", "guess black"];
    show(Hand);
    await fireEvent.keyDown(window, { key: "1" });
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByRole("button", { name: "Guess White" })).toBeNull();
    likes.set("usesShortcuts", false);
    await fireEvent.keyDown(window, { key: "1" });
    expect(screen.queryByRole("button", { name: "Guess White" })).toBeNull();
});

test("a sealed guess is shown as made and can be changed while the table allows it", async () => {
    scene.view = view({ parts: [[6, 6], [1], [9]], guess: "pink", toAct: [1] });
    show(Hand);
    expect(screen.getByText("Sealed: Pink")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
    scene.canTakeBack = true;
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect(scene.takenBack).toBe(1);
});

test("a joker goes to the column that is tapped", async () => {
    scene.view = view({ displays: [display({ 7: [1, 0], 8: [2, 0] }, 1), display(), display()] });
    scene.legal = ["joker 7", "joker 8"];
    likes.set("confirmsMoves", false);
    showTable();
    await fireEvent.click(screen.getByRole("button", { name: /column of 8s: 2 cards/ }));
    expect(scene.played).toEqual(["joker 8"]);
});

test("a spectator sees the row and the columns and has nothing to tap but the tally and help", () => {
    scene.view = view({ seat: null, parts: [[6, 6], [1], [9]] });
    showTable();
    expect(screen.getByRole("img", { name: "White, 2 cards: 6 and 6" })).toBeTruthy();
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
        "Tally",
        "?",
    ]);
});

test("without memory aids there is no tally, and the heap is as high as all see it", () => {
    const { gone: _, ...bare } = view({ parts: [[6, 6], [1], [9]], stock: 60 });
    scene.view = bare;
    showTable();
    expect(screen.queryByRole("button", { name: "Tally" })).toBeNull();
    expect(screen.queryByText(/gone: |^Gone/)).toBeNull();
    expect(document.querySelector(".gone")).toBeNull();
});

test("points as things stand are hidden for players who want them hidden", async () => {
    scene.view = view({ points: [17, 23, 0] });
    show(Board);
    expect(screen.getByText("23")).toBeTruthy();
    likes.set("showsTotals", false);
    await tick();
    expect(screen.queryByText("23")).toBeNull();
});

test("the score names who scores each number, and equal columns all score", () => {
    scene.view = view({
        displays: [display({ 8: [2, 0] }), display({ 8: [1, 1], 3: [1, 0] }), display({}, 1)],
        leads: view().leads.map((lead) =>
            lead.number === 8
                ? { number: 8, seats: [0, 1], size: 2, margin: 0 }
                : lead.number === 3
                  ? { number: 3, seats: [1], size: 1, margin: 1 }
                  : lead,
        ),
        points: [8, 11, 0],
        outcome: { scores: [8, 11, 0], ranking: [2, 1, 3], winners: [1], reason: "most points" },
    });
    show(Score);
    expect(screen.getByText("Ben wins with 11 points.")).toBeTruthy();
    expect(screen.getAllByText("+8")).toHaveLength(2);
    expect(screen.getAllByText("+3")).toHaveLength(1);
    expect(screen.getByText(/Cleo had one joker without a column/)).toBeTruthy();
});
