/** Split it! before it is loaded. */

import type { Entry } from "../entry";
import Cover from "./Cover.svelte";

export const splitIt: Entry<"split-it"> = {
    seats: [2, 3, 4],
    usualSeats: 3,
    defaultSeats: 2,
    switches: [{ name: "remove_after_every_split", matters: (_, seats) => seats === 2 }],
    hasBeginner: true,
    hasAids: true,
    sealed: (view) => view.guessed,
    lessons: { competitive: "split-it" },
    Cover,
    sample: () => import("./Sample.svelte"),
    table: () => import("./index"),
    rules: () => import("./Rules.svelte"),
    draw: () => import("./draw"),
};
