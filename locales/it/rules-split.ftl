# Le regole di Split, con parole nostre.

rules-split-idea = Sul tavolo ci sono due mazzi, e ogni carta che giochi deve entrare tra loro. Lo spazio si stringe. Vince chi finisce per primo le carte, oppure ci riuscite tutti insieme.

rules-split-cards = Le carte
rules-split-cards-all = Ci sono 101 carte, da 0 a 100, ogni numero una volta.
rules-split-cards-wilds = Tredici carte sono jolly: 0, 1, 99, 100 e ogni numero che finisce per 0. Sono scuri, con il bordo dentellato e due frecce che girano.
rules-split-cards-standards = Le altre 88 sono carte Standard. La lineetta in fondo a una carta mostra dove si trova il suo numero tra 0 e 100.
rules-split-cards-bands = Ogni decina ha il suo colore e il suo motivo. Ti aiutano a orientarti, e nessuna regola ne dipende.

rules-split-setup = Prima di iniziare
rules-split-setup-deal = Si gioca da due a cinque, dagli otto anni circa. Tutti ricevono 7 carte, e il mazziere, tirato a sorte, ne riceve 9. Il resto è il mazzo di gioco, coperto.
rules-split-setup-open = Il mazziere posa le carte Standard più bassa e più alta della sua mano: la più bassa inizia il mazzo Split di sinistra, la più alta quello di destra; in breve, il mazzo sinistro e il mazzo destro. Succede in automatico.
rules-split-setup-first = Si gioca in senso orario, e inizia il posto a sinistra del mazziere.
rules-split-setup-example = Il mazziere ha posato 12 e 84. Tra loro entra qualsiasi carta da 13 a 83.

rules-split-turn = Il tuo turno
rules-split-turn-one = Fai una di queste due cose: gioca una carta o azzera il tavolo.

rules-split-play = Giocare una carta
rules-split-play-move = Se al centro c’è una carta, mandala sul mazzo sinistro o sul mazzo destro. Il lato lo scegli tu. Il suo numero diventa quello del mazzo. Subito dopo un’apertura non c’è carta centrale, e non si sposta niente.
rules-split-play-card = Metti al centro una carta della tua mano. Così finisce il tuo turno.
rules-split-play-fits = Una carta Standard entra se il suo numero sta tra quelli dei due mazzi, come sono dopo lo spostamento. Un numero uguale a quello di un mazzo non entra.
rules-split-play-together = Lato e carta sono una sola decisione: scegli entrambi, poi si giocano insieme.
rules-split-table = Il tavolo: due mazzi con uno spazio in mezzo, la carta al centro, il verso del gioco e la tua mano. Se il 43 va a sinistra, entrano le carte da 44 a 83; se va a destra, quelle da 13 a 42.
rules-split-table-left = entra se la carta al centro va a sinistra
rules-split-table-right = entra se la carta al centro va a destra
rules-split-table-either = un jolly: entra da un lato o dall’altro
rules-split-table-nowhere = non entra
rules-split-play-example = I mazzi sono 12 e 84, e al centro c’è 43. Se 43 va a sinistra, entra 55. Se 43 va a destra, entra 23. Il 91 non entra da nessun lato.
rules-split-play-example-left = Il 43 è andato a sinistra, ed è stato giocato 55. Per chi viene dopo lo spazio è più piccolo.
rules-split-play-none = Se tra i mazzi non resta nessun numero, come con 47 e 48, entra solo un jolly.

rules-split-wild = I jolly
rules-split-wild-fits = Un jolly entra tra due mazzi qualsiasi, qualunque sia il suo numero.
rules-split-wild-turns = Ogni jolly giocato inverte il verso del gioco. Spostare un jolly su un mazzo, scartarlo o metterlo sotto il mazzo di gioco non lo inverte.
rules-split-wild-two = In due non c’è un verso: si gioca semplicemente a turno.
rules-split-wild-last = Un jolly non può essere la tua ultima carta. Chi ha in mano un solo jolly e nient’altro deve azzerare.
rules-split-wild-pile = Al centro un jolly è una carta come le altre: si manda a sinistra o a destra, e il suo numero vale per quel mazzo. Così il mazzo sinistro può diventare più alto del destro. Le carte devono comunque stare tra i due numeri.
rules-split-wild-example = Il 90 è andato sul mazzo sinistro, e il mazzo destro mostra 60. Ora entrano le carte da 61 a 89.

