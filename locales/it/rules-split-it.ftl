# Le regole di Split it!, con parole nostre.

rules-split-it-idea = Qualcuno divide una fila di carte in tre sezioni. Poi tutti puntano in segreto su una sezione. Se nessun altro punta sulla tua, le sue carte sono tue.
rules-split-it-aim = Raccogli colonne di numeri uguali. Alla fine la colonna più lunga di ogni numero dà punti.

## Le carte

rules-split-it-cards = Le carte
rules-split-it-cards-numbers = C’è un 1, ci sono due 2, tre 3 e così via, fino a dieci 10. Un numero alto dà più punti, ma ce ne sono più carte in giro.
rules-split-it-cards-jokers = Ci sono anche 15 jolly. Un jolly non ha numero: allunga di una carta una delle tue colonne.
rules-split-it-cards-all = In tutto sono 70 carte. Si mescolano e formano il mazzo, coperto.
rules-split-it-cards-picture = Alcune carte numerate e un jolly

## Un round

rules-split-it-round = Un round
rules-split-it-start = Il primo a dividere si sceglie a caso. In ogni round successivo divide chi siede subito a sinistra.

rules-split-it-row = 1. Posare e dividere la fila
rules-split-it-row-laid = Si posa una fila di carte scoperte: 7 carte in due o tre giocatori, 9 carte in quattro.
rules-split-it-row-split = Chi divide mette due divisori tra le carte. Nascono così tre sezioni: bianca a sinistra, rosa al centro, nera a destra. Ognuna ha almeno una carta. Le carte mantengono il loro ordine.
rules-split-it-row-picture = Nove carte, divise in tre sezioni

rules-split-it-guess = 2. Puntare in segreto
rules-split-it-guess-all = Tutti puntano su una sezione, anche chi divide. Nessuno vede le puntate degli altri.
rules-split-it-guess-back = Puoi cambiare la tua puntata finché non hanno puntato tutti. Poi tutte le puntate si scoprono insieme.

rules-split-it-judge = 3. Vedere chi ha puntato senza rivali
rules-split-it-judge-one = Una sola puntata: chi l’ha fatta vince tutte le carte della sezione e ha finito per questo round.
rules-split-it-judge-several = Due o più puntate: nessuno prende le carte. Restano nella fila.
rules-split-it-judge-nobody = Nessuna puntata: le sue carte sono fuori gioco per sempre.
rules-split-it-name-1 = Anna
rules-split-it-name-2 = Marco
rules-split-it-name-3 = Giulia
rules-split-it-name-4 = Luca
rules-split-it-judge-example = Esempio: una sola puntata sulla sezione bianca, { $first } vince tre carte. Una sola sulla rosa, { $second } ne vince due. { $third } e { $fourth } hanno puntato sulla nera: le sue quattro carte restano, e vanno avanti solo loro due.

rules-split-it-again = 4. Ancora, con quello che resta
rules-split-it-again-joined = Le carte rimaste si riuniscono nello stesso ordine. Va avanti solo chi in questo round non ha ancora vinto carte.
rules-split-it-again-none = Nessuna carta rimasta: il round è finito.
rules-split-it-again-one = Una carta rimasta: è fuori gioco, e il round è finito.
rules-split-it-again-two = Due carte rimaste: quella a sinistra è la sezione bianca, quella a destra la rosa. La sezione nera non c’è.
rules-split-it-again-three = Tre carte rimaste: ognuna è una sezione.
rules-split-it-again-more = Quattro o più: divide di nuovo la stessa persona, anche se ha già vinto carte.
rules-split-it-again-stand-off = In quattro può capitare di puntare due contro due sulle ultime due carte. Allora tutti e quattro puntano di nuovo. Se succede dieci volte di fila, le due carte sono fuori gioco.

## In due

rules-split-it-two = In due
rules-split-it-two-remove = Dopo la prima divisione di un round, chi non ha diviso toglie una sezione. Le sue carte sono fuori gioco. Poi entrambi puntano su una delle altre due sezioni, che mantengono il loro colore.
rules-split-it-two-must = Una sezione va tolta per forza. Dopo le divisioni successive dello stesso round non si toglie niente.
rules-split-it-two-picture = La sezione nera è tolta; si può puntare sulla bianca e sulla rosa

## Colonne e jolly

