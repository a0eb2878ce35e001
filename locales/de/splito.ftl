# Splito: Karten, Zonen, Ziele, Punkte.

## Status und Verlauf

splito-task = Wähle eine Karte für links oder rechts
splito-task-last = Deine letzte Karte: links oder rechts?
splito-progress = Runde { $round } von { $rounds }
splito-chapter = Runde { $round }

splito-told-sealed-left = { $name } hat eine Karte für links gewählt.
splito-told-sealed-right = { $name } hat eine Karte für rechts gewählt.
splito-told-taken-back = { $name } nimmt die Wahl zurück.
splito-told-turned = { $name }: { $card } → { $zone }.
splito-told-passed = Alle Hände wandern nach links.
splito-told-second-hands = Alle bekommen dreizehn neue Karten.
splito-told-won = { $names } hat mit { $score } gewonnen.
splito-told-won-fewest = { $names } hat mit { $score } und den wenigsten Karten bei Gleichstand gewonnen.
splito-told-shared = { $names } teilen sich den Sieg mit { $score }.

## Karten

splito-color-y = Gelb
splito-color-o = Orange
splito-color-p = Pink
splito-color-b = Blau
splito-color-g = Grün
splito-color-k = Schwarz

splito-color-letter-y = G
splito-color-letter-o = O
splito-color-letter-p = P
splito-color-letter-b = B
splito-color-letter-g = Ü
splito-color-letter-k = S

splito-card-y = Gelb { $value }
splito-card-o = Orange { $value }
splito-card-p = Pink { $value }
splito-card-b = Blau { $value }
splito-card-g = Grün { $value }
splito-card-k = Schwarz { $value }

splito-objective = Ziel
splito-objective-named = Ziel „{ $wanted }“

## Was ein Ziel von seiner Zone verlangt

