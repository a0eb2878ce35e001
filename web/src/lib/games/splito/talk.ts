/** What may be said of Splito's table: which Objective is still open. */

import type { Scene } from "../../table/scene";
import type { Text } from "../../text/text.svelte";
import { objectives } from "./objectives.svelte";
import { requirement } from "./words";
import { sideOf } from "./zones";

/** Common ones that no zone has, and open ones of my zones; whoever watches may mean any. */
export function topics({ view, names }: Scene<"splito">) {
    const { commons, zones } = view.sheet;
    const isMine = (zone: number) =>
        view.seat === null || sideOf(names.length, view.seat, zone) !== null;
    const open = zones.flatMap(({ lines }, zone) =>
        isMine(zone) ? lines.filter(({ status }) => status === "open") : [],
    );
    const free = commons.filter(({ zone }) => zone === null);
    return { "objective-open": [...free, ...open].map(({ objective }) => objective) };
}

export function topic(id: string, text: Text) {
    const objective = objectives.get(id);
    return { name: objective === undefined ? id : requirement(objective, text) };
}
