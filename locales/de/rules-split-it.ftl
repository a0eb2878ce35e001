# Die Regeln von Split it! in eigenen Worten.

rules-split-it-idea = Eine Person teilt eine Reihe von Karten in drei Abschnitte. Dann wählen alle geheim einen Abschnitt. Wähle einen, den sonst niemand wählt, und seine Karten gehören dir.
rules-split-it-aim = Du sammelst Spalten aus gleichen Zahlen. Am Ende bringt von jeder Zahl die längste Spalte Punkte.

## Die Karten

rules-split-it-cards = Die Karten
rules-split-it-cards-numbers = Es gibt eine 1, zwei 2er, drei 3er und so weiter, bis zu zehn 10ern. Eine hohe Zahl bringt mehr, aber von ihr sind auch mehr Karten im Spiel.
rules-split-it-cards-jokers = Dazu kommen 15 Joker. Ein Joker hat keine Zahl: Er macht eine deiner Spalten um eine Karte länger.
rules-split-it-cards-all = Zusammen sind das 70 Karten. Sie werden gemischt und bilden verdeckt den Nachziehstapel.
rules-split-it-cards-picture = Einige Zahlenkarten und ein Joker

## Eine Runde

rules-split-it-round = Eine Runde
rules-split-it-start = Wer zuerst teilt, entscheidet der Zufall. In jeder weiteren Runde teilt die nächste Person zur Linken.

rules-split-it-row = 1. Die Reihe legen und teilen
rules-split-it-row-laid = Eine Reihe Karten wird offen ausgelegt: 7 Karten zu zweit oder zu dritt, 9 Karten zu viert.
rules-split-it-row-split = Wer teilt, setzt zwei Trenner zwischen die Karten. So entstehen drei Abschnitte: links Weiß, in der Mitte Pink, rechts Schwarz. Jeder hat mindestens eine Karte. Die Karten behalten ihre Reihenfolge.
rules-split-it-row-picture = Neun Karten, in drei Abschnitte geteilt

rules-split-it-guess = 2. Geheim wählen
rules-split-it-guess-all = Alle wählen einen Abschnitt, auch wer geteilt hat. Niemand sieht die Wahl der anderen.
rules-split-it-guess-back = Du darfst deine Wahl ändern, bis die letzte Person gewählt hat. Dann wird alles gleichzeitig aufgedeckt.

rules-split-it-judge = 3. Wer war allein?
rules-split-it-judge-one = Von einer Person gewählt: Sie gewinnt alle Karten des Abschnitts und ist in dieser Runde fertig.
rules-split-it-judge-several = Von zwei oder mehr gewählt: Niemand bekommt die Karten. Sie bleiben in der Reihe.
rules-split-it-judge-nobody = Von niemandem gewählt: Die Karten sind endgültig weg.
rules-split-it-name-1 = Anna
rules-split-it-name-2 = Ben
rules-split-it-name-3 = Clara
rules-split-it-name-4 = David
rules-split-it-judge-example = Beispiel: Nur { $first } hat Weiß gewählt und gewinnt drei Karten. Nur { $second } hat Pink gewählt und gewinnt zwei. { $third } und { $fourth } haben beide Schwarz gewählt: Die vier Karten bleiben, und nur diese zwei spielen weiter.

rules-split-it-again = 4. Noch einmal mit dem Rest
rules-split-it-again-joined = Die Karten, die geblieben sind, rücken in ihrer alten Reihenfolge zusammen. Weiter geht es nur für die, die in dieser Runde noch keine Karten gewonnen haben.
rules-split-it-again-none = Keine Karte übrig: Die Runde ist vorbei.
rules-split-it-again-one = Eine Karte übrig: Sie ist weg, und die Runde ist vorbei.
rules-split-it-again-two = Zwei Karten übrig: Die linke ist Weiß, die rechte Pink. Schwarz gibt es nicht.
rules-split-it-again-three = Drei Karten übrig: Jede ist ein eigener Abschnitt.
rules-split-it-again-more = Vier oder mehr: Dieselbe Person teilt noch einmal, auch wenn sie schon Karten gewonnen hat.
rules-split-it-again-stand-off = Zu viert kann es um die letzten zwei Karten zwei gegen zwei stehen. Dann wählen alle vier noch einmal. Passiert das zehnmal hintereinander, sind beide Karten weg.

## Zu zweit

rules-split-it-two = Zu zweit
rules-split-it-two-remove = Nach dem ersten Teilen einer Runde entfernt die Person, die nicht geteilt hat, einen Abschnitt. Seine Karten sind weg. Dann wählen beide zwischen den zwei anderen Abschnitten, die ihre Farben behalten.
rules-split-it-two-must = Ein Abschnitt muss entfernt werden. Nach weiterem Teilen in derselben Runde wird nichts entfernt.
rules-split-it-two-picture = Schwarz wird entfernt; Weiß und Pink stehen zur Wahl

## Spalten und Joker

