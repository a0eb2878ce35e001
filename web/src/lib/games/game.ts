/** What the table asks of a game's folder: how to show it, how to choose, how to tell of it. */

import type { Component } from "svelte";
import type { Levels } from "../levels.svelte";
import type { Preferences } from "../preferences.svelte";
import type { Events, GameName, HintPlace, Preset, Views } from "../protocol/messages";
import type { Rest } from "../protocol/rest";
import type { Scene } from "../table/scene";
import type { Choreography } from "../table/stage.svelte";
import type { MessageId } from "../text/ids";
import type { Text } from "../text/text.svelte";
import { entryOf, isKnown } from "./catalogue";

/** Cards that a table has brought along; what stands on them is the game's own business. */
export type Deck = readonly Record<string, unknown>[];

/** Who tells: words, and the names by seat. */
export interface Teller {
    readonly text: Text;
    /** by seat */
    readonly names: readonly string[];
    /** the table after what is told last, where it is known */
    readonly view?: Views[GameName];
}

/** A card of a deal by number, drawn for the screen or in plain signs and words for paper. */
export interface Dealt {
    Card: Component<{ card: string }>;
    name(card: string, text: Text): string;
    /** read faster than its name; null: it has none */
    sign(card: string): string | null;
    /** its name takes many words */
    isLong?(card: string): boolean;
    /** what else to know before the cards are dealt */
    note?(options: Readonly<Record<string, unknown>>, text: Text): string | null;
}

/** A key that acts at once, and what it does. */
export interface Shortcut {
    readonly keys: readonly string[];
    readonly does: MessageId;
}

/** What flies for whoever has won, and how. */
export interface Celebration {
    readonly shape: "card" | "diamond" | "bar";
    readonly motion: "fall" | "rise" | "close";
}

/** What a seat has come to, on the podium. */
export interface ResultProps<G extends GameName> {
    scene: Scene<G>;
    seat: number;
    /** how far it has been counted, from 0 to 1 */
    part: number;
    /** by seat: what everybody saw at the end; null: not (yet) known */
    views: readonly Views[G][] | null;
}

/**
 * A game's own part of the page. `Choice` is what the player has picked but not yet played: the
 * board and the hand share it, and it is nobody else's business.
 */
export interface GameModule<G extends GameName, Choice = unknown> {
    /** what the game needs from the server before it can be shown */
    prepare?(rest: Rest, deck: Deck | null): Promise<void>;
    choice(scene: Scene<G>, preferences: Preferences): Choice;
    /** what it is about, as its rules say in short */
    aim(scene: Scene<G>): MessageId;
    /** its own keys, beside those of every game */
    readonly shortcuts: readonly Shortcut[];
    /** the middle of the table; may take all the room it is given, and no more */
    Board: Component<{ scene: Scene<G>; choice: Choice }>;
    /** below it, in reach of the thumb: my cards, and the buttons to act with */
    Hand: Component<{ scene: Scene<G>; choice: Choice }>;
    /** how what happened is shown, act by act; absent: cards travel to where they lie now */
    choreography?: Choreography<G>;
    /** an update is not shown to its end: let the choice know what it keeps of what happened */
    skip?(choice: Choice, view: Views[G], events: readonly Events[G][]): void;
    /** the board has every seat's plate on it where the stage is this large; in px */
    placesSeats?: { readonly width: number; readonly height: number };
    /** the score explained, at the end or as things stand */
    Score: Component<{ scene: Scene<G> }>;
    /** what a seat has come to, on the podium; absent: its points */
    Result?: Component<ResultProps<G>>;
    /** the winner has won, and the print gives the others neither places nor points */
    hasNoPlaces?: boolean;
    /** what is in the air once for whoever has won; absent: cards that fall */
    readonly celebration?: Celebration;
    /** what I must do now, in one sentence; only asked while I am waited for */
    task(scene: Scene<G>, text: Text): string;
    /** what the game is about, in one line for beginners; null: they have seen a round of it */
    goal(scene: Scene<G>, text: Text): string | null;
    /** round 3 of 13, or whatever says how far the game is */
    progress(scene: Scene<G>, text: Text): string;
    /** one event in one sentence, complete enough to play from; null: not worth a line */
    tell(event: Events[G], teller: Teller): string | null;
    /** what lies there before the first move, in one sentence; null: nothing worth a line */
    beginning?(view: Views[G], happened: readonly Events[G][], text: Text): string | null;
    /** what a hint calls a place that is not a seat; absent: as it is written */
    placeName?(place: HintPlace, teller: Teller): string;
    /** a move that could be played, in a few words, as on the button that plays it */
    inWords(move: string, teller: Teller): string;
    /** by phrase that speaks of something: what I could mean now */
    topics?(scene: Scene<G>): Partial<Record<Preset, readonly string[]>>;
    /** what such a thing is called, and what to add for ears where its name alone says little */
    topic?(id: string, text: Text): Topic;
    /** phrases that are worth a place beside my cards now */
    advice?(scene: Scene<G>): readonly Advice[];
    /** its cards as deals by number name them, beside the table */
    readonly dealt: Dealt;
    /** the heading above an event that begins a new part of the log; null: it begins none */
    chapter(event: Events[G], text: Text): string | null;
    /** the heading of the first part */
    firstChapter(text: Text): string;
}

/** What a phrase is about. */
export interface Topic {
    readonly name: string;
    /** for ears, where its name alone says little */
    readonly aside?: string;
    readonly color?: string;
}

export interface Advice {
    readonly preset: Preset;
    readonly about?: string;
}

/** A game with its words and whatever else it needs, ready to be shown. */
export async function readyGame<G extends GameName>(
    game: G,
    { text, rest, levels }: { text: Text; rest: Rest; levels: Levels },
    deck: Deck | null,
): Promise<GameModule<G>> {
    const words = isKnown(game) ? text.need(game) : levels.load(); // which know its title
    const [{ default: module }] = await Promise.all([entryOf(game).table(), words]);
    await module.prepare?.(rest, deck);
    return module;
}
