import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { TableCard } from "../protocol/messages";
import { around, english, preferences } from "../testing/around";
import Stage from "../testing/Stage.svelte";
import Beginner from "./Beginner.svelte";

const text = await english("home");

const person = (name: string) => ({ name, bot: null, standIn: null });
const SEATS = [person("Ada"), person("Ben"), { name: "Lumi", bot: "easy", standIn: null }];

function show(card: Partial<TableCard> = {}, seat: number | null = 0) {
    const wished: unknown[] = [];
    const table = {
        card: {
            game: "split-it",
            phase: "gathering",
            knownDeal: false,
            host: 0,
            seats: SEATS,
            beginner: null,
            ...card,
        },
        you: { seat },
        underway: 0,
        try: (command: unknown) => wished.push(command),
    };
    const shown = Beginner as unknown as Component<Record<string, unknown>>;
    render(Stage, { props: { shown, props: { table }, around: around(text, preferences()) } });
    return wished;
}

const menu = () => screen.getByRole<HTMLSelectElement>("combobox");

afterEach(cleanup);

test("the host may leave it to chance or name a seat, whoever sits there", async () => {
    const wished = show();
    expect(screen.getByLabelText("Who starts")).toBe(menu());
    expect(menu().value).toBe("lot");
    expect([...menu().options].map(({ text }) => text)).toEqual([
        "Anyone, at random",
        "The youngest player",
        expect.stringContaining("Ada"),
        expect.stringContaining("Ben"),
        expect.stringContaining("Lumi"),
    ]);
    await fireEvent.change(menu(), { target: { value: "2" } });
    await fireEvent.change(menu(), { target: { value: "lot" } });
    expect(wished).toEqual([
        { type: "choose-beginner", seat: 2 },
        { type: "choose-beginner", seat: null },
    ]);
});

test("for the youngest the host taps a name, of those who have an age", async () => {
    const wished = show();
    await fireEvent.change(menu(), { target: { value: "youngest" } });
    expect(screen.getByRole("group", { name: "Who is the youngest?" })).toBeTruthy();
    const names = screen.getAllByRole("button");
    expect(names.map(({ textContent }) => /Ada|Ben|Lumi/.exec(textContent)?.[0])).toEqual([
        "Ada",
        "Ben",
    ]);
    await fireEvent.click(names[1]!);
    expect(wished).toEqual([{ type: "choose-beginner", seat: 1, youngest: true }]);
});

test("somebody who is alone with bots is the youngest", async () => {
    const wished = show({ seats: [SEATS[0], SEATS[2]] as unknown as TableCard["seats"] });
    await fireEvent.change(menu(), { target: { value: "youngest" } });
    expect(wished).toEqual([{ type: "choose-beginner", seat: 0, youngest: true }]);
});

test("everybody reads who begins, and why", () => {
    show({ game: "split", beginner: { seat: 1, why: "passed" } }, 1);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(document.body.textContent).toMatch(/Ben.* deals\.\s+The deal passes to the left\./);
    cleanup();
    show({}, null);
    expect(document.body.textContent).toContain("A random player begins.");
});

test("nothing is asked where nobody begins, or the deal says who", () => {
    show({ game: "splito" });
    expect(screen.queryByRole("combobox")).toBeNull();
    show({ knownDeal: true });
    expect(screen.queryByRole("combobox")).toBeNull();
});