rules-split-it-columns = Deine Spalten und deine Joker
rules-split-it-columns-place = Die gewonnenen Karten liegen offen vor dir, gleiche Zahlen in einer Spalte.
rules-split-it-jokers-place = Jeden gewonnenen Joker legst du sofort in eine deiner Spalten. Auch eine Spalte, die mit demselben Gewinn beginnt, zählt dazu. Ein gelegter Joker bleibt für immer dort.
rules-split-it-jokers-only = Hast du nur eine Spalte, kommt der Joker automatisch dorthin.
rules-split-it-jokers-pending = Ein Joker kann keine Spalte beginnen. Ohne Spalte warten deine Joker neben deinem Platz. Sobald du deine ersten Zahlen gewinnst, werden alle wartenden Joker gelegt.
rules-split-it-jokers-order = Haben mehrere Personen Joker zu legen, geht es im Uhrzeigersinn, angefangen bei der Person, die teilt. Diese Reihenfolge ist unsere; die gedruckte Regel nennt keine.
rules-split-it-jokers-example = Beispiel: Du gewinnst eine 7, eine 8 und einen Joker. Die 7 und die 8 kommen in ihre Spalten. Für den Joker darfst du nun jede deiner Spalten wählen, hier die 8er.
rules-split-it-jokers-before = Vor dem Joker
rules-split-it-jokers-after = Nach dem Joker

## Das Ende

rules-split-it-end = Ende und Punkte
rules-split-it-end-when = Das Spiel endet mit der Runde, die die letzte Karte des Nachziehstapels braucht: 10 Runden zu zweit oder zu dritt, 8 zu viert. Zu viert hat die letzte Reihe nur 7 Karten.
rules-split-it-score-most = Von jeder Zahl bringt die längste Spalte Punkte: Die längste 8er-Spalte ist 8 Punkte wert, egal wie lang sie ist. Joker zählen als Karten ihrer Spalte.
rules-split-it-score-ties = Gleich lange Spalten bringen alle die vollen Punkte. Eine Zahl, die niemand hat, bringt niemandem etwas.
rules-split-it-score-picture = Die Spalten von drei Personen, und wer dafür Punkte bekommt
rules-split-it-worked = Eine ganze Abrechnung, mit Gleichstand
rules-split-it-score-example = { $first } hat die meisten 8er, denn der Joker zählt mit; { $second } hat die meisten 3er und 5er, { $third } die meisten 7er. { $first } und { $second } haben je eine 2, also bekommen beide 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } und { $second } haben beide { $points } Punkte. { $second } hat { $more } Spalten und { $first } nur { $fewer }, also gewinnt { $second }.
rules-split-it-win = Die meisten Punkte gewinnen. Bei gleichen Punkten gewinnen die meisten Spalten. Sind auch die gleich, wird der Sieg geteilt.
rules-split-it-win-jokers = Ein Joker, der am Ende noch wartet, zählt nichts.

## Optionen

rules-split-it-options = Eine Option zu zweit
rules-split-it-options-remove = Mit „Nach jedem Teilen entfernen“ kommt nach jedem Teilen in drei Abschnitte einer davon weg, nicht nur nach dem ersten einer Runde. Auch das Teilen von drei einzelnen Karten zählt; eine Reihe aus zwei Karten verliert nie einen Abschnitt.

## Gut zu wissen

rules-split-it-know = Gut zu wissen
rules-split-it-know-open = Alle Spalten, alle wartenden Joker und alle Karten, die weg sind, sind offen. Die „Zählung“ zeigt, wo alle Karten sind, und damit auch, was noch im Nachziehstapel steckt.
rules-split-it-know-whole = Es zählt, wie viele Karten in der ganzen Reihe übrig sind. Bleiben zwei Abschnitte, werden sie verbunden, und alle, die weiterspielen, dürfen überall wählen.
rules-split-it-know-free = Eine Wahl ist nie verbraucht. Du darfst jedes Mal dieselbe Farbe wählen.
rules-split-it-know-turns = Manche teilen einmal öfter als andere. Das wird nicht ausgeglichen.
rules-split-it-know-fan = Dies ist eine inoffizielle Fassung von Fans. Split it! ist von Igor Ganzha und bei Piatnik erschienen; beide haben mit dieser Seite nichts zu tun.

## Abweichungen

rules-split-it-depart-start = Wer zuerst teilt, entscheidet der Zufall, wenn der Host nichts anderes sagt; gedruckt ist es die jüngste Person.
rules-split-it-depart-order = Haben mehrere Personen Joker zu legen, geht es im Uhrzeigersinn, angefangen bei der Person, die teilt; die gedruckten Regeln nennen keine Reihenfolge.
rules-split-it-depart-two = Zwei übrige Karten sind immer Weiß und Pink, und drei werden immer eins zu eins zu eins geteilt.
rules-split-it-depart-waiting = Mehrere wartende Joker werden zusammen gelegt, mit der ersten Spalte, die entsteht; einer, der nie eine Spalte findet, zählt nichts.
rules-split-it-depart-stand-off = Zwei gegen zwei um die letzten zwei Karten endet beim zehnten Mal.
rules-split-it-depart-change = Eine Wahl darf geändert werden, bis die letzte Person gewählt hat.
rules-split-it-depart-tally = Die Zählung aller Karten ist für alle offen, wenn ein Tisch sie nicht ausschaltet; an einem echten Tisch muss man sie sich merken.

rules-split-it-asked-same = Was, wenn zwei denselben Abschnitt wählen?
rules-split-it-asked-joker = Darf ich einen Joker später verschieben?
