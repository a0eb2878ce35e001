/** What the coach means on the table: boards mark their places by `data-spot`. */

import { marked } from "../marks";

/** px */
interface Place {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
}

const LOOK_EVERY = 100; // ms: cards travel, and screens turn
const STOPS = 'button:not(:disabled), [role="slider"]';

export const spot = (place: string | null): HTMLElement | null =>
    place === null ? null : document.querySelector<HTMLElement>(marked("spot", place));

/** Where something lies, for as long as it is pointed at. */
export class Pointing {
    place = $state.raw<Place | null>(null);

    /** Follow it, and let ears know what is said of it; gives back how to stop. */
    follow(name: string | null, describedBy: string): () => void {
        let described: HTMLElement | null = null;
        const forget = (): void => {
            if (described?.getAttribute("aria-describedby") === describedBy)
                described.removeAttribute("aria-describedby");
        };
        const look = (): void => {
            const meant = spot(name);
            if (meant !== described) {
                forget();
                described = meant;
                meant?.scrollIntoView({ block: "nearest", inline: "nearest" }); // a low board scrolls
            }
            if (meant !== null && !meant.hasAttribute("aria-describedby"))
                meant.setAttribute("aria-describedby", describedBy);
            this.#lies(meant?.getBoundingClientRect() ?? null);
        };
        look();
        const timer = setInterval(look, LOOK_EVERY);
        return () => {
            clearInterval(timer);
            forget();
            this.place = null;
        };
    }

    #lies(where: DOMRect | null): void {
        if (where === null || where.width === 0) {
            this.place = null;
            return;
        }
        const { left, top, width, height } = where;
        const now = this.place;
        const isSame =
            now?.left === left && now.top === top && now.width === width && now.height === height;
        if (!isSame) this.place = { left, top, width, height };
    }
}

/** Who has read goes on there by keyboard. */
export function focusOn(place: string | null): void {
    const meant = spot(place);
    const stop = meant?.matches(STOPS) ? meant : meant?.querySelector<HTMLElement>(STOPS);
    (stop ?? document.querySelector<HTMLElement>("main .hand"))?.focus();
}
