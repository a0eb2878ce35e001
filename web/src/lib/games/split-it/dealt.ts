/** The cards of Split it! in a deal by number. */

import type { Dealt } from "../game";
import { numberOf } from "./cards";
import DealtCard from "./DealtCard.svelte";
import { cardName } from "./words";

export const dealt: Dealt = {
    Card: DealtCard,
    name: (card, text) => cardName(numberOf(card), text),
    sign: (card) => (card === "J" ? null : card),
};