rules-split-reset = L’azzeramento
rules-split-reset-when = Puoi azzerare in qualsiasi tuo turno. Devi azzerare se nessuna tua carta entra, o se la tua unica carta è un jolly.
rules-split-reset-discard = I due mazzi e la carta centrale vanno negli scarti, scoperti.
rules-split-reset-draw = Peschi 3 carte dal mazzo di gioco.
rules-split-reset-bury = Se hai meno di due carte Standard, metti un jolly sotto il mazzo di gioco e peschi una carta. Ripeti finché non hai due carte Standard.
rules-split-reset-lay = Le tue carte Standard più bassa e più alta diventano i nuovi mazzi. Succede in automatico.
rules-split-reset-example = Hai 33, 47 e 90 e peschi 5, 60 e 71. Tra le carte Standard 5 è la più bassa e 71 la più alta: sono i nuovi mazzi. Ti restano 33, 47, 60 e 90.
rules-split-reset-next = Si continua in senso orario con il posto alla tua sinistra. Non c’è carta centrale.
rules-split-reset-cost = Di solito un azzeramento ti costa una carta: ne peschi tre e ne posi due. Quindi con un azzeramento non si vince mai, ma è un buon modo per liberarsi di una carta molto alta e di una molto bassa.

rules-split-stock = Il mazzo di gioco
rules-split-stock-refill = Se il mazzo di gioco ha meno carte di quante se ne devono pescare, prima tutti gli scarti, mescolati, ci vanno sotto. Se non bastano ancora, peschi quello che c’è.
rules-split-stock-exchange = Per un cambio di jolly gli scarti vanno sotto il mazzo di gioco appena non vi resta più nessuna carta Standard.

rules-split-end = La fine
rules-split-end-win = Chi gioca l’ultima carta della sua mano vince subito. È sempre una carta Standard.
rules-split-end-score = Split non ha punti: vince chi finisce per primo. Le carte rimaste agli altri si vedono. Per i programmi danno anche un posto, migliore con meno carte; questo è nostro, non del gioco stampato.
rules-split-end-limit = Se dopo 1000 turni nessuno ha vinto, la partita finisce, e vince chi ha meno carte.

rules-split-coop = Gioco cooperativo: tutti insieme
rules-split-coop-detail = Tutti insieme, per intero
rules-split-coop-goal = Da tre a cinque si può giocare in squadra. Vincete se tutte le mani si svuotano.
rules-split-coop-helpers = Lo 0 e il 100 non si distribuiscono. Stanno scoperti accanto al tavolo come aiuti comuni.
rules-split-coop-helper-play = Nel tuo turno puoi giocare un aiuto al posto di una carta della tua mano, anche se una delle tue entrerebbe. Un aiuto è un jolly: entra ovunque e inverte il verso. Ogni aiuto si può giocare una volta.
rules-split-coop-no-reset = Non ci sono azzeramenti, e nessuno pesca.
rules-split-coop-last = L’ultima carta di ogni mano dev’essere una carta Standard. Una mano di soli jolly non si può più svuotare, quindi il tavolo ti avvisa prima che succeda.
rules-split-coop-out = Chi non ha più carte ha finito, non ha più turni e non può giocare un aiuto. Continua il prossimo posto con carte; può essere di nuovo lo stesso.
rules-split-coop-lost = Se chi è di turno non può giocare niente e non c’è più nessun aiuto, hanno perso tutti.
rules-split-coop-talk = Potete dare consigli su sinistra e destra, e dire che vorreste restare sui numeri bassi o in un colore. Non dovete mai dire un numero.

