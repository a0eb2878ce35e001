/** Figures on cards stay where they are put, whatever fonts there are. */

import { describe, expect, it } from "vitest";
import { centred, figure, widthOf } from "./figures";

const FIGURES = ["1", "4", "=", "=4", "≥6", "≤3", "≥15", "≤10", "×"];

/** All places that the pen goes to, by axis. */
function places(way: string): { x: number[]; y: number[] } {
    const found = { x: [] as number[], y: [] as number[] };
    for (const [, step, rest] of way.matchAll(/([MLCSHVZ])([^MLCSHVZ]*)/g)) {
        const numbers = rest!.trim() === "" ? [] : rest!.trim().split(" ").map(Number);
        for (const [index, number] of numbers.entries()) {
            const isAcross = step === "H" || (step !== "V" && index % 2 === 0);
            found[isAcross ? "x" : "y"].push(number);
        }
    }
    return found;
}

describe.each(FIGURES)("%s", (text) => {
    it("is as wide and as high as it says", () => {
        const { way, pen, width } = figure(text, 3, 5, 20);
        const { x, y } = places(way);
        expect(Math.min(...x) - pen / 2).toBeCloseTo(3, 1);
        expect(Math.max(...x) + pen / 2).toBeCloseTo(3 + width, 1);
        expect(Math.min(...y) - pen / 2).toBeGreaterThan(4.9);
        expect(Math.max(...y) + pen / 2).toBeLessThan(25.1);
    });

    it("can be put by its middle", () => {
        const { x } = places(centred(text, 30, 0, 20).way);
        expect((Math.min(...x) + Math.max(...x)) / 2).toBeCloseTo(30, 0);
    });
});

it("ends before the little cards beside it begin (28 units)", () => {
    for (const sign of ["=", "≥", "≤"])
        for (const count of [3, 4, 5, 6]) expect(widthOf(`${sign}${count}`, 17)).toBeLessThan(27);
});
