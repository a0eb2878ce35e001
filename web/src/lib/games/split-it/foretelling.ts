/** What a move of Split it! would change, in short lines. */

import type { SplitItColumnChange, SplitItGain, SplitItPreview } from "$lib/protocol/messages";
import type { Text } from "$lib/text/text.svelte";
import { cardList, sectionName } from "./words";
import type { MessageId } from "../../text/ids";

export function foretold({ gains, gone }: SplitItPreview, text: Text): string[] {
    const [first] = gains;
    if (gains.length === 1 && first !== undefined) return won(first, text);
    const leaves =
        gone.length > 0
            ? [text.say("split-it-foreseen-gone", { cards: cardList(gone, text) })]
            : [];
    return [...leaves, ...gains.map((gain) => inShort(gain, text))];
}

/** All that one section, or a joker of mine, would do. */
function won(gain: SplitItGain, text: Text): string[] {
    const alone =
        gain.section === null
            ? []
            : [text.say("split-it-foreseen-won", { section: sectionName(gain.section, text) })];
    return [
        ...alone,
        ...gain.columns.map((column) => grown(column, text)),
        ...jokers(gain, text),
        ...points(gain, text),
    ];
}

const grown = ({ number, cards, becomes }: SplitItColumnChange, text: Text): string =>
    // With cards in it, it is never without a standing.
    text.say(`split-it-foreseen-column-${becomes}` as MessageId, { number, ...cards });

function jokers({ jokers, waiting }: SplitItGain, text: Text): string[] {
    if (jokers > 0) return [text.say("split-it-foreseen-jokers", { n: jokers })];
    return waiting > 0 ? [text.say("split-it-foreseen-waiting", { n: waiting })] : [];
}

function points({ points: { before, after } }: SplitItGain, text: Text): string[] {
    return before === after ? [] : [text.say("split-it-foreseen-points", { before, after })];
}

/** A section among others: what it would bring me. */
const inShort = ({ section, points }: SplitItGain, text: Text): string =>
    text.say("split-it-foreseen-section", { section: sectionName(section!, text), ...points });
