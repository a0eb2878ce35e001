/** The log in words: lines grouped by what the game calls a round. */

import type { GameModule, Teller } from "../games/game";
import type { Events, GameName } from "../protocol/messages";
import type { LogEntry } from "./table.svelte";

export interface LogLine {
    key: string;
    words: string;
    /** moves played by then */
    at: number;
}

/** An event in words. */
interface Told {
    title: string | null;
    words: string | null;
}

/** What has been put into words already; a new one for other words or names. */
export type Memory = WeakMap<object, Told>;

export interface Chapter {
    key: string;
    title: string;
    lines: LogLine[];
}

export function chaptersOf<G extends GameName>(
    log: readonly LogEntry<G>[],
    module: GameModule<G>,
    teller: Teller,
    memory: Memory = new WeakMap(),
    beginning: string | null = null,
): Chapter[] {
    const told = (event: Events[G]): Told => {
        let known = memory.get(event);
        if (known === undefined) {
            known = {
                title: module.chapter(event, teller.text),
                words: module.tell(event, teller),
            };
            memory.set(event, known);
        }
        return known;
    };
    const chapters: Chapter[] = [];
    const begin = (key: string, title: string): Chapter => {
        const chapter = { key, title, lines: [] };
        chapters.push(chapter);
        return chapter;
    };
    let chapter: Chapter | undefined;
    if (beginning !== null) {
        chapter = begin("first", module.firstChapter(teller.text));
        chapter.lines.push({ key: "beginning", words: beginning, at: 0 });
    }
    for (const [place, { at, events }] of log.entries()) {
        for (const [index, event] of events.entries()) {
            const key = `${place}/${index}`; // a try begins with many moves of one seq
            const { title, words } = told(event);
            if (title !== null) chapter = begin(key, title);
            if (words === null) continue;
            chapter ??= begin("first", module.firstChapter(teller.text));
            chapter.lines.push({ key, words, at });
        }
    }
    return chapters;
}
