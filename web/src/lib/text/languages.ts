/** The eight languages of the rulebooks, and how one is chosen for a newcomer. */

export const LANGUAGES = ["da", "de", "en", "es", "fr", "it", "nl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** English made 40 % longer, to see whether everything still fits. */
export const PSEUDO = "en-XA";

/** Each in its own words, as people look for it. */
export const NATIVE_NAMES: Record<Language, string> = {
    da: "Dansk",
    de: "Deutsch",
    en: "English",
    es: "Español",
    fr: "Français",
    it: "Italiano",
    nl: "Nederlands",
    pt: "Português",
};

/** The first of the browser's languages that we speak. */
export function best(wanted: readonly string[]): Language {
    for (const tag of wanted) {
        const language = tag.toLowerCase().split("-")[0];
        const found = LANGUAGES.find((each) => each === language);
        if (found !== undefined) return found;
    }
    return "en";
}
