import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keeping } from "../keeping";
import type { LobbyCard } from "../protocol/messages";
import { ago } from "../text/ago";
import { canJoin, Lobby, LOOK_EVERY } from "./lobby.svelte";
import { GUESTS, MyName } from "../parts/name.svelte";
import { readRecord } from "./record";

const RECORD = {
    format: "splittable/1",
    game: "splito",
    options: { seats: 4 },
    names: ["Nora", "Emil", "Ida", "Max"],
    moves: [],
    outcome: { scores: [] },
};

describe("a record from a file", () => {
    test("says its game, seats and names, and is passed on whole", () => {
        expect(readRecord(JSON.stringify(RECORD))).toEqual({
            game: "splito",
            seats: 4,
            names: RECORD.names,
            record: RECORD,
        });
    });

    test("of a .jsonl file the first one counts", () => {
        const other = { ...RECORD, game: "split" };
        const lines = `${JSON.stringify(other)}\n${JSON.stringify(RECORD)}\n`;
        expect(readRecord(lines).game).toBe("split");
    });

    test("seats at their default may be left out", () => {
        expect(readRecord(JSON.stringify({ ...RECORD, options: {} })).seats).toBe(3);
    });

    test.each([
        ["unreadable", "a letter to a friend"],
        ["unreadable", "null"],
        ["unreadable", JSON.stringify({ ...RECORD, format: "other/1" })],
        ["unreadable", JSON.stringify({ ...RECORD, game: "chess" })],
        ["unfinished", JSON.stringify({ ...RECORD, outcome: undefined })],
        ["too-big", JSON.stringify({ ...RECORD, names: ["x".repeat(300_000)] })],
    ])("%s: %.30s", (why, file) => {
        expect(() => readRecord(file)).toThrow(why);
    });
});

describe("my name", () => {
    const kept = new Map<string, string>();
    const keeping = new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
    const say = (id: string) => id;
    beforeEach(() => kept.clear());

    test("whoever types none is a friendly animal, the same one next time", () => {
        const name = new MyName(keeping, say, () => 0.99);
        expect(name.shown).toBe(`home-guest-${GUESTS - 1}`);
        expect(new MyName(keeping, say, () => 0).shown).toBe(name.shown);
    });

    test("is kept without spaces around it", () => {
        new MyName(keeping, say).typed = "  Nora ";
        expect(keeping.name).toBe("Nora");
        expect(new MyName(keeping, say).shown).toBe("Nora");
    });

    test("has nothing in it that cannot be printed", () => {
        const name = new MyName(keeping, say);
        name.typed = "No\u0007ra\u200b";
        expect(name.shown).toBe("Nora");
        name.typed = "\u202e";
        expect(name.shown).toBe(name.guest);
        name.typed = "\u0301\u200d";
        expect(name.shown).toBe(name.guest);
        name.typed = "👨‍👩‍👧";
        expect(name.shown).toBe("👨‍👩‍👧");
    });

    test("a friendly one is another where somebody has it already", () => {
        const name = new MyName(keeping, say, () => 0);
        expect(name.besides(["Ida", null])).toBe("home-guest-0");
        expect(name.besides(["home-guest-0", "home-guest-1"])).toBe("home-guest-2");
        name.typed = "Ida";
        expect(name.besides(["Ida"])).toBe("Ida");
    });
});

test("how long ago is said in the largest unit that fits", () => {
    const now = 1_700_000_000_000;
    expect(ago(now - 30_000, now, "en")).toBe("this minute");
    expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
    expect(ago(now - 3 * 3_600_000, now, "de")).toBe("vor 3 Stunden");
    expect(ago(now - 30 * 3_600_000, now, "en")).toBe("yesterday");
    expect(ago(now + 5_000, now, "en")).toBe("this minute"); // clocks differ
});

describe("the lobby", () => {
    const page = () => Object.assign(new EventTarget(), { hidden: false }) as unknown as Document;
    const card = (part: Partial<LobbyCard>) => part as LobbyCard;
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test("is looked at again and again, but not while the page is hidden", async () => {
        const tables = vi.fn(async () => ({ tables: [] }));
        const document = page() as Document & { hidden: boolean };
        const stop = new Lobby({ tables }).follow(document);
        await vi.advanceTimersByTimeAsync(LOOK_EVERY);
        expect(tables).toHaveBeenCalledTimes(2);
        document.hidden = true;
        await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY);
        expect(tables).toHaveBeenCalledTimes(2);
        document.hidden = false;
        document.dispatchEvent(new Event("visibilitychange"));
        await vi.advanceTimersByTimeAsync(0);
        expect(tables).toHaveBeenCalledTimes(3);
        stop();
        await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY);
        expect(tables).toHaveBeenCalledTimes(3);
    });

    test("leaves out the games of plug-ins, which this page cannot show", async () => {
        const known = card({ id: "a", game: "split" });
        const other = { id: "b", game: "goofspiel" } as unknown as LobbyCard;
        const lobby = new Lobby({ tables: async () => ({ tables: [other, known] }) });
        await lobby.look();
        expect(lobby.tables).toEqual([known]);
    });

    test("keeps what it knew when the server cannot be reached", async () => {
        const known = [card({ id: "abc", game: "split" })];
        const tables = vi.fn(async () => ({ tables: known }));
        const lobby = new Lobby({ tables });
        await lobby.look();
        tables.mockRejectedValueOnce(new Error());
        await lobby.look();
        expect(lobby.tables).toEqual(known);
        expect(lobby.problem).toBe("broken");
    });

    test("one can join where a seat is free and no game is on", () => {
        expect(canJoin(card({ phase: "gathering", names: ["Nora", null] }))).toBe(true);
        expect(canJoin(card({ phase: "gathering", names: ["Nora", "Emil"] }))).toBe(false);
        expect(canJoin(card({ phase: "playing", names: ["Nora", null] }))).toBe(false);
    });
});
