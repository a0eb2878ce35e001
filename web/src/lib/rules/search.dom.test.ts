import { afterAll, describe, expect, test } from "vitest";
import { provide } from "$lib/app";
import { rulesOf } from "$lib/games/catalogue";
import { GAMES } from "$lib/protocol/messages";
import { around, preferences } from "$lib/testing/around";
import { fetchText } from "$lib/text/fetching";
import { LANGUAGES } from "$lib/text/languages";
import { Text } from "$lib/text/text.svelte";
import { cleanup, render } from "@testing-library/svelte";
import { getAllContexts, mount, unmount, type Component } from "svelte";
import { linking } from "./anchors";
import { paragraphsOf } from "./paragraphs";
import { folded, RulesIndex, wordsOf, type Paragraph } from "./search";

afterAll(cleanup);

/** What a component of the app has around it. */
function surroundings(text: Text): Map<unknown, unknown> {
    let found = new Map<unknown, unknown>();
    const Probe = (() => {
        provide(around(text, preferences()));
        found = getAllContexts();
    }) as unknown as Component;
    render(Probe);
    return found;
}

const paragraph = (text: string, more: Partial<Paragraph> = {}): Paragraph => ({
    game: "split",
    text,
    title: "",
    asked: "",
    numbers: [],
    address: "",
    ...more,
});
const found = (query: string, ...texts: string[]): string[] =>
    new RulesIndex(texts.map((text) => paragraph(text)))
        .find(query)
        .map((hit) => hit.paragraph.text);

describe("finding", () => {
    test("case, accents and ligatures make no difference, in the question and in the rules", () => {
        expect(folded("Ærø Straße Œuf").letters).toBe("aero strasse oeuf");
        expect(found("COMODIN", "El comodín encaja.")).toHaveLength(1);
        expect(found("jóquer", "O joquer serve.")).toHaveLength(1);
        expect(found("grosste", "Die größte Zahl.")).toHaveLength(1);
    });

    test("whole words come before beginnings, and these before parts of words", () => {
        const texts = ["Unresettled.", "A reset costs.", "Resetting is free."];
        expect(found("reset", ...texts)).toEqual([
            "A reset costs.",
            "Resetting is free.",
            "Unresettled.",
        ]);
    });

    test("all words have to be there; where they nowhere are, most of them", () => {
        const texts = ["A Wild turns the direction.", "The direction.", "A Wild."];
        expect(found("direction wild", ...texts)).toEqual([texts[0]]);
        expect(found("direction rhubarb", ...texts)).toHaveLength(2);
        expect(found("rhubarb", ...texts)).toEqual([]);
        expect(found(" ?! ", ...texts)).toEqual([]);
    });

    test("another ending finds the word all the same", () => {
        expect(found("Wilds", "A Wild fits.")).toHaveLength(1);
        expect(found("resets", "They reset.")).toHaveLength(1);
    });

    test("small words of a question are not looked for, and a question finds what answers it", () => {
        const answer = paragraph("Nobody gets the cards.", {
            asked: "What if two choose the same?",
        });
        const other = paragraph("What the others choose is hidden.");
        const index = new RulesIndex([other, answer], ["what", "if", "the"]);
        const [first, ...more] = index.find("What if two choose the same section?");
        expect(first?.paragraph).toBe(answer);
        expect(more).toEqual([]);
        expect(first?.pieces.some(({ isHit }) => isHit)).toBe(false);
        expect(index.find("the")).toHaveLength(2); // nothing else was asked
        expect(index.asked).toEqual([answer.asked]);
    });

    test("a number finds its paragraph, first of all", () => {
        const other = paragraph("5.2 is no card", { numbers: ["9.9"] });
        const own = paragraph("You must reset.", { numbers: ["5.1", "5.2"] });
        const [first] = new RulesIndex([other, own]).find("5.2");
        expect(first?.paragraph).toBe(own);
        expect(wordsOf("5.2, 5.2?")).toEqual(["5.2"]);
    });

    test("the sentence that says it is shown, with the word marked as it stands there", () => {
        const index = new RulesIndex([paragraph("First this. Später die Größe! Then that.")]);
        expect(index.find("grosse")[0]?.pieces).toEqual([
            { text: "Später die ", isHit: false },
            { text: "Größe", isHit: true },
            { text: "!", isHit: false },
        ]);
    });
});

describe.each(LANGUAGES)("in %s", async (language) => {
    const text = new Text(fetchText);
    await text.speak(language);
    await text.need("common", "rules");
    const context = surroundings(text);
    const all = (await Promise.all(GAMES.map((game) => paragraphsOf(game, text, context)))).flat();
    const index = new RulesIndex(all);

    test("every paragraph is found by a word of its own, and by its number", () => {
        expect(all.length).toBeGreaterThan(150);
        for (const each of all) {
            expect(each.text, each.address).not.toMatch(/\b(rules|short)-[a-z]+-[a-z-]+/);
            const longest = wordsOf(each.text).sort((a, b) => b.length - a.length)[0]!;
            const hits = index.find(longest).map((hit) => hit.paragraph);
            expect(hits, `${each.game} ${each.address}: ${longest}`).toContain(each);
            for (const number of each.numbers) {
                const texts = index.find(number).map((hit) => hit.paragraph);
                expect(texts).toContain(each);
            }
        }
    });

    test("every question asked as an example finds its answer first", () => {
        const asked = all.filter((each) => each.asked !== "");
        expect(asked.length).toBeGreaterThanOrEqual(6);
        const index = new RulesIndex(all, text.say("search-ignored").split(", "));
        for (const each of asked) expect(index.find(each.asked)[0]?.paragraph).toBe(each);
    });

    test("every suggested word finds something in its own game", () => {
        for (const game of GAMES) {
            const own = new RulesIndex(all.filter((each) => each.game === game));
            for (const term of text.say(`search-terms-${game}`).split(", "))
                expect(own.find(term).length, `${game}: ${term}`).toBeGreaterThan(0);
        }
    });

    test.each(GAMES)(
        "every link leads to its own paragraph of %s, or to the part around it",
        async (game) => {
            const place = document.createElement("div");
            const rules = mount(await rulesOf(game), { target: place, context: linking(context) });
            for (const { address, text, numbers } of all.filter((each) => each.game === game)) {
                const target = place.querySelector(`[id="${address}"]`);
                expect(target, `${game}#${address}`).not.toBeNull();
                const around = numbers.includes(address) ? target!.parentElement : target;
                expect(around?.textContent?.replace(/\s+/g, " ")).toContain(text);
            }
            await unmount(rules);
        },
    );
});
