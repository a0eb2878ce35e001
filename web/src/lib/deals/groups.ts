/** A deal as it is laid out: what belongs on one sheet of paper, and who may look at it. */

import type { DealPacket } from "../protocol/messages";
import type { Say } from "../text/text.svelte";
import type { MessageId } from "../text/ids";

export interface Group {
    readonly kind: string;
    readonly sight: DealPacket["sight"];
    readonly seat: number | null;
    /** one, or the rows that make the draw pile of Split it! */
    readonly packets: readonly DealPacket[];
}

/** The rows that nobody sees yet lie one on another: they are one sheet. */
export function groupsOf(packets: readonly DealPacket[]): Group[] {
    const isRow = ({ kind, sight }: DealPacket) => kind === "row" && sight === "hidden";
    const rows = packets.filter(isRow);
    const groups: Group[] = packets
        .filter((each) => !isRow(each))
        .map((each) => ({ kind: each.kind, sight: each.sight, seat: each.seat, packets: [each] }));
    if (rows.length > 0) groups.push({ kind: "rows", sight: "hidden", seat: null, packets: rows });
    return groups;
}

/** Seats count from 1 where people read them. */
export function titleOf({ kind, seat, packets }: Group, say: Say): string {
    const first = packets[0]?.number ?? 1;
    const last = packets.at(-1)?.number ?? 1;
    return say(`deals-${kind}` as MessageId, { seat: (seat ?? 0) + 1, number: first, last });
}
