/** Who else wants another game, now that this one is over. */

import type { TableCard } from "../protocol/messages";

export interface Wishes {
    /** by seat, without mine */
    readonly seats: readonly number[];
    /** all of them want it with the cards of the game that is over */
    readonly isSameDeal: boolean;
}

const NONE: Wishes = { seats: [], isSameDeal: false };

export function wishes(card: Pick<TableCard, "phase" | "seats">, mine: number | null): Wishes {
    if (card.phase !== "over") return NONE;
    const seats = [...card.seats.keys()].filter(
        (seat) => seat !== mine && card.seats[seat]!.rematch,
    );
    const isSameDeal = seats.length > 0 && seats.every((seat) => card.seats[seat]!.sameDeal);
    return { seats, isSameDeal };
}

/** What another game would be: the next of a series, the first of a new one, or a rematch. */
export function nextOf({ series }: Pick<TableCard, "series">): "next" | "new-series" | "rematch" {
    if (series === null) return "rematch";
    return series.over ? "new-series" : "next";
}
