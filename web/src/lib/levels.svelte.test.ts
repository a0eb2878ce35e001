import { describe, expect, test, vi } from "vitest";
import { Levels, isBotName, levelInWords } from "./levels.svelte";
import type { Games } from "./protocol/messages";
import { english } from "./testing/around";

const ALL = ["random", "easy", "medium", "hard", "expert", "rules-of-thumb"];
const FEW = ["random", "easy", "rules-of-thumb"];

const serverWith = (bots: readonly string[]) =>
    vi.fn(async () => ({ games: [{ name: "split", bots }] }) as unknown as Games);

describe("levels", () => {
    test("are three words, and medium is the usual one", async () => {
        const levels = new Levels(serverWith(ALL));
        await levels.load();
        expect(levels.choices("split")).toEqual(["easy", "medium", "hard"]);
        expect(levels.chosen("split", "hard")).toBe("hard");
        expect(levels.chosen("split", "random")).toBe("medium"); // as old pages remembered it
        expect(await levels.fitting("split")).toBe("medium");
    });

    test("a server that lacks some offers what it has", async () => {
        const levels = new Levels(serverWith(FEW));
        expect(levels.choices("split")).toEqual(["easy", "medium", "hard"]); // not known yet
        await levels.load();
        expect(levels.choices("split")).toEqual(["easy", "rules-of-thumb"]);
        expect(levels.chosen("split", "hard")).toBe("rules-of-thumb");
        expect(await levels.fitting("split", "hard", "easy")).toBe("easy");
    });

    test("who plays again plays against the same bots", async () => {
        const levels = new Levels(serverWith(ALL));
        expect(await levels.fitting("split", "Ida", "random", "hard")).toBe("random");
        expect(await levels.fitting("split", "deep-thought")).toBe("medium");
    });

    test("the server is asked once, and again only where it did not answer", async () => {
        const games = serverWith(FEW).mockRejectedValueOnce(new TypeError("no line"));
        const levels = new Levels(games);
        expect(await levels.fitting("split", "hard")).toBe("hard");
        expect(await levels.fitting("split", "hard")).toBe("rules-of-thumb");
        await levels.load();
        expect(games).toHaveBeenCalledTimes(2);
    });

    test("every bot there is or was has a word", async () => {
        const text = await english();
        for (const bot of ALL) expect(levelInWords(bot, text)).toMatch(/^[A-Z]/);
        expect(levelInWords("deep-thought", text)).toBe("deep-thought");
        expect(isBotName("Ida")).toBe(false);
    });
});
