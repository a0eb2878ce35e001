### Rivedere una partita finita.

replay-title = Replay: { $game }
replay-home = Home
replay-failed = Impossibile mostrare questo replay
replay-retry = Riprova
replay-position = Mossa { $at } di { $moves }
replay-scrub = Punto della partita
replay-beginning = Le carte sono state distribuite.
replay-quiet = { $name } ha fatto una mossa.

replay-controls = Comandi del replay
replay-first = All’inizio
replay-previous-round = Round precedente
replay-previous = Mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Mossa avanti
replay-next-round = Round successivo
replay-last = Alla fine
replay-tempo = Velocità
replay-tempo-slow = Lenta
replay-tempo-normal = Normale
replay-tempo-fast = Veloce

replay-view = Visto da
replay-view-spectator = Pubblico
replay-view-seat = { $name }
replay-view-open = Tutte le mani
replay-moves = Mosse

replay-board = Tavolo
replay-score = Punti
replay-more = Altro su questa partita
replay-link = Link a questa mossa
replay-copied = Copiato
replay-not-copied = Qui il browser non permette di copiare. Copia tu l’indirizzo della pagina.
replay-download = Scarica la partita
replay-review = Analizza la partita
replay-same-deal = Gioca queste carte
replay-keys = Tasti: ← e → una mossa, Inizio e Fine agli estremi, [ e ] di round in round.

## La distribuzione onesta

replay-fair = Distribuzione equa
replay-fair-about = Prima della prima mossa il tavolo ha pubblicato un’impronta della distribuzione. Dopo, nessuno poteva più cambiare una carta.
replay-fair-checking = Controllo delle carte…
replay-fair-fair = Controllato nel tuo browser: sono proprio le carte promesse prima della prima mossa.
replay-fair-unfair = Le carte non corrispondono all’impronta. Questa distribuzione non è quella promessa.
replay-fair-unpublished = Questa partita non ha un’impronta, quindi non c’è niente da controllare.
replay-fair-unchecked = Il tuo browser controlla le impronte solo con una connessione sicura (https). Apri questa pagina a un indirizzo https, o controlla la partita scaricata.
replay-fair-fingerprint = Impronta
replay-log-first = D’ora in poi il tuo browser conserva l’impronta del registro di questa partita e ti avviserà se il server ne darà un’altra.
replay-log-same = Il registro di questa partita non è cambiato da quando il tuo browser l’ha visto.
replay-log-changed = Il registro di questa partita è cambiato: il server dà un’impronta diversa da quella iniziale.
replay-log-fingerprint = Impronta del registro

## Chi ha scelto le carte

replay-drawn-mine = Nessuno ha scelto queste carte: derivano da un segreto che il server aveva promesso prima e da cifre casuali aggiunte dal tuo browser.
replay-drawn-others = Queste carte derivano da un segreto che il server aveva promesso prima e da cifre casuali delle persone indicate sotto. Il tuo browser non ne ha aggiunte.
replay-drawn-nobody = Queste carte derivano solo da un segreto del server, perché nessun browser ha aggiunto nulla. Il server potrebbe averle scelte.
replay-drawn-missing = Il tuo browser ha aggiunto cifre casuali a questa distribuzione, ma non ci sono. È giusto solo se avevi lasciato il posto prima che le carte fossero date.
replay-drawn-forged = Queste carte non derivano da ciò che dice la partita salvata. Qualcuno le ha scelte o cambiate.
replay-drawn-untold = Questa distribuzione era già nota, o viene da un server più vecchio: niente mostra chi l’ha scelta.
replay-drawn-by = Hanno contribuito alla distribuzione: { $names }
replay-drawn-about = Prima il server ha pubblicato un’impronta del suo segreto; solo dopo i browser hanno aggiunto le loro cifre, e le carte derivano da entrambi. Così né il server da solo né un giocatore da solo poteva sceglierle. Non mostra se il server e un giocatore hanno agito insieme.
