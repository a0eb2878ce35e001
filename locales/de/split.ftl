# Split am Tisch. „Standardkarte“ und „Joker“ heißen überall so.

split-task-play = Spiel eine Karte zwischen { $low } und { $high }
split-task-side = Schieb { $middle } nach links oder rechts und spiel
split-task-reset = Nichts passt: Du musst zurücksetzen
split-task-reset-last = Ein Joker darf nicht die letzte Karte sein: Du musst zurücksetzen
split-task-helper = Keine deiner Karten passt: Spiel einen Helfer
split-task-bury = Zu wenige Standardkarten: Leg einen Joker unter den Nachziehstapel
split-task-open = Leg zwei beliebige Standardkarten als neue Stapel
split-task-answer = { $name } hat zurückgesetzt: ehrlich oder Bluff?
split-task-over = Das Spiel ist aus

split-progress = Zug { $turn }
split-progress-opening = Eröffnung

split-card = { $card }
split-card-wild = { $card }, Joker

split-room = { $first }–{ $last }
split-room-one = nur { $card }
split-room-none = kein Platz

split-line-empty = Zahlenstrahl von 0 bis 100. Es gibt keine Stapel.
split-line-piles = Zahlenstrahl von 0 bis 100. Linker Stapel { $left }, rechter Stapel { $right }.
split-line-gap = Platz: { $room }.
split-line-gap-left = Platz, wenn { $middle } nach links geht: { $room }.
split-line-gap-right = Platz, wenn { $middle } nach rechts geht: { $room }.

split-table = Stapel und Mittelkarte
split-send-left = { $middle } links
split-send-right = { $middle } rechts
split-fit-count = { $count ->
    [0] keine deiner Karten passt
    [one] { $count } deiner Karten passt
   *[other] { $count } deiner Karten passen
  }
split-pile-left = Linker Stapel
split-pile-right = Rechter Stapel
split-pile-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
split-middle = Mitte
split-middle-card = Mittelkarte: { $card }
split-middle-empty = Noch keine Mittelkarte
split-piles-none = Warten auf neue Stapel

split-seats = Plätze im Uhrzeigersinn und ihre Karten
split-seat-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
split-seat-you = du
split-seat-turn = am Zug
split-seat-out = fertig
split-seat-answered = hat geantwortet
split-clockwise = im Uhrzeigersinn
split-counter-clockwise = gegen den Uhrzeigersinn

split-stock = Nachziehstapel { $count }
split-discards = Ablagestapel { $count }
split-discards-title = Der Ablagestapel
split-discards-about = Alle dürfen ihn ansehen. Wird der Nachziehstapel knapp, kommt er darunter.
split-discards-none = Noch wurde nichts abgelegt.
split-buried = Vergraben { $count }
split-buried-title = Deine Joker unter dem Nachziehstapel
split-buried-about = Nur du kennst sie. Sie kommen wieder, wenn der Nachziehstapel so weit aufgebraucht ist.
split-buried-card = { $before ->
    [0] { $card } ist die nächste Karte im Nachziehstapel
    [one] { $card }, unter { $before } Karte
   *[other] { $card }, unter { $before } Karten
  }

split-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
split-hand-empty = Du hast keine Karten mehr
split-watching = Du schaust zu: Die Hände sind verdeckt
split-helpers = Helfer für alle
split-place = { $place } von { $count }
split-chosen = gewählt
split-new = neu
split-fits-left = passt, wenn die Mittelkarte nach links geht
split-fits-right = passt, wenn die Mittelkarte nach rechts geht
split-fits-both = passt auf beiden Seiten
split-fits = passt
split-fits-not = passt nicht
split-fits-not-side = passt nicht auf der gewählten Seite
split-wild-last = ein Joker darf nicht deine letzte Karte sein
split-only-wilds = nur ein Joker lässt sich vergraben
split-only-standards = nur Standardkarten lassen sich legen
split-strands = lässt dir nur Joker
split-legend-left = passt mit { $middle } links
split-legend-right = passt mit { $middle } rechts
split-legend-between = passt zwischen die Stapel
split-sort-value = Nach Zahl sortieren
split-sort-wilds = Joker ans Ende sortieren

split-play = { $card } spielen
split-play-left = { $middle } links, { $card } spielen
split-play-right = { $middle } rechts, { $card } spielen
split-ask-side = Wohin soll { $middle }?
split-side-left = { $middle } links
split-side-right = { $middle } rechts
split-play-anyway = { $card } trotzdem spielen
split-stranding = Nach { $card } hast du nur noch Joker. Ein Joker darf nicht die letzte Karte sein, also wirst du zurücksetzen müssen.
split-stranding-together = Nach { $card } hast du nur noch Joker. Diese Hand wird nie leer, und das Spiel wäre verloren.

