/**
 * Sizes of type, spaces, radii, shadows, colours and breakpoints come from the theme: no component has its own. What
 * is printed on a card in a colour of its own says so in a table in its game's folder (INKS, BAND_COLORS, PALETTE).
 */

import { readdirSync, readFileSync } from "node:fs";
import { parse, parseCss, type AST } from "svelte/compiler";
import { expect, it } from "vitest";

const DEFINES = ["tokens", "felt", "cards", "forced"].map((name) => `/src/theme/${name}.css`);
const COLOR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
const PAINT =
    /^--|color$|^(background|fill|stroke|(box|text)-shadow|text-decoration)$|^(border|outline)(-(top|right|bottom|left|(inline|block)(-(start|end))?))?$/;
const NO_COLOR =
    /^(none|transparent|currentcolor|inherit|solid|dashed|dotted|double|inset|underline|line-through|important|circle|in|srgb|deg)$/i;
// Parts of the screen or of a container (vw, cqh, %) only choose between two tokens.
const LENGTH =
    /(?<![\w.-])-?(\d*\.)?\d*[1-9]\d*(\.\d+)?(px|r?em|r?ch|r?ex|r?cap|r?ic|r?lh|cm|mm|q|in|p[ct])\b/i;
const TYPE = /^font(-size)?$/;
const SPACE = /^((row|column)-)?gap$|^(padding|margin)(-|$)/;
const RADIUS = /^border-.*radius$/;
const SHADOW = /^(box|text)-shadow$/;
const BREAKPOINTS = {
    width: ["30rem", "44rem", "62rem"],
    height: ["28rem", "40rem"], // of a phone on its side; of a large one
};
// Of a container: of a table beside its panel, above all.
const PLACES = {
    width: [
        "20rem",
        "21rem",
        "22rem",
        "31.25rem",
        "33rem",
        "35rem",
        "40rem",
        "48rem",
        "56rem",
        "62rem",
    ],
    height: ["14.5rem", "16rem", "24rem", "26rem", "26.25rem", "29rem", "34rem"],
};
const MOST_LINES = 5_000; // of style sheets and components together

type Styles = AST.CSS.StyleSheetBase["children"][number] | AST.CSS.Block["children"][number];

function* objections(node: Styles, sized: ReadonlySet<string>): Generator<string> {
    if (node.type === "Declaration") {
        const { property, value } = node;
        const told = `${property}: ${value}`;
        const plain = value.replaceAll(/var\([^)]*\)/g, "");
        if (COLOR.test(plain) || (PAINT.test(property) && namesColor(plain)))
            yield `${told} (a colour)`;
        if (SHADOW.test(property) ? hasBlur(value) : /(drop-shadow|blur)\(/.test(value))
            yield `${told} (a shadow)`;
        if (!LENGTH.test(value)) return;
        if (TYPE.test(property)) yield `${told} (a size of type)`;
        if (SPACE.test(property)) yield `${told} (a space)`;
        if (RADIUS.test(property)) yield `${told} (a radius)`;
        if (sized.has(property)) yield `${told} (a size of type, a space or a radius)`;
    } else if (node.type === "Atrule") {
        if (node.name === "media") yield* strayWidths(node, BREAKPOINTS);
        if (node.name === "container") yield* strayWidths(node, PLACES);
        for (const each of node.block?.children ?? []) yield* objections(each, sized);
    } else {
        for (const each of node.block.children) yield* objections(each, sized);
    }
}

