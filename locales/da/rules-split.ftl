# Reglerne for Split med vores egne ord.

rules-split-idea = To bunker ligger på bordet, og hvert kort, du spiller, skal passe ind imellem dem. Hullet bliver mindre og mindre. Den, der først er af med alle kort, vinder – eller I klarer det sammen.

rules-split-cards = Kortene
rules-split-cards-all = Der er 101 kort, fra 0 til 100, hvert tal én gang.
rules-split-cards-wilds = Tretten kort er wild cards: 0, 1, 99, 100 og alle tal, der ender på 0. De er mørke med en takket kant og to drejende pile.
rules-split-cards-standards = De andre 88 er standardkort. Den lille streg nederst på et kort viser, hvor tallet ligger mellem 0 og 100.
rules-split-cards-bands = Hver tier har sin egen farve og sit eget mønster. De hjælper dig med at finde rundt, og ingen regel afhænger af dem.

rules-split-setup = Før I begynder
rules-split-setup-deal = To til fem kan spille, fra otte år eller deromkring. Alle får 7 kort, og kortgiver, som findes ved lodtrækning, får 9. Resten er trækbunken med bagsiden opad.
rules-split-setup-open = Kortgiver lægger det laveste og det højeste standardkort fra sin hånd: Det laveste begynder den venstre Split-bunke, det højeste den højre; kort sagt den venstre og den højre bunke. Det sker automatisk.
rules-split-setup-first = Der spilles med uret, og pladsen til venstre for kortgiver begynder.
rules-split-setup-example = Kortgiver har lagt 12 og 84. Alle kort fra 13 til 83 passer ind imellem.

rules-split-turn = Din tur
rules-split-turn-one = Gør en af to ting: Spil et kort, eller nulstil bordet.

rules-split-play = At spille et kort
rules-split-play-move = Ligger der et kort i midten, så flyt det til den venstre eller den højre bunke. Du vælger siden. Kortets tal er nu bunkens tal. Lige efter en åbning er der intet midterkort, og intet flyttes.
rules-split-play-card = Læg et kort fra din hånd i midten. Så er din tur slut.
rules-split-play-fits = Et standardkort passer, hvis tallet ligger mellem de to bunker, som de er efter flytningen. Et tal, der er lig med en bunkes, passer ikke.
rules-split-play-together = Side og kort er én beslutning: Du vælger begge dele, og så spilles de på én gang.
rules-split-table = Bordet: to bunker med et hul imellem, kortet i midten, retningen og din hånd. Går 43 til venstre, passer kort fra 44 til 83; går det til højre, kort fra 13 til 42.
rules-split-table-left = passer, hvis kortet i midten går til venstre
rules-split-table-right = passer, hvis kortet i midten går til højre
rules-split-table-either = et wild card: passer på begge sider
rules-split-table-nowhere = passer ikke
rules-split-play-example = Bunkerne er 12 og 84, og 43 ligger i midten. Går 43 til venstre, passer 55. Går 43 til højre, passer 23. 91 passer ikke på nogen af siderne.
rules-split-play-example-left = 43 er gået til venstre, og 55 er spillet. For den næste spiller er hullet mindre.
rules-split-play-none = Er der intet tal tilbage mellem bunkerne, som ved 47 og 48, passer kun et wild card.

rules-split-wild = Wild cards
rules-split-wild-fits = Et wild card passer mellem alle bunker, uanset tallet.
rules-split-wild-turns = Hvert wild card, der spilles, vender spillets retning. Det gør det ikke, når et wild card flyttes til en bunke, lægges af eller lægges underst.
rules-split-wild-two = Mellem to spillere er der ingen retning: I skiftes bare.
rules-split-wild-last = Et wild card må ikke være dit sidste kort. Har man et enkelt wild card og intet andet, skal man nulstille.
rules-split-wild-pile = I midten er et wild card et kort som alle andre: Det flyttes til venstre eller højre, og dets tal gælder for den bunke. Så den venstre bunke kan blive højere end den højre. Kort skal stadig ligge mellem de to tal.
rules-split-wild-example = 90 er gået til den venstre bunke, og den højre bunke viser 60. Nu passer kortene fra 61 til 89.

