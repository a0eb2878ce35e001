/** A review that is being made, or is there: whoever looks at it asks for it until it is done. */

import { codeOf } from "../protocol/rest";
import { chancesOf } from "./figures";
import type { Code, ReviewedDecision, ReviewProgress, ReviewSheet } from "../protocol/messages";

/** What has been found: at the end all of it. */
export interface Findings {
    /** by position from the first one, and by seat */
    readonly chances: ReviewSheet["chances"];
    readonly decisions: readonly ReviewedDecision[];
    /** null until the end */
    readonly parts: ReviewSheet["parts"] | null;
}

const NOTHING: Findings = { chances: [], decisions: [], parts: null };

/** @param have how many results it needs not send again */
export type Ask = (have: number) => Promise<ReviewSheet | ReviewProgress>;

/** ms between two questions; after a refusal that passes */
const AGAIN = 1000;
const LATER = 5000;

/** What passes by itself. */
const PASSING: readonly Code[] = ["too-busy", "too-fast", "unavailable"];

export class ReviewState {
    findings = $state.raw<Findings>(NOTHING);
    /** whether it is made */
    isDone = $state(false);
    progress = $state.raw<ReviewProgress | null>(null);
    problem = $state.raw<Code | null>(null);

    #ask: Ask;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #isWanted = false;

    constructor(ask: Ask) {
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
            const { chances, decisions } = this.findings;
            const answer = await this.#ask(chances.length + decisions.length);
            this.problem = null;
            if ("format" in answer) {
                this.findings = answer;
                this.progress = null;
                this.isDone = true;
                return;
            }
            this.#add(answer);
            this.#later(answer, AGAIN);
        } catch (error) {
            this.problem = codeOf(error);
            if (PASSING.includes(this.problem)) this.#later(this.progress, LATER);
        }
    }

    #add({ positions, decisions }: ReviewProgress): void {
        if (positions.length + decisions.length === 0) return;
        const known = this.findings;
        this.findings = {
            chances: [...known.chances, ...positions.map(({ chances }) => chances)],
            decisions: [...known.decisions, ...decisions],
            parts: null,
        };
    }

    #later(progress: ReviewProgress | null, pause: number): void {
        this.progress = progress;
        if (this.#isWanted) this.#timer = setTimeout(() => void this.#poll(), pause);
    }
}

/** What the graph draws: what each player could know, or the chances with all cards known. */
export type Sight = "seen" | "known";

/** The grades from the least to the worst, each with a sign that chess players know. */
export const SIGNS = { slip: "?!", mistake: "?", blunder: "??" } as const;

/** @param whose null: everybody's */
export const marked = (findings: Findings, whose: number | null): readonly ReviewedDecision[] =>
    findings.decisions.filter(
        ({ grade, seat }) => grade !== null && (whose === null || seat === whose),
    );

export const decisionAt = (findings: Findings, at: number): ReviewedDecision | undefined =>
    findings.decisions.find((each) => each.at === at);

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

/** A chance that changes so much is explained. */
const MUCH = 0.15;

export interface Turn {
    readonly seat: number;
    readonly before: number;
    readonly after: number;
}

/** How the chance of a seat that decides has changed since its last decision; null: not much. */
export function turnBefore(findings: Findings, { at, seat }: ReviewedDecision): Turn | null {
    const last = findings.decisions.findLast((each) => each.seat === seat && each.at < at);
    const now = decisionAt(findings, at);
    if (last === undefined || now === undefined) return null;
    return much({ seat, before: chancesOf(last)[1], after: chancesOf(now)[0] });
}

/** Whose chance a move changed most, with all cards known; null: nobody's much. */
export function turnAt({ chances }: Findings, at: number): Turn | null {
    const [row, next] = [chances[at], chances[at + 1]];
    if (row === undefined || next === undefined) return null;
    const turns = row.map((before, seat) => ({ seat, before, after: next[seat]! }));
    return much(turns.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]!);
}

const sizeOf = ({ before, after }: Turn): number => Math.abs(after - before);
const much = (turn: Turn): Turn | null => (sizeOf(turn) < MUCH ? null : turn);

/** Where all win or lose together, one line says it for everybody. */
export const areTogether = (chances: ReviewSheet["chances"]): boolean =>
    chances.every((row) => row.every((chance) => chance === row[0]));
