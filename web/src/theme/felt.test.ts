/** What is written on felt can be read on every part of it, by day and by night. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/theme/felt.css", "utf-8");

type Color = readonly [number, number, number];

const hex = (text: string): Color => {
    const long = text.length === 4 ? text.replace(/[0-9a-f]/g, "$&$&") : text;
    return [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16)) as unknown as Color;
};

/** A token's colour on a felt, as the browser mixes it. */
function colorOf(token: string, felt: Color): Color {
    const value = new RegExp(`\\n    ${token}: ([^;]+);`).exec(css)?.[1];
    if (value === undefined) throw new Error(`felt.css has no ${token}`);
    if (value.startsWith("#")) return hex(value);
    const other = /^var\((--[a-z-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return other === "--felt" ? felt : colorOf(other, felt);
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

const FELTS = [...css.matchAll(/--felt-(split-it|splito|split): light-dark\((#\w+), (#\w+)\)/g)];
const GROUNDS = [
    "--paper",
    "--felt-light",
    "--surface",
    "--sunken",
    "--accent-soft",
    "--turn-soft",
];

describe.each(
    FELTS.flatMap(([, game, day, night]) => [
        [`${game} by day`, hex(day!)] as const,
        [`${game} by night`, hex(night!)] as const,
    ]),
)("on the felt of %s", (_, felt) => {
    it.each(GROUNDS)("words can be read on %s", (ground) => {
        for (const ink of ["--ink", "--muted", "--accent", "--turn", "--good", "--bad"]) {
            const found = contrast(colorOf(ink, felt), colorOf(ground, felt));
            expect(found, `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
    });

    it.each(["--good-soft", "--bad-soft"])("words can be read on %s", (ground) => {
        expect(contrast(colorOf("--ink", felt), colorOf(ground, felt))).toBeGreaterThanOrEqual(4.5);
    });

    it("what can be touched stands out", () => {
        for (const ground of ["--paper", "--felt-light", "--surface"]) {
            const edge = contrast(colorOf("--edge", felt), colorOf(ground, felt));
            expect(edge, ground).toBeGreaterThanOrEqual(3);
        }
    });
});

it("there are three felts", () => expect(FELTS).toHaveLength(3));
