/** The score pads of all games: one page shows them. */

import type { GameName } from "../protocol/messages";
import type { PadModule } from "./pad";
import { pad as split } from "./split/pad";
import { pad as splitIt } from "./split-it/pad";
import { pad as splito } from "./splito/pad";

const PADS = { "split-it": splitIt, splito, split };

/** Of what is on a sheet only its own game knows. */
export const padOf = (game: GameName): PadModule<unknown> =>
    PADS[game] as unknown as PadModule<unknown>;
