/** A link to pass on: copied or shared, and whether that went well. */

export type Copied = "not-yet" | "copied" | "refused";

/** What a link needs of the browser. */
export interface Passing {
    clipboard?: Pick<Clipboard, "writeText"> | undefined;
    share?: ((data: ShareData) => Promise<void>) | undefined;
}

export class Link {
    readonly address: string;
    copied = $state<Copied>("not-yet");
    #passing: Passing;

    constructor(path: string, origin: string, passing: Passing) {
        this.address = new URL(path, origin).href;
        this.#passing = passing;
    }

    get canShare(): boolean {
        return typeof this.#passing.share === "function";
    }

    /** Browsers give no clipboard to pages without a safe connection, and may always refuse. */
    async copy(): Promise<void> {
        try {
            if (!this.#passing.clipboard) throw new Error("no clipboard");
            await this.#passing.clipboard.writeText(this.address);
            this.copied = "copied";
        } catch {
            this.copied = "refused";
        }
    }

    /** Whoever closes the share sheet has simply changed their mind. */
    async share(text: string): Promise<void> {
        await this.#passing.share?.({ text, url: this.address }).catch(() => undefined);
    }
}
