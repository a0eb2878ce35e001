/** What may be said when all play together: in which colour one wants to stay. */

import type { Preset } from "../../protocol/messages";
import type { Scene } from "../../table/scene";
import type { Text } from "../../text/text.svelte";
import type { Advice, Topic } from "../game";
import { band, BAND_COLORS, isWild } from "./cards";
import type { MessageId } from "../../text/ids";

const BANDS = BAND_COLORS.map((_, band) => `band-${band}`);

export function topics({ options }: Scene<"split">) {
    return options.mode === "cooperative" ? { "stay-in-band": BANDS } : {};
}

const ADVICE: readonly Preset[] = [
    "left-or-right",
    "any-advice",
    "go-left",
    "go-right",
    "stay-low",
    "stay-middle",
    "stay-high",
    "i-am-fine",
    "in-trouble",
];

/** Questions and sides, and the colours of my own cards. */
export function advice({ options, view }: Scene<"split">): readonly Advice[] {
    if (options.mode !== "cooperative" || view.hand === null || view.phase === "over") return [];
    const mine = new Set(view.hand.filter((card) => !isWild(card)).map(band));
    const bands = [...mine].map(
        (each) => ({ preset: "stay-in-band", about: BANDS[each]! }) as const,
    );
    return [...ADVICE.map((preset) => ({ preset })), ...bands];
}

/** Ears do not see which numbers are blue. */
export function topic(id: string, text: Text): Topic {
    const index = BANDS.indexOf(id);
    const last = index === BANDS.length - 1 ? 100 : 10 * index + 9;
    const name = text.say(`split-${id}` as MessageId);
    return { name, aside: `${10 * index}–${last}`, color: BAND_COLORS[index]! };
}
