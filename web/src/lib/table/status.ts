/** One sentence for the reader: what I must do, or whom we wait for, or how it ended. */

import { isTogether } from "../games/catalogue";
import type { GameModule } from "../games/game";
import type { GameName } from "../protocol/messages";
import type { Text } from "../text/text.svelte";
import { nextOf, wishes } from "./rematch";
import { sealedSeats } from "./sealed";
import type { Scene } from "./scene";
import type { TableState } from "./table.svelte";
import type { MessageId } from "../text/ids";

/** What the bar says at a live table: nobody is asked to do what a bot does for them. */
export function barOf<G extends GameName>(
    table: TableState<G>,
    scene: Scene<G>,
    module: GameModule<G>,
    text: Text,
): string {
    const { phase } = table.card!;
    if (phase === "playing" && table.standIn !== null) {
        return text.say(table.standIn === "move" ? "status-stood-in-move" : "status-stood-in");
    }
    const sentence = statusOf(scene, module, text);
    const { seats, isSameDeal } = wishes(table.card!, table.you.seat);
    if (seats.length === 0) return sentence;
    const names = text.list(seats.map((seat) => scene.names[seat]!));
    const wish: MessageId = isSameDeal ? "status-rematch-same" : `status-${nextOf(table.card!)}`;
    return `${sentence} ${text.say(wish, { names, count: seats.length })}`;
}

/** More names than these would fill a phone's screen; who they are stands on the seats below. */
const MOST_NAMES = 3;

export function statusOf<G extends GameName>(
    scene: Scene<G>,
    module: GameModule<G>,
    text: Text,
): string {
    const { view, names } = scene;
    if (view.outcome !== null) return endOf(scene, text);
    if (scene.legal.length > 0) return module.task(scene, text);
    const count = view.toAct.length;
    const many = count > MOST_NAMES ? "-many" : "";
    const isMine = view.seat !== null && sealedSeats(scene.game, view).includes(view.seat);
    const waitedFor = text.list(view.toAct.map((seat) => names[seat]!));
    return text.say(`status-${isMine ? "chosen" : "waiting"}${many}`, { names: waitedFor, count });
}

function endOf(scene: Scene<GameName>, text: Text): string {
    const { winners, scores } = scene.view.outcome!;
    if (isTogether(scene.game, scene.options)) {
        return text.say(winners.length > 0 ? "status-won-together" : "status-lost-together");
    }
    if (winners.length === 1 && winners[0] === scene.view.seat) return text.say("status-you-won");
    if (winners.length === scores.length) return text.say("status-all-won");
    return text.say("status-won", {
        count: winners.length,
        names: text.list(winners.map((seat) => scene.names[seat]!)),
    });
}
