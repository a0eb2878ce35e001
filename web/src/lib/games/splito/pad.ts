/** Splito on the score pad: the cards of each zone, or only what it is worth. */

import { isAny, isRecord, isText, isWhole, listOf, padded } from "../../score/checks";
import type { KeptDeck } from "../deck";
import type { PadModule } from "../pad";
import Entry from "./PadEntry.svelte";
import Unscored from "./PadProducts.svelte";
import { zoneCount, zoneOf } from "./zones";

export interface Sheet {
    readonly mode: "cards" | "totals";
    readonly valueAtLeast: boolean;
    /** the Objectives of one's own box; null: ours */
    readonly deck: KeptDeck | null;
    readonly commons: readonly string[];
    /** by zone */
    readonly zones: readonly (readonly string[])[];
    readonly totals: readonly number[];
    readonly cards: readonly number[];
}

export interface Product {
    readonly left: number;
    readonly right: number;
    readonly product: number;
}

/** Left times right: what needs no rule but a product. */
export function productOf({ totals }: Sheet, seat: number, seats: number): Product {
    const left = totals[zoneOf(seats, seat, "left")] ?? 0;
    const right = totals[zoneOf(seats, seat, "right")] ?? 0;
    return { left, right, product: left * right };
}

const OBJECTIVES = 92;

export const pad: PadModule<Sheet> = {
    empty: {
        mode: "cards",
        valueAtLeast: false,
        deck: null,
        commons: [],
        zones: [],
        totals: [],
        cards: [],
    },
    read(raw) {
        const { mode, valueAtLeast, deck, commons, zones, totals, cards } = raw;
        const isGood =
            (mode === "cards" || mode === "totals") &&
            typeof valueAtLeast === "boolean" &&
            (deck === null || listOf(isRecord, OBJECTIVES)(deck)) &&
            listOf(isText, 2)(commons) &&
            listOf(listOf(isText, 40), 8)(zones) &&
            listOf(isWhole, 8)(totals) &&
            listOf(isWhole, 8)(cards);
        return isGood ? { mode, valueAtLeast, deck, commons, zones, totals, cards } : null;
    },
    fitted(sheet, seats) {
        const count = zoneCount(seats);
        return {
            ...sheet,
            zones: padded<readonly string[]>(sheet.zones, count, []),
            totals: padded(sheet.totals, count, 0),
            cards: padded(sheet.cards, count, 0),
        };
    },
    without: (sheet, seat) => ({
        ...sheet,
        zones: sheet.zones.toSpliced(seat, 1),
        totals: sheet.totals.toSpliced(seat, 1),
        cards: sheet.cards.toSpliced(seat, 1),
    }),
    kept: ({ mode, valueAtLeast, deck }) => ({ mode, valueAtLeast, deck }),
    tableOf({ mode, commons, zones, totals, cards }) {
        if (mode === "totals")
            return isAny(totals) ? { totals, ...(isAny(cards) && { cards }) } : null;
        const isBegun = commons.length === 2 && zones.some(({ length }) => length > 0);
        return isBegun ? { commons, zones } : null;
    },
    optionsOf: ({ valueAtLeast }) => (valueAtLeast ? { value_at_least: true } : {}),
    deckOf: ({ deck }) => deck,
    resultOf(sheet, { seat, seats }) {
        if (sheet.mode === "cards") return null;
        const { left, right, product } = productOf(sheet, seat, seats);
        return `${left} × ${right} = ${product}`;
    },
    Entry,
    Unscored,
};
