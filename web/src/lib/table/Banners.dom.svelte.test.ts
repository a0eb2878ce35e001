import { flushSync, type Component } from "svelte";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Lost, Notice, SeatCard } from "$lib/protocol/messages";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import Banners from "./Banners.svelte";

const text = await english("home", "table");
const SEAT = { name: "Ida", bot: null, standIn: null, hints: false };
const CARD = {
    phase: "playing",
    seats: [SEAT, { ...SEAT, name: "Ben" }],
    settings: { hints: false },
    tried: null,
    closed: false,
};

class FakeTable {
    connection = $state("open");
    card = $state.raw<object>(CARD);
    you = { seat: 0 };
    standIn = $state<SeatCard["standIn"]>(null);
    missed = $state(0);
    notice = $state.raw<Partial<Notice>>({});
    lost = $state.raw<Partial<Lost> | null>(null);
    problem = $state.raw<object | null>(null);
    line = { hurry: vi.fn() };
    try = vi.fn();
}

function show(): FakeTable {
    const table = new FakeTable();
    const shown = Banners as unknown as Component<{ table: FakeTable }>;
    render(Stage<{ table: FakeTable }>, {
        props: { shown, props: { table }, around: around(text, preferences()) },
    });
    return table;
}

/** Every note on show, without its buttons. */
function notes(): string[] {
    flushSync();
    return [...screen.getByRole("status").querySelectorAll("p")].map((note) =>
        [...note.childNodes]
            .filter(({ nodeName }) => nodeName === "#text")
            .map(({ textContent }) => textContent!.replaceAll(/[\u2066-\u2069]/g, "").trim())
            .join(""),
    );
}
const press = (name: string): Promise<unknown> =>
    fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
});

test("nothing is said while all is well", () => {
    show();
    expect(notes()).toEqual([]);
});

test("whatever keeps the page from the server is said, with a button to try at once", async () => {
    const table = show();
    table.connection = "lost";
    expect(notes()).toEqual(["Connection lost. Reconnecting…"]);
    await press("Try again");
    expect(table.line.hurry).toHaveBeenCalledTimes(1);
    table.connection = "full";
    expect(notes()).toEqual(["The tables are full right now. Please try again in a moment."]);
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
    expect(notes()).toEqual(["You’re offline. The table will be back when you’re online again."]);
    await press("Try again"); // a browser may be wrong about a server on the same machine
    expect(table.line.hurry).toHaveBeenCalledTimes(2);
    network.mockReturnValue(true);
    table.connection = "open";
    window.dispatchEvent(new Event("online"));
    expect(notes()).toEqual([]);
});

test("offers to take the seat back from a bot", async () => {
    const table = show();
    const told: string[] = [];
    for (const why of ["clock", "absence", "left"] as const) {
        table.standIn = why;
        told.push(...notes());
    }
    expect(told).toEqual([
        "Your time ran out several times in a row, so a bot is playing for you.",
        "You were away, so a bot is playing for you.",
        "You left, so a bot is playing for you.",
    ]);
    await press("Play for myself");
    expect(table.try).toHaveBeenCalledWith({ type: "back" });
    table.standIn = "move"; // of one move the status bar speaks
    table.missed = 1;
    expect(notes()).toEqual([]);
    table.standIn = null;
    expect(notes()).toEqual([
        "Your time ran out, so a bot made one move for you. The next one is yours again.",
    ]);
});

test("that a bot plays for somebody else is said until it is read", async () => {
    const table = show();
    table.card = { ...CARD, seats: [SEAT, { ...SEAT, name: "Ben", standIn: "absence" }] };
    expect(notes()).toEqual(["Ben is away, so a bot plays for them."]);
    await press("Close");
    expect(notes()).toEqual([]);
});

test("what operators and the server have to say is said", async () => {
    const table = show();
    table.card = { ...CARD, closed: true, tried: { number: 2, at: 7, imagined: true } };
    table.notice = { maintenance: true, text: "Back at ten" };
    table.lost = { entries: 1 };
    table.problem = { code: "not-allowed" };
    expect(notes()).toEqual([
        "The people who run this server have closed this table.",
        "You can’t start new games right now: the server is about to go down for maintenance.",
        "From the people who run this server: Back at ten",
        "Practice from game 2, move 7. The cards were known, so it isn’t a fair deal. " +
            "Hidden cards were dealt again.",
        "The server lost the last thing that happened here, so the game goes on from just before it.",
        "You can’t do that here. To sit down you need an invitation link.",
    ]);
    for (let read = 0; read < 3; read++)
        await fireEvent.click(screen.getAllByRole("button", { name: "Close" })[0]!);
    expect(notes()).toHaveLength(3);
    expect([table.lost, table.problem]).toEqual([null, null]);
});
