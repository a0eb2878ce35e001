# Split: il tavolo. «Standard» = carta Standard, «Wild» = jolly.

split-task-play = Gioca una carta tra { $low } e { $high }
split-task-side = Manda { $middle } a sinistra o a destra, poi gioca
split-task-reset = Non entra niente: devi azzerare
split-task-reset-last = Un jolly non può essere l’ultima carta: devi azzerare
split-task-helper = Nessuna tua carta entra: gioca un aiuto
split-task-bury = Poche carte Standard: metti un jolly sotto il mazzo di gioco
split-task-open = Posa due carte Standard a scelta: i nuovi mazzi
split-task-answer = { $name } ha azzerato: ti fidi?
split-task-over = La partita è finita

split-progress = Turno { $turn }
split-progress-opening = Apertura

split-card = { $card }
split-card-wild = { $card }, jolly

split-room = { $first }–{ $last }
split-room-one = solo { $card }
split-room-none = nessuno spazio

split-line-empty = Linea dei numeri da 0 a 100. Non ci sono mazzi.
split-line-piles = Linea dei numeri da 0 a 100. Mazzo sinistro { $left }, mazzo destro { $right }.
split-line-gap = Spazio: { $room }.
split-line-gap-left = Spazio se { $middle } va a sinistra: { $room }.
split-line-gap-right = Spazio se { $middle } va a destra: { $room }.

split-table = Mazzi e carta centrale
split-send-left = { $middle } a sinistra
split-send-right = { $middle } a destra
split-fit-count = { $count ->
    [0] nessuna delle tue entra
    [one] { $count } delle tue entra
   *[other] { $count } delle tue entrano
  }
split-pile-left = Mazzo sinistro
split-pile-right = Mazzo destro
split-pile-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
split-middle = Centro
split-middle-card = Carta centrale: { $card }
split-middle-empty = Ancora niente al centro
split-piles-none = In attesa dei nuovi mazzi

split-seats = Posti in senso orario, con le carte in mano
split-seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
split-seat-you = tu
split-seat-turn = di turno
split-seat-out = ha finito
split-seat-answered = ha risposto
split-clockwise = senso orario
split-counter-clockwise = senso antiorario

split-stock = Mazzo di gioco { $count }
split-discards = Scarti { $count }
split-discards-title = Gli scarti
split-discards-about = Tutti possono guardarli. Quando il mazzo di gioco non basta, ci vanno sotto.
split-discards-none = Non ci sono ancora scarti.
split-buried = Sotto { $count }
split-buried-title = I tuoi jolly sotto il mazzo di gioco
split-buried-about = Li conosci solo tu. Tornano quando il mazzo di gioco arriva fin lì.
split-buried-card = { $before ->
    [0] { $card } è la prossima carta del mazzo di gioco
    [one] { $card }, sotto { $before } carta
   *[other] { $card }, sotto { $before } carte
  }

split-hand = La tua mano, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
split-hand-empty = Non hai più carte
split-watching = Stai guardando: le mani sono nascoste
split-helpers = Aiuti comuni
split-place = { $place } di { $count }
split-chosen = scelta
split-new = nuova
split-fits-left = entra se la carta centrale va a sinistra
split-fits-right = entra se la carta centrale va a destra
split-fits-both = entra da un lato o dall’altro
split-fits = entra
split-fits-not = non entra
split-fits-not-side = non entra dal lato scelto
split-wild-last = un jolly non può essere la tua ultima carta
split-only-wilds = solo un jolly può andare sotto il mazzo di gioco
split-only-standards = si può posare solo una carta Standard
split-strands = ti lascia solo jolly
split-legend-left = entra se { $middle } va a sinistra
split-legend-right = entra se { $middle } va a destra
split-legend-between = entra tra i mazzi
split-sort-value = Ordina per numero
split-sort-wilds = Jolly alla fine

split-play = Gioca { $card }
split-play-left = { $middle } a sinistra, gioca { $card }
split-play-right = { $middle } a destra, gioca { $card }
split-ask-side = Da che lato va { $middle }?
split-side-left = { $middle } a sinistra
split-side-right = { $middle } a destra
split-play-anyway = Gioca { $card } lo stesso
split-stranding = Dopo { $card } ti restano solo jolly. Un jolly non può essere l’ultima carta, quindi dovrai azzerare.
split-stranding-together = Dopo { $card } ti restano solo jolly. Una mano così non si può più svuotare, e la partita sarebbe persa.

