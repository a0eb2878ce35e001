/** What I have picked but not played: where the dividers stand, a section, a column. */

import { untrack } from "svelte";
import type { Preferences } from "$lib/preferences.svelte";
import type { SplitItEvent, SplitItView } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import { newsIn, type News } from "./news";

export type Phase = "split" | "remove" | "guess" | "joker";
/** after how many cards the two dividers lie */
export type Dividers = readonly [number, number];
/** 0 lies between white and pink, 1 between pink and black */
export type Divider = 0 | 1;

export class Choice {
    #scene: Scene<"split-it">;
    #preferences: Preferences;
    #picked = $state.raw<{ move: string; at: string } | null>(null);
    #laid = $state.raw<{ dividers: Dividers; at: string } | null>(null);
    #news = $state.raw<{ news: News; round: number } | null>(null);
    /** the split row last seen, for the turning of the guesses */
    #parts: readonly (readonly number[])[] | null = null;
    #heard: readonly SplitItEvent[] = [];
    #told = new WeakSet<SplitItEvent>();

    constructor(scene: Scene<"split-it">, preferences: Preferences) {
        this.#scene = scene;
        this.#preferences = preferences;
    }

    /** What is asked of me; null: nothing. */
    get phase(): Phase | null {
        const first = this.#scene.legal[0];
        return first === undefined ? null : (first.split(" ")[0] as Phase);
    }

    /** What follows the verb of my legal moves: sections, or numbers of columns. */
    get targets(): string[] {
        return this.phase === "split"
            ? []
            : this.#scene.legal.map((move) => move.split(" ")[1] ?? "");
    }

    // Picking a section or a column

    get picked(): string | null {
        const picked = this.#picked;
        if (picked === null || picked.at !== this.#moment) return null;
        return this.#scene.legal.includes(picked.move) ? picked.move : null;
    }

    /** The section or the number picked. */
    get target(): string | null {
        return this.picked?.split(" ")[1] ?? null;
    }

    pick(target: string): void {
        const move = `${this.phase} ${target}`;
        if (this.#scene.isBusy || !this.#scene.legal.includes(move)) return;
        if (this.picked === move) return this.confirm(); // a second tap plays
        if (this.#preferences.get("confirmsMoves")) this.#picked = { move, at: this.#moment };
        else this.#scene.play(move);
    }

    /** What I would play as things are picked: the split where the dividers lie, or what I picked. */
    get ready(): string | null {
        return this.phase === "split" ? splitMove(this.dividers) : this.picked;
    }

    cancel(): void {
        this.#picked = null;
    }

    /** Play what is picked, or split where the dividers lie. */
    confirm(): void {
        const move = this.ready;
        if (move === null || this.#scene.isBusy || !this.#scene.legal.includes(move)) return;
        this.#picked = null;
        this.#scene.play(move);
    }

    // Moving the dividers

    /** Where they lie: where I put them, or near the thirds of the row. */
    get dividers(): Dividers | null {
        if (this.phase !== "split") return null;
        const laid = this.#laid;
        if (laid !== null && laid.at === this.#moment && this.#allows(laid.dividers)) {
            return laid.dividers;
        }
        return this.#thirds();
    }

    /** Where this divider may go, the other one giving way if it must. */
    places(divider: Divider): number[] {
        const all = this.#scene.legal.flatMap((move) => {
            const dividers = read(move);
            return dividers === null ? [] : [dividers[divider]];
        });
        return [...new Set(all)].sort((one, other) => one - other);
    }

    move(divider: Divider, to: number): void {
        const now = this.dividers;
        if (now === null || this.#scene.isBusy) return;
        const next: Dividers =
            divider === 0 ? [to, Math.max(now[1], to + 1)] : [Math.min(now[0], to - 1), to];
        if (this.#allows(next)) this.#laid = { dividers: next, at: this.#moment };
    }

    #thirds(): Dividers | null {
        const ways = this.#scene.legal.map(read).filter((way) => way !== null);
        const length = Math.max(...ways.map(([, second]) => second)) + 1;
        const distance = ([first, second]: Dividers) =>
            Math.abs(first - length / 3) + Math.abs(second - (2 * length) / 3);
        return ways.sort((one, other) => distance(one) - distance(other))[0] ?? null;
    }

    #allows(dividers: Dividers): boolean {
        return this.#scene.legal.includes(splitMove(dividers) ?? "");
    }

    /** A pick is for this row and these displays: when they change, it is let go. */
    get #moment(): string {
        const { round, parts, displays } = this.#scene.view;
        return JSON.stringify([round, parts, displays]);
    }

    // What is still to be seen of what happened

    /** The last turning or removal, until the next one. */
    get news(): News | null {
        return this.#news?.news ?? null;
    }

    /** Look at what the table said last; the board does so whenever that changes. */
    follow(): void {
        const { events, view } = this.#scene;
        untrack(() => this.hear(view, events));
    }

    /** One update after the other, also of those that are not shown. */
    hear(view: SplitItView, events: readonly SplitItEvent[]): void {
        const { isLive } = this.#scene;
        // The steps of one update are shown with the same events, and so is what was skipped: they are heard once.
        const isHeard =
            events === this.#heard ||
            (isLive && events.length > 0 && events.every((event) => this.#told.has(event)));
        const news = isHeard
            ? null
            : (newsIn(events, this.#parts, view.parts) ?? this.#continued(events));
        // A replay goes back as well as forth, and a new game begins anew: nothing outlives those.
        const isPast = (!isLive && !isHeard) || (this.#news?.round ?? 0) > view.round;
        if (news !== null) this.#news = { news, round: view.round };
        else if (isPast) this.#news = null;
        if (view.parts.length === 3) this.#parts = view.parts;
        this.#heard = events;
        for (const event of events) this.#told.add(event);
    }

    /** Jokers are placed after the turning, and belong to it. */
    #continued(events: readonly SplitItEvent[]): News | null {
        const news = this.news;
        const jokers = events.filter((event) => event.type === "joker-placed");
        if (jokers.length === 0 || news?.type !== "reveal") return null;
        return { ...news, after: [...news.after, ...jokers] };
    }
}

const splitMove = (dividers: Dividers | null): string | null =>
    dividers === null ? null : `split ${dividers[0]} ${dividers[1]}`;

function read(move: string): Dividers | null {
    const [verb, first, second] = move.split(" ");
    return verb === "split" ? [Number(first), Number(second)] : null;
}
