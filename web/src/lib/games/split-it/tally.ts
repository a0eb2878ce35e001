/** Counting cards, as everybody at the table may: what is not seen anywhere is in the stock. */

import type { SplitItView } from "$lib/protocol/messages";
import { copies, JOKER, NUMBERS } from "./cards";

export interface CardTally {
    readonly all: number;
    readonly gone: number;
    /** in everybody's columns; for jokers, waiting ones too */
    readonly columns: number;
    readonly row: number;
    readonly stock: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** A view that has the tally: tables without memory aids have none. */
export type Counted = SplitItView & Required<Pick<SplitItView, "gone">>;

/** How many cards lie on the heap: all that are nowhere else. */
export function goneOf({ stock, parts, displays }: SplitItView): number {
    const all = sum([JOKER, ...NUMBERS].map(copies));
    const won = displays.map(({ numbers, jokers, pending }) =>
        sum([...numbers, ...jokers, pending]),
    );
    return all - stock - parts.flat().length - sum(won);
}

export function tallyOf(card: number, { gone, displays, parts }: Counted): CardTally {
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