split-reset-ask = Azzera…
split-reset-title = Azzerare il tavolo?
split-reset-forced = Azzera il tavolo
split-reset-discard = { $count ->
    [one] L’unica carta sul tavolo va negli scarti.
   *[other] Tutte le { $count } carte sul tavolo vanno negli scarti.
  }
split-reset-draw = Peschi 3 carte dal mazzo di gioco, che ne ha { $stock }.
split-reset-draw-refill = Il mazzo di gioco ne ha solo { $stock }, quindi prima gli scarti ci vanno sotto. Poi peschi 3 carte.
split-reset-lay = Le tue carte Standard più bassa e più alta diventano i nuovi mazzi. Ora sarebbero { $low } e { $high }; le carte che peschi possono cambiare le cose.
split-reset-bury = Ti servono due carte Standard per i nuovi mazzi. Se ne hai ancora meno, metti dei jolly sotto il mazzo di gioco, uno alla volta, e peschi per ognuno.
split-reset-bluff = Posi due carte Standard a scelta come nuovi mazzi. Quella onesta è la coppia più bassa e più alta. Gli altri possono dubitare.
split-reset-count = Passi da { $before ->
    [one] { $before } carta
   *[other] { $before } carte
  } a { $after }.
split-reset-next = Si continua in senso orario, e tocca a { $name }.
split-reset-next-kept = Il verso resta com’è, e tocca a { $name }.
split-reset-next-two = Poi tocca a { $name }.
split-reset-confirm = Azzera

split-bury-pick = Scegli il jolly da mettere sotto il mazzo di gioco.
split-bury = Metti sotto { $card }

split-open-pick = Scegli due carte Standard. Con la più bassa e la più alta sei onesto; con altre è un bluff.
split-open-honest = Onesto: { $low } e { $high }
split-open = Posa { $low } e { $high }
split-open-bluff = Bluffa con { $low } e { $high }

split-answer-about = { $name } ha posato { $low } e { $high }. Onesto, o un bluff?
split-trust = Mi fido
split-challenge = Dubito
split-challenge-about = Un bluff costa 5 carte a { $name }. Se era onesto, ne peschi 1 tu.
split-seal-trust = Rispondi: mi fido
split-seal-challenge = Rispondi: dubito
split-answered-trust = Ti fidi
split-answered-challenge = Dubiti
split-answered-wait = Segreto finché non rispondono tutti.

split-chapter-first = L’apertura
split-chapter-reset = Dopo un azzeramento
split-log-middle-left = { $name } manda { $card } a sinistra.
split-log-middle-right = { $name } manda { $card } a destra.
split-log-played = { $name } gioca { $card }.
split-log-wild = { $name } gioca { $card }, un jolly.
split-log-helper = { $name } gioca { $card }, l’aiuto.
split-log-clockwise = Ora si gioca in senso orario.
split-log-counter-clockwise = Ora si gioca in senso antiorario.
split-log-reset = { $name } azzera. { $count ->
    [one] { $count } carta va negli scarti.
   *[other] { $count } carte vanno negli scarti.
  }
split-log-refill = { $count ->
    [one] { $count } scarto va sotto il mazzo di gioco.
   *[other] { $count } scarti vanno sotto il mazzo di gioco.
  }
split-log-drawn = { $name } { $count ->
    [0] non pesca niente.
    [one] pesca { $count } carta.
   *[other] pesca { $count } carte.
  }
split-log-drawn-cards = { $name } pesca { $cards }.
split-log-buried = { $name } mette un jolly sotto il mazzo di gioco.
split-log-buried-card = { $name } mette { $card } sotto il mazzo di gioco.
split-log-opened = { $name } posa { $low } e { $high }.
split-log-opening = La partita comincia con i mazzi { $low } e { $high }.
split-log-answered = { $name } ha risposto.
split-log-taken-back = { $name } ritira la risposta.
split-log-all-trust = Nessuno dubita dell’azzeramento.
split-log-challenged = { $count ->
    [one] { $names } dubita dell’azzeramento.
   *[other] { $names } dubitano dell’azzeramento.
  }
split-log-honest = L’azzeramento di { $name } era onesto.
split-log-bluff = L’azzeramento di { $name } era un bluff.
split-log-out = { $name } ha finito le carte.

