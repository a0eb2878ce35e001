/** Whether a deal is fair: nobody changed it after the commitment, and nobody chose it before. */

import { hexadecimal, type Contribution } from "../keeping";
import type { Deck } from "../games/game";
import type { GameName, Options } from "../protocol/messages";
import { drawn, promiseOf, type Chance } from "./drawing";
import type { Hashing } from "./draws";

/**
 * `fair`: they do. `unfair`: they do not. `unpublished`: there was no promise, or it is not opened.
 * `unchecked`: this page cannot compute it, because the connection is not a safe one.
 */
export type Verdict = "fair" | "unfair" | "unpublished" | "unchecked";

export interface Promised {
    readonly deal?: unknown;
    readonly salt?: unknown;
    readonly commitment?: unknown;
}

/** The one way to write a deal for hashing: sorted keys, no spaces. */
export function canonical(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
    if (typeof value === "object" && value !== null) {
        const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
        return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(",")}}`;
    }
    return JSON.stringify(value);
}

/** sha256 of salt and deal, as 64 hexadecimal digits */
export async function commitmentOf(
    salt: string,
    deal: unknown,
    subtle: Pick<SubtleCrypto, "digest">,
): Promise<string> {
    const text = new TextEncoder().encode(canonical(deal));
    const before = bytes(salt);
    const both = new Uint8Array(before.length + text.length);
    both.set(before);
    both.set(text, before.length);
    return hexadecimal(new Uint8Array(await subtle.digest("SHA-256", both)));
}

/** @param subtle browsers have it on safe connections only */
export async function verdict(
    { deal, salt, commitment }: Promised,
    subtle: Pick<SubtleCrypto, "digest"> | undefined,
): Promise<Verdict> {
    if (typeof commitment !== "string" || typeof salt !== "string") return "unpublished";
    if (subtle === undefined) return "unchecked";
    if (!/^([0-9a-f]{2})+$/.test(salt)) return "unfair";
    return (await commitmentOf(salt, deal, subtle)) === commitment ? "fair" : "unfair";
}

/**
 * Who chose the cards. `mine`: nobody, since this browser's own part is in the deal. `others`: the
 * same for those who contributed. `nobody`: no seat contributed, so the server could have chosen.
 * `missing`: what this browser contributed is not in it. `forged`: the deal does not follow from
 * what the record says. `untold`: a known deal, or one of an older server.
 */
export type Origin = "mine" | "others" | "nobody" | "missing" | "forged" | "untold" | "unchecked";

export interface Drawn<G extends GameName = GameName> {
    readonly game: G;
    readonly options: Options[G];
    readonly deck?: Deck | null;
    readonly deal: unknown;
    readonly chance?: Chance;
}

/** @param mine what this browser contributed to this deal */
export async function origin<G extends GameName>(
    record: Drawn<G>,
    mine: Contribution | undefined,
    hashing: Hashing | undefined,
): Promise<Origin> {
    const { chance, game, options, deal } = record;
    if (chance === undefined) return mine === undefined ? "untold" : "missing";
    if (hashing === undefined) return "unchecked";
    if ((await promiseOf(chance.seed, hashing)) !== chance.promise) return "forged";
    if (chance.entropy.length !== options.seats) return "forged";
    const again = await drawn(game, options, chance, hashing, record.deck);
    if (canonical(again) !== canonical(deal)) return "forged";
    if (mine !== undefined) return isIn(chance, mine) ? "mine" : "missing";
    return chance.entropy.some((own) => own !== null) ? "others" : "nobody";
}

/** The promise must be the one I saw before I contributed: a later one could be made to fit. */
function isIn(chance: Chance, mine: Contribution): boolean {
    return chance.promise === mine.promise && chance.entropy.includes(mine.entropy);
}

function bytes(hexadecimal: string): Uint8Array {
    return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
