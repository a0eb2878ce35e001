/** Scores that count up once, when a result is first seen; at once for who wants no motion. */

import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";

const NORMAL = 250; // ms that a card travels at normal speed, to which the times below are written
const RISING = 600; // ms until the podium stands
const COUNTING = 800;

export class CountUp {
    #part = new Tween(0, { easing: cubicOut });
    #hasBegun = false;

    /** how far it has come, from 0 to 1 */
    get part(): number {
        return this.#part.current;
    }

    /** @param pace ms that a card travels now; 0: no motion */
    begin(pace: number): void {
        if (this.#hasBegun) return;
        this.#hasBegun = true;
        const speed = pace / NORMAL;
        void this.#part.set(1, { delay: RISING * speed, duration: COUNTING * speed });
    }

    /** Another game has begun. */
    reset(): void {
        if (!this.#hasBegun) return;
        this.#hasBegun = false;
        void this.#part.set(0, { duration: 0 });
    }
}
