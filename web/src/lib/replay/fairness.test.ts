import { describe, expect, test } from "vitest";
import { canonical, commitmentOf, verdict } from "./fairness";

// Made by splittable.core.fairness: the page must agree with the server to the byte.
const SALT = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const DEAL = { starter: 1, stock: ["10", "J", "3"], hands: [[0, 100], []], a: 'ø“x"\\' };
const WRITTEN = '{"a":"ø“x\\"\\\\","hands":[[0,100],[]],"starter":1,"stock":["10","J","3"]}';
const COMMITMENT = "c9cc8dc9cb2b1b735adbffb5200bf88c685e416a5bb081407a54b90ea1a1b8d6";

const { subtle } = globalThis.crypto;

describe("the commitment", () => {
    test("writes a deal as the server does", () => {
        expect(canonical(DEAL)).toBe(WRITTEN);
    });

    test("is the server's own", async () => {
        expect(await commitmentOf(SALT, DEAL, subtle)).toBe(COMMITMENT);
    });
});

describe("the verdict", () => {
    const record = { deal: DEAL, salt: SALT, commitment: COMMITMENT };

    test("a deal that was not changed is fair", async () => {
        expect(await verdict(record, subtle)).toBe("fair");
    });

    test("one card changed is enough to be unfair", async () => {
        const deal = { ...DEAL, stock: ["10", "3", "J"] };
        expect(await verdict({ ...record, deal }, subtle)).toBe("unfair");
    });

    test("a salt that is none is unfair", async () => {
        expect(await verdict({ ...record, salt: "salty" }, subtle)).toBe("unfair");
    });

    test("without a promise there is nothing to check", async () => {
        expect(await verdict({ deal: DEAL }, subtle)).toBe("unpublished");
        expect(await verdict({ deal: DEAL, commitment: COMMITMENT }, subtle)).toBe("unpublished");
    });

    test("without a safe connection the page says that it cannot tell", async () => {
        expect(await verdict(record, undefined)).toBe("unchecked");
    });
});
