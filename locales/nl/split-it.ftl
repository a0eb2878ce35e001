# Split it! aan tafel.

split-it-joker = joker

split-it-section-white = Wit
split-it-section-pink = Roze
split-it-section-black = Zwart

## Wat je moet doen

split-it-task-split = Splits de rij in drie vakken
split-it-task-resplit = Splits de overgebleven kaarten in drie vakken
split-it-task-remove = Haal één vak uit het spel
split-it-task-guess = Kies in het geheim een vak
split-it-task-joker = { $n ->
    [one] Leg je joker op een van je kolommen
   *[other] Leg je { $n } jokers op je kolommen, een voor een
}
split-it-progress = Ronde { $round } van { $rounds }
split-it-chapter = Ronde { $round }

## De rij en de knoppen eronder

split-it-row = { $n ->
    [one] De rij: één kaart
   *[other] De rij: { $n } kaarten
}
split-it-splitter = { $name } splitst
split-it-row-empty = De rij is leeg.
split-it-over = De trekstapel is leeg en het potje is afgelopen.
split-it-section-cards = { $section }, { $n ->
    [one] één kaart: { $cards }
   *[other] { $n } kaarten: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] één kaart: { $cards }
   *[other] { $n } kaarten: { $cards }
}. Je geheime keuze
split-it-row-cards = { $n ->
    [one] Eén kaart: { $cards }
   *[other] { $n } kaarten: { $cards }
}
split-it-sections-guess = Vakken om te kiezen
split-it-sections-remove = Vakken om weg te halen
split-it-sections = Vakken van de rij

split-it-divider-first = Tussenschot tussen wit en roze
split-it-divider-second = Tussenschot tussen roze en zwart
split-it-divider-value = Wit { $white }, roze { $pink }, zwart { $black }
split-it-divider-first-left = Tussenschot wit–roze naar links
split-it-divider-first-right = Tussenschot wit–roze naar rechts
split-it-divider-second-left = Tussenschot roze–zwart naar links
split-it-divider-second-right = Tussenschot roze–zwart naar rechts
split-it-split-here = Splits hier

split-it-pick-guess = Tik op het vak dat je wilt.
split-it-pick-remove = Tik op het vak dat weg moet.
split-it-pick-joker = Tik op de kolom die langer wordt.
split-it-play-split = Splits na kaart { $first } en { $second }
split-it-play-remove = { $section } weg
split-it-play-guess = { $section } kiezen
split-it-play-joker = Joker op kolom { $number }
split-it-guessed = Geheim: { $section }
split-it-columns-joker = Je kolommen
split-it-column-button = Je kolom { $number }: { $what }

## Wat er gebeurd is

split-it-fate-won = { $name } wint
split-it-fate-stays = { $names }: blijft
split-it-fate-gone = Niemand: weg
split-it-fate-removed = { $name } haalt het weg
split-it-gone-heading = Weg
split-it-guide = Zo tellen de keuzes
split-it-guide-one = Alleen jij koos het?
split-it-guide-one-then = Je wint de kaarten.
split-it-guide-several = Koos nog iemand het?
split-it-guide-several-then = Het blijft: opnieuw splitsen.
split-it-guide-nobody = Niemand koos het?
split-it-guide-nobody-then = De kaarten zijn weg.

## De kolommen van iedereen

split-it-column = { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}{ $jokers ->
    [0] {""}
    [one] , waarvan één joker
   *[other] , waarvan { $jokers } jokers
}; { $standing }
split-it-column-none = geen
split-it-standing-ahead = staat { $n } voor
split-it-standing-tied = gedeeld aan kop
split-it-standing-behind = staat { $n } achter
split-it-column-of = { $number }: { $what }
split-it-pending = { $n ->
    [0] geen
    [one] één joker wacht op een kolom
   *[other] { $n } jokers wachten op een kolom
}
split-it-points = { $n ->
    [one] één punt
   *[other] { $n } punten
}
split-it-mark-done = heeft deze ronde kaarten gewonnen
split-it-gone = Weg
split-it-gone-of = { $n } van { $all }

## De telling van alle kaarten

split-it-stock = Trekstapel: { $n }
split-it-tally = Telling
split-it-tally-title = Waar de kaarten zijn
split-it-tally-card = Kaart
split-it-tally-gone = Weg
split-it-tally-columns = In kolommen
split-it-tally-row = In de rij
split-it-tally-unseen = Trekstapel
split-it-tally-all = In totaal
split-it-tally-total = Totaal
split-it-tally-note = Niemand kent de volgorde van de trekstapel, maar iedereen kan tellen.

## De score

