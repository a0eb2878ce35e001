/** What I have picked but not yet played: a card, a side, two cards to open with, an answer, a reset. */

import type { Dragged, Place } from "$lib/parts/dragging";
import type { Preferences } from "$lib/preferences.svelte";
import type { Scene } from "$lib/table/scene";
import type { Side } from "./cards";
import { readMove, type Answer, type LegalMove } from "./moves";

interface Picks {
    /** the moment they were made at: they are void at any other */
    readonly moment: string;
    /** one, or two to open with: the latest last */
    readonly cards: readonly number[];
    /** chosen by the player; a card that fits one side only needs none */
    readonly side: Side | null;
    readonly answer: Answer | null;
    readonly isReset: boolean;
}

const NOTHING: Omit<Picks, "moment"> = { cards: [], side: null, answer: null, isReset: false };

export class SplitChoice {
    #scene: Scene<"split">;
    #preferences: Preferences;
    #picks = $state.raw<Picks>({ moment: "", ...NOTHING });

    constructor(scene: Scene<"split">, preferences: Preferences) {
        this.#scene = scene;
        this.#preferences = preferences;
    }

    #moves = $derived.by((): readonly LegalMove[] =>
        this.#scene.legal.map(readMove).filter((move) => move !== null),
    );
    #moment = $derived.by(
        () =>
            `${this.#scene.view.turnNumber} ${this.#scene.view.phase} ${this.#scene.legal.join()}`,
    );
    #valid = $derived.by((): Omit<Picks, "moment"> =>
        this.#picks.moment === this.#moment ? this.#picks : NOTHING,
    );

    // What is possible

    get #plays() {
        return this.#moves.filter((move) => move.type === "play");
    }

    get #openings() {
        return this.#moves.filter((move) => move.type === "open");
    }

    get canReset(): boolean {
        return this.#moves.some((move) => move.type === "reset");
    }

    /** A reset is all that is left to me. */
    get mustReset(): boolean {
        return this.canReset && this.#moves.length === 1;
    }

    /** There is a middle card that I must send to one of the piles. */
    get asksSide(): boolean {
        return this.#plays.some((play) => play.side !== null);
    }

    get asksAnswer(): boolean {
        return this.#moves.some((move) => move.type === "answer");
    }

    get asksBurial(): boolean {
        return this.#moves.some((move) => move.type === "bury");
    }

    get asksOpening(): boolean {
        return this.#openings.length > 0;
    }

    /** The widest opening: the lowest and the highest that may be laid. */
    get honestOpening(): readonly [number, number] | null {
        const openings = this.#openings;
        if (openings.length === 0) return null;
        return [
            Math.min(...openings.map((move) => move.low)),
            Math.max(...openings.map((move) => move.high)),
        ];
    }

    canPickSide(side: Side): boolean {
        return this.#plays.some((play) => play.side === side);
    }

    /** Legal, and on the side I chose if I chose one. */
    canPick(card: number): boolean {
        const { side } = this.#valid;
        return this.#moves.some((move) => {
            if (move.type === "play")
                return move.card === card && (side === null || move.side === side);
            if (move.type === "open") return move.low === card || move.high === card;
            return move.type === "bury" && move.card === card;
        });
    }

    /** The sides the middle card can go to if I play this card. */
    sidesOf(card: number): readonly Side[] {
        return this.#plays.filter((play) => play.card === card).flatMap((play) => play.side ?? []);
    }

    // What is picked

    get cards(): readonly number[] {
        return this.#valid.cards;
    }

    get card(): number | null {
        return this.#valid.cards.at(-1) ?? null;
    }

    /** Where the middle card goes: as chosen, or the only way for the card picked. */
    get side(): Side | null {
        const { card } = this;
        const { side } = this.#valid;
        if (side !== null || card === null) return side;
        const ways = this.sidesOf(card);
        return ways.length === 1 ? (ways[0] ?? null) : null;
    }

    get answer(): Answer | null {
        return this.#valid.answer;
    }

    get isResetting(): boolean {
        return this.#valid.isReset;
    }

    /** A card is picked that fits whichever way the middle card goes. */
    get needsSide(): boolean {
        return this.card !== null && this.asksSide && this.side === null;
    }

    /** The two cards to open with are not the widest. */
    get isBluff(): boolean {
        const honest = this.honestOpening;
        return (
            honest !== null &&
            this.cards.length === 2 &&
            !honest.every((c) => this.cards.includes(c))
        );
    }

    /** The card picked would leave me nothing but Wilds. */
    get strands(): boolean {
        const { card } = this;
        return card !== null && this.#plays.length > 0 && this.#scene.view.stranding.includes(card);
    }

    /** The move that everything picked adds up to, ready to be sent. */
    get ready(): LegalMove | null {
        const { cards, card, side, answer, isResetting } = this;
        const isIt = (move: LegalMove): boolean => {
            switch (move.type) {
                case "play":
                    return move.card === card && move.side === side;
                case "bury":
                    return move.card === card;
                case "open":
                    return cards.includes(move.low) && cards.includes(move.high);
                case "answer":
                    return move.answer === answer;
                case "reset":
                    return isResetting;
            }
        };
        return this.#moves.find(isIt) ?? null;
    }

    // Picking

    /** Take a card, or put it back. */
    pickCard(card: number): void {
        if (!this.canPick(card)) return;
        const { cards } = this;
        if (cards.includes(card)) {
            // A second tap plays; what strands me or opens is asked for by its button alone.
            if (this.ready !== null && !this.strands && !this.asksOpening) this.send();
            else this.#pick({ cards: cards.filter((each) => each !== card) });
            return;
        }
        this.#pick({
            cards: this.asksOpening ? [...cards.slice(-1), card] : [card],
            isReset: false,
        });
        this.#sendUnlessAsked();
    }

    /** Send the middle card there, or leave it open again; a card that does not fit then is put back. */
    pickSide(side: Side): void {
        if (!this.canPickSide(side)) return;
        const { card } = this;
        const isUndone = this.#valid.side === side;
        if (isUndone && this.ready !== null && !this.strands) return this.send();
        const fits = card === null || this.sidesOf(card).includes(side);
        this.#pick({ side: isUndone ? null : side, ...(fits ? {} : { cards: [] }) });
        if (!isUndone) this.#sendUnlessAsked();
    }

    // Dragging

    /** null: it can't be dragged now */
    dragged(card: number): Dragged | null {
        if (!this.#lift(card)) return null;
        return {
            allows: (place) => this.#mayDrop(place),
            drop: (place) => this.#drop(place),
            cancel: () => this.letGo(),
        };
    }

    /** Take a card up to drag it; a side that it doesn't fit is open again. */
    #lift(card: number): boolean {
        const fits = this.#moves.some(
            (move) => (move.type === "play" || move.type === "bury") && move.card === card,
        );
        if (fits && !this.#scene.isBusy) this.#pick({ ...NOTHING, cards: [card] });
        return fits && !this.#scene.isBusy;
    }

    /** Whether the card picked may be let go of there: on a side, or in the middle. */
    #mayDrop(place: Place): boolean {
        const { card } = this;
        if (card === null) return false;
        return place === "middle" ? !this.asksBurial : this.sidesOf(card).includes(place);
    }

    #drop(place: Place): void {
        if (place !== "middle") this.#pick({ side: place });
        this.#sendUnlessAsked();
    }

    pickOpening(low: number, high: number): void {
        this.#pick({ cards: [low, high] });
        this.#sendUnlessAsked();
    }

    pickAnswer(answer: Answer): void {
        this.#pick({ answer });
        this.#sendUnlessAsked();
    }

    /** Show what a reset would do; it is never sent without being asked, unless there is no choice. */
    askReset(): void {
        if (!this.canReset) return;
        this.#pick({ ...NOTHING, isReset: true });
        if (this.mustReset) this.#sendUnlessAsked();
    }

    letGo(): void {
        this.#pick(NOTHING);
    }

    send(): void {
        if (this.ready !== null && !this.#scene.isBusy) this.#scene.play(this.ready.text);
    }

    #pick(picks: Partial<Picks>): void {
        this.#picks = { ...this.#valid, ...picks, moment: this.#moment };
    }

    #sendUnlessAsked(): void {
        if (!this.#preferences.get("confirmsMoves") && !this.strands) this.send();
    }
}
