/** Only for tests: a table whose state a test sets by hand, and that keeps what is played. */

import type { Events, GameName, Options, Views } from "../protocol/messages";
import type { Scene } from "../table/scene";

export class TestScene<G extends GameName> implements Scene<G> {
    readonly game: G;
    readonly names = ["Ada", "Ben", "Cleo"];
    readonly isBot = [false, true, true];
    readonly faces = ["fox", "owl", "cat"];
    options: Options[G];
    view: Views[G];
    legal: readonly string[];
    events: readonly Events[G][];
    isLive = $state(true);
    isBusy = $state(false);
    canTakeBack = $state(false);
    readonly played: string[] = [];
    takenBack = 0;

    constructor(game: G, view: Views[G], legal: readonly string[]) {
        this.game = game;
        this.options = $state.raw({ seats: 3 } as Options[G]);
        this.view = $state.raw(view);
        this.legal = $state.raw(legal);
        this.events = $state.raw([]);
    }

    play(move: string): void {
        this.played.push(move);
    }

    takeBack(): void {
        this.takenBack += 1;
    }
}
