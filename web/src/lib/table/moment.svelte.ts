/** A moment of a game as a scene: to be looked at, not to be played. */

import type { Events, GameName, Moment, Options, Views } from "../protocol/messages";
import { isBotName } from "../levels.svelte";
import type { Text } from "../text/text.svelte";
import { recordNames } from "./live.svelte";
import type { Scene, SeatState } from "./scene";
import { sealedSeats } from "./sealed";

export class MomentScene<G extends GameName> implements Scene<G> {
    readonly game: G;
    readonly options: Options[G];
    readonly names: readonly string[];
    readonly isBot: readonly boolean[];
    readonly faces: readonly (string | null)[];
    readonly legal: readonly string[] = [];
    readonly seats: readonly SeatState[];
    readonly cue = null;
    readonly isLive = false;
    readonly isBusy = false;
    readonly canTakeBack = false;
    #moment: () => Moment<G>;

    /** @param moment the one on show, which may become another */
    constructor(game: G, options: Options[G], moment: () => Moment<G>, text: Text) {
        this.game = game;
        this.options = options;
        this.#moment = moment;
        this.names = $derived(recordNames(this.#moment().names, text));
        this.isBot = $derived(
            this.#moment().names.map(
                (name, seat) => this.#moment().bots[seat] != null || isBotName(name),
            ),
        );
        this.faces = $derived(this.#moment().faces);
        this.seats = $derived(this.names.map((_, seat) => this.#seat(seat)));
    }

    #seat(seat: number): SeatState {
        return {
            name: this.names[seat]!,
            isMe: seat === this.view.seat,
            isBot: this.isBot[seat]!,
            face: this.faces[seat] ?? null,
            level: null,
            sign: null,
            said: null,
            isStoodIn: false,
            isPresent: true,
            isWaited: this.view.toAct.includes(seat),
            hasChosen: sealedSeats(this.game, this.view).includes(seat),
            wantsRematch: false,
            seconds: null,
            words: "",
        };
    }

    get view(): Views[G] {
        return this.#moment().view;
    }

    get fields(): Views[G] {
        return this.view;
    }

    get events(): readonly Events[G][] {
        return this.#moment().events;
    }

    consider(): Promise<null> {
        return Promise.resolve(null);
    }

    play(): void {
        // the moment has passed
    }

    takeBack(): void {
        // and so has the choice
    }
}
