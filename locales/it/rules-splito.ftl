# Le regole di Splito, con parole nostre.

rules-splito-intro = In Splito condividi una zona con chi siede alla tua sinistra e un’altra con chi siede alla tua destra. Il tuo punteggio è la zona sinistra per la zona destra: aiuta quindi entrambi i lati, e fatti aiutare.
rules-splito-numbers = Da 3 a 8 giocatori, dagli otto anni circa, con una variante per due. Una partita dura tredici round, circa un quarto d’ora. Chi gioca per la prima volta sta meglio tra due che conoscono il gioco.

## Le carte

rules-splito-cards = Le carte
rules-splito-cards-splito = Ci sono 72 carte Splito: sei colori, valori da 1 a 6, e ognuna due volte. Ogni colore ha la sua forma, il suo motivo e la sua lettera.
rules-splito-cards-objective = Ci sono 37 Obiettivi. Un Obiettivo chiede qualcosa alla zona in cui si trova e vale tanti punti quanti rombi mostra, da uno a quattro. Alcuni portano anche una stella o una luna.
rules-splito-cards-caption = Un 3 giallo, un 5 blu e due Obiettivi: maggioranza di 4, con una stella, per 3 punti; nessun 2, per 1 punto.

## Prima della partita

rules-splito-setup = Prima della partita
rules-splito-setup-commons = Si pescano una stella e una luna e si mettono scoperte al centro. Sono i due Obiettivi comuni: ogni zona può vincerli.
rules-splito-setup-deal = Tutte le altre carte si mescolano insieme, e tutti ne ricevono tredici. Quelle che avanzano non si usano, e nessuno le vede.
rules-splito-setup-zones = Tra due vicini c’è sempre una zona. Ci sono quindi tante zone quanti giocatori, e tu ne hai due: una a sinistra, una a destra.
rules-splito-zones-caption = Tre giocatori e le loro tre zone. La zona sinistra di A è anche la zona destra di B.

## Un round

rules-splito-round = Un round
rules-splito-round-choose = Tutti scelgono una carta della mano, carta Splito o Obiettivo, e un lato, sinistra o destra. Ogni carta può andare da un lato o dall’altro. Non devi trattare i due lati allo stesso modo.
rules-splito-round-turn = Quando tutti hanno scelto, le carte si scoprono insieme, ognuna nella sua zona. Lì restano fino alla fine.
rules-splito-round-pass = Poi tutti passano il resto della mano a sinistra e ricevono la mano di chi siede a destra.
rules-splito-round-last = Nell’ultimo round hai una sola carta. Devi giocarla, ma il lato lo scegli ancora tu.
rules-splito-round-change = Finché non hanno scelto tutti puoi ritirare la tua scelta, se il tavolo lo permette.

## Obiettivi

rules-splito-objectives = Obiettivi
rules-splito-objectives-test = Un Obiettivo si verifica per la zona in cui si trova, con tutte le carte che ci sono alla fine della partita. Dà i suoi punti una volta, o niente. Una carta Splito può servire a quanti Obiettivi si vuole. Gli Obiettivi non hanno colore né valore.
rules-splito-kind-majority = Maggioranza: questa zona ha più carte di quel valore, o di quel colore, di ogni altra zona del tavolo. Una parità in testa non basta.
rules-splito-kind-value = Valore: in questa zona c’è esattamente quel numero di carte di quel valore, di qualsiasi colore; di più non vale. Il valore barrato non deve esserci affatto.
rules-splito-kind-colors = Tre colori: almeno una carta di ogni colore mostrato. Gli altri colori non danno fastidio.
rules-splito-kind-variety = Varietà: conta i colori diversi, o i valori diversi. Le copie non contano. Il segno dice se dev’essere esattamente, almeno o al massimo quel numero.
rules-splito-kind-both = Entrambi: almeno quel numero di colori diversi e almeno quel numero di valori diversi. Una carta può contare per entrambi.
rules-splito-kind-zone = Zona: conta tutte le carte della zona: carte Splito, Obiettivi, anche questo, anche se mancati, e gli Obiettivi comuni che la zona vince.

rules-splito-example = Esempi
rules-splito-example-met = Qui ci sono esattamente due 4: raggiunto, 2 punti.
rules-splito-example-lost = È arrivato un terzo 4: mancato, nessun punto.
rules-splito-example-tie = L’Obiettivo comune chiede la maggioranza del blu. Due zone hanno tre carte blu ciascuna: nessuna ha la maggioranza da sola, quindi nessuna lo vince.

rules-splito-marks = Durante la partita ogni Obiettivo ha un segno. Raggiunto: varrebbe se la partita finisse ora. Mancato: non si può più raggiungere, qualunque carta si giochi. In corso: né l’uno né l’altro. I segni guardano solo le carte scoperte, mai una mano.

## Il punteggio

