/** The live table as a scene for the game's board. */

import { isBotName, levelInWords } from "../levels.svelte";
import { isolated, type Text } from "../text/text.svelte";
import type { GameModule } from "../games/game";
import { inWords } from "../talk/bubbles";
import type { GameName, SeatCard } from "../protocol/messages";
import { nextOf } from "./rematch";
import { isStoodIn } from "./standins.svelte";
import { sealedSeats } from "./sealed";
import type { Scene, SeatState } from "./scene";
import type { Stage } from "./stage.svelte";
import type { TableState } from "./table.svelte";
import type { Ticking } from "./ticking.svelte";

/** A seat's state, and all that it was made of. */
interface Told {
    readonly facts: object;
    readonly state: SeatState;
}

/** Field by field. */
function areAlike(one: object, other: object): boolean {
    const fields = Object.entries(one);
    return fields.every(([name, value]) => other[name as keyof typeof other] === value);
}

export class LiveScene<G extends GameName> implements Scene<G> {
    #table: TableState<G>;
    #text: Text;
    #stage: Stage<G> | null;
    #ticking: Ticking | null;
    #topic: GameModule<GameName>["topic"];
    readonly isLive = true;
    readonly names: readonly string[];
    readonly isBot: readonly boolean[];
    readonly faces: readonly (string | null)[];
    readonly seats: readonly SeatState[];

    /** @param stage what the eye is shown; without one, the table as it is */
    constructor(
        table: TableState<G>,
        text: Text,
        stage: Stage<G> | null = null,
        ticking: Ticking | null = null,
        topic: GameModule<GameName>["topic"] = undefined,
    ) {
        this.#table = table;
        this.#text = text;
        this.#stage = stage;
        this.#ticking = ticking;
        this.#topic = topic;
        this.names = $derived(seatNames(this.#card.seats, this.#text));
        this.isBot = $derived(this.#card.seats.map(isBot));
        this.faces = $derived(this.#card.seats.map(({ face }) => face));
        this.seats = $derived(this.#card.seats.map((_, seat) => this.#seat(seat)));
    }

    /** by seat: what was told of it last */
    #told: Told[] = [];

    #seat(seat: number): SeatState {
        const card = this.#card.seats[seat]!;
        // At the end plates have other things to show.
        const said = this.#card.phase === "playing" ? this.#table.bubbles : [];
        const remark = said.find((each) => each.seat === seat);
        const state = {
            name: this.names[seat]!,
            isMe: seat === this.#table.you.seat,
            isBot: this.isBot[seat]!,
            isStoodIn: isStoodIn(card),
            face: card.face,
            level: this.isBot[seat]! ? levelInWords(card.bot!, this.#text) : null,
            sign: this.#table.reactions.findLast((each) => each.seat === seat) ?? null,
            said: remark === undefined ? null : inWords(remark, this.#topic, this.#text),
            isPresent: card.present || card.bot !== null,
            isWaited: this.fields.toAct.includes(seat),
            hasChosen: sealedSeats(this.#card.game, this.fields).includes(seat),
            wantsRematch: card.rematch && !this.isBot[seat]!,
            seconds: this.#ticking?.secondsTo(this.#card.deadlines[seat] ?? null) ?? null,
        };
        const facts = { ...state, standIn: card.standIn, language: this.#text.language };
        const before = this.#told[seat];
        // The same object as long as nothing has changed there: nobody looks at that plate again.
        if (before !== undefined && areAlike(before.facts, facts)) return before.state;
        const told = { facts, state: { ...state, words: this.#inWords(state, card) } };
        this.#told[seat] = told;
        return told.state;
    }

    #inWords(state: Omit<SeatState, "words">, { standIn }: SeatCard): string {
        const text = this.#text;
        const words: string[] = [];
        if (state.isMe) words.push(text.say("seat-you"));
        if (state.isBot) words.push(text.say("seat-bot"), state.level!);
        else if (standIn !== null) words.push(text.say("seat-stand-in"));
        else if (!state.isPresent) words.push(text.say("seat-away"));
        if (state.isWaited) words.push(text.say("seat-waited"));
        else if (state.hasChosen) words.push(text.say("seat-done"));
        if (state.wantsRematch) words.push(text.say(`seat-${nextOf(this.#card)}`));
        const { seconds } = state;
        if (seconds !== null) words.push(text.say("seat-clock", { seconds }));
        return words.join(", ");
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
        return this.#stage?.view ?? this.#table.view!;
    }

    get fields() {
        return this.#stage?.fields.view ?? this.view;
    }

    /** None while the eye is shown something older: a tap leads to the end of that. */
    get legal() {
        return this.#stage?.isPlaying ? [] : this.#table.legal;
    }

    get events() {
        return this.#stage?.events ?? this.#table.events;
    }

    get cue() {
        return this.#stage?.cue ?? null;
    }

    get isBusy() {
        return this.#table.underway > 0;
    }

    get canTakeBack() {
        const { seat } = this.fields;
        const isSealed = seat !== null && sealedSeats(this.#card.game, this.fields).includes(seat);
        return isSealed && this.#card.settings.takeBack;
    }

    consider(move: string) {
        return this.#table.consider(move);
    }

    play(move: string): void {
        this.#table.play(move);
    }

    takeBack(): void {
        this.#table.try({ type: "take-back", seq: this.#table.seq });
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