split-reset-ask = Zurücksetzen …
split-reset-title = Tisch zurücksetzen?
split-reset-forced = Tisch zurücksetzen
split-reset-discard = { $count ->
    [one] Die { $count } Karte auf dem Tisch kommt auf den Ablagestapel.
   *[other] Alle { $count } Karten auf dem Tisch kommen auf den Ablagestapel.
  }
split-reset-draw = Du ziehst 3 Karten vom Nachziehstapel, der { $stock } hat.
split-reset-draw-refill = Der Nachziehstapel hat nur { $stock }, darum kommt erst der Ablagestapel darunter. Dann ziehst du 3 Karten.
split-reset-lay = Deine niedrigste und deine höchste Standardkarte werden die neuen Stapel. Jetzt wären das { $low } und { $high }; die gezogenen Karten können das ändern.
split-reset-bury = Für die neuen Stapel brauchst du zwei Standardkarten. Hast du dann immer noch weniger, legst du Joker einzeln unter den Nachziehstapel und ziehst für jeden eine Karte.
split-reset-bluff = Du legst zwei beliebige Standardkarten als neue Stapel. Ehrlich sind die niedrigste und die höchste. Die anderen dürfen es anzweifeln.
split-reset-count = Aus { $before ->
    [one] { $before } Karte
   *[other] { $before } Karten
  } auf deiner Hand werden { $after }.
split-reset-next = Es geht im Uhrzeigersinn weiter, als Nächstes mit { $name }.
split-reset-next-kept = Die Richtung bleibt, es geht weiter mit { $name }.
split-reset-next-two = Dann ist { $name } am Zug.
split-reset-confirm = Zurücksetzen

split-bury-pick = Wähle den Joker, der unter den Nachziehstapel soll.
split-bury = { $card } vergraben

split-open-pick = Wähle zwei Standardkarten. Niedrigste und höchste ist ehrlich, alles andere ein Bluff.
split-open-honest = Ehrlich: { $low } und { $high }
split-open = { $low } und { $high } legen
split-open-bluff = Bluff mit { $low } und { $high }

split-answer-about = { $name } hat { $low } und { $high } gelegt. Ehrlich oder ein Bluff?
split-trust = Glauben
split-challenge = Anzweifeln
split-challenge-about = Ein Bluff kostet { $name } 5 Karten. War es ehrlich, ziehst du 1.
split-seal-trust = Geheim: glauben
split-seal-challenge = Geheim: anzweifeln
split-answered-trust = Du glaubst es
split-answered-challenge = Du zweifelst es an
split-answered-wait = Geheim, bis alle geantwortet haben.

split-chapter-first = Die Eröffnung
split-chapter-reset = Nach dem Zurücksetzen
split-log-middle-left = { $name } schiebt { $card } nach links.
split-log-middle-right = { $name } schiebt { $card } nach rechts.
split-log-played = { $name } spielt { $card }.
split-log-wild = { $name } spielt { $card }, einen Joker.
split-log-helper = { $name } spielt { $card }, den Helfer.
split-log-clockwise = Jetzt geht es im Uhrzeigersinn.
split-log-counter-clockwise = Jetzt geht es gegen den Uhrzeigersinn.
split-log-reset = { $name } setzt zurück. { $count ->
    [one] { $count } Karte kommt auf den Ablagestapel.
   *[other] { $count } Karten kommen auf den Ablagestapel.
  }
split-log-refill = { $count ->
    [one] { $count } Karte des Ablagestapels kommt unter den Nachziehstapel.
   *[other] { $count } Karten des Ablagestapels kommen unter den Nachziehstapel.
  }
split-log-drawn = { $name } zieht { $count ->
    [0] nichts.
    [one] { $count } Karte.
   *[other] { $count } Karten.
  }
split-log-drawn-cards = { $name } zieht { $cards }.
split-log-buried = { $name } legt einen Joker unter den Nachziehstapel.
split-log-buried-card = { $name } legt { $card } unter den Nachziehstapel.
split-log-opened = { $name } legt { $low } und { $high }.
split-log-opening = Die Partie beginnt mit den Stapeln { $low } und { $high }.
split-log-answered = { $name } hat geantwortet.
split-log-taken-back = { $name } nimmt die Antwort zurück.
split-log-all-trust = Niemand zweifelt das Zurücksetzen an.
split-log-challenged = { $count ->
    [one] { $names } zweifelt das Zurücksetzen an.
   *[other] { $names } zweifeln das Zurücksetzen an.
  }
split-log-honest = { $name } hat ehrlich zurückgesetzt.
split-log-bluff = { $name } hat mit einem Bluff zurückgesetzt.
split-log-out = { $name } hat keine Karten mehr.

