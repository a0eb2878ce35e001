/** Marks that one part of the page leaves on an element for another part, a style or a test to find.
 *
 * In markup a mark is written out, `data-spot="hand"`; a test compares it with this list. Code finds and sets marks
 * through the functions below.
 */

/** By name: its values, `*` for anything; empty: it is there or not. */
export const MARKS = {
    // Cards on their way (table/travel.ts)
    /** what is the same card before and after a change */
    travels: ["*"],
    /** where a card comes from that was not on the table before */
    from: ["", "stock", "gone", "seat *", "hand *", "jokers *"],
    /** where cards may come from */
    place: ["stock", "gone", "seat *", "hand *", "jokers *"],
    /** something is on its way: what the eye sees is not the latest */
    playing: ["true"],
    /** the act that is on show, in the game's own words */
    cue: ["*"],

    // Cards that are dragged (parts/dragging.ts)
    /** can be dragged */
    drags: [""],
    /** is being dragged */
    dragged: [""],
    /** where cards may be let go of */
    drop: ["left", "right", "middle"],
    /** the dragged card may be let go of here, or is right over it */
    droppable: ["", "over"],

    // The keyboard (parts/focus.ts, parts/roving.ts)
    /** a stop of a group that is one for the Tab key */
    rove: [""],
    /** keeps the keyboard when what had it goes away */
    "keeps-focus": [""],
    /** out of sight instead of taken away */
    gone: [""],
    /** never taken away, only out of sight */
    stays: [""],
    /** what a player does next, wherever it stands */
    next: [""],
    /** plays what is picked */
    confirm: [""],
    /** asks for a hint */
    "asks-hint": [""],
    /** a tap outside closes what these have opened */
    picker: ["*"],
    reactions: ["*"],

    // The coach (lessons/pointing.svelte.ts) and hints (table/highlights.ts)
    /** what a lesson may point at, and a hint may speak of */
    spot: [
        ...["hand", "hand *", "result", "series", "talk"],
        ...["row", "section *", "display *", "column *"], // Split it!
        ...["common *", "objective *", "zone *"], // Splito
        ...["helper *", "helpers", "line", "middle", "pile *", "reset", "ring"], // Split
    ],
    /** what is pointed at */
    pointing: ["*"],
    /** the open hint speaks of it */
    hinted: [""],
    /** how far one has read */
    step: ["*"],
    lesson: ["*"],

    // A table as cards (kit/DataTable.svelte)
    /** what stands beside a value there */
    label: ["*"],

    // Rules (rules/anchors.ts)
    rule: [""],
    /** a question that the paragraph answers */
    asked: ["*"],
    /** the number of a paragraph */
    number: ["*"],
    /** where the address leads */
    target: [""],

    // What is drawn, for styles and for tests
    theme: ["*"],
    contrast: ["more"],
    felt: ["classic", "calm"],
    /** of the numbers in the corners of cards */
    index: ["standard", "large"],
    /** no motion is wished for */
    still: [""],
    game: ["*"],
    seat: ["*"],
    /** how many seats there are */
    seats: ["*"],
    card: ["*"],
    face: ["*"],
    reaction: ["*"],
    /** what a seat has just said */
    bubble: [""],
    /** what ears are told */
    testid: ["news", "reaction", "talk"],
    /** moves that stand on the board instead of below it */
    choices: [""],
    section: ["white", "pink", "black"], // Split it!
    fate: ["won", "gone", "stays"],
    column: ["*"],
    side: ["left", "right"], // Splito
    zone: ["left", "right"],
    total: ["left", "right"],
    helper: ["*"], // Split
    /** what a test plays next (tests/e2e/playing.py) */
    offered: [""],
} as const;

export type Mark = keyof typeof MARKS;
type Filled<S> = S extends `${infer Start}*` ? `${Start}${string}` : S;
export type MarkValue<M extends Mark> = Filled<(typeof MARKS)[M][number]>;

/** The selector of what has a mark, or has it with this value. */
export const marked = (mark: Mark, value?: string): string =>
    value === undefined ? `[data-${mark}]` : `[data-${mark}="${CSS.escape(value)}"]`;

export const isMarked = (element: Element, mark: Mark): boolean =>
    element.hasAttribute(`data-${mark}`);

/** null: it does not have it */
export const markOf = (element: Element, mark: Mark): string | null =>
    element.getAttribute(`data-${mark}`);

export const mark = <M extends Mark>(element: Element, mark: M, value: MarkValue<M>): void =>
    element.setAttribute(`data-${mark}`, value);

export const unmark = (element: Element, mark: Mark): void =>
    element.removeAttribute(`data-${mark}`);
