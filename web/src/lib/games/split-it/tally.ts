/** Counting cards, as everybody at the table may: what is not seen anywhere is in the stock. */

import type { SplitItView } from "$lib/protocol/messages";
import { copies, JOKER } from "./cards";

export interface CardTally {
    readonly all: number;
    readonly gone: number;
    /** in everybody's columns; for jokers, waiting ones too */
    readonly columns: number;
    readonly row: number;
    readonly stock: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

export function tallyOf(card: number, { gone, displays, parts }: SplitItView): CardTally {
    const columns = displays.map(({ numbers, jokers, pending }) =>
        card === JOKER ? sum(jokers) + pending : (numbers[card - 1] ?? 0),
    );
    const tally = {
        all: copies(card),
        gone: gone[card] ?? 0,
        columns: sum(columns),
        row: parts.flat().filter((each) => each === card).length,
    };
    return { ...tally, stock: tally.all - tally.gone - tally.columns - tally.row };
}
