/** All eight languages say everything the page says, and nothing else. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";

const LOCALES = join(import.meta.dirname, "../../../../locales");
const SOURCE = join(import.meta.dirname, "../..");

/** Messages that are the same in every language: proper names, signs and bare numbers. */
const ALIKE = /^game-/;
/** How much of a file may read as in English: "OK", "Bot 1", "Log" are words of many languages. */
const MOST_ALIKE = 0.2;

type Messages = Map<string, string>; // by id, the message as it is written

/** As Fluent's own reader does, but nothing unreadable is passed over. */
function read(language: Language, file: string): Messages {
    const text = readFileSync(join(LOCALES, language, file), "utf8");
    const messages: Messages = new Map();
    let id: string | null = null;
    for (const [number, line] of text.split("\n").entries()) {
        const begins = /^([a-z][a-z0-9-]*) =(.*)$/.exec(line);
        if (begins) {
            id = begins[1]!;
            if (messages.has(id)) throw new Error(`${language}/${file}: ${id} stands there twice`);
            messages.set(id, begins[2]!.trim());
        } else if (/^(#|\s*$)/.test(line)) {
            if (line.startsWith("#")) id = null;
        } else if (id !== null && /^[ }]/.test(line)) {
            messages.set(id, `${messages.get(id)}\n${line}`.trim());
        } else {
            throw new Error(`${language}/${file}:${number + 1}: cannot be read: ${line}`);
        }
    }
    return messages;
}

const FILES = readdirSync(join(LOCALES, "en")).sort();
const ENGLISH: Messages = new Map(FILES.flatMap((file) => [...read("en", file)]));

const variables = (message: string) => new Set(message.match(/\$[a-zA-Z]+/g) ?? []);

/** A number for plurals and a word for names suit every variable. */
function samples(message: string, number: number): Record<string, string | number> {
    const isNumber = (name: string) => new RegExp(`\\${name} ->`).test(message);
    return Object.fromEntries(
        [...variables(message)].map((name) => [name.slice(1), isNumber(name) ? number : "Ida"]),
    );
}

function* sourceFiles(folder: string): Generator<string> {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* sourceFiles(path);
        else if (/\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) yield path;
    }
}

