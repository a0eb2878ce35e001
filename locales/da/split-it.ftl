# Split it! ved bordet.

split-it-joker = joker

# Rækkens tre stykker efter farve: venstre, midten, højre.
split-it-section-white = Hvid
split-it-section-pink = Pink
split-it-section-black = Sort

## Hvad jeg skal gøre

split-it-task-split = Del rækken i tre stykker
split-it-task-resplit = Del resten af kortene i tre stykker
split-it-task-remove = Fjern et stykke fra spillet
split-it-task-guess = Gæt på et stykke i hemmelighed
split-it-task-joker = { $n ->
    [one] Læg din joker på en af dine kolonner
   *[other] Læg dine { $n } jokere på dine kolonner, én ad gangen
}
split-it-progress = Runde { $round } af { $rounds }
split-it-chapter = Runde { $round }

## Rækken og knapperne

split-it-row = { $n ->
    [one] Rækken: ét kort
   *[other] Rækken: { $n } kort
}
split-it-splitter = { $name } deler
split-it-row-empty = Rækken er tom.
split-it-over = Trækbunken er tom, og spillet er slut.
split-it-section-cards = { $section }, { $n ->
    [one] ét kort: { $cards }
   *[other] { $n } kort: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] ét kort: { $cards }
   *[other] { $n } kort: { $cards }
}. Dit skjulte gæt
split-it-row-cards = { $n ->
    [one] Ét kort: { $cards }
   *[other] { $n } kort: { $cards }
}
split-it-sections-guess = Stykker at gætte på
split-it-sections-remove = Stykker, der kan fjernes
split-it-sections = Rækkens stykker

# De to skillekort.
split-it-divider-first = Skillekort mellem hvid og pink
split-it-divider-second = Skillekort mellem pink og sort
split-it-divider-value = Hvid { $white }, pink { $pink }, sort { $black }
split-it-divider-first-left = Flyt skillekortet hvid–pink til venstre
split-it-divider-first-right = Flyt skillekortet hvid–pink til højre
split-it-divider-second-left = Flyt skillekortet pink–sort til venstre
split-it-divider-second-right = Flyt skillekortet pink–sort til højre
split-it-split-here = Del her

split-it-pick-guess = Tryk på det stykke, du vil have.
split-it-pick-remove = Tryk på det stykke, der skal væk.
split-it-pick-joker = Tryk på den kolonne, der skal vokse.
split-it-play-split = Del efter kort { $first } og { $second }
split-it-play-remove = Fjern: { $section }
split-it-play-guess = Gæt: { $section }
split-it-play-joker = Joker til { $number }
split-it-guessed = Dit gæt: { $section }
split-it-columns-joker = Dine kolonner
split-it-column-button = Din kolonne med { $number }: { $what }

## Det er sket

split-it-fate-won = { $name } vinder
split-it-fate-stays = { $names }: bliver
split-it-fate-gone = Ingen: ude
split-it-fate-removed = { $name } fjerner det
split-it-gone-heading = Ude
split-it-guide = Sådan afgøres gættene
split-it-guide-one = Gættede kun du på det?
split-it-guide-one-then = Du vinder kortene.
split-it-guide-several = Gættede flere på det?
split-it-guide-several-then = Det bliver og deles igen.
split-it-guide-nobody = Gættede ingen på det?
split-it-guide-nobody-then = Kortene ryger ud.

## Kolonnerne

split-it-column = { $cards ->
    [one] ét kort
   *[other] { $cards } kort
}{ $jokers ->
    [0] {""}
    [one] , heraf én joker
   *[other] , heraf { $jokers } jokere
}; { $standing }
split-it-column-none = ingen
split-it-standing-ahead = fører med { $n }
split-it-standing-tied = deler føringen
split-it-standing-behind = { $n } bagud
split-it-column-of = { $number }: { $what }
split-it-pending = { $n ->
    [0] ingen
    [one] én joker venter på en kolonne
   *[other] { $n } jokere venter på en kolonne
}
split-it-points = { $n ->
    [one] ét point
   *[other] { $n } point
}
split-it-mark-done = har vundet kort i denne runde
split-it-gone = Ude
split-it-gone-of = { $n } af { $all }

## Optællingen

split-it-stock = Trækbunke: { $n }
split-it-tally = Optælling
split-it-tally-title = Her er kortene
split-it-tally-card = Kort
split-it-tally-gone = Ude
split-it-tally-columns = I kolonner
split-it-tally-row = I rækken
split-it-tally-unseen = I trækbunken
split-it-tally-all = I alt
split-it-tally-total = I alt
split-it-tally-note = Ingen kender trækbunkens rækkefølge, men alle kan tælle.

## Stillingen

