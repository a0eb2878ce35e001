score-title = Pointblok
score-lead = Til et spil med de trykte kort. Alt gemmes i browseren, også hvis skærmen slukker.
score-player = Spiller { $n }
score-add = Tilføj en spiller
score-remove = Fjern { $name }
score-undo = Fortryd
score-clear = Tøm blokken
score-next = Gem, næste spil
score-columns-of = Kolonner hos
score-columns-about = Tryk på hvert tal én gang for hvert kort i kolonnen, også jokere.
score-who-out = Hvem kom af med alle kort?
score-all-out = Alle er af med kortene
score-cards-left = Kort tilbage på hånden
score-out = ingen kort
score-mode = Hvad du skriver
score-mode-cards = Alle kort
score-mode-totals = Kun pointene
score-what = Hvor kortene ligger
score-commons-about = Tryk på de to mål i midten: ét med stjerne, ét med måne.
score-zone-about = Tryk på hvert kort i zonen, også tabte mål. Tryk igen for kort nummer to.
score-zone-points = Point
score-zone-cards = Kort, ved lige stilling
score-totals-about = Point i hver zone, også fællesmål. Kortene tæller kun, hvis to har samme produkt.
score-deck-about = Målene fra denne browser i stedet for vores.
score-impossible = De kort kan ikke alle ligge på bordet.
score-offline = Ingen forbindelse. Alt er gemt, og reglerne tjekker det, når du er online igen.
score-tie = Lige: Den med færrest kort i begge zoner vinder.
score-picture = Billede
score-link = Link til blokken
score-copied = Kopieret. Hele blokken er i selve linket, ikke på en server.
score-copy = Kopiér linket:
score-brought = Det er blokken fra linket. Fortryd henter din igen.
score-bad-link = Der er ingen pointblok i linket. Din er ikke ændret.
score-series-clear = Ryd serien
score-card = { $card }: { $cards } her
score-left = { $count ->
    [one] { $count } kort tilbage
   *[other] { $count } kort tilbage
}
score-wins = { $count ->
    [one] { $count } sejr
   *[other] { $count } sejre
}
score-series = { $count ->
    [one] Serien: { $count } spil
   *[other] Serien: { $count } spil
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } kort, ét mere
   *[other] { $number }: { $cards } kort, ét mere
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } kort, ét mindre
   *[other] { $number }: { $cards } kort, ét mindre
}
