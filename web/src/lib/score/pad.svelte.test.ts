import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productOf, type Sheet } from "../games/splito/pad";
import { Keeping } from "../keeping";
import type { GameName, Scores } from "../protocol/messages";
import { Refused } from "../protocol/rest";
import { fitted, fromLink, linkOf, Pad, read, type Asking } from "./pad.svelte";

function shelf(): Storage {
    const kept = new Map<string, string>();
    return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
}

const OUTCOME = { scores: [0, -1], ranking: [1, 2], winners: [0], reason: "played the last card" };
const scored = { handSizes: [0, 1], outcome: OUTCOME } as unknown as Scores[GameName];
const asking = (answer: () => Promise<unknown>) => {
    const score = vi.fn(answer);
    return { rest: { score } as unknown as Asking, score };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Of what is on a sheet only its own game knows
const sheetOf = (pad: Pad, game: GameName): any => pad.written.sheets[game];
const leftOn = (pad: Pad): unknown => sheetOf(pad, "split").left;

/** Two at Split, of whom the first is out. */
function played(pad: Pad): void {
    pad.change({ game: "split", names: ["Ada", "Ben"] });
    pad.write({ left: [0, 3] });
}

describe("a score pad", () => {
    it("is kept at every tap, and there again after a reload", () => {
        const keeping = new Keeping(shelf());
        played(new Pad(asking(async () => scored).rest, keeping));
        const again = new Pad(asking(async () => scored).rest, keeping);
        expect(again.written.names).toEqual(["Ada", "Ben"]);
        expect(leftOn(again)).toEqual([0, 3]);
    });

    it("takes every tap back", () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        const before = pad.written;
        played(pad);
        pad.undo();
        expect(leftOn(pad)).toEqual([null, null]);
        pad.undo();
        expect(pad.written).toBe(before);
        expect(pad.canUndo).toBe(false);
    });

    it("keeps a name letter by letter, and takes it back as a whole", () => {
        const keeping = new Keeping(shelf());
        const pad = new Pad(asking(async () => scored).rest, keeping);
        for (const name of ["I", "Id", "Ida"]) pad.rename(0, name);
        expect(new Pad(asking(async () => scored).rest, keeping).written.names[0]).toBe("Ida");
        pad.rename(1, "B");
        pad.undo();
        expect(pad.written.names.slice(0, 2)).toEqual(["Ida", ""]);
        pad.undo();
        expect(pad.written.names[0]).toBe("");
    });

    it("asks the rules once after a few taps, and tells them no name", async () => {
        const { rest, score } = asking(async () => scored);
        const pad = new Pad(rest, new Keeping(shelf()));
        played(pad);
        pad.write({ left: [0, 4] });
        await vi.runAllTimersAsync();
        expect(score).toHaveBeenCalledOnce();
        expect(score).toHaveBeenCalledWith("split", {
            options: { seats: 2 },
            table: { left: [0, 4] },
        });
        expect(pad.scored).toBe(scored);
    });

    it("has nothing to ask before anything lies there", async () => {
        const { rest, score } = asking(async () => scored);
        const pad = new Pad(rest, new Keeping(shelf()));
        for (const game of ["split-it", "splito", "split"] as const) pad.change({ game });
        pad.write({ mode: "totals" });
        await vi.runAllTimersAsync();
        expect(score).not.toHaveBeenCalled();
    });

    it("says what cannot be, and waits where there is no line", async () => {
        let code: "invalid" | "unavailable" = "invalid";
        const { rest } = asking(async () => {
            throw new Refused({ code, message: "cards left: 120 in all" });
        });
        const pad = new Pad(rest, new Keeping(shelf()));
        played(pad);
        await vi.runAllTimersAsync();
        expect([pad.problem, pad.why]).toEqual(["impossible", "cards left: 120 in all"]);
        code = "unavailable";
        pad.ask();
        await vi.runAllTimersAsync();
        expect([pad.problem, pad.scored]).toEqual(["unavailable", null]);
    });

    it("counts a game and begins the next one, which one undo takes back", async () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        played(pad);
        await vi.runAllTimersAsync();
        pad.next();
        expect(pad.wins).toEqual([1, 0]);
        expect(leftOn(pad)).toEqual([null, null]);
        pad.undo();
        expect([pad.wins, leftOn(pad)]).toEqual([
            [0, 0],
            [0, 3],
        ]);
    });

    it("forgets what was told of another game, and what somebody takes along", async () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        pad.change({ game: "split", names: ["Ada", "Ben", "Cem"] });
        pad.write({ left: [5, 0, 2] });
        await vi.runAllTimersAsync();
        pad.remove(0);
        expect([pad.written.names, leftOn(pad), pad.scored]).toEqual([
            ["Ben", "Cem"],
            [0, 2],
            null,
        ]);
        await vi.runAllTimersAsync();
        expect(pad.scored).toBe(scored);
        pad.change({ game: "split-it" });
        expect(pad.scored).toBeNull();
    });

    it("multiplies left by right without anybody", () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        pad.change({ game: "splito" });
        pad.write({ mode: "totals", totals: [8, 4, 6] });
        flushSync();
        const sheet = sheetOf(pad, "splito") as Sheet;
        expect([0, 1, 2].map((seat) => productOf(sheet, seat, 3).product)).toEqual([48, 32, 24]);
    });

    it("has room for as many as the game has seats, and what was there stays", () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        pad.change({ game: "splito", names: ["A", "B", "C", "D", "E", "F", "G", "H"] });
        expect(sheetOf(pad, "splito").zones).toHaveLength(8);
        pad.change({ game: "split-it" });
        expect(pad.written.names).toEqual(["A", "B", "C", "D"]);
        expect(sheetOf(pad, "split-it").columns.map((row: number[]) => row.length)).toEqual([
            10, 10, 10, 10,
        ]);
        pad.change({ game: "splito", names: ["A", "B"] });
        expect(sheetOf(pad, "splito").zones).toHaveLength(4);
    });
});

