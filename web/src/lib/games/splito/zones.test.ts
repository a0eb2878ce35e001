/** Zones lie where the rules put them. */

import { describe, expect, it } from "vitest";
import { otherZones, seatsAt, sideOf, zoneOf } from "./zones";

describe("zones", () => {
    it("lie to the left of the seat with their number (2.6)", () => {
        expect(zoneOf(5, 3, "left")).toBe(3);
        expect(zoneOf(5, 3, "right")).toBe(2);
        expect(zoneOf(5, 0, "right")).toBe(4);
    });

    it("are shared by neighbours (2.5)", () => {
        for (let zone = 0; zone < 8; zone++) {
            const [one, other] = seatsAt(8, zone);
            expect(zoneOf(8, one!, "left")).toBe(zone);
            expect(zoneOf(8, other!, "right")).toBe(zone);
        }
    });

    it("belong to one seat each where two play (6.3)", () => {
        expect(zoneOf(2, 0, "left")).toBe(0);
        expect(zoneOf(2, 0, "right")).toBe(1);
        expect(zoneOf(2, 1, "left")).toBe(2);
        expect(zoneOf(2, 1, "right")).toBe(3);
        expect(seatsAt(2, 3)).toEqual([1]);
    });

    it("that are not mine follow clockwise from my left", () => {
        expect(otherZones(8, 6)).toEqual([7, 0, 1, 2, 3, 4]);
        expect(otherZones(2, 1)).toEqual([0, 1]);
        expect(otherZones(3, null)).toEqual([0, 1, 2]);
    });

    it("have a side only for their own seats", () => {
        expect(sideOf(4, 1, 1)).toBe("left");
        expect(sideOf(4, 1, 0)).toBe("right");
        expect(sideOf(4, 1, 3)).toBeNull();
    });
});
