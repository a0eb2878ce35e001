# Split it! am Tisch.

split-it-joker = Joker

split-it-section-white = Weiß
split-it-section-pink = Pink
split-it-section-black = Schwarz

## Was zu tun ist

split-it-task-split = Teile die Reihe in drei Abschnitte
split-it-task-resplit = Teile die restlichen Karten in drei Abschnitte
split-it-task-remove = Entferne einen Abschnitt aus dem Spiel
split-it-task-guess = Wähle geheim einen Abschnitt
split-it-task-joker = { $n ->
    [one] Leg deinen Joker auf eine deiner Spalten
   *[other] Leg deine { $n } Joker auf deine Spalten, einen nach dem anderen
}
split-it-progress = Runde { $round } von { $rounds }
split-it-chapter = Runde { $round }

## Die Reihe und die Knöpfe darunter

split-it-row = { $n ->
    [one] Die Reihe: eine Karte
   *[other] Die Reihe: { $n } Karten
}
split-it-splitter = { $name } teilt
split-it-row-empty = Die Reihe ist leer.
split-it-over = Der Nachziehstapel ist leer und das Spiel aus.
split-it-section-cards = { $section }, { $n ->
    [one] eine Karte: { $cards }
   *[other] { $n } Karten: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] eine Karte: { $cards }
   *[other] { $n } Karten: { $cards }
}. Deine geheime Wahl
split-it-row-cards = { $n ->
    [one] Eine Karte: { $cards }
   *[other] { $n } Karten: { $cards }
}
split-it-sections-guess = Abschnitte zum Wählen
split-it-sections-remove = Abschnitte zum Entfernen
split-it-sections = Abschnitte der Reihe

split-it-divider-first = Trenner zwischen Weiß und Pink
split-it-divider-second = Trenner zwischen Pink und Schwarz
split-it-divider-value = Weiß { $white }, Pink { $pink }, Schwarz { $black }
split-it-divider-first-left = Trenner Weiß–Pink nach links
split-it-divider-first-right = Trenner Weiß–Pink nach rechts
split-it-divider-second-left = Trenner Pink–Schwarz nach links
split-it-divider-second-right = Trenner Pink–Schwarz nach rechts
split-it-split-here = Hier teilen

split-it-pick-guess = Tippe auf deinen Abschnitt.
split-it-pick-remove = Tippe an, was weg soll.
split-it-pick-joker = Tippe die Spalte an, die länger werden soll.
split-it-play-split = Teilen nach Karte { $first } und { $second }
split-it-play-remove = { $section } entfernen
split-it-play-guess = { $section } wählen
split-it-play-joker = Joker auf die { $number }
split-it-guessed = Geheim: { $section }
split-it-columns-joker = Deine Spalten
split-it-column-button = Deine { $number }er-Spalte: { $what }

## Was geschehen ist

split-it-fate-won = { $name } gewinnt
split-it-fate-stays = { $names }: bleibt
split-it-fate-gone = Niemand: weg
split-it-fate-removed = { $name } entfernt ihn
split-it-gone-heading = Weg
split-it-guide = So wird gewertet
split-it-guide-one = Nur von dir gewählt?
split-it-guide-one-then = Du gewinnst die Karten.
split-it-guide-several = Von mehreren gewählt?
split-it-guide-several-then = Bleibt und wird neu geteilt.
split-it-guide-nobody = Von niemandem gewählt?
split-it-guide-nobody-then = Die Karten sind weg.

## Die Spalten

split-it-column = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}{ $jokers ->
    [0] {""}
    [one] , davon ein Joker
   *[other] , davon { $jokers } Joker
}; { $standing }
split-it-column-none = keine
split-it-standing-ahead = liegt { $n } vorn
split-it-standing-tied = führt mit anderen
split-it-standing-behind = { $n } zurück
split-it-column-of = { $number }er: { $what }
split-it-pending = { $n ->
    [0] keine
    [one] ein Joker wartet auf eine Spalte
   *[other] { $n } Joker warten auf eine Spalte
}
split-it-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
split-it-mark-done = hat in dieser Runde Karten gewonnen
split-it-gone = Weg
split-it-gone-of = { $n } von { $all }

## Die Zählung aller Karten

split-it-stock = Nachziehstapel: { $n }
split-it-tally = Zählung
split-it-tally-title = Wo die Karten sind
split-it-tally-card = Karte
split-it-tally-gone = Weg
split-it-tally-columns = In Spalten
split-it-tally-row = In der Reihe
split-it-tally-unseen = Im Nachziehstapel
split-it-tally-all = Insgesamt
split-it-tally-total = Summe
split-it-tally-note = Niemand kennt die Reihenfolge im Nachziehstapel, aber zählen können alle.

## Die Punkte

