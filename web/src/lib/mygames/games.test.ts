import { describe, expect, it } from "vitest";
import { Keeping } from "../keeping";
import { FORMAT, GameBook, MOST_GAMES, readFile, type MyGame } from "./games";

function shelf(): Keeping {
    const kept = new Map<string, string>();
    return new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
}

const game = (number: number, more: Partial<MyGame> = {}): MyGame => ({
    table: "abc",
    number,
    game: "splito",
    isCooperative: false,
    names: ["Ida", "Lumi", "Moka"],
    seat: 0,
    at: 1000 + number,
    toAct: [],
    winners: [0],
    ...more,
});

const line = (games: number, wins: number, more = {}) => ({
    game: "splito",
    seats: 3,
    isCooperative: false,
    games,
    wins,
    ...more,
});

describe("the list", () => {
    it("has the latest first, and each game once, as it was seen last", () => {
        const book = new GameBook(shelf());
        book.note(game(1, { winners: null, toAct: [0] }));
        book.note(game(2));
        book.note(game(1, { at: 5000 }));
        expect(book.games.map(({ number, winners }) => [number, winners])).toEqual([
            [1, [0]],
            [2, [0]],
        ]);
        book.note(game(1, { at: 6000, winners: null })); // an older tab: what is over stays over
        expect(book.games[0]!.winners).toEqual([0]);
    });

    it("is bounded, and what falls off the end still counts", () => {
        const book = new GameBook(shelf());
        for (let n = 1; n <= MOST_GAMES + 5; n++) book.note(game(n, { winners: [n % 2] }));
        expect(book.games.length).toBe(MOST_GAMES);
        expect(book.games.at(-1)!.number).toBe(6);
        expect(book.statistics).toEqual([line(205, 102)]);
    });

    it("lets one go, which counts no more", () => {
        const book = new GameBook(shelf());
        book.note(game(1));
        book.note(game(2));
        book.remove("abc", 1);
        expect(book.games.map(({ number }) => number)).toEqual([2]);
        expect(book.statistics).toEqual([line(1, 1)]);
    });
});

describe("the numbers", () => {
    it("tell games apart by seats and by playing together; a running game does not count", () => {
        const book = new GameBook(shelf());
        book.note(game(1, { winners: [0, 2] }));
        book.note(game(2, { winners: [1] }));
        book.note(game(3, { winners: null }));
        book.note(game(4, { game: "split", isCooperative: true, winners: [] }));
        book.note(game(5, { names: ["Ida", "Lumi"], winners: [1] }));
        expect(book.statistics).toEqual([
            line(1, 0, { seats: 2 }),
            line(2, 1),
            line(1, 0, { game: "split", isCooperative: true }),
        ]);
    });
});

describe("the file", () => {
    it("brings everything to another browser, and twice no more than once", () => {
        const book = new GameBook(shelf());
        for (let n = 1; n <= MOST_GAMES + 5; n++) book.note(game(n));
        const text = JSON.stringify(book.file);
        const other = new GameBook(shelf());
        other.note(game(1, { table: "xyz", at: 99999 }));
        expect(other.bring(text)).toBe(true);
        const once = other.statistics;
        expect(once).toEqual([line(206, 206)]);
        expect(other.bring(text)).toBe(true);
        expect(other.statistics).toEqual(once);
        expect(other.games[0]!.table).toBe("xyz");
    });

    it("has no secret in it", () => {
        const keeping = shelf();
        keeping.keep({
            id: "abc",
            game: "split",
            token: "my-secret",
            invite: "my-invite",
            isSeated: true,
            at: 1,
        });
        const book = new GameBook(keeping);
        book.note(game(1));
        expect(JSON.stringify(book.file)).not.toMatch(/my-secret|my-invite/);
        expect(Object.keys(book.file)).toEqual(["format", "games", "older"]);
    });

    const good = { format: FORMAT, games: [game(1)], older: {} };

    it("is read as it is written", () => {
        expect(readFile(JSON.stringify(good))).toEqual({ games: [game(1)], older: {} });
    });

    it.each([
        ["", "nothing"],
        ["{", "no JSON"],
        ["null", "null"],
        [JSON.stringify([good]), "a list"],
        [JSON.stringify({ ...good, format: "splittable-games/2" }), "another format"],
        [JSON.stringify({ ...good, games: {} }), "no list of games"],
        [JSON.stringify({ ...good, games: [game(1), null] }), "a game that is none"],
        [JSON.stringify({ ...good, games: [game(0)] }), "a game number 0"],
        [JSON.stringify({ ...good, games: [game(1, { table: "../x" })] }), "a table with a path"],
        [JSON.stringify({ ...good, games: [game(1, { seat: 3 })] }), "a seat too many"],
        [JSON.stringify({ ...good, games: [game(1, { winners: [7] })] }), "a winner from nowhere"],
        [JSON.stringify({ ...good, games: [game(1, { at: -1 })] }), "a time before 1970"],
        [JSON.stringify({ ...good, games: [{ ...game(1), game: "chess" }] }), "another game"],
        [JSON.stringify({ ...good, games: Array(201).fill(game(1)) }), "too many games"],
        [
            JSON.stringify({ ...good, older: { "chess/2": { games: 1, wins: 1 } } }),
            "a kind of none",
        ],
        [JSON.stringify({ ...good, older: { "split/2": { games: 1, wins: 2 } } }), "more wins"],
        [JSON.stringify({ ...good, padding: " ".repeat(1_000_000) }), "too much"],
    ])("is not read where it has %#", (text) => {
        const keeping = shelf();
        const book = new GameBook(keeping);
        book.note(game(9));
        expect(book.bring(text)).toBe(false);
        expect(book.games).toEqual([game(9)]);
    });
});
