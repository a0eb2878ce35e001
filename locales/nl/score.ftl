score-title = Scoreblok
score-lead = Voor een potje met de gedrukte kaarten. Alles wordt in deze browser bewaard, ook als het scherm uitgaat.
score-player = Speler { $n }
score-add = Speler erbij
score-remove = { $name } weghalen
score-undo = Ongedaan maken
score-clear = Blok leegmaken
score-next = Bewaren, volgend potje
score-columns-of = Kolommen van
score-columns-about = Tik elk getal één keer aan voor elke kaart in de kolom, jokers inbegrepen.
score-who-out = Wie was er uit?
score-all-out = Iedereen is uit
score-cards-left = Kaarten over in de hand
score-out = uit
score-mode = Wat vul je in?
score-mode-cards = Alle kaarten
score-mode-totals = Alleen de punten
score-what = Waar de kaarten liggen
score-commons-about = Tik de twee doelen in het midden aan: één met ster, één met maan.
score-zone-about = Tik elke kaart in deze zone aan, ook gemiste doelen. Tik nog eens voor het tweede exemplaar.
score-zone-points = Punten
score-zone-cards = Kaarten, bij gelijkspel
score-totals-about = Punten van elke zone, gezamenlijke doelen inbegrepen. De kaarten tellen alleen bij hetzelfde product.
score-deck-about = De doelen die in deze browser gemaakt zijn, in plaats van de onze.
score-impossible = Deze kaarten kunnen niet allemaal op tafel liggen.
score-offline = Geen verbinding. Alles is bewaard; de regels controleren het zodra je weer online bent.
score-tie = Gelijk: wie de minste kaarten in beide zones heeft, wint.
score-picture = Afbeelding
score-link = Link naar dit blok
score-copied = Gekopieerd. Het hele blok zit in de link zelf, niet op een server.
score-copy = Kopieer deze link:
score-brought = Dit is het blok uit de link. Met Ongedaan maken krijg je het jouwe terug.
score-bad-link = In deze link zit geen scoreblok. Het jouwe is niet veranderd.
score-series-clear = Reeks wissen
score-card = { $card }: { $cards } hier
score-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
score-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
score-series = { $count ->
    [one] De reeks: { $count } potje
   *[other] De reeks: { $count } potjes
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } kaart, één erbij
   *[other] { $number }: { $cards } kaarten, één erbij
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } kaart, één eraf
   *[other] { $number }: { $cards } kaarten, één eraf
}
