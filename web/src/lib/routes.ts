/** The pages: which component shows a place, and the messages it needs. */

import type { Component } from "svelte";
import { DECK_PAGE } from "./games/catalogue";
import type { Place } from "./router.svelte";
import type { Part } from "./text/text.svelte";

type At = Exclude<Place["at"], "nowhere">;
type PropsAt<A extends At> = Omit<Extract<Place, { at: A }>, "at">;

export interface Route<Props extends object> {
    readonly load: () => Promise<{ default: Component<Props> }>;
    readonly parts: readonly Part[];
}

export const ROUTES: { readonly [A in At]: Route<PropsAt<A>> } = {
    home: { load: () => import("./home/Home.svelte"), parts: ["home"] },
    table: { load: () => import("./table/Table.svelte"), parts: ["table", "home"] },
    screen: { load: () => import("./party/Screen.svelte"), parts: ["table", "home"] },
    replay: {
        load: () => import("./replay/Replay.svelte"),
        parts: ["replay", "review", "table", "home"],
    },
    review: {
        load: () => import("./review/Review.svelte"),
        parts: ["review", "replay", "table", "home"],
    },
    rules: { load: () => import("./rules/RulesPage.svelte"), parts: ["home", "rules"] },
    deck: DECK_PAGE,
    score: { load: () => import("./score/ScorePage.svelte"), parts: ["score", "table", "home"] },
    deals: { load: () => import("./deals/DealsPage.svelte"), parts: ["deals", "home"] },
    admin: { load: () => import("./admin/AdminPage.svelte"), parts: ["home"] },
    privacy: { load: () => import("./privacy/PrivacyPage.svelte"), parts: ["privacy", "home"] },
    compare: {
        load: () => import("./deals/ComparePage.svelte"),
        parts: ["deals", "score", "home"],
    },
    kit: {
        // Its address leads here only while developing, and the build leaves it out.
        load: () =>
            import.meta.env.DEV
                ? import("./kit/Catalogue.svelte")
                : import("./parts/Nowhere.svelte"),
        parts: ["home", "table"],
    },
};
