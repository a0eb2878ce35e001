/** The six colours can be told apart by everybody: measured, not judged. */

import { describe, expect, it } from "vitest";
import { contrast, difference, lightness, seen, SIGHTS } from "$lib/testing/seeing";
import { COLORS, PALETTE, type Color } from "./palette";

const LEAST_DIFFERENCE = 14; // CIEDE2000; 2.3 can just be seen side by side
const LEAST_STEP = 11; // of lightness L*, 0 to 100, between neighbours in greyscale
const LEAST_CONTRAST = 4.5; // of what is printed on the ground

const PAIRS = COLORS.flatMap((one, at) =>
    COLORS.slice(at + 1).map((other): [Color, Color] => [one, other]),
);

describe("the palette", () => {
    describe.each(Object.entries(SIGHTS))("to %s eyes", (_, sight) => {
        it.each(PAIRS)("tells %s from %s", (one, other) => {
            const apart = difference(
                seen(PALETTE[one].ground, sight),
                seen(PALETTE[other].ground, sight),
            );
            expect(apart).toBeGreaterThan(LEAST_DIFFERENCE);
        });
    });

    it("steps evenly from light to dark, for those who see no colour", () => {
        const steps = COLORS.map((color) => lightness(PALETTE[color].ground)).sort((a, b) => a - b);
        for (const [at, step] of steps.slice(1).entries())
            expect(step - steps[at]!).toBeGreaterThan(LEAST_STEP);
    });

    it.each(COLORS)("prints legibly on %s", (color) => {
        expect(contrast(PALETTE[color].ground, PALETTE[color].ink)).toBeGreaterThan(LEAST_CONTRAST);
    });

    it("gives every colour a pattern and a shape of its own", () => {
        expect(new Set(COLORS.map((color) => PALETTE[color].pattern)).size).toBe(COLORS.length);
        expect(new Set(COLORS.map((color) => PALETTE[color].shape)).size).toBe(COLORS.length);
    });
});
