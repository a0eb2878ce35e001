/** What a table has agreed on, in words: only what is not as usual among the rules, all settings. */

import { entryOf, isKnown, isTogether, isVariant } from "../games/catalogue";
import type { TableCard } from "../protocol/messages";
import type { Say } from "../text/text.svelte";
import type { MessageId } from "../text/ids";

/** The rules that differ from the usual ones, each with what it means. */
export function rulesInWords({ game, options, deck }: TableCard, say: Say): string[] {
    const lines: string[] = [];
    if (isVariant(game, options.seats)) lines.push(say("gathering-variant"));
    if (deck) lines.push(say("gathering-deck"));
    if (isTogether(game, options)) lines.push(say("home-mode-cooperative"));
    for (const [name, value] of Object.entries(options)) {
        const choice = entryOf(game).choices?.find((each) => each.name === name);
        if (!isKnown(game)) lines.push(...(name === "seats" ? [] : [`${name}: ${value}`]));
        else if (choice !== undefined) lines.push(choice.agreed(say(choice.values[value]!), say));
        else if (value === true)
            lines.push(say(`home-option-${name.replaceAll("_", "-")}` as MessageId));
    }
    return lines;
}

export function settingsInWords({ game, settings }: TableCard, say: Say): string[] {
    const { visibility, talk, takeBack, hints, clock, absence, memoryAids, series } = settings;
    return [
        ...(series
            ? [
                  say("gathering-series", {
                      series: say(`home-series-${series.to}`, { count: series.count }),
                  }),
              ]
            : []),
        say(`gathering-visibility-${visibility}`),
        say(`gathering-talk-${talk}`),
        clock === null
            ? say("gathering-clock-none")
            : say("gathering-clock-seconds", { seconds: clock }),
        say(takeBack ? "gathering-take-back" : "gathering-no-take-back"),
        say(hints ? "gathering-hints" : "gathering-no-hints"),
        absence === null
            ? say("gathering-no-absence")
            : say("gathering-absence", { seconds: absence }),
        ...(memoryAids || !entryOf(game).hasAids
            ? []
            : [say(`gathering-no-aids-${game}` as MessageId)]),
    ];
}
