/** Cards fill their zone, and never leave it. */

import { describe, expect, it } from "vitest";
import { fan, SHAPE } from "./fan";

const ROOMS = [
    { width: 105, height: 26 },
    { width: 165, height: 84 },
    { width: 190, height: 130 },
    { width: 420, height: 90 },
    { width: 520, height: 180 },
];
const COUNTS = [
    [0, 1],
    [1, 0],
    [2, 2],
    [4, 9],
    [6, 12],
    [10, 16],
] as const;

describe.each(ROOMS)("a zone of $width × $height", ({ width, height }) => {
    it.each(COUNTS)("holds %i Objectives and %i Splito cards", (objectives, splito) => {
        const { card, isBeside, ...kinds } = fan({ width, height, objectives, splito }, 128);
        const laid = [
            [kinds.objectives, objectives],
            [kinds.splito, splito],
        ] as const;
        const sizes = laid.map(([{ perLine, step }, count]) => ({
            width: count === 0 ? 0 : card + (Math.min(perLine, count) - 1) * step,
            lines: Math.ceil(count / perLine),
        }));
        const lines = isBeside
            ? Math.max(...sizes.map((each) => each.lines))
            : sizes.reduce((sum, each) => sum + each.lines, 0);
        const wide = isBeside
            ? sizes.reduce((sum, each) => sum + each.width, 0)
            : Math.max(...sizes.map((each) => each.width));
        expect(wide).toBeLessThanOrEqual(width + 0.5);
        expect(lines * card * SHAPE + (lines - 1) * 3).toBeLessThanOrEqual(height + 0.5);
    });
});

it("lays fewer cards larger", () => {
    const size = (splito: number) =>
        fan({ width: 300, height: 110, objectives: 2, splito }, 128).card;
    expect(size(1)).toBeGreaterThan(size(8));
    expect(size(8)).toBeGreaterThan(size(20));
});

it("shows an Objective in full, and at least the corner of a Splito card", () => {
    const laid = fan({ width: 300, height: 110, objectives: 4, splito: 12 }, 128);
    expect(laid.objectives.step).toBeGreaterThanOrEqual(laid.card * 0.9);
    expect(laid.splito.step).toBeGreaterThanOrEqual(laid.card * 0.39);
});
