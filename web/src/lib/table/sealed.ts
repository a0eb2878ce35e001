/** Who has made a secret choice that is not turned yet, whatever the game calls it. */

import type { GameName, Views } from "../protocol/messages";

export function sealedSeats(view: Views[GameName]): readonly number[] {
    if ("sealed" in view) return view.sealed;
    if ("guessed" in view) return view.guessed;
    return "answered" in view ? view.answered : []; // nothing is known of a plug-in's game
}
