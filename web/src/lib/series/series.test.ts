import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { SeriesCard, TableCard } from "../protocol/messages";
import { Text } from "../text/text.svelte";
import { byPlace, seriesInShort, winnersOf } from "./series";

const LOCALES = join(import.meta.dirname, "../../../../locales");
const text = new Text(async (language, part) =>
    readFileSync(join(LOCALES, language, `${part}.ftl`), "utf8"),
);
beforeAll(() => text.need("common", "table"));

const line = (name: string, seat: number | null, wins: number, place: number) => ({
    name,
    face: "owl",
    bot: null,
    seat,
    wins,
    points: null,
    place,
});
const told: SeriesCard = {
    together: false,
    won: 3,
    lines: [line("Ida", 0, 1, 2), line("Ben", 1, 2, 1), line("Ada", null, 0, 3)],
    games: [1, 2, 3].map((number) => ({ number, scores: [0, -3, null], winners: [0] })),
    over: false,
};

function inShort(to: "wins" | "games", phase: TableCard["phase"], series: SeriesCard | null) {
    const settings = { series: { to, count: 5 } } as TableCard["settings"];
    return seriesInShort({ phase, series, settings }, text);
}

it("says at a glance which game it is, and who has won how often, as they sit", () => {
    expect(inShort("wins", "playing", told)).toBe("Game 4, first to 5 · 1 : 2");
    expect(inShort("games", "over", told)).toBe("Game 3 of 5 · 1 : 2");
    expect(inShort("games", "playing", { ...told, together: true })).toBe("Game 4 of 5 · 3 won");
});

it("says no numbers that nobody could tell apart, and nothing where there is no series", () => {
    const lines = [0, 1, 2, 3, 4].map((seat) => line("Bo", seat, 0, 1));
    expect(inShort("wins", "playing", { ...told, lines })).toBe("Game 4, first to 5");
    expect(inShort("wins", "playing", null)).toBeNull();
});

it("has the best first, and all who share the first place for winners", () => {
    expect(byPlace(told).map(({ at }) => at)).toEqual([1, 0, 2]);
    expect(winnersOf(told).map(({ name }) => name)).toEqual(["Ben"]);
});
