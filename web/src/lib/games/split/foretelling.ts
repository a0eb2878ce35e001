/** What a move of Split would leave, in short lines. */

import type { SplitPreview } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import type { Text } from "$lib/text/text.svelte";
import { room } from "./words";

export function foretold(preview: SplitPreview, scene: Scene<"split">, text: Text): string[] {
    const { hand, drawn, handSize, risk, honest } = preview;
    const lines: string[] = [];
    if (drawn > 0) lines.push(text.say("split-foreseen-drawn", { drawn, count: handSize }));
    else if (hand.length === 0) lines.push(last(scene, text));
    else lines.push(fitting(preview, text), ...window(preview, text), ...helpers(preview, text));
    if (risk > 0)
        lines.push(
            text.say(honest === null ? "split-foreseen-doubt" : "split-foreseen-bluff", {
                count: risk,
            }),
        );
    return lines;
}

const last = ({ options }: Scene<"split">, text: Text): string =>
    text.say(options.mode === "cooperative" ? "split-foreseen-out" : "split-foreseen-wins");

function fitting({ fits, hand }: SplitPreview, text: Text): string {
    const told = { count: fits.length, all: hand.length };
    if (fits.length === 0) return text.say("split-foreseen-none", { all: hand.length });
    return text.say("split-foreseen-fits", { ...told, cards: text.list(fits.map(String)) });
}

function window({ gaps }: SplitPreview, text: Text): string[] {
    const rooms = gaps.map((gap) => room(gap, text));
    return rooms.length === 0 ? [] : [text.say("split-foreseen-room", { room: rooms.join(" / ") })];
}

/** Only where I would need one. */
const helpers = ({ helpers, fits }: SplitPreview, text: Text): string[] =>
    helpers.length === 0 || fits.length > 0
        ? []
        : [text.say("split-foreseen-helpers", { helpers: text.list(helpers.map(String)) })];
