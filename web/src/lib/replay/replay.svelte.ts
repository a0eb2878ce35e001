/** A finished game, moment by moment: where we are in it, whose view we have, and how to move on. */

import { entryOf } from "../games/catalogue";
import { codeOf } from "../protocol/rest";
import type { Code, GameName, ListedMove, Moment, Options } from "../protocol/messages";
import type { Deck } from "../games/game";
import type { LogEntry } from "../table/table.svelte";
import type { Chance } from "./drawing";
import { nextRound, previousRound } from "./rounds";

/** What is read of a record here; the rest is only passed on. */
export interface GameRecord<G extends GameName = GameName> {
    readonly game: G;
    readonly options: Options[G];
    /** the table's own cards; absent: those that come with the game */
    readonly deck?: Deck | null;
    readonly moves: readonly (readonly [seat: number, move: string])[];
    readonly names: readonly string[];
    readonly deal: Record<string, unknown>;
    readonly commitment?: string;
    readonly salt?: string;
    readonly chance?: Chance;
}

/** Where the record and its moments come from. */
export interface Archive {
    record(): Promise<GameRecord>;
    moment(at: number, seat: number | null, isOpen: boolean): Promise<Moment>;
    /** what each move did; where there is none, nothing is stepped over */
    moves?(seat: number | null): Promise<readonly ListedMove[]>;
}

/** The whole game as one viewer saw it. */
export interface Story {
    readonly log: readonly LogEntry<GameName>[];
    readonly last: Moment;
}

export type Tempo = "slow" | "normal" | "fast";

/** ms that a moment is shown while the replay plays */
export const TEMPOS: Record<Tempo, number> = { slow: 2400, normal: 1200, fast: 500 };

export class Replay {
    /** null until it is here */
    record = $state.raw<GameRecord | null>(null);
    /** the moment on show; an older one until the wanted one is here */
    moment = $state.raw<Moment | null>(null);
    problem = $state.raw<Code | null>(null);
    /** null until it is here */
    story = $state.raw<Story | null>(null);
    isPlaying = $state(false);
    tempo = $state<Tempo>("normal");

