/** Who agrees to hints at a table of several people. */

import type { SeatCard, TableCard } from "../protocol/messages";

export interface Agreement {
    /** whether I agree; null: nobody asks me, as I watch, am alone with bots, or there are no hints */
    mine: boolean | null;
    /** the first other seat that agrees; null: none */
    wisher: number | null;
    /** seats that have not agreed yet */
    missing: readonly number[];
}

const isPerson = (seat: SeatCard): boolean =>
    seat.name !== null && (seat.bot === null || seat.standIn !== null) && seat.standIn !== "left";

export function agreement(card: TableCard, me: number | null): Agreement {
    const people = card.seats.flatMap((seat, index) => (isPerson(seat) ? [index] : []));
    const isAsked = card.settings.hints && me !== null && people.length > 1;
    if (!isAsked) return { mine: null, wisher: null, missing: [] };
    const agrees = (seat: number): boolean => card.seats[seat]!.hints;
    return {
        mine: agrees(me),
        wisher: people.find((seat) => seat !== me && agrees(seat)) ?? null,
        missing: people.filter((seat) => !agrees(seat)),
    };
}
