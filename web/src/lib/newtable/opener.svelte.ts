/** Opening a table and going there, from wherever one is: home, a record, a replay. */

import { newToken, type Keeping } from "../keeping";
import type { Levels } from "../levels.svelte";
import { codeOf, type Rest } from "../protocol/rest";
import type { Code, GameName, OpenTable, TableOpened } from "../protocol/messages";
import type { Router } from "../router.svelte";

interface Surroundings {
    rest: Rest;
    keeping: Keeping;
    router: Router;
    levels: Levels;
}

export class Opener {
    /** a table is being opened; one at a time */
    isBusy = $state(false);
    /** why the last one was refused */
    problem = $state.raw<Code | null>(null);

    #around: Surroundings;

    constructor(around: Surroundings) {
        this.#around = around;
    }

    /**
     * Keep my secret before going there: whoever has it has the seat.
     *
     * @param wanted with bots: the one for the other seats, or who is like it at this server
     */
    async open(game: GameName, wanted: (token: string) => OpenTable): Promise<void> {
        if (this.isBusy) return;
        this.isBusy = true;
        this.problem = null;
        const { rest, keeping, router, levels } = this.#around;
        try {
            const { bots = null, ...table } = wanted(newToken());
            const isTry = (table.tryout ?? null) !== null; // which begins with its opening
            const fill = isTry && bots !== null ? await levels.fitting(game, bots) : null;
            const wish = { ...table, face: keeping.face };
            const opened = await rest.open(isTry ? { ...wish, bots: fill } : wish);
            keeping.keep({
                id: opened.table,
                game,
                token: opened.token,
                invite: opened.invite,
                isSeated: true,
                at: Date.now(),
            });
            if (bots !== null && !isTry)
                await this.#start(opened, await levels.fitting(game, bots));
            router.go(opened.watchPath);
        } catch (error) {
            this.problem = codeOf(error);
        } finally {
            this.isBusy = false;
        }
    }

    /**
     * With bots in the other seats. The server has promised its part of the deal by now, so mine
     * goes with the start. Whatever goes wrong, the table is there and can be started from there.
     */
    async #start({ table, token, promise }: TableOpened, fill: string): Promise<void> {
        const { rest, keeping } = this.#around;
        const mine = promise === null ? null : keeping.contribute(table, 1, promise);
        const entropy = mine?.entropy ?? null;
        try {
            await rest.do(table, token, newToken(), { type: "start", fill, entropy });
        } catch {
            keeping.forgetContribution(table, 1);
        }
    }
}
