/** Every mark on an element is one of the list, wherever it is set, styled or looked for. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MARKS, type Mark } from "./marks";

const NAME = /\bdata-([a-z]+(?:-[a-z]+)*)/g;
/** `data-spot="hand"` and `data-spot={`pile ${side}`}`, or with quotes and an expression inside */
const WRITTEN = /\bdata-([a-z-]+)=(?:"([^"{]*(?:\{[^}]*\}[^"{]*)*)"|\{`([^`]*)`\})/g;

const inside = (folder: string, ending: RegExp): string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" })
        .filter((file) => ending.test(file) && !file.endsWith("marks.test.ts"))
        .map((file) => `${folder}/${file}`);

const own = inside("src", /\.(ts|svelte|css)$/);
const all = [...own, ...inside("../tests/e2e", /\.py$/), ...inside("../tests/support", /\.py$/)];

const patterns = (mark: string): RegExp[] =>
    (MARKS[mark as Mark] as readonly string[]).map(
        (value) => new RegExp(`^${value.replaceAll("*", ".+")}$`),
    );

it.each(all)("%s has marks of the list alone", (file) => {
    const text = readFileSync(file, "utf-8");
    const unknown = [...text.matchAll(NAME)]
        .map(([, name]) => name!)
        .filter((name) => !(name in MARKS));
    expect(unknown).toEqual([]);
});

it.each(own.filter((file) => file.endsWith(".svelte")))(
    "%s gives marks values of the list",
    (file) => {
        for (const [written, name, quoted, template] of readFileSync(file, "utf-8").matchAll(
            WRITTEN,
        )) {
            const value = (quoted ?? template)!.replaceAll(/\$?\{[^}]*\}/g, "left");
            expect(
                patterns(name!).some((each) => each.test(value)),
                written,
            ).toBe(true);
        }
    },
);