rules-split-bluff = Azzeramenti con bluff
rules-split-bluff-lay = Con questa opzione, quando azzeri, puoi posare due carte Standard a scelta, non solo la più bassa e la più alta.
rules-split-bluff-answer = Poi tutti gli altri rispondono in segreto: «mi fido» o «dubito». Le risposte si scoprono insieme.
rules-split-bluff-example = Un bluff: sono stati posati 33 e 47, anche se in mano ci sono 5 e 71. Lo spazio è stretto, e difficile per tutti gli altri.
rules-split-bluff-caught = Un bluff di cui qualcuno dubita: chi ha bluffato pesca 5 carte. I mazzi restano.
rules-split-bluff-honest = Un azzeramento onesto: chiunque ne abbia dubitato pesca 1 carta. Questa penalità è nostra; il regolamento stampato non ne ha.
rules-split-bluff-trusted = Se nessuno dubita, non succede niente, e nessuno saprà se era un bluff.

rules-split-options = Opzioni
rules-split-options-helpers = Insieme: entrambi gli aiuti, solo lo 0, solo il 100, o nessuno. Con meno aiuti è più difficile.
rules-split-options-direction = Un azzeramento può lasciare il verso com’è. Allora continua il prossimo posto in quel verso.
rules-split-options-bluff = Si possono attivare gli azzeramenti con bluff; vedi sopra. Queste due opzioni sono per le partite tutti contro tutti.

rules-split-seen = Che cosa è scoperto, che cosa è segreto
rules-split-seen-open = Tutti vedono i mazzi, la carta centrale, gli scarti, gli aiuti, e quante carte hanno ogni mano e il mazzo di gioco.
rules-split-seen-secret = La tua mano è solo tua, anche quando si gioca insieme. Così pure le carte che peschi e i jolly che metti sotto il mazzo di gioco.

rules-split-questions = Domande frequenti
rules-split-question-must-move = Si deve spostare la carta centrale? Sì. Scegli solo il lato.
rules-split-question-reset = Posso azzerare anche se una mia carta entra? Sì, ma non quando si gioca insieme.
rules-split-question-equal = Mazzi 40 e 60: 40 o 60 entrano per il loro numero? No, solo da 41 a 59. Come jolly entrano comunque.
rules-split-question-two-wilds = Le mie ultime due carte sono jolly: posso giocarne uno? Sì. Con l’altro dovrai azzerare.
rules-split-question-again = Posso avere due turni di fila? Solo quando si gioca insieme e nessun altro ha carte.
rules-split-question-helper-wild = La mia unica carta è un jolly: posso giocare un aiuto? Sì, quando si gioca insieme. La tua mano però non diminuisce.
rules-split-question-dealer = E se il mazziere ha meno di due carte Standard? Allora mette jolly sotto il mazzo di gioco e pesca, come in un azzeramento.

rules-split-unofficial = Questa è una versione non ufficiale fatta da fan, con parole nostre. Non ha niente a che fare con l’editore né con l’autrice del gioco.

rules-split-depart-points = Split non ha punti: vince chi finisce per primo le carte. Quelle rimaste agli altri si vedono, e basta; che i programmi ne ricavino un posto è una nostra aggiunta.
rules-split-depart-dealer = Il mazziere si sorteggia o lo indica l’host, e in una rivincita si passa a sinistra; sul primo le regole stampate non dicono nulla.
rules-split-depart-reset = In un azzeramento le carte giuste si posano in automatico. Con il bluff si può barare; allora un dubbio sbagliato costa una carta, ed è una nostra aggiunta.
rules-split-depart-bury = Se mancano carte Standard, solo i jolly vanno sotto il mazzo di gioco; nelle regole stampate è semplicemente «una carta».
rules-split-depart-refill = Quando il mazzo di gioco è esaurito, gli scarti vanno sotto; nelle regole stampate non se ne parla.
rules-split-depart-limit = Dopo 1000 turni la partita finisce e vince chi ha meno carte.
rules-split-depart-bands = Quali numeri abbiano quale colore è una nostra scelta; nessuna regola ne dipende.

rules-split-asked-wild = Un jolly può essere la mia ultima carta?
rules-split-asked-stuck = E se nessuna delle mie carte entra?
