# Splito: kaarten, zones, doelen, score.

## Status en verloop

splito-task = Kies een kaart voor je linker- of rechterzone
splito-task-last = Je laatste kaart: links of rechts?
splito-progress = Ronde { $round } van { $rounds }
splito-chapter = Ronde { $round }

splito-told-sealed-left = { $name } heeft een kaart voor links gekozen.
splito-told-sealed-right = { $name } heeft een kaart voor rechts gekozen.
splito-told-taken-back = { $name } neemt de keuze terug.
splito-told-turned = { $name }: { $card } → { $zone }.
splito-told-passed = Alle handen gaan naar links.
splito-told-second-hands = Iedereen krijgt dertien nieuwe kaarten.
splito-told-won = { $names } heeft gewonnen met { $score }.
splito-told-won-fewest = { $names } heeft gewonnen met { $score } en de minste kaarten bij gelijke stand.
splito-told-shared = { $names } delen de overwinning met { $score }.

## Kaarten

splito-color-y = geel
splito-color-o = oranje
splito-color-p = roze
splito-color-b = blauw
splito-color-g = groen
splito-color-k = zwart

splito-color-letter-y = G
splito-color-letter-o = O
splito-color-letter-p = R
splito-color-letter-b = B
splito-color-letter-g = N
splito-color-letter-k = Z

splito-card-y = Geel { $value }
splito-card-o = Oranje { $value }
splito-card-p = Roze { $value }
splito-card-b = Blauw { $value }
splito-card-g = Groen { $value }
splito-card-k = Zwart { $value }

splito-objective = Doel
splito-objective-named = Doel ‘{ $wanted }’

## Wat een doel van zijn zone vraagt

