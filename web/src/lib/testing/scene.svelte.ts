/** Only for tests: a table whose state a test sets by hand, and that keeps what is played. */

import type { Events, GameName, Options, Previews, Views } from "../protocol/messages";
import type { Scene, SeatState } from "../table/scene";

export class TestScene<G extends GameName> implements Scene<G> {
    readonly game: G;
    readonly names = ["Ada", "Ben", "Cleo"];
    readonly isBot = [false, true, true];
    readonly faces = ["fox", "owl", "cat"];
    readonly seats: readonly SeatState[] = this.names.map((name, seat) => ({
        name,
        isMe: seat === 0,
        isBot: seat > 0,
        face: null,
        level: null,
        sign: null,
        said: null,
        isStoodIn: false,
        isPresent: true,
        isWaited: false,
        hasChosen: false,
        wantsRematch: false,
        seconds: null,
        words: "",
    }));
    cue = $state<string | null>(null);
    options: Options[G];
    view: Views[G];
    legal: readonly string[];
    events: readonly Events[G][];
    isLive = $state(true);
    isBusy = $state(false);
    canTakeBack = $state(false);
    readonly played: string[] = [];
    /** what was asked, and what is answered */
    readonly asked: string[] = [];
    preview: Previews[G] | null = null;
    takenBack = 0;

    constructor(game: G, view: Views[G], legal: readonly string[]) {
        this.game = game;
        this.options = $state.raw({ seats: 3 } as Options[G]);
        this.view = $state.raw(view);
        this.legal = $state.raw(legal);
        this.events = $state.raw([]);
    }

    get fields(): Views[G] {
        return this.view;
    }

    consider(move: string): Promise<Previews[G] | null> {
        this.asked.push(move);
        return Promise.resolve(this.preview);
    }

    play(move: string): void {
        this.played.push(move);
    }

    takeBack(): void {
        this.takenBack += 1;
    }
}
