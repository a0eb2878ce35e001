/** What a hint speaks of, named in its sentence and highlighted on the table while the hint is open. */

import type { GameModule, Teller } from "../games/game";
import { mark, marked, unmark } from "../marks";
import type { GameName, HintPlace } from "../protocol/messages";

/** Plates are marked as where cards come from, everything else as what a lesson may point at. */
const selector = ({ kind, at }: HintPlace): string =>
    kind === "seat" ? marked("place", `seat ${at}`) : marked("spot", `${kind} ${at}`);

/** Highlight these places until the function that it gives back is called, also where they are drawn anew. */
export function highlight(places: readonly HintPlace[], root: HTMLElement): () => void {
    const all = places.map(selector).join(", ");
    if (all === "") return () => undefined;
    const show = (): void => {
        for (const element of root.querySelectorAll(all)) mark(element, "hinted", "");
    };
    show();
    const watcher = new MutationObserver(show);
    watcher.observe(root, { childList: true, subtree: true });
    return () => {
        watcher.disconnect();
        for (const element of root.querySelectorAll(marked("hinted"))) unmark(element, "hinted");
    };
}

const PLACEHOLDERS = {
    column: "columns",
    common: "objectives",
    hand: "cards",
    helper: "cards",
    objective: "objectives",
    seat: "name",
    section: "section",
    zone: "zone",
} as const satisfies Record<HintPlace["kind"], string>;

/** What the places are called, by the placeholder for their kind. */
export function named(
    places: readonly HintPlace[],
    module: Pick<GameModule<GameName>, "placeName">,
    teller: Teller,
): Record<string, string> {
    const found = new Map<string, string[]>();
    for (const place of places) {
        const name =
            place.kind === "seat"
                ? teller.names[Number(place.at)]!
                : (module.placeName?.(place, teller) ?? place.at);
        const key = PLACEHOLDERS[place.kind];
        found.set(key, [...(found.get(key) ?? []), name]);
    }
    return Object.fromEntries(
        [...found].map(([key, names]) => [key, teller.text.list(names)] as const),
    );
}
