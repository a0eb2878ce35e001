import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import { entryOf } from "$lib/games/catalogue";
import type { GameModule } from "$lib/games/game";
import type { GameName } from "$lib/protocol/messages";
import { around, english, preferences } from "$lib/testing/around";
import Stage from "$lib/testing/Stage.svelte";
import Podium from "./Podium.svelte";

const text = await english("table");
const SEATS = ["Ida", "Ben", "Cleo"].map((name) => ({ name, sign: null, said: null, words: "" }));
const WAYS = ["fall", "rise", "close", "card", "diamond", "bar"];

/** What flies when these have won, seen from this seat; null: nothing. */
function celebrated(
    winners: readonly number[],
    seat: number | null,
    module: Partial<GameModule<GameName>> = {},
    options: object = {},
): string | null {
    const outcome = { winners, ranking: [1, 2, 3], scores: [9, 7, 5] };
    const props = {
        table: {},
        scene: { view: { seat, outcome }, seats: SEATS, names: [], game: "split", options },
        module: { tell: () => "the end", ...module },
        counting: { begin: () => undefined, part: 1 },
    };
    const shown = Podium as unknown as Component<Record<string, unknown>>;
    const { container } = render(Stage, {
        props: { shown, props, around: around(text, preferences()) },
    });
    const scrap = container.querySelector(".podium > [aria-hidden] > i");
    const classes = scrap && [...scrap.parentElement!.classList, ...scrap.classList];
    const flies = classes?.filter((each) => WAYS.includes(each)).join(" ") ?? null;
    cleanup();
    return flies;
}

afterEach(cleanup);

test("only the winner's own page celebrates", () => {
    expect(celebrated([0], 0)).not.toBeNull();
    expect(celebrated([0], 1)).toBeNull();
    expect(celebrated([0], null)).toBeNull();
    expect(celebrated([], 0)).toBeNull();
});

test("where all win together, everybody's does", () => {
    const options = { mode: "cooperative" };
    expect(celebrated([0, 1, 2], null, {}, options)).not.toBeNull();
    expect(celebrated([], null, {}, options)).toBeNull();
});

test("every game celebrates in its own way", async () => {
    const ways = await Promise.all(
        (["split-it", "splito", "split"] as const).map(async (game) => {
            const { celebration } = (await entryOf(game).table()).default;
            return celebrated([0], 0, celebration === undefined ? {} : { celebration });
        }),
    );
    expect(ways).toEqual(["fall card", "rise diamond", "close bar"]);
});
