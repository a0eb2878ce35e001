# Split : la table. « Standard » = carte standard, « Wild » = joker.

split-task-play = Joue une carte entre { $low } et { $high }
split-task-side = Envoie { $middle } à gauche ou à droite, puis joue
split-task-reset = Rien ne passe : tu dois réinitialiser
split-task-reset-last = Pas de joker en dernière carte : tu dois réinitialiser
split-task-helper = Rien ne passe dans ta main : joue un renfort
split-task-bury = Pas assez de cartes standard : enfouis un joker
split-task-open = Pose deux cartes standard : les nouvelles piles
split-task-answer = { $name } a réinitialisé : tu y crois ?
split-task-over = La partie est finie

split-progress = Tour { $turn }
split-progress-opening = Ouverture

split-card = { $card }
split-card-wild = { $card }, joker

split-room = { $first }–{ $last }
split-room-one = juste { $card }
split-room-none = pas de place

split-line-empty = Ligne des nombres de 0 à 100. Il n’y a pas de pile.
split-line-piles = Ligne des nombres de 0 à 100. Pile gauche { $left }, pile droite { $right }.
split-line-gap = Place : { $room }.
split-line-gap-left = Place si { $middle } va à gauche : { $room }.
split-line-gap-right = Place si { $middle } va à droite : { $room }.

split-table = Piles et carte du milieu
split-send-left = { $middle } à gauche
split-send-right = { $middle } à droite
split-fit-count = { $count ->
    [0] aucune des tiennes ne passe
    [one] { $count } des tiennes passe
   *[other] { $count } des tiennes passent
  }
split-pile-left = Pile gauche
split-pile-right = Pile droite
split-pile-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
split-middle = Milieu
split-middle-card = Carte du milieu : { $card }
split-middle-empty = Encore rien au milieu
split-piles-none = En attente des nouvelles piles

split-seats = Places dans le sens horaire, avec leurs cartes
split-seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
split-seat-you = toi
split-seat-turn = joue
split-seat-out = a fini
split-seat-answered = a répondu
split-clockwise = sens horaire
split-counter-clockwise = sens antihoraire

split-stock = Pioche { $count }
split-discards = Défausse { $count }
split-discards-title = La défausse
split-discards-about = Tout le monde peut la regarder. Quand la pioche ne suffit plus, elle passe dessous.
split-discards-none = La défausse est encore vide.
split-buried = Enfouis { $count }
split-buried-title = Tes jokers sous la pioche
split-buried-about = Personne d’autre ne les connaît. Ils reviennent quand on pioche jusque-là.
split-buried-card = { $before ->
    [0] { $card } est la prochaine carte de la pioche
    [one] { $card }, sous { $before } carte
   *[other] { $card }, sous { $before } cartes
  }

split-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
split-hand-empty = Tu n’as plus de cartes
split-watching = Tu regardes : les mains sont cachées
split-helpers = Renforts communs
split-place = { $place } sur { $count }
split-chosen = choisie
split-new = nouvelle
split-fits-left = passe si la carte du milieu va à gauche
split-fits-right = passe si la carte du milieu va à droite
split-fits-both = passe des deux côtés
split-fits = passe
split-fits-not = ne passe pas
split-fits-not-side = ne passe pas du côté choisi
split-wild-last = un joker ne peut pas être ta dernière carte
split-only-wilds = seul un joker peut être enfoui
split-only-standards = seule une carte standard peut être posée
split-strands = ne te laisse que des jokers
split-legend-left = passe si { $middle } va à gauche
split-legend-right = passe si { $middle } va à droite
split-legend-between = passe entre les piles
split-sort-value = Trier par nombre
split-sort-wilds = Jokers à la fin

split-play = Jouer { $card }
split-play-left = { $middle } à gauche, jouer { $card }
split-play-right = { $middle } à droite, jouer { $card }
split-ask-side = De quel côté va { $middle } ?
split-side-left = { $middle } à gauche
split-side-right = { $middle } à droite
split-play-anyway = Jouer { $card } quand même
split-stranding = Après { $card }, tu n’as plus que des jokers. Un joker ne peut pas être la dernière carte : tu devras réinitialiser.
split-stranding-together = Après { $card }, tu n’as plus que des jokers. Une telle main ne peut plus être vidée : la partie serait perdue.

