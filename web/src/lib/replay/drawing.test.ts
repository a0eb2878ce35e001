import { describe, expect, test } from "vitest";
import type { Contribution } from "../keeping";
import { drawn, promiseOf } from "./drawing";
import told from "./drawn.json";
import { origin, type Drawn } from "./fairness";

// Drawn by the rules themselves: scripts/protocol writes them.
const DEALS = told as unknown as Required<Drawn>[];

const { subtle } = globalThis.crypto;
const [first] = DEALS as [Required<Drawn>];
const mine = { table: "t", number: 1, promise: first.chance.promise };
const added = (entropy: string): Contribution => ({ ...mine, entropy });

describe("a deal drawn here", () => {
    test.each(DEALS)(
        "is the server's own: $game $options",
        async ({ game, options, deck, ...dealt }) => {
            expect(await promiseOf(dealt.chance.seed, subtle)).toBe(dealt.chance.promise);
            expect(await drawn(game, options, dealt.chance, subtle, deck)).toEqual(dealt.deal);
        },
    );
});

describe("who chose the cards", () => {
    const { chance } = first;
    const own = chance.entropy.find((entropy) => entropy !== null)!;

    test("nobody, where my part is in the deal", async () => {
        expect(await origin(first, added(own), subtle)).toBe("mine");
    });

    test("nobody, where others have added to it", async () => {
        expect(await origin(first, undefined, subtle)).toBe("others");
    });

    test("the server may have, where nobody added anything", async () => {
        const alone = { ...chance, entropy: chance.entropy.map(() => null) };
        const deal = await drawn(first.game, first.options, alone, subtle);
        expect(await origin({ ...first, chance: alone, deal }, undefined, subtle)).toBe("nobody");
    });

    test("it is said when my part is not in it", async () => {
        expect(await origin(first, added("0".repeat(64)), subtle)).toBe("missing");
        expect(await origin({ ...first, chance: undefined! }, added(own), subtle)).toBe("missing");
    });

    test("a promise that came later than mine is none", async () => {
        expect(await origin(first, { ...added(own), promise: "later" }, subtle)).toBe("missing");
    });

    test("a deal that does not follow is forged", async () => {
        const chances = [
            { ...chance, promise: "0".repeat(64) },
            { ...chance, seed: "0".repeat(64) },
            { ...chance, entropy: [...chance.entropy].reverse() },
            { ...chance, entropy: [] },
        ];
        for (const other of chances)
            expect(await origin({ ...first, chance: other }, added(own), subtle)).toBe("forged");
        const deal = { ...(first.deal as object), starter: 99 };
        expect(await origin({ ...first, deal }, added(own), subtle)).toBe("forged");
    });

    test("a known deal tells nothing, and without a safe connection nothing is checked", async () => {
        expect(await origin({ ...first, chance: undefined! }, undefined, subtle)).toBe("untold");
        expect(await origin(first, added(own), undefined)).toBe("unchecked");
    });
});
