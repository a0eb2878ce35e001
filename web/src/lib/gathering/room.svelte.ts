/** The waiting room as one person sees it: who sits where, and what this person may do. */

import type { Levels } from "../levels.svelte";
import type { TableState } from "../table/table.svelte";

/**
 * `host`: may start, seat bots and send away. `player`: has a seat. `newcomer`: invited, and there
 * is a free seat. `late`: every seat is taken. `spectator`: has no invitation.
 */
export type Part = "host" | "player" | "newcomer" | "late" | "spectator";

export interface Place {
    readonly seat: number;
    readonly isFree: boolean;
    /** which one, of its own right; null: a person's, or free */
    readonly bot: string | null;
    readonly isMe: boolean;
    readonly isHost: boolean;
    readonly isPresent: boolean;
    readonly face: string | null;
}

export class Room {
    #table: TableState;
    #levels: Levels;
    /** how well the next bot is to play */
    #wish: string;
    #face: () => string | null;

    /**
     * @param wish how well bots are to play
     * @param face mine; null: whichever I am given
     */
    constructor(
        table: TableState,
        levels: Levels,
        wish: string,
        face: () => string | null = () => null,
    ) {
        this.#face = face;
        this.#table = table;
        this.#levels = levels;
        this.#wish = wish;
    }

    get #card() {
        return this.#table.card!; // there is a room only where there is a table
    }

    get places(): readonly Place[] {
        return this.#card.seats.map((card, seat) => ({
            seat,
            isFree: card.name === null,
            bot: card.standIn === null ? card.bot : null,
            isMe: seat === this.#table.you.seat,
            isHost: seat === this.#card.host,
            isPresent: card.present,
            face: card.face,
        }));
    }

    get free(): number {
        return this.places.filter((place) => place.isFree).length;
    }

    get part(): Part {
        const { seat } = this.#table.you;
        if (seat !== null) return seat === this.#card.host ? "host" : "player";
        if (this.free === 0) return "late";
        return this.#invitation === null ? "spectator" : "newcomer";
    }

    get isSeated(): boolean {
        return this.#table.you.seat !== null;
    }

    get canSit(): boolean {
        return this.isSeated || this.part === "newcomer";
    }

    get isBusy(): boolean {
        return this.#table.underway > 0;
    }

    /** Take a seat, or change to another one; null: any, or the one I have. */
    sit(name: string, seat: number | null): void {
        const invite = this.isSeated ? null : this.#invitation;
        this.#table.try({ type: "sit", name, seat, invite, face: this.#face() });
    }

    /** Wear another face in the seat I have. */
    wear(face: string): void {
        const { seat } = this.#table.you;
        const name = seat === null ? null : this.#card.seats[seat]!.name;
        if (name !== null) this.#table.try({ type: "sit", name, seat, face });
    }

    watch(name: string): void {
        this.#table.try({ type: "watch", name, invite: this.#invitation });
    }

    async addBot(seat: number): Promise<void> {
        this.#table.try({ type: "seat-bot", bot: await this.#bot(), seat });
    }

    /** What a bot can be made to be, and what it is. */
    levels(bot: string): readonly string[] {
        const choices = this.#levels.choices(this.#card.game);
        return choices.includes(bot) ? choices : [...choices, bot];
    }

    /** Have the bot in this seat, and those that come after it, play so well. */
    setLevel(seat: number, bot: string): void {
        this.#wish = bot;
        this.#table.try({ type: "seat-bot", bot, seat });
    }

    #bot = (): Promise<string> => this.#levels.fitting(this.#card.game, this.#wish);

    sendAway(seat: number): void {
        this.#table.try({ type: "empty-seat", seat });
    }

    async start(): Promise<void> {
        this.#table.try({ type: "start", fill: this.free > 0 ? await this.#bot() : null });
    }

    async leave(): Promise<void> {
        await this.#table.do({ type: "leave" });
    }

    /** At a public table everybody is told it. */
    get #invitation(): string | null {
        return this.#table.you.invite ?? this.#table.invite;
    }
}