split-reset-ask = Réinitialiser…
split-reset-title = Réinitialiser la table ?
split-reset-forced = Réinitialise la table
split-reset-discard = { $count ->
    [one] La seule carte sur la table va à la défausse.
   *[other] Les { $count } cartes sur la table vont à la défausse.
  }
split-reset-draw = Tu pioches 3 cartes ; il y en a { $stock } dans la pioche.
split-reset-draw-refill = Cartes dans la pioche : { $stock } seulement. La défausse passe donc d’abord dessous, puis tu pioches 3 cartes.
split-reset-lay = Tes cartes standard la plus basse et la plus haute deviennent les nouvelles piles. Pour l’instant ce serait { $low } et { $high } ; les cartes piochées peuvent changer cela.
split-reset-bury = Il te faut deux cartes standard pour les nouvelles piles. S’il t’en manque encore, tu mets des jokers sous la pioche, un par un, et tu pioches à chaque fois.
split-reset-bluff = Tu poses deux cartes standard au choix : les nouvelles piles. Honnête, c’est la plus basse et la plus haute. Les autres peuvent contester.
split-reset-count = Tu passes de { $before ->
    [one] { $before } carte
   *[other] { $before } cartes
  } à { $after }.
split-reset-next = Le jeu continue dans le sens horaire, et c’est à { $name }.
split-reset-next-kept = Le sens ne change pas, et c’est à { $name }.
split-reset-next-two = Puis c’est à { $name } de jouer.
split-reset-confirm = Réinitialiser

split-bury-pick = Choisis le joker à enfouir sous la pioche.
split-bury = Enfouir { $card }

split-open-pick = Choisis deux cartes standard. La plus basse et la plus haute : honnête ; sinon, c’est du bluff.
split-open-honest = Honnête : { $low } et { $high }
split-open = Poser { $low } et { $high }
split-open-bluff = Bluffer : { $low } et { $high }

split-answer-about = { $name } a posé { $low } et { $high }. Honnête, ou bluff ?
split-trust = Croire
split-challenge = Contester
split-challenge-about = Un bluff coûte 5 cartes à { $name }. Si c’était honnête, tu en pioches 1.
split-seal-trust = Réponse : croire
split-seal-challenge = Réponse : contester
split-answered-trust = Tu y crois
split-answered-challenge = Tu contestes
split-answered-wait = Secret jusqu’à la dernière réponse.

split-chapter-first = L’ouverture
split-chapter-reset = Après une réinitialisation
split-log-middle-left = { $name } envoie { $card } à gauche.
split-log-middle-right = { $name } envoie { $card } à droite.
split-log-played = { $name } joue { $card }.
split-log-wild = { $name } joue { $card }, un joker.
split-log-helper = { $name } joue { $card }, le renfort.
split-log-clockwise = On joue dans le sens horaire.
split-log-counter-clockwise = On joue dans le sens antihoraire.
split-log-reset = { $name } réinitialise. { $count ->
    [one] { $count } carte va à la défausse.
   *[other] { $count } cartes vont à la défausse.
  }
split-log-refill = { $count ->
    [one] { $count } carte de la défausse passe sous la pioche.
   *[other] { $count } cartes de la défausse passent sous la pioche.
  }
split-log-drawn = { $name } { $count ->
    [0] ne pioche rien.
    [one] pioche { $count } carte.
   *[other] pioche { $count } cartes.
  }
split-log-drawn-cards = { $name } pioche { $cards }.
split-log-buried = { $name } met un joker sous la pioche.
split-log-buried-card = { $name } met { $card } sous la pioche.
split-log-opened = { $name } pose { $low } et { $high }.
split-log-opening = La partie commence avec les piles { $low } et { $high }.
split-log-answered = { $name } a répondu.
split-log-taken-back = { $name } reprend sa réponse.
split-log-all-trust = Personne ne conteste la réinitialisation.
split-log-challenged = { $count ->
    [one] { $names } conteste la réinitialisation.
   *[other] { $names } contestent la réinitialisation.
  }
split-log-honest = La réinitialisation de { $name } était honnête.
split-log-bluff = La réinitialisation de { $name } était un bluff.
split-log-out = { $name } n’a plus de cartes.

split-end-last-card = { $name } gagne en jouant sa dernière carte.
split-end-turn-limit = { $count ->
    [one] La limite de 1 000 tours est atteinte. { $names } gagne avec le moins de cartes.
   *[other] La limite de 1 000 tours est atteinte. { $names } partagent la victoire avec le moins de cartes.
  }