rules-split-reset = At nulstille
rules-split-reset-when = Du må nulstille, hver gang det er din tur. Du skal nulstille, hvis ingen af dine kort passer, eller hvis dit eneste kort er et wild card.
rules-split-reset-discard = Begge bunker og midterkortet lægges i aflægningsbunken med forsiden opad.
rules-split-reset-draw = Du trækker 3 kort fra trækbunken.
rules-split-reset-bury = Har du færre end to standardkort, lægger du et wild card under trækbunken og trækker et kort. Gentag det, til du har to standardkort.
rules-split-reset-lay = Dit laveste og dit højeste standardkort bliver de nye bunker. Det sker automatisk.
rules-split-reset-example = Du har 33, 47 og 90 og trækker 5, 60 og 71. Af standardkortene er 5 det laveste og 71 det højeste: De er de nye bunker. Du beholder 33, 47, 60 og 90.
rules-split-reset-next = Der spilles videre med uret fra pladsen til venstre for dig. Der er intet midterkort.
rules-split-reset-cost = En nulstilling koster dig som regel ét kort: Du trækker tre og lægger to. Derfor vinder man aldrig ved en nulstilling, men det er en god måde at komme af med et meget højt og et meget lavt kort på.

rules-split-stock = Trækbunken
rules-split-stock-refill = Har trækbunken færre kort, end der skal trækkes, lægges hele aflægningsbunken først under den, blandet. Er der stadig for få, trækker du dem, der er.
rules-split-stock-exchange = Når wild cards byttes, lægges aflægningsbunken under trækbunken, så snart der ikke er flere standardkort i den.

rules-split-end = Slutningen
rules-split-end-win = Den, der spiller det sidste kort fra sin hånd, vinder straks. Det er altid et standardkort.
rules-split-end-score = Split har ingen point: Den, der først er ude, vinder. Det, de andre har tilbage, vises. For programmer giver det også en placering, bedre med færre kort; det er vores, ikke det trykte spils.
rules-split-end-limit = Har ingen vundet efter 1.000 ture, slutter spillet, og færrest kort vinder.

rules-split-coop = Cooperative Play: alle sammen
rules-split-coop-detail = Sammen, alle reglerne
rules-split-coop-goal = Tre til fem kan spille som ét hold. I vinder, hvis alle hænder bliver tomme.
rules-split-coop-helpers = 0 og 100 gives ikke. De ligger åbent ved siden af bordet som hjælpekort for alle.
rules-split-coop-helper-play = Når det er din tur, må du spille et hjælpekort i stedet for et kort fra din hånd, også selv om et af dine passer. Et hjælpekort er et wild card: Det passer overalt og vender retningen. Hvert hjælpekort kan spilles én gang.
rules-split-coop-no-reset = Der er ingen nulstilling, og ingen trækker kort.
rules-split-coop-last = Det sidste kort på hver hånd skal være et standardkort. En hånd med lutter wild cards kan aldrig blive tom, så bordet advarer dig, før det sker.
rules-split-coop-out = Den, der ikke har flere kort, er færdig, får ikke flere ture og kan ikke spille et hjælpekort. Den næste plads med kort går videre; det kan være den samme igen.
rules-split-coop-lost = Kan den, der har tur, ikke spille noget, og er der ingen hjælpekort tilbage, har alle tabt.
rules-split-coop-talk = I må give råd om venstre og højre og sige, at I gerne vil holde jer til de lave tal eller til én farve. I må aldrig nævne et tal.

