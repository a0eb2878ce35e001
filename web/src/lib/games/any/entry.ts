/** A game that this page has no folder for, such as one from a plug-in: its view as a list, its legal moves as buttons. */

import type { Entry } from "../entry";
import Cover from "./Cover.svelte";

export const any: Entry = {
    seats: [],
    usualSeats: 2,
    defaultSeats: 2,
    switches: [],
    hasBeginner: false,
    hasAids: false,
    lessons: {},
    Cover,
    table: () => import("./index"),
};