split-it-score-title = Die Punkte
split-it-score-now = Stand jetzt
split-it-score-rule = Die längste Spalte einer Zahl bringt diese Zahl an Punkten. Bei Gleichstand zählen alle.
split-it-score-number = Zahl
split-it-score-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
split-it-score-total = Punkte
split-it-score-columns = Spalten
split-it-score-columns-note = Gleich viele Punkte: Wer die meisten Spalten hat, gewinnt.
split-it-score-place = Platz
split-it-score-pending = { $n ->
    [one] { $name } hatte einen Joker ohne Spalte: Er zählt nicht.
   *[other] { $name } hatte { $n } Joker ohne Spalte: Sie zählen nicht.
}
split-it-won-points = { $points ->
    [one] { $names } gewinnt mit einem Punkt.
   *[other] { $names } gewinnt mit { $points } Punkten.
}
split-it-won-columns = { $names } gewinnt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wie andere, aber mehr Spalten.
split-it-won-shared = { $names } teilen sich den Sieg: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und gleich viele Spalten.

## Der Verlauf

split-it-told-laid = { $name } legt eine neue Reihe: { $cards }.
split-it-told-split = { $name } teilt die Reihe. Weiß: { $white }. Pink: { $pink }. Schwarz: { $black }.
split-it-told-split-three = Die letzten drei Karten werden geteilt, eine pro Abschnitt. Weiß: { $white }. Pink: { $pink }. Schwarz: { $black }.
split-it-told-split-two = Die letzten zwei Karten werden geteilt. Weiß: { $white }. Pink: { $pink }.
split-it-told-removed = { $name } entfernt einen Abschnitt. { $section } ist weg: { $cards }.
split-it-told-guessed = { $name } hat gewählt.
split-it-told-guessed-mine = { $name } hat geheim gewählt: { $section }.
split-it-told-taken-back = { $name } nimmt die Wahl zurück.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = Es wird aufgedeckt. { $guesses }.
split-it-told-won = Nur { $name } hat { $section } gewählt und gewinnt { $cards }.
split-it-told-gone-unchosen = Niemand hat sie gewählt, also sind sie weg: { $cards }.
split-it-told-gone-single = Eine einzelne Karte bleibt übrig, also ist sie weg: { $cards }.
split-it-told-gone-stand-off = Zehnmal hat niemand nachgegeben, also sind beide Karten weg: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Zwei gegen zwei um die letzten zwei Karten: Alle vier wählen noch einmal.
    [10] Zwei gegen zwei um die letzten zwei Karten, zum zehnten Mal.
   *[other] Zwei gegen zwei um die letzten zwei Karten, schon { $times }-mal: Alle vier wählen noch einmal.
}
split-it-told-joker = { $name } legt einen Joker auf die { $number }er-Spalte.
split-it-told-joker-forced = { $name } hat nur eine Spalte, der Joker kommt auf die { $number }er.

split-it-goal = Ziel: von jeder Zahl die meisten haben
split-it-foreseen-won = Wenn du bei { $section } allein bist:
split-it-foreseen-column-alone = { $number }er: { $before } → { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
}, du lägst allein vorn
split-it-foreseen-column-shared = { $number }er: { $before } → { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
}, du lägst mit vorn
split-it-foreseen-column-behind = { $number }er: { $before } → { $after ->
    [one] { $after } Karte
   *[other] { $after } Karten
}, noch zurück
split-it-foreseen-jokers = { $n ->
    [one] und ein Joker zum Anlegen
   *[other] und { $n } Joker zum Anlegen
}
split-it-foreseen-waiting = { $n ->
    [one] ein Joker würde auf eine Spalte warten
   *[other] { $n } Joker würden auf eine Spalte warten
}
split-it-foreseen-points = deine Punkte: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}
split-it-foreseen-gone = Diese Karten sind weg: { $cards }

## Tipps: warum ein Zug gut ist.

hint-split-it-points = { $best ->
    [one] Gewonnen bringt dieser Abschnitt dir { $best } Punkt.
   *[other] Gewonnen bringt dieser Abschnitt dir { $best } Punkte.
  }
hint-split-it-leads = Mit diesem Abschnitt lägst du hier vorn: { $columns }.
hint-split-it-jokers = { $best ->
    [one] In diesem Abschnitt liegt { $best } Joker.
   *[other] In diesem Abschnitt liegen { $best } Joker.
  }
hint-split-it-sections-mine = { $best ->
    [one] Was dir diese Abschnitte bringen können, ergibt zusammen { $best } Punkt.
   *[other] Was dir diese Abschnitte bringen können, ergibt zusammen { $best } Punkte.
  }
hint-split-it-sections-theirs = { $best ->
    [one] { $name } könnten diese Abschnitte zusammen nur { $best } Punkt bringen.
   *[other] { $name } könnten diese Abschnitte zusammen nur { $best } Punkte bringen.
  }
hint-split-it-joker-points = { $best ->
    [one] Damit hättest du { $best } Punkt.
   *[other] Damit hättest du { $best } Punkte.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Deine { $number }er-Spalte läge mit { $margin } Karte vorn.
   *[other] Deine { $number }er-Spalte läge mit { $margin } Karten vorn.
  }
hint-split-it-joker-column = Wer in der { $best }er-Spalte vorn liegt, bekommt mehr als in den meisten anderen.
split-it-section-key = Einen Abschnitt wählen
