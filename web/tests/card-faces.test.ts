/**
 * Python draws tables with the same cards on the same felts: their faces, made from the page's own components, are in
 * src/splittable/svg/faces.json, and the theme's colours in colors.json. `scripts/card-faces` writes both.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { Window } from "happy-dom";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GLYPHS } from "../src/lib/games/splito/figures";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FACES = here("../../src/splittable/svg/faces.json");
const COLORS_OF_THEME = here("../../src/splittable/svg/colors.json");
const OWN_FACES = here("../../tests/svg/own_objectives.json");
const STANDARD_DECK = here("../../src/splittable/games/splito/objectives.json");
const FONT = "Fredoka, ui-rounded, system-ui, sans-serif";
const THEME = rules(readFileSync(here("../src/theme/cards.css"), "utf8")).map(
    ({ property, value }): [string, string] => [property, value],
);
const FELTS = readFileSync(here("../src/theme/felt.css"), "utf8").matchAll(
    /--(felt-[a-z-]+): light-dark\((#\w+)/g,
);
const NOT_DRAWN = new Set(["display", "width", "height", "user-select"]);
const EMPTY = /><\/(path|rect|circle)>/g;
const COLORS = ["yellow", "orange", "pink", "blue", "green", "black"];
const ZONE = { op: "==", n: 1 };
const OF_WORDS = new Set(["font-family", "font-weight"]);

type Faces = Record<string, string>;
type Draw = (component: string, props: object) => Promise<string>;

let server: ViteDevServer;

beforeAll(async () => {
    // One of its own, which renders to text: the styles of a component come with it.
    server = await createServer({
        configFile: false,
        root: here(".."),
        logLevel: "error",
        plugins: [svelte({ configFile: here("../svelte.config.js"), emitCss: false })],
        resolve: { alias: { $lib: here("../src/lib"), $locales: here("../../locales") } },
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        appType: "custom",
    });
});

afterAll(() => server.close());

/** A card as the inside of an SVG of 60 by 84 units that needs no style sheet. */
async function drawing(): Promise<Draw> {
    const { render } = await server.ssrLoadModule("svelte/server");
    const { default: stage } = await server.ssrLoadModule("/src/lib/testing/Stage.svelte");
    const around = {
        text: { say: (id: string) => id.slice("splito-color-letter-".length) },
        preferences: { get: () => false },
    };
    return async (component, props) => {
        const { default: shown } = await server.ssrLoadModule(`/src/lib/${component}.svelte`);
        const { head, body } = await render(stage, { props: { shown, props, around } });
        return standalone(body, head);
    };
}

function standalone(body: string, head: string): string {
    const { document } = new Window();
    document.body.innerHTML = body.replaceAll(/<!--.*?-->/gs, "");
    const card = document.querySelector("svg")!;
    const variables = new Map([["--font-display", FONT], ...THEME]);
    const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style!);
    for (const { selector, property, value } of rules(styles.join(""))) {
        for (const element of document.body.querySelectorAll(selector)) {
            if (property.startsWith("--")) variables.set(property, value);
            else if (element !== card) element.setAttribute(property, value);
            else if (OF_WORDS.has(property))
                card.querySelectorAll("text").forEach((each) => each.setAttribute(property, value));
            else if (!NOT_DRAWN.has(property)) throw new Error(`what to do with ${property}?`);
        }
    }
    for (const element of card.querySelectorAll("*")) {
        element.removeAttribute("class");
        const [, color] = /^color: ?([^;]+);?$/.exec(element.getAttribute("style") ?? "") ?? [];
        if (color !== undefined) element.setAttribute("color", color);
        element.removeAttribute("style");
    }
    return card.innerHTML
        .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => variables.get(name)!)
        .replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(3))))
        .replaceAll(EMPTY, "/>")
        .replaceAll(/\s+/g, " ")
        .replaceAll("> <", "><")
        .trim();
}

function rules(styles: string): { selector: string; property: string; value: string }[] {
    const found = styles.replaceAll(/\/\*.*?\*\//gs, "");
    return [...found.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, block]) =>
        block!.split(";").flatMap((declaration) => {
            const [property, ...value] = declaration.split(":").map((part) => part.trim());
            if (!property) return [];
            return [{ selector: selector!.trim(), property, value: value.join(":") }];
        }),
    );
}

async function splitIt(draw: Draw): Promise<Faces> {
    const faces: Faces = { back: await draw("games/split-it/Back", {}) };
    for (let card = 0; card <= 10; card++)
        faces[card] = await draw("games/split-it/Face", { card });
    return faces;
}

async function split(draw: Draw): Promise<Faces> {
    const faces: Faces = { back: await draw("cards/CardBack", {}) };
    for (let card = 0; card <= 100; card++)
        faces[card] = await draw("games/split/SplitCard", { card });
    return faces;
}

/** Objectives by id; those that may ask for at least so many cards a second time, with "+". */
async function splito(draw: Draw): Promise<Faces> {
    const faces: Faces = { back: await draw("games/splito/Back", {}) };
    for (const color of "yopbgk")
        for (let value = 1; value <= 6; value++)
            faces[`${color}${value}`] = await draw("games/splito/SplitoFace", { color, value });
    for (const objective of JSON.parse(readFileSync(STANDARD_DECK, "utf-8"))) {
        const drawn = (atLeast: boolean) =>
            draw("games/splito/ObjectiveFace", { objective, atLeast });
        const { id } = objective;
        faces[id] = await drawn(false);
        const orMore = await drawn(true);
        if (orMore !== faces[id]) faces[`${id}+`] = orMore;
    }
    faces.unknown = await draw("games/splito/ObjectiveFace", { objective: undefined });
    return faces;
}

