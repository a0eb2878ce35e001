# Il tavolo, comune a tutti i giochi.

## La frase in alto

status-chosen = Hai scelto. Aspettiamo { $names }.
status-waiting = Aspettiamo { $names }.
status-chosen-many = Hai scelto. Mancano ancora { $count } giocatori.
status-waiting-many = Mancano ancora { $count } giocatori.
status-you-won = Hai vinto!
status-won =
    { $count ->
        [one] { $names } ha vinto.
       *[other] { $names } hanno vinto insieme.
    }
status-all-won = Pareggio: vincono tutti.
status-won-together = Avete vinto, tutti insieme!
status-lost-together = Stavolta avete perso tutti.
status-watching = Stai guardando.
status-stood-in-move = Tempo scaduto: un bot fa questa mossa per te.
status-stood-in = Un bot sta giocando per te.
status-rematch =
    { $count ->
        [one] { $names } vuole la rivincita.
       *[other] { $names } vogliono la rivincita.
    }
status-rematch-same =
    { $count ->
        [one] { $names } vuole rigiocare le stesse carte.
       *[other] { $names } vogliono rigiocare le stesse carte.
    }

title-table = { $game } · Splittable
title-turn = ● Tocca a te · { $game }
title-over = ■ Finita · { $game }
title-rematch = ■ Rivincita? { $names } · { $game }

## I posti

seats = Giocatori
seat-you = tu
seat-bot = bot
seat-away = assente
seat-stand-in = un bot sta giocando al suo posto
seat-waited = sceglie
seat-done = ha scelto
seat-rematch = vuole la rivincita
seat-clock =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }

## La connessione

connection-lost = Connessione persa. Riconnessione…
clock-seconds = { $seconds } s
clock-more = Più tempo
clock-last = Ancora dieci secondi
lost-entries = { $count ->
    [one] Il server ha perso l’ultima cosa accaduta qui: si riprende da appena prima.
   *[other] Il server ha perso le ultime { $count } cose accadute qui: si riprende da appena prima.
}
stood-in-clock = Il tempo ti è scaduto più volte di fila: un bot gioca per te.
stood-in-absence = Non c’eri: un bot gioca per te.
stood-in-left = Hai lasciato il tavolo: un bot gioca per te.
stood-in-missed = Il tempo è scaduto: un bot ha fatto una mossa per te. La prossima tocca di nuovo a te.
stood-in-back = Torno a giocare io
stand-in-left = { $name } ha lasciato il tavolo: un bot gioca al suo posto.
stand-in-absence = { $name } non c’è: un bot gioca al suo posto.
stand-in-clock = Il tempo di { $name } è scaduto: un bot gioca al suo posto.
take-over = Gioca al posto di un bot:
take-over-not = Solo guardare

## Il menu

menu = Menu
menu-settings = Impostazioni
menu-invite = Invita amici
menu-leave = Lascia il tavolo
menu-screen = Mostra su un grande schermo
menu-home = Home
menu-watch-link = Link per guardare
menu-stand-in = Fai giocare un bot per { $name }
menu-stand-in-soon = { $name } era qui un attimo fa: un bot potrà sostituire tra { $seconds } s
menu-ban = Manda via { $name } per sempre
leave-title = Lasciare il tavolo?
leave-why-playing = Un bot giocherà per te. Puoi tornare con lo stesso link.
leave-why = Il tuo posto può prenderlo qualcun altro.
leave-confirm = Lascia

## Il pannello

panel = Cronaca, chat, punti e regole
panel-open = Cronaca e altro
panel-log = Cronaca
panel-chat = Chat
panel-score = Punti
panel-rules = Regole
panel-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

log-empty = Non è ancora successo niente.
log-jump = Mostra questo momento
looking-back = Ecco com’era dopo la mossa { $at }.
looking-back-now = Torna al presente