/** Every string in the source that could be an id, and the beginnings of made-up ones. */
function mentioned(): { whole: Set<string>; patterns: RegExp[] } {
    const whole = new Set<string>();
    const patterns: RegExp[] = [];
    for (const path of sourceFiles(SOURCE)) {
        if (/(messages|ids)\.ts$/.test(path)) continue; // generated
        const text = readFileSync(path, "utf8");
        for (const [, id] of text.matchAll(/["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]/g))
            whole.add(id!);
        for (const [, template] of text.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]*)`/g)) {
            const pattern = template!.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+");
            if (/^[a-z0-9[\]+-]+$/.test(pattern)) patterns.push(new RegExp(`^${pattern}$`));
        }
    }
    return { whole, patterns };
}

it("has no message that nothing asks for", () => {
    const { whole, patterns } = mentioned();
    const unused = [...ENGLISH.keys()].filter(
        (id) => !whole.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
});

it("has every id once, whichever file it is in", () => {
    const ids = FILES.flatMap((file) => [...read("en", file).keys()]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Where a number is never 1. */
const NEVER_ONE = new Set([
    "deals-heading", // players: at least two
    "deck-fine", // a deck is fit for several players, and has as many Objectives
    "home-players",
    "home-players-variant",
    "my-games-seats",
    "rules-split-it-score-tie", // the numbers of an example
    "rules-splito-worked-others",
    "search-best", // said only if not all are shown
    "series-bar-wins", // two wins or more
    "series-over-together", // games of a series: two or more
    "status-chosen-many", // said of four or more
    "status-waiting-many",
]);
const NAMES = ["$name", "$names"];

/** The words that stand after a number only if it isn't 1: "cards", "players". */
function pluralsOf(language: Language): Set<string> {
    const [found, alike] = [new Set<string>(), new Set<string>()];
    for (const file of FILES) {
        for (const message of read(language, file).values()) {
            for (const [, variable, one, other] of message.matchAll(
                /\{ (\$\w+) ->\s+\[(?:one|1)\]([^[*]*)\*\[other\]([^[]*)/g,
            )) {
                const [, noun] =
                    new RegExp(`\\{ \\${variable} \\}[ \u00a0](\\p{L}{3,})`, "u").exec(other!) ??
                    [];
                if (noun === undefined) continue;
                (new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "iu").test(one!) ? alike : found).add(
                    noun,
                );
            }
        }
    }
    return new Set([...found].filter((noun) => !alike.has(noun)));
}

describe.each(LANGUAGES)("%s", (language) => {
    it.each(FILES)("%s has the same messages as English, no more and no less", (file) => {
        const [ours, english] = [[...read(language, file).keys()], [...read("en", file).keys()]];
        expect(english.filter((id) => !ours.includes(id))).toEqual([]);
        expect(ours.filter((id) => !english.includes(id))).toEqual([]);
    });

    it.each(FILES)("%s has the same places to fill as English", (file) => {
        for (const [id, message] of read(language, file)) {
            expect([id, variables(message)]).toEqual([id, variables(ENGLISH.get(id)!)]);
        }
    });

    it.each(FILES)("%s can be said, for one and for many", (file) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        const text = readFileSync(join(LOCALES, language, file), "utf8");
        expect(bundle.addResource(new FluentResource(text))).toEqual([]);
        for (const [id, message] of read(language, file)) {
            for (const number of [0, 1, 2, 5, 21]) {
                const errors: Error[] = [];
                const value = bundle.getMessage(id)?.value;
                expect([id, typeof value]).not.toEqual([id, "undefined"]);
                const said = bundle.formatPattern(value!, samples(message, number), errors);
                expect([id, errors]).toEqual([id, []]);
                expect([id, said.trim().length > 0]).toEqual([id, true]);
                expect([id, /\{|\}/.test(said)]).toEqual([id, false]);
            }
        }
    });

    it.each(FILES)("%s has the plurals of its language wherever English has plurals", (file) => {
        const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
        expect(categories).toContain("one");
        for (const [id, message] of read(language, file)) {
            const english = ENGLISH.get(id)!;
            for (const [, variable] of english.matchAll(/(\$\w+) ->\s*\[one\]/g)) {
                const branch = new RegExp(`\\${variable} ->[^}]*\\[(one|1|0)\\]`);
                expect([id, branch.test(message)]).toEqual([id, true]);
            }
        }
    });

    it("never counts one of several, as in “1 cards”", () => {
        const plurals = [...pluralsOf(language)];
        expect(plurals.length).toBeGreaterThan(5);
        const wrong = new RegExp(
            `(?<![\\p{L}\\d.,:+−-])1[ \u00a0](${plurals.join("|")})(?!\\p{L})`,
            "iu",
        );
        const found: string[] = [];
        for (const file of FILES) {
            const bundle = new FluentBundle(language, { useIsolating: false });
            const text = readFileSync(join(LOCALES, language, file), "utf8");
            bundle.addResource(new FluentResource(text));
            for (const [id, message] of read(language, file)) {
                const ones = [...variables(message)].map((name) => [
                    name.slice(1),
                    NAMES.includes(name) ? "Ida" : 1,
                ]);
                const value = bundle.getMessage(id)!.value!;
                const said = bundle.formatPattern(value, Object.fromEntries(ones));
                if (wrong.test(said) && !NEVER_ONE.has(id)) found.push(`${id}: ${said}`);
            }
        }
        expect(found).toEqual([]);
    });

    it.skipIf(language === "en").each(FILES)("%s is translated", (file) => {
        const ours = [...read(language, file)].filter(([id]) => !ALIKE.test(id));
        const alike = ours.filter(
            ([id, message]) => message === ENGLISH.get(id) && /[a-z]{4}/.test(message),
        );
        expect(
            alike.length / Math.max(ours.length, 10),
            alike.map(([id]) => id).join(" "),
        ).toBeLessThan(MOST_ALIKE);
    });
});
