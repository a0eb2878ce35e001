/** The games of the server and how well its bots play, in words to choose from. */

import { isKnown } from "./games/catalogue";
import type { GameCard, GameName, Games } from "./protocol/messages";
import type { Text } from "./text/text.svelte";

/** What people choose from, the weakest first. */
const LEVELS: readonly string[] = ["easy", "medium", "hard"];
export const USUAL = "medium";
/** For a server that lacks what the usual one needs. */
const INSTEAD = "rules-of-thumb";
/** Whatever bots are called, also in old tables and records. */
const NAMES = ["easy", "medium", "hard", "expert", "rules-of-thumb", "random"] as const;

export const isBotName = (name: string): name is (typeof NAMES)[number] =>
    NAMES.some((each) => each === name);

/** A bot of a server newer than this page goes by its own name. */
export const levelInWords = (bot: string, text: Text): string =>
    isBotName(bot) ? text.say(`bot-level-${bot}`) : bot;

export class Levels {
    #games: () => Promise<Games>;
    #asking: Promise<void> | null = null;
    /** by game; empty: not known yet */
    #bots = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
    #others = $state.raw<readonly GameCard[]>([]);
    #told: (games: readonly GameCard[]) => void;

    /** @param told hears of the games as soon as they are known */
    constructor(
        games: () => Promise<Games>,
        told: (games: readonly GameCard[]) => void = () => {},
    ) {
        this.#games = games;
        this.#told = told;
    }

    /** Games that this page has no folder for, such as those of plug-ins. */
    get others(): readonly GameCard[] {
        return this.#others;
    }

    /** Ask the server once which games and bots it has. */
    load(): Promise<void> {
        this.#asking ??= this.#ask();
        return this.#asking;
    }

    async #ask(): Promise<void> {
        try {
            const { games } = await this.#games();
            this.#bots = new Map(games.map(({ name, bots }) => [name, bots]));
            this.#others = games.filter(({ name }) => !isKnown(name));
            this.#told(games);
        } catch {
            this.#asking = null; // to be asked again; until then it is taken to have them all
        }
    }

    #has(game: GameName, bot: string): boolean {
        return this.#bots.get(game)?.includes(bot) ?? LEVELS.includes(bot);
    }

    #usual(game: GameName): string {
        const fitting = [USUAL, INSTEAD].find((bot) => this.#has(game, bot));
        return fitting ?? this.#bots.get(game)?.at(-1) ?? INSTEAD;
    }

    /** What there is to choose from, the weakest first. */
    choices(game: GameName): readonly string[] {
        const there = LEVELS.filter((level) => this.#has(game, level));
        return there.includes(USUAL) ? there : [...there, INSTEAD];
    }

    /** This one if it can be chosen; else the usual one. */
    chosen(game: GameName, wish: string): string {
        return this.choices(game).includes(wish) ? wish : this.#usual(game);
    }

    /** The first of these bots that the server has; else the usual one. */
    async fitting(game: GameName, ...wishes: readonly string[]): Promise<string> {
        await this.load();
        return wishes.find((bot) => this.#has(game, bot)) ?? this.#usual(game);
    }
}
