import { describe, expect, test } from "vitest";
import { Keeping } from "../keeping";
import { fromLink, linkOf, read as readPad, type Written } from "../score/pad.svelte";
import { compared, empty, ranked, readTables, together, type PlayedTable } from "./comparing";
import { Comparison } from "./comparison.svelte";
import { groupsOf } from "./groups";
import { drawn, fitted, queryOf, read, USUAL, type Wish } from "./wish";

const table = (title: string, ...results: (number | null)[]): PlayedTable => ({
    title,
    names: results.map((_, seat) => `${title}${seat}`),
    results,
});

function shelf(): Keeping {
    const kept = new Map<string, string>();
    return new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
}

describe("a wish", () => {
    test("is the same after a trip through the address", () => {
        const wishes: Wish[] = [
            USUAL,
            { ...USUAL, game: "splito", seats: 8, number: 999_999_999, deck: "mine" },
            { ...USUAL, game: "split", seats: 4, mode: "cooperative", picks: { helpers: "zero" } },
        ];
        for (const wish of wishes) expect(read(queryOf(wish))).toEqual(wish);
    });

    test("of strange words is one that can be dealt", () => {
        expect(read("")).toBeNull();
        expect(read("?game=bridge&seats=99&number=-3&mode=x")).toEqual(USUAL);
        expect(read("?game=split&seats=2&mode=cooperative")?.seats).toBe(3);
        expect(fitted({ ...USUAL, mode: "cooperative", deck: "mine" })).toEqual(USUAL);
        expect(read("?game=split&seats=3&mode=cooperative&helpers=both")?.picks).toEqual({});
        expect(read("?game=split&seats=3&helpers=zero")?.picks).toEqual({});
    });

    test("a number by lot can be called across a room", () => {
        expect([drawn(() => 0), drawn(() => 0.99999)]).toEqual([1, 9999]);
    });
});

test("rows that nobody sees yet are one sheet, and no card is on none", () => {
    const row = (number: number, sight: "open" | "hidden") => ({
        kind: "row",
        cards: [`${number}`],
        sight,
        seat: null,
        number,
    });
    const packets = [row(1, "open"), row(2, "hidden"), row(3, "hidden")];
    const groups = groupsOf(packets);
    expect(groups.map(({ kind }) => kind)).toEqual(["row", "rows"]);
    expect(groups.flatMap((group) => group.packets)).toEqual(packets);
});

