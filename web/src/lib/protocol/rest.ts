/** What is asked for once: the games, open tables, a new table, a finished game. */

import type { AnyAct } from "../admin/acts";
import type {
    Answered,
    Code,
    Command,
    DealSheet,
    DeckSheet,
    DeckVerdict,
    Forgotten,
    GameName,
    Games,
    LobbyTables,
    Moment,
    MoveList,
    Notice,
    OpenTable,
    Privacy,
    Problem,
    Reach,
    Reported,
    ReportWish,
    ReviewProgress,
    ReviewSheet,
    Scores,
    ScoreWish,
    TableOpened,
    TalkPage,
    Welcome,
} from "./messages";

/** The server said no, and why. */
export class Refused extends Error {
    readonly code: Problem["code"];

    constructor(problem: Pick<Problem, "code" | "message">) {
        super(problem.message);
        this.code = problem.code;
    }
}

/** Why something did not work; whatever has no code of its own is our fault. */
export function codeOf(error: unknown): Code {
    return error instanceof Refused && error.code ? error.code : "broken";
}

export class Rest {
    #fetch: typeof fetch;

    constructor(fetching: typeof fetch) {
        this.#fetch = fetching;
    }

    games = (): Promise<Games> => this.#get("/api/games");

    /** from where this server can be reached */
    reach = (): Promise<Reach> => this.#get("/api/reach");

    /** what the operator tells everybody */
    notice = (): Promise<Notice> => this.#get("/api/notice");

    /** for how long the server keeps what */
    privacy = (): Promise<Privacy> => this.#get("/api/privacy");

    /** Erase what the owner of this token said and was called. */
    forget(token: string): Promise<Forgotten> {
        return this.#post("/api/forget", {}, { Authorization: `Bearer ${token}` });
    }

    report(table: string, token: string, wish: ReportWish): Promise<Reported> {
        const headers = { Authorization: `Bearer ${token}` };
        return this.#post(`/api/tables/${table}/reports`, wish, headers);
    }

    /** What an operator asks for; each act is sent once. */
    act<Found>(token: string, act: AnyAct): Promise<Found> {
        const headers = { Authorization: `Bearer ${token}` };
        return this.#post("/api/admin", { id: crypto.randomUUID(), act }, headers);
    }

    tables = (): Promise<LobbyTables> => this.#get("/api/tables");

    open(wanted: OpenTable): Promise<TableOpened> {
        return this.#post("/api/tables", wanted);
    }

    /** A table as a spectator sees it; asking makes nobody present. */
    look = (table: string): Promise<Welcome> => this.#get(`/api/tables/${table}`);

    /** @param id made by the client, never used twice */
    do(table: string, token: string, id: string, command: Command): Promise<Answered> {
        const headers = { Authorization: `Bearer ${token}` };
        return this.#post(`/api/tables/${table}/commands`, { id, command }, headers);
    }

    objectives = <T>(game: GameName): Promise<T> => this.#get(`/api/games/${game}/objectives`);

    /** the cards that come with the game, and of what others are made */
    deckSheet = (game: GameName): Promise<DeckSheet> => this.#get(`/api/games/${game}/deck`);

    /** what the rules say of a deck; nothing is kept there */
    checkDeck = (game: GameName, deck: readonly unknown[]): Promise<DeckVerdict> =>
        this.#post(`/api/games/${game}/deck`, { deck });

    /** a game on a real table, by the same rules as everywhere; nothing is kept there */
    score = <G extends GameName>(game: G, wish: ScoreWish): Promise<Scores[G]> =>
        this.#post(`/api/games/${game}/score`, wish);

    /** the deal of a number, for a real table; with cards of one's own nothing is kept there either */
    deal(
        game: GameName,
        number: number,
        options: Record<string, number | boolean | string>,
        deck: readonly Record<string, unknown>[] | null,
    ): Promise<DealSheet> {
        const path = `/api/games/${game}/deals/${number}`;
        if (deck !== null) return this.#post(path, { options, deck });
        const words = Object.entries(options).map(([name, value]) => [
            "option",
            `${name}=${value}`,
        ]);
        return this.#get(`${path}?${new URLSearchParams(words)}`);
    }

    moment<G extends GameName>(
        table: string,
        number: number,
        at: number | null,
        seat: number | null,
        { token = null, isOpen = false }: { token?: string | null; isOpen?: boolean } = {},
    ): Promise<Moment<G>> {
        const query = new URLSearchParams();
        if (at !== null) query.set("at", String(at));
        if (seat !== null) query.set("seat", String(seat));
        if (isOpen) query.set("open", "true");
        const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
        return this.#ask(`/api/tables/${table}/games/${number}/moment?${query}`, { headers });
    }

    /** What each move of a finished game did, as this seat saw it. */
    moves(table: string, number: number, seat: number | null): Promise<MoveList> {
        const query = seat === null ? "" : `?seat=${seat}`;
        return this.#get(`/api/tables/${table}/games/${number}/moves${query}`);
    }

    /** What was said before this entry. */
    talk(table: string, before: number, token: string | null): Promise<TalkPage> {
        const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
        return this.#ask(`/api/tables/${table}/talk?before=${before}`, { headers });
    }

    /** @param have results of it that need not be sent again */
    review = (table: string, number: number, have: number): Promise<ReviewSheet | ReviewProgress> =>
        this.#get(`/api/tables/${table}/games/${number}/review?have=${have}`);

    /** Asked again with the same record, it is how far its review is. */
    reviewRecord = (
        record: Record<string, unknown>,
        have: number,
    ): Promise<ReviewSheet | ReviewProgress> => this.#post(`/api/reviews?have=${have}`, { record });

    momentOf<G extends GameName>(
        record: Record<string, unknown>,
        at: number,
        seat: number | null,
    ): Promise<Moment<G>> {
        return this.#post("/api/moments", { record, at, seat });
    }

    record = (table: string, number: number): Promise<Record<string, unknown>> =>
        this.#get(`/api/tables/${table}/games/${number}/record`);

    #get<T>(path: string): Promise<T> {
        return this.#ask(path, {});
    }

    #post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
        return this.#ask(path, {
            method: "POST",
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify(body),
        });
    }

    async #ask<T>(path: string, init: RequestInit): Promise<T> {
        let answer: Response;
        try {
            answer = await this.#fetch(path, init);
        } catch {
            throw new Refused({ code: "unavailable", message: "the server cannot be reached" });
        }
        const body: unknown = await answer.json();
        if (!answer.ok) throw new Refused(body as Problem);
        return body as T;
    }
}
