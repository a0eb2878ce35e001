### Begeleide eerste spellen. De coach zegt één of twee korte zinnen tegelijk; $left en $right zijn de namen van de buren.

lesson-coach = Je coach
lesson-wait = Kijk wat de anderen doen…
lesson-progress = { $at } van { $count }
lesson-go-on = Verder
lesson-back = Terug
lesson-leave = Les verlaten
lesson-over = Dat is het spel! Nu kun je een echt potje spelen.
lesson-play-real = Echt spelen
lesson-read-rules = Korte regels
lesson-play-on = Hier verder spelen

## Split it!

lesson-split-it-welcome = Welkom! Je wint kaarten en verzamelt gelijke getallen in kolommen. Aan het eind levert de langste kolom van elk getal dat getal op.
lesson-split-it-row = Zeven kaarten liggen in een rij. Deze ronde splits jij de rij in drie vakken, wit, roze en zwart, met de twee tussenschotten.
lesson-split-it-cut = Schuif de tussenschotten tot wit 2 kaarten heeft, roze 2 en zwart 3. Druk dan op ‘Splits hier’.
lesson-split-it-secret = Nu kiest iedereen in het geheim een vak, jij ook. Ben je daar de enige, dan zijn de kaarten van jou.
lesson-split-it-guess = Zwart heeft de meeste kaarten. Kies zwart.
lesson-split-it-contested = Alleen { $right } koos wit en krijgt het. Niemand koos roze: dat is weg. Jij en { $left } kozen allebei zwart, dus die kaarten blijven liggen en worden opnieuw gesplitst.
lesson-split-it-again = Drie kaarten, één in elk vak: kies nog eens. Mijn tip: de 9 in roze.
lesson-split-it-alone = { $left } koos een ander vak. Jullie waren dus allebei alleen, en winnen elk een 9.
lesson-split-it-alone-other = Dat kostte je de 9 in roze. In de volgende ronde kun je dat goedmaken.
lesson-split-it-next-row = Een nieuwe ronde: { $left } heeft deze rij gesplitst. In wit liggen een 9, een 5 en een joker.
lesson-split-it-take = Een joker maakt een van je kolommen langer. Kies wit.
lesson-split-it-joker = Je was alleen! Leg de joker op een van je kolommen; daar blijft hij liggen. Kies de 9’s.
lesson-split-it-majority = Jouw kolom met 9’s is de langste van de tafel: 9 punten, als dat zo blijft.
lesson-split-it-majority-other = Daar telt de joker voor een kleiner getal. Op de 9’s had hij 9 punten beschermd.
lesson-split-it-threat = { $right } heeft deze rij gesplitst. In wit liggen drie 5’en: genoeg om je kolom met 5’en voorbij te gaan.
lesson-split-it-choose = Anderen willen die 5’en ook. Kies roze: twee 8’en.
lesson-split-it-lost = De 8’en zijn van jou. Maar { $right } kreeg de drie 5’en: bij de 5’en sta je niet meer voor.
lesson-split-it-lost-other = Daar was je niet alleen, dus die kaarten blijven in de rij. Niemand koos de twee 8’en, dus die zijn weg.
lesson-split-it-scoring = Zo gaat het door tot de trekstapel leeg is. Dan levert de langste kolom van elk getal dat getal op; bij gelijke lengte krijgt iedereen het. Wie de meeste punten heeft, wint.

## Splito

lesson-splito-welcome = Welkom! In Splito deel je met elke buur een zone. Negen van de dertien rondes zijn al gespeeld; jij speelt de laatste vier.
lesson-splito-zones = Deze zone deel je met { $left }, de rechter met { $right }. Elke kaart van jou gaat naar links of naar rechts.
lesson-splito-objective = Kaarten met ruiten zijn doelen: ze leveren aan het eind punten op als hun zone eraan voldoet. Hier moeten er precies twee 3’en liggen, en er ligt er één.
lesson-splito-pick = Kies je blauwe 3 en stuur hem naar links.
lesson-splito-met = Twee 3’en: het doel is gehaald. Een derde zou het weer bederven.
lesson-splito-met-other = Rechts helpt je 3 niet. Links ontbreekt nog een 3; zonder die levert het doel niets op.
lesson-splito-lost = Intussen heeft { $right } een 5 in je rechterzone gelegd. ‘Geen 5’en’ is daar gemist, voor jullie allebei.
lesson-splito-passed = Iedereen kiest tegelijk, en de kaarten worden tegelijk onthuld. Dan gaat elke hand naar links: deze kaarten komen van { $right }.
lesson-splito-place = Ook doelen kun je spelen. Dit doel wil roze, groen en zwart: je rechterzone heeft ze alle drie. Stuur het naar rechts.
lesson-splito-placed = Meteen gehaald: rechts een punt erbij.
lesson-splito-placed-other = Links ontbreekt groen. Zolang dat niet komt, levert het doel daar niets op.
lesson-splito-common = In het midden liggen twee gezamenlijke doelen. Dit gaat naar de zone met de meeste groene kaarten. Twee zones hebben er evenveel, dus niemand heeft het.
lesson-splito-majority = Met je groene 6 heb je rechts de meerderheid. Stuur hem naar rechts.
lesson-splito-won = Drie groene kaarten, meer dan in elke andere zone: het gezamenlijke doel gaat naar je rechterzone.
lesson-splito-won-other = Links helpt het niet: twee andere zones hebben nog steeds elk twee groene kaarten.
lesson-splito-last = De laatste ronde: nog maar één kaart, maar de kant kies jij. De linkerzone wil geen 2’en, dus stuur hem naar rechts.
lesson-splito-kept = Goed zo: links ligt geen 2. Alle kaarten zijn gespeeld, en de zones worden geteld.
lesson-splito-kept-other = De 2 kostte de linkerzone een punt: die wilde geen 2’en. Alle kaarten zijn gespeeld, en de zones worden geteld.
lesson-splito-product = Je score is links keer rechts. Een zone met 0 maakt alles 0, dus let op allebei.

