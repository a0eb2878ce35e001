/** Where things stand on the number line, so that close numbers do not hide each other. */

/** Moves labels apart that are nearer than `least`, and keeps them between `from` and `to`. */
export function spread(
    wanted: readonly number[],
    least: number,
    from: number,
    to: number,
): readonly number[] {
    const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
    const placed = [...wanted];
    let edge = from;
    for (const index of order) {
        placed[index] = Math.max(wanted[index]!, edge);
        edge = placed[index] + least;
    }
    edge = to;
    for (const index of order.toReversed()) {
        placed[index] = Math.min(placed[index]!, edge);
        edge = placed[index] - least;
    }
    return placed;
}
