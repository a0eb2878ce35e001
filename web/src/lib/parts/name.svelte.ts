/** What I am called: as I typed it, or a friendly name for somebody who typed none. */

import type { Keeping } from "../keeping";
import type { Say } from "../text/text.svelte";
import type { MessageId } from "../text/ids";

/** How many friendly names there are, home-guest-0 and so on. */
export const GUESTS = 8;

export class MyName {
    #typed: string;
    #keeping: Keeping;
    #say: Say;
    #guest: number;

    constructor(keeping: Keeping, say: Say, random: () => number = Math.random) {
        this.#keeping = keeping;
        this.#say = say;
        this.#typed = $state(keeping.name);
        this.#guest = keeping.read("guest", -1);
        if (this.#guest < 0 || this.#guest >= GUESTS) {
            this.#guest = Math.floor(random() * GUESTS);
            keeping.write("guest", this.#guest);
        }
    }

    get typed(): string {
        return this.#typed;
    }

    set typed(name: string) {
        this.#typed = name;
        this.#keeping.name = name.trim();
    }

    /** for whoever gives no name */
    get guest(): string {
        return this.#say(`home-guest-${this.#guest}` as MessageId);
    }

    /** never empty, and nothing in it that cannot be printed */
    get shown(): string {
        return this.#seen ?? this.guest;
    }

    /** The same at a table: who typed no name gets a friendly one that nobody has there. */
    besides(others: readonly (string | null)[]): string {
        if (this.#seen !== null) return this.#seen;
        const guests = Array.from({ length: GUESTS }, (_, n) => (this.#guest + n) % GUESTS);
        const free = guests
            .map((guest) => this.#say(`home-guest-${guest}` as MessageId))
            .find((name) => !others.includes(name));
        return free ?? this.guest;
    }

    /** Joiners stay: Persian names and emoji are written with them. */
    get #seen(): string | null {
        const name = this.#typed.replace(/(?![\u200c\u200d])\p{C}/gu, "").trim();
        return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : null;
    }
}
