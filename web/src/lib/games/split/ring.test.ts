import { describe, expect, test } from "vitest";
import { heads, outline, places, track } from "./ring";

const SEATS = [2, 3, 4, 5];
const LAYOUTS = [
    { isRing: true, isRoomy: true },
    { isRing: false, isRoomy: true },
    { isRing: false, isRoomy: false },
];

describe("the seats round the table", () => {
    test.each(SEATS)("of %i, each has a place of its own, mine at the bottom", (seats) => {
        const all = places(seats);
        expect(all[0]).toBe("bottom");
        expect(new Set(all).size).toBe(seats);
    });

    test("clockwise, the next sits on my left and the last on my right", () => {
        expect(places(5)).toEqual(["bottom", "left", "top-left", "top-right", "right"]);
    });
});

describe("the arrow", () => {
    test.each(LAYOUTS)("points clockwise everywhere, and lies on the table: %j", (layout) => {
        const [width, height] = [1200, 520];
        const line = track(width, height, layout);
        for (const { x, y, turn } of heads(line, 5, layout)) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(width);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(height);
            // Seen from the middle, clockwise is to the right of what lies above it, and so on round.
            const [fromX, fromY] = [x - width / 2, y - (line.top + line.bottom) / 2];
            const angle = (turn * Math.PI) / 180;
            expect(fromX * Math.sin(angle) - fromY * Math.cos(angle)).toBeGreaterThan(0);
        }
    });

    test("even a table without room has a line", () => {
        expect(outline(track(0, 0, LAYOUTS[2]!))).not.toContain("NaN");
        expect(track(10, 10, LAYOUTS[0]!).round).toBe(0);
    });
});