split-it-score-title = Stillingen
split-it-score-now = Som det står nu
split-it-score-rule = Den længste kolonne med et tal giver det tal i point. Er flere lige lange, får alle point.
split-it-score-number = Tal
split-it-score-cards = { $n ->
    [one] 1 kort
   *[other] { $n } kort
}
split-it-score-total = Point
split-it-score-columns = Kolonner
split-it-score-columns-note = Lige mange point: Den med flest kolonner vinder.
split-it-score-place = Nr.
split-it-score-pending = { $n ->
    [one] { $name } havde én joker uden kolonne: Den tæller ikke.
   *[other] { $name } havde { $n } jokere uden kolonne: De tæller ikke.
}
split-it-won-points = { $points ->
    [one] { $names } vinder med ét point.
   *[other] { $names } vinder med { $points } point.
}
split-it-won-columns = { $names } vinder: { $points ->
    [one] { $points } point
   *[other] { $points } point
} ligesom andre, men med flere kolonner.
split-it-won-shared = { $names } deler sejren: { $points ->
    [one] { $points } point
   *[other] { $points } point
} og lige mange kolonner.

## Forløbet

split-it-told-laid = { $name } lægger en ny række: { $cards }.
split-it-told-split = { $name } deler rækken. Hvid: { $white }. Pink: { $pink }. Sort: { $black }.
split-it-told-split-three = De sidste tre kort deles, ét i hvert stykke. Hvid: { $white }. Pink: { $pink }. Sort: { $black }.
split-it-told-split-two = De sidste to kort deles. Hvid: { $white }. Pink: { $pink }.
split-it-told-removed = { $name } fjerner et stykke. { $section } ryger ud: { $cards }.
split-it-told-guessed = { $name } har gættet.
split-it-told-guessed-mine = { $name } har gættet i hemmelighed: { $section }.
split-it-told-taken-back = { $name } tager sit gæt tilbage.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = Gættene vendes. { $guesses }.
split-it-told-won = Kun { $name } gættede på { $section } og vinder { $cards }.
split-it-told-gone-unchosen = Ingen gættede på disse kort, så de ryger ud: { $cards }.
split-it-told-gone-single = Et enkelt kort er tilovers og ryger ud: { $cards }.
split-it-told-gone-stand-off = Ti gange gav ingen sig, så begge kort ryger ud: { $cards }.
split-it-told-stood-off = { $times ->
    [1] To mod to om de sidste to kort: Alle fire gætter igen.
    [10] To mod to om de sidste to kort for tiende gang.
   *[other] To mod to om de sidste to kort, nu { $times } gange: Alle fire gætter igen.
}
split-it-told-joker = { $name } lægger en joker på kolonnen med { $number }’ere.
split-it-told-joker-forced = { $name } har kun én kolonne, så jokeren går til kolonnen med { $number }’ere.

split-it-goal = Mål: flest kort af hvert tal
split-it-foreseen-won = Hvis du er alene om { $section }:
split-it-foreseen-column-alone = Kort med { $number }: { $before } → { $after ->
    [one] { $after }
   *[other] { $after }
}, du fører alene
split-it-foreseen-column-shared = Kort med { $number }: { $before } → { $after ->
    [one] { $after }
   *[other] { $after }
}, du deler føringen
split-it-foreseen-column-behind = Kort med { $number }: { $before } → { $after ->
    [one] { $after }
   *[other] { $after }
}, stadig bagud
split-it-foreseen-jokers = { $n ->
    [one] og én joker at placere
   *[other] og { $n } jokere at placere
}
split-it-foreseen-waiting = { $n ->
    [one] én joker ville vente på en kolonne
   *[other] { $n } jokere ville vente på en kolonne
}
split-it-foreseen-points = dine point: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } point
}
split-it-foreseen-gone = Disse kort ryger ud: { $cards }

## Tips: hvorfor et træk er godt.

hint-split-it-points = { $best ->
    [one] Stykket ville give dig { $best } point.
   *[other] Stykket ville give dig { $best } point.
  }
hint-split-it-leads = Med stykket ville du føre her: { $columns }.
hint-split-it-jokers = { $best ->
    [one] Der er { $best } joker i stykket.
   *[other] Der er { $best } jokere i stykket.
  }
hint-split-it-sections-mine = { $best ->
    [one] Stykkerne kan tilsammen give dig { $best } point.
   *[other] Stykkerne kan tilsammen give dig { $best } point.
  }
hint-split-it-sections-theirs = { $best ->
    [one] { $name } kunne kun få { $best } point i alt af stykkerne.
   *[other] { $name } kunne kun få { $best } point i alt af stykkerne.
  }
hint-split-it-joker-points = { $best ->
    [one] Du ville have { $best } point.
   *[other] Du ville have { $best } point.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Din kolonne med { $number } ville føre med { $margin } kort.
   *[other] Din kolonne med { $number } ville føre med { $margin } kort.
  }
hint-split-it-joker-column = Føring i kolonnen med { $best } giver mere end i de fleste andre.
split-it-section-key = Vælg et stykke
