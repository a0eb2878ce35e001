/** The deck that this browser has kept, for whoever opens a table with it. */

import type { Keeping } from "../keeping";

/** As in a deck file. */
export type KeptDeck = readonly Record<string, unknown>[];

export const KEPT_DECK = "deck";

/** null: none was made here */
export const keptDeck = (keeping: Keeping): KeptDeck | null =>
    keeping.read<KeptDeck | null>(KEPT_DECK, null);
