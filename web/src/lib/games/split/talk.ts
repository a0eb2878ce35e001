/** What may be said when all play together: in which colour one wants to stay. */

import type { Scene } from "../../table/scene";
import type { Text } from "../../text/text.svelte";
import { BAND_COLORS } from "./cards";
import type { MessageId } from "../../text/ids";

const BANDS = BAND_COLORS.map((_, band) => `band-${band}`);

export function topics({ options }: Scene<"split">) {
    return options.mode === "cooperative" ? { "stay-in-band": BANDS } : {};
}

/** Ears do not see which numbers are blue. */
export function topic(id: string, text: Text) {
    const band = BANDS.indexOf(id);
    const last = band === BANDS.length - 1 ? 100 : 10 * band + 9;
    return { name: text.say(`split-${id}` as MessageId), aside: `${10 * band}–${last}` };
}
