/** The guided games this browser knows of: where each was begun, how far it was read, which are done. */

import type { Keeping } from "../keeping";
import type { LessonName } from "../games/entry";

/** What to offer somebody: the lesson, to go on with it, or to do it again. */
export type LessonState = "new" | "begun" | "done";

/** a table, and how many steps of its lesson were read there */
type Read = readonly [table: string, steps: number];

const MOST_READ = 20; // tables

export class LessonBook {
    #keeping: Keeping;

    constructor(keeping: Keeping) {
        this.#keeping = keeping;
    }

    state(lesson: LessonName): LessonState {
        if (this.tableOf(lesson) !== null) return "begun";
        return this.#done.includes(lesson) ? "done" : "new";
    }

    /** Where it was begun and not finished; null: nowhere, or that table is gone. */
    tableOf(lesson: LessonName): string | null {
        const table = this.#begun[lesson];
        return table !== undefined && this.#keeping.table(table) !== undefined ? table : null;
    }

    begins(lesson: LessonName, table: string): void {
        if (this.#begun[lesson] !== table)
            this.#keeping.write("lessons-begun", { ...this.#begun, [lesson]: table });
    }

    /** How many steps were read at this table. */
    readAt(table: string): number {
        return this.#read.find(([id]) => id === table)?.[1] ?? 0;
    }

    reads(table: string, steps: number): void {
        const others = this.#read.filter(([id]) => id !== table);
        this.#keeping.write("lessons-read", [[table, steps], ...others].slice(0, MOST_READ));
    }

    finishes(lesson: LessonName): void {
        const { [lesson]: _, ...begun } = this.#begun;
        this.#keeping.write("lessons-begun", begun);
        if (!this.#done.includes(lesson))
            this.#keeping.write("lessons-done", [...this.#done, lesson]);
    }

    get #begun(): Partial<Record<LessonName, string>> {
        return this.#keeping.read<Partial<Record<LessonName, string>>>("lessons-begun", {});
    }

    get #done(): readonly LessonName[] {
        return this.#keeping.read<LessonName[]>("lessons-done", []);
    }

    get #read(): readonly Read[] {
        return this.#keeping.read<Read[]>("lessons-read", []);
    }
}
