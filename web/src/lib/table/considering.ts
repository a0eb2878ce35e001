/** What a move would change, asked of the server: once for each move, as long as the table stands. */

import { newToken } from "../keeping";
import type { Considered, GameName, Previews } from "../protocol/messages";

/** null: it was not told, as the table has changed or the move cannot be made. */
export type Answer<G extends GameName> = Promise<Previews[G] | null>;

type Tell<G extends GameName> = (preview: Previews[G] | null) => void;

export class Considering<G extends GameName> {
    #send: (id: string, move: string) => void;
    #answers = new Map<string, Answer<G>>(); // by move
    #waiting = new Map<string, Tell<G>>(); // by id

    constructor(send: (id: string, move: string) => void) {
        this.#send = send;
    }

    ask(move: string): Answer<G> {
        let answer = this.#answers.get(move);
        if (answer === undefined) {
            answer = new Promise((resolve) => {
                const id = newToken();
                this.#waiting.set(id, resolve);
                this.#send(id, move);
            });
            this.#answers.set(move, answer);
        }
        return answer;
    }

    heard({ id, preview }: Considered<G>): void {
        this.#tell(id, preview);
    }

    /** Whether this was one of my questions. */
    refused(id: string): boolean {
        return this.#tell(id, null);
    }

    /** The table is another: what was asked of the old one is of no use any more. */
    forget(): void {
        for (const tell of this.#waiting.values()) tell(null);
        this.#waiting.clear();
        this.#answers.clear();
    }

    #tell(id: string, preview: Previews[G] | null): boolean {
        const tell = this.#waiting.get(id);
        this.#waiting.delete(id);
        tell?.(preview);
        return tell !== undefined;
    }
}