splito-wants-most-value = Meeste { $value }’en
splito-wants-most-color = Meeste kaarten in { $color }
splito-wants-no-value = Geen { $value }
splito-wants-value =
    { $count ->
        [one] Precies één { $value }
        [2] Precies twee { $value }’en
       *[other] Precies { $count } kaarten met waarde { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Minstens één { $value }
        [2] Minstens twee { $value }’en
       *[other] Minstens { $count } kaarten met waarde { $value }
    }
splito-wants-no-color = Geen kaart in { $color }
splito-wants-color =
    { $count ->
        [one] Precies één kaart in { $color }
       *[other] Precies { $count } kaarten in { $color }
    }
splito-wants-colors = Minstens één kaart in elk van { $colors }
splito-wants-all-colors = Alle zes kleuren
splito-wants-all-values = Alle zes waarden
splito-wants-different-colors-exactly =
    { $count ->
        [one] Precies één kleur
       *[other] Precies { $count } verschillende kleuren
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Minstens één kleur
       *[other] Minstens { $count } verschillende kleuren
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Hoogstens één kleur
       *[other] Hoogstens { $count } verschillende kleuren
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Precies één waarde
       *[other] Precies { $count } verschillende waarden
    }
splito-wants-different-values-least =
    { $count ->
        [one] Minstens één waarde
       *[other] Minstens { $count } verschillende waarden
    }
splito-wants-different-values-most =
    { $count ->
        [one] Hoogstens één waarde
       *[other] Hoogstens { $count } verschillende waarden
    }
splito-wants-different-both = Minstens { $colors ->
    [one] { $colors } kleur
   *[other] { $colors } kleuren
} en { $values ->
    [one] { $values } waarde
   *[other] { $values } waarden
}
splito-wants-size-exactly =
    { $count ->
        [one] Precies één kaart in de zone
       *[other] Precies { $count } kaarten in de zone
    }
splito-wants-size-least =
    { $count ->
        [one] Minstens één kaart in de zone
       *[other] Minstens { $count } kaarten in de zone
    }
splito-wants-size-most =
    { $count ->
        [one] Hoogstens één kaart in de zone
       *[other] Hoogstens { $count } kaarten in de zone
    }

splito-here-race = Deze zone heeft er { $have }, de beste andere zone { $most }.
splito-here-count = Deze zone heeft er { $have }.
splito-here-colors = Kleuren hier: { $have } van { $wanted }.
splito-here-both = In deze zone: kleuren { $colors }, waarden { $values }.

splito-state-met = gehaald
splito-state-open = open
splito-state-lost = gemist

splito-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zones

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, links
splito-zone-own-right = { $name }, rechts
splito-mine-left = Links
splito-mine-right = Rechts
splito-mine-left-with = Links, met { $name }
splito-mine-right-with = Rechts, met { $name }

splito-zone-cards =
    { $count ->
        [0] geen kaarten
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
splito-zone-label = Zone { $zone }: { $cards }
splito-zone-label-points = Zone { $zone }: { $cards }, { $points }
splito-zone-open = Toon zone { $zone }
splito-zone-other = De andere zones
splito-zone-mine = Mijn twee zones
splito-zone-all = Alle zones
splito-players = Spelers
splito-zone-empty = Nog niets hier
splito-zone-total = Zone in totaal
splito-zone-objectives = Doelen
splito-zone-splito-cards = Splito-kaarten
splito-zone-by-color = Op kleur
splito-zone-by-value = Op waarde
splito-zone-commons = Gezamenlijke doelen
splito-zone-fits = { $card } in de zone { $zone }
splito-zone-sealed-mine = Je kaart, gedekt
splito-zone-sealed =
    { $count ->
        [one] { $count } kaart gedekt
       *[other] { $count } kaarten gedekt
    }
splito-stack-y = Geel: { $values }
splito-stack-o = Oranje: { $values }
splito-stack-p = Roze: { $values }
splito-stack-b = Blauw: { $values }
splito-stack-g = Groen: { $values }
splito-stack-k = Zwart: { $values }
splito-zone-states = Doelen: { $met } gehaald, { $open } open, { $lost } gemist

## Gezamenlijke doelen

splito-commons = De twee gezamenlijke doelen
splito-common-tie = gelijk
splito-common-none = nog niemand
splito-common-star = Ster
splito-common-moon = Maan
splito-common-label-held = { $symbol }: { $wanted }. Aan kop: { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Gelijke stand aan kop, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Nog niemand heeft er een, { $points }.
splito-common-counts = Kaarten in elke zone
splito-common-count-star = ster { $count }
splito-common-count-moon = maan { $count }
splito-common-count-star-held = ster { $count }, aan kop
splito-common-count-moon-held = maan { $count }, aan kop

## Het product

splito-product-label = Je product nu: { $left } keer { $right } is { $product }
splito-product-label-of = Product van { $name } nu: { $left } keer { $right } is { $product }

## De hand

splito-hand = Je hand
splito-hand-card = { $card }, { $place } van { $count }
splito-hand-card-picked = { $card }, gekozen, { $place } van { $count }
splito-hand-card-waiting = { $card }, { $place } van { $count }, nu niet: je hebt al gekozen
splito-hint-pick = Kies een kaart.
splito-hint-side = { $card }: links of rechts?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: naar links?
splito-hint-ready-right = { $card }: naar rechts?
splito-hint-new = Een nieuwe hand van { $name }. Kies een kaart.
splito-hint-new-cards = Dertien nieuwe kaarten. Kies er een.
splito-side-left = Links
splito-side-right = Rechts
splito-play-left = Speel links
splito-play-right = Speel rechts
splito-play-card-left = Speel links: { $card }
splito-play-card-right = Speel rechts: { $card }
splito-chosen-left = Gekozen: { $card }, links
splito-chosen-right = Gekozen: { $card }, rechts
splito-sort-dealt = Volgorde: als gedeeld
splito-sort-value = Volgorde: op waarde
splito-sort-colour = Volgorde: op kleur
splito-known = Handen die ik ken
splito-known-why = Deze handen heb je gehad en doorgegeven. Alles wat eruit is gespeeld, ligt open, dus je weet wat er nog in zit.
splito-known-none = Je hebt nog geen hand doorgegeven.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } kaart
       *[other] { $name }, { $count } kaarten
    }

## Het scoreblad

splito-score-now = De stand nu
splito-score-final = De eindstand
splito-score-hidden = Totalen zijn tijdens het potje verborgen. Je kunt ze tonen via de instellingen.
splito-score-player = Speler
splito-score-left = Links
splito-score-right = Rechts
splito-score-product = Score
splito-score-cards = Kaarten
splito-score-place = Plaats
splito-score-won-highest = { $names } heeft de hoogste score en wint.
splito-score-won-fewest = { $names } wint: bij gelijke score telt wie de minste kaarten heeft.
splito-score-won-shared = { $names } delen de overwinning: dezelfde score, evenveel kaarten.
splito-score-cards-why = Bij gelijke score gaat voor wie in beide zones samen de minste kaarten heeft.
splito-score-none = Hier ligt geen doel, dus deze zone levert niets op.
splito-score-zones = Zone voor zone
splito-score-common-star = Gezamenlijk doel, ster: { $wanted }
splito-score-common-moon = Gezamenlijk doel, maan: { $wanted }
splito-score-nobody = Niemand krijgt het: geen zone heeft als enige de meeste.

splito-goal = Doel: punten links × punten rechts
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: hier { $before } → { $after }, deze zone zou het krijgen
splito-foreseen-common-tied = { $wanted }: hier { $before } → { $after }, gelijk
splito-foreseen-common-there = { $wanted }: hier { $before } → { $after }, een andere zone heeft meer
splito-foreseen-same = Er verandert geen doel
splito-foreseen-product = Je score: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } keer { $right } is { $product }

## Hints: waarom een zet goed is.

hint-splito-met = Zo haal je: { $objectives }.
hint-splito-commons = Zo krijg je dit gezamenlijke doel: { $objectives }.
hint-splito-lost = Met veel andere kaarten mis je: { $objectives }.
hint-splito-open = Dat doel kun je nog halen.
hint-splito-product = Zoals het nu ligt wordt je product { $best }; veel andere kaarten geven minder.
hint-splito-points = { $best ->
    [one] Je twee zones zouden samen { $best } punt hebben.
   *[other] Je twee zones zouden samen { $best } punten hebben.
  }
hint-splito-neighbour = { $name } heeft dan maar een product van { $best }.
hint-splito-rival = { $name } heeft dan maar een product van { $best }.
splito-side-key-left = De gekozen kaart in de linkerzone spelen
splito-side-key-right = De gekozen kaart in de rechterzone spelen
