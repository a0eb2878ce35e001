### Prime partite guidate. La guida dice una o due frasi brevi alla volta; $left e $right sono i nomi dei vicini.

lesson-coach = La tua guida
lesson-wait = Guarda che cosa fanno gli altri…
lesson-progress = { $at } di { $count }
lesson-go-on = Avanti
lesson-back = Indietro
lesson-leave = Lascia la lezione
lesson-over = Il gioco è tutto qui! Ora puoi giocare una partita vera.
lesson-play-real = Gioca davvero
lesson-read-rules = Regole in breve
lesson-play-on = Continua qui

## Split it!

lesson-split-it-welcome = Ciao! Vinci carte e raccogli numeri uguali in colonne. Alla fine la colonna più lunga di ogni numero vale quel numero di punti.
lesson-split-it-row = Sette carte sono in fila. In questo round sei tu a dividerla in tre sezioni, bianca, rosa e nera, con i due divisori.
lesson-split-it-cut = Sposta i divisori finché il bianco ha 2 carte, il rosa 2 e il nero 3. Poi premi «Dividi qui».
lesson-split-it-secret = Ora tutti puntano in segreto su una sezione, anche tu. Se nessun altro la sceglie, le carte sono tue.
lesson-split-it-guess = Il nero ha più carte. Punta sul nero.
lesson-split-it-contested = Solo { $right } ha puntato sul bianco e lo prende. Sul rosa nessuno: esce dal gioco. Tu e { $left } avete puntato sul nero: le sue carte restano e si dividono di nuovo.
lesson-split-it-again = Tre carte, una per sezione: punta di nuovo. Il mio consiglio: il 9, nel rosa.
lesson-split-it-alone = { $left } ha puntato su un’altra sezione. Eravate soli tutti e due, e ciascuno vince un 9.
lesson-split-it-alone-other = Ti è costato il 9 del rosa. Puoi rifarti nel prossimo round.
lesson-split-it-next-row = Nuovo round: { $left } ha diviso questa fila. Nel bianco ci sono un 9, un 5 e un jolly.
lesson-split-it-take = Un jolly allunga una delle tue colonne. Punta sul bianco.
lesson-split-it-joker = Eri da solo! Metti il jolly su una delle tue colonne: ci resta per sempre. Scegli i 9.
lesson-split-it-majority = La tua colonna di 9 è la più lunga del tavolo: 9 punti, se resta così.
lesson-split-it-majority-other = Lì il jolly conta per un numero più piccolo. Sui 9 avrebbe protetto 9 punti.
lesson-split-it-threat = { $right } ha diviso questa fila. Nel bianco ci sono tre 5: bastano per superare la tua colonna di 5.
lesson-split-it-choose = Anche altri vogliono quei 5. Punta sul rosa: due 8.
lesson-split-it-lost = Gli 8 sono tuoi. Ma { $right } ha preso i tre 5: nei 5 non sei più in testa.
lesson-split-it-lost-other = Lì non eri da solo, quindi quelle carte restano nella fila. Sui due 8 non ha puntato nessuno: sono fuori gioco.
lesson-split-it-scoring = Si va avanti così finché il mazzo finisce. Poi la colonna più lunga di ogni numero vale quel numero; in caso di parità, per tutti. Vince chi ha più punti.

## Splito

lesson-splito-welcome = Ciao! In Splito condividi una zona con ogni vicino. Nove round su tredici sono già giocati: a te restano gli ultimi quattro.
lesson-splito-zones = Questa zona la condividi con { $left }, quella a destra con { $right }. Ogni tua carta va a sinistra o a destra.
lesson-splito-objective = Le carte con i rombi sono Obiettivi: danno punti alla fine, se la loro zona li soddisfa. Qui servono esattamente due 3, e ce n’è solo uno.
lesson-splito-pick = Scegli il tuo 3 blu e mandalo a sinistra.
lesson-splito-met = Due 3: l’Obiettivo è raggiunto. Un terzo lo rovinerebbe.
lesson-splito-met-other = A destra il tuo 3 non serve. A sinistra manca ancora un 3: senza, l’Obiettivo non vale niente.
lesson-splito-lost = Intanto { $right } ha messo un 5 nella tua zona destra. Lì «Nessun 5» è mancato, per tutti e due.
lesson-splito-passed = Tutti scelgono insieme, e le carte si scoprono insieme. Poi ogni mano passa a sinistra: queste carte vengono da { $right }.
lesson-splito-place = Anche gli Obiettivi si giocano. Questo vuole rosa, verde e nero: la tua zona destra li ha tutti. Mandalo a destra.
lesson-splito-placed = Raggiunto subito: un punto in più a destra.
lesson-splito-placed-other = A sinistra manca il verde. Finché non arriva, lì l’Obiettivo non vale niente.
lesson-splito-common = Al centro ci sono due Obiettivi comuni. Questo va alla zona con più carte verdi. Due zone sono pari, quindi non ce l’ha nessuno.
lesson-splito-majority = Con il tuo 6 verde hai la maggioranza a destra. Mandalo a destra.
lesson-splito-won = Tre carte verdi, più che in ogni altra zona: l’Obiettivo comune va alla tua zona destra.
lesson-splito-won-other = A sinistra non serve: altre due zone hanno ancora due carte verdi ciascuna.
lesson-splito-last = Ultimo round: resta una sola carta, ma il lato lo scegli tu. La zona sinistra non vuole 2, quindi mandala a destra.
lesson-splito-kept = Ben fatto: nessun 2 a sinistra. Tutte le carte sono giocate, e si contano i punti.
lesson-splito-kept-other = Il 2 è costato un punto alla zona sinistra, che non ne voleva. Tutte le carte sono giocate, e si contano i punti.
lesson-splito-product = Il tuo punteggio è sinistra per destra. Una zona da 0 porta tutto a 0, quindi cura tutte e due.