## Split

lesson-split-welcome = Welkom! In Split wint wie als eerste al zijn kaarten kwijt is. Een paar beurten zijn al gespeeld: jij hebt nog vier kaarten.
lesson-split-table = Tussen de stapels ligt de middelste kaart. In je beurt stuur je die naar een van de stapels. Dan leg je een kaart van jou in het midden, die tussen de twee stapels moet passen.
lesson-split-first = Gaat de 47 naar links, dan past alles van 48 tot 75. Stuur hem naar links en speel je 55.
lesson-split-gap = Je ziet het op de getallenlijn: met elke kaart wordt het gat kleiner.
lesson-split-second = Gaat de 72 naar links, dan passen alleen 73 tot 75. Stuur hem naar rechts, dan past je 66.
lesson-split-wilds = Nu past bijna niets meer. Maar je 30 is een joker: 0, 1, 99, 100 en alle getallen die op 0 eindigen passen overal.
lesson-split-wild = Speel je 30, en stuur de middelste kaart naar links.
lesson-split-turned = Een joker keert de richting om: na jou kwam { $right }, toen { $left }. Onthoud wel: een joker mag niet je laatste kaart zijn.
lesson-split-turned-other = Rechts is hier ook goed: een joker past overal. Hij keert de richting om: na jou kwam { $right }, toen { $left }.
lesson-split-stuck = Je 93 past nergens, dus je moet resetten. Je trekt drie kaarten, en je laagste en je hoogste standaardkaart worden de nieuwe stapels.
lesson-split-fresh = 12 en 93 zijn de nieuwe stapels, en het gaat weer met de klok mee. Je hebt een kaart meer dan eerst, maar er is ruimte.
lesson-split-third = Beide kaarten passen. Bewaar de hoogste, want het gat sluit van onderen: stuur de 39 naar links en speel je 45.
lesson-split-last = Nog één kaart, en die past! Stuur de 62 naar links en speel je 78.
lesson-split-won = Je bent als eerste al je kaarten kwijt, dus je hebt gewonnen. Punten zijn er niet in Split.

## Cooperative Split

lesson-cooperative-split-welcome = Hier spelen jullie met elkaar: iedereen raakt alle kaarten kwijt, of niemand wint. Iedereen heeft vier keer gespeeld en heeft nog drie kaarten.
lesson-cooperative-split-table = Zoals altijd stuur je de middelste kaart naar links of rechts en speel je een kaart die past. Maar resetten kan niet: zit iemand vast, dan heeft iedereen verloren.
lesson-cooperative-split-first = Alleen je 46 past. Stuur de 42 naar links en speel hem.
lesson-cooperative-split-talk = Niemand mag kaarten laten zien of noemen. Maar je mag zeggen of je liever laag of hoog, links of rechts speelt: in de chat staan zinnen daarvoor.
lesson-cooperative-split-stuck = Je 12 en je 25 passen nergens! Daar zijn de hulpkaarten voor: iedereen mag de 0 en de 100 spelen, elk één keer, en ze passen overal.
lesson-cooperative-split-helper = Je hebt ruimte nodig voor lage getallen. Speel de 0, en stuur de middelste kaart naar links.
lesson-cooperative-split-opened = Nu passen lage getallen weer. Net als elke joker heeft de 0 de richting omgekeerd, en je hebt je twee kaarten nog.
lesson-cooperative-split-opened-other = Rechts is hier net zo goed: lage getallen passen weer. Net als elke joker heeft de 0 de richting omgekeerd, en je hebt je twee kaarten nog.
lesson-cooperative-split-keep = Laat ruimte voor je laatste kaart: eerst de 25, dan de 12. Stuur de 37 naar rechts en speel je 25.
lesson-cooperative-split-out = { $left } en { $right } hebben geen kaarten meer. Nu hangt alles van jou af!
lesson-cooperative-split-last = Stuur de 17 naar rechts en speel je 12.
lesson-cooperative-split-won = Alle kaarten zijn gespeeld: jullie hebben samen gewonnen. Had iemand vastgezeten, dan hadden jullie allemaal verloren.
