/** The geometry of the two drawings: lines over a game, and the parts of a result. */

import type { ReviewedPart } from "../protocol/messages";

export interface Frame {
    width: number;
    height: number;
    /** px around the lines */
    side: number;
    top: number;
}

export const xOf = (at: number, moves: number, { width, side }: Frame): number =>
    side + (moves === 0 ? 0 : (at / moves) * (width - 2 * side));

export const yOf = (chance: number, { height, top }: Frame): number =>
    top + (1 - chance) * (height - 2 * top);

/** The nearest position to a point of the drawing. */
export function positionAt(x: number, moves: number, { width, side }: Frame): number {
    const share = (x - side) / Math.max(1, width - 2 * side);
    return Math.round(Math.max(0, Math.min(1, share)) * moves);
}

export function pathOf(chances: readonly number[], frame: Frame): string {
    const points = chances.map(
        (chance, at) =>
            `${xOf(at, chances.length - 1, frame).toFixed(1)} ${yOf(chance, frame).toFixed(1)}`,
    );
    return `M${points.join("L")}`;
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
