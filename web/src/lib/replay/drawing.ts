/** A deal drawn again from what it is said to come from, as docs/record.md tells every program. */

import { hexadecimal } from "../keeping";
import type { Deck } from "../games/game";
import { DECKS } from "../protocol/decks";
import type { GameName, Options } from "../protocol/messages";

/** What a deal was drawn from, as a record tells it. */
export interface Chance {
    /** shown before anybody contributed */
    readonly promise: string;
    readonly seed: string;
    /** by seat; null: it contributed nothing */
    readonly entropy: readonly (string | null)[];
    /** the seat that was said to begin; absent: that was drawn as well */
    readonly beginner?: number;
}

export type Hashing = Pick<SubtleCrypto, "digest">;

const DRAW_BITS = 16;
const DRAWS = 1 << DRAW_BITS;

export async function promiseOf(seed: string, hashing: Hashing): Promise<string> {
    return hexadecimal(await hash(`seed:${seed}`, hashing));
}

/** The deal in the game's notation. */
export async function drawn<G extends GameName>(
    game: G,
    options: Options[G],
    { seed, entropy, beginner }: Chance,
    hashing: Hashing,
    deck: Deck | null = null,
): Promise<Record<string, unknown>> {
    const promise = await promiseOf(seed, hashing);
    const shares = entropy.map(
        async (own, seat) => own ?? hexadecimal(await hash(`${promise}:${seat}`, hashing)),
    );
    const text = ["deal", seed, ...(await Promise.all(shares))].join(":");
    const draws = new Draws(hexadecimal(await hash(text, hashing)), hashing);
    switch (game) {
        case "split-it":
            return splitIt(options, draws, beginner);
        case "splito":
            return splito(options, draws, deck);
        default:
            return split(options as Options["split"], draws, beginner);
    }
}

async function splitIt({ seats }: { seats: number }, draws: Draws, said?: number) {
    const byLot = await draws.below(seats);
    return { starter: said ?? byLot, stock: await draws.shuffled(DECKS["split-it"]) };
}

async function splito({ seats }: { seats: number }, draws: Draws, own: Deck | null) {
    const { deck, stars, moons } = own === null ? DECKS.splito : splitoDeck(own);
    const common: string[] = [await draws.oneOf(stars), await draws.oneOf(moons)];
    const cards = await draws.shuffled(deck.filter((card) => !common.includes(card)));
    const dealt = seats === 2 ? 4 : seats;
    const hands = Array.from({ length: dealt }, (_, hand) =>
        cards.slice(13 * hand, 13 * (hand + 1)),
    );
    const first = { common, hands: hands.slice(0, seats) };
    return seats === 2 ? { ...first, second_hands: hands.slice(seats) } : first;
}

/** The Splito cards, then the Objectives that the table has brought along. */
function splitoDeck(own: Deck) {
    const ids = (cards: Deck) => cards.map(({ id }) => String(id));
    const marked = (symbol: string) => ids(own.filter((card) => card.symbol === symbol));
    const faces = DECKS.splito.deck.slice(0, 72);
    return { deck: [...faces, ...ids(own)], stars: marked("star"), moons: marked("moon") };
}

async function split({ seats, mode }: Options["split"], draws: Draws, said?: number) {
    const byLot = await draws.below(seats);
    const dealer = said ?? byLot;
    const deck = mode === "cooperative" ? DECKS.split.slice(1, -1) : DECKS.split; // not 0 and 100
    const stock = await draws.shuffled(deck);
    const hands = Array.from({ length: seats }, (_, seat) =>
        stock.splice(0, seat === dealer ? 9 : 7).sort((one, other) => one - other),
    );
    const key = [];
    for (let taken = 0; taken < 8; taken++) key.push(await draws.next());
    const written = key.map((draw) => draw.toString(16).padStart(4, "0")).join("");
    return { dealer, hands, stock, reshuffle_key: written };
}

/** Draws of sixteen bits: the SHA-256 of `key:0`, `key:1` and so on, cut into pieces. */
class Draws {
    #key: string;
    #hashing: Hashing;
    #blocks = 0;
    #left: number[] = [];

    constructor(key: string, hashing: Hashing) {
        this.#key = key;
        this.#hashing = hashing;
    }

    async next(): Promise<number> {
        if (this.#left.length === 0) {
            const block = await hash(`${this.#key}:${this.#blocks++}`, this.#hashing);
            for (let at = 0; at < block.length; at += 2)
                this.#left.push(256 * block[at]! + block[at + 1]!);
        }
        return this.#left.shift()!;
    }

    /** A number from 0 to bound - 1, each as likely. */
    async below(bound: number): Promise<number> {
        for (;;) {
            const product = (await this.next()) * bound;
            if (product % DRAWS >= DRAWS % bound) return Math.floor(product / DRAWS);
        }
    }

    async oneOf<T>(cards: readonly T[]): Promise<T> {
        return cards[await this.below(cards.length)]!;
    }

    async shuffled<T>(cards: readonly T[]): Promise<T[]> {
        const order = [...cards];
        for (let last = order.length - 1; last > 0; last--) {
            const place = await this.below(last + 1);
            [order[last], order[place]] = [order[place]!, order[last]!];
        }
        return order;
    }
}

async function hash(text: string, hashing: Hashing): Promise<Uint8Array> {
    return new Uint8Array(await hashing.digest("SHA-256", new TextEncoder().encode(text)));
}
