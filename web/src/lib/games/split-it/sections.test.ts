/** The three sections can be told apart by everybody, also without their names: measured. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, difference, lightness, seen, SIGHTS } from "$lib/testing/seeing";
import { SECTIONS, type Section } from "./cards";

const CSS = readFileSync(join(import.meta.dirname, "section.css"), "utf8");
const THEME = readFileSync("src/theme/cards.css", "utf8");

/** A value of the section's own rule: --ground, --on, --rim or --pattern. */
function value(section: Section, name: string): string {
    const rule = CSS.split(`[data-section="${section}"]`)[1]!.split("}")[0]!;
    const found = new RegExp(`--${name}:\\s*([^;]+);`).exec(rule)![1]!.trim();
    const token = /^var\((--[\w-]+)\)$/.exec(found)?.[1];
    return token === undefined ? found : new RegExp(`${token}: (#\\w+)`).exec(THEME)![1]!;
}

const PAIRS: [Section, Section][] = [
    ["white", "pink"],
    ["pink", "black"],
    ["white", "black"],
];

describe.each(Object.entries(SIGHTS))("to %s eyes", (_, sight) => {
    it.each(PAIRS)("%s is not %s", (one, other) => {
        const [here, there] = [value(one, "ground"), value(other, "ground")];
        expect(difference(seen(here, sight), seen(there, sight))).toBeGreaterThan(10);
    });
});

it.each(PAIRS)("%s is not %s in greyscale, and has another pattern", (one, other) => {
    const apart = lightness(value(one, "ground")) - lightness(value(other, "ground"));
    expect(Math.abs(apart)).toBeGreaterThan(10);
    expect(value(one, "pattern")).not.toBe(value(other, "pattern"));
});

it.each(SECTIONS)("words on %s can be read", (section) => {
    expect(contrast(value(section, "ground"), value(section, "on"))).toBeGreaterThan(4.5);
});
