/** The cards of Splito in a deal by number: Objectives say what they want. */

import type { Dealt } from "../game";
import Card from "./Card.svelte";
import { faceOf } from "./cards";
import { cardName } from "./words";

export const dealt: Dealt = {
    Card,
    name: cardName,
    sign: () => null,
    isLong: (card) => !faceOf(card),
};
