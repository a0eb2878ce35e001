/**
 * Sizes of type, spaces, radii, shadows, colours and breakpoints come from the theme: no component has its own. What
 * is printed on a card in a colour of its own says so in a table in its game's folder (INKS, BAND_COLORS, PALETTE).
 */

import { readdirSync, readFileSync } from "node:fs";
import { parse, parseCss, type AST } from "svelte/compiler";
import { expect, it } from "vitest";

const DEFINES = ["/src/theme/tokens.css", "/src/theme/felt.css", "/src/theme/cards.css"];
const COLOR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(|\b(white|black)\b/i;
const LENGTH = /(?<![\w.-])-?(\d*\.)?\d*[1-9]\d*(\.\d+)?(px|rem|em|ch)\b/;
const SPACE = /^((row|column)-)?gap$|^(padding|margin)(-|$)/;
const RADIUS = /^border-.*radius$/;
const BREAKPOINTS = new Set(["30rem", "44rem", "62rem"]); // wide
const MOST_LINES = 5_000; // of style sheets and components together
const HEIGHTS = new Set(["28rem", "40rem"]); // of a phone on its side; of a large one

type Styles = AST.CSS.StyleSheetBase["children"][number] | AST.CSS.Block["children"][number];

function* objections(node: Styles): Generator<string> {
    if (node.type === "Declaration") {
        const { property, value } = node;
        const told = `${property}: ${value}`;
        if (COLOR.test(value.replaceAll(/var\([^)]*\)/g, ""))) yield `${told} (a colour)`;
        if (!LENGTH.test(value)) return;
        if (property === "font-size" || property === "font") yield `${told} (a size of type)`;
        if (SPACE.test(property)) yield `${told} (a space)`;
        if (RADIUS.test(property)) yield `${told} (a radius)`;
    } else if (node.type === "Atrule") {
        if (node.name === "media") yield* strayBreakpoints(node.prelude);
        for (const each of node.block?.children ?? []) yield* objections(each);
    } else if (node.type === "Rule") {
        for (const each of node.block.children) yield* objections(each);
    }
}

function* strayBreakpoints(query: string): Generator<string> {
    for (const [, side, length] of query.matchAll(/\b(width|height)\s*[<>]=?\s*([\d.]+\w+)/g))
        if (side === "width" ? !BREAKPOINTS.has(length!) : !HEIGHTS.has(length!))
            yield `@media ${query} (a breakpoint)`;
    if (/(min|max)-(width|height)/.test(query)) yield `@media ${query} (write width >= …)`;
}

function* inFile(path: string, source: string): Generator<string> {
    const isComponent = path.endsWith(".svelte");
    const sheet = isComponent ? parse(source, { modern: true }).css : parseCss(source);
    for (const node of sheet?.children ?? []) yield* objections(node);
    if (isComponent)
        for (const [found] of source.matchAll(/(?<=["'`])#[0-9a-f]{3,8}(?=["'`])/gi))
            yield `${found} (a colour)`;
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

it("finds raw values", () => {
    const bad = ".a { gap: 3px; color: #fff; border-radius: 1rem; font-size: 12px }";
    const found = parseCss(`${bad} @media (width < 40rem) { .b { margin: 0 auto } }`);
    expect(found.children.flatMap((node) => [...objections(node)])).toHaveLength(5);
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
