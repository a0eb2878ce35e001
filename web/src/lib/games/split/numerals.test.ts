import { expect, test } from "vitest";
import { drawn } from "./numerals";

test("every number of the deck is drawn, figure by figure, without touching", () => {
    for (let card = 0; card <= 100; card += 1) {
        const { strokes, width } = drawn(card);
        expect(strokes).toHaveLength(String(card).length);
        expect(strokes.every(([stroke]) => stroke.startsWith("M"))).toBe(true);
        const places = strokes.map(([, across]) => across);
        for (const [index, place] of places.slice(1).entries())
            expect(place - places[index]!).toBeGreaterThan(12); // a figure is 10 wide, its stroke 2
        expect(width).toBe(places.at(-1)! + 10);
    }
});
