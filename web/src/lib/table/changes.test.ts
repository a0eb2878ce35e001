import { expect, test } from "vitest";

import { laidOver } from "./changes";

interface View {
    round: number;
    zones: readonly (readonly string[])[];
    hand: readonly string[] | null;
}

const KNOWN: View = { round: 1, zones: [["y3"], ["o2"], []], hand: ["b1"] };

test("a changed field takes the old one's place, and the others stay the same objects", () => {
    const view = laidOver(KNOWN, { round: 2, hand: ["k4"] });
    expect(view).toEqual({ ...KNOWN, round: 2, hand: ["k4"] });
    expect(view.zones).toBe(KNOWN.zones);
    expect(KNOWN.round).toBe(1);
});

test("of a list some places change, and the others stay the same objects", () => {
    const view = laidOver(KNOWN, { zones: { 2: ["g5"] } });
    expect(view.zones).toEqual([["y3"], ["o2"], ["g5"]]);
    expect(view.zones[0]).toBe(KNOWN.zones[0]);
    expect(KNOWN.zones[2]).toEqual([]);
});

test("a list may be replaced whole, appear and go", () => {
    expect(laidOver(KNOWN, { zones: [["p1"]] }).zones).toEqual([["p1"]]);
    expect(laidOver(KNOWN, { hand: null }).hand).toBeNull();
    expect(laidOver<View>({ ...KNOWN, hand: null }, { hand: ["p1"] }).hand).toEqual(["p1"]);
    expect(laidOver<View>(null, KNOWN)).toEqual(KNOWN);
});
