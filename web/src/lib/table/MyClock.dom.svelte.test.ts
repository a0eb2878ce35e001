import { flushSync, type Component } from "svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import MyClock from "./MyClock.svelte";

const text = await english("table");

class FakeTable {
    card = $state.raw({ deadlines: [12_000, null] as (number | null)[], moreTime: [0, 0] });
    you = { seat: 0 as number | null };
    now = 0;
    try = vi.fn();
}

let table: FakeTable;

function show(): void {
    const shown = MyClock as unknown as Component<{ table: FakeTable }>;
    render(Stage<{ table: FakeTable }>, {
        props: { shown, props: { table }, around: around(text, preferences()) },
    });
}

function pass(seconds: number): void {
    table.now += seconds * 1000;
    vi.advanceTimersByTime(seconds * 1000);
    flushSync();
}
const clock = () => document.querySelector(".clock")!;
const read = () => document.querySelector("[aria-live]")!.textContent;

beforeEach(() => {
    vi.useFakeTimers();
    table = new FakeTable();
});
afterEach(() => {
    cleanup();
    vi.useRealTimers();
});

test("the last ten seconds stand out, and are read aloud once", () => {
    show();
    pass(1);
    expect(clock().textContent).toContain("11 s");
    expect([clock().classList.contains("hurry"), read()]).toEqual([false, ""]);
    pass(1);
    expect(clock().textContent).toContain("10 s");
    expect([clock().classList.contains("hurry"), read()]).toEqual([true, "Ten seconds left"]);
    pass(1);
    expect(clock().textContent).toContain("9 s");
    expect(read()).toBe("Ten seconds left"); // the same text: nothing is read again
    pass(20);
    expect(clock().textContent).toContain("0 s");
});

test("more time is asked for with a button, as long as there is some", async () => {
    table.card = { ...table.card, moreTime: [1, 0] };
    show();
    await fireEvent.click(screen.getByRole("button", { name: "More time" }));
    expect(table.try).toHaveBeenCalledWith({ type: "more-time" });
    table.card = { ...table.card, moreTime: [0, 0] };
    flushSync();
    expect(screen.queryByRole("button")).toBeNull();
});

test("shows nothing to a spectator, or to a seat without a clock", () => {
    table.you = { seat: 1 };
    show();
    expect(clock()).toBeNull();
    cleanup();
    table.you = { seat: null };
    show();
    expect(clock()).toBeNull();
});
