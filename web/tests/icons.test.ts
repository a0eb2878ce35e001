/** The page's icons are Lucide's, each as one path in kit/icons.json: `npm run icons` writes them from the package. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LUCIDE = createRequire(import.meta.url).resolve("@iconify-json/lucide/icons.json");

/** by our name: Lucide's */
const NAMES = {
    close: "x",
    menu: "menu",
    log: "text-align-start",
    rules: "book-open",
    settings: "settings-2",
    share: "share-2",
    left: "chevron-left",
    right: "chevron-right",
    up: "chevron-up",
    down: "chevron-down",
    first: "chevron-first",
    last: "chevron-last",
    play: "play",
    pause: "pause",
    check: "check",
    undo: "undo-2",
    sort: "arrow-down-wide-narrow",
    bot: "bot",
    person: "user",
    clock: "clock",
    sound: "volume-2",
    home: "house",
    plus: "plus",
    eye: "eye",
    star: "star",
    download: "download",
    copy: "copy",
    again: "rotate-cw",
    bulb: "lightbulb",
    seal: "lock",
};

type Attributes = Record<string, string>;
type Shape = (attributes: Attributes) => string;

const numbers = (attributes: Attributes, ...names: string[]): number[] =>
    names.map((name) => Number(attributes[name]));

/** Every shape as a path that begins at a place of its own. */
const SHAPES: Record<string, Shape> = {
    path: ({ d }) => d!.replace(/^m/, "M"),
    circle: (attributes) => {
        const [x, y, r] = numbers(attributes, "cx", "cy", "r") as [number, number, number];
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    },
    rect: (attributes) => {
        const [x, y, width, height, r] = numbers(attributes, "x", "y", "width", "height", "rx") as [
            number,
            number,
            number,
            number,
            number,
        ];
        const [across, down] = [width - 2 * r, height - 2 * r];
        const turn = (right: number, below: number) => `a${r} ${r} 0 0 1 ${right} ${below}`;
        const top = `M${x + r} ${y}h${across}${turn(r, r)}v${down}`;
        return `${top}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
    },
};

function pathOf(body: string): string {
    const shapes = [...body.matchAll(/<(\w+) ([^>]*?)\/?>/g)].filter(([, tag]) => tag !== "g");
    return shapes
        .map(([, tag, written]) => {
            const pairs = [...written!.matchAll(/([\w-]+)="([^"]*)"/g)];
            const draw = SHAPES[tag!];
            if (draw === undefined) throw new Error(`no icon has a ${tag} so far`);
            return draw(Object.fromEntries(pairs.map(([, name, value]) => [name!, value!])));
        })
        .join("");
}

it("draws Lucide's icons", async () => {
    const { icons } = JSON.parse(readFileSync(LUCIDE, "utf-8")) as {
        icons: Record<string, { body: string }>;
    };
    const paths = Object.entries(NAMES).map(([ours, theirs]) => {
        const path = pathOf(icons[theirs]!.body);
        expect(path).toMatch(/^M[-\d. ]+[a-zA-Z]/); // what follows a lower-case m is meant from there
        return [ours, path];
    });
    const written = `${JSON.stringify(Object.fromEntries(paths), null, 2)}\n`;
    await expect(written).toMatchFileSnapshot(here("../src/lib/kit/icons.json"));
});

it("passes them on with the licence of the version they are from", () => {
    const about = JSON.parse(readFileSync(here("../package.json"), "utf-8"));
    const licence = readFileSync(here("../src/lib/kit/icons.licence.txt"), "utf-8");
    const version = about.devDependencies["@iconify-json/lucide"];
    expect(licence.split("\n", 1)).toEqual([`@iconify-json/lucide ${version} (ISC)`]);
});

it("has no icon that nobody sees", () => {
    const sources = import.meta.glob("../src/**/*.{svelte,ts}", {
        query: "?raw",
        import: "default",
        eager: true,
    });
    const code = Object.entries(sources as Record<string, string>)
        .filter(([path]) => !path.includes("Catalogue"))
        .map(([, text]) => text)
        .join("\n");
    expect(Object.keys(NAMES).filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});
