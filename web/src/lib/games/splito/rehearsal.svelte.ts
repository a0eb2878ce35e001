/** A reveal out of sight, before the first one that is seen: what a browser does for the first time is slow. */

import { flushSync, mount, unmount } from "svelte";
import type { Preferences } from "../../preferences.svelte";
import type { Events, SplitoSheet, SplitoView } from "../../protocol/messages";
import type { Scene, SeatState } from "../../table/scene";
import type { Text } from "../../text/text.svelte";
import Board from "./Board.svelte";
import { SplitoChoice } from "./choice.svelte";
import type { Played } from "./fresh";
import Hand from "./Hand.svelte";
import { objectives } from "./objectives.svelte";
import { cardName, requirement } from "./words";
import ZoneInside from "./ZoneInside.svelte";
import { zoneOf } from "./zones";

const ROOMS = [40, 110, 400]; // px: for cards that are mini, small and full

/** Who shows cards, and to whom. */
interface Around {
    readonly text: Text;
    readonly preferences: Preferences;
    readonly contexts: Map<unknown, unknown>;
}

/** As pieces of work. */
export function rehearsals(scene: Scene<"splito">, around: Around): readonly (() => void)[] {
    const { text } = around;
    return [
        () => objectives.ids.forEach((id) => requirement(objectives.get(id)!, text)),
        () => objectives.ids.forEach((id) => cardName(id, text)),
        ...ROOMS.map((room) => () => revealInZone(scene.view.sheet, room, around)),
        () => revealAtTable(scene, around),
        () => revealAtTable(scene, around), // what was done twice is quicker still
    ];
}

function revealInZone(sheet: SplitoSheet, room: number, { contexts }: Around): void {
    const wanted = objectives.ids.slice(0, 3);
    const cards = [...wanted, "y1", "g2", "g2"];
    const lines = wanted.map((objective, at) => ({
        objective,
        status: (["met", "open", "lost"] as const)[at]!,
    }));
    const props = $state({
        zone: 0,
        cards: [] as readonly string[],
        sheet,
        fresh: [] as readonly Played[],
        pulsing: new Set<string>(),
        backs: [0] as readonly number[],
        staged: null,
        tells: true,
        width: room,
        height: room,
    });
    const target = document.createElement("div");
    const zone = mount(ZoneInside, { target, props, context: contexts });
    flushSync();
    const zones = [{ ...sheet.zones[0]!, lines }, ...sheet.zones.slice(1)];
    const fresh = cards.map((card, seat) => ({ seat, card }));
    Object.assign(props, { cards, fresh, backs: [], sheet: { ...sheet, zones } });
    flushSync();
    void unmount(zone);
}

/** At the whole table. In one piece: what was begun would stay if the page went elsewhere. */
function revealAtTable(scene: Scene<"splito">, { preferences, contexts }: Around): void {
    const rehearsed = new RehearsedScene(scene);
    const props = { scene: rehearsed, choice: new SplitoChoice(rehearsed, preferences) };
    const target = document.createElement("div");
    const parts = [Board, Hand].map((part) => mount(part, { target, props, context: contexts }));
    flushSync();
    flushSync(() => rehearsed.reveal());
    for (const part of parts) void unmount(part);
}

/** The table as it was just now, with a round that nobody has played. */
class RehearsedScene implements Scene<"splito"> {
    readonly game = "splito";
    readonly options;
    readonly names;
    readonly isBot;
    readonly faces;
    readonly cue = null;
    readonly legal: readonly string[] = [];
    readonly isLive = false;
    readonly isBusy = false;
    readonly canTakeBack = false;
    view = $state.raw<SplitoView>()!;
    seats = $state.raw<readonly SeatState[]>([]);
    events = $state.raw<readonly Events["splito"][]>([]);

    constructor(scene: Scene<"splito">) {
        ({ options: this.options, names: this.names } = scene);
        ({ isBot: this.isBot, faces: this.faces } = scene);
        this.view = scene.view;
        this.seats = scene.seats;
    }

    get fields(): SplitoView {
        return this.view;
    }

    reveal(): void {
        const { view, seats } = this;
        const { sheet } = view;
        const turned = seats.map((_, seat) => {
            const card = objectives.ids[seat] ?? "y1";
            const zone = zoneOf(seats.length, seat, "left");
            return { type: "card-turned", seat, card, side: "left", zone } as const;
        });
        const turnedIn = (zone: number) =>
            turned.filter((each) => each.zone === zone).map(({ card }) => card);
        const round = view.round + 1;
        this.events = [...turned, { type: "hands-passed", round }];
        this.seats = seats.map((state) => ({ ...state, isWaited: !state.isWaited }));
        this.view = {
            ...view,
            round,
            hand: view.hand?.toReversed().slice(1) ?? null,
            zones: view.zones.map((cards, zone) => [...cards, ...turnedIn(zone)]),
            sheet: {
                ...sheet,
                commons: sheet.commons.map((line) => ({ ...line, zone: 0 })),
                zones: sheet.zones.map((zone) => ({ ...zone, total: zone.total + 1 })),
            },
        };
    }

    consider(): Promise<null> {
        return Promise.resolve(null);
    }

    play(): void {
        // nobody plays at a table that nobody sees
    }

    takeBack(): void {
        // nor has anybody chosen
    }
}