chat-empty = Nessuno ha ancora detto niente.
chat-earlier = Mostra quello che è stato detto prima
chat-label = Il tuo messaggio
chat-send = Invia
chat-presets = Dillo con un tocco
chat-off = A questo tavolo la chat è spenta.
chat-zen = Hai spento la chat per te.
chat-watchers-later = Durante la partita chi gioca non vede quello che dice il pubblico.
chat-watch-first = Scrivi un nome per usare la chat.
chat-name-confirm = Entra
chat-spectator = { $name } (pubblico)
chat-mute = Silenzia { $name }
chat-unmute = Riattiva { $name }
chat-forbidden-splito = Cerca di attirare i vicini, ma non dire quali carte hai, che cosa giocherai o a quale Obiettivo punti.
chat-forbidden-split = Dai consigli, ma non dire mai un numero.
chat-about-objective-open = Questo Obiettivo non è ancora raggiunto…
chat-about-stay-in-band = Restare in un colore…

## La fine

# Three buttons side by side: what one looks at after the game.
end-views = Che cosa si vede
end-result = Il risultato
end-score = I punteggi
end-table = Il tavolo
end-rematch = Rivincita
end-rematch-wanted = Vuoi la rivincita
end-rematch-waiting = Aspettiamo { $names }.
end-rematch-now = Dai le carte
end-rematch-join = Accetta la rivincita
end-same-join = Accetta: stesse carte
end-same-wanted = Vuoi le stesse carte
end-rematch-new = Rivincita con carte nuove
end-replay = Replay
end-review = Analisi
end-same-deal = Stesse carte
end-share = Condividi
end-shared = Link copiato
end-picture = Condividi come immagine
end-again = Rivedi l’ultima mossa
end-download = Scarica la partita
end-home = Home
# Opens the seldom wanted actions.
end-more = Altro
# On the podium, for screen readers.
end-place = { $place }º posto
end-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
end-known-deal = Queste carte sono già state giocate: qualcuno potrebbe conoscerle.
tried-game = Prova dalla partita { $number }, mossa { $at }. Le carte erano note: non è una distribuzione equa.
tried-record = Prova da una partita salvata, mossa { $at }. Le carte erano note: non è una distribuzione equa.
tried-imagined = Le carte nascoste sono state ridistribuite.

## Le frasi pronte

preset-hello = Ciao!
preset-good-luck = Buona fortuna!
preset-thanks = Grazie!
preset-sorry = Scusate!
preset-oops = Ops…
preset-well-played = Ben giocato!
preset-good-game = Bella partita!
preset-one-moment = Un attimo, per favore.
preset-i-am-back = Rieccomi.
preset-take-your-time = Fai con calma.
preset-again = Un’altra partita?
preset-bye = Ciao ciao!
preset-nice-cut = Bella divisione!
preset-great-minds = I grandi ingegni s’incontrano.
preset-so-close = Per un pelo!
preset-my-joker = Il mio bel jolly!
preset-you-read-me = Mi leggi nel pensiero.
preset-nice-zone = Che bella zona!
preset-hello-neighbour = Ciao, vicini!
preset-what-a-product = Che prodotto!
preset-last-round = L’ultimo round!
preset-go-left = A sinistra, per favore.
preset-go-right = A destra, per favore.
preset-stay-low = Restiamo sui numeri bassi.
preset-stay-high = Restiamo sui numeri alti.
preset-tight-gap = Che spazio stretto!
preset-what-a-reset = Che azzeramento!
preset-objective-open = Non ancora raggiunto: { $what }
preset-come-to-me = Vieni a giocare con me!
preset-left-or-right = Sinistra o destra?
preset-any-advice = Che cosa ti aiuterebbe?
preset-stay-middle = Restiamo sui numeri medi.
preset-stay-in-band = Restiamo in questo colore, per favore: { $what }
preset-i-am-fine = Io sono a posto.
preset-in-trouble = Sono nei guai.

# Several people at one device, and a screen for all
party-hand-over = Passa a { $name }
party-lift = Sono { $name }: mostra le mie carte
party-nobody = Su questo dispositivo non tocca a nessuno. Tutti possono guardare.
party-again = Gioca di nuovo
party-device = Più persone su questo dispositivo
party-device-about = Passatevelo: le carte restano nascoste agli altri.
party-device-here = Anche su questo dispositivo: { $names }
party-device-name = Nome di un’altra persona
party-device-add = Aggiungi
party-scan = Inquadra per giocare
party-scan-watch = Inquadra per guardare
foreseen-then = poi

