import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { SeatCard, TableCard } from "../protocol/messages";
import { StandIns } from "./standins.svelte";

let card = $state.raw<TableCard>(table(null, null, null));
let standIns: StandIns;
let stop: () => void;

function table(...reasons: SeatCard["standIn"][]): TableCard {
    const seats = reasons.map((standIn) => ({ standIn }) as SeatCard);
    return { phase: "playing", seats } as unknown as TableCard;
}

const told = (): string[] => standIns.news.map(({ seat, why }) => `${seat} ${why}`);

function becomes(...reasons: SeatCard["standIn"][]): void {
    card = table(...reasons);
    flushSync();
}

beforeEach(() => {
    stop = $effect.root(() => {
        standIns = new StandIns(
            () => card,
            () => 0,
        );
    });
    becomes(null, null, null);
});
afterEach(() => stop());

it("tells that a bot plays on for somebody else, until that is read", () => {
    expect(told()).toEqual([]);
    becomes(null, "left", "absence");
    expect(told()).toEqual(["1 left", "2 absence"]);
    standIns.read(standIns.news[0]!);
    expect(told()).toEqual(["2 absence"]);
});

it("tells it again when they go again", () => {
    becomes(null, "left", null);
    standIns.read(standIns.news[0]!);
    becomes(null, null, null);
    becomes(null, "left", null);
    expect(told()).toEqual(["1 left"]);
});

it("says nothing of one move, of me, and after the game", () => {
    becomes("absence", "move", null);
    expect(told()).toEqual([]);
    card = { ...table(null, "left", null), phase: "over" };
    expect(told()).toEqual([]);
});
