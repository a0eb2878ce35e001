/** A deck of one's own while it is made: its cards, kept at every change, and what the rules say of it. */

import type { Objective } from "../objectives.svelte";
import type { Keeping } from "../../../keeping";
import { KEPT_DECK, keptDeck } from "../../deck";
import type { DeckComplaint, DeckKind, DeckSheet, DeckVerdict } from "../../../protocol/messages";
import type { Rest } from "../../../protocol/rest";
import { isRecord } from "../../../score/checks";

/** In the words of the rules, 9.5. */
type Sure = "named" | "family" | "range" | "weak" | "inferred";

export interface Marks {
    requirement: Sure;
    points: Sure;
    symbol: Sure | null;
}

/** A card as a deck file has it; without marks it is the owner's own. */
export type DeckCard = Objective & { sure?: Marks };

/** How sure we are, in three words; `own`: somebody has read it off a card. */
export type Trust = "certain" | "likely" | "inferred" | "own";

const TRUST: Record<Sure, Exclude<Trust, "own">> = {
    named: "certain",
    family: "likely",
    range: "likely",
    weak: "inferred",
    inferred: "inferred",
};

export const trustIn = (mark: Sure) => TRUST[mark];

/** Of a card as a whole: as sure as we are of what it asks for and of its points. */
export function trust({ sure }: DeckCard): Trust {
    if (sure === undefined) return "own";
    const found = [trustIn(sure.requirement), trustIn(sure.points)];
    return (["inferred", "likely"] as const).find((each) => found.includes(each)) ?? "certain";
}

const KEPT_SHEET = "deck.sheet";

export type Asked = Pick<Rest, "deckSheet" | "checkDeck">;

export class Deck {
    /** null until it is known of what cards are made */
    sheet = $state.raw<DeckSheet | null>(null);
    cards = $state.raw<readonly DeckCard[]>([]);
    /** null: the server has not (yet) been heard */
    verdict = $state.raw<DeckVerdict | null>(null);

    #rest: Asked;
    #keeping: Keeping;
    #asked = 0;

    constructor(rest: Asked, keeping: Keeping) {
        this.#rest = rest;
        this.#keeping = keeping;
        this.sheet = keeping.read<DeckSheet | null>(KEPT_SHEET, null);
        this.cards = (keptDeck(keeping) as readonly DeckCard[] | null) ?? this.#ours;
    }

    get #ours(): readonly DeckCard[] {
        return (this.sheet?.cards ?? []) as unknown as readonly DeckCard[];
    }

    async load(): Promise<void> {
        try {
            this.sheet = await this.#rest.deckSheet("splito");
            this.#keeping.write(KEPT_SHEET, this.sheet);
        } catch {
            return; // what was kept of it does as well
        }
        if (this.cards.length === 0) this.cards = this.#ours;
        await this.#judge();
    }

    kind(name: string): DeckKind | undefined {
        return this.sheet?.kinds.find((kind) => kind.name === name);
    }

    complaintsOf(place: number | null): readonly DeckComplaint[] {
        return (this.verdict?.complaints ?? []).filter((each) => each.place === place);
    }

    /** Whoever changes a card has read it: nobody needs to guess at it any more. */
    change(place: number, changes: Partial<DeckCard>): void {
        const { sure: _, ...card } = this.cards[place]!;
        this.#put(this.cards.with(place, { ...card, ...changes } as DeckCard));
    }

    /** Another kind of card: what it says is the first that it may say. */
    turnInto(place: number, name: string): void {
        const kind = this.kind(name);
        if (kind === undefined) return;
        const params = Object.fromEntries(
            kind.parameters.map(({ name, allowed, several }) => [
                name,
                several ? allowed.slice(0, 1) : allowed[0],
            ]),
        );
        const { symbol } = this.cards[place]!;
        const fits = symbol !== null && kind.symbols.includes(symbol);
        const changes = { kind: name, params, symbol: fits ? symbol : null };
        this.change(place, changes as unknown as Partial<DeckCard>);
    }

    /** A new card, and where it is. */
    add(): number {
        const [kind] = this.sheet?.kinds ?? [];
        const ids = new Set(this.cards.map(({ id }) => id));
        let number = this.cards.length + 1;
        while (ids.has(`card-${number}`)) number++;
        const card = {
            id: `card-${number}`,
            kind: kind?.name,
            params: {},
            points: 1,
            symbol: null,
        };
        this.#put([...this.cards, card as unknown as DeckCard]);
        const place = this.cards.length - 1;
        if (kind !== undefined) this.turnInto(place, kind.name);
        return place;
    }

    remove(place: number): void {
        this.#put(this.cards.toSpliced(place, 1));
    }

    /** As it is, for the next table. */
    keep(): void {
        this.#keeping.write(KEPT_DECK, this.cards);
    }

    startOver(): void {
        this.#keeping.write(KEPT_DECK, null);
        this.cards = this.#ours;
        void this.#judge();
    }

    /** A deck file of anywhere; what is wrong with its cards is said of them. False: it is none. */
    bring(file: string): boolean {
        try {
            const cards: unknown = JSON.parse(file);
            if (!Array.isArray(cards) || !cards.every(isCard)) return false;
            this.#put(cards as DeckCard[]);
            return true;
        } catch {
            return false;
        }
    }

    get file(): string {
        return `[\n${this.cards.map((card) => `  ${JSON.stringify(card)}`).join(",\n")}\n]\n`;
    }

    #put(cards: readonly DeckCard[]): void {
        this.cards = cards;
        this.keep();
        void this.#judge();
    }

    /** Of several answers only that to the last question counts. */
    async #judge(): Promise<void> {
        const turn = ++this.#asked;
        const verdict = await this.#rest.checkDeck("splito", this.cards).catch(() => null);
        if (turn === this.#asked) this.verdict = verdict;
    }
}

/** Enough of one to be shown and put right. */
const isCard = (card: unknown): boolean =>
    isRecord(card) && typeof card.id === "string" && "kind" in card && isRecord(card.params);