rules-split-it-columns = Le tue colonne e i tuoi jolly
rules-split-it-columns-place = Le carte che vinci stanno scoperte davanti a te, i numeri uguali in una colonna.
rules-split-it-jokers-place = Ogni jolly che vinci va subito su una delle tue colonne. Vale anche una colonna iniziata con la stessa vincita. Un jolly posato non si sposta più.
rules-split-it-jokers-only = Se hai una sola colonna, il jolly ci va in automatico.
rules-split-it-jokers-pending = Un jolly non può iniziare una colonna. Se non hai colonne, i tuoi jolly aspettano accanto al tuo posto. Quando vinci i tuoi primi numeri, tutti i jolly in attesa vengono posati.
rules-split-it-jokers-order = Se più giocatori hanno jolly da posare, si va in senso orario, cominciando da chi divide. Quest’ordine è nostro; il regolamento stampato non ne dà.
rules-split-it-jokers-example = Esempio: vinci un 7, un 8 e un jolly. Il 7 e l’8 vanno nelle loro colonne. Ora puoi scegliere per il jolly una qualsiasi delle tue colonne, qui quella degli 8.
rules-split-it-jokers-before = Prima del jolly
rules-split-it-jokers-after = Dopo il jolly

## La fine

rules-split-it-end = Fine e punteggio
rules-split-it-end-when = La partita finisce con il round che usa l’ultima carta del mazzo: 10 round in due o tre giocatori, 8 in quattro. In quattro l’ultima fila ha solo 7 carte.
rules-split-it-score-most = Per ogni numero dà punti la colonna più lunga: la colonna di 8 più lunga vale 8 punti, per quanto lunga sia. I jolly contano come carte della loro colonna.
rules-split-it-score-ties = Le colonne più lunghe alla pari danno tutte i punti interi. Un numero che nessuno ha non dà punti a nessuno.
rules-split-it-score-picture = Le colonne di tre giocatori, e a chi danno punti
rules-split-it-worked = Un punteggio intero, con parità
rules-split-it-score-example = { $first } ha più 8 di tutti, perché il jolly conta; { $second } ha più 3 e più 5, { $third } più 7. { $first } e { $second } hanno un 2 ciascuno, quindi entrambi segnano 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } e { $second } hanno { $points } punti ciascuno. { $second } ha { $more } colonne e { $first } solo { $fewer }: vince { $second }.
rules-split-it-win = Vince chi ha più punti. A parità di punti vince chi ha più colonne. Se anche le colonne sono pari, la vittoria è condivisa.
rules-split-it-win-jokers = Un jolly ancora in attesa alla fine non conta.

## Opzioni

rules-split-it-options = Un’opzione per due
rules-split-it-options-remove = Con «togli una sezione ogni volta» si toglie una sezione dopo ogni divisione in tre, non solo dopo la prima di un round. Vale anche la divisione di tre carte singole; una fila di due carte non perde mai una sezione.

## Buono a sapersi

rules-split-it-know = Buono a sapersi
rules-split-it-know-open = Tutte le colonne, tutti i jolly in attesa e tutte le carte fuori gioco sono scoperti. «Conta» mostra dove sono tutte le carte, e quindi anche che cosa c’è ancora nel mazzo.
rules-split-it-know-whole = Conta quante carte restano in tutta la fila. Quando restano due sezioni, si uniscono, e chi va avanti può puntare dove vuole.
rules-split-it-know-free = Una puntata non si consuma mai. Puoi puntare ogni volta sullo stesso colore.
rules-split-it-know-turns = Qualcuno divide una volta più di altri. Non viene compensato.
rules-split-it-know-fan = Questa è una versione non ufficiale fatta da fan. Split it! è di Igor Ganzha ed è pubblicato da Piatnik, che non hanno niente a che fare con questa pagina.

## Differenze

rules-split-it-depart-start = Se l’host non lo dice, il caso decide chi divide per primo; nelle regole stampate è il giocatore più giovane.
rules-split-it-depart-order = Se più giocatori hanno jolly da mettere, lo fanno in senso orario, cominciando da chi divide; nessun ordine è stampato.
rules-split-it-depart-two = Due carte rimaste sono sempre bianca e rosa, e tre carte si dividono sempre una per sezione.
rules-split-it-depart-waiting = Più jolly in attesa si mettono insieme, con la prima colonna che si forma; uno che non trova mai una colonna non conta nulla.
rules-split-it-depart-stand-off = Due contro due sulle ultime due carte finisce alla decima volta.
rules-split-it-depart-change = Una puntata si può cambiare finché non ha puntato l’ultimo giocatore.
rules-split-it-depart-tally = La conta di tutte le carte è visibile a tutti, se il tavolo non la disattiva; a un vero tavolo bisogna ricordarsele.

rules-split-it-asked-same = E se due giocatori scelgono la stessa sezione?
rules-split-it-asked-joker = Posso spostare un jolly più tardi?