## Split

lesson-split-welcome = Ciao! In Split vince chi finisce per primo le carte. Qualche turno è già giocato: ti restano quattro carte.
lesson-split-table = Tra i mazzi Split c’è la carta centrale. Al tuo turno la mandi su uno dei due. Poi metti al centro una tua carta, che deve stare tra i due mazzi Split.
lesson-split-first = Se il 47 va a sinistra, entra tutto da 48 a 75. Mandalo a sinistra e gioca il tuo 55.
lesson-split-gap = Lo vedi sulla linea dei numeri: a ogni carta lo spazio si stringe.
lesson-split-second = Se il 72 va a sinistra, entrano solo 73, 74 e 75. Mandalo a destra, e il tuo 66 entra.
lesson-split-wilds = Ora non entra quasi niente. Ma il tuo 30 è un jolly: 0, 1, 99, 100 e tutti i numeri che finiscono per 0 entrano sempre.
lesson-split-wild = Gioca il tuo 30 e manda la carta centrale a sinistra.
lesson-split-turned = Un jolly inverte il verso: dopo di te ha giocato { $right }, poi { $left }. Ricorda che un jolly non può essere la tua ultima carta.
lesson-split-turned-other = A destra qui non ti costa niente: un jolly entra sempre. Inverte il verso: dopo di te ha giocato { $right }, poi { $left }.
lesson-split-stuck = Il tuo 93 non entra da nessuna parte: devi azzerare. Peschi tre carte, e la tua carta Standard più bassa e la più alta diventano i nuovi mazzi Split.
lesson-split-fresh = 12 e 93 sono i nuovi mazzi Split, e si gioca di nuovo in senso orario. Hai una carta in più di prima, ma c’è spazio.
lesson-split-third = Entrano tutte e due. Tieni la più alta, perché lo spazio si chiude dal basso: manda il 39 a sinistra e gioca il tuo 45.
lesson-split-last = Resta una carta, ed entra! Manda il 62 a sinistra e gioca il tuo 78.
lesson-split-won = Hai finito le carte prima di tutti: hai vinto. In Split non ci sono punti.

## Cooperative Split

lesson-cooperative-split-welcome = Qui giocate tutti insieme: o finiscono tutti le carte, o non vince nessuno. Ciascuno ha giocato quattro volte e ha tre carte.
lesson-cooperative-split-table = Come sempre mandi la carta centrale a sinistra o a destra e giochi una carta che entra. Ma non si può azzerare: se qualcuno si blocca, perdono tutti.
lesson-cooperative-split-first = Entra solo il tuo 46. Manda il 42 a sinistra e giocalo.
lesson-cooperative-split-talk = Nessuno può mostrare o nominare le proprie carte. Ma si può dire se si preferiscono numeri bassi o alti, sinistra o destra: nella chat ci sono frasi apposta.
lesson-cooperative-split-stuck = Il tuo 12 e il tuo 25 non entrano da nessuna parte! Gli aiuti servono a questo: 0 e 100 sono di tutti, una volta ciascuno, ed entrano sempre.
lesson-cooperative-split-helper = Ti serve spazio per i numeri bassi. Gioca lo 0 e manda la carta centrale a sinistra.
lesson-cooperative-split-opened = Ora i numeri bassi entrano di nuovo. Come ogni jolly, lo 0 ha invertito il verso, e tu hai ancora le tue due carte.
lesson-cooperative-split-opened-other = A destra va bene lo stesso: i numeri bassi entrano di nuovo. Come ogni jolly, lo 0 ha invertito il verso, e tu hai ancora le tue due carte.
lesson-cooperative-split-keep = Lascia spazio alla tua ultima carta: prima il 25, poi il 12. Manda il 37 a destra e gioca il tuo 25.
lesson-cooperative-split-out = { $left } e { $right } non hanno più carte. Ora dipende tutto da te!
lesson-cooperative-split-last = Manda il 17 a destra e gioca il tuo 12.
lesson-cooperative-split-won = Tutte le carte sono giocate: avete vinto insieme. Se qualcuno si fosse bloccato, avreste perso tutti.
