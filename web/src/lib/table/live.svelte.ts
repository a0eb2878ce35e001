/** The live table as a scene for the game's board. */

import { isBotName } from "../levels.svelte";
import { isolated, type Text } from "../text/text.svelte";
import type { GameName, SeatCard } from "../protocol/messages";
import { sealedSeats } from "./sealed";
import type { Scene } from "./scene";
import type { TableState } from "./table.svelte";

export class LiveScene<G extends GameName> implements Scene<G> {
    #table: TableState<G>;
    #text: Text;
    readonly isLive = true;
    readonly names: readonly string[];
    readonly isBot: readonly boolean[];
    readonly faces: readonly (string | null)[];

    constructor(table: TableState<G>, text: Text) {
        this.#table = table;
        this.#text = text;
        this.names = $derived(seatNames(this.#card.seats, this.#text));
        this.isBot = $derived(this.#card.seats.map(isBot));
        this.faces = $derived(this.#card.seats.map(({ face }) => face));
    }

    get #card() {
        return this.#table.card!; // a scene is made once there is a game
    }

    get game() {
        return this.#card.game;
    }

    get options() {
        return this.#card.options;
    }

    get view() {
        return this.#table.view!;
    }

    get legal() {
        return this.#table.legal;
    }

    get events() {
        return this.#table.events;
    }

    get isBusy() {
        return this.#table.underway > 0;
    }

    get canTakeBack() {
        const { seat } = this.view;
        const isSealed = seat !== null && sealedSeats(this.view).includes(seat);
        return isSealed && this.#card.settings.takeBack;
    }

    play(move: string): void {
        this.#table.play(move);
    }

    takeBack(): void {
        this.#table.try({ type: "take-back" });
    }
}

/** A bot of its own, not one that plays for a person. */
export const isBot = (seat: SeatCard): boolean => seat.bot !== null && seat.standIn === null;

/** By seat: everybody by name, bots of old tables by number, free seats by what they are. */
export function seatNames(seats: readonly SeatCard[], text: Text): readonly string[] {
    let bots = 0;
    return seats.map((seat) => {
        if (isBot(seat) && isBotName(seat.name ?? ""))
            return text.say("bot-name", { number: ++bots });
        return seat.name === null ? text.say("seat-free") : isolated(seat.name);
    });
}

/** The names of a record; in old ones a bot goes by its kind. */
export function recordNames(names: readonly string[], text: Text): readonly string[] {
    let bots = 0;
    return names.map((name) =>
        isBotName(name) ? text.say("bot-name", { number: ++bots }) : isolated(name),
    );
}
