### Guidede første spil. Coachen siger en eller to korte sætninger ad gangen; $left og $right er naboernes navne.

lesson-coach = Din coach
lesson-wait = Se, hvad de andre gør …
lesson-progress = { $at } af { $count }
lesson-go-on = Videre
lesson-back = Tilbage
lesson-leave = Forlad lektionen
lesson-over = Det er hele spillet! Nu kan du spille et rigtigt.
lesson-play-real = Spil et rigtigt spil
lesson-read-rules = Korte regler
lesson-play-on = Spil videre her

## Split it!

lesson-split-it-welcome = Velkommen! Du vinder kort og samler ens tal i kolonner. Til sidst giver den længste kolonne af hvert tal det tal i point.
lesson-split-it-row = Syv kort ligger i en række. I denne runde deler du den i tre stykker, hvidt, pink og sort, med de to skillekort.
lesson-split-it-cut = Flyt skillekortene, til hvid har 2 kort, pink 2 og sort 3. Tryk så på ”Del her”.
lesson-split-it-secret = Nu gætter alle på et stykke i hemmelighed, også du. Er du den eneste dér, er kortene dine.
lesson-split-it-guess = Sort har flest kort. Gæt på sort.
lesson-split-it-contested = Kun { $right } gættede på hvid og får det. Ingen gættede på pink, så det er ude. Du og { $left } gættede begge på sort, så kortene bliver liggende og deles igen.
lesson-split-it-again = Tre kort, ét i hvert stykke: Gæt igen. Mit tip: 9’eren i pink.
lesson-split-it-alone = { $left } gættede på et andet stykke. I var altså begge alene og har vundet en 9’er hver.
lesson-split-it-alone-other = Det kostede dig 9’eren i pink. Du kan nå at indhente det i næste runde.
lesson-split-it-next-row = En ny runde: { $left } har delt denne række. I hvid ligger en 9’er, en 5’er og en joker.
lesson-split-it-take = En joker gør en af dine kolonner længere. Gæt på hvid.
lesson-split-it-joker = Du var alene! Læg jokeren på en af dine kolonner; dér bliver den. Vælg 9’erne.
lesson-split-it-majority = Din kolonne af 9’ere er den længste på bordet: 9 point, hvis det bliver sådan.
lesson-split-it-majority-other = Dér tæller jokeren for et mindre tal. På 9’erne havde den sikret 9 point.
lesson-split-it-threat = { $right } har delt denne række. I hvid ligger tre 5’ere: nok til at overhale din kolonne af 5’ere.
lesson-split-it-choose = Andre vil også have de 5’ere. Gæt på pink: to 8’ere.
lesson-split-it-lost = 8’erne er dine. Men { $right } fik de tre 5’ere: Du fører ikke længere i 5’erne.
lesson-split-it-lost-other = Du var ikke alene dér, så kortene bliver i rækken. Ingen gættede på de to 8’ere, så de er ude.
lesson-split-it-scoring = Sådan fortsætter det, til trækbunken er tom. Så giver den længste kolonne af hvert tal det tal i point; er flere lige lange, får alle det. Flest point vinder.

## Splito

lesson-splito-welcome = Velkommen! I Splito deler du en zone med hver af dine naboer. Ni af tretten runder er allerede spillet; du spiller de sidste fire.
lesson-splito-zones = Denne zone deler du med { $left }, den til højre med { $right }. Hvert af dine kort lægges til venstre eller til højre.
lesson-splito-objective = Kort med ruder er mål: De giver point til sidst, hvis zonen opfylder dem. Her skal der være præcis to 3’ere, og der er kun én.
lesson-splito-pick = Vælg din blå 3’er, og send den til venstre.
lesson-splito-met = To 3’ere: Målet er opfyldt. En tredje ville ødelægge det igen.
lesson-splito-met-other = Til højre hjælper din 3’er ikke. Til venstre mangler der stadig en 3’er; uden den giver målet ingen point.
lesson-splito-lost = Imens har { $right } lagt en 5’er i din højre zone. ”Ingen 5’ere” er tabt dér, for jer begge.
lesson-splito-passed = Alle vælger samtidig, og kortene vendes på én gang. Så går hver hånd videre til venstre: Disse kort kommer fra { $right }.
lesson-splito-place = Mål kan også spilles. Dette vil have pink, grøn og sort: Din højre zone har alle tre. Send det til højre.
lesson-splito-placed = Opfyldt med det samme: ét point mere til højre.
lesson-splito-placed-other = Til venstre mangler grøn. Så længe der ikke kommer noget, giver målet ingenting dér.
lesson-splito-common = I midten ligger to fællesmål. Dette går til zonen med flest grønne kort. To zoner har lige mange, så ingen har det endnu.
lesson-splito-majority = Din grønne 6’er giver flertal til højre. Send den til højre.
lesson-splito-won = Tre grønne kort, flere end i nogen anden zone: Fællesmålet går til din højre zone.
lesson-splito-won-other = Til venstre hjælper det ikke: To andre zoner har stadig to grønne kort hver.
lesson-splito-last = Sidste runde: Der er kun ét kort, men siden vælger du. Den venstre zone vil ikke have 2’ere, så send det til højre.
lesson-splito-kept = Godt klaret: ingen 2’ere til venstre. Alle kort er spillet, og zonerne tælles op.
lesson-splito-kept-other = 2’eren kostede den venstre zone et point: Den ville ikke have 2’ere. Alle kort er spillet, og zonerne tælles op.
lesson-splito-product = Dine point er venstre gange højre. En zone med 0 gør det hele til 0, så pas på dem begge.

