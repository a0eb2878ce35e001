/** The coach goes on by reading and by moves, and is found again where it was left. */

import { beforeEach, expect, it } from "vitest";
import { lessonFor } from "../games/catalogue";
import { Keeping } from "../keeping";
import type { Coach } from "../protocol/messages";
import { LessonBook } from "./book";
import { Coaching } from "./coaching.svelte";

const [READ, MOVE] = [false, true];

/** Steps 0 and 1 are read, 2 asks for a move; 3 is read, 4 asks; 5 and 6 end it. */
const WINDOWS: readonly (readonly [first: number, waits: readonly boolean[]])[] = [
    [0, [READ, READ, MOVE]],
    [3, [READ, MOVE]],
    [5, [READ, READ]],
];

function coachAt(window: number, isWaiting = false): Coach {
    const [first, waits] = WINDOWS[window]!;
    const steps = isWaiting ? [] : waits.map((each) => ({ says: "x", at: null, waits: each }));
    return { lesson: "split", seat: 0, count: 7, first, steps };
}

let keeping: Keeping;
let book: LessonBook;

beforeEach(() => {
    const shelf = new Map<string, string>();
    keeping = new Keeping({
        getItem: (key) => shelf.get(key) ?? null,
        setItem: (key, value) => void shelf.set(key, value),
    });
    const table = { game: "split", token: "secret", invite: null, isSeated: true, at: 0 };
    keeping.keep({ id: "here", ...table });
    book = new LessonBook(keeping);
});

const at = (window: number, isWaiting = false) =>
    new Coaching({ id: "here", card: { coach: coachAt(window, isWaiting) } }, book);

it("reads on until a move is asked for, and back to where the last one was made", () => {
    const coaching = at(0);
    expect([coaching.place, coaching.canGoBack]).toEqual([0, false]);
    coaching.goOn();
    coaching.goOn();
    expect([coaching.place, coaching.step?.waits]).toEqual([2, true]);
    coaching.goOn();
    expect(coaching.place).toBe(2);
    coaching.back();
    coaching.back();
    coaching.back();
    expect(coaching.place).toBe(0);
});

it("follows a move that was made before all was read", () => {
    at(0).goOn();
    expect(at(1).place).toBe(3);
});

it("says nothing while others are to move, and is not over then", () => {
    const coaching = at(1, true);
    expect([coaching.step, coaching.place, coaching.isOver]).toEqual([null, 3, false]);
    coaching.goOn();
    expect(at(1).place).toBe(3);
});

it("is found again where it was left", () => {
    const coaching = at(0);
    coaching.goOn();
    expect(at(0).place).toBe(1);
    expect(book.state("split")).toBe("begun");
    expect(book.tableOf("split")).toBe("here");
});

it("ends when all is read, and is remembered as done", () => {
    const coaching = at(2);
    coaching.goOn();
    expect([coaching.place, coaching.isOver]).toEqual([6, false]);
    coaching.goOn();
    expect([coaching.step, coaching.isOver, coaching.isClosed]).toEqual([null, true, false]);
    expect(book.state("split")).toBe("done");
    expect([at(2).isOver, book.state("split")]).toEqual([true, "done"]);
    coaching.close();
    expect([coaching.isClosed, at(2).isClosed]).toEqual([true, true]);
});

it("is new again where its table is gone", () => {
    at(0);
    keeping.forget("here");
    expect(book.state("split")).toBe("new");
});

it("is found for the way one plays", () => {
    expect(lessonFor("split", true)).toBe("cooperative-split");
    expect(lessonFor("split", false)).toBe("split");
    expect(lessonFor("splito", false)).toBe("splito");
});
