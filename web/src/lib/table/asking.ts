/** What the server is asked for me alone: once for each thing, as long as the table stands. */

import { newToken } from "../keeping";

/** null: it was not told, as the table has changed or it is refused. */
export type Answer<A> = Promise<A | null>;

type Tell<A> = (answer: A | null) => void;

export class Asking<A> {
    #send: (id: string, about: string) => void;
    #answers = new Map<string, Answer<A>>(); // by what it is about
    #waiting = new Map<string, Tell<A>>(); // by id

    constructor(send: (id: string, about: string) => void) {
        this.#send = send;
    }

    ask(about: string): Answer<A> {
        let answer = this.#answers.get(about);
        if (answer === undefined) {
            answer = new Promise((resolve) => {
                const id = newToken();
                this.#waiting.set(id, resolve);
                this.#send(id, about);
            });
            this.#answers.set(about, answer);
        }
        return answer;
    }

    heard(id: string, answer: A): void {
        this.#tell(id, answer);
    }

    /** Whether this was one of my questions; it may be asked again. */
    refused(id: string): boolean {
        const wasMine = this.#tell(id, null);
        if (wasMine && this.#waiting.size === 0) this.#answers.clear();
        return wasMine;
    }

    /** The table is another: what was asked of the old one is of no use any more. */
    forget(): void {
        for (const tell of this.#waiting.values()) tell(null);
        this.#waiting.clear();
        this.#answers.clear();
    }

    #tell(id: string, answer: A | null): boolean {
        const tell = this.#waiting.get(id);
        this.#waiting.delete(id);
        tell?.(answer);
        return tell !== undefined;
    }
}
