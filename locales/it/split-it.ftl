# Split it! al tavolo.

split-it-joker = jolly

split-it-section-white = Bianco
split-it-section-pink = Rosa
split-it-section-black = Nero

## Che cosa devo fare

split-it-task-split = Dividi la fila in tre sezioni
split-it-task-resplit = Dividi le carte rimaste in tre sezioni
split-it-task-remove = Togli dal gioco una sezione
split-it-task-guess = Punta in segreto su una sezione
split-it-task-joker = { $n ->
    [one] Metti il tuo jolly su una tua colonna
   *[other] Metti i tuoi { $n } jolly sulle tue colonne, uno alla volta
}
split-it-progress = Round { $round } di { $rounds }
split-it-chapter = Round { $round }

## La fila e i pulsanti

split-it-row = { $n ->
    [one] La fila: una carta
   *[other] La fila: { $n } carte
}
split-it-splitter = { $name } divide
split-it-row-empty = La fila è vuota.
split-it-over = Il mazzo è finito e la partita anche.
split-it-section-cards = { $section }, { $n ->
    [one] una carta: { $cards }
   *[other] { $n } carte: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] una carta: { $cards }
   *[other] { $n } carte: { $cards }
}. La tua puntata segreta
split-it-row-cards = { $n ->
    [one] Una carta: { $cards }
   *[other] { $n } carte: { $cards }
}
split-it-sections-guess = Sezioni su cui puntare
split-it-sections-remove = Sezioni da togliere
split-it-sections = Sezioni della fila

split-it-divider-first = Divisorio tra bianco e rosa
split-it-divider-second = Divisorio tra rosa e nero
split-it-divider-value = Bianco { $white }, rosa { $pink }, nero { $black }
split-it-divider-first-left = Divisorio bianco–rosa a sinistra
split-it-divider-first-right = Divisorio bianco–rosa a destra
split-it-divider-second-left = Divisorio rosa–nero a sinistra
split-it-divider-second-right = Divisorio rosa–nero a destra
split-it-split-here = Dividi qui

split-it-pick-guess = Tocca la sezione che vuoi.
split-it-pick-remove = Tocca la sezione da togliere.
split-it-pick-joker = Tocca la colonna da allungare.
split-it-play-split = Dividi dopo le carte { $first } e { $second }
split-it-play-remove = Togli: { $section }
split-it-play-guess = Punta: { $section }
split-it-play-joker = Jolly: colonna { $number }
split-it-guessed = In segreto: { $section }
split-it-columns-joker = Le tue colonne
split-it-column-button = La tua colonna { $number }: { $what }

## Che cosa è successo

split-it-fate-won = { $name } vince
split-it-fate-stays = { $names }: resta
split-it-fate-gone = Nessuno: fuori
split-it-fate-removed = { $name } la toglie
split-it-gone-heading = Fuori
split-it-guide = Come funzionano le puntate
split-it-guide-one = Punti solo tu?
split-it-guide-one-then = Vinci le sue carte.
split-it-guide-several = Puntano in più d’uno?
split-it-guide-several-then = Resta e si divide ancora.
split-it-guide-nobody = Non punta nessuno?
split-it-guide-nobody-then = Le sue carte sono fuori gioco.

## Le colonne

split-it-column = { $cards ->
    [one] una carta
   *[other] { $cards } carte
}{ $jokers ->
    [0] {""}
    [one] , di cui un jolly
   *[other] , di cui { $jokers } jolly
}; { $standing }
split-it-column-none = nessuna
split-it-standing-ahead = in testa per { $n }
split-it-standing-tied = in testa alla pari
split-it-standing-behind = indietro di { $n }
split-it-column-of = { $number }: { $what }
split-it-pending = { $n ->
    [0] nessuno
    [one] un jolly aspetta una colonna
   *[other] { $n } jolly aspettano una colonna
}
split-it-points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
split-it-mark-done = ha vinto carte in questo round
split-it-gone = Fuori
split-it-gone-of = { $n } su { $all }

## Il conteggio

split-it-stock = Mazzo: { $n }
split-it-tally = Conta
split-it-tally-title = Dove sono le carte
split-it-tally-card = Carta
split-it-tally-gone = Fuori
split-it-tally-columns = In colonna
split-it-tally-row = Nella fila
split-it-tally-unseen = Nel mazzo
split-it-tally-all = In tutto
split-it-tally-total = Totale
split-it-tally-note = Nessuno sa l’ordine del mazzo, ma tutti possono contare.

## Il punteggio

