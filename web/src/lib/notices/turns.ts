/** A notice of the system when it is my turn and nobody looks at the page: one for each turn. */

/** What the browser has for it; handed in, so that a test can watch. */
export interface Notifier {
    show(title: string, body: string, tag: string, path: string): void;
    close(tag: string): void;
    vibrate(): void;
}

export interface Wishes {
    readonly isNoticed: boolean;
    readonly isVibrating: boolean;
}

export class TurnNotices {
    #notifier: Notifier;
    #tag: string;
    #wasMyTurn = false;

    /** @param table its id */
    constructor(notifier: Notifier, table: string) {
        this.#notifier = notifier;
        this.#tag = `splittable-${table}`;
    }

    /** How it stands now; only a turn that begins is told. */
    turn(isMine: boolean, isHidden: boolean, wishes: Wishes, words: () => Words): void {
        const begins = isMine && !this.#wasMyTurn;
        this.#wasMyTurn = isMine;
        if (!isMine) this.#notifier.close(this.#tag);
        if (!begins) return;
        if (wishes.isVibrating) this.#notifier.vibrate();
        if (!wishes.isNoticed || !isHidden) return;
        const { title, body, path } = words();
        this.#notifier.show(title, body, this.#tag, path);
    }

    /** Somebody looks at the page again, or it goes. */
    seen(): void {
        this.#notifier.close(this.#tag);
    }
}

interface Words {
    readonly title: string;
    readonly body: string;
    readonly path: string;
}
