/** What a section, a cut or a joker would do to my columns, told beside the button that plays it. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { SplitItGain } from "$lib/protocol/messages";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import type { Text } from "$lib/text/text.svelte";
import Board from "./Board.svelte";
import { Choice } from "./choice.svelte";
import { foretold } from "./foretelling";
import Hand from "./Hand.svelte";
import { display, newScene, splits, view } from "./testing";
import { goal } from "./words";

afterEach(cleanup);
let text: Text;
beforeAll(async () => {
    text = await english("split-it", "table");
});

const NINES: SplitItGain = {
    section: "white",
    cards: [9, 9],
    columns: [
        {
            number: 9,
            cards: { before: 2, after: 4 },
            was: "behind",
            becomes: "alone",
            margin: 1,
        },
    ],
    jokers: 0,
    waiting: 0,
    points: { before: 5, after: 14 },
};
const told = (changes: Partial<SplitItGain>) =>
    foretold({ gains: [{ ...NINES, ...changes }], gone: [] }, text);

test("a section that I would win: the columns, the lead, the points", () => {
    expect(told({})).toEqual([
        "If you’re alone on White:",
        "9s: 2 → 4 cards, you would lead alone",
        "your points: 5 → 14",
    ]);
    const columns = [{ ...NINES.columns[0]!, becomes: "shared" as const }];
    expect(told({ columns })[1]).toBe("9s: 2 → 4 cards, you would share the lead");
    expect(told({ jokers: 2 })).toContain("and 2 jokers to place");
    expect(told({ waiting: 1 })).toContain("one joker would wait for a column");
});

test("a joker of mine needs no section", () => {
    expect(told({ section: null })[0]).toBe("9s: 2 → 4 cards, you would lead alone");
});

test("a cut tells what each section would bring, a removal what leaves", () => {
    const gains = [NINES, { ...NINES, section: "pink", points: { before: 5, after: 5 } } as const];
    expect(foretold({ gains, gone: [] }, text)).toEqual([
        "White: 5 → 14 points",
        "Pink: 5 → 5 points",
    ]);
    expect(foretold({ gains, gone: [6, 0] }, text)[0]).toBe("These leave the game: 6 and joker");
});

test("the goal stands there for a round", () => {
    const scene = newScene();
    expect(goal(scene, text)).toBe("Goal: have the most of each number");
    scene.view = view({ round: 2 });
    expect(goal(scene, text)).toBeNull();
});

function show(scene = newScene()) {
    const likes = preferences();
    const choice = new Choice(scene, likes);
    for (const part of [Board, Hand] as unknown[]) {
        const shown = part as Component<Record<string, unknown>>;
        render(Stage, { props: { shown, props: { scene, choice }, around: around(text, likes) } });
    }
    return scene;
}
const aboutThe = (name: string) =>
    document.getElementById(screen.getByRole("button", { name }).getAttribute("aria-describedby")!)!
        .textContent;

test("where the dividers lie is asked about, and anew when they move", async () => {
    const scene = newScene();
    scene.legal = splits(7);
    scene.preview = { gains: [NINES, { ...NINES, section: "pink" }], gone: [] };
    show(scene);
    await tick();
    expect(scene.asked).toEqual(["split 2 5"]);
    expect(aboutThe("Split here")).toContain("White: 5");
    await fireEvent.click(
        screen.getByRole("button", { name: "Move the pink–black split card right" }),
    );
    expect(scene.asked).toEqual(["split 2 5", "split 2 6"]);
});

test("a column that a joker shall go to", async () => {
    const scene = newScene();
    scene.view = view({ displays: [display({ 7: [1, 0], 8: [2, 0] }, 1), display(), display()] });
    scene.legal = ["joker 7", "joker 8"];
    scene.preview = { gains: [{ ...NINES, section: null }], gone: [] };
    show(scene);
    await fireEvent.click(screen.getByRole("button", { name: /column of 8s/ }));
    await tick();
    expect(scene.asked).toEqual(["joker 8"]);
    expect(aboutThe("Joker to the 8s")).toContain("you would lead alone");
});
