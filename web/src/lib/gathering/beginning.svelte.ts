/** Saying who begins: by lot, a seat, or the youngest, whom the host asks for at the table. */

import { entryOf } from "../games/catalogue";
import type { TableState } from "../table/table.svelte";

export class Beginning {
    #table: TableState;
    /** "the youngest" was picked, and not yet who that is */
    #isOpen = $state(false);

    constructor(table: TableState) {
        this.#table = table;
    }

    get #card() {
        return this.#table.card!; // there is nobody to begin without a table
    }

    /** There is somebody who begins, and the deal does not say so already. */
    get isOffered(): boolean {
        const { game, knownDeal, phase } = this.#card;
        return entryOf(game).hasBeginner && !(knownDeal && phase === "gathering");
    }

    get isMine(): boolean {
        const { seat } = this.#table.you;
        return seat !== null && seat === this.#card.host;
    }

    /** `lot`, `youngest`, or the number of a seat */
    get value(): string {
        const { beginner } = this.#card;
        if (this.isAsking) return "youngest";
        return beginner === null ? "lot" : String(beginner.seat);
    }

    /** Who is the youngest? */
    get isAsking(): boolean {
        return this.#isOpen || this.#card.beginner?.why === "youngest";
    }

    get youngest(): number | null {
        const { beginner } = this.#card;
        return beginner?.why === "youngest" ? beginner.seat : null;
    }

    /** The seats of those who have an age. */
    get people(): readonly number[] {
        return [...this.#card.seats.entries()]
            .filter(
                ([, { name, bot, standIn }]) => name !== null && (bot === null || standIn !== null),
            )
            .map(([seat]) => seat);
    }

    /** @param value as `value` is */
    choose(value: string): void {
        this.#isOpen = value === "youngest";
        if (this.#isOpen) {
            const [only, ...others] = this.people;
            if (only !== undefined && others.length === 0) this.isYoungest(only);
        } else {
            const seat = value === "lot" ? null : Number(value);
            this.#table.try({ type: "choose-beginner", seat });
        }
    }

    isYoungest(seat: number): void {
        this.#isOpen = false;
        this.#table.try({ type: "choose-beginner", seat, youngest: true });
    }
}
