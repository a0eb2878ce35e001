/** Split it! in words: what to do, how far it is, and each event in one sentence. */

import type {
    SplitItCardsGone,
    SplitItEvent,
    SplitItGuessesTurned,
    SplitItOutcome,
    SplitItRowSplit,
    SplitItView,
} from "$lib/protocol/messages";
import type { Text } from "$lib/text/text.svelte";
import type { Scene } from "$lib/table/scene";
import type { Teller } from "../game";
import { JOKER, type Section } from "./cards";
import type { Turned } from "./news";

export const cardName = (card: number, text: Text): string =>
    card === JOKER ? text.say("split-it-joker") : String(card);

/** "6, 6 and joker" */
export const cardList = (cards: readonly number[], text: Text): string =>
    text.list(cards.map((card) => cardName(card, text)));

export const sectionName = (section: Section, text: Text): string =>
    text.say(`split-it-section-${section}`);

/** The first letter of its name; the three differ in every language. */
export const sectionLetter = (section: Section, text: Text): string =>
    [...sectionName(section, text)][0] ?? "";

const nameOf = (seat: number, names: readonly string[]): string => names[seat] ?? "";

export const nameList = (seats: readonly number[], { names, text }: Teller): string =>
    text.list(seats.map((seat) => nameOf(seat, names)));

/** What became of a section that was guessed at, or of one that nobody guessed. */
export function fateWords({ fate, guessers }: Turned, teller: Teller): string {
    if (fate === "gone") return teller.text.say("split-it-fate-gone");
    const list = nameList(guessers, teller);
    return fate === "won"
        ? teller.text.say("split-it-fate-won", { name: list })
        : teller.text.say("split-it-fate-stays", { names: list });
}

/** How a column of so many cards stands: "+2" ahead, "=" level with others, "−1" behind; "": there is none. */
export function standingOf(
    cards: number,
    seat: number,
    lead: SplitItView["leads"][number] | undefined,
): string {
    const { seats = [], size = 0, margin = 0 } = lead ?? {};
    if (cards === 0) return "";
    if (!seats.includes(seat)) return `−${size - cards}`;
    return margin === 0 ? "=" : `+${margin}`;
}

/** What one column is, in words. */
export function columnWords(numbers: number, jokers: number, standing: string, text: Text): string {
    if (standing === "") return text.say("split-it-column-none");
    const n = Number(standing.slice(1));
    return text.say("split-it-column", {
        cards: numbers + jokers,
        jokers,
        standing: standing.startsWith("−")
            ? text.say("split-it-standing-behind", { n })
            : standing === "="
              ? text.say("split-it-standing-tied")
              : text.say("split-it-standing-ahead", { n }),
    });
}

export function task(scene: Scene<"split-it">, text: Text): string {
    const { view, legal } = scene;
    switch (legal[0]?.split(" ")[0]) {
        case "split":
            return text.say(
                view.active.length < view.displays.length
                    ? "split-it-task-resplit"
                    : "split-it-task-split",
            );
        case "remove":
            return text.say("split-it-task-remove");
        case "joker":
            return text.say("split-it-task-joker", {
                n: view.displays[view.seat ?? 0]?.pending ?? 1,
            });
        default:
            return text.say("split-it-task-guess");
    }
}

export const progress = ({ view }: Scene<"split-it">, text: Text): string =>
    text.say("split-it-progress", { round: view.round, rounds: view.rounds });

export const goal = ({ view }: Scene<"split-it">, text: Text): string | null =>
    view.round > 1 || view.outcome !== null ? null : text.say("split-it-goal");

export const chapter = (event: SplitItEvent, text: Text): string | null =>
    event.type === "row-laid" ? text.say("split-it-chapter", { round: event.round }) : null;

export const firstChapter = (text: Text): string => text.say("split-it-chapter", { round: 1 });

/** A move by its notation. */
export function inWords(move: string, { text }: Teller): string {
    const [verb, first = "", second = ""] = move.split(" ");
    switch (verb) {
        case "split":
            return text.say("split-it-play-split", { first, second });
        case "remove":
            return text.say("split-it-play-remove", {
                section: sectionName(first as Section, text),
            });
        case "joker":
            return text.say("split-it-play-joker", { number: first });
        default:
            return sectionName(first as Section, text);
    }
}

export function tell(event: SplitItEvent, teller: Teller): string | null {
    const { text, names } = teller;
    const name = "seat" in event ? nameOf(event.seat, names) : "";
    switch (event.type) {
        case "row-laid":
            return text.say("split-it-told-laid", {
                name: nameOf(event.splitter, names),
                cards: cardList(event.cards, text),
            });
        case "row-split":
            return split(event, teller);
        case "section-removed": {
            const section = sectionName(event.section, text);
            return text.say("split-it-told-removed", {
                name,
                section,
                cards: cardList(event.cards, text),
            });
        }
        case "guess-sealed":
            return event.section === null
                ? text.say("split-it-told-guessed", { name })
                : text.say("split-it-told-guessed-mine", {
                      name,
                      section: sectionName(event.section, text),
                  });
        case "guess-taken-back":
            return text.say("split-it-told-taken-back", { name });
        case "guesses-turned":
            return turned(event, teller);
        case "section-won": {
            const section = sectionName(event.section, text);
            return text.say("split-it-told-won", {
                name,
                section,
                cards: cardList(event.cards, text),
            });
        }
        case "cards-gone":
            return gone(event, text);
        case "stood-off":
            return text.say("split-it-told-stood-off", { times: event.times });
        case "joker-placed":
            return event.forced
                ? text.say("split-it-told-joker-forced", { name, number: event.number })
                : text.say("split-it-told-joker", { name, number: event.number });
        case "game-ended":
            return ending(event.outcome, teller);
    }
}

function split(event: SplitItRowSplit, { text, names }: Teller): string {
    const [white = "", pink = "", black = ""] = event.parts.map((cards) => cardList(cards, text));
    const name = nameOf(event.splitter, names);
    if (!event.forced) return text.say("split-it-told-split", { name, white, pink, black });
    if (black === "") return text.say("split-it-told-split-two", { white, pink });
    return text.say("split-it-told-split-three", { white, pink, black });
}

function turned({ guesses }: SplitItGuessesTurned, { text, names }: Teller): string {
    const each = guesses.flatMap((guess, seat) => {
        if (guess === null) return [];
        const section = sectionName(guess, text);
        return [text.say("split-it-guess-of", { name: nameOf(seat, names), section })];
    });
    return text.say("split-it-told-turned", { guesses: text.list(each) });
}

function gone({ cards, why }: SplitItCardsGone, text: Text): string {
    const list = cardList(cards, text);
    if (why === "single") return text.say("split-it-told-gone-single", { cards: list });
    if (why === "stand-off") return text.say("split-it-told-gone-stand-off", { cards: list });
    return text.say("split-it-told-gone-unchosen", { cards: list });
}

/** Who won, with what, and what decided it. */
export function ending({ winners, scores, reason }: SplitItOutcome, teller: Teller): string {
    const args = { names: nameList(winners, teller), points: scores[winners[0] ?? 0] ?? 0 };
    if (reason === "most columns") return teller.text.say("split-it-won-columns", args);
    if (reason === "shared") return teller.text.say("split-it-won-shared", args);
    return teller.text.say("split-it-won-points", args);
}
