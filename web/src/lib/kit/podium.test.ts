import { describe, expect, test } from "vitest";
import { onSteps, placed } from "./podium";

const outcome = (ranking: number[], winners = [ranking.indexOf(1)]) => ({
    scores: ranking.map((place) => -place),
    ranking,
    winners,
    reason: "any",
});
const seats = (all: readonly { seat: number }[]) => all.map(({ seat }) => seat);

describe("who stands where", () => {
    test("in the order of the places that the server gave", () => {
        expect(seats(placed(outcome([3, 1, 4, 2])))).toEqual([1, 3, 0, 2]);
    });

    test("the winner in the middle, second on the left, third on the right", () => {
        expect(seats(onSteps(placed(outcome([3, 1, 4, 2]))))).toEqual([3, 1, 0]);
        expect(seats(onSteps(placed(outcome([1, 2]))))).toEqual([1, 0]);
    });

    test("who shares a place stands on the steps too, as long as there is room", () => {
        expect(onSteps(placed(outcome([1, 2, 3, 3, 5])))).toHaveLength(4);
        expect(onSteps(placed(outcome([1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5])))).toHaveLength(3);
    });

    test("places, not the order, say who stands how high", () => {
        const all = placed(outcome([1, 1, 3], [0, 1]));
        expect(all.map(({ place, wins }) => [place, wins])).toEqual([
            [1, true],
            [1, true],
            [3, false],
        ]);
    });
});