split-end-last-card = { $name } vince giocando l’ultima carta.
split-end-turn-limit = { $count ->
    [one] Raggiunto il limite di 1000 turni. { $names } vince: ha meno carte di tutti.
   *[other] Raggiunto il limite di 1000 turni. { $names } condividono la vittoria: hanno meno carte di tutti.
  }
split-end-everyone-out = Vittoria di tutti: ogni mano è vuota.
split-end-stuck = Sconfitta di tutti: chi era di turno non poteva giocare.
split-end-stuck-seat = Sconfitta di tutti: { $name } non poteva giocare.

split-score-going = Carte in mano ora
split-score-won = Vittoria di tutti!
split-score-lost = Sconfitta di tutti
split-score-wins = { $names } vince!
split-score-share = { $names } condividono la vittoria
split-score-seat = Nome
split-score-cards = Rimaste
split-score-winner = vince
split-score-stuck = { $name } non poteva giocare: non entrava niente, e non c’erano più aiuti.
split-score-how = Vince chi finisce per primo le carte. Quelle rimaste agli altri si vedono, ma non contano.
split-score-how-together = Tutte le mani devono essere vuote. Se resta anche una sola carta, hanno perso tutti.
split-score-yours = Le carte che hai ancora
split-score-total = { $count ->
    [one] { $count } carta rimasta in tutto
   *[other] { $count } carte rimaste in tutto
  }

split-goal = Scopo: finire le carte prima degli altri
split-goal-together = Scopo: svuotare insieme tutte le mani
split-foreseen-fits = { $all ->
    [one] Potresti ancora giocare la tua ultima carta: { $cards }
   *[other] { $count ->
        [one] Potresti ancora giocare 1 delle tue { $all } carte: { $cards }
       *[other] Potresti ancora giocare { $count } delle tue { $all } carte: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] La tua ultima carta non entrerebbe
   *[other] Nessuna delle tue { $all } carte entrerebbe
}
split-foreseen-room = Spazio: { $room }
split-foreseen-helpers = Aiuti rimasti: { $helpers }
split-foreseen-wins = La tua ultima carta: vinci
split-foreseen-out = La tua ultima carta: hai finito
split-foreseen-drawn = { $drawn ->
    [one] Peschi una carta: ne avrai { $count }
   *[other] Peschi { $drawn } carte: ne avrai { $count }
}
split-foreseen-bluff = Un bluff: se qualcuno dubita, ne peschi { $count }
split-foreseen-doubt = Se era onesto, ne peschi { $count }

split-band-0 = rosso
split-band-1 = arancione
split-band-2 = marrone
split-band-3 = oliva
split-band-4 = verde
split-band-5 = turchese
split-band-6 = blu
split-band-7 = indaco
split-band-8 = viola
split-band-9 = rosa

## Suggerimenti: perché una mossa è buona.

hint-split-wins = È la tua ultima carta e vince subito.
hint-split-hand = { $best ->
    [one] Ti resta { $best } carta; azzerando te ne resterebbero di più.
   *[other] Ti restano { $best } carte; azzerando te ne resterebbero di più.
  }
hint-split-clears = Libera il tavolo, dove quasi nessuna delle tue carte entrerebbe.
hint-split-keeps-standard = Tieni il { $cards }, la tua unica carta Standard: un jolly non può essere l’ultima carta.
hint-split-saves-helper = Conserva l’aiuto { $cards } per dopo.
hint-split-saves-wild = Conserva il jolly { $cards } per quando non entra altro.
hint-split-spends-wild = Ti liberi di un jolly, che non può essere l’ultima carta.
hint-split-fits = Poi puoi ancora giocare { $cards }.
hint-split-room = { $best ->
    [one] Anche lo spazio più largo per { $name } ha solo { $best } numero.
   *[other] Anche lo spazio più largo per { $name } ha solo { $best } numeri.
  }
hint-split-room-together = { $best ->
    [one] A { $name } resta uno spazio per { $best } numero.
   *[other] A { $name } resta uno spazio per { $best } numeri.
  }
hint-split-further-out = Il { $best } è molto vicino al bordo e più tardi sarebbe difficile da giocare.
hint-split-opens-honestly = Un’apertura onesta non deve temere dubbi.
hint-split-opens-falsely = { $best ->
    [one] Il bluff lascia agli altri spazio solo per { $best } numero.
   *[other] Il bluff lascia agli altri spazio solo per { $best } numeri.
  }
split-side-key-left = Manda la carta centrale a sinistra
split-side-key-right = Manda la carta centrale a destra
