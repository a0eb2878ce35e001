/** How a turning of the guesses is played: cards are turned, a beat, everything goes to its place, points tick. */

import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import type { Act } from "$lib/table/stage.svelte";
import { acts, type Step } from "$lib/table/steps";
import { sectionsOf } from "./cards";

/** Which step the board shows:
 *
 * - `turn`: the guess cards fly to their sections and turn over
 * - `judge`: every section shows who wants it
 * - `doom`: a section is about to be removed
 * - `settle`: cards are on their way to columns, together, or off the table
 * - `tick`: points and crowns change
 */
export type Cue = "turn" | "judge" | "doom" | "settle" | "tick";

/** ms at normal speed */
export const TIMES = {
    turn: 250,
    judge: 450,
    settle: 600,
    tick: 200,
    doom: 450,
    plain: 300,
    next: 400, // what is left is split by itself, or a new row is laid
    end: 1500, // the last table, before the score
} as const;

type SplitItStep = Step<"split-it">;

export function choreography(
    before: SplitItView,
    events: readonly SplitItEvent[],
    after: SplitItView,
): readonly Act<"split-it">[] {
    const isEnd = events.some(({ type }) => type === "game-ended");
    const last: SplitItStep = { cue: null, ms: TIMES.end };
    return acts(before, after, [...happening(before, events), ...(isEnd ? [last] : [])]);
}

function happening(before: SplitItView, events: readonly SplitItEvent[]): readonly SplitItStep[] {
    if (sectionsOf(before.parts).length > 0) {
        const types = new Set(events.map(({ type }) => type));
        if (types.has("guesses-turned")) return turning(before, events);
        if (types.has("section-removed")) return REMOVAL;
    }
    return [{ cue: null, ms: TIMES.plain, arrives: "all" }];
}

/** Nobody is waited for while we watch. */
const watched = (): Partial<SplitItView> => ({ toAct: [], guess: null, guessed: [] });

const REMOVAL: readonly SplitItStep[] = [
    { cue: "doom", ms: TIMES.doom, meanwhile: watched },
    { cue: "settle", ms: TIMES.settle, arrives: "all" },
];

function turning(before: SplitItView, events: readonly SplitItEvent[]): readonly SplitItStep[] {
    const winners = events.flatMap((event) => (event.type === "section-won" ? [event.seat] : []));
    const settling = (): Partial<SplitItView> => ({
        parts: [leftOver(before, events)],
        active: before.active.filter((seat) => !winners.includes(seat)),
    });
    const goesOn = events.some(
        ({ type }) => type === "row-laid" || type === "row-split" || type === "game-ended",
    );
    const tick = { cue: "tick", ms: TIMES.tick } as const;
    return [
        { cue: "turn", ms: TIMES.turn, meanwhile: watched },
        { cue: "judge", ms: TIMES.judge },
        { cue: "settle", ms: TIMES.settle, arrives: ["displays", "gone"], meanwhile: settling },
        ...(goesOn
            ? ([
                  { ...tick, arrives: ["leads", "points"] },
                  { cue: null, ms: TIMES.next, arrives: "all" },
              ] as const)
            : [{ ...tick, arrives: "all" } as const]),
    ];
}

/** What stays in the row, in the old order: the contested cards, unless they left at once. */
export function leftOver(before: SplitItView, events: readonly SplitItEvent[]): readonly number[] {
    const turned = events.find((event) => event.type === "guesses-turned");
    const left = events.some((event) => event.type === "cards-gone" && event.why !== "unchosen");
    if (turned === undefined || left) return [];
    return sectionsOf(before.parts)
        .filter(({ section }) => turned.guesses.filter((guess) => guess === section).length > 1)
        .flatMap(({ cards }) => cards);
}
