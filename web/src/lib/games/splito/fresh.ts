/** The cards of the last reveal: who has played them, and where they lie now. */

import type { Events } from "../../protocol/messages";
import { faceOf } from "./cards";

/** A card that was turned just now. */
export interface Played {
    readonly seat: number;
    readonly card: string;
}

/** The same for every zone, so that nothing is done where nothing has happened. */
export const NOBODY: readonly Played[] = [];
const NONE: ReadonlyMap<string, number> = new Map();

/** By zone; null: nothing was turned. */
export function turnedIn(
    events: readonly Events["splito"][],
    zones: number,
): readonly (readonly Played[])[] | null {
    const turned = events.filter((event) => event.type === "card-turned");
    if (turned.length === 0) return null;
    return Array.from({ length: zones }, (_, zone) => {
        const here = turned.filter((event) => event.zone === zone);
        return here.length === 0 ? NOBODY : here.map(({ seat, card }) => ({ seat, card }));
    });
}

/** By key of a Splito card: who has played it. Copies are alike: the last ones stand for those just played. */
export function lastKeys(
    laid: readonly string[],
    fresh: readonly Played[],
): ReadonlyMap<string, number> {
    if (fresh.length === 0) return NONE;
    const keys = new Map<string, number>();
    const copies = (card: string) => laid.filter((other) => other === card).length;
    const later = new Map<string, number>(); // by card: copies already spoken for
    for (const { card, seat } of fresh.toReversed()) {
        if (faceOf(card) === null) continue;
        const after = later.get(card) ?? 0;
        keys.set(`${card}/${copies(card) - after}`, seat);
        later.set(card, after + 1);
    }
    return keys;
}
