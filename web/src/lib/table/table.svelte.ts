/** A table as this browser knows it: what the server said last, and what I asked for since. */

import { SvelteSet } from "svelte/reactivity";
import { newToken, type Keeping } from "../keeping";
import { Line, type Outside } from "../protocol/line";
import { Refused } from "../protocol/rest";
import { Asking, type Answer } from "./asking";
import { laidOver } from "./changes";
import { SHOWN_FOR, withSign, type Flying } from "../reactions/reactions";
import { SHOWN_FOR as BUBBLE_SHOWN_FOR, withRemarks } from "../talk/bubbles";
import type {
    Command,
    Events,
    GameName,
    Happening,
    Hinted,
    Lost,
    Notice,
    Previews,
    Problem,
    Reacted,
    Remark,
    SeatCard,
    ServerMessage,
    TableCard,
    TalkPage,
    Update,
    Views,
    Welcome,
    You,
} from "../protocol/messages";

/** `full`: the server has no room for me now. `gone`: there is no such table. */
export type Connection = "opening" | "open" | "lost" | "full" | "gone";

/** The events of one move, and how many moves had been played with it. */
export interface LogEntry<G extends GameName> extends Happening<G> {
    readonly at: number;
}

/** A command of mine that waits for its answer. */
interface Unanswered {
    command: Command;
    resolve(): void;
    reject(error: Refused): void;
}

/** As whom a page comes to a table. */
export interface Identity {
    /** null: a spectator without a name */
    readonly token: string | null;
}

/** What keeps nobody waiting: what the page does by itself, and signs. */
const QUIET: ReadonlySet<Command["type"]> = new Set(["contribute", "react", "hints"]);
const NOBODY: You = { person: null, seat: null, invite: null };

/** Told every view, with what led to it, in the same breath as the table itself changes. */
export type Follower<G extends GameName> = (view: Views[G], events: readonly Events[G][]) => void;

export class TableState<G extends GameName = GameName> {
    readonly id: string;
    readonly token: string | null;
    readonly line: Line;

    connection = $state<Connection>("opening");
    card = $state.raw<TableCard<G> | null>(null);
    you = $state.raw<You>(NOBODY);
    view = $state.raw<Views[G] | null>(null);
    legal = $state.raw<readonly string[]>([]);
    talk = $state.raw<readonly Remark[]>([]);
    /** whether more was said before that */
    earlierTalk = $state(false);
    /** of the present game */
    log = $state.raw<readonly LogEntry<G>[]>([]);
    /** of the latest update; none after a welcome: there is nothing to follow with the eye */
    events = $state.raw<readonly Events[G][]>([]);
    /** what I was told that is not so any more: the server's database has lost it */
    lost = $state.raw<Lost | null>(null);
    /** why my last wish was refused */
    problem = $state.raw<Pick<Problem, "code" | "message"> | null>(null);
    /** signs on show, the last one last */
    reactions = $state.raw<readonly Flying[]>([]);
    /** what the seats have just said */
    bubbles = $state.raw<readonly Remark[]>([]);
    /** whom I do not want to hear, by name; kept in this browser */
    readonly muted: SvelteSet<string>;
    /** what was said by those I want to hear */
    readonly heard: readonly Remark[] = $derived(
        this.talk.filter(({ name }) => !this.muted.has(name)),
    );
    /** the same without bots: their bubbles are enough */
    readonly heardOfPeople: readonly Remark[] = $derived(
        this.heard.filter(({ seat }) => (this.card?.seats[seat ?? -1]?.bot ?? null) === null),
    );
    /** what the people who run the server tell everybody */
    notice = $state.raw<Notice>({ type: "notice" });
    /** my commands without an answer yet */
    underway = $state(0);

    #keeping: Keeping;
    #identity: Identity | null;
    #seq: number | null = null;
    #asked = new Map<string, Unanswered>();
    #considering: Asking<Previews[G]>;
    #hints: Asking<Hinted>;
    #contributedTo: string | null = null; // the promise of a deal
    #serverAhead = 0; // ms
    #signs = 0; // seen so far
    #followers = new Set<Follower<G>>();

