# Reglerne for Split it! med vores egne ord.

rules-split-it-idea = En spiller deler en række kort i tre stykker. Så gætter alle i hemmelighed på et stykke. Gæt på et, som ingen andre gætter på, og kortene er dine.
rules-split-it-aim = Du samler kolonner med ens tal. Til sidst giver den længste kolonne med hvert tal point.

## Kortene

rules-split-it-cards = Kortene
rules-split-it-cards-numbers = Der er én 1’er, to 2’ere, tre 3’ere og så videre op til ti 10’ere. Et højt tal giver flere point, men der er også flere kort af det.
rules-split-it-cards-jokers = Der er også 15 jokere. En joker har intet tal: Den gør en af dine kolonner et kort længere.
rules-split-it-cards-all = Det er 70 kort i alt. De blandes og bliver til trækbunken med bagsiden opad.
rules-split-it-cards-picture = Nogle talkort og en joker

## En runde

rules-split-it-round = En runde
rules-split-it-start = En tilfældig spiller deler først. I hver senere runde deler den næste spiller til venstre.

rules-split-it-row = 1. Læg rækken, og del den
rules-split-it-row-laid = En række kort lægges med forsiden opad: 7 kort med to eller tre spillere, 9 kort med fire.
rules-split-it-row-split = Den, der deler, lægger to skillekort mellem kortene. Det giver tre stykker: hvidt til venstre, pink i midten, sort til højre. Hvert har mindst ét kort. Kortene beholder deres rækkefølge.
rules-split-it-row-picture = Ni kort, delt i tre stykker

rules-split-it-guess = 2. Gæt i hemmelighed
rules-split-it-guess-all = Alle gætter på et stykke, også den, der deler. Ingen ser de andres gæt.
rules-split-it-guess-back = Du må ændre dit gæt, indtil den sidste har gættet. Så vendes alle gæt på én gang.

rules-split-it-judge = 3. Se, hvem der var alene
rules-split-it-judge-one = Én har gættet på stykket: Den spiller vinder alle kortene i det og er færdig i denne runde.
rules-split-it-judge-several = To eller flere har gættet på det: Ingen får kortene. De bliver i rækken.
rules-split-it-judge-nobody = Ingen har gættet på det: Kortene ryger ud for altid.
rules-split-it-name-1 = Anna
rules-split-it-name-2 = Bo
rules-split-it-name-3 = Clara
rules-split-it-name-4 = David
rules-split-it-judge-example = Eksempel: Kun { $first } gættede på hvid og vinder tre kort. Kun { $second } gættede på pink og vinder to. Både { $third } og { $fourth } gættede på sort: De fire kort bliver, og kun de to går videre.

rules-split-it-again = 4. Igen, med resten
rules-split-it-again-joined = De kort, der blev, skubbes sammen i samme rækkefølge. Kun de, der ikke har vundet kort endnu i denne runde, går videre.
rules-split-it-again-none = Ingen kort tilbage: Runden er slut.
rules-split-it-again-one = Ét kort tilbage: Det ryger ud, og runden er slut.
rules-split-it-again-two = To kort tilbage: Det venstre er hvidt, det højre er pink. Der er intet sort stykke.
rules-split-it-again-three = Tre kort tilbage: Hvert er et stykke for sig.
rules-split-it-again-more = Fire eller flere: Den samme spiller deler igen, også efter at have vundet kort.
rules-split-it-again-stand-off = Fire spillere kan gætte to mod to om de sidste to kort. Så gætter alle fire igen. Sker det ti gange i træk, ryger begge kort ud.

## To spillere

rules-split-it-two = Med to spillere
rules-split-it-two-remove = Efter rundens første deling fjerner den, der ikke delte, et stykke. Kortene i det ryger ud. Så gætter begge på et af de to andre, som beholder deres farver.
rules-split-it-two-must = Et stykke skal fjernes. Efter senere delinger i samme runde fjernes der ikke noget.
rules-split-it-two-picture = Det sorte stykke fjernes; man kan gætte på hvid og pink

## Kolonner og jokere

