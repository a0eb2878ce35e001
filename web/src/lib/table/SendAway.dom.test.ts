import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import SendAway from "./SendAway.svelte";

afterEach(cleanup);

test("two spectators of one name have a button each", async () => {
    const wished: unknown[] = [];
    const table = {
        card: { host: 0, watchers: ["Ida", "Eve", "Ida"] },
        you: { seat: 0 },
        underway: 0,
        try: (command: unknown) => wished.push(command),
    };
    const shown = SendAway as unknown as Component<Record<string, unknown>>;
    const text = await english("table");
    render(Stage, { props: { shown, props: { table }, around: around(text, preferences()) } });
    const buttons = screen.getAllByRole("button");
    expect(buttons.map((each) => /Ida|Eve/.exec(each.textContent)?.[0])).toEqual([
        "Ida",
        "Eve",
        "Ida",
    ]);
    await fireEvent.click(buttons[2]!);
    expect(wished).toEqual([{ type: "ban", name: "Ida" }]);
});
