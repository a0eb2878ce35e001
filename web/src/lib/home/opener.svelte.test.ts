import { expect, test, vi } from "vitest";
import type { Keeping } from "../keeping";
import { Refused, type Rest } from "../protocol/rest";
import type { Router } from "../router.svelte";
import { Opener } from "./opener.svelte";

function surroundings(open: Rest["open"]) {
    const keep = vi.fn();
    const go = vi.fn();
    const around = {
        rest: { open } as Partial<Rest> as Rest,
        keeping: { keep } as Partial<Keeping> as Keeping,
        router: { go } as Partial<Router> as Router,
    };
    return { keep, go, opener: new Opener(around) };
}

const OPENED = {
    table: "abc",
    invite: "inv",
    token: "secret",
    joinPath: "/t/abc?invite=inv",
    watchPath: "/t/abc",
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
