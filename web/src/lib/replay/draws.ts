/** Chance that everybody can draw again: numbers and orders from a key, as docs/record.md tells. */

export type Hashing = Pick<SubtleCrypto, "digest">;

const DRAW_BITS = 16;
const DRAWS = 1 << DRAW_BITS;

/** Draws of sixteen bits: the SHA-256 of `key:0`, `key:1` and so on, cut into pieces. */
export class Draws {
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

export async function hash(text: string, hashing: Hashing): Promise<Uint8Array> {
    return new Uint8Array(await hashing.digest("SHA-256", new TextEncoder().encode(text)));
}
