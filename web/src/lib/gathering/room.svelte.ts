/** The waiting room as one person sees it: who sits where, and what this person may do. */

import type { TableState } from "../table/table.svelte";

/**
 * `host`: may start, seat bots and send away. `player`: has a seat. `newcomer`: invited, and there
 * is a free seat. `late`: every seat is taken. `spectator`: has no invitation.
 */
export type Part = "host" | "player" | "newcomer" | "late" | "spectator";

export interface Place {
    readonly seat: number;
    readonly isFree: boolean;
    readonly isBot: boolean;
    readonly isMe: boolean;
    readonly isHost: boolean;
    readonly isPresent: boolean;
}

/** The bot that takes a free seat. */
export const USUAL_BOT = "rules-of-thumb";

export class Room {
    #table: TableState;

    constructor(table: TableState) {
        this.#table = table;
    }

    get #card() {
        return this.#table.card!; // there is a room only where there is a table
    }

    get places(): readonly Place[] {
        return this.#card.seats.map((card, seat) => ({
            seat,
            isFree: card.name === null,
            isBot: card.bot !== null && card.standIn === null,
            isMe: seat === this.#table.you.seat,
            isHost: seat === this.#card.host,
            isPresent: card.present,
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
        this.#table.try({ type: "sit", name, seat, invite });
    }

    watch(name: string): void {
        this.#table.try({ type: "watch", name, invite: this.#invitation });
    }

    addBot(seat: number): void {
        this.#table.try({ type: "seat-bot", bot: USUAL_BOT, seat });
    }

    sendAway(seat: number): void {
        this.#table.try({ type: "empty-seat", seat });
    }

    start(): void {
        this.#table.try({ type: "start", fill: this.free > 0 ? USUAL_BOT : null });
    }

    async leave(): Promise<void> {
        await this.#table.do({ type: "leave" });
    }

    /** At a public table everybody is told it. */
    get #invitation(): string | null {
        return this.#table.you.invite ?? this.#table.invite;
    }
}