rules-split-bluff = Nulstilling med bluff
rules-split-bluff-lay = Med denne mulighed må du lægge to vilkårlige standardkort, når du nulstiller, ikke kun det laveste og det højeste.
rules-split-bluff-answer = Så svarer hver af de andre i hemmelighed: tro på det eller udfordre. Alle svar vendes på én gang.
rules-split-bluff-example = Et bluff: 33 og 47 blev lagt, selv om 5 og 71 er på hånden. Hullet er smalt og svært for alle andre.
rules-split-bluff-caught = Et bluff, som nogen udfordrer: Den, der bluffede, trækker 5 kort. Bunkerne bliver liggende.
rules-split-bluff-honest = En ærlig nulstilling: Alle, der udfordrede den, trækker 1 kort. Den straf er vores; de trykte regler har ingen.
rules-split-bluff-trusted = Hvis ingen udfordrer, sker der ikke noget, og ingen får at vide, om det var et bluff.

rules-split-options = Valgmuligheder
rules-split-options-helpers = Sammen: Brug begge hjælpekort, kun 0, kun 100 eller ingen. Færre hjælpekort gør det sværere.
rules-split-options-direction = En nulstilling kan lade retningen være, som den er. Så går den næste plads i den retning videre.
rules-split-options-bluff = Nulstilling med bluff kan slås til; se ovenfor. Begge disse muligheder er til spil mod hinanden.

rules-split-seen = Hvad er åbent, hvad er hemmeligt
rules-split-seen-open = Alle ser bunkerne, midterkortet, aflægningsbunken, hjælpekortene, og hvor mange kort hver hånd og trækbunken har.
rules-split-seen-secret = Din hånd er kun din, også når I spiller sammen. Det samme gælder de kort, du trækker, og de wild cards, du lægger underst.

rules-split-questions = Spørgsmål, der kan dukke op
rules-split-question-must-move = Skal midterkortet flyttes? Ja. Kun siden er dit valg.
rules-split-question-reset = Må jeg nulstille, selv om et af mine kort passer? Ja, men ikke når I spiller sammen.
rules-split-question-equal = Bunkerne er 40 og 60: Passer 40 eller 60 med sit tal? Nej, kun fra 41 til 59. Som wild cards passer de alligevel.
rules-split-question-two-wilds = Mine sidste to kort er wild cards: Må jeg spille et? Ja. Med det andet bliver du nødt til at nulstille.
rules-split-question-again = Kan jeg få to ture i træk? Kun når I spiller sammen, og ingen andre har kort.
rules-split-question-helper-wild = Mit eneste kort er et wild card: Må jeg spille et hjælpekort? Ja, når I spiller sammen. Din hånd bliver ikke mindre af det.
rules-split-question-dealer = Hvad hvis kortgiver har færre end to standardkort? Så lægger kortgiver wild cards under trækbunken og trækker kort, som ved en nulstilling.

rules-split-unofficial = Dette er en uofficiel fanudgave med vores egne ord. Den har intet at gøre med spillets forlag eller ophavsperson.

rules-split-depart-points = Split har ingen point: Den, der først er ude, vinder. Det, de andre har tilbage, vises, og ikke mere; at programmer giver placeringer efter det, er vores.
rules-split-depart-dealer = Kortgiver findes ved lodtrækning eller vælges af værten, og ved revanche går det videre til venstre; der er ikke trykt noget om den første.
rules-split-depart-reset = Ved en nulstilling lægges de rigtige kort af sig selv. Med bluff må man snyde; så koster en forkert udfordring ét kort, og det er også vores.
rules-split-depart-bury = Er der for få standardkort, lægges kun wild cards under trækbunken; i de trykte regler står der bare ”et kort”.
rules-split-depart-refill = Når trækbunken slipper op, lægges aflægningsbunken under den; det siger de trykte regler intet om.
rules-split-depart-limit = Efter 1.000 ture slutter spillet, og færrest kort vinder.
rules-split-depart-bands = Hvilke tal der har hvilken farve, er vores valg; ingen regel afhænger af det.

rules-split-asked-wild = Må et wild card være mit sidste kort?
rules-split-asked-stuck = Hvad hvis ingen af mine kort passer?
