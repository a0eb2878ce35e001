import { describe, expect, test } from "vitest";
import { nextRound, previousRound } from "./rounds";

/** Rounds that begin at moments 0, 3, 4, 11 and 12; the game ends after 20 moves. */
const STARTS = [0, 3, 4, 11, 12];
const END = 20;
const roundAt = (at: number) => STARTS.filter((start) => start <= at).length;

describe("the next round", () => {
    test("begins at the next start from wherever one is, and after the last there is the end", async () => {
        for (let at = 0; at <= END; at++) {
            const expected = STARTS.find((start) => start > at) ?? END;
            expect(await nextRound(roundAt, at, END), `from ${at}`).toBe(expected);
        }
    });

    test("is found in a few looks", async () => {
        let looks = 0;
        const counted = (at: number) => (looks++, at < 700 ? 1 : 2);
        expect(await nextRound(counted, 0, 1000)).toBe(700);
        expect(looks).toBeLessThan(25);
    });
});

test("the previous round begins at the latest start before here", async () => {
    for (let at = 0; at <= END; at++) {
        const expected = STARTS.findLast((start) => start < at) ?? 0;
        expect(await previousRound(roundAt, at), `from ${at}`).toBe(expected);
    }
});