## Reazioni

reaction-open = Reagisci
reaction-clap = Applauso
reaction-laugh = Risata
reaction-wow = Wow
reaction-hmm = Mmm
reaction-oops = Ops
reaction-heart = Cuore
reaction-told = { $name }: { $reaction }

## Suggerimenti: perché una mossa è buona.

hint-only = È l’unica mossa.
hint-in-the-end = Proseguendo molte volte da qui, è andata meglio di tutte.
hint-ask = Suggerimento
hint-thinking = Cerco una buona mossa…
hint-told = Suggerimento: { $move }.
hint-by = { $name }, il bot più forte qui, giocherebbe così.
hint-none = Per ora nessun suggerimento.
hint-agree = Suggerimenti per tutti
hint-agree-about = Ci sono suggerimenti quando tutti i giocatori hanno attivato questa opzione.
hint-waiting-for = Mancano: { $names }
hint-wished = { $name } vorrebbe suggerimenti per tutti.
hint-join = D’accordo
hint-close = Chiudi il suggerimento

## La serie

series-bar-wins = Partita { $number }, a { $count } vittorie
series-bar-games = Partita { $number } di { $count }
series-won = { $count ->
    [one] { $count } vinta
   *[other] { $count } vinte
}
series-to-wins = { $count ->
    [one] Serie a { $count } vittoria
   *[other] Serie a { $count } vittorie
}
series-to-games = { $count ->
    [one] Serie di { $count } partita
   *[other] Serie di { $count } partite
}
series-over = { $count ->
    [one] { $names } ha vinto la serie.
   *[other] { $names } si dividono la serie.
}
series-over-you = Hai vinto la serie!
series-over-together = { $won } partite su { $count } vinte insieme.
series-standing = Classifica
series-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
series-left = non è più al tavolo
series-games = Partite
series-game = Partita { $number }
series-game-won = Vinta
series-game-lost = Persa
series-no-games = Nessuna partita di questa serie è finita.
end-series = La serie
end-next = Prossima partita
end-next-join = Gioca la prossima
end-next-wanted = Hai detto di sì
end-new-series = Nuova serie
end-new-series-join = Accetta la serie
end-new-series-wanted = Vuoi una nuova serie
status-next = { $count ->
    [one] { $names } aspetta la prossima partita.
   *[other] { $names } aspettano la prossima partita.
}
status-new-series = { $count ->
    [one] { $names } vuole una nuova serie.
   *[other] { $names } vogliono una nuova serie.
}
title-next = ■ Prossima partita? { $names } · { $game }
title-new-series = ■ Nuova serie? { $names } · { $game }
seat-next = aspetta la prossima partita
seat-new-series = vuole una nuova serie
help = Aiuto
help-rules = Leggi le regole
help-keys = Tastiera
help-key-tab = Vai al prossimo gruppo di carte o pulsanti
help-key-arrows = Passa da una carta all’altra
help-key-enter = Scegli una carta o premi un pulsante
help-key-escape = Rimetti giù quello che hai scelto
help-key-help = Apri questo aiuto
help-keys-off = Le scorciatoie a un tasto sono disattivate nelle impostazioni.

## Games of plug-ins, which this page knows only by their moves

any-about = Gioca una delle mosse possibili. Le regole sono nell’estensione.
any-task = Scegli una mossa
any-moves = Mosse
any-play = Gioca: { $move }
any-player = Giocatore
any-points = Punti

## Reporting a table or a remark to the people who run the server

report = Segnala…
report-title = Segnala qualcosa
report-about = Chi gestisce questo server potrà vedere il tavolo e quello che vi è stato detto.
report-what = Che cosa?
report-table = Il tavolo
report-why = Perché?
report-insult = Insulti
report-name = Un nome
report-spoil = Rovina la partita
report-other = Altro
report-words = Con parole tue
report-send = Invia
report-sent = Grazie. Chi gestisce il server darà un’occhiata.
report-nobody = Su questo server nessuno legge le segnalazioni.
