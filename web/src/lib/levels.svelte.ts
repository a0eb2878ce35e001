/** How well bots play: the words to choose from, for those bots that the server has. */

import type { GameName, Games } from "./protocol/messages";
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

    constructor(games: () => Promise<Games>) {
        this.#games = games;
    }

    /** Ask the server once which bots it has. */
    load(): Promise<void> {
        this.#asking ??= this.#ask();
        return this.#asking;
    }

    async #ask(): Promise<void> {
        try {
            const { games } = await this.#games();
            this.#bots = new Map(games.map(({ name, bots }) => [name, bots]));
        } catch {
            this.#asking = null; // to be asked again; until then it is taken to have them all
        }
    }

    #has(game: GameName, bot: string): boolean {
        return this.#bots.get(game)?.includes(bot) ?? LEVELS.includes(bot);
    }

    #usual(game: GameName): string {
        return this.#has(game, USUAL) ? USUAL : INSTEAD;
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
