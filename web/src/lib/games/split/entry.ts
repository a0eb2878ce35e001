/** Split before it is loaded. */

import type { Entry, Mode } from "../entry";
import Cover from "./Cover.svelte";

const isCompetitive = (mode: Mode): boolean => mode === "competitive";

export const split: Entry<"split"> = {
    seats: [2, 3, 4, 5],
    usualSeats: 3,
    defaultSeats: 2,
    together: { seats: [3, 4, 5], options: { mode: "cooperative" } },
    choices: [
        {
            name: "helpers",
            label: "home-helpers",
            about: "home-helpers-about",
            values: {
                both: "home-helpers-both",
                zero: "home-helpers-zero",
                hundred: "home-helpers-hundred",
                none: "home-helpers-none",
            },
            matters: (mode) => !isCompetitive(mode),
            agreed: (helpers, say) => say("gathering-helpers", { helpers }),
        },
    ],
    switches: [
        { name: "reset_keeps_direction", matters: isCompetitive },
        { name: "bluff_resets", matters: isCompetitive },
    ],
    hasBeginner: true,
    hasAids: false,
    countsLeft: true,
    roundAfter: (played) => played.filter((move) => move === "reset").length,
    sealed: (view) => view.answered,
    lessons: { competitive: "split", cooperative: "cooperative-split" },
    Cover,
    sample: () => import("./Sample.svelte"),
    table: () => import("./index"),
    rules: () => import("./Rules.svelte"),
    draw: () => import("./draw"),
};
