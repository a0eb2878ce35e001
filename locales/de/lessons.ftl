### Geführte erste Spiele. Der Coach sagt ein, zwei kurze Sätze auf einmal; $left und $right sind die Namen der Nachbarn.

lesson-coach = Dein Coach
lesson-wait = Schau, was die anderen tun …
lesson-progress = { $at } von { $count }
lesson-go-on = Weiter
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-over = So geht das Spiel! Jetzt kannst du eine richtige Partie spielen.
lesson-play-real = Richtig spielen
lesson-read-rules = Kurzregeln
lesson-play-on = Hier weiterspielen

## Split it!

lesson-split-it-welcome = Willkommen! Du gewinnst Karten und sammelst gleiche Zahlen in Spalten. Am Ende bringt die längste Spalte jeder Zahl diese Zahl an Punkten.
lesson-split-it-row = Sieben Karten liegen in einer Reihe. In dieser Runde teilst du sie mit den zwei Trennern in drei Abschnitte: weiß, pink und schwarz.
lesson-split-it-cut = Schieb die Trenner, bis Weiß 2 Karten hat, Pink 2 und Schwarz 3. Dann tippe auf „Hier teilen“.
lesson-split-it-secret = Jetzt wählen alle geheim einen Abschnitt, auch du. Bist du dort allein, gehören die Karten dir.
lesson-split-it-guess = Schwarz hat die meisten Karten. Wähle Schwarz.
lesson-split-it-contested = Nur { $right } hat Weiß gewählt und bekommt es. Pink hat niemand gewählt: Es ist weg. Schwarz habt ihr beide gewählt, du und { $left }: Die Karten bleiben liegen und werden neu geteilt.
lesson-split-it-again = Drei Karten, eine in jedem Abschnitt: Wähle noch einmal. Mein Tipp: die 9 in Pink.
lesson-split-it-alone = { $left } hat anders gewählt. So wart ihr beide allein, und jeder hat eine 9.
lesson-split-it-alone-other = Das hat dich die 9 in Pink gekostet. In der nächsten Runde kannst du es wettmachen.
lesson-split-it-next-row = Neue Runde: Diese Reihe hat { $left } geteilt. In Weiß liegen eine 9, eine 5 und ein Joker.
lesson-split-it-take = Ein Joker macht eine deiner Spalten länger. Wähle Weiß.
lesson-split-it-joker = Du warst allein! Leg den Joker auf eine deiner Spalten; dort bleibt er für immer. Nimm die 9er.
lesson-split-it-majority = Deine Spalte der 9er ist jetzt die längste am Tisch: 9 Punkte, wenn es so bleibt.
lesson-split-it-majority-other = Dort zählt der Joker für eine kleinere Zahl. Auf den 9ern hätte er 9 Punkte gesichert.
lesson-split-it-threat = Diese Reihe hat { $right } geteilt. In Weiß liegen drei 5er: genug, um deine Spalte der 5er zu überholen.
lesson-split-it-choose = Die 5er wollen auch andere. Wähle Pink: zwei 8er.
lesson-split-it-lost = Die 8er gehören dir. Aber { $right } hat die drei 5er bekommen: Bei den 5ern führst du nicht mehr.
lesson-split-it-lost-other = Dort warst du nicht allein, also bleiben die Karten in der Reihe. Die zwei 8er hat niemand gewählt, sie sind weg.
lesson-split-it-scoring = So geht es weiter, bis der Nachziehstapel leer ist. Dann bringt die längste Spalte jeder Zahl diese Zahl, bei Gleichstand allen. Wer die meisten Punkte hat, gewinnt.

## Splito

lesson-splito-welcome = Willkommen! In Splito teilst du mit jedem Nachbarn eine Zone. Neun von dreizehn Runden sind schon gespielt; du spielst die letzten vier.
lesson-splito-zones = Diese Zone teilst du mit { $left }, die rechte mit { $right }. Jede deiner Karten kommt nach links oder nach rechts.
lesson-splito-objective = Karten mit Rauten sind Ziele: Sie bringen am Ende Punkte, wenn ihre Zone sie erreicht. Hier sind genau zwei 3er gefragt, und erst einer liegt da.
lesson-splito-pick = Nimm deine blaue 3 und schick sie nach links.
lesson-splito-met = Zwei 3er: Das Ziel ist erreicht. Ein dritter würde es wieder verderben.
lesson-splito-met-other = Rechts hilft deine 3 nicht. Links fehlt noch eine 3; ohne sie bringt das Ziel dort nichts.
lesson-splito-lost = Inzwischen hat { $right } eine 5 in deine rechte Zone gelegt. „Keine 5“ ist dort verfehlt, für euch beide.
lesson-splito-passed = Alle wählen gleichzeitig, dann werden die Karten zusammen aufgedeckt. Danach wandert jede Hand nach links: Diese Karten kommen von { $right }.
lesson-splito-place = Auch Ziele kannst du spielen. Dieses will Pink, Grün und Schwarz: Deine rechte Zone hat alle drei. Schick es nach rechts.
lesson-splito-placed = Sofort erreicht: rechts ein Punkt mehr.
lesson-splito-placed-other = Links fehlt Grün. Solange keins kommt, bringt das Ziel dort nichts.
lesson-splito-common = In der Mitte liegen zwei gemeinsame Ziele. Dieses geht an die Zone mit den meisten grünen Karten. Zwei Zonen haben gleich viele, also hat es noch niemand.
lesson-splito-majority = Mit deiner grünen 6 hast du rechts die Mehrheit. Schick sie nach rechts.
lesson-splito-won = Drei grüne Karten, mehr als in jeder anderen Zone: Das gemeinsame Ziel geht an deine rechte Zone.
lesson-splito-won-other = Links hilft sie nicht: Zwei andere Zonen haben weiter je zwei grüne Karten.
lesson-splito-last = Die letzte Runde: nur noch eine Karte, aber die Seite wählst du. Die linke Zone will keine 2, also schick sie nach rechts.
lesson-splito-kept = Gut gemacht: Links liegt keine 2. Alle Karten sind gespielt, die Zonen werden gezählt.
lesson-splito-kept-other = Die 2 hat die linke Zone einen Punkt gekostet: Dort war keine 2 erlaubt. Alle Karten sind gespielt, die Zonen werden gezählt.
lesson-splito-product = Deine Punkte sind links mal rechts. Eine Zone mit 0 macht alles zu 0, also achte auf beide.

