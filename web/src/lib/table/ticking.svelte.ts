/** Counts the seconds to a deadline, and only while there is one. */

export class Ticking {
    #now: () => number;
    #moment = $state(0);

    /** @param now ms since 1970 by the server's clock */
    constructor(now: () => number) {
        this.#now = now;
        this.#moment = now();
    }

    /** Whole seconds left, none below zero; null without a deadline. */
    secondsTo(deadline: number | null): number | null {
        return deadline === null ? null : Math.max(0, Math.ceil((deadline - this.#moment) / 1000));
    }

    /** Tick while needed; gives what ends it. */
    run(isNeeded: boolean): () => void {
        if (!isNeeded) return () => undefined;
        this.#moment = this.#now();
        const timer = setInterval(() => (this.#moment = this.#now()), 500);
        return () => clearInterval(timer);
    }
}
