import { expect, it } from "vitest";
import {
    chanceAt,
    DASHES,
    markedPositions,
    MARKERS,
    pathOf,
    positionAt,
    rowsOf,
    seenLines,
    steps,
    tenths,
    xOf,
    type Line,
} from "./figures";
import type { ReviewedDecision } from "../protocol/messages";

const FRAME = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

it("draws a line from the left edge to the right one, a full chance on top", () => {
    const line = [1, 0.5, 0].map((chance, at) => ({ at, chance }));
    expect(pathOf(line, 2, FRAME)).toBe("M10.0 10.0L60.0 30.0L110.0 50.0");
    expect(pathOf([], 2, FRAME)).toBe("");
});

it("finds the position under a point, also beyond the edges", () => {
    for (const at of [0, 1, 7, 20]) expect(positionAt(xOf(at, 20, FRAME), 20, FRAME)).toBe(at);
    expect(positionAt(-50, 20, FRAME)).toBe(0);
    expect(positionAt(500, 20, FRAME)).toBe(20);
});

it("has a line and a sign of its own for each of eight seats", () => {
    expect(new Set(DASHES).size).toBe(8);
    expect(new Set(MARKERS).size).toBe(8);
});

it("puts markers on positions that there are", () => {
    for (let moves = 0; moves < 120; moves++) {
        for (let seat = 0; seat < 8; seat++) {
            const found = markedPositions(moves, seat);
            expect(found.length).toBeGreaterThan(0);
            expect(found.every((at) => at >= 0 && at <= moves)).toBe(true);
        }
    }
});

const candidate = (move: string, chance: number) => ({
    move,
    chance,
    error: 0,
    tries: 1,
    share: null,
});
const decision = (at: number, seat: number, best: number, played: number): ReviewedDecision => ({
    at,
    seat,
    move: "played",
    best: "best",
    loss: best - played,
    error: 0,
    grade: null,
    mixed: false,
    candidates: [candidate("best", best), candidate("played", played)],
    reasons: [],
});

it("draws what a player could know: the figures of its decisions, and the result", () => {
    const decisions = [
        decision(1, 0, 0.5, 0.4),
        decision(2, 1, 0.6, 0.6),
        decision(4, 0, 0.3, 0.2),
    ];
    const chances = [0, 1, 2, 3, 4].map(() => [0.9, 0.1]);
    const unfinished = seenLines({ chances, decisions, parts: null }, 5, 2);
    const told = (line: Line) => [0, 1, 2, 3, 4, 5].map((at) => chanceAt(line, at));
    expect(told(unfinished[0]!)).toEqual([0.5, 0.5, 0.4, 0.4, 0.3, 0.2]);
    const [mine, other] = seenLines(
        { chances: [...chances, [0, 1]], decisions, parts: null },
        5,
        2,
    );
    expect(told(mine!)).toEqual([0.5, 0.5, 0.4, 0.4, 0.3, 0]);
    expect(told(other!).at(-1)).toBe(1);
    const [together] = seenLines({ chances, decisions, parts: null }, 5, null);
    expect(told(together!)).toEqual([0.5, 0.5, 0.6, 0.6, 0.3, 0.2]);
    expect(seenLines({ chances: [], decisions: [], parts: null }, 5, 2)).toEqual([[], []]);
});

it("stacks signs so that none covers another", () => {
    const xs = Array.from({ length: 22 }, (_, mark) => mark * 11);
    const rows = rowsOf(xs, 20);
    for (const [one, row] of rows.entries())
        for (const [other, otherRow] of rows.entries())
            if (one !== other && row === otherRow)
                expect(Math.abs(xs[one]! - xs[other]!)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...rows)).toBe(1);
});

it("shows parts that add up though each is rounded", () => {
    const part = {
        seat: 0,
        fair: 1 / 3,
        luck: 0.12345,
        others: -0.00049,
        own: 0.543709,
        result: 1,
        others_error: 0,
        own_error: 0,
    };
    const shown = tenths(part);
    expect(shown.fair + shown.luck + shown.others + shown.own).toBe(shown.result);
    expect(steps(shown).at(-1)!.to).toBe(1000);
});
