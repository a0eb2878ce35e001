/** What the seats have just said, for as long as it is to be seen beside them. */

import type { GameModule } from "../games/game";
import type { GameName, Remark } from "../protocol/messages";
import type { MessageId } from "../text/ids";
import type { Text } from "../text/text.svelte";

/** ms that a bubble is on show */
export const SHOWN_FOR = 6_000;

/** The latest remark of each seat alone; spectators have no place for a bubble. */
export function withRemarks(before: readonly Remark[], said: readonly Remark[]): readonly Remark[] {
    const fresh = said.filter(
        ({ seat, seq }) =>
            seat !== null && !said.some((later) => later.seat === seat && later.seq > seq),
    );
    return [...before.filter(({ seat }) => !fresh.some((each) => each.seat === seat)), ...fresh];
}

/** @param topic how the game calls what a phrase is about */
export function inWords(
    { preset, about, text: free }: Remark,
    topic: GameModule<GameName>["topic"],
    text: Text,
): string {
    if (preset === null) return free ?? "";
    if (about === null) return text.say(`preset-${preset}` as MessageId);
    const { name } = topic?.(about, text) ?? { name: about };
    return text.say(`preset-${preset}` as MessageId, { what: name });
}