/** A word in the value of a colour that is none of those which name no colour. */
function namesColor(value: string): boolean {
    const words = value.match(/(?<![\w#.%-])[a-z][a-z-]*(?![\w(-])/gi) ?? [];
    return words.some((word) => !NO_COLOR.test(word));
}

/** A ring round a box, or a line inside it, is no shadow: it has no blur. */
function hasBlur(value: string): boolean {
    return value.split(/,(?![^(]*\))/).some((each) => {
        const lengths = each.match(/(?<![\w.-])-?[\d.]+(?=[a-z]*(\s|$))/gi) ?? [];
        return Number(lengths[2] ?? 0) !== 0;
    });
}

function* strayWidths(
    { name, prelude }: AST.CSS.Atrule,
    known: { width: readonly string[]; height: readonly string[] },
): Generator<string> {
    for (const [, side, length] of prelude.matchAll(/\b(width|height)\s*[<>]=?\s*([\d.]+\w+)/g))
        if (!known[side as "width" | "height"].includes(length!))
            yield `@${name} ${prelude} (a breakpoint)`;
    if (/(min|max)-(width|height)/.test(prelude)) yield `@${name} ${prelude} (write width >= …)`;
}

/** Custom properties that are a size of type, a space or a radius as they are. */
function* sizesIn(node: Styles): Generator<string> {
    if (node.type === "Declaration") {
        const { property, value } = node;
        if ([TYPE, SPACE, RADIUS].some((kind) => kind.test(property)))
            for (const [, name] of value.matchAll(/(?<!calc\(.*)var\((--[\w-]+)/g)) yield name!;
    } else {
        for (const each of node.block?.children ?? []) yield* sizesIn(each);
    }
}

const sheetOf = (path: string, source: string): readonly Styles[] =>
    (path.endsWith(".svelte") ? parse(source, { modern: true }).css : parseCss(source))?.children ??
    [];

function* inFile(path: string, source: string): Generator<string> {
    for (const node of sheetOf(path, source)) yield* objections(node, sized);
    if (!path.endsWith(".svelte")) return;
    for (const [found] of source.matchAll(/(?<=["'`])#[0-9a-f]{3,8}(?=["'`])/gi))
        yield `${found} (a colour)`;
    for (const [found, word] of source.matchAll(/(?<= )(?:fill|stroke|color)="([a-z]{3,})"/gi))
        if (!NO_COLOR.test(word!)) yield `${found} (a colour)`;
}

// Read from disk: what Vitest imports of a style sheet is empty.
const all = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(svelte|css)$/.test(path))
    .map(
        (path) =>
            [`/src/${path.replaceAll("\\", "/")}`, readFileSync(`src/${path}`, "utf-8")] as const,
    );
const files = all.filter(([path]) => !DEFINES.includes(path));

it("reads style sheets and components", () => {
    expect(files.filter(([path]) => path.endsWith(".css")).length).toBeGreaterThan(8);
    expect(files.filter(([, source]) => source === "")).toEqual([]);
});

const sized = new Set(
    files.flatMap((file) => sheetOf(...file).flatMap((node) => [...sizesIn(node)])),
);

it.each([
    ["color: #fff", "a colour"],
    ["color: red", "a colour"],
    ["border-top: 1px solid Tomato", "a colour"],
    ["background: linear-gradient(90deg, var(--muted) 50%, white 50%)", "a colour"],
    ["--ground: rebeccapurple", "a colour"],
    ["border-color: rgb(0 0 0 / 0.5)", "a colour"],
    ["box-shadow: 0 1px 2px var(--cast)", "a shadow"],
    ["box-shadow: 0 0 0 1px var(--line), 3px 4px 5px var(--cast)", "a shadow"],
    ["box-shadow: inset 0 0 0.9rem var(--turn)", "a shadow"],
    ["filter: drop-shadow(0 1px 2px var(--cast))", "a shadow"],
    ["font-size: 12px", "a size of type"],
    ["font-size: 10pt", "a size of type"],
    ["font: 600 0.9rem / 1 var(--font)", "a size of type"],
    ["gap: 3px", "a space"],
    ["padding: 1mm 2mm", "a space"],
    ["margin: 0 2ex", "a space"],
    ["border-radius: 1rem", "a radius"],
    ["--of-words: clamp(0.8rem, 3cqw, 1rem)", "a size of type, a space or a radius"],
])("objects to %s", (declaration, what) => {
    const words = new Set(
        parseCss("b { font-size: var(--of-words) }").children.flatMap((node) => [...sizesIn(node)]),
    );
    const [node] = parseCss(`.a { ${declaration} }`).children;
    expect([...objections(node!, words)]).toEqual([`${declaration} (${what})`]);
});

it.each([
    ["@media (width < 41rem)", "a breakpoint"],
    ["@media (max-width: 44rem)", "write width >= …"],
    ["@container stage (width < 345px)", "a breakpoint"],
    ["@container (height >= 44rem)", "a breakpoint"],
])("objects to %s", (query, what) => {
    const [node] = parseCss(`${query} { .a { margin: 0 auto } }`).children;
    expect([...objections(node!, new Set())]).toEqual([`${query} (${what})`]);
});

it.each([
    "box-shadow: 0 0 0 2px var(--accent), inset 3px 0 var(--line)",
    "border: 2px dashed currentColor",
    "background: color-mix(in srgb, var(--felt) 86%, var(--cream))",
    "font-size: clamp(var(--text-base), 4.5cqw, var(--text-xl))",
    "--card: clamp(3rem, 15cqw, 8rem)",
])("has no objection to %s", (declaration) => {
    const [node] = parseCss(`.a { ${declaration} }`).children;
    expect([...objections(node!, new Set())]).toEqual([]);
});

it("objects to a named colour in a drawing", () => {
    expect([...inFile("/a.svelte", '<path fill="pink" stroke="none" />')]).toEqual([
        'fill="pink" (a colour)',
    ]);
});

it("the theme has 8 steps of type, 6 spaces, 3 radii, 3 shadows and 3 breakpoints", () => {
    const tokens = all.find(([path]) => path === DEFINES[0])![1];
    const count = (kind: string) =>
        [...tokens.matchAll(new RegExp(`^ +--${kind}-[\\w-]+:`, "gm"))].length;
    expect(["text", "space", "radius", "shadow"].map(count)).toEqual([8, 6, 3, 3]);
    expect(BREAKPOINTS.width).toHaveLength(3);
});

it.each(files)("%s", (path, source) => {
    expect([...inFile(path, source)]).toEqual([]);
});

it("no max(), min() or clamp() has a bare 0: browsers drop such a declaration, because 0 is no length there", () => {
    const bare = /(?<!\w)(max|min|clamp)\(0,/;
    const styles = all.map(([path, source]) => [path, source.split("<style").at(-1)!] as const);
    expect(styles.filter(([, css]) => bare.test(css)).map(([path]) => path)).toEqual([]);
});

/** The lines of a style sheet, or between the tags of a component's own styles. */
function linesOfStyle(path: string, source: string): number {
    const css = path.endsWith(".css")
        ? source
        : (/<style>\n([^]*)<\/style>/.exec(source)?.[1] ?? "");
    return css.split("\n").length - 1;
}

it("counts lines of styles", () => {
    expect(linesOfStyle("/a.css", "a {\n    gap: 0;\n}\n")).toBe(3);
    expect(linesOfStyle("/a.svelte", "<p></p>\n\n<style>\n    p {\n    }\n</style>\n")).toBe(2);
    expect(linesOfStyle("/a.svelte", "<p></p>\n")).toBe(0);
});

it(`all styles together have at most ${MOST_LINES} lines`, () => {
    const lines = all.map(([path, source]) => linesOfStyle(path, source));
    expect(lines.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MOST_LINES);
});
