/**
 * The two faces of the page (fonts.css): together small enough for a first visit, and with all letters of all
 * languages. One missing letter would be set in a fallback, in the middle of a word.
 */

import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";

const MOST_BYTES = 40_000;
const LOCALES = "../locales";
const OF_THE_SYSTEM = [..."←→■●"]; // keys and marks: they stand between words, never within one

const urls = [...readFileSync("src/theme/fonts.css", "utf-8").matchAll(/url\("([^"]+)"\)/g)];
const fonts = urls.map(([, path]) => ({
    name: path!.split("/").at(-1)!,
    bytes: readFileSync(`node_modules/${path}`),
}));

/** The characters of a WOFF2 file (https://www.w3.org/TR/WOFF2): `cmap` is never transformed. */
function charactersOf(font: Buffer): Set<string> {
    const CMAP = 0; // among the tags that have a number
    const TRANSFORMED = new Set([10, 11]); // glyf and loca, by default
    let at = 48; // behind the header
    function length(): number {
        let value = 0;
        for (;;) {
            const byte = font[at++]!;
            value = value * 128 + (byte & 127);
            if (byte < 128) return value;
        }
    }
    let start = 0;
    let found: [number, number] | null = null;
    for (let tables = font.readUInt16BE(12); tables > 0; tables -= 1) {
        const flags = font[at++]!;
        const tag = flags & 63;
        if (tag === 63) at += 4; // a tag without a number
        const plain = length();
        const isTransformed = TRANSFORMED.has(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
        const stored = isTransformed ? length() : plain;
        if (tag === CMAP) found = [start, stored];
        start += stored;
    }
    const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
    return mapped(tables.subarray(found![0], found![0] + found![1]));
}

/** What a `cmap` table of format 4 or 12 maps to glyphs. */
function mapped(cmap: Buffer): Set<string> {
    const characters = new Set<string>();
    const add = (first: number, last: number) => {
        for (let code = first; code <= last && code < 0xffff; code += 1)
            characters.add(String.fromCodePoint(code));
    };
    for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
        const map = cmap.subarray(cmap.readUInt32BE(8 + 8 * table));
        const format = map.readUInt16BE(0);
        if (format === 12)
            for (let group = 0; group < map.readUInt32BE(12); group += 1)
                add(map.readUInt32BE(16 + 12 * group), map.readUInt32BE(20 + 12 * group));
        else if (format === 4)
            for (let at = 0, size = map.readUInt16BE(6); at < size; at += 2)
                add(map.readUInt16BE(16 + size + at), map.readUInt16BE(14 + at));
    }
    return characters;
}

/** Every character of the messages in all languages. */
function charactersOfMessages(): Set<string> {
    const texts = readdirSync(LOCALES, { recursive: true, encoding: "utf-8" })
        .filter((path) => path.endsWith(".ftl"))
        .map((path) => readFileSync(`${LOCALES}/${path}`, "utf-8").replaceAll(/^#.*$/gm, ""));
    return new Set(texts.join("").replaceAll(/\s/g, ""));
}

it("reads the characters of a font", () => {
    const [text] = fonts.map(({ bytes }) => charactersOf(bytes));
    expect([..."aZß0é…"].every((each) => text!.has(each))).toBe(true);
    expect([..."жあ😀"].some((each) => text!.has(each))).toBe(false);
});

it(`both faces together have at most ${MOST_BYTES} bytes`, () => {
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(fonts)("$name has every letter of all languages", ({ bytes }) => {
    const known = charactersOf(bytes);
    const lacking = [...charactersOfMessages()].filter((each) => !known.has(each));
    expect(lacking.sort()).toEqual(OF_THE_SYSTEM);
});
