# Splito : cartes, zones, Objectifs, score.

## État et journal

splito-task = Choisis une carte et un côté
splito-task-last = Ta dernière carte : gauche ou droite ?
splito-progress = Tour { $round } sur { $rounds }
splito-chapter = Tour { $round }

splito-told-sealed-left = { $name } a choisi une carte pour la gauche.
splito-told-sealed-right = { $name } a choisi une carte pour la droite.
splito-told-taken-back = { $name } reprend son choix.
splito-told-turned = { $name } : { $card }, zone { $zone }.
splito-told-passed = Toutes les mains passent à gauche.
splito-told-second-hands = Chacun reçoit treize nouvelles cartes.
splito-told-won = { $names } gagne avec { $score }.
splito-told-won-fewest = { $names } gagne avec { $score }, en ayant moins de cartes que les autres à égalité.
splito-told-shared = { $names } partagent la victoire avec { $score }.

## Cartes

splito-color-y = jaune
splito-color-o = orange
splito-color-p = rose
splito-color-b = bleu
splito-color-g = vert
splito-color-k = noir

splito-color-letter-y = J
splito-color-letter-o = O
splito-color-letter-p = R
splito-color-letter-b = B
splito-color-letter-g = V
splito-color-letter-k = N

splito-card-y = { $value } jaune
splito-card-o = { $value } orange
splito-card-p = { $value } rose
splito-card-b = { $value } bleu
splito-card-g = { $value } vert
splito-card-k = { $value } noir

splito-objective = Objectif
splito-objective-named = Objectif « { $wanted } »

## Ce qu’un Objectif demande à sa zone

splito-wants-most-value = Majorité de { $value }
splito-wants-most-color = Majorité en { $color }
splito-wants-no-value = Aucun { $value }
splito-wants-value =
    { $count ->
        [one] Exactement un { $value }
        [2] Exactement deux { $value }
       *[other] Exactement { $count } cartes de valeur { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Au moins un { $value }
        [2] Au moins deux { $value }
       *[other] Au moins { $count } cartes de valeur { $value }
    }
splito-wants-no-color = Aucune carte en { $color }
splito-wants-color =
    { $count ->
        [one] Exactement une carte en { $color }
       *[other] Exactement { $count } cartes en { $color }
    }
splito-wants-colors = Au moins une carte de chaque : { $colors }
splito-wants-all-colors = Les six couleurs
splito-wants-all-values = Les six valeurs
splito-wants-different-colors-exactly =
    { $count ->
        [one] Exactement une couleur
       *[other] Exactement { $count } couleurs différentes
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Au moins une couleur
       *[other] Au moins { $count } couleurs différentes
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Au plus une couleur
       *[other] Au plus { $count } couleurs différentes
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Exactement une valeur
       *[other] Exactement { $count } valeurs différentes
    }
splito-wants-different-values-least =
    { $count ->
        [one] Au moins une valeur
       *[other] Au moins { $count } valeurs différentes
    }
splito-wants-different-values-most =
    { $count ->
        [one] Au plus une valeur
       *[other] Au plus { $count } valeurs différentes
    }
splito-wants-different-both = Au moins { $colors ->
    [one] { $colors } couleur
   *[other] { $colors } couleurs
} et { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
}
splito-wants-size-exactly =
    { $count ->
        [one] Exactement { $count } carte dans la zone
       *[other] Exactement { $count } cartes dans la zone
    }
splito-wants-size-least =
    { $count ->
        [one] Au moins { $count } carte dans la zone
       *[other] Au moins { $count } cartes dans la zone
    }
splito-wants-size-most =
    { $count ->
        [one] Au plus { $count } carte dans la zone
       *[other] Au plus { $count } cartes dans la zone
    }

splito-here-race = Cette zone en a { $have }, la meilleure autre { $most }.
splito-here-count = Cette zone en a { $have }.
splito-here-colors = Couleurs présentes : { $have } sur { $wanted }.
splito-here-both = Cette zone – couleurs : { $colors }, valeurs : { $values }.

splito-state-met = rempli
splito-state-open = en cours
splito-state-lost = raté

splito-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
splito-objective-state = { $wanted }, { $points } : { $state }. { $standing }

## Zones

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, gauche
splito-zone-own-right = { $name }, droite
splito-mine-left = Gauche
splito-mine-right = Droite
splito-mine-left-with = Gauche, avec { $name }
splito-mine-right-with = Droite, avec { $name }

splito-zone-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
splito-zone-label = Zone { $zone } : { $cards }
splito-zone-label-points = Zone { $zone } : { $cards }, { $points }
splito-zone-open = Montrer la zone { $zone }
splito-zone-other = Les autres zones
splito-zone-mine = Mes deux zones
splito-zone-all = Toutes les zones
splito-players = Joueurs
splito-zone-empty = Encore rien ici
splito-zone-total = Total zone
splito-zone-objectives = Objectifs
splito-zone-splito-cards = Cartes Splito
splito-zone-by-color = Par couleur
splito-zone-by-value = Par valeur
splito-zone-commons = Objectifs communs
splito-zone-fits = { $card } dans la zone { $zone }
splito-zone-sealed-mine = Ta carte, face cachée
splito-zone-sealed =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
splito-stack-y = Jaune : { $values }
splito-stack-o = Orange : { $values }
splito-stack-p = Rose : { $values }
splito-stack-b = Bleu : { $values }
splito-stack-g = Vert : { $values }
splito-stack-k = Noir : { $values }
splito-zone-states = Objectifs – remplis : { $met }, en cours : { $open }, ratés : { $lost }

## Objectifs communs

splito-commons = Les deux Objectifs communs
splito-common-tie = égalité
splito-common-none = encore personne
splito-common-star = Étoile
splito-common-moon = Lune
splito-common-label-held = { $symbol } : { $wanted }. Mène : { $zone }, { $points }.
splito-common-label-tie = { $symbol } : { $wanted }. Égalité en tête, { $points }.
splito-common-label-none = { $symbol } : { $wanted }. Personne n’en a encore, { $points }.
splito-common-counts = Cartes dans chaque zone
splito-common-count-star = étoile { $count }
splito-common-count-moon = lune { $count }
splito-common-count-star-held = étoile { $count }, en tête
splito-common-count-moon-held = lune { $count }, en tête

## Le produit

splito-product-label = Ton produit à cet instant : { $left } fois { $right } égale { $product }
splito-product-label-of = Produit de { $name } à cet instant : { $left } fois { $right } égale { $product }

## La main

splito-hand = Ta main
splito-hand-card = { $card }, { $place } sur { $count }
splito-hand-card-picked = { $card }, choisie, { $place } sur { $count }
splito-hand-card-waiting = { $card }, { $place } sur { $count }, pas maintenant : tu as déjà choisi
splito-hint-pick = Choisis une carte.
splito-hint-side = { $card } : gauche ou droite ?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card } : à gauche ?
splito-hint-ready-right = { $card } : à droite ?
splito-hint-new = Main passée par { $name }. Choisis une carte.
splito-hint-new-cards = Treize nouvelles cartes. Choisis-en une.
splito-side-left = Gauche
splito-side-right = Droite
splito-play-left = Jouer à gauche
splito-play-right = Jouer à droite
splito-play-card-left = Jouer à gauche : { $card }
splito-play-card-right = Jouer à droite : { $card }
splito-chosen-left = Choisi : { $card }, gauche
splito-chosen-right = Choisi : { $card }, droite
splito-sort-dealt = Tri : comme reçu
splito-sort-value = Tri : par valeur
splito-sort-colour = Tri : par couleur
splito-known = Mains connues
splito-known-why = Tu as eu ces mains et tu les as passées. Tout ce qui en a été joué est visible : tu sais donc ce qu’il y reste.
splito-known-none = Tu n’as encore passé aucune main.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } carte
       *[other] { $name }, { $count } cartes
    }