    /** @param identity who I am there; left out: whoever this browser knows me to be, and remembers */
    constructor(
        id: string,
        invite: string | null,
        keeping: Keeping,
        outside: Outside,
        identity: Identity | null = null,
    ) {
        this.id = id;
        this.#keeping = keeping;
        this.muted = new SvelteSet(keeping.muted);
        this.#identity = identity;
        const kept = keeping.table(id);
        this.invite = invite ?? kept?.invite ?? null;
        this.token = identity === null ? (kept?.token ?? newToken()) : identity.token;
        this.#considering = new Asking((id, move) =>
            this.line.send({ type: "consider", id, move, seq: this.#seq }),
        );
        this.#hints = new Asking((id) => this.line.send({ type: "hint", id, seq: this.#seq }));
        this.line = new Line(outside, {
            opened: () => this.#hello(),
            heard: (message) => this.#heard(message as ServerMessage<G>),
            lost: (why) => {
                if (this.connection !== "gone") this.connection = why === "full" ? "full" : "lost";
            },
        });
        for (const { id, command } of this.#isMine ? keeping.waitingMoves(this.id) : [])
            this.#show(this.#ask(command, id));
    }

    /** what my link allows me: to sit down */
    readonly invite: string | null;

    get seq(): number | null {
        return this.#seq;
    }

    /** I am here as this browser's own person, not as a companion or a screen. */
    get #isMine(): boolean {
        return this.#identity === null;
    }

    /** Tokens of those who play on this device besides me. With others beside me I am shown nobody's
     * cards: mine wait behind the curtain too (see party). */
    get #others(): readonly string[] {
        if (!this.#isMine) return [];
        const all = this.#keeping.table(this.id)?.companions ?? [];
        return all.map(({ token }) => token).filter((token) => token !== this.token);
    }

    /** Say anew who is here. */
    greet(): void {
        this.#hello();
    }

    /** ms since 1970 by the server's clock, as deadlines are */
    get now(): number {
        return Date.now() + this.#serverAhead;
    }

    /** I am asked, and no bot answers for me. */
    get isMyTurn(): boolean {
        return this.legal.length > 0 && this.standIn === null;
    }

    get #mine(): SeatCard | null {
        return this.card?.seats[this.you.seat ?? -1] ?? null;
    }

    /** why a bot plays for me */
    get standIn(): SeatCard["standIn"] {
        return this.#mine?.standIn ?? null;
    }

    /** my last moves for which the time ran out, and a bot moved */
    get missed(): number {
        return this.#mine?.missed ?? 0;
    }

    open(): void {
        this.line.connect();
    }

    close(): void {
        this.line.close();
    }

    /** Tell every view from now on, and the present one at once. Gives a way to stop. */
    follow(follower: Follower<G>): () => void {
        this.#followers.add(follower);
        if (this.view !== null) follower(this.view, this.events);
        return () => void this.#followers.delete(follower);
    }

    #tell(): void {
        for (const follower of this.#followers)
            if (this.view !== null) follower(this.view, this.events);
    }

    /** Ask the server; the promise ends when it is stored, or throws why it was refused. */
    do(command: Command): Promise<void> {
        this.problem = null;
        return this.#ask(command);
    }

