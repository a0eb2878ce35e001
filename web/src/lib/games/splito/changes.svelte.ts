/** What a reveal has changed on the sheet, while the table holds still for it to be seen. */

import type { SplitoSheet } from "../../protocol/messages";

export interface Changed {
    /** Objectives that are met or lost now, or no longer are */
    readonly objectives: ReadonlySet<string>;
    /** zones with another total */
    readonly totals: ReadonlySet<number>;
    /** seats with another product */
    readonly products: ReadonlySet<number>;
    /** commons that another zone holds, by their place */
    readonly commons: ReadonlySet<number>;
}

const NOTHING: Changed = {
    objectives: new Set(),
    totals: new Set(),
    products: new Set(),
    commons: new Set(),
};

export function changed(before: SplitoSheet, after: SplitoSheet): Changed {
    const states = new Map(
        before.zones.flatMap(({ lines }) => lines.map((line) => [line.objective, line.status])),
    );
    const objectives = after.zones.flatMap(({ lines }) =>
        lines
            .filter(({ objective, status }) => (states.get(objective) ?? "open") !== status)
            .map(({ objective }) => objective),
    );
    const differing = (values: readonly unknown[], old: readonly unknown[]) =>
        new Set(values.flatMap((value, at) => (value === old[at] ? [] : [at])));
    return {
        objectives: new Set(objectives),
        totals: differing(
            after.zones.map(({ total }) => total),
            before.zones.map(({ total }) => total),
        ),
        products: differing(after.products, before.products),
        commons: differing(
            after.commons.map(({ zone }) => zone),
            before.commons.map(({ zone }) => zone),
        ),
    };
}

export class Changes {
    readonly now: Changed;

    /** @param sheet and cue are asked anew whenever they change */
    constructor(sheet: () => SplitoSheet, cue: () => string | null) {
        let last = sheet();
        let found = NOTHING;
        this.now = $derived.by(() => {
            const next = sheet();
            if (cue() !== "hold") found = NOTHING;
            else if (next !== last) found = changed(last, next);
            last = next;
            return found;
        });
    }
}
