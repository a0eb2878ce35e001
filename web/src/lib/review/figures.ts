/** The geometry of the two drawings: lines over a game, and the parts of a result. */

import type { ReviewedDecision, ReviewedPart, ReviewSheet } from "../protocol/messages";
import type { Findings } from "./review.svelte";

export interface Frame {
    width: number;
    height: number;
    /** px beside and around the lines */
    left: number;
    right: number;
    top: number;
    bottom: number;
}

/** A chance from this position on, until the next point of its line. */
export interface Point {
    readonly at: number;
    readonly chance: number;
}
export type Line = readonly Point[];

export const xOf = (at: number, moves: number, { width, left, right }: Frame): number =>
    left + (moves === 0 ? 0 : (at / moves) * (width - left - right));

export const yOf = (chance: number, { height, top, bottom }: Frame): number =>
    top + (1 - chance) * (height - top - bottom);

/** The nearest position to a point of the drawing. */
export function positionAt(x: number, moves: number, { width, left, right }: Frame): number {
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(Math.max(0, Math.min(1, share)) * moves);
}

export function pathOf(line: Line, moves: number, frame: Frame): string {
    const points = line.map(
        ({ at, chance }) => `${xOf(at, moves, frame).toFixed(1)} ${yOf(chance, frame).toFixed(1)}`,
    );
    return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** The chance that a line shows at a position; null: it isn't known yet. */
export const chanceAt = (line: Line, at: number): number | null =>
    line.findLast((point) => point.at <= at)?.chance ?? null;

/** By line: its chances with all cards known. */
export const knownLines = (chances: ReviewSheet["chances"]): Line[] =>
    (chances[0] ?? []).map((_, seat) => chances.map((row, at) => ({ at, chance: row[seat]! })));

/** Its chance before a decision, and after what was played: as the player could know it. */
export function chancesOf({ candidates, best, move }: ReviewedDecision): [number, number] {
    const of = (wanted: string): number =>
        candidates.find((each) => each.move === wanted)?.chance ?? 0;
    return [of(best), of(move)];
}

/**
 * By line: its chances as the player could know them. They are known at each decision; until the
 * next one the last stands. `seats`: null if all win together, on one line.
 */
export function seenLines(findings: Findings, moves: number, seats: number | null): Line[] {
    const result = findings.chances[moves];
    return Array.from({ length: seats ?? 1 }, (_, seat) => {
        const points: Point[] = [];
        for (const decision of findings.decisions) {
            if (seats !== null && decision.seat !== seat) continue;
            const [before, after] = chancesOf(decision);
            const last = points.at(-1);
            points.push(
                { at: last === undefined ? 0 : decision.at, chance: last?.chance ?? before },
                { at: decision.at, chance: before },
                { at: decision.at + 1, chance: after },
            );
        }
        if (result === undefined || points.length === 0) return points;
        return [
            ...points,
            { at: moves, chance: points.at(-1)!.chance },
            { at: moves, chance: result[seat]! },
        ];
    });
}

/** By mark, from left to right: in which row it stands, so that none covers another. */
export function rowsOf(xs: readonly number[], width: number): number[] {
    const ends: number[] = []; // by row
    return xs.map((x) => {
        const free = ends.findIndex((end) => end + width <= x);
        const row = free === -1 ? ends.length : free;
        ends[row] = x;
        return row;
    });
}

/** By seat, told apart without any colour: how the line is broken, and what stands on it. */
export const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 2", "12 5", "1 4", "8 2 2 2 2 2"] as const;
export const MARKERS = [
    "m-4 0a4 4 0 108 0a4 4 0 10-8 0",
    "m-3.500-3.500h7v7h-7z",
    "m0-4.500l4.500 8h-9z",
    "m0-5l5 5l-5 5l-5-5z",
    "m-4-4l8 8m0-8l-8 8",
    "m0-5v10m-5-5h10",
    "m0 4.500l-4.500-8h9z",
    "m-5-2h10m-10 4h10",
] as const;

/** At which positions markers stand: not so many that they hide the line. */
export function markedPositions(moves: number, seat: number): number[] {
    const step = Math.max(1, Math.round(moves / 8));
    const first = Math.min(moves, (seat * Math.max(1, Math.round(step / 4))) % (step + 1));
    const found = [];
    for (let at = first; at <= moves; at += step) found.push(at);
    return found;
}

/** In tenths of a percent, so that what is shown adds up as exactly as what is meant. */
export interface Tenths {
    fair: number;
    luck: number;
    others: number;
    own: number;
    result: number;
}

export const SOURCES = ["luck", "others", "own"] as const;
export type Source = (typeof SOURCES)[number];

/** Luck is what is left, here too. */
export function tenths(part: ReviewedPart): Tenths {
    const [fair, others, own, result] = [part.fair, part.others, part.own, part.result].map(
        (share) => Math.round(share * 1000),
    ) as [number, number, number, number];
    return { fair, luck: result - fair - others - own, others, own, result };
}

/** From where to where each part leads, beginning with the fair share; in tenths. */
export function steps(parts: Tenths): { source: Source; from: number; to: number }[] {
    let from = parts.fair;
    return SOURCES.map((source) => {
        const step = { source, from, to: from + parts[source] };
        from = step.to;
        return step;
    });
}
