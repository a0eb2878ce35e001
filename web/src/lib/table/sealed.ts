/** Who has made a secret choice that is not turned yet. */

import { entryOf } from "../games/catalogue";
import type { GameName, Views } from "../protocol/messages";

export const sealedSeats = <G extends GameName>(game: G, view: Views[G]): readonly number[] =>
    entryOf(game).sealed?.(view) ?? [];
