/** The server's public tables of games that this page can show, fetched while somebody looks. */

import type { Code, LobbyCard, LobbyTables } from "../protocol/messages";
import { isKnown } from "../games/catalogue";
import { codeOf } from "../protocol/rest";

/** ms */
export const LOOK_EVERY = 10_000;

export class Lobby {
    /** null: not known yet */
    tables = $state.raw<readonly LobbyCard[] | null>(null);
    problem = $state.raw<Code | null>(null);
    isLooking = $state(false);

    #rest: { tables(): Promise<LobbyTables> };

    constructor(rest: { tables(): Promise<LobbyTables> }) {
        this.#rest = rest;
    }

    async look(): Promise<void> {
        if (this.isLooking) return;
        this.isLooking = true;
        try {
            const { tables } = await this.#rest.tables();
            this.tables = tables.filter((table) => isKnown(table.game));
            this.problem = null;
        } catch (error) {
            this.problem = codeOf(error);
        } finally {
            this.isLooking = false;
        }
    }

    /** Look now and every so often, but not while the page is hidden; call the result to stop. */
    follow(page: Document): () => void {
        const look = () => {
            if (!page.hidden) void this.look();
        };
        look();
        const timer = setInterval(look, LOOK_EVERY);
        page.addEventListener("visibilitychange", look);
        return () => {
            clearInterval(timer);
            page.removeEventListener("visibilitychange", look);
        };
    }
}

export const freeSeats = (table: LobbyCard): number =>
    table.names.filter((name) => name === null).length;

export const canJoin = (table: LobbyCard): boolean =>
    table.phase === "gathering" && freeSeats(table) > 0;
