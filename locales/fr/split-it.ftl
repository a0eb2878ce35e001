# Split it! à la table.

split-it-joker = joker

split-it-section-white = Blanc
split-it-section-pink = Rose
split-it-section-black = Noir

## Ce que je dois faire

split-it-task-split = Sépare la rangée en trois zones
split-it-task-resplit = Sépare les cartes restantes en trois zones
split-it-task-remove = Retire une zone du jeu
split-it-task-guess = Parie en secret sur une zone
split-it-task-joker = { $n ->
    [one] Pose ton joker sur une de tes colonnes
   *[other] Pose tes { $n } jokers sur tes colonnes, un par un
}
split-it-progress = Tour { $round } sur { $rounds }
split-it-chapter = Tour { $round }

## La rangée et les boutons

split-it-row = { $n ->
    [one] La rangée : { $n } carte
   *[other] La rangée : { $n } cartes
}
split-it-splitter = { $name } sépare
split-it-row-empty = La rangée est vide.
split-it-over = La pioche est vide, la partie est finie.
split-it-section-cards = { $section }, { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes : { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes : { $cards }
}. Ton pari secret
split-it-row-cards = { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes : { $cards }
}
split-it-sections-guess = Zones où parier
split-it-sections-remove = Zones à retirer
split-it-sections = Zones de la rangée

split-it-divider-first = Carte de séparation entre blanc et rose
split-it-divider-second = Carte de séparation entre rose et noir
split-it-divider-value = Blanc { $white }, rose { $pink }, noir { $black }
split-it-divider-first-left = Carte de séparation blanc–rose vers la gauche
split-it-divider-first-right = Carte de séparation blanc–rose vers la droite
split-it-divider-second-left = Carte de séparation rose–noir vers la gauche
split-it-divider-second-right = Carte de séparation rose–noir vers la droite
split-it-split-here = Séparer ici

split-it-pick-guess = Touche la zone que tu veux.
split-it-pick-remove = Touche la zone à retirer.
split-it-pick-joker = Touche la colonne à allonger.
split-it-play-split = Séparer après les cartes { $first } et { $second }
split-it-play-remove = Retirer : { $section }
split-it-play-guess = Parier : { $section }
split-it-play-joker = Joker sur les { $number }
split-it-guessed = Secret : { $section }
split-it-columns-joker = Tes colonnes
split-it-column-button = Ta colonne de { $number } : { $what }

## Ce qui s’est passé

split-it-fate-won = { $name } gagne
split-it-fate-stays = { $names } : reste
split-it-fate-gone = Personne : hors jeu
split-it-fate-removed = { $name } la retire
split-it-gone-heading = Hors jeu
split-it-guide = Que deviennent les paris
split-it-guide-one = Pari d’un seul joueur ?
split-it-guide-one-then = Il gagne les cartes.
split-it-guide-several = Plusieurs paris ?
split-it-guide-several-then = Elle reste, on sépare encore.
split-it-guide-nobody = Aucun pari ?
split-it-guide-nobody-then = Ses cartes sont hors jeu.

## Les colonnes

split-it-column = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $jokers ->
    [0] {""}
    [one] , dont un joker
   *[other] , dont { $jokers } jokers
} ; { $standing }
split-it-column-none = aucune
split-it-standing-ahead = mène de { $n }
split-it-standing-tied = en tête à égalité
split-it-standing-behind = { $n } de retard
split-it-column-of = { $number } : { $what }
split-it-pending = { $n ->
    [0] aucun
    [one] un joker attend une colonne
   *[other] { $n } jokers attendent une colonne
}
split-it-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
split-it-mark-done = a gagné des cartes à ce tour
split-it-gone = Hors jeu
split-it-gone-of = { $n } sur { $all }

## L’inventaire

split-it-stock = Pioche : { $n }
split-it-tally = Bilan
split-it-tally-title = Où sont les cartes
split-it-tally-card = Carte
split-it-tally-gone = Hors jeu
split-it-tally-columns = En colonne
split-it-tally-row = En rangée
split-it-tally-unseen = En pioche
split-it-tally-all = En tout
split-it-tally-total = Total
split-it-tally-note = Personne ne connaît l’ordre de la pioche, mais tout le monde peut compter.

## Le score

