/**
 * Pages and tables use the kit's controls. What the kit has no part for stands in ALLOWED, with the reason; a button
 * that is only a face (`.bare`: a card, a column, a line of the log) is none of the kit's either.
 */

import { readdirSync, readFileSync } from "node:fs";
import { parse, type AST } from "svelte/compiler";
import { expect, it } from "vitest";

const KIT: Record<string, string> = {
    button: "Button or IconButton",
    "input checkbox": "Switch",
    "input radio": "Segments",
    select: "Select",
    dialog: "Dialog",
    details: "Disclosure",
};
// Files, or folders with all that is in them.
const ALLOWED: Record<string, string> = {
    "lib/games/":
        "in play they are drawn anew with every move, and buttons are pressed cards and switches",
    "lib/deals/DealsPage.svelte":
        "selects side by side without labels above, and packets without an arrow",
    "lib/faces/FacePicker.svelte": "faces in a grid, behind a button that is one's own face",
    "lib/gathering/Gathering.svelte": "settings that unfold below a heading",
    "lib/gathering/SeatRow.svelte": "a level beside a seat, with its label for ears",
    "lib/home/GameCard.svelte": "options that unfold beside their summary",
    "lib/lessons/LessonButton.svelte": "a button that looks like a link",
    "lib/reactions/ReactButton.svelte": "a button that opens what is laid over the table",
    "lib/replay/Controls.svelte": "buttons that share a row, however narrow",
    "lib/replay/Theatre.svelte": "a select in a bar, with its label beside it",
    "lib/review/Decision.svelte": "a summary that looks like a link",
    "lib/review/Study.svelte": "a select below a note",
    "lib/review/TryOut.svelte": "a summary that looks like a link",
    "lib/rules/Fold.svelte": "headings of rules, which the browser's search unfolds",
    "lib/rules/Search.svelte": "a result that is a whole card",
    "lib/score/Stepper.svelte": "plus and minus beside a figure, for thumbs",
    "lib/table/EndViews.svelte": "views that are chosen like tabs and pressed like buttons",
    "lib/table/Latest.svelte": "a line of the table that opens the log",
    "lib/table/MyClock.svelte": "more time, within the line of the status",
};

function* controlsIn(node: unknown): Generator<string> {
    if (Array.isArray(node)) for (const each of node) yield* controlsIn(each);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const element = node as AST.RegularElement;
    if (element.type === "RegularElement") {
        const type = element.name === "input" ? ` ${wordsOf(element, "type")}` : "";
        const isFace = element.name === "button" && /\bbare\b/.test(wordsOf(element, "class"));
        if (element.name + type in KIT && !isFace) yield element.name + type;
    }
    for (const [key, each] of Object.entries(node)) if (key !== "metadata") yield* controlsIn(each);
}

/** The words of an attribute, without what is computed. */
function wordsOf({ attributes }: AST.RegularElement, name: string): string {
    const found = attributes.find((each) => each.type === "Attribute" && each.name === name);
    if (found?.type !== "Attribute" || !Array.isArray(found.value)) return "";
    return found.value.map((part) => (part.type === "Text" ? part.data : "")).join("");
}

const rawIn = (source: string): string[] => [
    ...controlsIn(parse(source, { modern: true }).fragment),
];

const exceptionFor = (path: string) =>
    Object.keys(ALLOWED).find(
        (each) => path === each || (each.endsWith("/") && path.startsWith(each)),
    );

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".svelte") && !path.startsWith("lib/kit/"))
    .map((path) => [path, rawIn(readFileSync(`src/${path}`, "utf-8"))] as const);

it("finds raw controls", () => {
    const source = `{#if a}<p><button class="quiet">a</button></p>{/if}
        <button class="bare card">b</button> <input type="checkbox"> <input> <Button>c</Button>
        {#snippet d()}<details><select></select></details>{/snippet} <dialog></dialog>`;
    expect(rawIn(source)).toEqual(["button", "input checkbox", "details", "select", "dialog"]);
});

it.each(files)("%s uses the kit", (path, raw) => {
    const wanted = [...new Set(raw)].map((each) => `${each}: use the kit's ${KIT[each]}`);
    expect(exceptionFor(path) === undefined ? wanted : []).toEqual([]);
});

it("every exception is needed", () => {
    const needed = files.filter(([, raw]) => raw.length > 0).map(([path]) => exceptionFor(path));
    expect(Object.keys(ALLOWED).filter((each) => !needed.includes(each))).toEqual([]);
});
