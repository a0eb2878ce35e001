# Reglerne for Splito med vores egne ord.

rules-splito-intro = I Splito deler du en zone med spilleren til venstre og en anden med spilleren til højre. Dine point er venstre zone gange højre zone, så hjælp begge naboer, og lad dem hjælpe dig.
rules-splito-numbers = For 3 til 8 spillere, fra otte år eller deromkring, med en variant for to. Et spil varer tretten runder, omkring et kvarter. En ny spiller sidder bedst mellem to, der kender spillet.

## Kort

rules-splito-cards = Kortene
rules-splito-cards-splito = Der er 72 Splito-kort: seks farver, værdierne 1 til 6, og hvert af dem to gange. Hver farve har sin egen form, sit eget mønster og sit eget bogstav.
rules-splito-cards-objective = Der er 37 mål. Et mål kræver noget af den zone, det ligger i, og er lige så mange point værd, som det viser ruder, én til fire. Nogle har også en stjerne eller en måne.
rules-splito-cards-caption = En gul 3’er, en blå 5’er og to mål: flest kort med 4, med en stjerne, for 3 point; ingen kort med 2, for 1 point.

## Før spillet

rules-splito-setup = Før spillet
rules-splito-setup-commons = En stjerne og en måne trækkes og lægges åbent i midten. Det er de to fællesmål: Alle zoner kan vinde dem.
rules-splito-setup-deal = Alle andre kort blandes sammen, og alle får tretten. Det, der er tilovers, bruges ikke, og ingen ser det.
rules-splito-setup-zones = Mellem to naboer er der altid en zone. Så der er lige så mange zoner som spillere, og du har to af dem: en til venstre, en til højre.
rules-splito-zones-caption = Tre spillere og deres tre zoner. A’s venstre zone er også B’s højre zone.

## En runde

rules-splito-round = En runde
rules-splito-round-choose = Alle vælger et kort fra hånden, et Splito-kort eller et mål, og en side, venstre eller højre. Hvert kort må lægges til begge sider. Du behøver ikke behandle siderne ens.
rules-splito-round-turn = Når alle har valgt, vendes kortene på én gang, hvert i sin zone. Der bliver de liggende til slutningen.
rules-splito-round-pass = Så giver alle resten af hånden videre til venstre og får hånden fra naboen til højre.
rules-splito-round-last = I den sidste runde har du ét kort. Du skal spille det, men siden vælger du stadig selv.
rules-splito-round-change = Indtil den sidste har valgt, kan du tage dit valg tilbage, hvis bordet tillader det.

## Mål

rules-splito-objectives = Mål
rules-splito-objectives-test = Et mål prøves for den zone, det ligger i, med alle de kort, der ligger der, når spillet slutter. Det giver sine point én gang eller slet ikke. Ét Splito-kort kan tælle for vilkårligt mange mål. Mål har ingen farve og ingen værdi.
rules-splito-kind-majority = Flertal: Denne zone har flere kort med den værdi eller i den farve end hver af de andre zoner på bordet. Delt føring er ikke nok.
rules-splito-kind-value = Værdi: Præcis så mange kort med den værdi ligger i denne zone, uanset farve; med flere er målet tabt. Af den overstregede værdi må der slet ikke være nogen.
rules-splito-kind-colors = Tre farver: mindst ét kort i hver af de viste farver. Andre farver gør ikke noget.
rules-splito-kind-variety = Variation: Tæl de forskellige farver eller de forskellige værdier. Gengangere betyder ikke noget. Tegnet siger, om det skal være præcis, mindst eller højst det antal.
rules-splito-kind-both = Begge dele: mindst så mange forskellige farver og mindst så mange forskellige værdier. Ét kort kan tælle for begge.
rules-splito-kind-zone = Zone: Tæl alle zonens kort: Splito-kort, mål, også dette, selv om de ikke bliver opfyldt, og de fællesmål, som zonen vinder.

rules-splito-example = Eksempler
rules-splito-example-met = Her ligger præcis to 4’ere: opfyldt, 2 point.
rules-splito-example-lost = En tredje 4’er kom til: tabt, ingen point.
rules-splito-example-tie = Fællesmålet kræver flest blå kort. To zoner har tre blå kort hver: Ingen af dem har alene flest, så ingen af dem vinder det.

rules-splito-marks = Mens I spiller, er hvert mål mærket. Opfyldt: Det ville tælle, hvis spillet sluttede nu. Tabt: Det kan ikke længere opfyldes, uanset hvad der spilles. Åbent: ingen af delene. Mærkerne ser kun på åbne kort, aldrig på en hånd.

## Point

