/** What a table says that is a try: from which game, and that its deal was known. */

import type { Tried } from "../protocol/messages";
import type { Text } from "../text/text.svelte";

export function triedInWords({ number, at, imagined }: Tried, text: Text): string {
    const words =
        number === null ? text.say("tried-record", { at }) : text.say("tried-game", { number, at });
    return imagined ? `${words} ${text.say("tried-imagined")}` : words;
}
