/** A deal drawn again from what it is said to come from, as docs/record.md tells every program. */

import { hexadecimal } from "../keeping";
import type { Deck } from "../games/game";
import { entryOf } from "../games/catalogue";
import type { GameName, Options } from "../protocol/messages";
import { Draws, hash, type Hashing } from "./draws";

/** What a deal was drawn from, as a record tells it. */
export interface Chance {
    /** shown before anybody contributed */
    readonly promise: string;
    readonly seed: string;
    /** by seat; null: it contributed nothing */
    readonly entropy: readonly (string | null)[];
    /** the seat that was said to begin; absent: that was drawn as well */
    readonly beginner?: number;
}

export async function promiseOf(seed: string, hashing: Hashing): Promise<string> {
    return hexadecimal(await hash(`seed:${seed}`, hashing));
}

/** The deal in the game's notation. */
export async function drawn<G extends GameName>(
    game: G,
    options: Options[G],
    { seed, entropy, beginner }: Chance,
    hashing: Hashing,
    deck: Deck | null = null,
): Promise<Record<string, unknown>> {
    const promise = await promiseOf(seed, hashing);
    const shares = entropy.map(
        async (own, seat) => own ?? hexadecimal(await hash(`${promise}:${seat}`, hashing)),
    );
    const text = ["deal", seed, ...(await Promise.all(shares))].join(":");
    const draws = new Draws(hexadecimal(await hash(text, hashing)), hashing);
    const load = entryOf(game).draw;
    if (load === undefined) throw new Error(`this page can't deal ${game}`);
    const { draw } = await load();
    return draw(options, draws, { beginner, deck });
}
