score-title = Wertungsblock
score-lead = Für eine Partie mit den gedruckten Karten. Alles wird in diesem Browser gespeichert, auch wenn der Bildschirm ausgeht.
score-player = Person { $n }
score-add = Person hinzufügen
score-remove = { $name } entfernen
score-undo = Rückgängig
score-clear = Block leeren
score-next = Speichern, nächste Partie
score-columns-of = Spalten von
score-columns-about = Tippe jede Zahl einmal für jede Karte ihrer Spalte an, Joker eingeschlossen.
score-who-out = Wer war zuerst alle Karten los?
score-all-out = Alle sind ihre Karten los
score-cards-left = Karten übrig auf der Hand
score-out = alle los
score-mode = Was eintragen
score-mode-cards = Alle Karten
score-mode-totals = Nur die Punkte
score-what = Wo die Karten liegen
score-commons-about = Tippe die beiden Ziele in der Mitte an: eins mit Stern, eins mit Mond.
score-zone-about = Tippe jede Karte dieser Zone an, auch verfehlte Ziele. Noch ein Tippen ist die zweite gleiche Karte.
score-zone-points = Punkte
score-zone-cards = Karten, bei Gleichstand
score-totals-about = Punkte jeder Zone, gemeinsame Ziele eingeschlossen. Die Karten zählen nur, wenn zwei dasselbe Produkt haben.
score-deck-about = Die in diesem Browser gemachten Ziele statt unserer.
score-impossible = Diese Karten können nicht alle auf dem Tisch liegen.
score-offline = Keine Verbindung. Alles ist gespeichert; die Regeln prüfen es, sobald du wieder online bist.
score-tie = Gleichstand: Es gewinnt, wer in beiden Zonen die wenigsten Karten hat.
score-picture = Bild
score-link = Link zu diesem Block
score-copied = Kopiert. Der ganze Block steckt im Link selbst, nicht auf einem Server.
score-copy = Kopiere diesen Link:
score-brought = Das ist der Block aus dem Link. Rückgängig holt deinen zurück.
score-bad-link = In diesem Link steckt kein Wertungsblock. Deiner ist unverändert.
score-series-clear = Serie löschen
score-card = { $card }: { $cards } hier
score-left = { $count ->
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
score-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
score-series = { $count ->
    [one] Die Serie: { $count } Partie
   *[other] Die Serie: { $count } Partien
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } Karte, eine mehr
   *[other] { $number }: { $cards } Karten, eine mehr
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } Karte, eine weniger
   *[other] { $number }: { $cards } Karten, eine weniger
}
