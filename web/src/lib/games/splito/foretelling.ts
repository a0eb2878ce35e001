/** What a card of Splito would change, in short lines: by what lies there now. */

import type {
    SplitoCommonChange,
    SplitoObjectiveChange,
    SplitoPreview,
} from "$lib/protocol/messages";
import type { Scene } from "$lib/table/scene";
import type { Text } from "$lib/text/text.svelte";
import { objectives } from "./objectives.svelte";
import { pointsName, requirement, zoneFor } from "./words";

export function foretold(preview: SplitoPreview, scene: Scene<"splito">, text: Text): string[] {
    const zoneOf = (zone: number): string =>
        zoneFor(zone, scene.view.seat, { text, names: scene.names });
    const { zone, product } = preview;
    const lines = [
        ...preview.objectives.map((each) => changed(each, zone, zoneOf, text)),
        ...preview.commons.map((each) => counted(each, zone, text)),
        ...preview.zones
            .filter(({ points }) => points.before !== points.after)
            .map(({ zone, points: { before, after } }) =>
                text.say("splito-foreseen-zone", {
                    zone: zoneOf(zone),
                    before,
                    points: pointsName(after, text),
                }),
            ),
    ];
    if (lines.length === 0) lines.push(text.say("splito-foreseen-same"));
    if (product.before !== product.after)
        lines.push(text.say("splito-foreseen-product", { ...product }));
    return lines;
}

function changed(
    { objective, zone, was, becomes }: SplitoObjectiveChange,
    mine: number,
    zoneOf: (zone: number) => string,
    text: Text,
): string {
    const after = text.say(`splito-state-${becomes}`);
    const wanted = named(objective, text);
    if (was === null) return text.say("splito-foreseen-new", { wanted, after });
    const change = { wanted, before: text.say(`splito-state-${was}`), after };
    return zone === mine
        ? text.say("splito-foreseen-objective", change)
        : text.say("splito-foreseen-elsewhere", { ...change, zone: zoneOf(zone) });
}

/** A common: how many there are here, and whether this zone would have it. */
function counted(
    { objective, count, becomes }: SplitoCommonChange,
    zone: number,
    text: Text,
): string {
    const change = { wanted: named(objective, text), ...count };
    if (becomes === zone) return text.say("splito-foreseen-common-here", change);
    return text.say(
        becomes === null ? "splito-foreseen-common-tied" : "splito-foreseen-common-there",
        change,
    );
}

function named(id: string, text: Text): string {
    const objective = objectives.get(id);
    return objective === undefined ? text.say("splito-objective") : requirement(objective, text);
}