split-end-last-card = { $name } spielt die letzte Karte und gewinnt.
split-end-turn-limit = { $count ->
    [one] Der letzte von 1000 Zügen ist vorbei. { $names } gewinnt mit den wenigsten Karten.
   *[other] Der letzte von 1000 Zügen ist vorbei. { $names } teilen sich den Sieg mit den wenigsten Karten.
  }
split-end-everyone-out = Gemeinsam gewonnen: Alle Hände sind leer.
split-end-stuck = Gemeinsam verloren: Wer am Zug war, konnte nicht spielen.
split-end-stuck-seat = Gemeinsam verloren: { $name } konnte nicht spielen.

split-score-going = Karten auf der Hand
split-score-won = Gemeinsam gewonnen!
split-score-lost = Gemeinsam verloren
split-score-wins = { $names } gewinnt!
split-score-share = { $names } teilen sich den Sieg
split-score-seat = Name
split-score-cards = Restkarten
split-score-winner = gewonnen
split-score-stuck = { $name } konnte nicht spielen: Nichts passte, und kein Helfer war mehr da.
split-score-how = Wer zuerst keine Karten mehr hat, gewinnt. Was die anderen noch halten, wird gezeigt, nicht gewertet.
split-score-how-together = Alle Hände müssen leer werden. Bleibt irgendwo eine Karte, haben alle verloren.
split-score-yours = Was du noch hast
split-score-total = { $count ->
    [one] insgesamt { $count } Karte übrig
   *[other] insgesamt { $count } Karten übrig
  }

split-goal = Ziel: zuerst keine Karten mehr haben
split-goal-together = Ziel: gemeinsam alle Hände leeren
split-foreseen-fits = { $all ->
    [one] Deine letzte Karte bleibt spielbar: { $cards }
   *[other] { $count ->
        [one] 1 deiner { $all } Karten bleibt spielbar: { $cards }
       *[other] { $count } deiner { $all } Karten bleiben spielbar: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Deine letzte Karte würde nicht passen
   *[other] Keine deiner { $all } Karten würde passen
}
split-foreseen-room = Platz: { $room }
split-foreseen-helpers = Helfer übrig: { $helpers }
split-foreseen-wins = Deine letzte Karte: Du gewinnst
split-foreseen-out = Deine letzte Karte: Du bist fertig
split-foreseen-drawn = { $drawn ->
    [one] Du ziehst eine Karte und hast dann { $count }
   *[other] Du ziehst { $drawn } und hast dann { $count }
}
split-foreseen-bluff = Ein Bluff: Zweifelt jemand, ziehst du { $count }
split-foreseen-doubt = War es ehrlich, ziehst du { $count }

split-band-0 = Rot
split-band-1 = Orange
split-band-2 = Braun
split-band-3 = Oliv
split-band-4 = Grün
split-band-5 = Türkis
split-band-6 = Blau
split-band-7 = Indigo
split-band-8 = Lila
split-band-9 = Pink

## Tipps: warum ein Zug gut ist.

hint-split-wins = Es ist deine letzte Karte und gewinnt sofort.
hint-split-hand = { $best ->
    [one] Dir bleibt { $best } Karte; nach dem Zurücksetzen wären es mehr.
   *[other] Dir bleiben { $best } Karten; nach dem Zurücksetzen wären es mehr.
  }
hint-split-clears = Es räumt den Tisch ab, auf dem kaum eine deiner Karten passen würde.
hint-split-keeps-standard = Du behältst die { $cards }, deine einzige Standardkarte: Ein Joker darf nicht die letzte Karte sein.
hint-split-saves-helper = Es spart den Helfer { $cards } für später.
hint-split-saves-wild = Es spart den Joker { $cards } für den Fall, dass sonst nichts passt.
hint-split-spends-wild = Du wirst einen Joker los, der nicht die letzte Karte sein darf.
hint-split-fits = Danach kannst du noch { $cards } spielen.
hint-split-room = { $best ->
    [one] In der größeren Lücke hat { $name } nur Platz für { $best } Zahl.
   *[other] In der größeren Lücke hat { $name } nur Platz für { $best } Zahlen.
  }
hint-split-room-together = { $best ->
    [one] { $name } bleibt eine Lücke mit Platz für { $best } Zahl.
   *[other] { $name } bleibt eine Lücke mit Platz für { $best } Zahlen.
  }
hint-split-further-out = Die { $best } liegt weit außen und wäre später schwer zu spielen.
hint-split-opens-honestly = Eine ehrliche Eröffnung braucht keinen Zweifel zu fürchten.
hint-split-opens-falsely = { $best ->
    [one] Der Bluff lässt den anderen nur Platz für { $best } Zahl.
   *[other] Der Bluff lässt den anderen nur Platz für { $best } Zahlen.
  }
split-side-key-left = Die Mittelkarte nach links schicken
split-side-key-right = Die Mittelkarte nach rechts schicken
