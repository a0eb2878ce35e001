/** Several people at one device: one seat is open at a time, and only behind a curtain that its player lifts.
 *
 * The device's own line is blind: it shows what every spectator may see, and keeps all its people present.
 * Whoever lifts the curtain gets a line of their own; once that seat has moved, the page forgets it. So at any
 * time it holds one seat's view, or none.
 */

import type { Companion, Keeping } from "../keeping";
import type { TableState } from "../table/table.svelte";

export class SharedDevice {
    /** all who play here, in the order they were added */
    readonly people: readonly Companion[];
    #blind: TableState;
    #come: (person: Companion) => TableState;
    /** whose cards are open, and the table as they see it */
    open = $state.raw<{ person: Companion; table: TableState } | null>(null);

    /**
     * @param blind the device's own line
     * @param come makes a table as this person sees it
     */
    constructor(
        people: readonly Companion[],
        blind: TableState,
        come: (person: Companion) => TableState,
    ) {
        this.people = people;
        this.#blind = blind;
        this.#come = come;
    }

    /** To whom the device goes next; null: none of us is waited for, or somebody has it already. */
    get next(): Companion | null {
        if (this.open !== null) return null;
        return this.people.find((person) => isWaited(this.#blind, this.seatOf(person))) ?? null;
    }

    /** The open seat has done what it was waited for. */
    get isDone(): boolean {
        if (this.open === null || this.open.table.view === null) return false;
        return !isWaited(this.open.table, this.seatOf(this.open.person));
    }

    /** No two at a table have the same name. */
    seatOf(person: Companion): number {
        return this.#blind.card!.seats.findIndex(({ name }) => name === person.name);
    }

    /** This person looks at the screen now, and nobody else. */
    lift(person: Companion): void {
        this.lower();
        const table = this.#come(person);
        table.open();
        this.open = { person, table };
    }

    /** The next one may come. */
    lower(): void {
        this.open?.table.close();
        this.open = null;
    }
}

const isWaited = ({ card, view }: TableState, seat: number): boolean =>
    card?.phase === "playing" && view !== null && view.toAct.includes(seat);

export const sharesDevice = (keeping: Keeping, table: string): boolean =>
    (keeping.table(table)?.companions?.length ?? 0) > 1;
