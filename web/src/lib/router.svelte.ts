/** Where the reader is: home, a table, a replay, a review, the rules, a deck, the score pad or a deal by number; the address says so. */

import { GAMES, type GameName } from "./protocol/messages";

export type Place =
    | { at: "home" }
    | { at: "table"; table: string; invite: string | null }
    | { at: "screen"; table: string; invite: string | null }
    | { at: "replay"; table: string; number: number; move: number | null; seat: number | null }
    | { at: "review"; game: { table: string; number: number } | null; move: number | null }
    | { at: "rules"; game: GameName | null }
    | { at: "deck" }
    | { at: "score" }
    | { at: "privacy" }
    | { at: "admin" }
    | { at: "deals"; query: string }
    | { at: "compare"; query: string }
    | { at: "kit" }
    | { at: "nowhere" };

export class Router {
    #place = $state.raw<Place>({ at: "home" });
    #visits = $state(0);

    constructor() {
        this.#read();
    }

    get place(): Place {
        return this.#place;
    }

    /** How often the reader went elsewhere since the page was loaded. */
    get visits(): number {
        return this.#visits;
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.#read();
        this.#visits++;
        scrollTo(0, 0);
    }

    /** The same place, said more exactly: a move of a replay. */
    refine(path: string): void {
        if (location.pathname + location.search === path) return;
        history.replaceState(null, "", path);
        this.#read();
    }

    /** The reader went back or forward. */
    moved = (): void => {
        this.#read();
        this.#visits++;
    };

    /** Follow links of our own without loading the page anew. */
    clicked = (event: MouseEvent): void => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element).closest?.("a[href]");
        if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
        const url = new URL(link.href);
        if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
        const isHere = url.pathname === location.pathname && url.search === location.search;
        if (isHere && url.hash !== "") return; // the browser goes to a part of this page
        event.preventDefault();
        this.go(url.pathname + url.search + url.hash);
    };

    #read(): void {
        const place = read(location.pathname, new URLSearchParams(location.search));
        // Another part of the same page: what is folded out there stays so.
        if (JSON.stringify(place) !== JSON.stringify(this.#place)) this.#place = place;
    }
}

export function read(path: string, query: URLSearchParams): Place {
    const [first, second, third, fourth, fifth, ...rest] = path.split("/").slice(1);
    if (rest.length > 0) return { at: "nowhere" };
    if (first === "deck" && second === undefined) return { at: "deck" };
    if (import.meta.env.DEV && path === "/kit") return { at: "kit" };
    if (first === "score" && second === undefined) return { at: "score" };
    if (first === "admin" && second === undefined) return { at: "admin" };
    if (first === "privacy" && second === undefined) return { at: "privacy" };
    if ((first === "deals" || first === "compare") && second === undefined) {
        return { at: first, query: query.size > 0 ? `?${query}` : "" };
    }
    const move = whole(query.get("at"));
    if (first === "review" && second === undefined) return { at: "review", game: null, move };
    if (first === "t" && second && third === "games" && Number(fourth) > 0 && fifth === "review") {
        return { at: "review", game: { table: second, number: Number(fourth) }, move };
    }
    if (fifth !== undefined) return { at: "nowhere" };
    if (first === "" || first === undefined) return { at: "home" };
    if (first === "t" && second && third === undefined) {
        return { at: "table", table: second, invite: query.get("invite") };
    }
    if (first === "t" && second && third === "screen" && fourth === undefined) {
        return { at: "screen", table: second, invite: query.get("invite") };
    }
    if (first === "t" && second && third === "games" && Number(fourth) > 0) {
        return {
            at: "replay",
            table: second,
            number: Number(fourth),
            move,
            seat: whole(query.get("seat")),
        };
    }
    const game = GAMES.find((each) => each === second);
    if (first === "rules" && second === undefined) return { at: "rules", game: null };
    if (first === "rules" && game && third === undefined) return { at: "rules", game };
    return { at: "nowhere" };
}

function whole(text: string | null): number | null {
    return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

export function replayPath(
    table: string,
    number: number,
    at: number | null,
    seat: number | null,
): string {
    const query = new URLSearchParams();
    if (at !== null) query.set("at", String(at));
    if (seat !== null) query.set("seat", String(seat));
    const tail = query.size > 0 ? `?${query}` : "";
    return `/t/${table}/games/${number}${tail}`;
}

/** @param game null: of the record that was chosen last */
export function reviewPath(
    game: { table: string; number: number } | null,
    at: number | null = null,
): string {
    const tail = at === null ? "" : `?at=${at}`;
    return (game === null ? "/review" : `/t/${game.table}/games/${game.number}/review`) + tail;
}