rules-splito-scoring = Point
rules-splito-scoring-commons = Først de to fællesmål. Den zone, der alene har flest, vinder kortet og dets point. Står det lige, eller har ingen nogen, vinder ingen det.
rules-splito-scoring-objectives = Så målene i zonerne. Et, der ikke er opfyldt, vendes om. Det giver intet, men bliver i zonen som et kort.
rules-splito-scoring-zone = En zone får point for sine opfyldte mål og for de fællesmål, den har vundet. Splito-kort giver ikke selv point: En zone uden mål kan sagtens få 0.
rules-splito-scoring-product = Dine point er din venstre zone gange din højre zone. Flest point vinder.
rules-splito-worked = En hel zone, kort for kort
rules-splito-worked-about = Zonen mellem A og B efter tretten runder. Hvert mål ses efter med alle de kort, der ligger her.
rules-splito-worked-pair = Her ligger præcis to 3’ere: 2 point.
rules-splito-worked-four = Fire farver, gul, blå, grøn og sort, og ingen andre: 2 point.
rules-splito-worked-three = Gul, blå og grøn er her alle: 1 point.
rules-splito-worked-none = Her ligger en 2’er: intet, og kortet vendes om.
rules-splito-worked-common = Fællesmålet: tre 4’ere her, to og én i de andre zoner: 3 point.
rules-splito-worked-moon = Det andet fællesmål bliver i midten: To zoner har to pink kort hver.
rules-splito-worked-sum = I alt: { $sum }
rules-splito-worked-others = De to andre zoner, talt på samme måde: { $second } og { $third } point.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = Zonen mellem A og B giver 8, den mellem B og C 4 og den mellem C og A 6. A vinder med 48.
rules-splito-scoring-zero = Nul gange noget er nul. Glem ikke en af dine sider!
rules-splito-scoring-tie = Har flere spillere flest point, vinder den af dem, der har færrest kort i sine to zoner: Splito-kort, mål, også de ikke opfyldte, og vundne fællesmål. Er det også lige, deler de sejren.

## Hvad man ved

rules-splito-knowing = Det ved du
rules-splito-knowing-open = Alle zoner og begge fællesmål ligger åbent. Alle ser, hvem der har valgt, men ikke hvad.
rules-splito-knowing-hands = Du kender din hånd og alle hænder, du har givet videre: Alt, hvad der spilles fra dem, ligger åbent. Knappen med øjet viser, hvad der er tilbage i dem.
rules-splito-knowing-talk = Tal ikke om din hånd, dit næste kort eller de mål, du går efter. Men lok gerne dine naboer: Det her mål er stadig åbent, kom og spil her!

## To spillere

rules-splito-two = To spillere
rules-splito-two-variant = Varianten er vores egen rekonstruktion, så den kan være anderledes i andre udgaver.
rules-splito-two-zones = Hver spiller har to egne zoner, venstre og højre, så der er fire. Ingen spiller kort i den andens zoner.
rules-splito-two-rounds = I spiller tretten runder og bytter hænder efter hver. Så får begge tretten nye kort til tretten runder mere.
rules-splito-two-majority = Flertal sammenligner alle fire zoner, også dine egne to med hinanden.

## Valgmuligheder

rules-splito-options = Bordets valgmuligheder
rules-splito-option-least = ”Mindst” er nok: Et mål, der kræver præcis to kort med en værdi, er også opfyldt med flere. De overstregede værdier ændres ikke.
rules-splito-option-side = Vis venstre eller højre: Mens du venter, ser alle, hvilken side et valgt kort skal til, men ikke kortet. Sådan er det ved et rigtigt bord. Ellers er siden skjult, til alle har valgt, fordi det på en skærm ville være en fordel at vente.

## Spørgsmål

rules-splito-questions = Spørgsmål, der dukker op
rules-splito-question-size = Tæller mål, der ikke er opfyldt, som kort? Ja, for zonens størrelse, og når det står lige.
rules-splito-question-commons = Tæller fællesmålene som kort? Ja, for den zone, der vinder dem.
rules-splito-question-order = Betyder rækkefølgen noget, når man tæller? Nej. Fællesmålene tæller kun Splito-kort, og ingen anden prøve afhænger af resultatet af en anden.
rules-splito-question-deck = Er det de trykte mål? Den fulde liste er ikke offentlig. Vores følger alt, hvad man ved, og gør alle værdier og alle farver lige hyppige.

## Afvigelser

rules-splito-depart-side = Den valgte side er skjult, indtil alle har valgt, for på en skærm ville det være en fordel at vente. I de trykte regler er siden klar for alle; muligheden ”Vis venstre eller højre” viser den.
rules-splito-depart-two = Varianten for to er vores egen rekonstruktion; de trykte regler er for 3 til 8.
rules-splito-depart-objectives = Målene er også en rekonstruktion: Den fulde liste er ikke offentlig. I terminalen kan man spille med dem fra æsken.
rules-splito-depart-change = Et valg kan ændres, indtil den sidste spiller har valgt.
rules-splito-depart-tie = Står det stadig lige, når kortene er talt, deles sejren.
rules-splito-depart-help = Mærkerne på målene, summerne undervejs og de hænder, du har givet videre, vises som en hjælp; et bord kan slå det sidste fra.

rules-splito-asked-zero = Hvad hvis en af mine zoner ikke giver point?
rules-splito-asked-tie = Hvem får et fællesmål, når det står lige?
