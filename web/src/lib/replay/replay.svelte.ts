/** A finished game, moment by moment: where we are in it, whose view we have, and how to move on. */

import { codeOf } from "../home/opener.svelte";
import type { Code, GameName, Moment, Options } from "../protocol/messages";
import type { Chance } from "./drawing";
import { nextRound, previousRound } from "./rounds";

/** What is read of a record here; the rest is only passed on. */
export interface GameRecord<G extends GameName = GameName> {
    readonly game: G;
    readonly options: Options[G];
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
    moment(at: number, seat: number | null): Promise<Moment>;
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
    isPlaying = $state(false);
    tempo = $state<Tempo>("normal");

    #archive: Archive;
    #at = $state(0);
    #seat = $state<number | null>(null);
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

    /** in the whole game */
    get moves(): number {
        return this.record?.moves.length ?? 0;
    }

    get isAtEnd(): boolean {
        return this.#at >= this.moves;
    }

    async load(at: number, seat: number | null): Promise<void> {
        try {
            this.record = await this.#archive.record();
        } catch (error) {
            this.problem = codeOf(error);
            return;
        }
        await this.show(at, seat);
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
            while (this.moment?.at !== this.#at || this.moment.view.seat !== this.#seat) {
                this.moment = await this.#fetch(this.#at, this.#seat);
            }
            this.problem = null;
            this.#prepare();
        } catch (error) {
            this.problem = codeOf(error);
            this.isPlaying = false;
        } finally {
            this.#isShowing = false;
        }
    }

    step(by: number): Promise<void> {
        return this.show(this.#at + by);
    }

    watchFrom(seat: number | null): Promise<void> {
        return this.show(this.#at, seat);
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
        if (game === "split")
            return moves.slice(0, at).filter(([, move]) => move === "reset").length;
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
        const key = `${at}/${seat}`;
        const known = this.#moments.get(key);
        if (known !== undefined) return known;
        const asked = this.#archive.moment(at, seat);
        this.#moments.set(key, asked);
        asked.catch(() => this.#moments.delete(key));
        return asked;
    }

    /** Have the neighbours ready: most steps are small. */
    #prepare(): void {
        for (const at of [this.#at + 1, this.#at + 2, this.#at - 1]) {
            if (at >= 0 && at <= this.moves) this.#fetch(at, this.#seat).catch(() => undefined);
        }
    }
}
