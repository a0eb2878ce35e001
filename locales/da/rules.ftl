# Det, som alle regelsider har fælles, og reglerne kort: mål, tur, slutning, sejr.

rules-short = Kort fortalt
rules-short-goal = Hvad det gælder om
rules-short-turn = Din tur
rules-short-round = En runde
rules-short-end = Slutning
rules-short-win = Hvem vinder
rules-full = Alle reglerne
rules-more = For begge måder at spille på
rules-depart = Hvor vi afviger fra de trykte regler

## Split it!

short-split-it-facts = 2 til 4 spillere
short-split-it-goal = Saml flest kort af hvert tal.
short-split-it-turn = En spiller lægger en række på 7 kort (9 med fire spillere) og deler den i tre stykker. Alle gætter i hemmelighed på et. Er du alene om et stykke, vinder du dets kort. Er I flere, bliver de liggende, og de, der endnu intet har vundet, går videre med resten. Et stykke, som ingen har gættet på, er væk. Med to spillere fjerner den anden først et stykke. Dine kort ligger i kolonner med ens tal; hver joker gør en af dine kolonner længere.
short-split-it-end = Når trækbunken er brugt op: efter 10 runder, eller 8 med fire spillere.
short-split-it-win = Den længste kolonne af hvert tal giver tallet i point, én gang; står det lige, får alle det. Flest point vinder, derefter flest kolonner.
short-split-it-picture = Syv kort i en række, delt af to skillekort i et hvidt, et pink og et sort stykke. Over den har to andre lagt deres gæt med bagsiden opad. Under den ligger dine kolonner: 4’ere, 7’ere og 8’ere med en joker.

## Splito

short-splito-facts = 3 til 8 spillere, med en variant for 2 · fra 8 år · 15 minutter
short-splito-goal = Du deler en zone med hver nabo. Gør begge værdifulde: Dine point er venstre zone gange højre zone.
short-splito-turn = Alle vælger i hemmelighed et kort og en side, venstre eller højre. Alle kort vendes på én gang, hvert i sin zone; så giver du din hånd videre til venstre. Mål kræver noget af deres zone og er 1 til 4 point værd. Splito-kort har en farve og en værdi og hjælper med at opfylde dem. Hvert af de to fællesmål i midten går til den zone, der alene har mest af det, det kræver.
short-splito-end = Efter tretten runder, når alle kort er spillet.
short-splito-win = En zone lægger de mål sammen, som den har opfyldt; er én intet værd, får du 0. Flest point vinder; står det lige, færrest kort i begge zoner.
short-splito-picture = Tre spillere om et bord med en zone med kort mellem hver to. I midten ligger to fællesmål. Din venstre zone og din højre zone er forbundet med et gangetegn.

## Split, mod hinanden

short-split-facts = 2 til 5 spillere · fra 8 år
short-split-goal = Kom først af med alle dine kort.
short-split-turn = Send kortet i midten til den venstre eller den højre bunke. Spil så et kort i midten: Tallet skal ligge mellem de to bunker. Et wild card (0, 1, 99, 100 og alle tal, der ender på 0) passer overalt og vender retningen. Eller nulstil: Det må du altid, og du skal, hvis intet passer. Bordet ryddes, du trækker tre kort, og dit laveste og dit højeste standardkort begynder de nye bunker.
short-split-end = Så snart nogen spiller sit sidste kort. Det kan ikke være et wild card: Den, der kun har et wild card, skal nulstille.
short-split-win = Den, der først er ude, vinder. Der er ingen point.
short-split-picture = Den venstre bunke viser 12, den højre 84, og 43 ligger imellem. En pil viser retningen. Fra din hånd passer 23, 55 og wild card 70; 91 passer ikke.

## Split, sammen

short-split-together-facts = 3 til 5 spillere · fra 8 år
short-split-together-goal = Kom som ét hold af med alle jeres kort.
short-split-together-turn = Send kortet i midten til venstre eller højre, og spil så et kort mellem bunkerne, som mod hinanden. Eller spil et hjælpekort: 0 og 100 ligger ved siden af bordet, og hvert kan spilles én gang. Der er ingen nulstilling, og ingen trækker. Spørg om råd og giv råd, venstre eller højre, lave eller høje tal, en farve; men nævn aldrig et tal.
short-split-together-end = Den, der ikke har flere kort, er færdig, og de andre går videre. Kan den, der har tur, ikke spille noget, og er der ingen hjælpekort tilbage, er det slut.
short-split-together-win = Er alle hænder tomme, vinder alle; ellers taber alle. Det sidste kort på hver hånd skal være et standardkort.
short-split-together-picture = Bordet i Split med hjælpekortene 0 og 100 åbent ved siden af bunkerne, for alle.

## Search

search-title = Spørgsmål til reglerne
search-label = Søg i reglerne til alle tre spil
search-label-game = Søg i reglerne til { $game }
search-found = { $count ->
    [one] { $count } resultat
   *[other] { $count } resultater
}
search-best = De bedste { $most } af { $count } resultater
search-nothing = Intet fundet. Prøv et andet ord eller et af disse:
search-all = Søg i reglerne til alle spil
search-terms-split-it = række, stykke, skillekort, kolonne, joker
search-terms-splito = zone, mål, fællesmål, flertal, hånd
search-terms-split = wild card, standardkort, nulstille, kortgiver, hjælpekort
search-ignored = af, at, de, den, der, det, du, en, er, et, for, får, fra, hvad, hvem, hvis, hvor, hvordan, hvornår, i, jeg, kan, med, min, mine, mit, må, når, og, om, på, sker, skal, som, til
search-asked = Spørgsmål, som spillere stiller