rules-split-it-columns = Dine kolonner og dine jokere
rules-split-it-columns-place = De kort, du vinder, ligger åbent foran dig, ens tal i samme kolonne.
rules-split-it-jokers-place = Hver joker, du vinder, lægger du straks på en af dine kolonner. En kolonne, der begynder med samme gevinst, gælder også. En joker, der er lagt, flyttes aldrig.
rules-split-it-jokers-only = Har du kun én kolonne, går jokeren derhen automatisk.
rules-split-it-jokers-pending = En joker kan ikke begynde en kolonne. Uden kolonner venter dine jokere ved din plads. Når du vinder dine første tal, lægges alle ventende jokere.
rules-split-it-jokers-order = Har flere spillere jokere at lægge, gør de det med uret og begynder med den, der deler. Den rækkefølge er vores; de trykte regler giver ingen.
rules-split-it-jokers-example = Eksempel: Du vinder en 7’er, en 8’er og en joker. 7’eren og 8’eren går til deres kolonner. Nu kan du vælge en hvilken som helst af dine kolonner til jokeren, her 8’erne.
rules-split-it-jokers-before = Før jokeren
rules-split-it-jokers-after = Efter jokeren

## Slutningen

rules-split-it-end = Slutning og point
rules-split-it-end-when = Spillet slutter med den runde, der bruger det sidste kort i trækbunken: 10 runder med to eller tre spillere, 8 med fire. Med fire spillere har den sidste række kun 7 kort.
rules-split-it-score-most = For hvert tal giver den længste kolonne point: Den længste kolonne med 8’ere er 8 point værd, uanset hvor lang den er. Jokere tæller som kort i deres kolonne.
rules-split-it-score-ties = Lige lange kolonner giver alle fulde point. Et tal, som ingen har, giver ingen point.
rules-split-it-score-picture = Tre spilleres kolonner, og hvem der får point for dem
rules-split-it-worked = En hel opgørelse, med pointlighed
rules-split-it-score-example = { $first } har flest 8’ere, for jokeren tæller med; { $second } har flest 3’ere og 5’ere, { $third } flest 7’ere. { $first } og { $second } har én 2’er hver, så begge får 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } og { $second } har begge { $points } point. { $second } har { $more } kolonner og { $first } kun { $fewer }, så { $second } vinder.
rules-split-it-win = Flest point vinder. Er der lige mange point, vinder flest kolonner. Er der også lige mange kolonner, deles sejren.
rules-split-it-win-jokers = En joker, der stadig venter til sidst, tæller ikke.

## Valgmuligheder

rules-split-it-options = En mulighed for to spillere
rules-split-it-options-remove = Vælger I ”fjern et stykke efter hver deling”, fjernes et stykke efter hver deling i tre, ikke kun efter rundens første. Delingen af tre enkelte kort tæller med; en række på to kort mister aldrig et stykke.

## Godt at vide

rules-split-it-know = Godt at vide
rules-split-it-know-open = Alle kolonner, alle ventende jokere og alle kort, der er ude, ligger åbent. ”Optælling” viser, hvor alle kort er, og dermed også, hvad der er tilbage i trækbunken.
rules-split-it-know-whole = Det afgørende er, hvor mange kort der er tilbage i hele rækken. Når to stykker bliver, lægges de sammen, og alle, der går videre, må gætte hvor som helst.
rules-split-it-know-free = Et gæt bliver aldrig brugt op. Du må gætte på samme farve hver gang.
rules-split-it-know-turns = Nogle spillere deler én gang mere end andre. Det bliver ikke udlignet.
rules-split-it-know-fan = Dette er en uofficiel udgave lavet af fans. Split it! er af Igor Ganzha og udgivet af Piatnik, som intet har med denne side at gøre.

## Afvigelser

rules-split-it-depart-start = Hvis værten ikke vælger, deler en tilfældig spiller først; i de trykte regler er det den yngste.
rules-split-it-depart-order = Har flere spillere jokere at lægge, gør de det med uret og begynder med den, der deler; de trykte regler giver ingen rækkefølge.
rules-split-it-depart-two = To kort tilbage er altid hvidt og pink, og tre kort deles altid ét, ét og ét.
rules-split-it-depart-waiting = Flere ventende jokere lægges sammen med den første kolonne, der opstår; en, der aldrig finder en kolonne, tæller ikke.
rules-split-it-depart-stand-off = To mod to om de sidste to kort slutter ved tiende gang.
rules-split-it-depart-change = Et gæt kan ændres, indtil den sidste spiller har gættet.
rules-split-it-depart-tally = Optællingen af alle kort er åben for alle, medmindre bordet slår den fra; ved et rigtigt bord må man huske dem.

rules-split-it-asked-same = Hvad hvis to spillere vælger samme stykke?
rules-split-it-asked-joker = Må jeg flytte en joker senere?
