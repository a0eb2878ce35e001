/** A reveal out of sight, before the first one that is seen: what a browser does for the first time is slow. */

import { flushSync, mount, unmount } from "svelte";
import type { SplitoSheet } from "../../protocol/messages";
import type { Text } from "../../text/text.svelte";
import type { Played } from "./fresh";
import { objectives } from "./objectives.svelte";
import { cardName, requirement } from "./words";
import ZoneInside from "./ZoneInside.svelte";

const ROOMS = [40, 110, 400]; // px: for cards that are mini, small and full

/** @param around the contexts of who shows cards */
export function rehearsals(
    sheet: SplitoSheet,
    text: Text,
    around: Map<unknown, unknown>,
): readonly (() => void)[] {
    return [
        () => objectives.ids.forEach((id) => requirement(objectives.get(id)!, text)),
        () => objectives.ids.forEach((id) => cardName(id, text)),
        ...ROOMS.map((room) => () => reveal(sheet, room, around)),
    ];
}

function reveal(sheet: SplitoSheet, room: number, around: Map<unknown, unknown>): void {
    const wanted = objectives.ids.slice(0, 3);
    const cards = [...wanted, "y1", "g2", "g2"];
    const lines = wanted.map((objective, at) => ({
        objective,
        status: (["met", "open", "lost"] as const)[at]!,
    }));
    const props = $state({
        zone: 0,
        cards: [] as readonly string[],
        sheet,
        fresh: [] as readonly Played[],
        pulsing: new Set<string>(),
        backs: [0] as readonly number[],
        staged: null,
        tells: true,
        width: room,
        height: room,
    });
    const target = document.createElement("div");
    const zone = mount(ZoneInside, { target, props, context: around });
    flushSync();
    const zones = [{ ...sheet.zones[0]!, lines }, ...sheet.zones.slice(1)];
    const fresh = cards.map((card, seat) => ({ seat, card }));
    Object.assign(props, { cards, fresh, backs: [], sheet: { ...sheet, zones } });
    flushSync();
    void unmount(zone);
}