## La feuille de score

splito-score-now = Les scores à cet instant
splito-score-final = Le score final
splito-score-hidden = Les totaux sont cachés pendant la partie. Tu peux les afficher dans les réglages.
splito-score-player = Nom
splito-score-left = Gauche
splito-score-right = Droite
splito-score-product = Score
splito-score-cards = Cartes
splito-score-place = Rang
splito-score-won-highest = { $names } a le plus grand score et gagne.
splito-score-won-fewest = { $names } gagne : à score égal, celui qui a le moins de cartes l’emporte.
splito-score-won-shared = { $names } partagent la victoire : même score, même nombre de cartes.
splito-score-cards-why = À score égal, celui qui a le moins de cartes dans ses deux zones l’emporte.
splito-score-none = Aucun Objectif ici : cette zone ne rapporte rien.
splito-score-zones = Zone par zone
splito-score-common-star = Objectif commun, étoile : { $wanted }
splito-score-common-moon = Objectif commun, lune : { $wanted }
splito-score-nobody = Personne ne l’obtient : aucune zone n’a seule la majorité.

splito-goal = But : points à gauche × à droite
splito-foreseen-objective = { $wanted } : { $before } → { $after }
splito-foreseen-new = { $wanted } : { $after }
splito-foreseen-elsewhere = { $zone } : { $wanted } : { $before } → { $after }
splito-foreseen-zone = { $zone } : { $before } → { $points }
splito-foreseen-common-here = { $wanted } : { $before } → { $after } ici, cette zone l’aurait
splito-foreseen-common-tied = { $wanted } : { $before } → { $after } ici, égalité
splito-foreseen-common-there = { $wanted } : { $before } → { $after } ici, une autre zone a plus
splito-foreseen-same = Aucun Objectif ne change
splito-foreseen-product = Ton score : { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } fois { $right } font { $product }

## Conseils : pourquoi un coup est bon.

hint-splito-met = Tu remplis ainsi : { $objectives }.
hint-splito-commons = Tu obtiens ainsi cet Objectif commun : { $objectives }.
hint-splito-lost = Beaucoup d’autres cartes te feraient perdre : { $objectives }.
hint-splito-open = Tu peux encore remplir cet Objectif.
hint-splito-product = Ton produit serait de { $best } pour l’instant ; beaucoup d’autres cartes donnent moins.
hint-splito-points = { $best ->
    [one] Tes deux zones auraient ensemble { $best } point.
   *[other] Tes deux zones auraient ensemble { $best } points.
  }
hint-splito-neighbour = { $name } n’aurait alors qu’un produit de { $best }.
hint-splito-rival = { $name } n’aurait alors qu’un produit de { $best }.
splito-side-key-left = Jouer la carte choisie dans la zone de gauche
splito-side-key-right = Jouer la carte choisie dans la zone de droite
