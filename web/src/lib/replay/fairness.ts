/** Whether a deal is the one that was promised: the record's salt and deal must give its commitment. */

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
    const digest = new Uint8Array(await subtle.digest("SHA-256", both));
    return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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

function bytes(hexadecimal: string): Uint8Array {
    return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