## Split

lesson-split-welcome = Willkommen! In Split gewinnt, wer zuerst alle Karten los ist. Ein paar Züge sind schon gespielt: Du hast noch vier Karten.
lesson-split-table = Zwischen den Stapeln liegt die Mittelkarte. Wenn du dran bist, schiebst du sie auf einen davon. Dann spielst du eine Karte in die Mitte, die zwischen die beiden Stapel passt.
lesson-split-first = Geht die 47 nach links, passt alles von 48 bis 75. Schieb sie nach links und spiel deine 55.
lesson-split-gap = Auf dem Zahlenstrahl siehst du es: Mit jeder Karte wird die Lücke kleiner.
lesson-split-second = Geht die 72 nach links, passen nur 73 bis 75. Schieb sie nach rechts, dann passt deine 66.
lesson-split-wilds = Jetzt passt kaum noch etwas. Aber deine 30 ist ein Joker: 0, 1, 99, 100 und alle Zahlen mit einer 0 am Ende passen überall.
lesson-split-wild = Spiel deine 30 und schieb die Mittelkarte nach links.
lesson-split-turned = Ein Joker dreht die Spielrichtung um: Nach dir kam { $right }, dann { $left }. Denk daran: Ein Joker darf nicht deine letzte Karte sein.
lesson-split-turned-other = Rechts geht hier auch: Ein Joker passt überall. Er dreht die Spielrichtung um: Nach dir kam { $right }, dann { $left }.
lesson-split-stuck = Deine 93 passt nirgends, also musst du zurücksetzen. Du ziehst drei Karten, und deine niedrigste und deine höchste Standardkarte werden die neuen Stapel.
lesson-split-fresh = 12 und 93 sind die neuen Stapel, und es geht wieder im Uhrzeigersinn. Du hast eine Karte mehr als vorher, aber es ist Platz.
lesson-split-third = Beide Karten passen. Behalte die höhere, denn die Lücke schließt sich von unten: Schieb die 39 nach links und spiel deine 45.
lesson-split-last = Nur noch eine Karte, und sie passt! Schieb die 62 nach links und spiel deine 78.
lesson-split-won = Du bist zuerst alle Karten los und gewinnst. Punkte gibt es in Split nicht.

## Cooperative Split

lesson-cooperative-split-welcome = Hier spielt ihr alle miteinander: Entweder werden alle ihre Karten los, oder niemand gewinnt. Vier Züge hat jeder gemacht, drei Karten sind jedem geblieben.
lesson-cooperative-split-table = Wie immer schiebst du die Mittelkarte nach links oder rechts und spielst eine Karte, die passt. Aber zurücksetzen kann niemand: Kommt jemand nicht weiter, haben alle verloren.
lesson-cooperative-split-first = Nur deine 46 passt. Schieb die 42 nach links und spiel sie.
lesson-cooperative-split-talk = Niemand darf Karten zeigen oder nennen. Aber ihr dürft sagen, ob es niedrig oder hoch, links oder rechts weitergehen soll: Im Chat stehen Sätze dafür.
lesson-cooperative-split-stuck = Deine 12 und deine 25 passen nirgends! Dafür gibt es die Helfer: 0 und 100 liegen für alle da, je einmal, und passen überall.
lesson-cooperative-split-helper = Du brauchst Platz für niedrige Zahlen. Spiel die 0 und schieb die Mittelkarte nach links.
lesson-cooperative-split-opened = Jetzt passen niedrige Zahlen wieder. Wie jeder Joker hat die 0 die Richtung umgedreht, und deine zwei Karten hast du noch.
lesson-cooperative-split-opened-other = Rechts ist hier genauso gut: Niedrige Zahlen passen wieder. Wie jeder Joker hat die 0 die Richtung umgedreht, und deine zwei Karten hast du noch.
lesson-cooperative-split-keep = Lass Platz für deine letzte Karte: erst die 25, dann die 12. Schieb die 37 nach rechts und spiel deine 25.
lesson-cooperative-split-out = { $left } und { $right } haben keine Karten mehr. Jetzt kommt es auf dich an!
lesson-cooperative-split-last = Schieb die 17 nach rechts und spiel deine 12.
lesson-cooperative-split-won = Alle Karten sind gespielt: Ihr habt zusammen gewonnen. Wäre jemand nicht weitergekommen, hättet ihr alle verloren.
