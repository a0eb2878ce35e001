/** Whatever is peculiar to a game is said in its own folder. */

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GAMES } from "../protocol/messages";
import { entryOf } from "./catalogue";

/** what is generated for all games at once */
const GENERATED = ["protocol/messages.ts", "protocol/decks.ts", "text/ids.ts"];
const NAMED = /["'`/-](split|splito|split-it)["'`/-]|\b(splito|split-it|splitIt|SplitIt|Splito)\b/;
const COMMENT = /\/\*[^]*?\*\/|<!--[^]*?-->|(?<=^|\s)\/\/ .*$/gm;

const files = readdirSync("src", { recursive: true, encoding: "utf-8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => !file.startsWith("lib/games/"))
    .filter((file) => !GENERATED.some((each) => file.endsWith(each)));

it("finds the sources", () => expect(files.length).toBeGreaterThan(100));

it.each(files)("%s names no game", (file) => {
    const code = readFileSync(`src/${file}`, "utf-8").replaceAll(COMMENT, "");
    const named = code.split("\n").filter((line) => NAMED.test(line));
    expect(named).toEqual([]);
});

it("names no option of a game elsewhere", () => {
    const options = GAMES.flatMap((game) => {
        const { choices = [], switches } = entryOf(game);
        return [...choices, ...switches].map(({ name }) => name as string);
    });
    expect(options).toContain("helpers");
    const named = files
        .filter((file) => file !== "lib/marks.ts") // a helper is also a place on the table
        .filter((file) => {
            const code = readFileSync(`src/${file}`, "utf-8").replaceAll(COMMENT, "");
            return new RegExp(`\\b(${options.join("|")})\\b`).test(code);
        });
    expect(named).toEqual([]);
});
