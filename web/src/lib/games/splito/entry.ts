/** Splito before it is loaded. */

import type { Route } from "../../routes";
import type { Entry } from "../entry";
import Cover from "./Cover.svelte";

/** where one tells of the Objectives in one's own box */
export const DECK_PAGE: Route<Record<string, never>> = {
    load: () => import("./deck/DeckPage.svelte"),
    parts: ["deck", "splito", "home"],
};

export const splito: Entry<"splito"> = {
    seats: [2, 3, 4, 5, 6, 7, 8],
    variants: [2],
    usualSeats: 4,
    defaultSeats: 3,
    switches: [
        { name: "value_at_least", matters: () => true },
        { name: "show_side", matters: () => true },
    ],
    hasBeginner: false,
    hasAids: true,
    deckPage: DECK_PAGE,
    sealed: (view) => view.sealed,
    lessons: { competitive: "splito" },
    Cover,
    sample: () => import("./Sample.svelte"),
    table: () => import("./index"),
    rules: () => import("./Rules.svelte"),
    draw: () => import("./draw"),
};
