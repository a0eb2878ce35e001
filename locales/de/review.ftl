### Die Analyse einer Partie: warum der bessere Zug besser ist. „Der andere Zug“ ist der gespielte oder der nächstbeste.

review-reason-wins-more = Er gewinnt { $best } % der von hier weitergespielten Partien, der andere Zug { $other } %.

## Split

review-reason-split-wins = Es ist die letzte Karte: Der Zug gewinnt sofort.
review-reason-split-hand = { $best ->
    [one] Danach bleibt { $best } Karte auf der Hand, nach dem Zurücksetzen sind es { $other }.
   *[other] Danach bleiben { $best } Karten auf der Hand, nach dem Zurücksetzen sind es { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Er räumt den Tisch: Nach dem anderen Zug würde { $other } Standardkarte der Hand passen.
   *[other] Er räumt den Tisch: Nach dem anderen Zug würden { $other } Standardkarten der Hand passen.
  }
review-reason-split-keeps-standard = Der andere Zug lässt nur Joker auf der Hand, und ein Joker darf nicht die letzte Karte sein.
review-reason-split-saves-helper = Der andere Zug verbraucht einen Helfer.
review-reason-split-saves-wild = Er spart einen Joker für den Fall, dass sonst nichts passt.
review-reason-split-spends-wild = Er wird einen Joker los, der nicht die letzte Karte sein darf.
review-reason-split-fits = { $best ->
    [one] { $best } Standardkarte der Hand würde danach passen, nach dem anderen Zug { $other }.
   *[other] { $best } Standardkarten der Hand würden danach passen, nach dem anderen Zug { $other }.
  }
review-reason-split-room = { $best ->
    [one] Er lässt der nächsten Person nur Platz für { $best } Zahl, der andere Zug für { $other }.
   *[other] Er lässt der nächsten Person nur Platz für { $best } Zahlen, der andere Zug für { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Er lässt der nächsten Person Platz für { $best } Zahl, der andere Zug nur für { $other }.
   *[other] Er lässt der nächsten Person Platz für { $best } Zahlen, der andere Zug nur für { $other }.
  }
review-reason-split-further-out = Die { $best } liegt weiter außen als die { $other } und ist später schwerer zu spielen.
review-reason-split-opens-honestly = Eine ehrliche Eröffnung braucht keinen Zweifel zu fürchten.
review-reason-split-opens-falsely = { $best ->
    [one] Der Bluff lässt den anderen Platz für { $best } Zahl, die ehrliche Eröffnung für { $other }.
   *[other] Der Bluff lässt den anderen Platz für { $best } Zahlen, die ehrliche Eröffnung für { $other }.
  }
review-reason-split-stuck = In { $best } % der vorgestellten Verteilungen kann die nächste Person nichts spielen, nach dem anderen Zug in { $other } %.
review-reason-split-stuck-together = Nur in { $best } % der vorgestellten Verteilungen kann die nächste Person nichts spielen, nach dem anderen Zug in { $other } %.
review-reason-split-lie = In { $percent } % der vorgestellten Verteilungen ist die Eröffnung ein Bluff.
review-reason-split-honest = In { $percent } % der vorgestellten Verteilungen ist die Eröffnung ehrlich.

## Splito

review-reason-splito-met = { $best ->
    [one] { $best } Ziel in den beiden Zonen wäre erreicht, nach dem anderen Zug { $other }.
   *[other] { $best } Ziele in den beiden Zonen wären erreicht, nach dem anderen Zug { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] Die beiden Zonen hätten { $best } gemeinsames Ziel, nach dem anderen Zug { $other }.
   *[other] Die beiden Zonen hätten { $best } gemeinsame Ziele, nach dem anderen Zug { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] { $best } Ziel in den beiden Zonen wäre verfehlt, nach dem anderen Zug { $other }.
   *[other] { $best } Ziele in den beiden Zonen wären verfehlt, nach dem anderen Zug { $other }.
  }
review-reason-splito-open = { $best ->
    [one] { $best } Ziel in den beiden Zonen bliebe offen, nach dem anderen Zug { $other }.
   *[other] { $best } Ziele in den beiden Zonen blieben offen, nach dem anderen Zug { $other }.
  }
review-reason-splito-product = Das Produkt wäre im Moment { $best }, nach dem anderen Zug { $other }.
review-reason-splito-points = { $best ->
    [one] Die beiden Zonen hätten zusammen { $best } Punkt, nach dem anderen Zug { $other }.
   *[other] Die beiden Zonen hätten zusammen { $best } Punkte, nach dem anderen Zug { $other }.
  }
review-reason-splito-neighbour = Der bessere Nachbar hätte ein Produkt von { $best }, nach dem anderen Zug von { $other }.
review-reason-splito-rival = Der stärkste Gegner hätte ein Produkt von { $best }, nach dem anderen Zug von { $other }.
review-reason-splito-product-later = In den von hier weitergespielten Partien endet das Produkt im Schnitt bei { $best }, nach dem anderen Zug bei { $other }.
review-reason-splito-rival-later = In den von hier weitergespielten Partien endet der Beste der anderen im Schnitt bei { $best }, nach dem anderen Zug bei { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Sein Abschnitt bringt { $best } Punkt, der andere { $other }.
   *[other] Sein Abschnitt bringt { $best } Punkte, der andere { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Mit seinem Abschnitt läge { $best } Spalte vorn, mit dem anderen { $other }.
   *[other] Mit seinem Abschnitt lägen { $best } Spalten vorn, mit dem anderen { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] In seinem Abschnitt liegt { $best } Joker, im anderen { $other }.
   *[other] In seinem Abschnitt liegen { $best } Joker, im anderen { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Was die Abschnitte bringen können, ergibt zusammen { $best } Punkt, nach dem anderen Zug { $other }.
   *[other] Was die Abschnitte bringen können, ergibt zusammen { $best } Punkte, nach dem anderen Zug { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Dem stärksten Gegner könnten die Abschnitte zusammen { $best } Punkt bringen, nach dem anderen Zug { $other }.
   *[other] Dem stärksten Gegner könnten die Abschnitte zusammen { $best } Punkte bringen, nach dem anderen Zug { $other }.
  }
review-reason-split-it-alone = Dort ist in { $best } % der Fälle sonst niemand zu erwarten, im anderen Abschnitt in { $other } %.
review-reason-split-it-joker-points = { $best ->
    [one] Das ergäbe { $best } Punkt, mit der anderen Spalte { $other }.
   *[other] Das ergäbe { $best } Punkte, mit der anderen Spalte { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] Die { $number }er-Spalte läge mit { $margin } Karte vorn.
   *[other] Die { $number }er-Spalte läge mit { $margin } Karten vorn.
  }
review-reason-split-it-joker-column = Wer in der { $best }er-Spalte vorn liegt, bekommt mehr als für die { $other }er-Spalte.

## Die Seite einer Analyse

review-name = Analyse
review-title = Analyse: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Eine andere Analyse ist vorher an der Reihe.
   *[other] { $count } andere Analysen sind vorher an der Reihe.
  }
review-working = Die Partie wird analysiert. Ergebnisse erscheinen nach und nach.
review-while-open = Das geht weiter, solange diese Seite offen ist. Was fertig ist, bleibt erhalten.
review-failed = Diese Analyse lässt sich nicht zeigen
review-chances = Gewinnchancen
review-chance = { $name }: { $percent }
review-together = Alle gemeinsam
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Was das Diagramm zeigt
review-sight-seen = Was alle wissen konnten
review-sight-seen-about = Jede Linie zeigt, wie gut jemand stand, nach dem, was man bei jeder Entscheidung wissen konnte, so wie in den Belegen.
review-sight-known = Alle Karten bekannt
review-sight-known-about = Hier zählen alle Karten, auch die, die niemand sehen konnte. Die Chancen kippen oft, ohne dass jemand einen Fehler macht.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Seit der letzten Entscheidung von { $name } ging die Gewinnchance von { $before } auf { $after }. Das lag an den Karten und den anderen, nicht an { $name }.
review-turn-known = Wären alle Karten bekannt, ginge die Chance von { $name } mit diesem Zug von { $before } auf { $after }. Das konnte niemand wissen: Beurteilt wird, was zu sehen war.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Entscheidungen von
review-everybody = Allen
review-mine = Nur meine
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-look = Auf dem Tisch ansehen
review-graph-keys = Im Diagramm führen ← und → von Zug zu Zug, Pos1 und Ende zu den Enden.
review-numbers = Die Zahlen
review-column-move = Züge
review-seen-by = So sah es { $name }
review-over = Die Partie ist zu Ende.
review-no-choice = Hier gab es nichts zu wählen.
review-decision = Zug { $number }, { $name }
review-played = Gespielt: { $move }.
review-better = Besser: { $move }.
review-best-played = Etwas Besseres wurde nicht gefunden.
review-loss = Das kostete { $loss } Gewinnchance (zwischen { $low } und { $high }).
review-loss-unsure = Es kostete vielleicht { $loss }, aber das ist wenig oder nicht sicher (zwischen { $low } und { $high }).
review-mixed = Hier wählen alle gleichzeitig, also ist keine einzelne Wahl die beste. Diese wird mit einer guten Mischung verglichen.
review-evidence = Belege
review-column-candidate = Zug
review-column-chance = Gewinnchance
review-column-tries = Probespiele
review-column-mix = In der Mischung
review-marked = Fehler
review-marked-about = Jeder wird nach dem beurteilt, was die Person damals wissen konnte.
review-marked-none = Keine klaren Fehler.
review-grade-slip = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-parts = Glück und Können
review-parts-about = Wie alle vom gerechten Anteil zum Ergebnis kamen: Glück, die anderen und die eigenen Entscheidungen. Die Teile ergeben zusammen das Ergebnis.
review-part-player = Person
review-part-fair = Gerechter Anteil
review-part-luck = Glück
review-part-others = Die anderen
review-part-own = Eigene Entscheidungen
review-part-result = Ergebnis

review-try = Von hier aus probieren
review-try-about = Du übernimmst in diesem Moment der Partie den Platz von { $name }, die anderen spielen Bots. Es ist eine Übung, keine fair gemischte Partie.
review-try-cards = Verdeckte Karten
review-try-real = Wie sie waren
review-try-imagined = Neu verteilt
review-try-level = Bots
review-try-play = Von hier weiterspielen