splito-wants-most-value = Die meisten { $value }er
splito-wants-most-color = Die meisten Karten in { $color }
splito-wants-no-value = Keine { $value }
splito-wants-value =
    { $count ->
        [one] Genau eine { $value }
        [2] Genau zwei { $value }er
       *[other] Genau { $count } Karten mit Wert { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Mindestens eine { $value }
        [2] Mindestens zwei { $value }er
       *[other] Mindestens { $count } Karten mit Wert { $value }
    }
splito-wants-no-color = Keine Karte in { $color }
splito-wants-color =
    { $count ->
        [one] Genau eine Karte in { $color }
       *[other] Genau { $count } Karten in { $color }
    }
splito-wants-colors = Je mindestens eine Karte in { $colors }
splito-wants-all-colors = Alle sechs Farben
splito-wants-all-values = Alle sechs Werte
splito-wants-different-colors-exactly =
    { $count ->
        [one] Genau eine Farbe
       *[other] Genau { $count } verschiedene Farben
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Mindestens eine Farbe
       *[other] Mindestens { $count } verschiedene Farben
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Höchstens eine Farbe
       *[other] Höchstens { $count } verschiedene Farben
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Genau ein Wert
       *[other] Genau { $count } verschiedene Werte
    }
splito-wants-different-values-least =
    { $count ->
        [one] Mindestens ein Wert
       *[other] Mindestens { $count } verschiedene Werte
    }
splito-wants-different-values-most =
    { $count ->
        [one] Höchstens ein Wert
       *[other] Höchstens { $count } verschiedene Werte
    }
splito-wants-different-both = Mindestens { $colors ->
    [one] { $colors } Farbe
   *[other] { $colors } Farben
} und { $values ->
    [one] { $values } Wert
   *[other] { $values } Werte
}
splito-wants-size-exactly =
    { $count ->
        [one] Genau eine Karte in der Zone
       *[other] Genau { $count } Karten in der Zone
    }
splito-wants-size-least =
    { $count ->
        [one] Mindestens eine Karte in der Zone
       *[other] Mindestens { $count } Karten in der Zone
    }
splito-wants-size-most =
    { $count ->
        [one] Höchstens eine Karte in der Zone
       *[other] Höchstens { $count } Karten in der Zone
    }

splito-here-race = Diese Zone hat { $have }, die beste andere Zone { $most }.
splito-here-count = Diese Zone hat { $have }.
splito-here-colors = Farben hier: { $have } von { $wanted }.
splito-here-both = In dieser Zone: Farben { $colors }, Werte { $values }.

splito-state-met = erreicht
splito-state-open = offen
splito-state-lost = verfehlt

splito-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zonen

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, links
splito-zone-own-right = { $name }, rechts
splito-mine-left = Links
splito-mine-right = Rechts
splito-mine-left-with = Links, mit { $name }
splito-mine-right-with = Rechts, mit { $name }

splito-zone-cards =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
splito-zone-label = Zone { $zone }: { $cards }
splito-zone-label-points = Zone { $zone }: { $cards }, { $points }
splito-zone-open = Zone { $zone } zeigen
splito-zone-other = Die anderen Zonen
splito-zone-mine = Meine zwei Zonen
splito-zone-all = Alle Zonen
splito-players = Am Tisch
splito-zone-empty = Noch nichts hier
splito-zone-total = Summe der Zone
splito-zone-objectives = Ziele
splito-zone-splito-cards = Splito-Karten
splito-zone-by-color = Nach Farbe
splito-zone-by-value = Nach Wert
splito-zone-commons = Gemeinsame Ziele
splito-zone-fits = { $card } in die Zone { $zone }
splito-zone-sealed-mine = Deine Karte, verdeckt
splito-zone-sealed =
    { $count ->
        [one] { $count } Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
splito-stack-y = Gelb: { $values }
splito-stack-o = Orange: { $values }
splito-stack-p = Pink: { $values }
splito-stack-b = Blau: { $values }
splito-stack-g = Grün: { $values }
splito-stack-k = Schwarz: { $values }
splito-zone-states = Ziele: { $met } erreicht, { $open } offen, { $lost } verfehlt

## Gemeinsame Ziele

splito-commons = Die zwei gemeinsamen Ziele
splito-common-tie = gleichauf
splito-common-none = noch niemand
splito-common-star = Stern
splito-common-moon = Mond
splito-common-label-held = { $symbol }: { $wanted }. Vorn: { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Gleichstand an der Spitze, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Noch hat niemand etwas, { $points }.
splito-common-counts = Karten in jeder Zone
splito-common-count-star = Stern { $count }
splito-common-count-moon = Mond { $count }
splito-common-count-star-held = Stern { $count }, vorn
splito-common-count-moon-held = Mond { $count }, vorn

## Das Produkt

splito-product-label = Dein Produkt jetzt: { $left } mal { $right } ist { $product }
splito-product-label-of = Produkt von { $name } jetzt: { $left } mal { $right } ist { $product }

## Die Hand

splito-hand = Deine Hand
splito-hand-card = { $card }, { $place } von { $count }
splito-hand-card-picked = { $card }, ausgewählt, { $place } von { $count }
splito-hand-card-waiting = { $card }, { $place } von { $count }, nicht jetzt: Du hast schon gewählt
splito-hint-pick = Wähle eine Karte.
splito-hint-side = { $card }: links oder rechts?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: nach links?
splito-hint-ready-right = { $card }: nach rechts?
splito-hint-new = Neue Hand von { $name }. Wähle eine Karte.
splito-hint-new-cards = Dreizehn neue Karten. Wähle eine.
splito-side-left = Links
splito-side-right = Rechts
splito-play-left = Links spielen
splito-play-right = Rechts spielen
splito-play-card-left = Links spielen: { $card }
splito-play-card-right = Rechts spielen: { $card }
splito-chosen-left = Gewählt: { $card }, links
splito-chosen-right = Gewählt: { $card }, rechts
splito-sort-dealt = Sortiert: wie gegeben
splito-sort-value = Sortiert: nach Wert
splito-sort-colour = Sortiert: nach Farbe
splito-known = Bekannte Hände
splito-known-why = Diese Hände hattest du schon und hast sie weitergegeben. Alles, was daraus gespielt wurde, liegt offen, also weißt du, was noch da ist.
splito-known-none = Du hast noch keine Hand weitergegeben.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } Karte
       *[other] { $name }, { $count } Karten
    }

## Die Punktetafel

splito-score-now = Punkte nach jetzigem Stand
splito-score-final = Der Endstand
splito-score-hidden = Summen sind während des Spiels verborgen. In den Einstellungen kannst du sie zeigen.
splito-score-player = Name
splito-score-left = Links
splito-score-right = Rechts
splito-score-product = Punkte
splito-score-cards = Karten
splito-score-place = Platz
splito-score-won-highest = { $names } hat die meisten Punkte und gewinnt.
splito-score-won-fewest = { $names } gewinnt: Bei gleichen Punkten zählt, wer die wenigsten Karten hat.
splito-score-won-shared = { $names } teilen sich den Sieg: gleich viele Punkte, gleich viele Karten.
splito-score-cards-why = Bei gleichen Punkten liegt vorn, wer in beiden Zonen zusammen die wenigsten Karten hat.
splito-score-none = Hier liegt kein Ziel, also bringt diese Zone nichts.
splito-score-zones = Zone für Zone
splito-score-common-star = Gemeinsames Ziel, Stern: { $wanted }
splito-score-common-moon = Gemeinsames Ziel, Mond: { $wanted }
splito-score-nobody = Niemand bekommt es: Keine Zone hat allein am meisten.

splito-goal = Ziel: Punkte links × Punkte rechts
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: hier { $before } → { $after }, diese Zone hätte es
splito-foreseen-common-tied = { $wanted }: hier { $before } → { $after }, gleichauf
splito-foreseen-common-there = { $wanted }: hier { $before } → { $after }, eine andere Zone hat mehr
splito-foreseen-same = Kein Ziel ändert sich
splito-foreseen-product = Deine Punkte: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } mal { $right } ergibt { $product }

## Tipps: warum ein Zug gut ist.

hint-splito-met = Damit erreichst du: { $objectives }.
hint-splito-commons = Damit bekommst du dieses gemeinsame Ziel: { $objectives }.
hint-splito-lost = Mit vielen anderen Karten verfehlst du: { $objectives }.
hint-splito-open = Dieses Ziel kannst du noch erreichen.
hint-splito-product = Dein Produkt wäre im Moment { $best }; viele andere Karten geben weniger.
hint-splito-points = { $best ->
    [one] Deine beiden Zonen hätten zusammen { $best } Punkt.
   *[other] Deine beiden Zonen hätten zusammen { $best } Punkte.
  }
hint-splito-neighbour = { $name } hätte dann nur ein Produkt von { $best }.
hint-splito-rival = { $name } hätte dann nur ein Produkt von { $best }.
splito-side-key-left = Die gewählte Karte in die linke Zone spielen
splito-side-key-right = Die gewählte Karte in die rechte Zone spielen
