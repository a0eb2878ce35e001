/** Quick signs of the people in the seats, for as long as they are to be seen. */

import { REACTIONS, type Reacted, type Reaction } from "../protocol/messages";

/** ms that a sign is on show */
export const SHOWN_FOR = 2_500;

export interface Flying extends Reacted {
    /** counts all signs at this table: two alike are still two */
    readonly number: number;
}

/** One of a newer server is not shown. */
export const isReaction = (id: string): id is Reaction => REACTIONS.some((each) => each === id);

/** With one more; of each seat the last one alone. */
export function withSign(before: readonly Flying[], sign: Flying): readonly Flying[] {
    return [...before.filter(({ seat }) => seat !== sign.seat), sign];
}