split-it-score-title = De score
split-it-score-now = De stand nu
split-it-score-rule = De langste kolom van een getal levert dat getal aan punten op. Bij gelijke stand tellen ze allemaal.
split-it-score-number = Getal
split-it-score-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
split-it-score-total = Punten
split-it-score-columns = Kolommen
split-it-score-columns-note = Evenveel punten: wie de meeste kolommen heeft, wint.
split-it-score-place = Plaats
split-it-score-pending = { $n ->
    [one] { $name } had één joker zonder kolom: die telt niet.
   *[other] { $name } had { $n } jokers zonder kolom: die tellen niet.
}
split-it-won-points = { $points ->
    [one] { $names } wint met één punt.
   *[other] { $names } wint met { $points } punten.
}
split-it-won-columns = { $names } wint: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} net als anderen, maar met meer kolommen.
split-it-won-shared = { $names } delen de overwinning: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en evenveel kolommen.

## Het verloop

split-it-told-laid = { $name } legt een nieuwe rij: { $cards }.
split-it-told-split = { $name } splitst de rij. Wit: { $white }. Roze: { $pink }. Zwart: { $black }.
split-it-told-split-three = De laatste drie kaarten worden gesplitst, één per vak. Wit: { $white }. Roze: { $pink }. Zwart: { $black }.
split-it-told-split-two = De laatste twee kaarten worden gesplitst. Wit: { $white }. Roze: { $pink }.
split-it-told-removed = { $name } haalt een vak weg. { $section } is weg: { $cards }.
split-it-told-guessed = { $name } heeft gekozen.
split-it-told-guessed-mine = { $name } heeft geheim gekozen: { $section }.
split-it-told-taken-back = { $name } neemt de keuze terug.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = De keuzes worden onthuld. { $guesses }.
split-it-told-won = Alleen { $name } koos { $section } en wint { $cards }.
split-it-told-gone-unchosen = Niemand koos deze kaarten, dus ze zijn weg: { $cards }.
split-it-told-gone-single = Er blijft één kaart over, dus die is weg: { $cards }.
split-it-told-gone-stand-off = Tien keer gaf niemand toe, dus beide kaarten zijn weg: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Twee tegen twee om de laatste twee kaarten: alle vier kiezen opnieuw.
    [10] Twee tegen twee om de laatste twee kaarten, voor de tiende keer.
   *[other] Twee tegen twee om de laatste twee kaarten, nu al { $times } keer: alle vier kiezen opnieuw.
}
split-it-told-joker = { $name } legt een joker op kolom { $number }.
split-it-told-joker-forced = { $name } heeft maar één kolom, dus de joker gaat naar kolom { $number }.

split-it-goal = Doel: de meeste van elk getal hebben
split-it-foreseen-won = Als jij als enige { $section } kiest:
split-it-foreseen-column-alone = Kolom { $number }: { $before } → { $after ->
    [one] { $after } kaart
   *[other] { $after } kaarten
}, je staat alleen aan kop
split-it-foreseen-column-shared = Kolom { $number }: { $before } → { $after ->
    [one] { $after } kaart
   *[other] { $after } kaarten
}, je staat gedeeld aan kop
split-it-foreseen-column-behind = Kolom { $number }: { $before } → { $after ->
    [one] { $after } kaart
   *[other] { $after } kaarten
}, je staat nog achter
split-it-foreseen-jokers = { $n ->
    [one] en één joker om te leggen
   *[other] en { $n } jokers om te leggen
}
split-it-foreseen-waiting = { $n ->
    [one] één joker zou op een kolom wachten
   *[other] { $n } jokers zouden op een kolom wachten
}
split-it-foreseen-points = je punten: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } punt
   *[other] { $after } punten
}
split-it-foreseen-gone = Deze kaarten zijn weg: { $cards }

## Hints: waarom een zet goed is.

hint-split-it-points = { $best ->
    [one] Dit vak zou je { $best } punt opleveren.
   *[other] Dit vak zou je { $best } punten opleveren.
  }
hint-split-it-leads = Met dit vak zou je hier aan kop gaan: { $columns }.
hint-split-it-jokers = { $best ->
    [one] In dit vak ligt { $best } joker.
   *[other] In dit vak liggen { $best } jokers.
  }
hint-split-it-sections-mine = { $best ->
    [one] Deze vakken kunnen je samen { $best } punt opleveren.
   *[other] Deze vakken kunnen je samen { $best } punten opleveren.
  }
hint-split-it-sections-theirs = { $best ->
    [one] { $name } zou met deze vakken samen maar { $best } punt halen.
   *[other] { $name } zou met deze vakken samen maar { $best } punten halen.
  }
hint-split-it-joker-points = { $best ->
    [one] Je zou { $best } punt hebben.
   *[other] Je zou { $best } punten hebben.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Je kolom { $number } zou { $margin } kaart voorstaan.
   *[other] Je kolom { $number } zou { $margin } kaarten voorstaan.
  }
hint-split-it-joker-column = Aan kop gaan in kolom { $best } levert meer op dan in de meeste andere.
split-it-section-key = Een vak kiezen
