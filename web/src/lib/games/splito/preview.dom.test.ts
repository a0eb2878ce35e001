/** What a card of Splito would change, told beside the button that plays it. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick, type Component } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { SplitoPreview } from "$lib/protocol/messages";
import { english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import type { Text } from "$lib/text/text.svelte";
import { SplitoChoice } from "./choice.svelte";
import { foretold } from "./foretelling";
import Hand from "./Hand.svelte";
import { objectives } from "./objectives.svelte";
import { aroundSplito, CARDS, newScene, view } from "./testing";
import { goal } from "./words";

afterEach(cleanup);
let text: Text;
beforeAll(async () => {
    text = await english("splito", "table");
    objectives.learn(CARDS);
});

const NOTHING: SplitoPreview = {
    zone: 0,
    cards: { before: 2, after: 3 },
    objectives: [],
    commons: [],
    zones: [{ zone: 0, points: { before: 3, after: 3 } }],
    product: { before: 0, after: 0 },
};
const told = (changes: Partial<SplitoPreview>) =>
    foretold({ ...NOTHING, ...changes }, newScene(), text);

test("an Objective that is lost, and what that costs the zone", () => {
    const lost = {
        objective: "V0_2",
        zone: 0,
        was: "met",
        becomes: "lost",
        points: { before: 1, after: 0 },
    } as const;
    const zones = [{ zone: 0, points: { before: 4, after: 3 } }];
    const product = { before: 8, after: 6 };
    expect(told({ objectives: [lost], zones, product })).toEqual([
        "No 2: met → lost",
        "Left, with Ben: 4 → 3 points",
        "Your score: 8 → 6",
    ]);
});

test("an Objective that is played itself, and one in another zone", () => {
    const change = { objective: "V2_4", points: { before: 0, after: 0 } };
    expect(told({ objectives: [{ ...change, zone: 0, was: null, becomes: "open" }] })).toEqual([
        "Exactly two 4s: open",
    ]);
    expect(told({ objectives: [{ ...change, zone: 1, was: "open", becomes: "lost" }] })).toEqual([
        "Ben – Cleo: Exactly two 4s: open → lost",
    ]);
});

test("a common is counted, and said to be whose", () => {
    const common = { objective: "MV4", count: { before: 1, after: 2 }, was: null };
    const [here, tied, there] = [0, null, 2].map(
        (becomes) => told({ commons: [{ ...common, becomes }] })[0],
    );
    expect(here).toBe("Most 4s: 1 → 2 here, this zone would get it");
    expect(tied).toBe("Most 4s: 1 → 2 here, tied");
    expect(there).toBe("Most 4s: 1 → 2 here, another zone has more");
});

test("that nothing changes is said, too", () => {
    expect(told({})).toEqual(["No Objective changes"]);
});

test("the goal stands there for a round", () => {
    const scene = newScene();
    expect(goal(scene, text)).toBe("Goal: points left × points right");
    scene.view = view({ round: 2 });
    expect(goal(scene, text)).toBeNull();
});

test("it is asked for the card and the side, and describes the button", async () => {
    const scene = newScene();
    scene.preview = NOTHING;
    const likes = preferences();
    const choice = new SplitoChoice(scene, likes);
    const shown = Hand as unknown as Component<Record<string, unknown>>;
    const props = { shown, props: { scene, choice }, around: aroundSplito(text, likes) };
    render(Stage, { props });
    await fireEvent.click(screen.getByRole("button", { name: "Yellow 3, 3 of 4" }));
    expect(scene.asked).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Right" }));
    await tick();
    expect(scene.asked).toEqual(["y3 right"]);
    const button = document.querySelector("[data-confirm]")!;
    const about = document.getElementById(button.getAttribute("aria-describedby")!)!;
    expect(about.textContent.trim()).toBe("No Objective changes");
    expect(scene.played).toEqual([]);
});
