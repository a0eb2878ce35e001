# Splito: kort, zoner, mål, point.

## Status og forløb

splito-task = Vælg et kort og en side
splito-task-last = Dit sidste kort: venstre eller højre?
splito-progress = Runde { $round } af { $rounds }
splito-chapter = Runde { $round }

splito-told-sealed-left = { $name } har valgt et kort til venstre side.
splito-told-sealed-right = { $name } har valgt et kort til højre side.
splito-told-taken-back = { $name } tager sit valg tilbage.
splito-told-turned = { $name }: { $card }, til { $zone }.
splito-told-passed = Alle hænder går videre til venstre.
splito-told-second-hands = Alle får tretten nye kort.
splito-told-won = { $names } har vundet med { $score }.
splito-told-won-fewest = { $names } har vundet med { $score } og færrest kort af dem, der står lige.
splito-told-shared = { $names } deler sejren med { $score }.

## Kort

splito-color-y = gul
splito-color-o = orange
splito-color-p = pink
splito-color-b = blå
splito-color-g = grøn
splito-color-k = sort

# Ét bogstav pr. farve, alle forskellige: grøN afgiver sit første.
splito-color-letter-y = G
splito-color-letter-o = O
splito-color-letter-p = P
splito-color-letter-b = B
splito-color-letter-g = N
splito-color-letter-k = S

splito-card-y = Gul { $value }
splito-card-o = Orange { $value }
splito-card-p = Pink { $value }
splito-card-b = Blå { $value }
splito-card-g = Grøn { $value }
splito-card-k = Sort { $value }

splito-objective = Mål
splito-objective-named = Mål ”{ $wanted }”

## Hvad et mål kræver af sin zone

splito-wants-most-value = Flest kort med { $value }
splito-wants-most-color = Flest kort i { $color }
splito-wants-no-value = Ingen kort med { $value }
splito-wants-value =
    { $count ->
        [one] Præcis ét kort med { $value }
        [2] Præcis to kort med { $value }
       *[other] Præcis { $count } kort med { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Mindst ét kort med { $value }
        [2] Mindst to kort med { $value }
       *[other] Mindst { $count } kort med { $value }
    }
splito-wants-no-color = Ingen kort i { $color }
splito-wants-color =
    { $count ->
        [one] Præcis ét kort i { $color }
       *[other] Præcis { $count } kort i { $color }
    }
splito-wants-colors = Mindst ét kort i hver: { $colors }
splito-wants-all-colors = Alle seks farver
splito-wants-all-values = Alle seks værdier
splito-wants-different-colors-exactly =
    { $count ->
        [one] Præcis én farve
       *[other] Præcis { $count } forskellige farver
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Mindst én farve
       *[other] Mindst { $count } forskellige farver
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Højst én farve
       *[other] Højst { $count } forskellige farver
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Præcis én værdi
       *[other] Præcis { $count } forskellige værdier
    }
splito-wants-different-values-least =
    { $count ->
        [one] Mindst én værdi
       *[other] Mindst { $count } forskellige værdier
    }
splito-wants-different-values-most =
    { $count ->
        [one] Højst én værdi
       *[other] Højst { $count } forskellige værdier
    }
splito-wants-different-both = Mindst { $colors ->
    [one] { $colors } farve
   *[other] { $colors } farver
} og { $values ->
    [one] { $values } værdi
   *[other] { $values } værdier
}
splito-wants-size-exactly =
    { $count ->
        [one] Præcis ét kort i zonen
       *[other] Præcis { $count } kort i zonen
    }
splito-wants-size-least =
    { $count ->
        [one] Mindst ét kort i zonen
       *[other] Mindst { $count } kort i zonen
    }
splito-wants-size-most =
    { $count ->
        [one] Højst ét kort i zonen
       *[other] Højst { $count } kort i zonen
    }

splito-here-race = Denne zone har { $have }, den bedste anden zone { $most }.
splito-here-count = Denne zone har { $have }.
splito-here-colors = Farver her: { $have } af { $wanted }.
splito-here-both = Denne zone – farver: { $colors }, værdier: { $values }.

splito-state-met = opfyldt
splito-state-open = åbent
splito-state-lost = tabt

splito-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zoner

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, venstre
splito-zone-own-right = { $name }, højre
splito-mine-left = Venstre
splito-mine-right = Højre
splito-mine-left-with = Venstre, med { $name }
splito-mine-right-with = Højre, med { $name }

splito-zone-cards =
    { $count ->
        [0] ingen kort
        [one] { $count } kort
       *[other] { $count } kort
    }
splito-zone-label = Zone { $zone }: { $cards }
splito-zone-label-points = Zone { $zone }: { $cards }, { $points }
splito-zone-open = Vis zone { $zone }
splito-zone-other = De andre zoner
splito-zone-mine = Mine to zoner
splito-zone-all = Alle zoner
splito-players = Spillere
splito-zone-empty = Intet her endnu
splito-zone-total = Zonens sum
splito-zone-objectives = Mål
splito-zone-splito-cards = Splito-kort
splito-zone-by-color = Efter farve
splito-zone-by-value = Efter værdi
splito-zone-commons = Fællesmål
splito-zone-fits = { $card } til zone { $zone }
splito-zone-sealed-mine = Dit kort, skjult
splito-zone-sealed =
    { $count ->
        [one] { $count } skjult kort
       *[other] { $count } skjulte kort
    }
splito-stack-y = Gul: { $values }
splito-stack-o = Orange: { $values }
splito-stack-p = Pink: { $values }
splito-stack-b = Blå: { $values }
splito-stack-g = Grøn: { $values }
splito-stack-k = Sort: { $values }
splito-zone-states = Mål: { $met } opfyldt, { $open } åbne, { $lost } tabt

## Fællesmål

splito-commons = De to fællesmål
splito-common-tie = lige
splito-common-none = ingen endnu
splito-common-star = Stjerne
splito-common-moon = Måne
splito-common-label-held = { $symbol }: { $wanted }. Fører: { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Delt føring, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Ingen har nogen endnu, { $points }.
splito-common-counts = Kort i hver zone
splito-common-count-star = stjerne { $count }
splito-common-count-moon = måne { $count }
splito-common-count-star-held = stjerne { $count }, fører
splito-common-count-moon-held = måne { $count }, fører

## Produktet

splito-product-label = Dit produkt nu: { $left } gange { $right } er { $product }
splito-product-label-of = Produktet for { $name } nu: { $left } gange { $right } er { $product }

## Hånden

splito-hand = Din hånd
splito-hand-card = { $card }, { $place } af { $count }
splito-hand-card-picked = { $card }, valgt, { $place } af { $count }
splito-hand-card-waiting = { $card }, { $place } af { $count }, ikke nu: Du har allerede valgt
splito-hint-pick = Vælg et kort.
splito-hint-side = { $card }: venstre eller højre?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: til venstre?
splito-hint-ready-right = { $card }: til højre?
splito-hint-new = En ny hånd fra { $name }. Vælg et kort.
splito-hint-new-cards = Tretten nye kort. Vælg et.
splito-side-left = Venstre
splito-side-right = Højre
splito-play-left = Til venstre
splito-play-right = Til højre
splito-play-card-left = Til venstre: { $card }
splito-play-card-right = Til højre: { $card }
splito-chosen-left = Valgt: { $card }, venstre
splito-chosen-right = Valgt: { $card }, højre
splito-sort-dealt = Orden: som givet
splito-sort-value = Orden: efter værdi
splito-sort-colour = Orden: efter farve
splito-known = Hænder, jeg kender
splito-known-why = Du har haft disse hænder og givet dem videre. Alt, hvad der spilles fra dem, ligger åbent, så du ved, hvad der er tilbage.
splito-known-none = Du har ikke givet nogen hånd videre endnu.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } kort
       *[other] { $name }, { $count } kort
    }

