import { describe, expect, it, vi } from "vitest";
import { Keeping } from "../../../keeping";
import type { DeckSheet, DeckVerdict } from "../../../protocol/messages";
import { Deck, trust, type Asked, type DeckCard } from "./deck.svelte";
import { keptDeck } from "../../deck";

const MARKS = { requirement: "named", points: "family", symbol: null } as const;
const OURS = [
    {
        id: "V0_2",
        kind: "exact_value",
        params: { value: 2, count: 0 },
        points: 1,
        symbol: null,
        sure: MARKS,
    },
    { id: "MV1", kind: "majority_value", params: { value: 1 }, points: 3, symbol: "star" },
] as unknown as DeckCard[];
const SHEET = {
    cards: OURS,
    house: null,
    kinds: [
        {
            name: "majority_value",
            parameters: [{ name: "value", allowed: [1, 2, 3, 4, 5, 6], several: false }],
            symbols: ["star", "moon"],
        },
        {
            name: "all_colors_present",
            parameters: [{ name: "colors", allowed: ["yellow", "pink"], several: true }],
            symbols: [],
        },
    ],
    mostPoints: 30,
    mostCards: 92,
} as unknown as DeckSheet;
const FINE: DeckVerdict = { complaints: [], seats: [2, 3] };

function made(verdict: () => Promise<DeckVerdict> = async () => FINE) {
    const kept = new Map<string, string>();
    const keeping = new Keeping({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
    });
    const checkDeck = vi.fn(verdict);
    const rest = { deckSheet: async () => SHEET, checkDeck } as unknown as Asked;
    return { deck: new Deck(rest, keeping), keeping, rest, checkDeck };
}

describe("a deck of one's own", () => {
    it("begins with our cards, and nothing is kept before one is changed", async () => {
        const { deck, keeping } = made();
        await deck.load();
        expect(deck.cards).toEqual(OURS);
        expect(deck.verdict).toEqual(FINE);
        expect(keptDeck(keeping)).toBeNull();
    });

    it("keeps every change, and a card that was changed is the owner's", async () => {
        const { deck, keeping, rest } = made();
        await deck.load();
        expect(trust(deck.cards[0]!)).toBe("likely");
        deck.change(0, { points: 4 });
        expect(trust(deck.cards[0]!)).toBe("own");
        expect(keptDeck(keeping)?.[0]).toMatchObject({ id: "V0_2", points: 4 });
        expect(new Deck(rest, keeping).cards[0]).toMatchObject({ points: 4 });
    });

    it("makes another kind of card of what that kind may say", async () => {
        const { deck } = made();
        await deck.load();
        deck.turnInto(1, "all_colors_present");
        expect(deck.cards[1]).toMatchObject({ params: { colors: ["yellow"] }, symbol: null });
        deck.turnInto(1, "majority_value");
        expect(deck.cards[1]).toMatchObject({ params: { value: 1 }, symbol: null });
    });

    it("adds cards with names of their own, and takes them away", async () => {
        const { deck } = made();
        await deck.load();
        const place = deck.add();
        expect(deck.cards[place]).toMatchObject({ id: "card-3", kind: "majority_value" });
        deck.remove(0);
        expect(deck.cards.map(({ id }) => id)).toEqual(["MV1", "card-3"]);
        const next = deck.add();
        expect(deck.cards[next]!.id).toBe("card-4");
        deck.startOver();
        expect(deck.cards).toEqual(OURS);
    });

    it("goes out as a file and comes back; what is no deck changes nothing", async () => {
        const { deck } = made();
        await deck.load();
        deck.change(0, { points: 2 });
        const { file } = deck;
        deck.startOver();
        for (const bad of ["", "{}", "[5]", '[{"id": 5}]']) expect(deck.bring(bad)).toBe(false);
        expect(deck.cards).toEqual(OURS);
        expect(deck.bring(file)).toBe(true);
        expect(deck.cards[0]).toMatchObject({ points: 2 });
    });

    it("says what is wrong with a card, and goes by the last answer only", async () => {
        const complaint = { place: 0, field: "points", message: "card V0_2: points" };
        const answers: ((verdict: DeckVerdict) => void)[] = [];
        const { deck } = made(() => new Promise((resolve) => answers.push(resolve)));
        void deck.load();
        await vi.waitFor(() => expect(answers).toHaveLength(1));
        deck.change(0, { points: 0 });
        answers[1]!({ complaints: [complaint], seats: [] });
        answers[0]!(FINE);
        await vi.waitFor(() => expect(deck.complaintsOf(0)).toEqual([complaint]));
        expect(deck.complaintsOf(1)).toEqual([]);
    });
});
