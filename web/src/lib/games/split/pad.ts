/** Split on the score pad: the cards left in each hand. */

import { isWhole, listOf, padded } from "../../score/checks";
import type { PadModule } from "../pad";
import Entry from "./PadEntry.svelte";

export interface Sheet {
    readonly isTogether: boolean;
    /** by seat: cards left; null: nobody has said */
    readonly left: readonly (number | null)[];
}

const isLeft = (value: unknown): value is number | null => value === null || isWhole(value);
const isHands = listOf(isLeft, 8);

export const pad: PadModule<Sheet> = {
    empty: { isTogether: false, left: [] },
    read: ({ isTogether, left }) =>
        typeof isTogether === "boolean" && isHands(left) ? { isTogether, left } : null,
    fitted: (sheet, seats) => ({ ...sheet, left: padded(sheet.left, seats, null) }),
    without: (sheet, seat) => ({ ...sheet, left: sheet.left.toSpliced(seat, 1) }),
    kept: ({ isTogether }) => ({ isTogether }),
    tableOf: ({ left }) => (left.every((cards) => cards !== null) ? { left } : null),
    optionsOf: ({ isTogether }) => (isTogether ? { mode: "cooperative" } : {}),
    resultOf: ({ left }, { seat }, text) =>
        left[seat] ? text.say("score-left", { count: left[seat] }) : text.say("score-out"),
    beside: { turn: 0, left: [], right: [], middle: null, gaps: [], hand: null },
    Entry,
};
