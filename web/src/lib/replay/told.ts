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
    const { view } = moment;
    if (moment.at === 0) {
        const beginning = module.beginning?.(view, [], text) ?? "";
        return `${text.say("replay-beginning")} ${beginning}`.trim();
    }
    const lines = moment.events.flatMap((event) => module.tell(event, { text, names, view }) ?? []);
    if (lines.length > 0) return lines.join(" ");
    return text.say("replay-quiet", { name: names[moment.seat ?? 0] ?? "" });
}
