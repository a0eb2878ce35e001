import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { App } from "../app";
import type { GameModule } from "../games/game";
import type { GameName, TableCard, Views } from "../protocol/messages";
import { Session } from "./session.svelte";
import type { TableState } from "./table.svelte";

const SEAT = { name: "Ida", bot: null, standIn: null, present: true, face: null, rematch: false };
const CARD = {
    id: "t1",
    game: "split",
    number: 2,
    phase: "playing",
    seats: [SEAT, { ...SEAT, name: "Bo" }],
    options: { seats: 2 },
    settings: { takeBack: true },
    deadlines: [null, null],
    coach: null,
    series: null,
} as unknown as TableCard;
const VIEW = { seat: 0, toAct: [0], sealed: [], outcome: null } as unknown as Views[GameName];

/** A table that changes when it is told to. */
class FakeTable {
    card = $state.raw(CARD);
    view = $state.raw(VIEW);
    legal = $state.raw<readonly string[]>(["draw"]);
    deadlines = [];
    reactions = [];
    bubbles = [];
    standIn = null;
    now = 0;
    id = "t1";
    you = { seat: 0, person: 0 };
    token = "secret";
    told: ((view: Views[GameName], events: readonly never[]) => void) | null = null;
    follow(listener: typeof this.told): () => void {
        this.told = listener;
        listener!(this.view, []);
        return () => (this.told = null);
    }
    get isMyTurn(): boolean {
        return this.legal.length > 0;
    }
}

const module = {
    choice: (scene: object) => ({ scene }),
    placesSeats: { width: 600, height: 0 },
    task: () => "your turn",
    progress: () => "turn 1",
    goal: () => "get rid of your cards",
    choreography: (_: object, __: object, after: object) => [{ view: after, cue: null, ms: 300 }],
} as unknown as GameModule<GameName>;

const moment = vi.fn(async () => ({ at: 3, view: VIEW, events: [], views: null }));
const go = vi.fn();
const around = {
    text: { say: (id: string) => id, list: (all: string[]) => all.join(), language: "en" },
    preferences: { pace: 250, get: (key: string) => key === "vibrates" },
    rest: { moment },
    router: { go },
    sounds: { play: vi.fn() },
} as unknown as App;

let table: FakeTable;
let session: Session;
let close: () => void;

function begin(isScreen = false): void {
    table = new FakeTable();
    close = $effect.root(() => {
        session = new Session(table as unknown as TableState, module, around, isScreen);
    });
    flushSync();
}

beforeEach(() => {
    vi.useFakeTimers();
    begin();
});
afterEach(() => {
    close();
    vi.useRealTimers();
    vi.clearAllMocks();
});

const over = (series: object | null = null): void => {
    table.card = { ...CARD, phase: "over", series } as unknown as TableCard;
    flushSync();
};
const change = (): void => {
    table.view = { ...VIEW, toAct: [1] };
    table.told!(table.view, ["an event" as never]);
};

it("says what goes with what is on show, until it is hurried to the latest", () => {
    expect(session.bar).toEqual({ status: "your turn", progress: "turn 1", isTurn: true });
    change();
    table.view = { ...VIEW, toAct: [0] };
    table.told!(table.view, ["another" as never]);
    expect(session.live.view).not.toBe(table.view);
    expect([session.bar.status, session.bar.isTurn]).toEqual(["status-waiting", false]);
    session.hurry();
    expect(session.live.view).toBe(table.view);
    expect(session.bar.isTurn).toBe(true);
});

it("shows the end only when what led to it was shown", () => {
    change();
    over();
    expect([session.isOver, session.end]).toEqual([false, null]);
    vi.advanceTimersByTime(300);
    expect([session.isOver, session.end]).toEqual([true, "result"]);
});

it("ends a series with its ceremony, and begins the next game with nothing chosen", () => {
    over({ over: true, games: [1] });
    expect(session.end).toBe("series");
    session.endView = "score";
    expect(session.end).toBe("score");
    table.card = CARD;
    flushSync();
    expect(session.end).toBeNull();
    over();
    expect(session.end).toBe("result");
});

it("shows nobody twice", () => {
    expect(session.showsSeats).toBe(true);
    session.width = 800; // the board has room for the plates
    expect(session.showsSeats).toBe(false);
    over();
    expect(session.showsSeats).toBe(false); // the podium has them
    session.endView = "score";
    expect(session.showsSeats).toBe(true);
    session.endView = "table";
    expect(session.showsSeats).toBe(false);
});

it("looks back right here while the game goes on, with a choice of its own", async () => {
    const { choice } = session;
    session.isPanelOpen = true;
    session.jump(3);
    await vi.waitFor(() => expect(session.isLookingBack).toBe(true));
    expect(session.isPanelOpen).toBe(false);
    expect(session.scene).toBe(session.looking.scene);
    expect(session.choice).not.toBe(choice);
    session.looking.stop();
    expect(session.choice).toBe(choice);
});

it("goes to the replay of a game that is over", () => {
    over();
    session.jump(3);
    expect(go).toHaveBeenCalledWith("/t/t1/games/2?at=3&seat=0");
    expect(moment).not.toHaveBeenCalled();
});

it("has a coach until it is sent away, and on a screen for all none", () => {
    const coach = { lesson: "split" };
    table.card = { ...CARD, coach } as unknown as TableCard;
    expect([session.hasCoach, session.goal]).toEqual([true, null]);
    session.keepsCoach = false;
    expect([session.hasCoach, session.goal]).toEqual([false, "get rid of your cards"]);
    close();
    begin(true);
    table.card = { ...CARD, coach } as unknown as TableCard;
    expect(session.isTaught).toBe(false);
});

it("hurries me in the last ten seconds of my clock, once, and ticks in the others", () => {
    const play = vi.mocked(around.sounds.play);
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    const pass = (seconds: number): void => {
        for (let second = 0; second < seconds; second++) {
            table.now += 1000;
            vi.advanceTimersByTime(1000);
            flushSync();
        }
    };
    const heard = (): unknown[] => play.mock.calls.splice(0).map(([sound]) => sound);
    table.card = { ...CARD, deadlines: [12_000, 3_000] } as TableCard;
    flushSync();
    pass(1);
    expect(heard()).toEqual([]); // another's clock is not mine
    pass(1);
    expect(heard()).toEqual(["hurry"]);
    pass(3);
    expect(heard()).toEqual(["tick", "tick", "tick"]);
    expect(vibrate).toHaveBeenCalledTimes(1);
    table.card = { ...CARD, deadlines: [40_000, null] } as TableCard; // I have played, and am asked again
    flushSync();
    pass(2);
    expect(heard()).toEqual([]);
    vi.unstubAllGlobals();
});
