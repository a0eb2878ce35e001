/** The browser's own notices and vibration, as far as it has them. */

import type { Preferences } from "../preferences.svelte";
import type { Notifier } from "./turns";

const BUZZ = [120, 80, 120]; // ms
const HURRY = [40, 60, 40]; // ms

export const canNotify = (): boolean => "Notification" in globalThis;
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** My time runs out: felt where that was switched on, and seen and heard as well. */
export function hurry(preferences: Preferences): void {
    if (preferences.get("vibrates") && canVibrate()) navigator.vibrate(HURRY);
}

/** Whether notices may be shown; asks if nobody was asked yet. */
export async function permitted(): Promise<boolean> {
    if (!canNotify()) return false;
    if (Notification.permission !== "default") return Notification.permission === "granted";
    return (await Notification.requestPermission()) === "granted";
}

export class SystemNotifier implements Notifier {
    #shown = new Map<string, Notification>();

    show(title: string, body: string, tag: string, path: string): void {
        if (!canNotify() || Notification.permission !== "granted") return;
        this.close(tag);
        try {
            const notice = new Notification(title, { body, tag, icon: "/icon-192.png" });
            notice.onclick = () => {
                window.focus();
                notice.close();
            };
            this.#shown.set(tag, notice);
        } catch {
            void this.#showByWorker(title, body, tag, path); // the only way on Android
        }
    }

    async #showByWorker(title: string, body: string, tag: string, path: string): Promise<void> {
        const worker = await navigator.serviceWorker?.getRegistration();
        await worker?.showNotification(title, { body, tag, icon: "/icon-192.png", data: path });
    }

    close(tag: string): void {
        const notice = this.#shown.get(tag);
        this.#shown.delete(tag);
        notice?.close();
        if (notice === undefined) void this.#closeByWorker(tag);
    }

    async #closeByWorker(tag: string): Promise<void> {
        if (!canNotify() || Notification.permission !== "granted") return;
        const worker = await navigator.serviceWorker?.getRegistration();
        for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
    }

    vibrate(): void {
        if (canVibrate()) navigator.vibrate(BUZZ);
    }
}
