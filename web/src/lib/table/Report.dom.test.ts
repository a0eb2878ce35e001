import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { App } from "$lib/app";
import { Refused } from "$lib/protocol/rest";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import Report from "./Report.svelte";

const text = await english("home", "table");
const TALK = [
    { seq: 3, name: "Ben", text: "zebra" },
    { seq: 4, name: "Ben", text: null, preset: "hello" },
];

function show(rest: object): void {
    const table = { id: "t1", token: "secret", talk: TALK };
    const shown = Report as unknown as Component<Record<string, unknown>>;
    const more = { rest } as unknown as Partial<App>;
    const props = { table, close: () => undefined };
    render(Stage, { props: { shown, props, around: around(text, preferences(), more) } });
}

afterEach(cleanup);

test("what was typed can be reported, or the table, with a reason and words", async () => {
    const report = vi.fn().mockResolvedValue(undefined);
    show({ privacy: () => Promise.resolve({ takesReports: true }), report });
    const what = await screen.findByRole<HTMLSelectElement>("combobox");
    expect([...what.options].map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, ""))).toEqual([
        "The table",
        "Ben: zebra",
    ]);
    await fireEvent.change(what, { target: { selectedIndex: 1 } });
    await fireEvent.click(screen.getByRole("radio", { name: "Something else" }));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " Not nice " } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Thank you."));
    expect(report).toHaveBeenCalledWith("t1", "secret", {
        reason: "other",
        seq: 3,
        words: "Not nice",
    });
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
});

test("a report that was refused can be sent again", async () => {
    const report = vi.fn().mockRejectedValue(new Refused({ code: "too-fast", message: "" }));
    show({ privacy: () => Promise.resolve({ takesReports: true }), report });
    const words = await screen.findByRole<HTMLInputElement>("textbox");
    await fireEvent.input(words, { target: { value: "Not nice" } });
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() =>
        expect(screen.getByRole("status").textContent).toContain(text.say("problem-too-fast")),
    );
    expect([words.isConnected, words.value]).toEqual([true, "Not nice"]);
});

test("a server without an operator says so", async () => {
    show({ privacy: () => Promise.resolve({ takesReports: false }) });
    expect(await screen.findByText(text.say("report-nobody"))).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
});
