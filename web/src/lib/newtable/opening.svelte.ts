/** A table to be: what somebody has chosen for the next one of a game, remembered for next time. */

import { keptDeck, type KeptDeck } from "../games/deck";
import {
    choicesFor,
    entryOf,
    hasModes,
    optionsFor,
    pickedOf,
    seatsFor,
    switchesFor,
    type Picks,
} from "../games/catalogue";
import type { Choice, Mode, SwitchName } from "../games/entry";
import type { Keeping } from "../keeping";
import { USUAL, type Levels } from "../levels.svelte";
import type { GameName, OpenTable, Settings, WantedSettings } from "../protocol/messages";
import {
    SERIES,
    seriesFor,
    USUAL_ABSENCE,
    type Begins,
    type SeriesWish,
    type TalkWish,
} from "./offers";

interface Chosen {
    seats: number;
    mode: Mode;
    picks: Picks;
    on: SwitchName[];
    bot: string;
    visibility: Settings["visibility"];
    talk: TalkWish;
    takeBack: boolean;
    hints: boolean;
    clock: number | null;
    absence: number | null;
    memoryAids: boolean;
    begins: Begins;
    series: SeriesWish;
    /** `mine`: with the cards that this browser has kept */
    deck: "usual" | "mine";
}

const usual = (game: GameName): Chosen => ({
    seats: entryOf(game).usualSeats,
    mode: "competitive",
    picks: {},
    on: [],
    bot: USUAL,
    visibility: "private",
    talk: null,
    takeBack: true,
    hints: true,
    clock: null,
    absence: USUAL_ABSENCE,
    memoryAids: true,
    begins: "lot",
    series: "none",
    deck: "usual",
});

export class Opening {
    readonly game: GameName;
    #keeping: Keeping;
    #levels: Levels;
    #chosen: Chosen;

    constructor(game: GameName, keeping: Keeping, levels: Levels) {
        this.game = game;
        this.#levels = levels;
        this.#keeping = keeping;
        this.#chosen = $state({
            ...usual(game),
            ...keeping.read<Partial<Chosen>>(`opening.${game}`, {}),
        });
        this.#fit();
    }

    get<K extends keyof Chosen>(key: K): Chosen[K] {
        return this.#chosen[key];
    }

    set<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
        this.#chosen[key] = value;
        this.#fit();
        this.#keeping.write(`opening.${this.game}`, this.#chosen);
    }

    /** ascending: how many may play in this mode */
    get seatChoices(): readonly number[] {
        return seatsFor(this.game, this.#chosen.mode);
    }

    /** what is one of several at such a table */
    get choices(): readonly Choice[] {
        return choicesFor(this.game, this.#chosen.mode);
    }

    picked(choice: Choice): string {
        return pickedOf(choice, this.#chosen.picks);
    }

    pick({ name }: Choice, value: string): void {
        this.set("picks", { ...this.#chosen.picks, [name]: value });
    }

    get seriesChoices(): readonly SeriesWish[] {
        return seriesFor(this.#chosen.mode);
    }

    /** how well the bots play, of what this server has */
    get bot(): string {
        return this.#levels.chosen(this.game, this.#chosen.bot);
    }

    get botChoices(): readonly string[] {
        return this.#levels.choices(this.game);
    }

    /** what can be switched on at such a table */
    get switches(): readonly SwitchName[] {
        return switchesFor(this.game, this.#chosen.mode, this.#chosen.seats);
    }

    has(name: SwitchName): boolean {
        return this.#chosen.on.includes(name);
    }

    flip(name: SwitchName, isOn: boolean): void {
        const others = this.#chosen.on.filter((each) => each !== name);
        this.set("on", isOn ? [...others, name] : others);
    }

    /** This browser has kept cards of its own for this game. */
    get hasDeck(): boolean {
        return this.#deck !== null;
    }

    get #deck(): KeptDeck | null {
        return entryOf(this.game).deckPage ? keptDeck(this.#keeping) : null;
    }

    get #wantsDeck(): boolean {
        return this.hasDeck && this.#chosen.deck === "mine";
    }

    /** Whether anything but the seats is not as the game suggests. */
    get isSpecial(): boolean {
        const isSettled = this.#settings !== null || this.#beginner !== null;
        return Object.keys(this.#options).length > 1 || isSettled || this.#wantsDeck;
    }

    reset(): void {
        Object.assign(this.#chosen, usual(this.game));
        this.#keeping.write(`opening.${this.game}`, this.#chosen);
    }

    /** Against bots, who sit down as soon as it is open: the cards are dealt when the page gets there. */
    againstBots(name: string, token: string): OpenTable {
        return { ...this.withFriends(name, token), bots: this.bot };
    }

    withFriends(name: string, token: string): OpenTable {
        const beginner = this.#beginner;
        return {
            name,
            game: this.game,
            options: this.#options,
            settings: this.#settings,
            token,
            ...(beginner !== null && { beginner }),
            ...(this.#wantsDeck && { deck: this.#deck }),
        };
    }

    get #options(): Record<string, number | boolean | string> {
        const { seats, mode, picks } = this.#chosen;
        const options = optionsFor(this.game, seats, mode, picks);
        for (const name of this.switches) if (this.has(name)) options[name] = true;
        return options;
    }

    /** whoever opens a table has its first seat */
    get #beginner(): number | null {
        return entryOf(this.game).hasBeginner && this.#chosen.begins === "me" ? 0 : null;
    }

    get #settings(): WantedSettings | null {
        const { visibility, talk, takeBack, hints, clock, absence } = this.#chosen;
        const series = SERIES[this.#chosen.series];
        const memoryAids = this.#chosen.memoryAids || !entryOf(this.game).hasAids;
        const isUsual =
            visibility === "private" &&
            talk === null &&
            takeBack &&
            hints &&
            clock === null &&
            memoryAids &&
            series === null &&
            absence === USUAL_ABSENCE;
        if (isUsual) return null;
        return { visibility, talk, takeBack, hints, clock, absence, memoryAids, series };
    }

    /** What was remembered, or another mode, may not allow this number of seats. */
    #fit(): void {
        if (!hasModes(this.game)) this.#chosen.mode = "competitive";
        if (!this.seriesChoices.includes(this.#chosen.series)) this.#chosen.series = "none";
        const choices = this.seatChoices;
        if (choices.includes(this.#chosen.seats)) return;
        this.#chosen.seats = choices[0] ?? entryOf(this.game).usualSeats;
    }
}
