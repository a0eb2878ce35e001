/** The operator's way to the server: a token that lasts as long as the page, acts, and what they found. */

import { codeOf, type Rest } from "../protocol/rest";
import type { Acts, AnyAct, Bans, FoundTables, Reports, ServerStatus, TableSheet } from "./acts";

export class Operator {
    status = $state.raw<ServerStatus | null>(null);
    tables = $state.raw<FoundTables | null>(null);
    /** null until asked for: reading them is written into the audit log */
    reports = $state.raw<Reports | null>(null);
    bans = $state.raw<Bans | null>(null);
    /** the table that is shown */
    sheet = $state.raw<TableSheet | null>(null);
    acts = $state.raw<Acts | null>(null);
    /** what became of the last act, in one line */
    said = $state("");
    failed = $state(false);
    isBusy = $state(false);

    #rest: Rest;
    #token = ""; // in memory alone: a reload asks again

    constructor(rest: Rest) {
        this.#rest = rest;
    }

    get isIn(): boolean {
        return this.status !== null;
    }

    async enter(token: string): Promise<void> {
        this.#token = token;
        await this.#try(async () => {
            this.status = await this.ask<ServerStatus>({ type: "status" });
            await this.#reread();
        });
    }

    leave(): void {
        this.#token = "";
        this.status = null;
        this.reports = null;
        this.said = "";
    }

    /** An act that answers with what it found. */
    ask<Found>(act: AnyAct): Promise<Found> {
        return this.#rest.act<Found>(this.#token, act);
    }

    /** An act that changes something; then everything is read again. */
    do(act: AnyAct, said: string): Promise<void> {
        return this.#try(async () => {
            this.sheet = null; // it may be another, or gone
            const { changed } = await this.ask<{ changed: boolean }>(act);
            await this.#reread();
            this.said = changed ? said : "Nothing to do: it is so already.";
        });
    }

    find(act: Extract<AnyAct, { type: "find-tables" }>): Promise<void> {
        return this.#try(async () => {
            this.#wanted = act;
            this.tables = await this.ask<FoundTables>(act);
        });
    }

    show(table: string): Promise<void> {
        return this.#try(async () => {
            this.sheet = await this.ask<TableSheet>({ type: "show-table", table });
        });
    }

    read(): Promise<void> {
        return this.#try(() => this.#readReports());
    }

    refresh(): Promise<void> {
        return this.#try(() => this.#reread());
    }

    #wanted: Extract<AnyAct, { type: "find-tables" }> = { type: "find-tables" };

    async #reread(): Promise<void> {
        this.status = await this.ask<ServerStatus>({ type: "status" });
        this.tables = await this.ask<FoundTables>(this.#wanted);
        if (this.reports !== null) await this.#readReports();
        this.bans = await this.ask<Bans>({ type: "list-bans" });
        this.acts = await this.ask<Acts>({ type: "list-acts", most: 20 });
    }

    async #readReports(): Promise<void> {
        this.reports = await this.ask<Reports>({ type: "list-reports" });
    }

    async #try(work: () => Promise<void>): Promise<void> {
        this.isBusy = true;
        this.said = "";
        this.failed = false;
        try {
            await work();
        } catch (error) {
            this.failed = true;
            this.said = error instanceof Error ? error.message : codeOf(error);
        }
        this.isBusy = false;
    }
}