rules-splito-scoring = Il punteggio
rules-splito-scoring-commons = Prima i due Obiettivi comuni. La zona che ha da sola la maggioranza vince la carta e i suoi punti. In caso di parità, o se nessuno ne ha, non la vince nessuno.
rules-splito-scoring-objectives = Poi gli Obiettivi nelle zone. Un Obiettivo mancato si gira. Non dà niente, ma resta una carta della sua zona.
rules-splito-scoring-zone = Una zona dà i punti dei suoi Obiettivi raggiunti e degli Obiettivi comuni che ha vinto. Le carte Splito da sole non danno punti: una zona senza Obiettivi può benissimo valere 0.
rules-splito-scoring-product = Il tuo punteggio è la zona sinistra per la zona destra. Vince il punteggio più alto.
rules-splito-worked = Una zona intera, carta per carta
rules-splito-worked-about = La zona di A e B dopo tredici round. Ogni Obiettivo si verifica con tutte le carte che sono qui.
rules-splito-worked-pair = Qui ci sono esattamente due 3: 2 punti.
rules-splito-worked-four = Quattro colori, giallo, blu, verde e nero, e nessun altro: 2 punti.
rules-splito-worked-three = Giallo, blu e verde ci sono tutti: 1 punto.
rules-splito-worked-none = Qui c’è un 2: niente, e la carta si gira.
rules-splito-worked-common = L’Obiettivo comune: tre 4 qui, due e uno nelle altre zone: 3 punti.
rules-splito-worked-moon = L’altro Obiettivo comune resta al centro: due zone hanno due carte rosa ciascuna.
rules-splito-worked-sum = In tutto: { $sum }
rules-splito-worked-others = Le altre due zone, contate allo stesso modo: { $second } e { $third } punti.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = La zona di A e B vale 8, quella di B e C vale 4, e quella di C e A vale 6. A vince con 48.
rules-splito-scoring-zero = Zero per qualsiasi cosa fa zero. Non dimenticare uno dei tuoi lati!
rules-splito-scoring-tie = Se più giocatori hanno il punteggio più alto, vince chi ha meno carte nelle sue due zone: carte Splito, Obiettivi, anche mancati, e Obiettivi comuni vinti. Se anche queste sono pari, la vittoria è condivisa.

## Che cosa si sa

rules-splito-knowing = Che cosa sai
rules-splito-knowing-open = Tutte le zone e i due Obiettivi comuni sono scoperti. Tutti vedono chi ha scelto, ma non che cosa.
rules-splito-knowing-hands = Conosci la tua mano, e ogni mano che hai passato: tutto ciò che se ne gioca è scoperto. Il pulsante con l’occhio mostra che cosa vi resta.
rules-splito-knowing-talk = Non parlare della tua mano, della tua prossima carta o degli Obiettivi a cui miri. Ma attira chi ti siede accanto: questo Obiettivo è ancora in corso, vieni a giocare qui!

## In due

rules-splito-two = In due
rules-splito-two-variant = Questa variante è una nostra ricostruzione, quindi può essere diversa da altre edizioni.
rules-splito-two-zones = Ognuno ha due zone proprie, sinistra e destra, quindi sono quattro. Nessuno gioca nelle zone dell’altro.
rules-splito-two-rounds = Si giocano tredici round e dopo ognuno ci si scambia la mano. Poi tutti ricevono tredici nuove carte per altri tredici round.
rules-splito-two-majority = Le maggioranze confrontano tutte e quattro le zone, anche le tue due tra loro.

## Opzioni

rules-splito-options = Opzioni di un tavolo
rules-splito-option-least = Basta «almeno»: un Obiettivo che chiede esattamente due carte di un valore è raggiunto anche con di più. I valori barrati non cambiano.
rules-splito-option-side = Mostra sinistra o destra: mentre si aspetta, tutti vedono da che lato è stata messa una carta coperta, ma non la carta. Così è a un vero tavolo. Altrimenti il lato resta nascosto finché tutti hanno scelto, perché su uno schermo aspettare sarebbe un vantaggio.

## Domande

rules-splito-questions = Domande frequenti
rules-splito-question-size = Gli Obiettivi mancati contano come carte? Sì, per la grandezza di una zona e in caso di parità.
rules-splito-question-commons = Gli Obiettivi comuni contano come carte? Sì, per la zona che li vince.
rules-splito-question-order = Conta l’ordine del calcolo? No. Gli Obiettivi comuni contano solo carte Splito, e nessun’altra verifica dipende dal risultato di un’altra.
rules-splito-question-deck = Sono gli Obiettivi stampati? La lista completa non è pubblica. La nostra segue tutto ciò che si sa, e rende ogni valore e ogni colore ugualmente frequenti.

## Differenze

rules-splito-depart-side = Il lato scelto resta nascosto finché tutti hanno scelto, perché su uno schermo chi aspetta ne trarrebbe vantaggio. Nelle regole stampate è chiaro a tutti; l’opzione «Mostra sinistra o destra» lo mostra.
rules-splito-depart-two = In due è una variante, una nostra ricostruzione; le regole stampate sono per 3–8 giocatori.
rules-splito-depart-objectives = Anche gli Obiettivi sono una ricostruzione: la lista completa non è pubblica. Nel terminale si può giocare con quelli della scatola.
rules-splito-depart-change = Una scelta si può cambiare finché non ha scelto l’ultimo giocatore.
rules-splito-depart-tie = Una parità che resta dopo aver contato le carte è una vittoria condivisa.
rules-splito-depart-help = I segni sugli Obiettivi, i totali durante la partita e le mani passate si vedono come aiuto; un tavolo può nascondere queste ultime.

rules-splito-asked-zero = E se una delle mie zone non dà punti?
rules-splito-asked-tie = Chi prende un Obiettivo comune in caso di parità?
