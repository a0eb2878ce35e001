/** Names for cards on their way: the same name before and after a step is the same card to the eye.
 *
 * A view tells how many cards lie where, not which is which, so a card is named for its place. While
 * guesses are judged, the cards of the row already have the names of the places they are bound for.
 */

import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import { JOKER, SECTIONS } from "./cards";
import { leftOver } from "./choreography";
import type { News } from "./news";

/** A card of the row. The row's length is part of it: a shorter row is another one. */
const rowKey = (round: number, length: number, place: number): string =>
    `row ${round} ${length} ${place}`;

export const numberKey = (seat: number, number: number, place: number): string =>
    `number ${seat} ${number} ${place}`;

/** A joker in a column. */
export const jokerKey = (seat: number, number: number, place: number): string =>
    `joker ${seat} ${number} ${place}`;

/** A joker that waits for a column. */
export const pendingKey = (seat: number, place: number): string => `pending ${seat} ${place}`;

export const goneKey = (place: number): string => `gone ${place}`;

export const guessKey = (seat: number): string => `guess ${seat}`;

/** By place: the cards of the row where they lie. */
export function rowKeys({ round, parts }: SplitItView): string[] {
    const { length } = parts.flat();
    return Array.from({ length }, (_, place) => rowKey(round, length, place));
}

/** By place: where the cards of a row that was guessed at, or that loses a section, go next. */
export function boundKeys(
    view: SplitItView,
    news: News,
    events: readonly SplitItEvent[],
): string[] {
    const places = new Places(view, events);
    if (news.type === "removal") {
        return view.parts.flatMap((cards, part) =>
            cards.map(() => (SECTIONS[part] === news.section ? places.gone() : places.stays())),
        );
    }
    return news.sections.flatMap(({ cards, fate, guessers }) =>
        (cards ?? []).map((card) => {
            if (fate === "won") return places.won(guessers[0] ?? 0, card);
            return fate === "gone" || places.isCleared ? places.gone() : places.stays();
        }),
    );
}

/** Hands out places, each once. */
class Places {
    #view: SplitItView;
    #events: readonly SplitItEvent[];
    #taken = new Map<string, number>();
    #left: number;
    readonly isCleared: boolean; // what was contested left the table too

    constructor(view: SplitItView, events: readonly SplitItEvent[]) {
        this.#view = view;
        this.#events = events;
        this.isCleared = events.some(
            (each) => each.type === "cards-gone" && each.why !== "unchosen",
        );
        const removed = events.find((each) => each.type === "section-removed");
        this.#left =
            removed === undefined
                ? leftOver(view, events).length
                : view.parts.flat().length - removed.cards.length;
    }

    stays(): string {
        return rowKey(this.#view.round, this.#left, this.#next("row"));
    }

    gone(): string {
        return goneKey(this.#next("gone"));
    }

    won(seat: number, card: number): string {
        const display = this.#view.displays[seat];
        if (card !== JOKER) {
            const lying = display?.numbers[card - 1] ?? 0;
            return numberKey(seat, card, lying + this.#next(`number ${seat} ${card}`));
        }
        const waiting = (display?.pending ?? 0) + this.#next(`joker ${seat}`);
        const placed = this.#events.find(
            (each) => each.type === "joker-placed" && each.seat === seat,
        );
        if (placed?.type !== "joker-placed") return pendingKey(seat, waiting);
        return jokerKey(seat, placed.number, (display?.jokers[placed.number - 1] ?? 0) + waiting);
    }

    #next(kind: string): number {
        const place = this.#taken.get(kind) ?? 0;
        this.#taken.set(kind, place + 1);
        return place;
    }
}

/** The cards that leave the table, in the order of their names. */
export function leaving(news: News): readonly number[] {
    if (news.type === "removal") return news.cards;
    const isCleared = news.after.some((event) => event.type === "cards-gone");
    return news.sections.flatMap(({ cards, fate }) =>
        fate === "gone" || (isCleared && fate === "stays") ? (cards ?? []) : [],
    );
}
