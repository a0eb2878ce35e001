/** What is known of a game before it is loaded: what its tables may be like, and where its parts are. */

import type { Component } from "svelte";
import type { GameName, Options, Views } from "../protocol/messages";
import type { Draws } from "../replay/draws";
import type { Route } from "../routes";
import type { MessageId } from "../text/ids";
import type { Say } from "../text/text.svelte";
import type { Deck, GameModule } from "./game";

export type Mode = "competitive" | "cooperative";

/** What may be switched on, by the name it has in a record. */
export type SwitchName =
    | "remove_after_every_split"
    | "value_at_least"
    | "show_side"
    | "reset_keeps_direction"
    | "bluff_resets";

export interface Switch {
    readonly name: SwitchName;
    /** Whether it makes a difference at such a table. */
    readonly matters: (mode: Mode, seats: number) => boolean;
}

/** What is one of several, by the name it has in a record. */
export interface Choice {
    readonly name: string;
    readonly label: MessageId;
    readonly about: MessageId;
    /** the usual one first: what it is called */
    readonly values: Readonly<Record<string, MessageId>>;
    /** Whether it makes a difference there. */
    readonly matters: (mode: Mode) => boolean;
    /** One line that says what a table has agreed on. */
    readonly agreed: (value: string, say: Say) => string;
}

/** Where all win or lose together. */
export interface Together {
    /** ascending */
    readonly seats: readonly number[];
    /** what a record of such a game says */
    readonly options: Readonly<Record<string, string>>;
}

/** A guided game for each way to play. */
export type LessonName = GameName | `cooperative-${GameName}`;

/** What a deal is drawn from, besides chance. */
export interface Drawing {
    /** the seat that was said to begin; left out: that is drawn as well */
    readonly beginner?: number | undefined;
    /** the table's own cards; null: those that come with the game */
    readonly deck: Deck | null;
}

export interface Entry<G extends GameName = GameName> {
    /** ascending */
    readonly seats: readonly number[];
    /** of these, what is not printed: a variant, and called so */
    readonly variants?: readonly number[];
    /** for somebody who just wants to play */
    readonly usualSeats: number;
    /** of a record that does not say */
    readonly defaultSeats: number;
    /** absent: everybody plays for themselves */
    readonly together?: Together;
    /** beside seats and switches */
    readonly choices?: readonly Choice[];
    readonly switches: readonly Switch[];
    /** whether somebody begins, and people may say who */
    readonly hasBeginner: boolean;
    /** whether it shows what one could remember */
    readonly hasAids: boolean;
    /** its cards can be replaced by those of one's own box, on this page */
    readonly deckPage?: Route<Record<string, never>>;
    /** a result counts the cards left: fewer are better */
    readonly countsLeft?: boolean;
    /** rounds before this moment, where its view does not say */
    readonly roundAfter?: (played: readonly string[]) => number;
    /** seats with a secret choice that is not turned yet; absent: nobody can tell */
    readonly sealed?: (view: Views[G]) => readonly number[];
    readonly lessons: Readonly<Partial<Record<Mode, LessonName>>>;
    /** one picture of what it is about */
    readonly Cover: Component;
    /** some of its cards, to show how they look */
    readonly sample?: () => Promise<{ default: Component }>;
    // what is chosen there is nobody else's business
    readonly table: () => Promise<{ default: GameModule<G, any> }>;
    readonly rules?: () => Promise<{ default: unknown }>;
    /** the deal in its notation, as docs/record.md tells every program; absent: this page can't tell */
    readonly draw?: () => Promise<{
        draw(options: Options[G], draws: Draws, drawing: Drawing): Promise<Record<string, unknown>>;
    }>;
}
