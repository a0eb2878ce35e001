/** What has just happened, told from the events: the turning of the guesses, or a removal. */

import type { SplitItEvent, SplitItGuessesTurned } from "$lib/protocol/messages";
import { SECTIONS, sectionsOf, type Section } from "./cards";

type Parts = readonly (readonly number[])[];
export type Fate = "won" | "stays" | "gone";

/** One section after the turning. */
export interface Turned {
    /** null: gone, and no longer known which one it was */
    readonly section: Section | null;
    /** null: no longer known; they are in the row */
    readonly cards: readonly number[] | null;
    /** seats, ascending */
    readonly guessers: readonly number[];
    readonly fate: Fate;
}

export interface Reveal {
    readonly type: "reveal";
    readonly sections: readonly Turned[];
    /** what came of it besides, in order: last cards, stand-offs, jokers */
    readonly after: readonly SplitItEvent[];
}

export interface Removal {
    readonly type: "removal";
    readonly seat: number;
    readonly section: Section;
    readonly cards: readonly number[];
}

export type News = Reveal | Removal;

/**
 * The last of it, where several updates are told at once.
 *
 * @param before the split row that was guessed at, if it was seen
 * @param now the row as it lies after all this
 */
export function newsIn(
    events: readonly SplitItEvent[],
    before: Parts | null,
    now: Parts,
): News | null {
    const at = events.findLastIndex(
        ({ type }) => type === "guesses-turned" || type === "section-removed",
    );
    const event = events[at];
    if (event?.type === "guesses-turned") {
        return reveal(event, events.slice(at), splitIn(events.slice(0, at)) ?? before, now);
    }
    if (event?.type !== "section-removed") return null;
    return { type: "removal", seat: event.seat, section: event.section, cards: event.cards };
}

/** The row as it was split last, without what was removed from it. */
function splitIn(events: readonly SplitItEvent[]): Parts | null {
    const at = events.findLastIndex(({ type }) => type === "row-split");
    const split = events[at];
    if (split?.type !== "row-split") return null;
    const removed = events.slice(at).find(({ type }) => type === "section-removed");
    if (removed?.type !== "section-removed") return split.parts;
    return split.parts.map((cards, part) => (SECTIONS[part] === removed.section ? [] : cards));
}

function reveal(
    turned: SplitItGuessesTurned,
    events: readonly SplitItEvent[],
    before: Parts | null,
    now: Parts,
): Reveal {
    const after = events.filter(
        (event) =>
            (event.type === "cards-gone" && event.why !== "unchosen") ||
            event.type === "stood-off" ||
            event.type === "joker-placed",
    );
    const seen = before !== null && isGuessedAt(before, turned, events);
    const sections = seen ? judged(before, turned) : pieced(turned, events, leftOver(events, now));
    return { type: "reveal", sections, after };
}

const guessersOf = (section: Section, { guesses }: SplitItGuessesTurned): number[] =>
    guesses.flatMap((guess, seat) => (guess === section ? [seat] : []));

const fateOf = (guessers: readonly number[]): Fate =>
    guessers.length === 1 ? "won" : guessers.length === 0 ? "gone" : "stays";

function judged(before: Parts, turned: SplitItGuessesTurned): Turned[] {
    return sectionsOf(before).map(({ section, cards }) => {
        const guessers = guessersOf(section, turned);
        return { section, cards, guessers, fate: fateOf(guessers) };
    });
}

/** A moment of a replay may be come upon from anywhere: then only the events speak. */
function pieced(
    turned: SplitItGuessesTurned,
    events: readonly SplitItEvent[],
    left: readonly number[],
): Turned[] {
    const guessed = SECTIONS.map((section) => {
        const guessers = guessersOf(section, turned);
        return { section, guessers, fate: fateOf(guessers) };
    }).filter(({ guessers }) => guessers.length > 0);
    // Two contested sections are joined already, and where one ended cannot be told.
    const contested = guessed.filter(({ fate }) => fate === "stays").length === 1 ? left : null;
    const gone = unchosen(events).map((cards) => {
        return { section: null, cards, guessers: [], fate: "gone" as const };
    });
    return [
        ...guessed.map((each) => ({
            ...each,
            cards: each.fate === "won" ? wonIn(each.section, events) : contested,
        })),
        ...gone,
    ];
}

/** The contested cards: split by themselves at once, gone at once, or lying there now. */
function leftOver(events: readonly SplitItEvent[], now: Parts): readonly number[] {
    for (const event of events) {
        if (event.type === "row-split") return event.parts.flat();
        if (event.type === "cards-gone" && event.why !== "unchosen") return event.cards;
    }
    return now.flat();
}

/** Whether this is the row the guesses were made at, and not one of another moment. */
function isGuessedAt(
    before: Parts,
    turned: SplitItGuessesTurned,
    events: readonly SplitItEvent[],
): boolean {
    const sections = judged(before, turned);
    const left = sections.filter(({ fate }) => fate === "gone").map(({ cards }) => cards);
    const guessers = sections.flatMap((section) => section.guessers);
    return (
        guessers.length === turned.guesses.filter((guess) => guess !== null).length &&
        String(left) === String(unchosen(events)) &&
        sections.every(
            ({ section, cards, fate }) =>
                fate !== "won" ||
                (section !== null && String(wonIn(section, events)) === String(cards)),
        )
    );
}

function wonIn(section: Section, events: readonly SplitItEvent[]): readonly number[] | null {
    for (const event of events) {
        if (event.type === "section-won" && event.section === section) return event.cards;
    }
    return null;
}

const unchosen = (events: readonly SplitItEvent[]): (readonly number[])[] =>
    events.flatMap((event) =>
        event.type === "cards-gone" && event.why === "unchosen" ? [event.cards] : [],
    );

/** The columns that grew, as "seat:number". */
export function grown(news: News | null): Set<string> {
    if (news?.type !== "reveal") return new Set();
    const won = news.sections.flatMap(({ fate, cards, guessers }) =>
        fate === "won" ? (cards ?? []).map((card) => `${guessers[0]}:${card}`) : [],
    );
    const jokers = news.after.flatMap((event) =>
        event.type === "joker-placed" ? [`${event.seat}:${event.number}`] : [],
    );
    return new Set([...won, ...jokers]);
}
