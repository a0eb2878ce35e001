/** What the strongest bot here would do in my place: asked for once a decision. */

import { untrack } from "svelte";
import type { Hinted } from "../protocol/messages";
import type { TableState } from "./table.svelte";

export class Hinting {
    #table: TableState;
    /** `none`: it could not be had */
    told = $state.raw<Hinted | "thinking" | "none" | null>(null);

    constructor(table: TableState) {
        this.#table = table;
        $effect(() => {
            void table.legal; // the next decision has to be asked for again
            untrack(() => this.close());
        });
    }

    get canAsk(): boolean {
        return this.#table.isMyTurn && this.#table.card!.hints;
    }

    async ask(): Promise<void> {
        const { legal } = this.#table;
        this.told = "thinking";
        const answer = await this.#table.hint();
        if (this.#table.legal === legal) this.told = answer ?? "none";
    }

    close(): void {
        this.told = null;
    }
}
