/** What the move picked would change, as soon as the server has said so. */

import type { GameName, Previews } from "../protocol/messages";
import type { Scene } from "./scene";

interface Told<G extends GameName> {
    readonly move: string;
    /** the choices it was told for: with others, it is void */
    readonly legal: readonly string[];
    readonly preview: Previews[G];
}

export class Foreseeing<G extends GameName> {
    #scene: () => Scene<G>;
    #move: () => string | null;
    #told = $state.raw<Told<G> | null>(null);

    /** Of a component: it asks for as long as that is shown. A move on its way is not asked about. */
    constructor(scene: () => Scene<G>, move: () => string | null) {
        this.#scene = scene;
        this.#move = move;
        $effect(() => {
            const [now, asked] = [scene(), move()];
            const { legal, view } = now;
            void view; // others have moved: it is asked anew
            if (asked === null || now.isBusy || !legal.includes(asked)) return;
            let isWanted = true;
            void now.consider(asked).then((preview) => {
                if (isWanted && preview !== null) this.#told = { move: asked, legal, preview };
            });
            return () => {
                isWanted = false;
            };
        });
    }

    get preview(): Previews[G] | null {
        const told = this.#told;
        if (told === null || told.move !== this.#move()) return null;
        return told.legal === this.#scene().legal ? told.preview : null;
    }
}
