/** Work that may be done while nothing else is to be done, so that it is done already when it is needed. */

const LEAST_SPARE = 4; // ms: more than a piece takes
// Safari has no idle time to ask for.
const canIdle = "requestIdleCallback" in globalThis;
const later = (then: (spare?: IdleDeadline) => void): number =>
    canIdle ? requestIdleCallback(then) : window.setTimeout(then, 30);
const cancel = (waiting: number): void =>
    canIdle ? cancelIdleCallback(waiting) : window.clearTimeout(waiting);

/** Piece by piece, in their order. Gives a way to stop. */
export function ahead(pieces: readonly (() => void)[]): () => void {
    let next = 0;
    let waiting: number;
    function step(spare?: IdleDeadline): void {
        do {
            const piece = pieces[next++];
            if (piece === undefined) return;
            piece();
        } while ((spare?.timeRemaining() ?? 0) > LEAST_SPARE);
        waiting = later(step);
    }
    waiting = later(step);
    return () => cancel(waiting);
}