split-it-score-title = I punteggi
split-it-score-now = Al momento
split-it-score-rule = La colonna più lunga di un numero vale quel numero. A parità valgono tutte.
split-it-score-number = Numero
split-it-score-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
split-it-score-total = Punti
split-it-score-columns = Colonne
split-it-score-columns-note = A parità di punti vince chi ha più colonne.
split-it-score-place = Posizione
split-it-score-pending = { $n ->
    [one] { $name } aveva un jolly senza colonna: non conta.
   *[other] { $name } aveva { $n } jolly senza colonna: non contano.
}
split-it-won-points = { $points ->
    [one] Vittoria: { $names }, con un punto.
   *[other] Vittoria: { $names }, con { $points } punti.
}
split-it-won-columns = Vittoria: { $names }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} come altri, ma con più colonne.
split-it-won-shared = Vittoria condivisa: { $names }. { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e lo stesso numero di colonne.

## La cronaca

split-it-told-laid = { $name } posa una nuova fila: { $cards }.
split-it-told-split = { $name } divide la fila. Bianco: { $white }. Rosa: { $pink }. Nero: { $black }.
split-it-told-split-three = Le ultime tre carte si dividono, una per sezione. Bianco: { $white }. Rosa: { $pink }. Nero: { $black }.
split-it-told-split-two = Le ultime due carte si dividono. Bianco: { $white }. Rosa: { $pink }.
split-it-told-removed = { $name } toglie una sezione. { $section } è fuori gioco: { $cards }.
split-it-told-guessed = { $name } ha puntato.
split-it-told-guessed-mine = { $name } ha puntato in segreto: { $section }.
split-it-told-taken-back = { $name } ritira la puntata.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = Si scoprono le puntate. { $guesses }.
split-it-told-won = Una sola puntata su { $section }: { $name } vince { $cards }.
split-it-told-gone-unchosen = Qui nessuno ha puntato, fuori gioco: { $cards }.
split-it-told-gone-single = Avanza una carta sola, fuori gioco: { $cards }.
split-it-told-gone-stand-off = Per dieci volte nessuno ha ceduto. Le due carte sono fuori gioco: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Due contro due sulle ultime due carte: tutti e quattro puntano di nuovo.
    [10] Due contro due sulle ultime due carte per la decima volta.
   *[other] Due contro due sulle ultime due carte, già { $times } volte: tutti e quattro puntano di nuovo.
}
split-it-told-joker = { $name } mette un jolly sulla colonna { $number }.
split-it-told-joker-forced = { $name } ha una sola colonna: il jolly va sulla colonna { $number }.

split-it-goal = Scopo: avere più carte di ogni numero
split-it-foreseen-won = Se su { $section } ci sei solo tu:
split-it-foreseen-column-alone = Colonna { $number }: { $before } → { $after ->
    [one] { $after } carta
   *[other] { $after } carte
}, saresti in testa
split-it-foreseen-column-shared = Colonna { $number }: { $before } → { $after ->
    [one] { $after } carta
   *[other] { $after } carte
}, saresti in testa alla pari
split-it-foreseen-column-behind = Colonna { $number }: { $before } → { $after ->
    [one] { $after } carta
   *[other] { $after } carte
}, ancora indietro
split-it-foreseen-jokers = { $n ->
    [one] e un jolly da mettere
   *[other] e { $n } jolly da mettere
}
split-it-foreseen-waiting = { $n ->
    [one] un jolly aspetterebbe una colonna
   *[other] { $n } jolly aspetterebbero una colonna
}
split-it-foreseen-points = i tuoi punti: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
}
split-it-foreseen-gone = Queste carte sono fuori gioco: { $cards }

## Suggerimenti: perché una mossa è buona.

hint-split-it-points = { $best ->
    [one] Questa sezione ti porterebbe { $best } punto.
   *[other] Questa sezione ti porterebbe { $best } punti.
  }
hint-split-it-leads = Con questa sezione saresti in testa qui: { $columns }.
hint-split-it-jokers = { $best ->
    [one] In questa sezione c’è { $best } jolly.
   *[other] In questa sezione ci sono { $best } jolly.
  }
hint-split-it-sections-mine = { $best ->
    [one] Queste sezioni potrebbero portarti { $best } punto in tutto.
   *[other] Queste sezioni potrebbero portarti { $best } punti in tutto.
  }
hint-split-it-sections-theirs = { $best ->
    [one] A { $name } queste sezioni porterebbero solo { $best } punto in tutto.
   *[other] A { $name } queste sezioni porterebbero solo { $best } punti in tutto.
  }
hint-split-it-joker-points = { $best ->
    [one] Avresti { $best } punto.
   *[other] Avresti { $best } punti.
  }
hint-split-it-joker-lead = { $margin ->
    [one] La tua colonna { $number } sarebbe in testa per { $margin } carta.
   *[other] La tua colonna { $number } sarebbe in testa per { $margin } carte.
  }
hint-split-it-joker-column = Essere in testa nella colonna { $best } vale più che in quasi tutte le altre.
split-it-section-key = Scegli una sezione
