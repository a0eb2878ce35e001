/** Which zone lies where: between neighbours, or two for each of two seats (splito 2.5, 2.6, 6.3). */

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Zone i is to the left of seat i. */
export function zoneOf(seats: number, seat: number, side: Side): number {
    if (seats === 2) return 2 * seat + (side === "right" ? 1 : 0);
    return side === "left" ? seat : (seat + seats - 1) % seats;
}

/** Who sits next to a seat. */
export const neighbour = (seats: number, seat: number, side: Side): number =>
    (seat + (side === "left" ? 1 : seats - 1)) % seats;

export const zoneCount = (seats: number): number => (seats === 2 ? 4 : seats);

/** Who plays into a zone: its right neighbour first, as one reads it from the middle of the table. */
export function seatsAt(seats: number, zone: number): readonly number[] {
    return seats === 2 ? [zone >> 1] : [zone, (zone + 1) % seats];
}

/** The side on which a seat has this zone; null: it is not one of its two. */
export function sideOf(seats: number, seat: number, zone: number): Side | null {
    return SIDES.find((side) => zoneOf(seats, seat, side) === zone) ?? null;
}

/** All zones that are not mine, clockwise from my left; a spectator has none, so all of them. */
export function otherZones(seats: number, seat: number | null): readonly number[] {
    const count = zoneCount(seats);
    const first = seat === null ? 0 : zoneOf(seats, seat, "left");
    const clockwise = Array.from({ length: count }, (_, step) => (first + step) % count);
    return clockwise.filter((zone) => seat === null || sideOf(seats, seat, zone) === null);
}
