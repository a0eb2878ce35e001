# Was alle Regelseiten gemeinsam haben, und die Kurzregeln: Ziel, Zug, Ende, Sieg.

rules-short = Kurz gesagt
rules-short-goal = Ziel
rules-short-turn = Dein Zug
rules-short-round = Eine Runde
rules-short-end = Ende
rules-short-win = Sieg
rules-full = Die Regeln im Einzelnen
rules-more = Für beides
rules-depart = Wo wir von der gedruckten Regel abweichen

## Split it!

short-split-it-facts = 2 bis 4 Personen
short-split-it-goal = Sammle von jeder Zahl die meisten Karten.
short-split-it-turn = Eine Person legt eine Reihe aus 7 Karten (zu viert 9) und teilt sie in drei Abschnitte. Alle wählen geheim einen. Wer dort allein ist, gewinnt die Karten. Haben ihn mehrere gewählt, bleiben sie liegen, und wer noch nichts gewonnen hat, spielt um den Rest. Ein Abschnitt, den niemand gewählt hat, ist weg. Zu zweit entfernt vorher die andere Person einen Abschnitt. Deine Karten liegen in Spalten aus gleichen Zahlen; jeder Joker macht eine davon länger.
short-split-it-end = Wenn der Nachziehstapel aufgebraucht ist: nach 10 Runden, zu viert nach 8.
short-split-it-win = Die längste Spalte jeder Zahl bringt diese Zahl als Punkte, einmal; bei Gleichstand allen. Die meisten Punkte gewinnen, dann die meisten Spalten.
short-split-it-picture = Sieben Karten in einer Reihe, von zwei Trennern in einen weißen, einen pinken und einen schwarzen Abschnitt geteilt. Darüber haben zwei andere ihre Wahl verdeckt hingelegt. Darunter liegen deine Spalten: 4er, 7er und 8er mit einem Joker.

## Splito

short-splito-facts = 3 bis 8 Personen, mit einer Variante zu zweit · ab 8 Jahren · 15 Minuten
short-splito-goal = Mit beiden Leuten neben dir teilst du dir je eine Zone. Mach beide wertvoll: Du bekommst linke Zone mal rechte Zone.
short-splito-turn = Alle wählen geheim eine Karte und eine Seite, links oder rechts. Alle Karten werden gleichzeitig aufgedeckt, jede in ihrer Zone; dann gibst du deine Hand nach links weiter. Ziele verlangen etwas von ihrer Zone und sind 1 bis 4 Punkte wert. Splito-Karten haben eine Farbe und einen Wert und helfen, sie zu erreichen. Jedes der zwei gemeinsamen Ziele in der Mitte bekommt die Zone, die allein am meisten vom Verlangten hat.
short-splito-end = Nach dreizehn Runden, wenn alle Karten gespielt sind.
short-splito-win = Eine Zone zählt die Ziele zusammen, die sie erreicht hat; ist eine nichts wert, bekommst du 0. Die meisten Punkte gewinnen; bei Gleichstand die wenigsten Karten in beiden Zonen.
short-splito-picture = Drei Personen um einen Tisch, zwischen je zweien eine Zone mit Karten. In der Mitte liegen zwei gemeinsame Ziele. Deine linke und deine rechte Zone sind durch ein Malzeichen verbunden.

## Split, gegeneinander

short-split-facts = 2 bis 5 Personen · ab 8 Jahren
short-split-goal = Werde als Erste oder Erster alle Karten los.
short-split-turn = Schieb die Karte in der Mitte auf den linken oder den rechten Stapel. Dann spiel eine Karte in die Mitte: Ihre Zahl muss zwischen den beiden Stapeln liegen. Ein Joker (0, 1, 99, 100 und jede Zahl mit einer 0 am Ende) passt überall und dreht die Richtung um. Oder setz zurück: Das darfst du immer, und du musst, wenn nichts passt. Der Tisch wird abgeräumt, du ziehst drei Karten, und deine niedrigste und deine höchste Standardkarte beginnen die neuen Stapel.
short-split-end = Sobald jemand die letzte Karte spielt. Ein Joker darf es nicht sein: Wer nur noch einen Joker hat, muss zurücksetzen.
short-split-win = Wer zuerst alle Karten los ist, gewinnt. Punkte gibt es nicht.
short-split-picture = Der linke Stapel zeigt 12, der rechte 84, und dazwischen liegt die 43. Ein Pfeil zeigt die Richtung. Von deiner Hand passen 23, 55 und der Joker 70; die 91 passt nicht.

## Split, miteinander

short-split-together-facts = 3 bis 5 Personen · ab 8 Jahren
short-split-together-goal = Werdet als Team alle eure Karten los.
short-split-together-turn = Schieb die Karte in der Mitte nach links oder rechts und spiel dann eine Karte zwischen die Stapel, wie gegeneinander. Oder spiel einen Helfer: Die 0 und die 100 liegen neben dem Tisch, jede kann einmal gespielt werden. Es gibt kein Zurücksetzen, und niemand zieht. Fragt und gebt Rat, links oder rechts, niedrig oder hoch, eine Farbe; aber nennt nie eine Zahl.
short-split-together-end = Wer keine Karten hat, ist fertig, und die anderen spielen weiter. Kann die Person am Zug nichts spielen und ist kein Helfer übrig, ist es vorbei.
short-split-together-win = Sind alle Hände leer, gewinnen alle; sonst verlieren alle. Die letzte Karte jeder Hand muss eine Standardkarte sein.
short-split-together-picture = Der Tisch von Split; neben den Stapeln liegen offen die Helfer 0 und 100, für alle.

## Search

search-title = Fragen zu den Regeln
search-label = Durchsuch die Regeln aller drei Spiele
search-label-game = Durchsuch die Regeln von { $game }
search-found = { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
search-best = Die besten { $most } von { $count } Treffern
search-nothing = Nichts gefunden. Versuch ein anderes Wort oder eines von diesen:
search-all = Die Regeln aller Spiele durchsuchen
search-terms-split-it = Reihe, Abschnitt, Trenner, Spalte, Nachziehstapel
search-terms-splito = Zone, gemeinsames Ziel, Mehrheit, Vielfalt
search-terms-split = Joker, Standardkarte, zurücksetzen, Ablagestapel, Helfer, Bluff
search-ignored = an, auf, bei, das, dem, den, der, die, du, ein, eine, einen, einer, es, für, hat, ich, im, in, ist, kann, darf, man, mein, meine, meiner, mit, oder, passiert, und, von, wann, was, wenn, wer, wie, wird, zu, zum
search-asked = Häufige Fragen
