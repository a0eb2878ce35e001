/** Who has made a secret choice that is not turned yet, whatever the game calls it. */

import type { GameName, Views } from "../protocol/messages";

export function sealedSeats(view: Views[GameName]): readonly number[] {
    if ("sealed" in view) return view.sealed;
    return "guessed" in view ? view.guessed : view.answered;
}
