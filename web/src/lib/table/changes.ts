/** What changed, put over what was known: what did not change stays the very same object. */

import type { Changes } from "../protocol/messages";

export function laidOver<V extends object>(known: V | null, changes: Changes<V>): V {
    const next = { ...known } as Record<string, unknown>;
    for (const [field, change] of Object.entries(changes)) {
        next[field] = isPlaces(next[field], change) ? withPlaces(next[field], change) : change;
    }
    return next as V;
}

/** A list never becomes an object: one in its stead has some of its places. */
function isPlaces(was: unknown, change: unknown): was is readonly unknown[] {
    return (
        Array.isArray(was) &&
        typeof change === "object" &&
        !Array.isArray(change) &&
        change !== null
    );
}

function withPlaces(list: readonly unknown[], places: unknown): readonly unknown[] {
    return Object.assign([...list], places);
}
