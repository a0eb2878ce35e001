import { expect, test } from "vitest";
import type { SplitView } from "../protocol/messages";
import { acts } from "./steps";

const BEFORE = { stock: 9, middle: 3, turn: 1 } as unknown as SplitView;
const AFTER = { stock: 7, middle: 5, turn: 2, hand: [1] } as unknown as SplitView;

test("fields arrive step by step, and the last step is the table as it is", () => {
    const shown = acts<"split">(BEFORE, AFTER, [
        { cue: "one", ms: 1, meanwhile: ({ stock }) => ({ stock: stock - 1, middle: null }) },
        { cue: "two", ms: 2, travel: 3, arrives: ["middle", "left"] },
        { cue: null, ms: 4 },
    ]);
    expect(shown).toEqual([
        { cue: "one", ms: 1, view: { stock: 8, middle: null, turn: 1 } },
        { cue: "two", ms: 2, travel: 3, view: { stock: 8, middle: 5, turn: 1 } },
        { cue: null, ms: 4, view: AFTER },
    ]);
    expect(shown.at(-1)!.view).toBe(AFTER);
});

test("all may arrive before the last step, and nothing happens without one", () => {
    const [first] = acts<"split">(BEFORE, AFTER, [
        { cue: "one", ms: 1, arrives: "all" },
        { cue: "two", ms: 1 },
    ]);
    expect(first!.view).toBe(AFTER);
    expect(acts<"split">(BEFORE, AFTER, [])).toEqual([]);
});
