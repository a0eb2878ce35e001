import { expect, test, vi } from "vitest";
import { Keeping } from "../keeping";
import { Levels } from "../levels.svelte";
import { Refused, type Rest } from "../protocol/rest";
import type { Router } from "../router.svelte";
import { Opener } from "./opener.svelte";

function surroundings(open: Rest["open"], start: Rest["do"] = vi.fn()) {
    const shelf = new Map<string, string>();
    const keeping = new Keeping({
        getItem: (key) => shelf.get(key) ?? null,
        setItem: (key, value) => void shelf.set(key, value),
    });
    const keep = vi.spyOn(keeping, "keep");
    const go = vi.fn();
    const around = {
        rest: { open, do: start } as Partial<Rest> as Rest,
        keeping,
        router: { go } as Partial<Router> as Router,
        levels: new Levels(async () => ({ games: [] })),
    };
    return { keeping, keep, go, opener: new Opener(around) };
}

const OPENED = {
    table: "abc",
    invite: "inv",
    token: "secret",
    joinPath: "/t/abc?invite=inv",
    watchPath: "/t/abc",
    promise: "f00d",
};

test("the secret of the seat is kept before one goes to the table", async () => {
    const { opener, keep, go } = surroundings(async () => OPENED);
    await opener.open("split", (token) => ({ name: "Nora", game: "split", token }));
    expect(keep).toHaveBeenCalledWith(
        expect.objectContaining({ id: "abc", token: "secret", invite: "inv", isSeated: true }),
    );
    expect(go).toHaveBeenCalledWith("/t/abc");
    expect(keep.mock.invocationCallOrder[0]).toBeLessThan(go.mock.invocationCallOrder[0]!);
});

test("two taps open one table", async () => {
    const open = vi.fn(async () => OPENED);
    const { opener } = surroundings(open);
    const wanted = () => ({ name: "Nora", game: "split" });
    await Promise.all([opener.open("split", wanted), opener.open("split", wanted)]);
    expect(open).toHaveBeenCalledOnce();
});

test("a refusal is told by its code, and the next try is free", async () => {
    const { opener, go } = surroundings(async () => {
        throw new Refused({ code: "too-fast", message: "" });
    });
    await opener.open("split", () => ({ name: "Nora" }));
    expect(opener.problem).toBe("too-fast");
    expect(opener.isBusy).toBe(false);
    expect(go).not.toHaveBeenCalled();
});

test("whatever else goes wrong is our fault", async () => {
    const { opener } = surroundings(async () => {
        throw new TypeError("no JSON");
    });
    await opener.open("split", () => ({ name: "Nora" }));
    expect(opener.problem).toBe("broken");
});

test("bots are seated after the server's promise, with a part of mine in the deal", async () => {
    const open = vi.fn(async (_wanted: object) => OPENED);
    const start = vi.fn(async () => ({ id: "1", seq: 1 }));
    const { opener, keeping, go } = surroundings(open, start);
    await opener.open("split", (token) => ({ name: "Nora", game: "split", token, bots: "hard" }));
    expect(open.mock.calls[0]![0]).not.toHaveProperty("bots");
    const mine = keeping.contribution("abc", 1)!;
    expect(mine.promise).toBe("f00d");
    expect(mine.entropy).toMatch(/^[0-9a-f]{64}$/);
    const command = { type: "start", fill: "hard", entropy: mine.entropy };
    expect(start).toHaveBeenCalledWith("abc", "secret", expect.any(String), command);
    expect(start.mock.invocationCallOrder[0]).toBeLessThan(go.mock.invocationCallOrder[0]!);
});

test("to a known deal nothing is added", async () => {
    const start = vi.fn(async () => ({ id: "1", seq: 1 }));
    const { opener, keeping } = surroundings(async () => ({ ...OPENED, promise: null }), start);
    await opener.open("split", () => ({ name: "Nora", bots: "hard" }));
    const command = { type: "start", fill: "hard", entropy: null };
    expect(start).toHaveBeenCalledWith("abc", "secret", expect.any(String), command);
    expect(keeping.contribution("abc", 1)).toBeUndefined();
});

test("a start that fails leaves the table to be started there", async () => {
    const { opener, keeping, go } = surroundings(
        async () => OPENED,
        async () => {
            throw new Refused({ code: "unavailable", message: "" });
        },
    );
    await opener.open("split", () => ({ name: "Nora", bots: "hard" }));
    expect(go).toHaveBeenCalledWith("/t/abc");
    expect(opener.problem).toBeNull();
    expect(keeping.contribution("abc", 1)).toBeUndefined();
});

test("where a server has no such bot, the usual one plays", async () => {
    const start = vi.fn(async () => ({ id: "1", seq: 1 }));
    const { opener } = surroundings(async () => ({ ...OPENED, promise: null }), start);
    await opener.open("split", () => ({ name: "Nora", bots: "deep-thought" }));
    const command = { type: "start", fill: "medium", entropy: null };
    expect(start).toHaveBeenCalledWith("abc", "secret", expect.any(String), command);
});
