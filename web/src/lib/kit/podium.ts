/** Who stands where at the end: places come from the outcome alone. */

import type { Views, GameName } from "../protocol/messages";

type Outcome = NonNullable<Views[GameName]["outcome"]>;

export interface Placed {
    readonly seat: number;
    /** 1 is first, equals share one */
    readonly place: number;
    readonly wins: boolean;
}

const STEPS = 3;
const MOST_ON_STEPS = 4; // where a place is shared

/** By place, then by seat. */
export function placed({ ranking, winners }: Outcome): readonly Placed[] {
    return ranking
        .map((place, seat) => ({ seat, place, wins: winners.includes(seat) }))
        .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Who stands on the steps, from left to right, the best in the middle; the rest stands below. */
export function onSteps(all: readonly Placed[]): readonly Placed[] {
    const best = all.filter(({ place }) => place <= STEPS);
    const standing = all.slice(0, best.length <= MOST_ON_STEPS ? best.length : STEPS);
    const left = standing.filter((_, index) => index % 2 === 1).toReversed();
    const right = standing.filter((_, index) => index % 2 === 0);
    return [...left, ...right];
}
