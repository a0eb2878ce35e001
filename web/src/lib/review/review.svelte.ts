/** A review that is being made, or is there: whoever looks at it asks for it until it is done. */

import { codeOf } from "../protocol/rest";
import type { Code, ReviewedDecision, ReviewProgress, ReviewSheet } from "../protocol/messages";

/** ms between two questions; after a refusal that passes */
const AGAIN = 1000;
const LATER = 5000;

/** What passes by itself. */
const PASSING: readonly Code[] = ["too-busy", "too-fast", "unavailable"];

export class ReviewState {
    /** null until it is made */
    sheet = $state.raw<ReviewSheet | null>(null);
    progress = $state.raw<ReviewProgress | null>(null);
    problem = $state.raw<Code | null>(null);

    #ask: () => Promise<ReviewSheet | ReviewProgress>;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isWanted = false;

    constructor(ask: () => Promise<ReviewSheet | ReviewProgress>) {
        this.#ask = ask;
    }

    /** From now on it is wanted; whoever stops asking has it given up. */
    start(): void {
        this.stop();
        this.#isWanted = true;
        void this.#poll();
    }

    stop(): void {
        this.#isWanted = false;
        clearTimeout(this.#timer);
    }

    async #poll(): Promise<void> {
        try {
            const answer = await this.#ask();
            this.problem = null;
            if ("format" in answer) this.sheet = answer;
            else this.#later(answer, AGAIN);
        } catch (error) {
            this.problem = codeOf(error);
            if (PASSING.includes(this.problem)) this.#later(this.progress, LATER);
        }
    }

    #later(progress: ReviewProgress | null, pause: number): void {
        this.progress = progress;
        if (this.#isWanted) this.#timer = setTimeout(() => void this.#poll(), pause);
    }
}

/** The grades from the least to the worst, each with a sign that chess players know. */
export const SIGNS = { slip: "?!", mistake: "?", blunder: "??" } as const;

export const marked = (sheet: ReviewSheet): readonly ReviewedDecision[] =>
    sheet.decisions.filter(({ grade }) => grade !== null);

export const decisionAt = (sheet: ReviewSheet, at: number): ReviewedDecision | undefined =>
    sheet.decisions.find((each) => each.at === at);

/** 95 % of a normal distribution lie so many standard errors around its middle. */
const NORMAL = 1.96;

/** Half of the interval around a chance; no chance is further off than a whole one. */
export const spread = (error: number): number => Math.min(1, NORMAL * error);

export interface Interval {
    low: number;
    high: number;
}

export const interval = ({ loss, error }: ReviewedDecision): Interval => ({
    low: Math.max(0, loss - NORMAL * error),
    high: Math.min(1, loss + NORMAL * error),
});

/** Where all win or lose together, one line says it for everybody. */
export const areTogether = (chances: ReviewSheet["chances"]): boolean =>
    chances.every((row) => row.every((chance) => chance === row[0]));
