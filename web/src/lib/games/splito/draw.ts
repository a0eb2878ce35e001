/** The deal of Splito from draws, as docs/record.md tells. */

import { DECKS } from "../../protocol/decks";
import type { Options } from "../../protocol/messages";
import type { Draws } from "../../replay/draws";
import type { Drawing } from "../entry";
import type { Deck } from "../game";

export async function draw({ seats }: Options["splito"], draws: Draws, { deck: own }: Drawing) {
    const { deck, stars, moons } = own === null ? DECKS.splito : decksOf(own);
    const common: string[] = [await draws.oneOf(stars), await draws.oneOf(moons)];
    const cards = await draws.shuffled(deck.filter((card) => !common.includes(card)));
    const dealt = seats === 2 ? 4 : seats;
    const hands = Array.from({ length: dealt }, (_, hand) =>
        cards.slice(13 * hand, 13 * (hand + 1)),
    );
    const first = { common, hands: hands.slice(0, seats) };
    return seats === 2 ? { ...first, second_hands: hands.slice(seats) } : first;
}

/** The Splito cards, then the Objectives that the table has brought along. */
function decksOf(own: Deck) {
    const ids = (cards: Deck) => cards.map(({ id }) => String(id));
    const marked = (symbol: string) => ids(own.filter((card) => card.symbol === symbol));
    const faces = DECKS.splito.deck.slice(0, 72);
    return { deck: [...faces, ...ids(own)], stars: marked("star"), moons: marked("moon") };
}
