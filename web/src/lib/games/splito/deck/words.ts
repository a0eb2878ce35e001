/** What is wrong with a deck, in words: the server says where, and what is allowed there is said here. */

import type { DeckComplaint } from "../../../protocol/messages";
import type { Text } from "../../../text/text.svelte";

const KNOWN = ["id", "kind", "params", "points", "symbol", "star", "moon", "many"] as const;

export function inWords({ field, place }: DeckComplaint, text: Text): string {
    const of = field?.split(/[.[]/)[0] ?? "";
    const known = KNOWN.find((each) => each === of);
    return text.say(`deck-wrong-${known ?? (place === null ? "deck" : "card")}`);
}
