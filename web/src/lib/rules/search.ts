/** Finding words in the rules: case and accents make no difference, a part of a word will do, best first. */

import type { GameName } from "../protocol/messages";

export interface Paragraph {
    readonly game: GameName;
    readonly text: string;
    /** the heading that it stands under */
    readonly title: string;
    /** a question that it answers, as somebody may ask it; "": none */
    readonly asked: string;
    /** in docs/rules: "5.2" */
    readonly numbers: readonly string[];
    /** where it is on its page: one of its numbers, or its part of the rules */
    readonly address: string;
}

/** A piece of a sentence; `isHit`: it is what was looked for. */
export interface Piece {
    readonly text: string;
    readonly isHit: boolean;
}

export interface Hit {
    readonly paragraph: Paragraph;
    /** the sentence that says it */
    readonly pieces: readonly Piece[];
}

/** A text as it is compared, and for each of its letters where that stood. */
interface Folded {
    readonly letters: string;
    readonly from: readonly number[];
}

const LIGATURES: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", "’": "'" };
const SHORTEST_INSIDE = 4;
const SHORTEST_STEM = 4;
const WHOLE_WORD = 4;
const BEGINNING = 3;
const INSIDE = 1;
const IN_TITLE = 1;
const IN_QUESTION = 2;
const BY_NUMBER = 20;

export function folded(text: string): Folded {
    let letters = "";
    const from: number[] = [];
    let at = 0;
    for (const letter of text) {
        const plain = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
        for (const each of LIGATURES[plain] ?? plain) {
            letters += each;
            from.push(at);
        }
        at += letter.length;
    }
    from.push(at);
    return { letters, from };
}

export const wordsOf = (query: string): string[] =>
    [...new Set(folded(query).letters.match(/[\p{L}\p{N}][\p{L}\p{N}.'-]*/gu) ?? [])].map((word) =>
        word.replace(/[.'-]+$/, ""),
    );

const isLetter = (letter: string | undefined): boolean =>
    letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a word stands, and how well it fits there. */
function* places(word: string, { letters }: Folded): Generator<{ at: number; worth: number }> {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
        const begins = !isLetter(letters[at - 1]);
        const ends = !isLetter(letters[at + word.length]);
        if (begins) yield { at, worth: ends ? WHOLE_WORD : BEGINNING };
        else if (word.length >= SHORTEST_INSIDE) yield { at, worth: INSIDE };
    }
}

interface Entry {
    readonly paragraph: Paragraph;
    readonly text: Folded;
    readonly asked: Folded;
    readonly title: Folded;
}

function worthOf(word: string, { paragraph, text, asked, title }: Entry): number {
    if (paragraph.numbers.includes(word)) return BY_NUMBER;
    const said = [...places(word, text), ...places(word, asked)];
    const best = Math.max(0, ...said.map(({ worth }) => worth));
    const isIn = (about: Folded): boolean => [...places(word, about)].length > 0;
    return best + (isIn(title) ? IN_TITLE : 0) + (isIn(asked) ? IN_QUESTION : 0);
}

export class RulesIndex {
    #entries: readonly Entry[];
    #ignored: ReadonlySet<string>;

    /** @param ignored words that say nothing about what is asked, unless nothing else is */
    constructor(paragraphs: readonly Paragraph[], ignored: readonly string[] = []) {
        this.#ignored = new Set(ignored.map((word) => folded(word).letters));
        this.#entries = paragraphs.map((paragraph) => ({
            paragraph,
            text: folded(paragraph.text),
            asked: folded(paragraph.asked),
            title: folded(paragraph.title),
        }));
    }

    /** Questions that have an answer here, in the order of the rules. */
    get asked(): readonly string[] {
        return this.#entries.map(({ paragraph }) => paragraph.asked).filter((each) => each !== "");
    }

    /** Paragraphs with all the words; where there are none, those with the most of them. */
    find(query: string): Hit[] {
        const all = wordsOf(query);
        const telling = all.filter((word) => !this.#ignored.has(word));
        const words = (telling.length > 0 ? telling : all).map((word) => this.#known(word));
        if (words.length === 0) return [];
        const found = this.#entries.flatMap((entry) => {
            const worths = words.map((word) => worthOf(word, entry));
            const count = worths.filter((worth) => worth > 0).length;
            const worth = worths.reduce((sum, each) => sum + each, 0);
            return count > 0 ? [{ entry, count, worth }] : [];
        });
        const most = Math.max(0, ...found.map(({ count }) => count));
        return found
            .filter(({ count }) => count === most)
            .sort((one, other) => other.worth - one.worth)
            .map(({ entry: { paragraph, text } }) => ({
                paragraph,
                pieces: sentence(paragraph.text, text, words),
            }));
    }

    /** Another ending is another form of the same word: it goes where nothing is found with it. */
    #known(word: string): string {
        const isFound = (part: string) => this.#entries.some((entry) => worthOf(part, entry) > 0);
        for (const shorter of [word, word.slice(0, -1), word.slice(0, -2)]) {
            if (shorter !== word && shorter.length < SHORTEST_STEM) break;
            if (isFound(shorter)) return shorter;
        }
        return word;
    }
}

/** The sentence with the most of what was looked for, which is marked in it. */
function sentence(text: string, { letters, from }: Folded, words: readonly string[]): Piece[] {
    const marks = words
        .flatMap((word) =>
            [...places(word, { letters, from })].map(({ at }) => ({
                begin: from[at]!,
                end: from[at + word.length]!,
            })),
        )
        .sort((one, other) => one.begin - other.begin);
    const [best] = sentencesOf(text)
        .map((each) => ({
            ...each,
            hits: marks.filter(({ begin, end }) => begin >= each.begin && end <= each.end),
        }))
        .sort((one, other) => other.hits.length - one.hits.length);
    if (best === undefined) return [];
    const pieces: Piece[] = [];
    let at = best.begin;
    for (const { begin, end } of best.hits) {
        if (begin < at) continue; // a word within another
        pieces.push({ text: text.slice(at, begin), isHit: false });
        pieces.push({ text: text.slice(begin, end), isHit: true });
        at = end;
    }
    pieces.push({ text: text.slice(at, best.end), isHit: false });
    return pieces.filter(({ text }) => text !== "");
}

function sentencesOf(text: string): { begin: number; end: number }[] {
    const ends = [...text.matchAll(/[.!?](?=\s)/g)].map(({ index }) => index + 1);
    return [...ends, text.length].map((end, place) => {
        const begin = place === 0 ? 0 : ends[place - 1]! + 1;
        return { begin, end };
    });
}
