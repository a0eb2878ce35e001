/** How a turning of the guesses is played: cards are turned, a beat, everything goes to its place, points tick. */

import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import type { Act } from "$lib/table/stage.svelte";
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

type SplitItAct = Act<"split-it">;

const act = (view: SplitItView, cue: Cue | null, ms: number): SplitItAct => ({ view, cue, ms });

export function choreography(
    before: SplitItView,
    events: readonly SplitItEvent[],
    after: SplitItView,
): readonly SplitItAct[] {
    const isEnd = events.some(({ type }) => type === "game-ended");
    return [...happening(before, events, after), ...(isEnd ? [act(after, null, TIMES.end)] : [])];
}

function happening(
    before: SplitItView,
    events: readonly SplitItEvent[],
    after: SplitItView,
): readonly SplitItAct[] {
    if (sectionsOf(before.parts).length > 0) {
        const types = new Set(events.map(({ type }) => type));
        if (types.has("guesses-turned")) return turning(before, events, after);
        if (types.has("section-removed")) return removal(before, after);
    }
    return [act(after, null, TIMES.plain)];
}

/** Nobody is waited for while we watch. */
const watched = (view: SplitItView): SplitItView => ({
    ...view,
    toAct: [],
    guess: null,
    guessed: [],
});

function turning(
    before: SplitItView,
    events: readonly SplitItEvent[],
    after: SplitItView,
): readonly SplitItAct[] {
    const guessed = watched(before);
    const settled = { ...guessed, ...settling(before, events, after) };
    const counted = { ...settled, leads: after.leads, points: after.points };
    const goesOn = events.some(
        ({ type }) => type === "row-laid" || type === "row-split" || type === "game-ended",
    );
    return [
        act(guessed, "turn", TIMES.turn),
        act(guessed, "judge", TIMES.judge),
        act(settled, "settle", TIMES.settle),
        ...(goesOn
            ? [act(counted, "tick", TIMES.tick), act(after, null, TIMES.next)]
            : [act(after, "tick", TIMES.tick)]),
    ];
}

function settling(
    before: SplitItView,
    events: readonly SplitItEvent[],
    after: SplitItView,
): Pick<SplitItView, "parts" | "displays" | "active"> & Partial<SplitItView> {
    const winners = events.flatMap((event) => (event.type === "section-won" ? [event.seat] : []));
    return {
        parts: [leftOver(before, events)],
        displays: after.displays,
        ...(after.gone !== undefined && { gone: after.gone }),
        active: before.active.filter((seat) => !winners.includes(seat)),
    };
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

function removal(before: SplitItView, after: SplitItView): readonly SplitItAct[] {
    return [act(watched(before), "doom", TIMES.doom), act(after, "settle", TIMES.settle)];
}
