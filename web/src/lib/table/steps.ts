/** Acts made from the difference of two views: a game says in which order its fields arrive, and what is seen meanwhile. */

import type { GameName, Views } from "../protocol/messages";
import type { Act } from "./stage.svelte";

export interface Step<G extends GameName> extends Omit<Act<G>, "view"> {
    /** fields that are from now on as they are in the end */
    readonly arrives?: "all" | readonly (keyof Views[G])[];
    /** what is seen until it arrives, made from what was seen last */
    readonly meanwhile?: (seen: Views[G]) => Partial<Views[G]>;
}

/** Each step shows what has arrived so far; the last one shows the table as it is. */
export function acts<G extends GameName>(
    before: Views[G],
    after: Views[G],
    steps: readonly Step<G>[],
): readonly Act<G>[] {
    let seen = before;
    return steps.map(({ arrives = [], meanwhile, ...act }, place) => {
        seen =
            arrives === "all" ? after : { ...seen, ...pick(after, arrives), ...meanwhile?.(seen) };
        return { ...act, view: place === steps.length - 1 ? after : seen };
    });
}

/** A view may lack a field that others are not shown. */
function pick<V extends object>(view: V, fields: readonly (keyof V)[]): Partial<V> {
    const there = fields.filter((field) => view[field] !== undefined);
    return Object.fromEntries(there.map((field) => [field, view[field]])) as Partial<V>;
}
