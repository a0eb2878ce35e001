import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { GameModule } from "../games/game";
import { advice, topic } from "../games/split/talk";
import type { GameName } from "../protocol/messages";
import { around, english, preferences } from "../testing/around";
import Stage from "../testing/Stage.svelte";
import Phrases from "./Phrases.svelte";

const text = await english("table", "split");

function show(options: object, talk = "presets", seat: number | null = 0) {
    const wished: unknown[] = [];
    const table = {
        card: { settings: { talk } },
        you: { seat },
        try: (command: unknown) => wished.push(command),
    };
    const live = { options, view: { hand: [12, 15, 20, 47, 88], phase: "playing" } };
    const module = { advice, topic } as unknown as GameModule<GameName>;
    const shown = Phrases as unknown as Component<Record<string, unknown>>;
    render(Stage, {
        props: { shown, props: { table, live, module }, around: around(text, preferences()) },
    });
    return wished;
}

afterEach(cleanup);

test("advice in cooperative play is one tap away, with the colours of my own Standards", async () => {
    const wished = show({ mode: "cooperative" });
    await fireEvent.click(screen.getByRole("button", { name: "Left or right?" }));
    const colors = screen.getAllByRole("button", { name: /this colour/ });
    expect(colors.map((each) => each.textContent?.trim())).toEqual(["orange", "green", "purple"]);
    await fireEvent.click(colors[1]!);
    expect(wished).toEqual([
        { type: "say", preset: "left-or-right" },
        { type: "say", preset: "stay-in-band", about: "band-4" },
    ]);
});

test.each([
    ["against each other", {}, "presets", 0],
    ["where nobody talks", { mode: "cooperative" }, "off", 0],
    ["to spectators", { mode: "cooperative" }, "presets", null],
])("nothing is offered %s", (_, options, talk, seat) => {
    show(options, talk, seat);
    expect(screen.queryByRole("button")).toBeNull();
});
