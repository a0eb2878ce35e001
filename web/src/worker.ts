/**
 * The service worker: the page's own files for when there is no network, and nothing else.
 *
 * What may be kept is an allow-list, written in when the client is built: files whose names have a hash of
 * their content, icons, and the one page that every place shows. An answer of the server about a table
 * is never looked at. A page is always asked for first, so nobody sees an old one who has a network.
 */

import { isKept, isNavigation, keptOf } from "./lib/shell/keeping";

interface WorkerEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
}
interface MessageEvent extends WorkerEvent {
    readonly data: unknown;
}
interface ClickEvent extends WorkerEvent {
    readonly notification: Notification;
}
interface Window {
    readonly url: string;
    focus(): Promise<unknown>;
}
interface Scope {
    readonly location: Location;
    readonly caches: CacheStorage;
    readonly clients: {
        claim(): Promise<void>;
        matchAll(options: { type: "window" }): Promise<readonly Window[]>;
        openWindow(path: string): Promise<unknown>;
    };
    addEventListener(type: "install" | "activate", heard: (event: WorkerEvent) => void): void;
    addEventListener(type: "fetch", heard: (event: FetchEvent) => void): void;
    addEventListener(type: "notificationclick", heard: (event: ClickEvent) => void): void;
    addEventListener(type: "message", heard: (event: MessageEvent) => void): void;
}

const scope = self as unknown as Scope;
const FILES: ReadonlySet<string> = new Set("@files@".split(" ")); // filled in by the build
const VERSION = "splittable-@version@";
const PAGE = "/";
const OLD = /^splittable-/;

const kept = (): Promise<Cache> => scope.caches.open(VERSION);

scope.addEventListener("install", (event) => {
    event.waitUntil(kept().then((cache) => cache.add(new Request(PAGE, { cache: "no-cache" }))));
});

scope.addEventListener("activate", (event) => {
    event.waitUntil(forgetOld().then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin } = scope.location;
    if (isNavigation(request, origin)) event.respondWith(page(request));
    else if (isKept(request, origin, FILES)) event.respondWith(file(request));
});

/** The page tells what it has loaded before the worker was there. */
scope.addEventListener("message", (event) => {
    const paths = keptOf(event.data, scope.location.origin, FILES);
    event.waitUntil(
        kept().then((cache) => Promise.allSettled(paths.map((path) => keep(cache, path)))),
    );
});

/** A notice of a turn was tapped: to that table. */
scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(look(String(event.notification.data)));
});

async function look(path: string): Promise<void> {
    if (!/^\/t\/[a-z0-9]+$/.test(path)) return;
    const open = await scope.clients.matchAll({ type: "window" });
    const table = open.find(({ url }) => new URL(url).pathname === path);
    await (table === undefined ? scope.clients.openWindow(path) : table.focus());
}

async function page(request: Request): Promise<Response> {
    try {
        return await fetch(request);
    } catch (error) {
        const shell = await (await kept()).match(PAGE);
        if (shell === undefined) throw error;
        return shell;
    }
}

async function file(request: Request): Promise<Response> {
    const cache = await kept();
    const known = await cache.match(request.url);
    if (known !== undefined) return known;
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
}

async function keep(cache: Cache, path: string): Promise<void> {
    if ((await cache.match(path)) === undefined) await cache.add(path);
}

async function forgetOld(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => OLD.test(name) && name !== VERSION);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
}