## Split

lesson-split-welcome = Velkommen! I Split vinder den, der først er af med alle sine kort. Nogle ture er allerede spillet: Du har fire kort tilbage.
lesson-split-table = Mellem bunkerne ligger kortet i midten. Når det er din tur, sender du det til en af dem. Så lægger du et af dine kort i midten, og det skal passe mellem de to bunker.
lesson-split-first = Går 47 til venstre, passer alt fra 48 til 75. Send det til venstre, og spil din 55.
lesson-split-gap = Du kan se det på tallinjen: For hvert kort bliver hullet mindre.
lesson-split-second = Går 72 til venstre, passer kun 73 til 75. Send det til højre, så passer din 66.
lesson-split-wilds = Nu passer næsten intet. Men din 30 er et wild card: 0, 1, 99, 100 og alle tal, der ender på 0, passer overalt.
lesson-split-wild = Spil din 30, og send kortet i midten til venstre.
lesson-split-turned = Et wild card vender retningen: Efter dig kom { $right }, så { $left }. Husk, at et wild card ikke må være dit sidste kort.
lesson-split-turned-other = Højre går også fint her: Et wild card passer overalt. Det vender retningen: Efter dig kom { $right }, så { $left }.
lesson-split-stuck = Din 93 passer ingen steder, så du må nulstille. Du trækker tre kort, og dit laveste og dit højeste standardkort bliver de nye bunker.
lesson-split-fresh = 12 og 93 er de nye bunker, og nu går det med uret igen. Du har ét kort mere end før, men der er plads.
lesson-split-third = Begge kort passer. Gem det højeste, for hullet lukker sig nedefra: Send 39 til venstre, og spil din 45.
lesson-split-last = Ét kort tilbage, og det passer! Send 62 til venstre, og spil din 78.
lesson-split-won = Du er den første uden kort, så du vinder. I Split er der ingen point.

## Cooperative Split

lesson-cooperative-split-welcome = Her spiller I alle sammen: Enten kommer alle af med alle kort, eller også vinder ingen. Alle har spillet fire gange og har tre kort tilbage.
lesson-cooperative-split-table = Som altid sender du kortet i midten til venstre eller højre og spiller et kort, der passer. Men her kan ingen nulstille: Går nogen i stå, har alle tabt.
lesson-cooperative-split-first = Kun din 46 passer. Send 42 til venstre, og spil den.
lesson-cooperative-split-talk = Ingen må vise eller nævne sine kort. Men I må sige, om det skal være lave eller høje tal, venstre eller højre: I chatten er der sætninger til det.
lesson-cooperative-split-stuck = Din 12 og din 25 passer ingen steder! Det er dét, hjælpekortene er til: 0 og 100 er for alle, én gang hver, og passer overalt.
lesson-cooperative-split-helper = Du har brug for plads til lave tal. Spil 0, og send kortet i midten til venstre.
lesson-cooperative-split-opened = Nu passer lave tal igen. Som hvert wild card har 0 vendt retningen, og du har stadig dine to kort.
lesson-cooperative-split-opened-other = Højre er lige så godt her: Lave tal passer igen. Som hvert wild card har 0 vendt retningen, og du har stadig dine to kort.
lesson-cooperative-split-keep = Lad der være plads til dit sidste kort: først 25, så 12. Send 37 til højre, og spil din 25.
lesson-cooperative-split-out = { $left } og { $right } har ingen kort tilbage. Nu afhænger alt af dig!
lesson-cooperative-split-last = Send 17 til højre, og spil din 12.
lesson-cooperative-split-won = Alle kort er spillet: I har vundet sammen. Var nogen gået i stå, havde I alle tabt.
