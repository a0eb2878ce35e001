import { describe, expect, test, vi } from "vitest";
import { Reach } from "./reach.svelte";

const at = (address: string) => new URL(address) as unknown as Location;

async function reached(address: string, shared: boolean, ...addresses: string[]) {
    const ask = vi.fn(async () => ({ shared, addresses }));
    const reach = new Reach(at(address), ask);
    await reach.load();
    return { reach, ask };
}

describe("what is passed on", () => {
    test("has this page's own address where others can use it", async () => {
        const { reach, ask } = await reached("https://cards.example/t/x", false);
        expect([reach.standing, reach.origin]).toEqual(["known", "https://cards.example"]);
        expect(ask).not.toHaveBeenCalled();
    });

    test.each(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])(
        "has an address of the machine where the page was opened at %s",
        async (address) => {
            const { reach } = await reached(`${address}/`, true, "192.168.1.20", "10.0.0.7");
            expect([reach.standing, reach.origin]).toEqual(["known", "http://192.168.1.20:8000"]);
            reach.choose("10.0.0.7");
            expect(reach.origin).toBe("http://10.0.0.7:8000");
            reach.choose("evil.example");
            expect(reach.origin).toBe("http://10.0.0.7:8000");
        },
    );

    test("is for nobody else where the server listens on its own machine alone", async () => {
        const { reach } = await reached("http://127.0.0.1:8000/", false);
        expect([reach.standing, reach.origin]).toEqual(["here", "http://127.0.0.1:8000"]);
    });

    test("is for nobody else where the machine has no address", async () => {
        expect((await reached("http://127.0.0.1/", true)).reach.standing).toBe("nowhere");
    });

    test("is asked for again after a failure, and once otherwise", async () => {
        const ask = vi.fn(async () => ({ shared: true, addresses: ["10.0.0.7"] }));
        ask.mockRejectedValueOnce(new Error("no line"));
        const reach = new Reach(at("http://127.0.0.1/"), ask);
        await reach.load();
        expect(reach.standing).toBe("asking");
        await reach.load();
        await reach.load();
        expect([reach.standing, reach.origin]).toEqual(["known", "http://10.0.0.7"]);
        expect(ask).toHaveBeenCalledTimes(2);
    });
});
