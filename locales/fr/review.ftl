### L’analyse d’une partie : pourquoi le meilleur coup est meilleur. « L’autre coup » est le coup joué, ou le deuxième choix.

review-reason-wins-more = Il gagne { $best } % des parties poursuivies à partir d’ici, l’autre coup { $other } %.

## Split

review-reason-split-wins = C’est la dernière carte : la partie est gagnée aussitôt.
review-reason-split-hand = { $best ->
    [one] Il reste { $best } carte en main ; après une réinitialisation, { $other }.
   *[other] Il reste { $best } cartes en main ; après une réinitialisation, { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Il vide la table : après l’autre coup, { $other } carte standard de la main passerait.
   *[other] Il vide la table : après l’autre coup, { $other } cartes standard de la main passeraient.
  }
review-reason-split-keeps-standard = L’autre coup ne laisse que des jokers en main, et un joker ne peut pas être la dernière carte.
review-reason-split-saves-helper = L’autre coup dépense un renfort.
review-reason-split-saves-wild = Il garde un joker pour le moment où rien d’autre ne passe.
review-reason-split-spends-wild = Il se défait d’un joker, qui ne peut pas être la dernière carte.
review-reason-split-fits = { $best ->
    [one] Ensuite { $best } carte standard de la main passerait, après l’autre coup { $other }.
   *[other] Ensuite { $best } cartes standard de la main passeraient, après l’autre coup { $other }.
  }
review-reason-split-room = { $best ->
    [one] Il ne laisse au suivant que la place de { $best } nombre, l’autre coup celle de { $other }.
   *[other] Il ne laisse au suivant que la place de { $best } nombres, l’autre coup celle de { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Il laisse au suivant la place de { $best } nombre, l’autre coup seulement celle de { $other }.
   *[other] Il laisse au suivant la place de { $best } nombres, l’autre coup seulement celle de { $other }.
  }
review-reason-split-further-out = Le { $best } est plus au bord que le { $other } et sera plus difficile à jouer ensuite.
review-reason-split-opens-honestly = Une ouverture honnête n’a pas à craindre d’être contestée.
review-reason-split-opens-falsely = { $best ->
    [one] Le bluff laisse aux autres la place de { $best } nombre, l’ouverture honnête celle de { $other }.
   *[other] Le bluff laisse aux autres la place de { $best } nombres, l’ouverture honnête celle de { $other }.
  }
review-reason-split-stuck = Le suivant est bloqué dans { $best } % des donnes imaginées, après l’autre coup dans { $other } %.
review-reason-split-stuck-together = Le suivant n’est bloqué que dans { $best } % des donnes imaginées, après l’autre coup dans { $other } %.
review-reason-split-lie = Dans { $percent } % des donnes imaginées, l’ouverture est un bluff.
review-reason-split-honest = Dans { $percent } % des donnes imaginées, l’ouverture est honnête.

## Splito

review-reason-splito-met = { $best ->
    [one] { $best } objectif serait rempli dans les deux zones, après l’autre coup { $other }.
   *[other] { $best } objectifs seraient remplis dans les deux zones, après l’autre coup { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] Les deux zones auraient { $best } Objectif commun, après l’autre coup { $other }.
   *[other] Les deux zones auraient { $best } Objectifs communs, après l’autre coup { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] { $best } objectif serait raté dans les deux zones, après l’autre coup { $other }.
   *[other] { $best } objectifs seraient ratés dans les deux zones, après l’autre coup { $other }.
  }
review-reason-splito-open = { $best ->
    [one] { $best } objectif resterait en cours dans les deux zones, après l’autre coup { $other }.
   *[other] { $best } objectifs resteraient en cours dans les deux zones, après l’autre coup { $other }.
  }
review-reason-splito-product = Le produit serait à cet instant de { $best }, après l’autre coup de { $other }.
review-reason-splito-points = { $best ->
    [one] Les deux zones auraient ensemble { $best } point, après l’autre coup { $other }.
   *[other] Les deux zones auraient ensemble { $best } points, après l’autre coup { $other }.
  }
review-reason-splito-neighbour = Le meilleur voisin aurait un produit de { $best }, après l’autre coup de { $other }.
review-reason-splito-rival = Le rival le plus fort aurait un produit de { $best }, après l’autre coup de { $other }.
review-reason-splito-product-later = Dans les parties poursuivies à partir d’ici, le produit finit en moyenne à { $best }, après l’autre coup à { $other }.
review-reason-splito-rival-later = Dans les parties poursuivies à partir d’ici, le meilleur des autres finit en moyenne à { $best }, après l’autre coup à { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Sa zone rapporte { $best } point, l’autre { $other }.
   *[other] Sa zone rapporte { $best } points, l’autre { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Avec sa zone, { $best } colonne serait en tête, avec l’autre { $other }.
   *[other] Avec sa zone, { $best } colonnes seraient en tête, avec l’autre { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] Il y a { $best } joker dans sa zone, dans l’autre { $other }.
   *[other] Il y a { $best } jokers dans sa zone, dans l’autre { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Ce que ses zones peuvent rapporter fait en tout { $best } point, après l’autre coup { $other }.
   *[other] Ce que ses zones peuvent rapporter fait en tout { $best } points, après l’autre coup { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Au rival le plus fort, ses zones pourraient rapporter en tout { $best } point, après l’autre coup { $other }.
   *[other] Au rival le plus fort, ses zones pourraient rapporter en tout { $best } points, après l’autre coup { $other }.
  }
review-reason-split-it-alone = Dans { $best } % des cas, il n’y aurait personne d’autre ; dans l’autre zone, { $other } %.
review-reason-split-it-joker-points = { $best ->
    [one] Cela ferait { $best } point, avec l’autre colonne { $other }.
   *[other] Cela ferait { $best } points, avec l’autre colonne { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] La colonne de { $number } mènerait de { $margin } carte.
   *[other] La colonne de { $number } mènerait de { $margin } cartes.
  }
review-reason-split-it-joker-column = Mener dans la colonne de { $best } rapporte plus que dans celle de { $other }.

## La page d’une analyse

review-name = Analyse
review-title = Analyse : { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Une autre analyse passe d’abord.
   *[other] { $count } autres analyses passent d’abord.
  }
review-working = Analyse en cours. Les résultats s’affichent au fur et à mesure.
review-while-open = Cela continue tant que cette page est ouverte. Une fois finie, l’analyse est gardée.
review-failed = Impossible d’afficher cette analyse
review-chances = Chances de gagner
review-chance = { $name } : { $percent }
review-together = Tous ensemble
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Ce que montre le graphique
review-sight-seen = Ce que chacun savait
review-sight-seen-about = Chaque ligne montre les chances d’un joueur d’après ce qu’il pouvait savoir à chaque décision, comme dans les preuves.
review-sight-known = Toutes cartes connues
review-sight-known-about = Ici, toutes les mains comptent, même celles que personne ne voyait. Les chances changent souvent sans que personne se trompe.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Depuis la dernière décision de { $name }, les chances de gagner sont passées de { $before } à { $after }. C’était dû aux cartes et aux autres, pas à { $name }.
review-turn-known = Toutes cartes connues, ce coup fait passer les chances de { $name } de { $before } à { $after }. Personne ne pouvait le savoir : la décision est jugée sur ce qui était visible.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Décisions de
review-everybody = Tout le monde
review-mine = Les miennes
review-previous = Erreur précédente
review-next = Erreur suivante
review-look = Voir sur la table
review-graph-keys = Sur le graphique, ← et → vont de coup en coup, Début et Fin aux extrémités.
review-numbers = Les chiffres
review-column-move = Coups
review-seen-by = Comme { $name } l’a vu
review-over = La partie est finie.
review-no-choice = Ici, il n’y avait rien à choisir.
review-decision = Coup { $number }, { $name }
review-played = Joué : { $move }.
review-better = Mieux : { $move }.
review-best-played = Rien de mieux n’a été trouvé.
review-loss = Cela a coûté { $loss } de chances de gagner (entre { $low } et { $high }).
review-loss-unsure = Cela a peut-être coûté { $loss }, mais c’est peu ou pas certain (entre { $low } et { $high }).
review-mixed = Ici, tous choisissent en même temps, donc aucun choix n’est toujours le meilleur. Celui-ci est comparé à un bon mélange de choix.
review-evidence = Preuves
review-column-candidate = Coup
review-column-chance = Chance de gagner
review-column-tries = Parties d’essai
review-column-mix = Dans le mélange
review-marked = Erreurs
review-marked-about = Chacune est jugée d’après ce que le joueur pouvait savoir à ce moment-là.
review-marked-none = Aucune erreur nette.
review-grade-slip = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur
review-parts = Chance et talent
review-parts-about = Comment chaque joueur est passé de la part équitable au résultat : la chance, les autres et ses propres décisions. La somme donne le résultat.
review-part-player = Joueur
review-part-fair = Part équitable
review-part-luck = Chance
review-part-others = Les autres
review-part-own = Ses décisions
review-part-result = Résultat

review-try = Essayer d’ici
review-try-about = Tu prends la place de { $name } à ce moment de la partie, et des bots prennent les autres. C’est un entraînement, pas une donne équitable.
review-try-cards = Cartes cachées
review-try-real = Telles quelles
review-try-imagined = Redistribuées
review-try-level = Bots
review-try-play = Continuer d’ici
