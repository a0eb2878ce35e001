/** The log in words: lines grouped by what the game calls a round. */

import type { GameModule, Teller } from "../games/game";
import type { GameName } from "../protocol/messages";
import type { LogEntry } from "./table.svelte";

export interface LogLine {
    key: string;
    words: string;
    /** moves played by then */
    at: number;
}

export interface Chapter {
    key: string;
    title: string;
    lines: LogLine[];
}

export function chaptersOf<G extends GameName>(
    log: readonly LogEntry<G>[],
    module: GameModule<G>,
    teller: Teller,
): Chapter[] {
    const chapters: Chapter[] = [];
    const begin = (key: string, title: string): Chapter => {
        const chapter = { key, title, lines: [] };
        chapters.push(chapter);
        return chapter;
    };
    let chapter: Chapter | undefined;
    for (const { seq, at, events } of log) {
        for (const [index, event] of events.entries()) {
            const key = `${seq}/${index}`;
            const title = module.chapter(event, teller.text);
            if (title !== null) chapter = begin(key, title);
            const words = module.tell(event, teller);
            if (words === null) continue;
            chapter ??= begin("first", module.firstChapter(teller.text));
            chapter.lines.push({ key, words, at });
        }
    }
    return chapters;
}
