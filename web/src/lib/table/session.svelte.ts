/** A seat at the table as the page shows it: the live table, an earlier moment or the end, and what is open beside it. */

import { flushSync } from "svelte";
import type { App } from "../app";
import type { GameModule } from "../games/game";
import { hurry } from "../notices/system";
import { stepAside } from "../parts/focus";
import type { GameName } from "../protocol/messages";
import { replayPath } from "../router.svelte";
import { CountUp } from "./counting.svelte";
import type { EndView } from "./EndViews.svelte";
import { Hinting } from "./hinting.svelte";
import { LiveScene } from "./live.svelte";
import { LookingBack } from "./looking.svelte";
import type { Scene } from "./scene";
import { plainly, Stage } from "./stage.svelte";
import { barOf } from "./status";
import type { TableState } from "./table.svelte";
import { Ticking } from "./ticking.svelte";

const HURRY = 10; // seconds: the last ones

type Surroundings = Pick<App, "text" | "preferences" | "rest" | "router" | "sounds">;

/** What the bar says. */
interface Bar {
    readonly status: string;
    readonly progress: string;
    readonly isTurn: boolean;
}

export class Session {
    readonly table: TableState;
    readonly module: GameModule<GameName>;
    readonly stage: Stage<GameName>;
    /** as it is, for words */
    readonly now: LiveScene<GameName>;
    /** as it is shown */
    readonly live: LiveScene<GameName>;
    readonly looking: LookingBack;
    readonly hinting: Hinting;
    readonly counting = new CountUp();

    /** a drawer; on a phone it covers the board */
    isPanelOpen = $state(false);
    /** until it has said everything and is sent away */
    keepsCoach = $state(true);
    /** px, of the stage */
    width = $state(0);
    height = $state(0);
    /** where my hand and the buttons are */
    hand = $state<HTMLElement>();

    #around: Surroundings;
    #isScreen: boolean;
    /** what is looked at after the end; null: nothing was chosen */
    #chosenView = $state<EndView | null>(null);
    #choice: unknown;
    #pastChoice: unknown = $derived.by(
        () =>
            this.looking.scene && this.module.choice(this.looking.scene, this.#around.preferences),
    );
    #told: Bar = { status: "", progress: "", isTurn: false };

    /** my turn or not, as it is: for whoever looks elsewhere */
    readonly status: string = $derived.by(() =>
        barOf(this.table, this.now, this.module, this.#around.text),
    );
    /** What the bar says goes with what is on show: nobody is asked for the next card while the last are turned. */
    readonly bar: Bar = $derived.by(() => {
        const { table, live, now, module } = this;
        const { text } = this.#around;
        const isLatest = live.view === table.view;
        const isTelling = live.view.toAct.some((seat) => seat !== table.you.seat);
        if (isLatest || isTelling || this.#told.status === "")
            this.#told = {
                status: isLatest ? this.status : barOf(table, live, module, text),
                progress: module.progress(isLatest ? now : live, text),
                isTurn: isLatest && table.isMyTurn,
            };
        return this.#told;
    });
    /** of my own clock; null: more than the last ones, or none is running */
    readonly #lastSeconds: number | null = $derived.by(() => {
        const { seat } = this.table.you;
        const seconds = seat === null ? null : this.live.seats[seat]!.seconds;
        return seconds !== null && seconds <= HURRY ? seconds : null;
    });
    readonly #isHurrying: boolean = $derived(this.#lastSeconds !== null);

    /** Made with the component that shows it, and at its end with it. */
    constructor(
        table: TableState,
        module: GameModule<GameName>,
        around: Surroundings,
        isScreen: boolean,
    ) {
        this.table = table;
        this.module = module;
        this.#around = around;
        this.#isScreen = isScreen;
        const { preferences, rest, text, sounds } = around;
        const ticking = new Ticking(() => table.now);
        this.stage = new Stage<GameName>({
            pace: () => preferences.pace,
            choreography: module.choreography ?? plainly,
            isHidden: () => document.hidden,
            skipped: (view, events) => module.skip?.(this.#choice, view, events),
            wait: (ms, then) => {
                const timer = setTimeout(then, ms);
                return () => clearTimeout(timer);
            },
        });
        this.now = new LiveScene(table, text);
        this.live = new LiveScene(table, text, this.stage, ticking, module.topic);
        this.#choice = module.choice(this.live, preferences);
        this.looking = new LookingBack(table, rest, text);
        this.hinting = new Hinting(table);

        // Not in an effect: what effects set is shown by a second pass over the whole table.
        let asked = table.legal;
        const unfollow = table.follow((view, events) => {
            if (asked !== table.legal && this.hand) stepAside(this.hand); // other buttons, most likely
            asked = table.legal;
            this.stage.follow(view, events);
        });
        $effect(() => () => {
            unfollow();
            this.stage.close();
        });
        $effect(() => ticking.run(table.card!.deadlines.some((deadline) => deadline !== null)));
        $effect(() => {
            if (!this.#isHurrying) return;
            sounds.play("hurry");
            hurry(preferences);
        });
        $effect(() => {
            if (this.#lastSeconds !== null && this.#lastSeconds < HURRY) sounds.play("tick");
        });
        $effect(() => {
            if (this.isOver) return;
            this.#chosenView = null;
            this.counting.reset();
        });
    }

    /** What the board shows. */
    get scene(): Scene<GameName> {
        return this.looking.scene ?? this.live;
    }

    get choice(): unknown {
        return this.isLookingBack ? this.#pastChoice : this.#choice;
    }

    get isLookingBack(): boolean {
        return this.looking.scene !== null;
    }

    /** The game has ended, and its end was shown. */
    get isOver(): boolean {
        return this.table.card!.phase === "over" && !this.stage.isPlaying;
    }

    /** What is to be seen of the end; null: the game goes on, or an earlier moment is looked at. */
    get end(): EndView | null {
        return this.isOver && !this.isLookingBack ? this.endView : null;
    }

    /** The game that decides a series ends with the ceremony for it. */
    get endView(): EndView {
        return this.#chosenView ?? (this.table.card!.series?.over ? "series" : "result");
    }

    set endView(view: EndView) {
        this.#chosenView = view;
    }

    get isTaught(): boolean {
        return this.table.card!.coach !== null && !this.#isScreen;
    }

    get hasCoach(): boolean {
        return this.isTaught && this.keepsCoach;
    }

    /** One line for beginners; null: they know. */
    get goal(): string | null {
        const isGoing = (this.table.card!.series?.games.length ?? 0) > 0;
        return this.hasCoach || isGoing ? null : this.module.goal(this.now, this.#around.text);
    }

    /** Nobody is shown twice: boards may have plates, and the podium has. */
    get showsSeats(): boolean {
        if (this.end !== null && this.end !== "table") return this.end === "score";
        const { placesSeats } = this.module;
        const { width, height } = this;
        return !(placesSeats && width >= placesSeats.width && height >= placesSeats.height);
    }

    /** What is on its way need not be waited for. */
    hurry = (): void => {
        if (this.stage.isPlaying) flushSync(() => this.stage.jump());
    };

    /** A finished game has its own page for every moment; in a running one we look back right here. */
    jump = (at: number): void => {
        const { id, number } = this.table.card!;
        if (this.isOver) this.#around.router.go(replayPath(id, number, at, this.table.you.seat));
        else void this.looking.lookAt(at);
        this.isPanelOpen = false;
    };
}
