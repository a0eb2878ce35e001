import { expect, it } from "vitest";
import { best } from "./languages";
import { longer } from "./pseudo";
import { isolated, Text, type Fetch } from "./text.svelte";

const FILES: Record<string, string> = {
    "en/common":
        "chat-spectator = Hello, { $name }!\nsplit-stock = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }",
    "de/common":
        "chat-spectator = Hallo, { $name }!\nsplit-stock = { $n ->\n    [one] { $n } Karte\n   *[other] { $n } Karten\n }",
    "en/split": "short-split-turn = Your turn",
    "de/split": "short-split-turn = Du bist dran",
};

function texts(slow: string[] = []): { text: Text; release: () => void } {
    const waiting: (() => void)[] = [];
    const fetch: Fetch = (language, part) => {
        const file = FILES[`${language}/${part}`];
        if (file === undefined) return Promise.reject(new Error(`${language}/${part}`));
        if (!slow.includes(`${language}/${part}`)) return Promise.resolve(file);
        return new Promise((resolve) => waiting.push(() => resolve(file)));
    };
    return { text: new Text(fetch), release: () => waiting.forEach((go) => go()) };
}

it("says messages with their arguments and plurals", async () => {
    const { text } = texts();
    await text.need("common");
    expect(text.say("chat-spectator", { name: "Ida" })).toBe("Hello, Ida!");
    expect([1, 2].map((n) => text.say("split-stock", { n }))).toEqual(["1 card", "2 cards"]);
});

it("says everything anew in another language", async () => {
    const { text } = texts();
    await text.need("common", "split");
    await text.speak("de");
    expect(text.say("short-split-turn")).toBe("Du bist dran");
    expect(text.list(["A", "B", "C"])).toBe("A, B und C");
});

it("has all parts ready whoever asks first", async () => {
    const { text, release } = texts(["en/common"]);
    const first = text.need("common");
    const second = text.need("split");
    release();
    await Promise.all([first, second]);
    expect(text.say("chat-spectator", { name: "Ida" })).toBe("Hello, Ida!");
    expect(text.say("short-split-turn")).toBe("Your turn");
});

it("speaks the language asked for last, also if a part is needed meanwhile", async () => {
    const { text, release } = texts(["de/common"]);
    await text.need("common");
    const spoken = text.speak("de");
    const needed = text.need("split");
    release();
    await Promise.all([spoken, needed]);
    expect(text.language).toBe("de");
    expect(text.say("short-split-turn")).toBe("Du bist dran");
});

it("goes on in its language if another cannot be fetched", async () => {
    const { text } = texts();
    await text.need("common");
    await expect(text.speak("fr")).rejects.toThrow("fr/common");
    await text.need("split");
    expect(text.say("short-split-turn")).toBe("Your turn");
});

it("sets names apart that run from right to left, and no others", () => {
    expect(isolated("Ida")).toBe("Ida");
    expect(isolated("דנה")).toHaveLength(5);
});

it("picks the first of the reader's languages that we speak", () => {
    expect(best(["sv-SE", "pt-BR", "en"])).toBe("pt");
    expect(best(["ja"])).toBe("en");
});

it("makes the pseudo-language two fifths longer", () => {
    const text = "Choose a card for the left or right zone";
    expect(longer(text).length / text.length).toBeGreaterThanOrEqual(1.375);
    expect(longer("12")).toBe("12");
});
