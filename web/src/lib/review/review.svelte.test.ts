import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReviewProgress, ReviewSheet } from "../protocol/messages";
import { Refused } from "../protocol/rest";
import {
    areTogether,
    decisionAt,
    interval,
    ReviewState,
    turnAt,
    turnBefore,
} from "./review.svelte";

const SHEET = {
    format: "splittable-review/1",
    chances: [],
    decisions: [],
    parts: [],
} as unknown as ReviewSheet;
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
    expect([review.findings, review.isDone]).toEqual([SHEET, true]);
    expect(ask).toHaveBeenCalledTimes(3);
});

it("collects what is found, and asks only for more", async () => {
    const found = (at: number): ReviewProgress => ({
        ...working(0.5),
        positions: [{ at, chances: [0.5, 0.5], errors: [0, 0] }],
        decisions: [{ at, seat: 0, grade: null } as ReviewSheet["decisions"][number]],
    });
    const answers = [found(0), working(0.5), found(1)];
    const ask = vi.fn((have: number) => {
        expect(have).toBe([0, 2, 2, 4][ask.mock.calls.length - 1]);
        return Promise.resolve(answers.shift() ?? SHEET);
    });
    const review = new ReviewState(ask);
    review.start();
    await vi.advanceTimersByTimeAsync(2500);
    expect(review.findings.chances).toHaveLength(2);
    expect(review.findings.decisions.map(({ at }) => at)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(review.findings).toEqual(SHEET);
});

it("finds where a chance turned without a decision of its own", () => {
    const made = (at: number, chance: number) => ({
        at,
        seat: 0,
        move: "a",
        best: "a",
        candidates: [{ move: "a", chance }],
    });
    const decisions = [made(0, 0.9), made(2, 0.85), made(4, 0.2)] as never;
    const chances = [
        [0.9, 0.1],
        [0.3, 0.7],
        [0.3, 0.7],
    ];
    const findings = { chances, decisions, parts: null };
    expect(turnBefore(findings, decisionAt(findings, 2)!)).toBeNull();
    expect(turnBefore(findings, decisionAt(findings, 4)!)).toEqual({
        seat: 0,
        before: 0.85,
        after: 0.2,
    });
    expect(turnAt(findings, 0)).toEqual({ seat: 0, before: 0.9, after: 0.3 });
    expect([turnAt(findings, 1), turnAt(findings, 2)]).toEqual([null, null]);
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
    expect([review.problem, review.isDone]).toEqual([null, true]);
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
