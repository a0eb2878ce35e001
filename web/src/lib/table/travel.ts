/** Cards on their way: whatever has the same `data-travels` before and after a change moves from here to there.
 *
 * What was not there before comes from the place named by its `data-from`: the element with that
 * `data-place`. Only transforms are animated, and only of what has moved: the layout is the end state.
 */

import { marked, markOf } from "../marks";

/** Where things were, by key. */
export type Whereabouts = ReadonlyMap<string, DOMRect>;

const TRAVELLERS = marked("travels");
const STILL = 2; // px: less is no journey

/** Where everything that travels is now, and every place that something may come from. */
export function whereabouts(root: HTMLElement): Whereabouts {
    const found = new Map<string, DOMRect>();
    for (const element of root.querySelectorAll<HTMLElement>(`${TRAVELLERS}, ${marked("place")}`)) {
        const travels = markOf(element, "travels");
        const place = markOf(element, "place");
        const where = element.getBoundingClientRect();
        if (where.width === 0) continue;
        if (travels !== null) found.set(`card ${travels}`, where);
        if (place !== null) found.set(`place ${place}`, where);
    }
    return found;
}

/** Let everything that has moved since travel to where it is. */
export function travel(root: HTMLElement, before: Whereabouts, ms: number): void {
    const journeys: [HTMLElement, Keyframe][] = [];
    for (const element of root.querySelectorAll<HTMLElement>(TRAVELLERS)) {
        const [travels, from] = [markOf(element, "travels"), markOf(element, "from")];
        const then = before.get(`card ${travels}`) ?? before.get(`place ${from}`);
        if (then === undefined) continue;
        const now = element.getBoundingClientRect();
        if (now.width === 0) continue;
        const x = then.left + then.width / 2 - (now.left + now.width / 2);
        const y = then.top + then.height / 2 - (now.top + now.height / 2);
        if (Math.abs(x) < STILL && Math.abs(y) < STILL) continue;
        const scale = Math.min(3, Math.max(0.3, then.width / now.width));
        journeys.push([element, { transform: `translate(${x}px, ${y}px) scale(${scale})` }]);
    }
    // All measured before the first is moved: one layout for all of them.
    for (const [element, start] of journeys) {
        const motion = element.animate([start, { transform: "none" }], {
            duration: ms,
            easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
        });
        motion.id = "travel";
    }
}
