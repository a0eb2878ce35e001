import { describe, expect, test } from "vitest";
import { Keeping } from "../keeping";
import { Levels } from "../levels.svelte";
import type { GameName } from "../protocol/messages";
import { Opening } from "./opening.svelte";

function memory(): Keeping {
    const kept = new Map<string, string>();
    return new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
}

const opened = (game: GameName, keeping: Keeping) =>
    new Opening(game, keeping, new Levels(async () => ({ games: [] })));

describe("an opening", () => {
    test("asks for no more than seats where all is as usual", () => {
        const opening = opened("splito", memory());
        expect(opening.againstBots("Nora", "t")).toEqual({
            name: "Nora",
            game: "splito",
            options: { seats: 4 },
            settings: null,
            token: "t",
            bots: "medium",
        });
    });

    test("remembers how well the bots are to play", () => {
        const keeping = memory();
        opened("splito", keeping).set("bot", "hard");
        expect(opened("splito", keeping).againstBots("Nora", "t").bots).toBe("hard");
        opened("splito", keeping).set("bot", "random"); // as an older page called it
        expect(opened("splito", keeping).bot).toBe("medium");
    });

    test("with friends seats no bots", () => {
        expect(opened("splito", memory()).withFriends("Nora", "t")).not.toHaveProperty("bots");
    });

    test("cooperative Split needs three seats", () => {
        const opening = opened("split", memory());
        opening.set("seats", 2);
        opening.set("mode", "cooperative");
        expect(opening.get("seats")).toBe(3);
        expect(opening.seatChoices).toEqual([3, 4, 5]);
        expect(opening.withFriends("Nora", "t").options).toEqual({ seats: 3, mode: "cooperative" });
    });

    test("what makes no difference at a table is not asked for", () => {
        const opening = opened("split", memory());
        opening.flip("bluff_resets", true);
        opening.set("picks", { helpers: "none" });
        expect(opening.withFriends("Nora", "t").options).toEqual({ seats: 3, bluff_resets: true });
        opening.set("mode", "cooperative");
        expect(opening.withFriends("Nora", "t").options).toEqual({
            seats: 3,
            mode: "cooperative",
            helpers: "none",
        });
        opening.pick(opening.choices[0]!, "both");
        expect(opening.withFriends("Nora", "t").options).not.toHaveProperty("helpers");
        const two = opened("split-it", memory());
        expect(two.switches).toEqual([]);
        two.set("seats", 2);
        expect(two.switches).toEqual(["remove_after_every_split"]);
    });

    test("a switch can be switched off again", () => {
        const opening = opened("splito", memory());
        opening.flip("show_side", true);
        opening.flip("show_side", false);
        expect(opening.isSpecial).toBe(false);
    });

    test("settings are sent as soon as one differs", () => {
        const opening = opened("splito", memory());
        opening.set("clock", 60);
        expect(opening.withFriends("Nora", "t").settings).toEqual({
            visibility: "private",
            talk: null,
            takeBack: true,
            hints: true,
            clock: 60,
            absence: 120,
            memoryAids: true,
            series: null,
        });
    });

    test("a series is wished for, and to so many wins only where somebody wins", () => {
        const opening = opened("split", memory());
        opening.set("series", "wins-3");
        expect(opening.withFriends("Nora", "t").settings?.series).toEqual({ to: "wins", count: 3 });
        opening.set("mode", "cooperative");
        expect(opening.seriesChoices).toEqual(["none", "games-3", "games-5", "games-10"]);
        expect(opening.withFriends("Nora", "t").settings).toBeNull();
    });

    test("memory aids are sent away where there are any", () => {
        const splito = opened("splito", memory());
        splito.set("memoryAids", false);
        expect(splito.isSpecial).toBe(true);
        expect(splito.withFriends("Nora", "t").settings?.memoryAids).toBe(false);
        const split = opened("split", memory());
        split.set("memoryAids", false);
        expect(split.withFriends("Nora", "t").settings).toBeNull();
    });

    test("whoever opens a table may begin, where somebody does", () => {
        for (const [game, seat] of [
            ["split-it", 0],
            ["split", 0],
            ["splito", undefined],
        ] as const) {
            const opening = opened(game, memory());
            expect(opening.againstBots("Nora", "t").beginner).toBeUndefined();
            opening.set("begins", "me");
            expect(opening.againstBots("Nora", "t").beginner).toBe(seat);
            expect(opening.isSpecial).toBe(seat === 0);
        }
    });

    test("is remembered for the next time, until it is put back to the usual", () => {
        const keeping = memory();
        opened("splito", keeping).set("seats", 8);
        const again = opened("splito", keeping);
        expect(again.get("seats")).toBe(8);
        again.reset();
        expect(opened("splito", keeping).get("seats")).toBe(4);
    });

    test("what was remembered wrongly is mended", () => {
        const keeping = memory();
        keeping.write("opening.split-it", { seats: 9, mode: "cooperative" });
        const opening = opened("split-it", keeping);
        expect(opening.withFriends("Nora", "t").options).toEqual({ seats: 2 });
    });
});
