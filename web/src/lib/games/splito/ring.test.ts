/** The ring: everybody sits between the two zones that they share, at every table and on every screen. */

import { describe, expect, it } from "vitest";
import { ring, type Box, type Ring } from "./ring";
import { seatsAt, zoneCount, zoneOf } from "./zones";

// Room for the table, in px: phones upright and lying, a tablet, laptops, a large screen.
const ROOMS = [
    [320, 330],
    [360, 360],
    [640, 235],
    [768, 740],
    [1010, 420],
    [1280, 560],
    [1600, 800],
] as const;
const SEATS = [2, 3, 4, 5, 6, 7, 8];
const CASES = ROOMS.flatMap(([width, height]) =>
    SEATS.flatMap((seats) => [0, seats - 1].map((seat) => ({ width, height, seats, seat }))),
);

const overlap = (one: Box, other: Box): number =>
    Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
    Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Px of felt between two boxes. */
const apart = (one: Box, other: Box): number =>
    Math.hypot(
        Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width),
        Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height),
    );

const pairs = <T>(all: readonly T[]): [T, T][] =>
    all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));

describe.each(CASES)("$seats seats seen from seat $seat on $width × $height", (at) => {
    const { width, height, seats, seat } = at;
    const table: Ring = ring(seats, seat, width, height);
    const mine = [zoneOf(seats, seat, "left"), zoneOf(seats, seat, "right")];

    it("has a place for every zone and every plate, on the table", () => {
        expect(table.zones).toHaveLength(zoneCount(seats));
        expect(table.plates).toHaveLength(seats);
        for (const box of [...table.zones, ...table.plates, table.commons, table.product]) {
            expect(box.width).toBeGreaterThan(20);
            expect(box.height).toBeGreaterThan(16);
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width).toBeLessThanOrEqual(width);
            expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
    });

    it("lays no zone over another, and no plate over another", () => {
        for (const [one, other] of pairs(table.zones)) expect(overlap(one, other)).toBe(0);
        const widths = pairs(table.plates).map(([one, other]) => overlap(one, other));
        expect(widths.filter((each) => each > 0)).toEqual([]);
    });

    it("lays no plate on a zone, but for mine on a phone, where my zones leave its corner free", () => {
        for (const [who, plate] of table.plates.entries())
            for (const [zone, box] of table.zones.entries())
                if (who !== seat || !mine.includes(zone)) expect(overlap(plate, box)).toBe(0);
    });

    it("lets nobody sit nearer to a zone than those who play into it", () => {
        for (const [zone, box] of table.zones.entries()) {
            const near = table.plates.map((plate) => apart(plate, box));
            // On a phone that lies on its side, who sits opposite has my zones before them.
            const isNear = (who: number) =>
                height >= 340 || who === seat || table.plates[who]!.keeps !== "middle";
            const own = seatsAt(seats, zone).filter(isNear);
            const farthest = Math.max(...own.map((who) => near[who]!));
            for (const [who, distance] of near.entries())
                if (!seatsAt(seats, zone).includes(who))
                    expect(distance, `seat ${who}, zone ${zone}`).toBeGreaterThan(farthest - 0.1);
        }
    });

    it("has mine at the bottom, my left on the left", () => {
        const [left, right] = mine.map((zone) => table.zones[zone]!);
        expect(left!.x).toBeLessThan(right!.x);
        const lowest = Math.max(...table.zones.map((box) => box.y + box.height));
        expect(left!.y + left!.height).toBeGreaterThan(lowest - 40);
    });

    it("goes round clockwise, from my left to my right", () => {
        const middle = { x: width / 2, y: height / 2 };
        const angle = ({ x, y, width: w, height: h }: Box) => {
            const turn = Math.atan2(middle.x - x - w / 2, y + h / 2 - middle.y); // 0: below
            return (turn + 2 * Math.PI) % (2 * Math.PI);
        };
        if (seats < 4 || height < 340) return; // too few, or mine between the others
        const left = zoneOf(seats, seat, "left");
        const angles = table.zones.map((_, step) => angle(table.zones[(left + step) % seats]!));
        expect(angles).toEqual(angles.toSorted((one, other) => one - other));
    });
});

it("leaves a name room for eight letters on a phone, even at a table of eight", () => {
    const { plates } = ring(8, 0, 360, 360);
    expect(Math.min(...plates.map((plate) => plate.width))).toBeGreaterThanOrEqual(92);
});

it("gives more room to more screen", () => {
    const size = ([width, height]: readonly [number, number]) =>
        ring(8, 0, width, height).zones[0]!;
    expect(size([1280, 560]).width).toBeGreaterThan(size([768, 740]).width);
    expect(size([1600, 800]).height).toBeGreaterThan(size([1280, 560]).height);
});
