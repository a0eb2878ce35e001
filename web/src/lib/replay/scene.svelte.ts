/** The moment on show as a scene: the game's own board shows it, and nothing can be played. */

import { isBotName, recordNames } from "../table/live.svelte";
import type { Scene } from "../table/scene";
import type { Events, GameName, Options, Views } from "../protocol/messages";
import type { Text } from "../text/text.svelte";
import type { Replay } from "./replay.svelte";

export class ReplayScene<G extends GameName> implements Scene<G> {
    readonly legal: readonly string[] = [];
    readonly isLive = false;
    readonly isBusy = false;
    readonly canTakeBack = false;
    readonly names: readonly string[];
    readonly isBot: readonly boolean[];
    #replay: Replay;

    constructor(replay: Replay, text: Text) {
        this.#replay = replay;
        this.names = $derived(recordNames(this.#moment.names, text));
        this.isBot = $derived(this.#moment.names.map(isBotName));
    }

    get #moment() {
        return this.#replay.moment!; // a scene is made once there is a moment
    }

    get game(): G {
        return this.#replay.record!.game as G;
    }

    get options(): Options[G] {
        return this.#replay.record!.options as Options[G];
    }

    get view(): Views[G] {
        return this.#moment.view as Views[G];
    }

    get events(): readonly Events[G][] {
        return this.#moment.events as readonly Events[G][];
    }

    play(): void {
        // the game is over
    }

    takeBack(): void {
        // and so are its choices
    }
}
