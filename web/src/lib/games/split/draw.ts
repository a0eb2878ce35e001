/** The deal of Split from draws, as docs/record.md tells. */

import { DECKS } from "../../protocol/decks";
import type { Options } from "../../protocol/messages";
import type { Draws } from "../../replay/draws";
import type { Drawing } from "../entry";

export async function draw({ seats, mode }: Options["split"], draws: Draws, { beginner }: Drawing) {
    const byLot = await draws.below(seats);
    const dealer = beginner ?? byLot;
    const deck = mode === "cooperative" ? DECKS.split.slice(1, -1) : DECKS.split; // not 0 and 100
    const stock = await draws.shuffled(deck);
    const hands = Array.from({ length: seats }, (_, seat) =>
        stock.splice(0, seat === dealer ? 9 : 7).sort((one, other) => one - other),
    );
    const key = [];
    for (let taken = 0; taken < 8; taken++) key.push(await draws.next());
    const written = key.map((draw) => draw.toString(16).padStart(4, "0")).join("");
    return { dealer, hands, stock, reshuffle_key: written };
}