/** What the Objectives of a table's own deck are put together from: pieces of such cards, by name. */
async function objectiveParts(draw: Draw): Promise<Faces> {
    const drawn = async (
        kind: string,
        params: object,
        points = 1,
        symbol: string | null = null,
    ) => {
        const objective = own(kind, params, points, symbol);
        return draw("games/splito/ObjectiveFace", { objective, atLeast: false });
    };
    const sign = async (kind: string, params: object) =>
        pieces(pieces(pieces(await drawn(kind, params)).at(-1)!.inside)[0]!.inside);
    const [edge, head] = pieces(await drawn("zone_size", ZONE));
    const parts: Faces = { frame: edge!.whole + head!.whole };
    for (let points = 1; points <= 4; points++)
        parts[`points ${points}`] = pieces(await drawn("zone_size", ZONE, points))[2]!.whole;
    parts.diamond = pieces(await drawn("zone_size", ZONE, 5))[3]!.whole;
    for (const symbol of ["star", "moon"])
        parts[symbol] = pieces(await drawn("majority_value", { value: 1 }, 1, symbol))[3]!.whole;
    for (let value = 1; value <= 6; value++) {
        const [tile, crown] = await sign("majority_value", { value });
        [parts[`tile ${value}`], parts.crown] = [tile!.inside, crown!.whole];
        parts[`none ${value}`] = joined(await sign("exact_value", { value, count: 0 }));
    }
    for (const color of COLORS) {
        const [tile] = await sign("majority_color", { color });
        parts[`tile ${color}`] = tile!.inside;
        parts[`none ${color}`] = joined(await sign("exact_color", { color, count: 0 }));
    }
    const [, ...palette] = await sign("distinct", { what: "color", op: "==", n: 1 });
    const [, ...scale] = await sign("distinct", { what: "value", op: "==", n: 1 });
    const both = await sign("distinct_both", { colors_min: 1, values_min: 1 });
    parts.color = joined(palette);
    parts.value = joined(scale);
    parts["both color"] = joined(both.slice(1, 1 + palette.length));
    parts["both value"] = joined(both.slice(2 + palette.length));
    parts.pile = (await sign("zone_size", ZONE))[0]!.whole;
    for (const [glyph, { width, way }] of Object.entries(GLYPHS)) parts[glyph] = `${width} ${way}`;
    return parts;
}

/** What the standard deck has no example of: Python's drawings are compared with these. */
const OWN_OBJECTIVES = [
    own("exact_value", { value: 4, count: 1 }, 4),
    own("exact_value", { value: 5, count: 12 }, 30),
    own("exact_color", { color: "orange", count: 0 }, 5),
    own("exact_color", { color: "yellow", count: 1 }),
    own("exact_color", { color: "black", count: 2 }),
    own("exact_color", { color: "green", count: 7 }),
    own("all_colors_present", { colors: ["blue"] }),
    own("all_colors_present", { colors: ["pink", "yellow"] }),
    own("all_colors_present", { colors: COLORS }, 12),
    own("distinct", { what: "color", op: "<=", n: 0 }),
    own("distinct", { what: "value", op: "==", n: 3 }),
    own("distinct_both", { colors_min: 0, values_min: 6 }),
    own("zone_size", { op: "==", n: 30 }),
    own("majority_value", { value: 6 }, 9, "moon"),
    own("majority_color", { color: "green" }, 1, null),
];

function own(kind: string, params: object, points = 1, symbol: string | null = null) {
    return { id: "own", kind, params, points, symbol };
}

interface Piece {
    whole: string;
    inside: string;
}

/** The elements of some markup, one after the other. */
function pieces(markup: string): Piece[] {
    const { document } = new Window();
    document.body.innerHTML = `<svg>${markup}</svg>`;
    return [...document.querySelector("svg")!.children].map(({ outerHTML, innerHTML }) => ({
        whole: closed(outerHTML),
        inside: closed(innerHTML),
    }));
}

const closed = (markup: string): string => markup.replaceAll(EMPTY, "/>");
const joined = (all: readonly Piece[]): string => all.map(({ whole }) => whole).join("");

it("keeps the colours of Python's pictures as the theme has them", async () => {
    const colors = new Map(
        THEME.filter(([, value]) => value.startsWith("#")).map(([name, value]) => [
            name.slice("--".length),
            value,
        ]),
    );
    for (const [, felt, day] of FELTS) if (!colors.has(felt!)) colors.set(felt!, day!); // the classic one
    const text = `${JSON.stringify(Object.fromEntries(colors), null, 1)}\n`;
    await expect(text).toMatchFileSnapshot(COLORS_OF_THEME);
});

it("keeps the faces of Python's cards as the page draws them", async () => {
    const draw = await drawing();
    const faces = {
        "split-it": await splitIt(draw),
        splito: await splito(draw),
        objectives: await objectiveParts(draw),
        split: await split(draw),
    };
    await expect(`${JSON.stringify(faces, null, 1)}\n`).toMatchFileSnapshot(FACES);
    const owned = [];
    for (const objective of OWN_OBJECTIVES)
        for (const atLeast of [false, true]) {
            const face = await draw("games/splito/ObjectiveFace", { objective, atLeast });
            owned.push({ objective, atLeast, face });
        }
    await expect(`${JSON.stringify(owned, null, 1)}\n`).toMatchFileSnapshot(OWN_FACES);
}, 60_000);