describe("a pad in a link", () => {
    it("comes back as it was, and undo brings mine back", () => {
        const pad = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        pad.change({ game: "split", names: ["Zoë", "Łukasz 🦊"] });
        const link = new URL(linkOf(pad.written), "https://example.org");
        expect(link.pathname).toBe("/score");
        const other = new Pad(asking(async () => scored).rest, new Keeping(shelf()));
        const mine = other.written;
        expect(other.bring(fromLink(link.hash))).toBe(true);
        expect(other.written).toEqual(pad.written);
        other.undo();
        expect(other.written).toBe(mine);
    });

    it("may have been made before each game had a sheet", () => {
        const { splito, split } = fitted(PAD).sheets;
        const old = { game: "split", names: ["Ada", "Ben"], columns: [[1]], splito, series: [] };
        const brought = read({ ...old, split: { ...(split as object), left: [0, 3] } });
        expect(brought?.sheets.split).toEqual({ isTogether: false, left: [0, 3] });
        expect(brought?.sheets["split-it"]).toEqual({
            columns: [[1, ...Array(9).fill(0)], Array(10).fill(0)],
        });
    });

    it("is looked at closely: anybody may have made it", () => {
        const good = fitted(read(JSON.parse(JSON.stringify(fitted(PAD))))!);
        const splito = good.sheets.splito as Sheet;
        for (const bad of [
            null,
            5,
            {},
            { ...good, game: "chess" },
            { ...good, names: Array.from({ length: 9 }, () => "") },
            { ...good, names: ["x".repeat(41), ""] },
            { ...good, sheets: { ...good.sheets, "split-it": { columns: [[-1]] } } },
            { ...good, sheets: { ...good.sheets, split: { isTogether: false, left: ["0"] } } },
            { ...good, sheets: { ...good.sheets, splito: { ...splito, zones: [[5]] } } },
            { ...good, sheets: { ...good.sheets, splito: { ...splito, deck: "mine" } } },
            { ...good, series: [{ game: "split" }] },
        ])
            expect(read(bad)).toBeNull();
        expect(fromLink("")).toBeUndefined();
        expect(fromLink("#%%%")).toBeNull();
    });
});

const PAD = new Pad(asking(async () => scored).rest, new Keeping(shelf())).written;
