import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { GameModule } from "../games/game";
import type { SplitItEvent, SplitItView } from "../protocol/messages";
import { Text } from "../text/text.svelte";
import { chaptersOf } from "./log";
import { recordNames, seatNames } from "./live.svelte";
import type { Scene } from "./scene";
import { barOf, statusOf } from "./status";
import type { TableState } from "./table.svelte";

const LOCALES = join(import.meta.dirname, "../../../../locales");
const text = new Text(async (language, part) =>
    readFileSync(join(LOCALES, language, `${part}.ftl`), "utf8"),
);
beforeAll(() => text.need("common", "table"));

const seat = (name: string | null, bot: string | null = null, standIn: "left" | null = null) => ({
    name,
    face: null,
    bot,
    standIn,
    present: true,
    missed: 0,
    rematch: false,
    sameDeal: false,
    hints: false,
    contributed: null,
});

const module = {
    task: () => "Guess!",
    tell: (event: SplitItEvent) => (event.type === "row-laid" ? null : event.type),
    chapter: (event: SplitItEvent) => (event.type === "row-laid" ? `Round ${event.round}` : null),
    firstChapter: () => "Round 1",
} as unknown as GameModule<"split-it">;

function scene(view: Partial<SplitItView>, legal: string[] = []): Scene<"split-it"> {
    const whole = { seat: 0, toAct: [1, 2], guessed: [], outcome: null, ...view };
    return {
        game: "split-it",
        view: whole,
        legal,
        names: ["Ida", "Ben", "Bot 1"],
        options: {},
    } as unknown as Scene<"split-it">;
}

const outcome = (winners: number[]) => ({ winners, scores: [1, 2, 3], ranking: [], reason: "" });

it.each([
    [scene({}, ["guess white"]), "Guess!"],
    [scene({}), "Waiting for Ben and Bot 1."],
    [scene({ guessed: [0] }), "You’ve chosen. Waiting for Ben and Bot 1."],
    [scene({ toAct: [0, 1, 2, 2], seat: null }), "Waiting for 4 players."],
    [scene({ guessed: [0], seat: null }), "Waiting for Ben and Bot 1."],
    [scene({ outcome: outcome([0]) }), "You’ve won!"],
    [scene({ outcome: outcome([1]) }), "Ben has won."],
    [scene({ outcome: outcome([1, 2]) }), "Ben and Bot 1 have won together."],
    [scene({ outcome: outcome([0, 1, 2]) }), "A tie: everyone wins."],
])("says in one sentence what is going on", (shown, sentence) => {
    expect(statusOf(shown, module, text)).toBe(sentence);
});

it("says of cooperative play that all win or lose", () => {
    const together = {
        ...scene({ outcome: outcome([]) }),
        game: "split",
        options: { mode: "cooperative" },
    };
    expect(statusOf(together as never, module, text)).toBe("You’ve all lost this time.");
});

function live(
    phase: string,
    standIn: string | null,
    seats: object[] = [],
    series: object | null = null,
) {
    const card = { phase, seats, series };
    return { card, you: { seat: 0 }, standIn } as unknown as TableState<"split-it">;
}

it("never asks me for what a bot does for me", () => {
    const asked = scene({ toAct: [0] }, ["guess white"]);
    const bar = (standIn: string | null) => barOf(live("playing", standIn), asked, module, text);
    expect(bar(null)).toBe("Guess!");
    expect(bar("move")).toBe("Time’s up: a bot makes this move for you.");
    for (const why of ["clock", "absence", "left"])
        expect(bar(why)).toBe("A bot is playing for you.");
});

it("says who else wants a rematch, and with which cards", () => {
    const over = scene({ outcome: outcome([0]) });
    const wants = (rematch: boolean, sameDeal = false) => ({ ...seat("x"), rematch, sameDeal });
    const bar = (...seats: object[]) => barOf(live("over", null, seats), over, module, text);
    expect(bar(wants(true), wants(false), wants(false))).toBe("You’ve won!");
    expect(bar(wants(false), wants(true), wants(false))).toBe("You’ve won! Ben wants a rematch.");
    expect(bar(wants(false), wants(true, true), wants(true, true))).toBe(
        "You’ve won! Ben and Bot 1 want the same deal again.",
    );
    expect(bar(wants(false), wants(true, true), wants(true))).toContain("want a rematch.");
});

it("says who is ready for the next game of a series, or wants a new one", () => {
    const over = scene({ outcome: outcome([0]) });
    const seats = [seat("x"), { ...seat("x"), rematch: true }];
    const bar = (isOver: boolean) =>
        barOf(live("over", null, seats, { over: isOver }), over, module, text);
    expect(bar(false)).toBe("You’ve won! Ben is ready for the next game.");
    expect(bar(true)).toBe("You’ve won! Ben wants a new series.");
});

it("calls a bot by its name", () => {
    const seats = [seat("Ida"), seat("Lumi", "random"), seat("Ben", "random", "left")];
    expect(seatNames(seats, text)).toEqual(["Ida", "Lumi", "Ben"]);
    expect(recordNames(["Lumi", "Ida"], text)).toEqual(["Lumi", "Ida"]);
});

it("calls people by name, bots of old tables by number, and a free seat what it is", () => {
    const seats = [
        seat("Ida"),
        seat("random", "random"),
        seat(null),
        seat("Ben", "random", "left"),
    ];
    expect(seatNames(seats, text)).toEqual(["Ida", "Bot 1", "free seat", "Ben"]);
    expect(recordNames(["rules-of-thumb", "Ida", "medium"], text)).toEqual([
        "Bot 1",
        "Ida",
        "Bot 2",
    ]);
});

it("groups the log by what the game calls a part", () => {
    const events = (...types: string[]) =>
        types.map((type) => ({ type, round: 2 }) as SplitItEvent);
    const log = [
        { seq: 4, at: 1, events: events("guess-sealed") },
        { seq: 5, at: 2, events: events("guesses-turned", "row-laid", "row-split") },
    ];
    const chapters = chaptersOf(log, module, { text, names: [] });
    expect(
        chapters.map(({ title, lines }) => [title, lines.map(({ words, at }) => [words, at])]),
    ).toEqual([
        [
            "Round 1",
            [
                ["guess-sealed", 1],
                ["guesses-turned", 2],
            ],
        ],
        ["Round 2", [["row-split", 2]]],
    ]);
});
