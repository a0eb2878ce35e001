score-title = Segnapunti
score-lead = Per una partita con le carte vere. Tutto resta in questo browser, anche a schermo spento.
score-player = Giocatore { $n }
score-add = Aggiungi giocatore
score-remove = Togli { $name }
score-undo = Annulla
score-clear = Svuota il foglio
score-next = Conta, prossima partita
score-columns-of = Colonne di
score-columns-about = Tocca ogni numero una volta per ogni carta della colonna, jolly compresi.
score-who-out = Chi ha finito le carte?
score-all-out = Nessuno ha più carte
score-cards-left = Carte rimaste in mano
score-out = senza carte
score-mode = Come segnare
score-mode-cards = Tutte le carte
score-mode-totals = Solo i punti
score-what = Che cosa c’è
score-commons-about = Tocca i due Obiettivi al centro: uno con stella, uno con luna.
score-zone-about = Tocca ogni carta di questa zona, anche gli Obiettivi falliti; due volte è la seconda copia.
score-zone-points = Punti
score-zone-cards = Carte, per i pareggi
score-totals-about = Punti di ogni zona, Obiettivi comuni compresi. Le carte contano solo a parità di prodotto.
score-deck-about = Gli Obiettivi fatti in questo browser, al posto dei nostri.
score-impossible = Questo non può stare su un tavolo.
score-offline = Nessuna connessione. Tutto è conservato; le regole giudicano appena torna.
score-tie = Parità: vince chi ha meno carte nelle due zone.
score-picture = Immagine
score-link = Link a questo foglio
score-copied = Copiato. Il link contiene tutto il foglio; nessun server lo conserva.
score-copy = Copia questo link:
score-brought = Questo è il foglio del link. Annulla riporta il tuo.
score-bad-link = In questo link non c’è un foglio. Il tuo è com’era.
score-series-clear = Dimentica la serie
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