split-it-score-title = Les scores
split-it-score-now = À cet instant
split-it-score-rule = La plus longue colonne d’un nombre rapporte ce nombre. À égalité, toutes le rapportent.
split-it-score-number = Nombre
split-it-score-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
split-it-score-total = Points
split-it-score-columns = Colonnes
split-it-score-columns-note = Points égaux : celui qui a le plus de colonnes gagne.
split-it-score-place = Rang
split-it-score-pending = { $n ->
    [one] { $name } avait un joker sans colonne : il ne compte pas.
   *[other] { $name } avait { $n } jokers sans colonne : ils ne comptent pas.
}
split-it-won-points = { $points ->
    [one] Victoire : { $names }, avec { $points } point.
   *[other] Victoire : { $names }, avec { $points } points.
}
split-it-won-columns = Victoire : { $names }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} comme d’autres, mais plus de colonnes.
split-it-won-shared = Victoire partagée : { $names }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de colonnes.

## Le journal

split-it-told-laid = { $name } pose une nouvelle rangée : { $cards }.
split-it-told-split = { $name } sépare la rangée. Blanc : { $white }. Rose : { $pink }. Noir : { $black }.
split-it-told-split-three = Les trois dernières cartes sont séparées, une par zone. Blanc : { $white }. Rose : { $pink }. Noir : { $black }.
split-it-told-split-two = Les deux dernières cartes sont séparées. Blanc : { $white }. Rose : { $pink }.
split-it-told-removed = { $name } retire une zone. { $section } est hors jeu : { $cards }.
split-it-told-guessed = { $name } a parié.
split-it-told-guessed-mine = { $name } a parié en secret : { $section }.
split-it-told-taken-back = { $name } reprend son pari.
split-it-guess-of = { $name } : { $section }
split-it-told-turned = On révèle les paris. { $guesses }.
split-it-told-won = Un seul pari sur { $section } : { $name } gagne { $cards }.
split-it-told-gone-unchosen = Personne n’a parié ici, donc hors jeu : { $cards }.
split-it-told-gone-single = Il reste une seule carte, donc hors jeu : { $cards }.
split-it-told-gone-stand-off = Dix fois, personne n’a cédé, donc les deux cartes sont hors jeu : { $cards }.
split-it-told-stood-off = { $times ->
    [1] Deux contre deux sur les deux dernières cartes : tous les quatre parient à nouveau.
    [10] Deux contre deux sur les deux dernières cartes, pour la dixième fois.
   *[other] Deux contre deux sur les deux dernières cartes, déjà { $times } fois : tous les quatre parient à nouveau.
}
split-it-told-joker = { $name } pose un joker sur la colonne de { $number }.
split-it-told-joker-forced = { $name } n’a qu’une colonne : le joker va sur les { $number }.

split-it-goal = But : avoir le plus de chaque nombre
split-it-foreseen-won = Si tu es seul sur { $section } :
split-it-foreseen-column-alone = Les { $number } : { $before } → { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
}, tu serais en tête sans partage
split-it-foreseen-column-shared = Les { $number } : { $before } → { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
}, tu serais en tête à égalité
split-it-foreseen-column-behind = Les { $number } : { $before } → { $after ->
    [one] { $after } carte
   *[other] { $after } cartes
}, encore en retard
split-it-foreseen-jokers = { $n ->
    [one] et un joker à poser
   *[other] et { $n } jokers à poser
}
split-it-foreseen-waiting = { $n ->
    [one] un joker attendrait une colonne
   *[other] { $n } jokers attendraient une colonne
}
split-it-foreseen-points = tes points : { $before } → { $after }
split-it-foreseen-section = { $section } : { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
split-it-foreseen-gone = Ces cartes sont hors jeu : { $cards }

## Conseils : pourquoi un coup est bon.

hint-split-it-points = { $best ->
    [one] Cette zone te rapporterait { $best } point.
   *[other] Cette zone te rapporterait { $best } points.
  }
hint-split-it-leads = Avec cette zone, tu mènerais ici : { $columns }.
hint-split-it-jokers = { $best ->
    [one] Il y a { $best } joker dans cette zone.
   *[other] Il y a { $best } jokers dans cette zone.
  }
hint-split-it-sections-mine = { $best ->
    [one] Ces zones pourraient te rapporter { $best } point en tout.
   *[other] Ces zones pourraient te rapporter { $best } points en tout.
  }
hint-split-it-sections-theirs = { $best ->
    [one] À { $name }, ces zones ne rapporteraient que { $best } point en tout.
   *[other] À { $name }, ces zones ne rapporteraient que { $best } points en tout.
  }
hint-split-it-joker-points = { $best ->
    [one] Tu aurais { $best } point.
   *[other] Tu aurais { $best } points.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Ta colonne de { $number } mènerait de { $margin } carte.
   *[other] Ta colonne de { $number } mènerait de { $margin } cartes.
  }
hint-split-it-joker-column = Mener dans la colonne de { $best } rapporte plus que dans la plupart des autres.
split-it-section-key = Choisir une zone
