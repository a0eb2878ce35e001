# Ciò che le pagine delle regole hanno in comune, e le regole in breve: scopo, turno, fine, vittoria.

rules-short = In breve
rules-short-goal = Scopo
rules-short-turn = Il tuo turno
rules-short-round = Un round
rules-short-end = Fine
rules-short-win = Vittoria
rules-full = Le regole per intero
rules-more = Per entrambi i modi di giocare
rules-depart = Dove ci scostiamo dalle regole stampate

## Split it!

short-split-it-facts = Da 2 a 4 giocatori
short-split-it-goal = Raccogli più carte di tutti di ogni numero.
short-split-it-turn = Un giocatore dispone una fila di 7 carte (9 in quattro) e la divide in tre sezioni. Tutti puntano in segreto su una sezione. Se sei da solo, ne vinci le carte. Se siete in più d’uno, restano, e chi non ha ancora vinto nulla continua con il resto. La sezione su cui nessuno ha puntato sparisce. In due, l’altro giocatore toglie prima una sezione. Le tue carte formano colonne di numeri uguali; ogni jolly allunga una delle tue colonne.
short-split-it-end = Quando il mazzo è esaurito: dopo 10 round, o 8 in quattro.
short-split-it-win = La colonna più lunga di ogni numero vale quel numero, una volta; in caso di parità, per tutti. Vince chi ha più punti, poi chi ha più colonne.
short-split-it-picture = Sette carte in fila, divise da due divisori in una sezione bianca, una rosa e una nera. Sopra, altri due giocatori hanno puntato a faccia in giù. Sotto ci sono le tue colonne: di 4, di 7, e di 8 con un jolly.

## Splito

short-splito-facts = Da 3 a 8 giocatori, con una variante per 2 · da 8 anni · 15 minuti
short-splito-goal = Condividi una zona con ciascun vicino. Falle valere entrambe: il tuo punteggio è zona sinistra per zona destra.
short-splito-turn = Ognuno sceglie in segreto una carta e un lato, sinistra o destra. Tutte le carte si scoprono insieme, ciascuna nella sua zona; poi passi la tua mano a sinistra. Gli Obiettivi chiedono qualcosa alla loro zona e valgono da 1 a 4 punti. Le carte Splito hanno un colore e un valore e servono a raggiungerli. Ciascuno dei due Obiettivi comuni al centro va alla zona che, da sola, ha la maggioranza richiesta.
short-splito-end = Dopo tredici round, quando tutte le carte sono giocate.
short-splito-win = Una zona somma gli Obiettivi che ha raggiunto; se una non vale nulla, il tuo punteggio è 0. Vince il punteggio più alto; in caso di parità, chi ha meno carte nelle due zone.
short-splito-picture = Tre giocatori intorno a un tavolo, con una zona di carte tra ogni coppia di vicini. Al centro ci sono due Obiettivi comuni. La tua zona sinistra e la tua zona destra sono unite da un segno di moltiplicazione.

## Split, tutti contro tutti

short-split-facts = Da 2 a 5 giocatori · da 8 anni
short-split-goal = Finisci le carte prima di tutti.
short-split-turn = Manda la carta al centro sul mazzo sinistro o su quello destro. Poi gioca una carta al centro: il suo numero deve stare tra i due mazzi. Un jolly (0, 1, 99, 100 e ogni numero che finisce per 0) entra ovunque e inverte il verso. Oppure azzera: puoi farlo sempre, e devi se nessuna carta entra. Il tavolo viene liberato, peschi tre carte, e le tue carte Standard più bassa e più alta iniziano i nuovi mazzi.
short-split-end = Appena qualcuno gioca la sua ultima carta. Non può essere un jolly: chi ha solo un jolly deve azzerare.
short-split-win = Vince chi finisce per primo le carte. Non ci sono punti.
short-split-picture = Il mazzo sinistro mostra 12, quello destro 84, e in mezzo c’è il 43. Una freccia indica il verso del gioco. Della tua mano entrano 23, 55 e il jolly 70; il 91 no.

## Split, tutti insieme

short-split-together-facts = Da 3 a 5 giocatori · da 8 anni
short-split-together-goal = Finite tutti le vostre carte, come una squadra.
short-split-together-turn = Manda la carta al centro a sinistra o a destra, poi gioca una carta tra i mazzi, come tutti contro tutti. Oppure gioca un aiuto: lo 0 e il 100 sono accanto al tavolo, e ciascuno si può giocare una volta. Non c’è azzeramento e nessuno pesca. Chiedete e date consigli, sinistra o destra, numeri bassi o alti, un colore; ma non dite mai un numero.
short-split-together-end = Chi non ha carte ha finito, e gli altri continuano. Se chi è di turno non può giocare nulla e non restano aiuti, è finita.
short-split-together-win = Se tutte le mani sono vuote, vincono tutti; altrimenti perdono tutti. L’ultima carta di ogni mano deve essere una carta Standard.
short-split-together-picture = Il tavolo di Split, con gli aiuti 0 e 100 scoperti accanto ai mazzi, per tutti.

## Search

search-title = Domande sulle regole
search-label = Cerca nelle regole dei tre giochi
search-label-game = Cerca nelle regole di { $game }
search-found = { $count ->
    [one] { $count } risultato
   *[other] { $count } risultati
}
search-best = I { $most } risultati migliori su { $count }
search-nothing = Nessun risultato. Prova un’altra parola o una di queste:
search-all = Cerca nelle regole di tutti i giochi
search-terms-split-it = fila, sezione, divisorio, colonna, mazzo
search-terms-splito = zona, Obiettivo comune, maggioranza, mano
search-terms-split = Jolly, Standard, azzerare, mazziere, aiuto
search-ignored = a, al, alla, che, chi, come, con, cosa, da, dei, del, della, delle, di, e, è, gli, i, il, in, io, la, le, lo, mi, mia, mie, mio, nel, o, per, posso, può, quando, quale, se, si, succede, su, un, una
search-asked = Che cosa chiedono i giocatori
