score-title = Segnapunti
score-lead = Per una partita con le carte vere. Tutto si salva in questo browser, anche se lo schermo si spegne.
score-player = Giocatore { $n }
score-add = Aggiungi giocatore
score-remove = Togli { $name }
score-undo = Annulla
score-clear = Svuota il foglio
score-next = Salva, prossima partita
score-columns-of = Colonne di
score-columns-about = Tocca ogni numero una volta per ogni carta della colonna, jolly compresi.
score-who-out = Chi ha finito le carte?
score-all-out = Nessuno ha più carte
score-cards-left = Carte rimaste in mano
score-out = senza carte
score-mode = Che cosa segnare
score-mode-cards = Tutte le carte
score-mode-totals = Solo i punti
score-what = Dove sono le carte
score-commons-about = Tocca i due Obiettivi al centro: uno con stella, uno con luna.
score-zone-about = Tocca ogni carta di questa zona, anche gli Obiettivi mancati; tocca di nuovo per la seconda copia.
score-zone-points = Punti
score-zone-cards = Carte, per i pareggi
score-totals-about = Punti di ogni zona, Obiettivi comuni compresi. Le carte contano solo a parità di prodotto.
score-deck-about = Gli Obiettivi fatti in questo browser, al posto dei nostri.
score-impossible = Queste carte non possono essere tutte sul tavolo.
score-offline = Nessuna connessione. Tutto è salvato; le regole lo controllano appena torni online.
score-tie = Parità: vince chi ha meno carte nelle due zone.
score-picture = Immagine
score-link = Link a questo foglio
score-copied = Copiato. Il foglio è tutto nel link, non su un server.
score-copy = Copia questo link:
score-brought = Questo è il foglio del link. Annulla riporta il tuo.
score-bad-link = In questo link non c’è un foglio. Il tuo non è cambiato.
score-series-clear = Cancella la serie
score-card = { $card }: { $cards } qui
score-left = { $count ->
    [one] { $count } carta rimasta
   *[other] { $count } carte rimaste
}
score-wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
score-series = { $count ->
    [one] La serie: { $count } partita
   *[other] La serie: { $count } partite
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } carta, una in più
   *[other] { $number }: { $cards } carte, una in più
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } carta, una in meno
   *[other] { $number }: { $cards } carte, una in meno
}
