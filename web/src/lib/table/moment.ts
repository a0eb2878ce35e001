/** A moment of a game as a scene: to be looked at, not to be played. */

import type { Events, GameName, Moment, Options, Views } from "../protocol/messages";
import type { Text } from "../text/text.svelte";
import { isBotName, recordNames } from "./live.svelte";
import type { Scene } from "./scene";

export class MomentScene<G extends GameName> implements Scene<G> {
    readonly game: G;
    readonly options: Options[G];
    readonly view: Views[G];
    readonly events: readonly Events[G][];
    readonly isBot: readonly boolean[];
    readonly legal: readonly string[] = [];
    readonly isLive = false;
    readonly isBusy = false;
    readonly canTakeBack = false;
    #recorded: readonly string[];
    #text: Text;

    constructor(game: G, options: Options[G], moment: Moment<G>, text: Text) {
        this.game = game;
        this.options = options;
        this.view = moment.view;
        this.events = moment.events;
        this.isBot = moment.names.map(isBotName);
        this.#recorded = moment.names;
        this.#text = text;
    }

    get names(): readonly string[] {
        return recordNames(this.#recorded, this.#text);
    }

    play(): void {
        // nothing can be played in the past
    }

    takeBack(): void {
        // nor taken back
    }
}
