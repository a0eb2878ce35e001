/**
 * Where the rounds of a finished game begin. A round never comes back, so the first moment of one
 * is found in a few looks: in ever wider steps from here, then by halving.
 *
 * In Split it! and Splito the view says its round. Split has none; there a reset begins a new part,
 * and the record tells which moves were resets without a look at any moment.
 */

/** The round at a moment, by the number of moves played. It never goes down as these go up. */
export type RoundAt = (at: number) => Promise<number> | number;

/** The first moment of the next round; the end of the game if this is the last one. */
export async function nextRound(roundAt: RoundAt, at: number, end: number): Promise<number> {
    const here = await roundAt(at);
    let before = at; // still this round
    for (let step = 1; ; step *= 2) {
        const probe = Math.min(at + step, end);
        if ((await roundAt(probe)) > here) return firstAfter(roundAt, here, before, probe);
        if (probe === end) return end;
        before = probe;
    }
}

/** The first moment of this round, or of the one before if we are there already. */
export async function previousRound(roundAt: RoundAt, at: number): Promise<number> {
    if (at === 0) return 0;
    const wanted = await roundAt(at - 1);
    let after = at - 1; // in the wanted round
    for (let step = 1; ; step *= 2) {
        const probe = Math.max(at - 1 - step, 0);
        if ((await roundAt(probe)) < wanted) return firstAfter(roundAt, wanted - 1, probe, after);
        if (probe === 0) return 0;
        after = probe;
    }
}

/** The first moment beyond this round, between one that is not and one that is. */
async function firstAfter(
    roundAt: RoundAt,
    round: number,
    before: number,
    after: number,
): Promise<number> {
    while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if ((await roundAt(middle)) > round) after = middle;
        else before = middle;
    }
    return after;
}
