/** For whom of the others a bot plays now, and which of that I have read. */

import type { SeatCard, TableCard } from "../protocol/messages";

export interface Gone {
    readonly seat: number;
    readonly why: "clock" | "absence" | "left";
}

/** Whether a bot plays on for the person of this seat, not only one move. */
export const isStoodIn = ({ standIn }: SeatCard): boolean => standIn !== null && standIn !== "move";

export class StandIns {
    #card: () => TableCard | null;
    #me: () => number | null;
    /** those read, until they are back: by seat */
    #read = $state.raw<ReadonlyMap<number, Gone["why"]>>(new Map());
    readonly #gone: readonly Gone[];
    /** those not read yet */
    readonly news: readonly Gone[];

    constructor(card: () => TableCard | null, me: () => number | null) {
        this.#card = card;
        this.#me = me;
        this.#gone = $derived(
            this.#card()?.phase !== "playing"
                ? []
                : this.#card()!.seats.flatMap((each, seat) =>
                      seat === this.#me() || !isStoodIn(each)
                          ? []
                          : [{ seat, why: each.standIn as Gone["why"] }],
                  ),
        );
        this.news = $derived(this.#gone.filter(({ seat, why }) => this.#read.get(seat) !== why));
        $effect(() => {
            const still = [...this.#read].filter(([seat]) =>
                this.#gone.some((each) => each.seat === seat),
            );
            if (still.length < this.#read.size) this.#read = new Map(still);
        });
    }

    read({ seat, why }: Gone): void {
        this.#read = new Map(this.#read).set(seat, why);
    }
}
