import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReviewProgress, ReviewSheet } from "../protocol/messages";
import { Refused } from "../protocol/rest";
import { areTogether, interval, ReviewState } from "./review.svelte";

const SHEET = { format: "splittable-review/1", decisions: [] } as unknown as ReviewSheet;
const working = (done: number): ReviewProgress => ({
    state: "working",
    done,
    id: null,
    ahead: 0,
    positions: [],
    decisions: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks until it is there, and tells how far it is", async () => {
    const answers = [working(0), working(0.5), SHEET];
    const ask = vi.fn(() => Promise.resolve(answers.shift()!));
    const review = new ReviewState(ask);
    review.start();
    await vi.advanceTimersByTimeAsync(1100);
    expect(review.progress?.done).toBe(0.5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(review.sheet).toBe(SHEET);
    expect(ask).toHaveBeenCalledTimes(3);
});

it("asks no more once nobody looks", async () => {
    const ask = vi.fn(() => Promise.resolve(working(0)));
    const review = new ReviewState(ask);
    review.start();
    await vi.advanceTimersByTimeAsync(500);
    review.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
});

it.each(["too-busy", "unavailable"] as const)("waits while it is %s", async (code) => {
    const answers = [() => Promise.reject(new Refused({ code, message: "" }))];
    const review = new ReviewState(() => answers.shift()?.() ?? Promise.resolve(SHEET));
    review.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(review.problem).toBe(code);
    await vi.advanceTimersByTimeAsync(6000);
    expect([review.problem, review.sheet]).toEqual([null, SHEET]);
});

it("gives up where there is none", async () => {
    const ask = vi.fn(() => Promise.reject(new Refused({ code: "no-reviews", message: "" })));
    const review = new ReviewState(ask);
    review.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(review.problem).toBe("no-reviews");
    expect(ask).toHaveBeenCalledTimes(1);
});

it("has no loss below nothing or above all, and one line for those who win together", () => {
    const decision = { loss: 0.1, error: 0.1 } as ReviewSheet["decisions"][number];
    expect(interval(decision).low).toBe(0);
    expect(interval(decision).high).toBeCloseTo(0.296);
    expect(interval({ ...decision, error: 3 }).high).toBe(1);
    expect(
        areTogether([
            [0.2, 0.2],
            [1, 1],
        ]),
    ).toBe(true);
    expect(areTogether([[0.2, 0.8]])).toBe(false);
});
