import { expect, it } from "vitest";
import {
    DASHES,
    markedPositions,
    MARKERS,
    pathOf,
    positionAt,
    steps,
    tenths,
    xOf,
} from "./figures";

const FRAME = { width: 120, height: 60, side: 10, top: 10 };

it("draws a line from the left edge to the right one, a full chance on top", () => {
    expect(pathOf([1, 0.5, 0], FRAME)).toBe("M10.0 10.0L60.0 30.0L110.0 50.0");
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
