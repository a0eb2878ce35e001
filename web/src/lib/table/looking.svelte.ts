/** Looking back in a running game: an earlier moment, as my own seat saw it then. */

import { Refused, type Rest } from "../protocol/rest";
import type { GameName } from "../protocol/messages";
import type { Text } from "../text/text.svelte";
import { MomentScene } from "./moment.svelte";
import type { TableState } from "./table.svelte";

export class LookingBack {
    #table: TableState;
    #rest: Rest;
    #text: Text;
    at = $state(0);
    scene = $state.raw<MomentScene<GameName> | null>(null);

    constructor(table: TableState, rest: Rest, text: Text) {
        this.#table = table;
        this.#rest = rest;
        this.#text = text;
    }

    async lookAt(at: number): Promise<void> {
        const { id, you, token, card } = this.#table;
        try {
            const moment = await this.#rest.moment(id, card!.number, at, you.seat, { token });
            this.scene = new MomentScene(card!.game, card!.options, () => moment, this.#text);
            this.at = at;
        } catch (error) {
            if (error instanceof Refused) this.#table.problem = error;
        }
    }

    stop(): void {
        this.scene = null;
    }
}
