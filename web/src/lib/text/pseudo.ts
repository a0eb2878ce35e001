/** A made-up language: English with accents, two fifths longer, so that a tight layout shows. */

const ACCENTS: Record<string, string> = {
    a: "á",
    e: "ë",
    i: "í",
    o: "ö",
    u: "ü",
    A: "Á",
    E: "Ë",
    I: "Í",
    O: "Ö",
    U: "Ü",
};

export function longer(text: string): string {
    const accented = text.replace(/[aeiouAEIOU]/g, (letter) => ACCENTS[letter] ?? letter);
    // Words stretch, as they do in other languages; spaces and signs stay.
    let owed = 0;
    return accented.replace(/\p{L}+/gu, (word) => {
        owed += word.length * 0.5; // the spaces between them count too
        const extra = Math.floor(owed);
        owed -= extra;
        return word + "~".repeat(extra);
    });
}
