/** What a board shows and may do: the live table's, or a moment of a replay. */

import type { Flying } from "../reactions/reactions";
import type { Events, GameName, Options, Previews, Views } from "../protocol/messages";

/** How a seat stands now, for its name plate. */
export interface SeatState {
    readonly name: string;
    readonly isMe: boolean;
    readonly isBot: boolean;
    /** a bot plays on for this person */
    readonly isStoodIn: boolean;
    /** null: not known */
    readonly face: string | null;
    /** how well a bot plays, in a word; null: a person, or not known */
    readonly level: string | null;
    /** the reaction that has just come from here */
    readonly sign: Flying | null;
    /** what it has just said */
    readonly said: string | null;
    /** at the table; a bot always is */
    readonly isPresent: boolean;
    /** we wait for it */
    readonly isWaited: boolean;
    /** its choice lies sealed */
    readonly hasChosen: boolean;
    /** it wants another game, now that this one is over */
    readonly wantsRematch: boolean;
    /** what is left of its time; null: no clock is running */
    readonly seconds: number | null;
    /** all of it for ears */
    readonly words: string;
}

export interface Scene<G extends GameName> {
    readonly game: G;
    readonly options: Options[G];
    readonly view: Views[G];
    /** the same, but who looks at a field is woken only when that field changes */
    readonly fields: Views[G];
    /** by seat, ready to be shown */
    readonly names: readonly string[];
    /** by seat */
    readonly isBot: readonly boolean[];
    /** by seat */
    readonly seats: readonly SeatState[];
    /** the step of a choreography that is on show; null: none */
    readonly cue: string | null;
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
    /** what a legal move of mine would change, for me alone to see; null: nobody can tell now */
    consider(move: string): Promise<Previews[G] | null>;
    play(move: string): void;
    takeBack(): void;
}