split-end-everyone-out = Gagné ensemble : toutes les mains sont vides.
split-end-stuck = Perdu ensemble : le joueur dont c’était le tour ne pouvait pas jouer.
split-end-stuck-seat = Perdu ensemble : { $name } ne pouvait pas jouer.

split-score-going = Cartes en main
split-score-won = Gagné ensemble !
split-score-lost = Perdu ensemble
split-score-wins = { $names } gagne !
split-score-share = { $names } partagent la victoire
split-score-seat = Nom
split-score-cards = Restantes
split-score-winner = gagne
split-score-stuck = { $name } ne pouvait plus jouer : rien ne passait, et il ne restait aucun renfort.
split-score-how = Le premier à finir ses cartes gagne. Ce que les autres ont encore en main est montré, sans compter.
split-score-how-together = Toutes les mains doivent être vides. Une seule carte qui reste, et tout le monde a perdu.
split-score-yours = Ce qui te reste en main
split-score-total = { $count ->
    [one] { $count } carte restante en tout
   *[other] { $count } cartes restantes en tout
  }

split-goal = But : finir tes cartes avant les autres
split-goal-together = But : vider ensemble toutes les mains
split-foreseen-fits = { $all ->
    [one] Tu pourrais encore jouer ta dernière carte : { $cards }
   *[other] { $count ->
        [one] Tu pourrais encore jouer { $count } de tes { $all } cartes : { $cards }
       *[other] Tu pourrais encore jouer { $count } de tes { $all } cartes : { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Ta dernière carte ne passerait pas
   *[other] Aucune de tes { $all } cartes ne passerait
}
split-foreseen-room = Place : { $room }
split-foreseen-helpers = Renforts restants : { $helpers }
split-foreseen-wins = Ta dernière carte : tu gagnes
split-foreseen-out = Ta dernière carte : tu as fini
split-foreseen-drawn = { $drawn ->
    [one] Tu pioches { $drawn } carte, ce qui t’en fait { $count }
   *[other] Tu pioches { $drawn } cartes, ce qui t’en fait { $count }
}
split-foreseen-bluff = Un bluff : si quelqu’un conteste, tu en pioches { $count }
split-foreseen-doubt = Si c’était honnête, tu en pioches { $count }

split-band-0 = rouge
split-band-1 = orange
split-band-2 = marron
split-band-3 = olive
split-band-4 = vert
split-band-5 = turquoise
split-band-6 = bleu
split-band-7 = indigo
split-band-8 = violet
split-band-9 = rose

## Conseils : pourquoi un coup est bon.

hint-split-wins = C’est ta dernière carte : elle gagne tout de suite.
hint-split-hand = { $best ->
    [one] Il te reste { $best } carte ; en réinitialisant, tu en aurais plus.
   *[other] Il te reste { $best } cartes ; en réinitialisant, tu en aurais plus.
  }
hint-split-clears = Cela vide la table, où presque aucune de tes cartes ne passerait.
hint-split-keeps-standard = Tu gardes le { $cards }, ta seule carte standard : un joker ne peut pas être la dernière carte.
hint-split-saves-helper = Cela garde le renfort { $cards } pour plus tard.
hint-split-saves-wild = Cela garde le joker { $cards } pour quand rien d’autre ne passera.
hint-split-spends-wild = Tu te débarrasses d’un joker, qui ne peut pas être la dernière carte.
hint-split-fits = Ensuite, tu peux encore jouer { $cards }.
hint-split-room = { $best ->
    [one] Même dans le plus grand écart, { $name } n’a de place que pour { $best } nombre.
   *[other] Même dans le plus grand écart, { $name } n’a de place que pour { $best } nombres.
  }
hint-split-room-together = { $best ->
    [one] { $name } garde un écart avec de la place pour { $best } nombre.
   *[other] { $name } garde un écart avec de la place pour { $best } nombres.
  }
hint-split-further-out = Le { $best } est très au bord et serait difficile à jouer plus tard.
hint-split-opens-honestly = Une ouverture honnête n’a pas à craindre le doute.
hint-split-opens-falsely = { $best ->
    [one] Le bluff ne laisse aux autres de la place que pour { $best } nombre.
   *[other] Le bluff ne laisse aux autres de la place que pour { $best } nombres.
  }
split-side-key-left = Envoyer la carte du milieu à gauche
split-side-key-right = Envoyer la carte du milieu à droite
