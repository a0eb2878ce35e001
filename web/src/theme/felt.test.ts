/** What is written on felt can be read on every part of it, by day and by night; in high contrast, everywhere. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/theme/felt.css", "utf-8");

type Color = readonly [number, number, number];

const hex = (text: string): Color => {
    const long = text.length === 4 ? text.replace(/[0-9a-f]/g, "$&$&") : text;
    return [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16)) as unknown as Color;
};

/** What a rule declares, and no more. */
function ruleOf(sheet: string, selector: string): string {
    const [, rule] = sheet.split(`\n${selector} {\n`);
    if (rule === undefined) throw new Error(`there is no rule for ${selector}`);
    return `\n${rule.split("\n}")[0]!}`;
}

const STRONG = ruleOf(css, ":root[data-contrast] .felt");
const DEPTH = Number(/--felt-depth: (\d+)%/.exec(ruleOf(css, ":root[data-contrast]"))![1]) / 100;

/** A token's colour on a felt, as the browser mixes it. */
function colorOf(token: string, felt: Color, isStrong: boolean): Color {
    const declared = (sheet: string) => new RegExp(`\\n    ${token}: ([^;]+);`).exec(sheet)?.[1];
    const value = (isStrong ? declared(STRONG) : undefined) ?? declared(css);
    if (value === undefined) throw new Error(`felt.css has no ${token}`);
    if (value.startsWith("#")) return hex(value);
    const other = /^var\((--[a-z-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return other === "--felt" ? felt : colorOf(other, felt, isStrong);
    const mix = /^color-mix\(in srgb, var\(--felt\) (\d+)%, (#[0-9a-f]+)\)$/.exec(value);
    if (mix === null) throw new Error(`what is ${value}?`);
    const share = Number(mix[1]) / 100;
    const second = hex(mix[2]!);
    return felt.map((each, at) => each * share + second[at]! * (1 - share)) as unknown as Color;
}

function luminance(color: Color): number {
    const [red, green, blue] = color
        .map((each) => each / 255)
        .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Color, other: Color): number {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
}

const FELTS = [
    ...css.matchAll(/--felt-(split-it|splito|split|other): light-dark\((#\w+), (#\w+)\)/g),
];
const GROUNDS = [
    "--paper",
    "--felt-light",
    "--surface",
    "--sunken",
    "--accent-soft",
    "--turn-soft",
];

const deep = (felt: Color): Color => felt.map((each) => each * DEPTH) as unknown as Color;

describe.each(
    FELTS.flatMap(([, game, day, night], at) => {
        const kind = at < 4 ? "classic" : "calm";
        return [
            [`the ${kind} felt of ${game} by day`, hex(day!), false] as const,
            [`the ${kind} felt of ${game} by night`, hex(night!), false] as const,
            [`the ${kind} felt of ${game} by day in high contrast`, deep(hex(day!)), true] as const,
            [
                `the ${kind} felt of ${game} by night in high contrast`,
                deep(hex(night!)),
                true,
            ] as const,
        ];
    }),
)("on %s", (_, felt, isStrong) => {
    const onFelt = (token: string) => colorOf(token, felt, isStrong);

    it.each(GROUNDS)("words can be read on %s", (ground) => {
        for (const ink of ["--ink", "--muted", "--accent", "--turn", "--good", "--bad"]) {
            const found = contrast(onFelt(ink), onFelt(ground));
            expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(isStrong ? 7 : 4.5);
        }
    });

    it.each(["--good-soft", "--bad-soft"])("words can be read on %s", (ground) => {
        const found = contrast(onFelt("--ink"), onFelt(ground));
        expect(found).toBeGreaterThanOrEqual(isStrong ? 7 : 4.5);
    });

    it("what can be touched stands out", () => {
        for (const ground of ["--paper", "--felt-light", "--surface"]) {
            const found = contrast(onFelt("--edge"), onFelt(ground));
            expect(found, ground).toBeGreaterThanOrEqual(isStrong ? 7 : 3);
        }
    });
});

it("there are two felts for each game, and for any other", () => expect(FELTS).toHaveLength(8));

describe.each([
    ["light", 1],
    ["dark", 2],
] as const)("on the page in high contrast, %s", (_, scheme) => {
    const tokens = readFileSync("src/theme/tokens.css", "utf-8");
    const rule = ruleOf(tokens, ":root[data-contrast],\n:root[data-contrast] :is(.paper, dialog)");
    const found = [...rule.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
    const colors = new Map(found.map((each) => [each[1]!, hex(each[1 + scheme]!)]));

    it.each(["--paper", "--surface", "--sunken"])("words can be read on %s", (ground) => {
        for (const ink of ["--ink", "--muted", "--accent", "--turn", "--good", "--bad", "--edge"])
            expect(contrast(colors.get(ink)!, colors.get(ground)!), ink).toBeGreaterThanOrEqual(7);
    });

    it.each(["--accent", "--turn", "--good", "--bad"])("words can be read on %s-soft", (mood) => {
        for (const ink of ["--ink", mood])
            expect(
                contrast(colors.get(ink)!, colors.get(`${mood}-soft`)!),
                ink,
            ).toBeGreaterThanOrEqual(7);
    });
});
