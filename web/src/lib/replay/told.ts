/** What the move on show did, in one line. */

import type { GameModule } from "../games/game";
import type { GameName, Moment } from "../protocol/messages";
import type { Text } from "../text/text.svelte";

export function told<G extends GameName>(
    moment: Moment<G>,
    module: GameModule<G>,
    names: readonly string[],
    text: Text,
): string {
    if (moment.at === 0) return text.say("replay-beginning");
    const lines = moment.events.flatMap((event) => module.tell(event, { text, names }) ?? []);
    if (lines.length > 0) return lines.join(" ");
    return text.say("replay-quiet", { name: names[moment.seat ?? 0] ?? "" });
}
