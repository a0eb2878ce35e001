/** The deal of Split it! from draws, as docs/record.md tells. */

import { DECKS } from "../../protocol/decks";
import type { Options } from "../../protocol/messages";
import type { Draws } from "../../replay/draws";
import type { Drawing } from "../entry";

export async function draw({ seats }: Options["split-it"], draws: Draws, { beginner }: Drawing) {
    const byLot = await draws.below(seats);
    return { starter: beginner ?? byLot, stock: await draws.shuffled(DECKS["split-it"]) };
}
