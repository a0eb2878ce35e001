/** The move that I have picked but not played. */

import type { Preferences } from "$lib/preferences.svelte";
import type { GameName } from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";

export class MoveChoice {
    #scene: Scene<GameName>;
    #preferences: Preferences;
    #picked = $state<string | null>(null);

    constructor(scene: Scene<GameName>, preferences: Preferences) {
        this.#scene = scene;
        this.#preferences = preferences;
    }

    get picked(): string | null {
        const move = this.#picked;
        return move !== null && this.#scene.legal.includes(move) ? move : null;
    }

    pick(move: string): void {
        if (this.#scene.isBusy || !this.#scene.legal.includes(move)) return;
        const isSecond = this.picked === move;
        this.#picked = move;
        if (isSecond || !this.#preferences.get("confirmsMoves")) this.confirm();
    }

    cancel(): void {
        this.#picked = null;
    }

    confirm(): void {
        const move = this.picked;
        if (move === null || this.#scene.isBusy) return;
        this.#picked = null;
        this.#scene.play(move);
    }
}