    #archive: Archive;
    #at = $state(0);
    #seat = $state<number | null>(null);
    #isOpen = $state(false);
    #stories = new Map<number | null, Promise<Story>>();
    /** moves that only seal a choice: there is nothing to be seen of them */
    #quiet = $derived(
        new Set(
            this.story?.log
                .filter(({ events }) => events.every(({ type }) => type.endsWith("-sealed")))
                .map(({ at }) => at),
        ),
    );
    #moments = new Map<string, Promise<Moment>>();
    #isShowing = false;

    constructor(archive: Archive) {
        this.#archive = archive;
    }

    /** moves played at the wanted moment */
    get at(): number {
        return this.#at;
    }

    /** whose view; null: a spectator's */
    get seat(): number | null {
        return this.#seat;
    }

    /** all hands are shown */
    get isOpen(): boolean {
        return this.#isOpen;
    }

    /** in the whole game */
    get moves(): number {
        return this.record?.moves.length ?? 0;
    }

    get isAtEnd(): boolean {
        return this.#at >= this.moves;
    }

    /** Fetch the record; null: there is none, and `problem` says why. */
    async open(): Promise<GameRecord | null> {
        try {
            this.record = await this.#archive.record();
        } catch (error) {
            this.problem = codeOf(error);
        }
        return this.record;
    }

    /** Show a first moment of the record that is here; one can look while the game is being told. */
    async begin(at: number, seat: number | null): Promise<void> {
        await this.show(at, seat);
        void this.#tell();
    }

    /** Go to a moment; whoever hurries through many gets only the last one. */
    async show(at: number, seat: number | null = this.#seat): Promise<void> {
        const { record } = this;
        if (record === null) return;
        this.#at = Math.max(0, Math.min(at, this.moves));
        this.#seat = seat !== null && seat < record.options.seats ? seat : null;
        if (this.#isShowing) return;
        this.#isShowing = true;
        try {
            while (!this.#isOnShow) this.moment = await this.#fetch(this.#at, this.#seat);
            this.problem = null;
            this.#prepare();
        } catch (error) {
            this.problem = codeOf(error);
            this.isPlaying = false;
        } finally {
            this.#isShowing = false;
        }
    }

    get #isOnShow(): boolean {
        const { moment } = this;
        const isThere = moment?.at === this.#at && moment.view.seat === this.#seat;
        return isThere && ((moment.views ?? null) !== null) === this.#isOpen;
    }

    /** To the next moment in which something can be seen, or back to the one before. */
    step(by: 1 | -1): Promise<void> {
        return this.show(this.#seen(this.#at + by, by));
    }

    /** To this moment, or beyond it to one in which something can be seen. */
    slide(at: number): Promise<void> {
        return this.show(this.#seen(at, at < this.#at ? -1 : 1));
    }

    #seen(from: number, by: 1 | -1): number {
        let at = from;
        while (at > 0 && at < this.moves && this.#quiet.has(at)) at += by;
        return at;
    }

    async watchFrom(seat: number | null, isOpen = false): Promise<void> {
        this.#isOpen = isOpen;
        await this.show(this.#at, seat);
        await this.#tell();
    }

    /** Have the whole game told as the present viewer saw it; without it one can still look. */
    async #tell(): Promise<void> {
        const seat = this.#seat;
        if (this.#archive.moves === undefined || this.record === null) return;
        let told = this.#stories.get(seat);
        if (told === undefined) {
            told = this.#storyOf(seat);
            this.#stories.set(seat, told);
        }
        try {
            const story = await told;
            if (this.#seat === seat) this.story = story;
        } catch {
            this.#stories.delete(seat);
        }
    }

    async #storyOf(seat: number | null): Promise<Story> {
        const [moves, last] = await Promise.all([
            this.#archive.moves!(seat),
            this.#archive.moment(this.moves, seat, false),
        ]);
        return { log: moves.map(({ at, events }) => ({ seq: at, at, events })), last };
    }

    async toNextRound(): Promise<void> {
        await this.#jump(() => nextRound(this.#roundAt, this.#at, this.moves));
    }

    async toPreviousRound(): Promise<void> {
        await this.#jump(() => previousRound(this.#roundAt, this.#at));
    }

    /** From the end, playing begins anew. */
    togglePlaying(): void {
        if (!this.isPlaying && this.isAtEnd) void this.show(0);
        this.isPlaying = !this.isPlaying;
    }

    /** One tick of playing: on by one, once the last one is on show. */
    tick(): void {
        if (!this.isPlaying || this.#isShowing) return;
        if (this.isAtEnd) this.isPlaying = false;
        else void this.step(1);
    }

    #roundAt = async (at: number): Promise<number> => {
        const { game, moves } = this.record!;
        const { roundAfter } = entryOf(game);
        if (roundAfter !== undefined) return roundAfter(moves.slice(0, at).map(([, move]) => move));
        const { view } = await this.#fetch(at, this.#seat);
        return "round" in view ? view.round : 0;
    };

    async #jump(find: () => Promise<number>): Promise<void> {
        this.isPlaying = false;
        try {
            await this.show(await find());
        } catch (error) {
            this.problem = codeOf(error);
        }
    }

    /** Each moment is asked for once; one that failed may be asked for again. */
    #fetch(at: number, seat: number | null): Promise<Moment> {
        const key = `${at}/${seat}/${this.#isOpen}`;
        const known = this.#moments.get(key);
        if (known !== undefined) return known;
        const asked = this.#archive.moment(at, seat, this.#isOpen);
        this.#moments.set(key, asked);
        asked.catch(() => this.#moments.delete(key));
        return asked;
    }

    /** Have the neighbours ready: most steps are small. */
    #prepare(): void {
        const next = this.#seen(this.#at + 1, 1);
        for (const at of [next, this.#seen(next + 1, 1), this.#seen(this.#at - 1, -1)]) {
            if (at >= 0 && at <= this.moves) this.#fetch(at, this.#seat).catch(() => undefined);
        }
    }
}
