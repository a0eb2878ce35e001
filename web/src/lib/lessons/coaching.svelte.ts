/** Where the coach is: the table says which steps can be said now, and I have read some of them. */

import type { Coach, CoachStep } from "../protocol/messages";
import type { LessonName } from "../games/entry";
import type { LessonBook } from "./book";

/** What there is to say of the lesson at a table; null: no lesson. */
export interface Taught {
    readonly id: string;
    readonly card: { readonly coach: Coach | null } | null;
}

export class Coaching {
    #table: Taught;
    #book: LessonBook;
    #read = $state(0);

    constructor(table: Taught, book: LessonBook) {
        this.#table = table;
        this.#book = book;
        this.#read = book.readAt(table.id);
        if (this.coach !== null && !this.isClosed && !this.isOver)
            book.begins(this.lesson, table.id);
    }

    get coach(): Coach | null {
        return this.#table.card?.coach ?? null;
    }

    get lesson(): LessonName {
        return this.coach!.lesson as LessonName;
    }

    get count(): number {
        return this.coach!.count;
    }

    /** The place of what is said now; as many as there are: everything is said. */
    get place(): number {
        const { first, steps } = this.coach!;
        const last = first + steps.length;
        const most = steps.at(-1)?.waits === false ? last : Math.max(first, last - 1);
        return Math.min(Math.max(this.#read, first), most);
    }

    /** null: others are to move, or it is over */
    get step(): CoachStep | null {
        const { first, steps } = this.coach!;
        return steps[this.place - first] ?? null;
    }

    /** Everything is read. */
    get isOver(): boolean {
        const { first, steps, count } = this.coach!;
        return this.#read >= count && (steps.length === 0 || first + steps.length === count);
    }

    /** The learner plays on without a coach. */
    get isClosed(): boolean {
        return this.coach === null || this.#read > this.count;
    }

    get canGoBack(): boolean {
        return this.step !== null && this.place > this.coach!.first;
    }

    goOn(): void {
        if (this.step === null || this.step.waits) return;
        this.#reach(this.place + 1);
        if (this.isOver) this.#book.finishes(this.lesson);
    }

    back(): void {
        if (this.canGoBack) this.#reach(this.place - 1);
    }

    close(): void {
        this.#reach(this.count + 1);
    }

    #reach(read: number): void {
        this.#read = read;
        this.#book.reads(this.#table.id, read);
    }
}
