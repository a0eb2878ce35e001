import { describe, expect, test, vi } from "vitest";
import { Link } from "./link.svelte";
import { draw } from "./qr";

const ORIGIN = "https://cards.example";

describe("a link", () => {
    test("is a whole address", () => {
        expect(new Link("/t/abc?invite=x", ORIGIN, {}).address).toBe(
            "https://cards.example/t/abc?invite=x",
        );
    });

    test("is copied", async () => {
        const writeText = vi.fn(async () => undefined);
        const link = new Link("/t/abc", ORIGIN, { clipboard: { writeText } });
        await link.copy();
        expect(writeText).toHaveBeenCalledWith(link.address);
        expect(link.copied).toBe("copied");
    });

    test("says so where copying is refused or impossible", async () => {
        const refusing = { writeText: () => Promise.reject(new Error("no")) };
        for (const clipboard of [refusing, undefined]) {
            const link = new Link("/t/abc", ORIGIN, { clipboard });
            await link.copy();
            expect(link.copied).toBe("refused");
        }
    });

    test("a share sheet that is closed again is no mistake", async () => {
        const share = () => Promise.reject(new DOMException("", "AbortError"));
        const link = new Link("/t/abc", ORIGIN, { share });
        expect(link.canShare).toBe(true);
        await expect(link.share("Come!")).resolves.toBeUndefined();
    });
});

test("a QR code has its three corners and a white border", () => {
    const { size, path } = draw("https://cards.example/t/abc?invite=x");
    const dark = new Set(path.match(/M\d+ \d+/g));
    const corner = size - 4;
    for (const square of ["M3 3", `M${corner} 3`, `M3 ${corner}`]) expect(dark).toContain(square);
    expect([...dark].some((square) => /^M[012] | [012]$/.test(square))).toBe(false);
});
