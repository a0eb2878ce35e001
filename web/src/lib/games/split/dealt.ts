/** The cards of Split in a deal by number. */

import type { Dealt } from "../game";
import DealtCard from "./DealtCard.svelte";
import { cardName } from "./words";

export const dealt: Dealt = {
    Card: DealtCard,
    name: (card, text) => cardName(Number(card), text),
    sign: (card) => card,
    note: ({ mode }, text) => (mode === "cooperative" ? null : text.say("deals-refill")),
};
