/** Split it! on the score pad: how long each column is. */

import { isAny, isWhole, listOf, padded } from "../../score/checks";
import type { PadModule } from "../pad";
import { NUMBERS } from "./cards";
import Entry from "./PadEntry.svelte";

export interface Sheet {
    /** by seat, the cards in the columns 1 to 10, jokers included */
    readonly columns: readonly (readonly number[])[];
}

const COLUMNS = NUMBERS.length;
const isColumns = listOf(listOf(isWhole, COLUMNS), 8);

export const pad: PadModule<Sheet> = {
    empty: { columns: [] },
    read: ({ columns }) => (isColumns(columns) ? { columns } : null),
    fitted: ({ columns }, seats) => ({
        columns: padded<readonly number[]>(columns, seats, []).map((row) =>
            padded(row, COLUMNS, 0),
        ),
    }),
    without: ({ columns }, seat) => ({ columns: columns.toSpliced(seat, 1) }),
    kept: () => ({}),
    tableOf: ({ columns }) => (columns.some(isAny) ? { columns } : null),
    Entry,
};