    #ask(command: Command, id = newToken()): Promise<void> {
        return new Promise<void>((resolve, reject) => {
            this.#asked.set(id, { command, resolve, reject });
            this.#countUnderway();
            this.line.send({ type: "do", id, command });
        });
    }

    #countUnderway(): void {
        const asked = [...this.#asked.values()];
        const isQuiet = ({ command }: Unanswered) => QUIET.has(command.type);
        this.underway = asked.filter((each) => !isQuiet(each)).length;
    }

    /** Ask, and leave it to the table to show why not. */
    try(command: Command): void {
        this.#show(this.do(command));
    }

    #show(answer: Promise<void>): void {
        answer.catch((error: unknown) => {
            if (error instanceof Refused) this.problem = error;
        });
    }

    /** A move outlives the page: it is sent again after a reload, and refused if the table has moved on. */
    play(move: string): void {
        const command = { type: "play", move, seq: this.#seq } as const;
        const id = newToken();
        if (this.#isMine) this.#keeping.keepMove({ table: this.id, id, command });
        this.problem = null;
        this.#show(this.#ask(command, id));
    }

    /** What this move of mine would change; nobody else learns that I asked. */
    consider(move: string): Answer<Previews[G]> {
        return this.#considering.ask(move);
    }

    /** What the strongest bot here would do in my place; nobody else learns that I asked. */
    hint(): Answer<Hinted> {
        return this.#hints.ask("");
    }

    #forgetAnswers(): void {
        this.#considering.forget();
        this.#hints.forget();
    }

    /** What was said before what I have of the talk. */
    recall(page: TalkPage): void {
        this.talk = together(this.talk, page.talk);
        this.earlierTalk = page.earlierTalk;
    }

    #hello(): void {
        const { id: table, token } = this;
        const companions = this.#others;
        const blind = companions.length > 0;
        const since = this.#seq ?? 0;
        this.line.send({ type: "hello", table, token, since, blind, companions, places: true });
    }

    #heard(message: ServerMessage<G>): void {
        switch (message.type) {
            case "welcome":
                return this.#welcomed(message);
            case "update":
                return this.#updated(message);
            case "done":
                return this.#answered(message.id)?.resolve();
            case "considered":
                return this.#considering.heard(message.id, message.preview);
            case "hinted":
                return this.#hints.heard(message.id, message);
            case "notice":
                this.notice = message;
                return;
            case "problem":
                return this.#refused(message);
        }
    }

    #welcomed(message: Welcome<G>): void {
        const isSameGame = this.card?.number === message.table.number;
        if (message.lost) {
            const { since } = message.lost;
            this.lost = message.lost;
            this.#contributedTo = null; // it may be among what was lost
            this.log = this.log.filter(({ seq }) => seq <= since);
        }
        this.#forgetAnswers();
        this.#seq = message.seq;
        this.#serverAhead = message.now - Date.now();
        this.connection = "open";
        this.card = message.table;
        this.you = message.you;
        this.view = message.view;
        this.legal = message.legal;
        this.talk = message.talk;
        this.#showBubbles(message.talk.filter(({ at }) => message.now - at < BUBBLE_SHOWN_FOR));
        this.earlierTalk = message.earlierTalk;
        this.events = [];
        this.log = numbered(isSameGame ? this.log : [], message.missed);
        this.#remember();
        this.#keepGame();
        this.#tell();
        // What was on its way when the line was lost; done before or not, it is done once.
        for (const [id, { command }] of this.#asked) this.line.send({ type: "do", id, command });
        this.#contribute();
    }

    #updated(message: Update<G>): void {
        if (this.#seq === null || this.card === null) return;
        if (message.seq > this.#seq + 1) return this.#hello();
        this.#seq = message.seq;
        if (message.table) {
            if ((message.table.number ?? this.card.number) !== this.card.number) this.log = [];
            this.card = { ...this.card, ...message.table };
            this.#keepGame();
        }
        if (message.view || message.legal) this.#considering.forget();
        if (message.legal) this.#hints.forget();
        if (message.view) this.view = laidOver(this.view, message.view);
        if (message.legal) this.legal = message.legal;
        if (message.events) {
            this.events = message.events;
            this.log = numbered(this.log, [{ seq: message.seq, events: message.events }]);
        }
        if (message.view || message.events) this.#tell();
        if (message.reacted) this.#reacted(message.reacted);
        if (message.said) {
            this.talk = together(this.talk, message.said);
            this.#showBubbles(message.said);
        }
        if (message.you) {
            this.you = message.you;
            this.#remember();
        }
        if (message.done) this.#answered(message.done)?.resolve();
        this.#contribute();
    }

    /** Don't hear somebody any more, or hear them again; this browser remembers it. */
    mute(name: string, isMuted: boolean): void {
        if (isMuted) this.muted.add(name);
        else this.muted.delete(name);
        this.#keeping.mute(name, isMuted);
        this.bubbles = this.bubbles.filter((each) => !this.muted.has(each.name));
        this.reactions = this.reactions.filter(({ seat }) => !this.#isMuted(seat));
    }

    #isMuted(seat: number): boolean {
        return this.muted.has(this.card?.seats[seat]?.name ?? "");
    }

    /** Show a sign for a moment. */
    #reacted(sign: Reacted): void {
        if (this.#isMuted(sign.seat)) return;
        const flying = { ...sign, number: ++this.#signs };
        this.reactions = withSign(this.reactions, flying);
        setTimeout(() => {
            this.reactions = this.reactions.filter((each) => each !== flying);
        }, SHOWN_FOR);
    }

    /** Show what is said beside its seat for a while. */
    #showBubbles(said: readonly Remark[]): void {
        const heard = said.filter(({ name }) => !this.muted.has(name));
        this.bubbles = withRemarks(this.bubbles, heard);
        setTimeout(() => {
            this.bubbles = this.bubbles.filter((each) => !heard.includes(each));
        }, BUBBLE_SHOWN_FOR);
    }

    /** Add to the next deal, once the server has promised its own part: so nobody chooses it. */
    #contribute(): void {
        const { card } = this;
        // The cards of an earlier game were dealt again: nothing was drawn, so nothing is in them.
        if (card?.knownDeal) this.#keeping.forgetContribution(this.id, card.number);
        if (card === null || card.promise == null) return;
        const next = card.number + 1;
        if (this.you.seat === null) {
            this.#contributedTo = null; // what I added went with the seat
            this.#keeping.forgetContribution(this.id, next);
        } else if (!this.#hasContributed && this.#contributedTo !== card.promise) {
            this.#contributedTo = card.promise;
            const { entropy } = this.#keeping.contribute(this.id, next, card.promise);
            this.#ask({ type: "contribute", entropy }).catch(() => {
                if (!this.#hasContributed) this.#keeping.forgetContribution(this.id, next);
            });
        }
    }

    get #hasContributed(): boolean {
        return (this.#mine?.contributed ?? null) !== null;
    }

    #answered(id: string): Unanswered | undefined {
        const asked = this.#asked.get(id);
        this.#asked.delete(id);
        if (asked?.command.type === "play") this.#keeping.forgetMove(id);
        this.#countUnderway();
        return asked;
    }

    #refused(message: Problem): void {
        if (message.id !== undefined) {
            if (this.#considering.refused(message.id) || this.#hints.refused(message.id)) return;
            this.#answered(message.id)?.reject(new Refused(message));
        } else if (message.code === "unknown") {
            this.connection = "gone";
            if (this.#isMine) this.#keeping.forget(this.id);
            this.line.close();
        } else {
            this.problem = message;
        }
    }

    /** So that a replay can tell whether the log of this game was changed since, and where I sat. */
    #keepGame(): void {
        const { card, you } = this;
        if (card !== null && card.phase !== "gathering" && you.seat !== null)
            this.#keeping.playedAs(this.id, card.number, you.seat);
        if (card?.logHash) this.#keeping.logIs(this.id, card.number, card.logHash);
    }

    /** My secret must outlive the page. */
    #remember(): void {
        if (!this.#isMine || this.token === null) return;
        this.#keeping.keep({
            ...this.#keeping.table(this.id),
            id: this.id,
            game: this.card?.game ?? "",
            token: this.token,
            invite: this.you.invite ?? this.invite,
            isSeated: this.you.seat !== null,
            at: Date.now(),
        });
    }
}

/** Every entry is a move, but for a sealed choice taken back, which is one less. */
function numbered<G extends GameName>(
    before: readonly LogEntry<G>[],
    happened: readonly Happening<G>[],
): readonly LogEntry<G>[] {
    let at = before.at(-1)?.at ?? 0;
    const entries = happened.map((each) => {
        at += each.events.some((event) => event.type.endsWith("-taken-back")) ? -1 : 1;
        return { ...each, at };
    });
    return [...before, ...entries];
}

/** In the order it was said; at the end of a game what spectators said comes late. */
function together(before: readonly Remark[], said: readonly Remark[]): readonly Remark[] {
    const known = new Set(before.map((remark) => remark.seq));
    const fresh = said.filter((remark) => !known.has(remark.seq));
    return [...before, ...fresh].sort((one, other) => one.seq - other.seq);
}