## Pointarket

splito-score-now = Stillingen lige nu
splito-score-final = Slutstillingen
splito-score-hidden = Summerne er skjult under spillet. Du kan vise dem i indstillingerne.
splito-score-player = Spiller
splito-score-left = Venstre
splito-score-right = Højre
splito-score-product = Point
splito-score-cards = Kort
splito-score-place = Nr.
splito-score-won-highest = { $names } har flest point og vinder.
splito-score-won-fewest = { $names } vinder: Ved lige mange point vinder den med færrest kort.
splito-score-won-shared = { $names } deler sejren: lige mange point, lige mange kort.
splito-score-cards-why = Ved lige mange point er den foran, der har færrest kort i sine to zoner.
splito-score-none = Her ligger intet mål, så zonen giver ingen point.
splito-score-zones = Zone for zone
splito-score-common-star = Fællesmål med stjerne: { $wanted }
splito-score-common-moon = Fællesmål med måne: { $wanted }
splito-score-nobody = Ingen får det: Ingen zone har alene flest.

splito-goal = Mål: point til venstre × til højre
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: { $before } → { $after } her, denne zone ville få det
splito-foreseen-common-tied = { $wanted }: { $before } → { $after } her, lige
splito-foreseen-common-there = { $wanted }: { $before } → { $after } her, en anden zone har flere
splito-foreseen-same = Intet mål ændrer sig
splito-foreseen-product = Dine point: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } gange { $right } giver { $product }

## Tips: hvorfor et træk er godt.

hint-splito-met = Så opfylder du: { $objectives }.
hint-splito-commons = Så får du dette fællesmål: { $objectives }.
hint-splito-lost = Med mange andre kort taber du: { $objectives }.
hint-splito-open = Det mål kan du stadig opfylde.
hint-splito-product = Dit produkt ville lige nu være { $best }; mange andre kort giver mindre.
hint-splito-points = { $best ->
    [one] Dine to zoner ville tilsammen have { $best } point.
   *[other] Dine to zoner ville tilsammen have { $best } point.
  }
hint-splito-neighbour = Så har { $name } kun et produkt på { $best }.
hint-splito-rival = Så har { $name } kun et produkt på { $best }.
splito-side-key-left = Spil det valgte kort i den venstre zone
splito-side-key-right = Spil det valgte kort i den højre zone
