import { describe, expect, test } from "vitest";
import { fan } from "./fan";
import { spread } from "./line";

describe("a hand on a phone", () => {
    test.each([1, 2, 7, 8, 13, 20, 22, 30, 36])(
        "%i cards leave strips that can be touched",
        (count) => {
            const { across, down, width, columns } = fan(count, 344, 640);
            if (columns > 1) expect(across).toBeGreaterThanOrEqual(24);
            expect(down).toBeGreaterThanOrEqual(24);
            expect(width).toBeLessThanOrEqual(344);
        },
    );

    test("twenty-two cards take three rows and no more height than there is", () => {
        expect(fan(22, 344, 640).columns).toBe(8);
        expect(fan(22, 344, 640).height).toBeLessThanOrEqual(150);
    });

    test("an empty hand has a place too", () => {
        expect(fan(0, 344, 640).columns).toBe(1);
    });
});

describe("labels on the number line", () => {
    test("far apart they stay where they are", () => {
        expect(spread([20, 100, 200], 30, 0, 300)).toEqual([20, 100, 200]);
    });

    test("close ones move apart, in order, and inside", () => {
        const [left, middle, right] = spread([290, 288, 291], 30, 15, 300);
        expect([middle, left, right]).toEqual([240, 270, 300]);
    });
});
