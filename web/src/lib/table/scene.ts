/** What a board shows and may do: the live table's, or a moment of a replay. */

import type { Events, GameName, Options, Views } from "../protocol/messages";

export interface Scene<G extends GameName> {
    readonly game: G;
    readonly options: Options[G];
    readonly view: Views[G];
    /** by seat, ready to be shown */
    readonly names: readonly string[];
    /** by seat */
    readonly isBot: readonly boolean[];
    /** by seat; null: not known */
    readonly faces: readonly (string | null)[];
    /** my legal moves; none in a replay, or while I am not waited for */
    readonly legal: readonly string[];
    /** what led here, for the eye to follow */
    readonly events: readonly Events[G][];
    /** a replay can only be looked at */
    readonly isLive: boolean;
    /** my command is on its way */
    readonly isBusy: boolean;
    /** my sealed choice can still be changed */
    readonly canTakeBack: boolean;
    play(move: string): void;
    takeBack(): void;
}
