/** Everything the page says, in the player's language; words live in locales/<language>/*.ftl. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MessageId } from "./ids";
import { PSEUDO, type Language } from "./languages";
import type { GameName } from "../protocol/messages";
import { longer } from "./pseudo";

export type Spoken = Language | typeof PSEUDO;

export type Args = Record<string, FluentVariable>;

/** Says a message: its id, and what stands in its places. */
export type Say = (id: MessageId, args?: Args) => string;

/** One file of messages; `common` is always there, the others come with what needs them. */
export type Part =
    | "common"
    | "deals"
    | "deck"
    | "home"
    | "lessons"
    | "privacy"
    | "replay"
    | "review"
    | "rules"
    | "score"
    | "table"
    | GameName
    | `rules-${GameName}`;

/** Fetches one file of one language. */
export type Fetch = (language: Language, part: Part) => Promise<string>;

export class Text {
    #fetch: Fetch;
    #language = $state<Spoken>("en");
    /** asked for last; spoken as soon as its files are here */
    #wanted: Spoken = "en";
    #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
    readonly #lists = $derived(
        new Intl.ListFormat(this.#language === PSEUDO ? "en" : this.#language),
    );
    /** by id: what no file says, because only the server knows it */
    #titles = $state.raw<ReadonlyMap<string, string>>(new Map());
    #parts = new Set<Part>();
    #speaking: Promise<void> = Promise.resolve();
    #turn = 0;

    constructor(fetch: Fetch) {
        this.#fetch = fetch;
    }

    get language(): Spoken {
        return this.#language;
    }

    /** Have these parts ready, in the language asked for last. */
    need(...parts: Part[]): Promise<void> {
        const missing = parts.filter((part) => !this.#parts.has(part));
        if (missing.length === 0) return this.#speaking;
        for (const part of missing) this.#parts.add(part);
        return this.speak(this.#wanted);
    }

    /** Change the language; everything said so far is said anew. */
    speak(language: Spoken): Promise<void> {
        const turn = ++this.#turn;
        this.#wanted = language;
        const real = language === PSEUDO ? "en" : language;
        const files = Promise.all([...this.#parts].map((part) => this.#fetch(real, part)));
        files.catch(() => {
            if (turn === this.#turn) this.#wanted = this.#language;
        });
        this.#speaking = files.then((read) => {
            if (turn !== this.#turn) return this.#speaking; // asked for more meanwhile
            const bundle = new FluentBundle(real, {
                // Names are set apart by `isolated` where they need it.
                useIsolating: false,
                ...(language === PSEUDO ? { transform: longer } : {}),
            });
            for (const file of read) bundle.addResource(new FluentResource(file));
            this.#bundle = bundle;
            this.#language = language;
            return undefined;
        });
        return this.#speaking;
    }

    say: Say = (id, args = {}) => {
        const pattern = this.#bundle.getMessage(id)?.value;
        return pattern
            ? this.#bundle.formatPattern(pattern, args, [])
            : (this.#titles.get(id) ?? id);
    };

    /** What the server calls its games, for those that have no words of ours. */
    nameGames = (games: readonly { readonly name: string; readonly title: string }[]): void => {
        this.#titles = new Map(games.map(({ name, title }) => [`game-${name}`, title]));
    };

    /** A share of one: "12 %", or "+12 %" where its sign matters. */
    percent(share: number, digits = 0, signDisplay: "auto" | "always" = "auto"): string {
        return new Intl.NumberFormat(this.#locale, {
            style: "percent",
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            signDisplay,
        }).format(share);
    }

    number(value: number): string {
        return new Intl.NumberFormat(this.#locale).format(value);
    }

    get #locale(): string {
        return this.#language === PSEUDO ? "en" : this.#language;
    }

    /** A list in words: "North, East and South". */
    list(items: readonly string[]): string {
        return this.#lists.format(items);
    }
}

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const [ISOLATE, END] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];

/** A person's name, kept from turning the sentence around it. */
export function isolated(name: string): string {
    return RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name;
}
