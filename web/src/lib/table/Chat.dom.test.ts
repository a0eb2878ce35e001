import { SvelteSet } from "svelte/reactivity";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { GameModule } from "$lib/games/game";
import { topic, topics } from "$lib/games/split/talk";
import type { GameName, Remark } from "$lib/protocol/messages";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import Chat from "./Chat.svelte";

const text = await english("table", "split");
const keeping = { name: "" };

function show(card: object, talk: readonly Partial<Remark>[] = [], isPlaying = true) {
    const wished: unknown[] = [];
    const table = {
        card: { game: "split", settings: { talk: "presets" }, discreet: true, ...card },
        talk,
        heard: talk,
        earlierTalk: false,
        muted: new SvelteSet<string>(),
        you: { person: 0, seat: 0 },
        try: (command: unknown) => wished.push(command),
    };
    const live = { options: { seats: 3, mode: "cooperative" } };
    const module = { topics, topic } as unknown as GameModule<GameName>;
    const shown = Chat as unknown as Component<Record<string, unknown>>;
    const props = isPlaying ? { table, live, module } : { table };
    const app = around(text, preferences(), { keeping } as never);
    render(Stage, { props: { shown, props, around: app } });
    return wished;
}

afterEach(cleanup);

const PRESETS = ["left-or-right", "stay-in-band", "hello"];

test("what the rules forbid is said in one line, where they forbid anything", () => {
    show({ presets: PRESETS });
    expect(screen.getByText("Give advice, but never name a number.")).toBeTruthy();
    cleanup();
    show({ presets: PRESETS, discreet: false });
    expect(screen.queryByText(/never name a number/)).toBeNull();
});

test("a phrase that speaks of something asks of what, and is said with it", async () => {
    const wished = show({ presets: PRESETS });
    await fireEvent.click(screen.getByRole("button", { name: "Left or right?" }));
    const colours = screen.getByRole("button", { name: "Stay in a colour…" });
    expect(colours.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(colours);
    const group = screen.getByRole("group", { name: "Stay in a colour…" });
    expect(within(group).getAllByRole("button")).toHaveLength(10);
    await fireEvent.click(within(group).getByRole("button", { name: "blue 60–69" }));
    expect(wished).toEqual([
        { type: "say", preset: "left-or-right" },
        { type: "say", preset: "stay-in-band", about: "band-6" },
    ]);
    expect(screen.queryByRole("group", { name: "Stay in a colour…" })).toBeNull();
});

test("before a game nothing can be spoken of", () => {
    show({ presets: PRESETS }, [], false);
    expect(screen.queryByRole("button", { name: "Stay in a colour…" })).toBeNull();
    expect(screen.getByRole("button", { name: "Hello!" })).toBeTruthy();
});

test("what was said names it, and ears hear which numbers are meant", () => {
    const remark = { seq: 3, name: "Ben", seat: 1, preset: "stay-in-band", about: "band-9" };
    show({ presets: PRESETS }, [{ ...remark, text: null }]);
    const line = screen.getByRole("listitem");
    expect(line.querySelector("bdi")?.textContent).toMatch(
        /^Stay in this colour, please: .*pink.*$/,
    );
    expect(line.querySelector(".unseen")?.textContent).toBe("90–100");
});