describe("comparing", () => {
    test("sets each seat beside the mean of that seat, and marks the best", () => {
        const rows = compared([table("A", 30, 10), table("B", 20, 16)], 2, false);
        expect(rows.map(({ mean }) => mean)).toEqual([25, 13]);
        expect(rows.map(({ cells }) => cells.map((cell) => cell?.better))).toEqual([
            [5, -5],
            [-3, 3],
        ]);
        expect(rows.map(({ cells }) => cells.map((cell) => cell?.isBest))).toEqual([
            [true, false],
            [false, true],
        ]);
        expect(ranked(rows).map(({ table, seat, place }) => [table, seat, place])).toEqual([
            [0, 0, 1],
            [1, 1, 2],
            [0, 1, 3],
            [1, 0, 4],
        ]);
    });

    test("fewer cards left are better, and equals share a place", () => {
        const rows = compared([table("A", 0, 4), table("B", 6, 4)], 2, true);
        expect(rows[0]!.cells.map((cell) => cell?.better)).toEqual([3, -3]);
        expect(ranked(rows).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
    });

    test("what is not entered does not count, and one alone is compared with nobody", () => {
        const rows = compared(
            [table("A", 30, null), table("B", 20, 16), table("C", 25, null)],
            2,
            false,
        );
        expect(rows[1]!.mean).toBe(16);
        expect(ranked(rows).every(({ seat }) => seat === 0)).toBe(true);
        expect(compared([empty(2), empty(2)], 2, false)[0]!.mean).toBeNull();
    });

    test("the tables of a link come beside one's own, and none comes twice", () => {
        const [a, b] = [table("A", 1, 2), table("B", 3, 4)];
        expect(together([a, empty(2)], [a, b, empty(2)])).toEqual([a, b]);
    });

    test("what is no result is refused", () => {
        for (const raw of [null, {}, [1], [{ ...table("A", 1, 2), results: [1, "x"] }]])
            expect(readTables(raw, 2)).toBeNull();
        expect(readTables([table("A", 1, 2, 3)], 2)).toBeNull();
        expect(readTables([table("A", 1, null)], 2)).toHaveLength(1);
    });
});

describe("a comparison", () => {
    const wish: Wish = { ...USUAL, game: "split", seats: 3, number: 7 };
    const asks = { score: () => Promise.reject(new Error("no line")) };
    const pad = (changes: object): string =>
        `https://example.org${linkOf({
            ...readPad({
                game: "split",
                names: ["Ada", "Bo", "Cleo"],
                columns: [],
                splito: {
                    mode: "cards",
                    valueAtLeast: false,
                    deck: null,
                    commons: [],
                    zones: [],
                    totals: [],
                    cards: [],
                },
                split: { isTogether: false, left: [] },
                series: [],
            })!,
            ...changes,
        } as Written)}`;

    const sheet = (split: object): object => ({
        sheets: { ...readPad(fromLink(new URL(pad({})).hash))!.sheets, split },
    });

    test("is kept at every letter, each deal its own", () => {
        const keeping = shelf();
        const first = new Comparison(wish, keeping, asks);
        first.rename(0, 1, "Bo");
        first.enter(0, 1, "4");
        first.enter(1, 1, "four");
        expect(new Comparison(wish, keeping, asks).tables).toEqual(first.tables);
        expect(first.tables.map(({ results }) => results[1])).toEqual([4, null]);
        const other = new Comparison({ ...wish, number: 8 }, keeping, asks);
        expect(other.tables).toEqual([empty(3), empty(3)]);
    });

    test("travels in a link, and is added to what is there", () => {
        const sent = new Comparison(wish, shelf(), asks);
        sent.title(0, "Kitchen 🦊");
        sent.enter(0, 0, "0");
        const got = new Comparison(wish, shelf(), asks);
        got.title(0, "Garden");
        expect(got.bring(new URL(sent.link, "https://example.org").hash)).toBe(true);
        expect(got.tables.map(({ title }) => title)).toEqual(["Garden", "Kitchen 🦊"]);
        expect(got.bring("#nonsense")).toBe(false);
    });

    test("takes a score pad's link: what the rules make of it, or the last game counted", async () => {
        const scored = { score: () => Promise.resolve({ outcome: { scores: [-3, 0, -5] } }) };
        const comparison = new Comparison(wish, shelf(), scored as never);
        const left = sheet({ isTogether: false, left: [3, 0, 5] });
        expect(await comparison.paste(pad(left))).toBe("pasted");
        expect(comparison.tables[0]).toEqual({
            title: "",
            names: ["Ada", "Bo", "Cleo"],
            results: [3, 0, 5],
        });
        const series = [{ game: "split", winners: [0], scores: [0, -1, -2] }];
        expect(await comparison.paste(pad({ series }))).toBe("pasted");
        expect(comparison.tables[1]!.results).toEqual([0, 1, 2]);
    });

    test("says why a link brings nothing", async () => {
        const comparison = new Comparison(wish, shelf(), asks);
        expect(await comparison.paste("hello")).toBe("no-link");
        expect(await comparison.paste("#nonsense")).toBe("no-link");
        expect(await comparison.paste(pad({ game: "splito" }))).toBe("other-deal");
        expect(await comparison.paste(pad({ names: ["A", "B"] }))).toBe("other-deal");
        expect(await comparison.paste(pad({}))).toBe("unfinished");
        const left = sheet({ isTogether: false, left: [3, 0, 5] });
        expect(await comparison.paste(pad(left))).toBe("unavailable");
        expect(comparison.tables).toEqual([empty(3), empty(3)]);
    });
});
