/** What a game writes down on the score pad; the rules stay the server's. */

import type { Component } from "svelte";
import type { Text } from "../text/text.svelte";
import type { KeptDeck } from "./deck";

export interface PadProps<Sheet> {
    sheet: Sheet;
    write: (changes: Partial<Sheet>) => void;
    /** by seat, clockwise */
    names: readonly string[];
}

export interface PadModule<Sheet> {
    readonly empty: Sheet;
    /** What was kept, or came in a link, may be of anybody; null: it is no such sheet. */
    read(raw: Readonly<Record<string, unknown>>): Sheet | null;
    /** So many of each as there are seats; what was there stays. */
    fitted(sheet: Sheet, seats: number): Sheet;
    /** Somebody goes, and takes along what was written down for that place. */
    without(sheet: Sheet, seat: number): Sheet;
    /** The cards go back into the box; what stays is how the game is played and counted. */
    kept(sheet: Sheet): Partial<Sheet>;
    /** What lies on the table, as the server reads it; null: there is nothing to be scored yet. */
    tableOf(sheet: Sheet): Record<string, unknown> | null;
    optionsOf?(sheet: Sheet): Record<string, number | boolean | string>;
    /** the cards of one's own box; null: ours */
    deckOf?(sheet: Sheet): KeptDeck | null;
    /** What stands beside a name; null: its points. */
    resultOf?(sheet: Sheet, at: { seat: number; seats: number }, text: Text): string | null;
    /** what the game's Score looks at besides what the server says */
    readonly beside?: Readonly<Record<string, unknown>>;
    readonly Entry: Component<PadProps<Sheet>>;
    /** what can be said while the server cannot be reached */
    readonly Unscored?: Component<{ sheet: Sheet; names: readonly string[] }>;
}
