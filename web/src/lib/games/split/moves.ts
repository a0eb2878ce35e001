/** Reading the notation of Split's moves, such as `left 37`; what may be played the server decides. */

import type { Side } from "./cards";

export type Answer = "trust" | "challenge";

export type Move =
    | { type: "play"; side: Side | null; card: number }
    | { type: "reset" }
    | { type: "bury"; card: number }
    | { type: "open"; low: number; high: number }
    | { type: "answer"; answer: Answer };

/** A move, and the text to send for it. */
export type LegalMove = Move & { text: string };

/** null: not a move this client knows; it is left alone. */
export function readMove(text: string): LegalMove | null {
    const [word = "", ...rest] = text.split(" ");
    const [first = NaN, second = NaN] = rest.map(Number);
    switch (word) {
        case "left":
        case "right":
            return { type: "play", side: word, card: first, text };
        case "reset":
            return { type: "reset", text };
        case "bury":
            return { type: "bury", card: first, text };
        case "open":
            return { type: "open", low: first, high: second, text };
        case "trust":
        case "challenge":
            return { type: "answer", answer: word, text };
        default:
            return /^\d+$/.test(text)
                ? { type: "play", side: null, card: Number(text), text }
                : null;
    }
}
