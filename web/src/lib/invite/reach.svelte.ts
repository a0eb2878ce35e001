/** By which address others can open what I pass on: not by the one I use on the server's own machine. */

import type { Reach as Told } from "../protocol/messages";

/**
 * `known`: others can use the address. `asking`: it is not known yet. `here`: the server listens on
 * this machine alone. `nowhere`: it would let others in, but the machine has no address.
 */
export type Standing = "known" | "asking" | "here" | "nowhere";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class Reach {
    #page: Pick<Location, "origin" | "protocol" | "hostname" | "port">;
    #ask: () => Promise<Told>;
    #told = $state.raw<Told | null>(null);
    #asked: Promise<void> | null = null;
    #chosen = $state<string | null>(null);

    /** @param page where this page was opened */
    constructor(page: Location, ask: () => Promise<Told>) {
        this.#page = page;
        this.#ask = ask;
    }

    get #isLocal(): boolean {
        return LOOPBACK.test(this.#page.hostname);
    }

    /** Ask the server, where that is needed; once, unless it failed. */
    load(): Promise<void> {
        if (!this.#isLocal) return Promise.resolve();
        this.#asked ??= this.#ask()
            .then((told) => void (this.#told = told))
            .catch(() => void (this.#asked = null));
        return this.#asked;
    }

    get standing(): Standing {
        if (!this.#isLocal) return "known";
        if (this.#told === null) return "asking";
        if (!this.#told.shared) return "here";
        return this.#told.addresses.length === 0 ? "nowhere" : "known";
    }

    /** To choose from; none where this page's own address will do. */
    get addresses(): readonly string[] {
        return this.#told?.addresses ?? [];
    }

    get address(): string | null {
        return this.#chosen ?? this.addresses[0] ?? null;
    }

    choose(address: string): void {
        if (this.addresses.includes(address)) this.#chosen = address;
    }

    /** What links begin with: an address for others where there is one. */
    get origin(): string {
        const { origin, protocol, port } = this.#page;
        if (this.address === null) return origin;
        return `${protocol}//${this.address}${port === "" ? "" : `:${port}`}`;
    }
}
