### L’analisi di una partita: perché la mossa migliore è migliore. «L’altra mossa» è quella giocata, o la seconda scelta.

review-reason-wins-more = Vince il { $best }% delle partite proseguite da qui, l’altra mossa il { $other }%.

## Split

review-reason-split-wins = È l’ultima carta e vince subito.
review-reason-split-hand = { $best ->
    [one] Lascia { $best } carta in mano; un azzeramento ne lascia { $other }.
   *[other] Lascia { $best } carte in mano; un azzeramento ne lascia { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Libera il tavolo: dopo l’altra mossa entrerebbe { $other } carta Standard della mano.
   *[other] Libera il tavolo: dopo l’altra mossa entrerebbero { $other } carte Standard della mano.
  }
review-reason-split-keeps-standard = L’altra mossa lascia in mano solo jolly, e un jolly non può essere l’ultima carta.
review-reason-split-saves-helper = L’altra mossa consuma un aiuto.
review-reason-split-saves-wild = Risparmia un jolly per quando non entra altro.
review-reason-split-spends-wild = Si libera di un jolly, che non può essere l’ultima carta.
review-reason-split-fits = { $best ->
    [one] Poi entrerebbe { $best } carta Standard della mano, dopo l’altra mossa { $other }.
   *[other] Poi entrerebbero { $best } carte Standard della mano, dopo l’altra mossa { $other }.
  }
review-reason-split-room = { $best ->
    [one] Lascia a chi segue spazio per solo { $best } numero, l’altra mossa per { $other }.
   *[other] Lascia a chi segue spazio per soli { $best } numeri, l’altra mossa per { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Lascia a chi segue spazio per { $best } numero, l’altra mossa solo per { $other }.
   *[other] Lascia a chi segue spazio per { $best } numeri, l’altra mossa solo per { $other }.
  }
review-reason-split-further-out = Il { $best } è più ai margini del { $other } e dopo è più difficile da giocare.
review-reason-split-opens-honestly = Un’apertura onesta non deve temere dubbi.
review-reason-split-opens-falsely = { $best ->
    [one] Il bluff lascia agli altri spazio per { $best } numero, l’apertura onesta per { $other }.
   *[other] Il bluff lascia agli altri spazio per { $best } numeri, l’apertura onesta per { $other }.
  }
review-reason-split-stuck = Chi segue resta bloccato nel { $best }% delle distribuzioni immaginate, dopo l’altra mossa nel { $other }%.
review-reason-split-stuck-together = Chi segue resta bloccato solo nel { $best }% delle distribuzioni immaginate, dopo l’altra mossa nel { $other }%.
review-reason-split-lie = Nel { $percent }% delle distribuzioni immaginate l’apertura è un bluff.
review-reason-split-honest = Nel { $percent }% delle distribuzioni immaginate l’apertura è onesta.

## Splito

review-reason-splito-met = { $best ->
    [one] Nelle due zone sarebbe raggiunto { $best } Obiettivo; dopo l’altra mossa, { $other }.
   *[other] Nelle due zone sarebbero raggiunti { $best } Obiettivi; dopo l’altra mossa, { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] Le due zone avrebbero { $best } Obiettivo comune, dopo l’altra mossa { $other }.
   *[other] Le due zone avrebbero { $best } Obiettivi comuni, dopo l’altra mossa { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] Nelle due zone sarebbe mancato { $best } Obiettivo; dopo l’altra mossa, { $other }.
   *[other] Nelle due zone sarebbero mancati { $best } Obiettivi; dopo l’altra mossa, { $other }.
  }
review-reason-splito-open = { $best ->
    [one] Nelle due zone resterebbe in corso { $best } Obiettivo; dopo l’altra mossa, { $other }.
   *[other] Nelle due zone resterebbero in corso { $best } Obiettivi; dopo l’altra mossa, { $other }.
  }
review-reason-splito-product = Il prodotto sarebbe ora { $best }, dopo l’altra mossa { $other }.
review-reason-splito-points = { $best ->
    [one] Le due zone avrebbero insieme { $best } punto, dopo l’altra mossa { $other }.
   *[other] Le due zone avrebbero insieme { $best } punti, dopo l’altra mossa { $other }.
  }
review-reason-splito-neighbour = Il vicino migliore avrebbe un prodotto di { $best }, dopo l’altra mossa di { $other }.
review-reason-splito-rival = Il rivale più forte avrebbe un prodotto di { $best }, dopo l’altra mossa di { $other }.
review-reason-splito-product-later = Nelle partite proseguite da qui il prodotto arriva in media a { $best }, dopo l’altra mossa a { $other }.
review-reason-splito-rival-later = Nelle partite proseguite da qui il migliore degli altri arriva in media a { $best }, dopo l’altra mossa a { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] La sua sezione porta { $best } punto, l’altra { $other }.
   *[other] La sua sezione porta { $best } punti, l’altra { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Con la sua sezione sarebbe in testa { $best } colonna, con l’altra { $other }.
   *[other] Con la sua sezione sarebbero in testa { $best } colonne, con l’altra { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] Nella sua sezione c’è { $best } jolly, nell’altra { $other }.
   *[other] Nella sua sezione ci sono { $best } jolly, nell’altra { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Le sue sezioni possono portare in tutto { $best } punto, dopo l’altra mossa { $other }.
   *[other] Le sue sezioni possono portare in tutto { $best } punti, dopo l’altra mossa { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Al rivale più forte le sue sezioni potrebbero portare in tutto { $best } punto, dopo l’altra mossa { $other }.
   *[other] Al rivale più forte le sue sezioni potrebbero portare in tutto { $best } punti, dopo l’altra mossa { $other }.
  }
review-reason-split-it-alone = Nel { $best }% dei casi lì non ci sarebbe nessun altro; nell’altra sezione, nel { $other }%.
review-reason-split-it-joker-points = { $best ->
    [one] Sarebbe in tutto { $best } punto, con l’altra colonna { $other }.
   *[other] Sarebbero in tutto { $best } punti, con l’altra colonna { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] La colonna { $number } sarebbe in testa per { $margin } carta.
   *[other] La colonna { $number } sarebbe in testa per { $margin } carte.
  }
review-reason-split-it-joker-column = Essere in testa nella colonna { $best } vale più che nella colonna { $other }.

## La pagina di un’analisi

review-name = Analisi
review-title = Analisi: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Prima c’è un’altra analisi.
   *[other] Prima ci sono altre { $count } analisi.
  }
review-working = Analisi in corso. I risultati compaiono man mano.
review-while-open = Continua finché questa pagina è aperta. Una volta finita, l’analisi resta.
review-failed = Impossibile mostrare questa analisi
review-chances = Probabilità di vincere
review-chance = { $name }: { $percent }
review-together = Tutti insieme
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Che cosa mostra il grafico
review-sight-seen = Quello che ognuno sapeva
review-sight-seen-about = Ogni linea mostra le probabilità di un giocatore in base a ciò che poteva sapere a ogni decisione, come nelle prove.
review-sight-known = Con tutte le carte
review-sight-known-about = Qui contano tutte le mani, anche quelle che nessuno vedeva. Spesso le probabilità cambiano senza che nessuno sbagli.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Dall’ultima decisione di { $name } la probabilità di vincere è passata da { $before } a { $after }. Dipende dalle carte e dagli altri, non da { $name }.
review-turn-known = Conoscendo tutte le carte, questa mossa porta la probabilità di { $name } da { $before } a { $after }. Nessuno poteva saperlo: le decisioni si giudicano da ciò che si vedeva.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Decisioni di
review-everybody = Tutti
review-mine = Solo le mie
review-previous = Errore precedente
review-next = Errore successivo
review-look = Guarda sul tavolo
review-graph-keys = Sul grafico ← e → vanno di mossa in mossa, Home e Fine agli estremi.
review-numbers = I numeri
review-column-move = Mosse
review-seen-by = Come l’ha visto { $name }
review-over = La partita è finita.
review-no-choice = Qui non c’era niente da scegliere.
review-decision = Mossa { $number }, { $name }
review-played = Giocata: { $move }.
review-better = Meglio: { $move }.
review-best-played = Non si è trovato niente di meglio.
review-loss = È costato il { $loss } di probabilità di vincere (tra { $low } e { $high }).
review-loss-unsure = Forse è costato il { $loss }, ma è poco o non è sicuro (tra { $low } e { $high }).
review-mixed = Qui tutti scelgono insieme, quindi nessuna scelta è sempre la migliore: questa è confrontata con una buona combinazione di scelte.
review-evidence = Prove
review-column-candidate = Mossa
review-column-chance = Probabilità di vincere
review-column-tries = Partite di prova
review-column-mix = Nella combinazione
review-marked = Errori
review-marked-about = Ognuno è giudicato da ciò che il giocatore poteva sapere allora.
review-marked-none = Nessun errore evidente.
review-grade-slip = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-parts = Fortuna e abilità
review-parts-about = Come si arriva dalla parte equa al risultato: fortuna, gli altri e le proprie decisioni. Insieme danno il risultato.
review-part-player = Giocatore
review-part-fair = Parte equa
review-part-luck = Fortuna
review-part-others = Gli altri
review-part-own = Proprie decisioni
review-part-result = Risultato

review-try = Prova da qui
review-try-about = Prendi il posto di { $name } in questo momento della partita, e i bot gli altri. È una prova, non una distribuzione equa.
review-try-cards = Carte nascoste
review-try-real = Com’erano
review-try-imagined = Ridistribuite
review-try-level = Bot
review-try-play = Continua a giocare da qui
