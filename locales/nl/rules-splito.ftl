# De regels van Splito in onze eigen woorden.

rules-splito-intro = In Splito deel je een zone met de speler links van je en een andere met de speler rechts van je. Je score is je linkerzone keer je rechterzone, dus help je buren aan beide kanten, en laat je helpen.
rules-splito-numbers = Voor 3 tot 8 spelers, vanaf een jaar of acht, met een variant voor twee. Een potje duurt dertien rondes, ongeveer een kwartier. Wie nieuw is, zit het best tussen twee spelers die het spel kennen.

## Kaarten

rules-splito-cards = De kaarten
rules-splito-cards-splito = Er zijn 72 Splito-kaarten: zes kleuren, waarden 1 tot en met 6, en elk daarvan twee keer. Elke kleur heeft een eigen vorm, patroon en letter.
rules-splito-cards-objective = Er zijn 37 doelen. Een doel vraagt iets van de zone waarin het ligt en is zoveel punten waard als het ruiten toont, één tot vier. Sommige dragen ook een ster of een maan.
rules-splito-cards-caption = Een gele 3, een blauwe 5 en twee doelen: meeste 4’en, met een ster, voor 3 punten; geen 2, voor 1 punt.

## Voor het spel

rules-splito-setup = Voor het spel
rules-splito-setup-commons = Eén ster en één maan worden getrokken en open in het midden gelegd. Dat zijn de twee gezamenlijke doelen: elke zone kan ze winnen.
rules-splito-setup-deal = Alle andere kaarten worden samen geschud, en iedereen krijgt er dertien. Wat overblijft, wordt niet gebruikt, en niemand ziet het.
rules-splito-setup-zones = Tussen elke twee buren ligt een zone. Er zijn dus evenveel zones als spelers, en jij hebt er twee: een links van je en een rechts.
rules-splito-zones-caption = Drie spelers en hun drie zones. De linkerzone van A is ook de rechterzone van B.

## Een ronde

rules-splito-round = Een ronde
rules-splito-round-choose = Iedereen kiest één kaart uit de hand, een Splito-kaart of een doel, en een kant, links of rechts. Elke kaart mag naar elke kant. Je hoeft beide kanten niet gelijk te behandelen.
rules-splito-round-turn = Als iedereen heeft gekozen, worden de kaarten tegelijk onthuld, elk in haar zone. Daar blijven ze tot het einde.
rules-splito-round-pass = Dan geeft iedereen de rest van de hand door naar links en krijgt de hand van de rechterbuur.
rules-splito-round-last = In de laatste ronde heb je één kaart. Die moet je spelen, maar de kant kies je nog steeds zelf.
rules-splito-round-change = Tot de laatste speler heeft gekozen, kun je je keuze terugnemen, als de tafel dat toestaat.

## Doelen

rules-splito-objectives = Doelen
rules-splito-objectives-test = Een doel wordt bekeken voor de zone waarin het ligt, met alle kaarten die daar aan het eind van het potje liggen. Het geeft zijn punten één keer, of niet. Eén Splito-kaart mag voor hoeveel doelen dan ook meetellen. Doelen hebben geen kleur en geen waarde.
rules-splito-kind-majority = Meerderheid: deze zone heeft meer kaarten van die waarde of die kleur dan elke andere zone op tafel. Gelijke stand aan kop is niet genoeg.
rules-splito-kind-value = Waarde: precies zoveel kaarten van die waarde liggen in deze zone, in welke kleuren ook; met meer is het gemist. De doorgestreepte waarde mag er helemaal niet zijn.
rules-splito-kind-colors = Drie kleuren: minstens één kaart van elke getoonde kleur. Andere kleuren kunnen geen kwaad.
rules-splito-kind-variety = Variatie: tel de verschillende kleuren, of de verschillende waarden. Dubbele maken niet uit. Het teken zegt of het precies, minstens of hoogstens dat aantal moet zijn.
rules-splito-kind-both = Allebei: minstens zoveel verschillende kleuren en minstens zoveel verschillende waarden. Eén kaart mag voor allebei tellen.
rules-splito-kind-zone = Zone: tel alle kaarten van de zone: Splito-kaarten, doelen, ook dit doel, zelfs als ze gemist zijn, en de gezamenlijke doelen die de zone wint.

rules-splito-example = Voorbeelden
rules-splito-example-met = Hier liggen precies twee 4’en: gehaald, 2 punten.
rules-splito-example-lost = Er kwam een derde 4 bij: gemist, geen punten.
rules-splito-example-tie = Het gezamenlijke doel vraagt de meeste blauwe kaarten. Twee zones hebben er elk drie: geen heeft er als enige de meeste, dus geen van beide wint het.

rules-splito-marks = Tijdens het potje heeft elk doel een merkteken. Gehaald: het zou tellen als het potje nu eindigde. Gemist: het is niet meer te halen, wat er ook wordt gespeeld. Open: geen van beide. De tekens kijken alleen naar open kaarten, nooit naar een hand.

## De score

rules-splito-scoring = De score
rules-splito-scoring-commons = Eerst de twee gezamenlijke doelen. De zone die als enige de meeste heeft, wint de kaart en de punten. Bij gelijke stand, of als niemand er een heeft, wint niemand hem.
rules-splito-scoring-objectives = Dan de doelen in de zones. Een gemist doel wordt omgedraaid. Het geeft niets, maar blijft een kaart van zijn zone.
rules-splito-scoring-zone = Een zone scoort de punten van haar gehaalde doelen en van de gezamenlijke doelen die ze heeft gewonnen. Splito-kaarten geven zelf geen punten: een zone zonder doelen kan best 0 scoren.
rules-splito-scoring-product = Je scoort je linkerzone keer je rechterzone. De hoogste score wint.
rules-splito-worked = Een hele zone, kaart voor kaart
rules-splito-worked-about = De zone van A en B na dertien rondes. Elk doel wordt bekeken met alle kaarten die hier liggen.
rules-splito-worked-pair = Hier liggen precies twee 3’en: 2 punten.
rules-splito-worked-four = Vier kleuren, geel, blauw, groen en zwart, en geen andere: 2 punten.
rules-splito-worked-three = Geel, blauw en groen zijn er alle drie: 1 punt.
rules-splito-worked-none = Hier ligt een 2: niets, en de kaart wordt omgedraaid.
rules-splito-worked-common = Het gezamenlijke doel: hier drie 4’en, in de andere zones twee en één: 3 punten.
rules-splito-worked-moon = Het andere gezamenlijke doel blijft in het midden: twee zones hebben elk twee roze kaarten.
rules-splito-worked-sum = Samen: { $sum }
rules-splito-worked-others = De andere twee zones, op dezelfde manier geteld: { $second } en { $third } punten.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = De zone van A en B scoort 8, die van B en C 4, en die van C en A 6. A wint met 48.
rules-splito-scoring-zero = Nul keer iets is nul. Vergeet geen van je kanten!
rules-splito-scoring-tie = Hebben meer spelers de hoogste score, dan wint wie in beide zones samen de minste kaarten heeft: Splito-kaarten, doelen, ook gemiste, en gewonnen gezamenlijke doelen. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Wat je weet

rules-splito-knowing = Wat je weet
rules-splito-knowing-open = Alle zones en beide gezamenlijke doelen zijn open. Iedereen ziet wie heeft gekozen, maar niet wat.
rules-splito-knowing-hands = Je kent je hand, en elke hand die je hebt doorgegeven: alles wat eruit wordt gespeeld, ligt open. De knop met het oog toont wat er nog in zit.
rules-splito-knowing-talk = Praat niet over je hand, je volgende kaart of de doelen waar je op uit bent. Maar je buren verleiden mag: dit doel is nog open, kom hier spelen!

## Twee spelers

rules-splito-two = Twee spelers
rules-splito-two-variant = Deze variant hebben we zelf gereconstrueerd, dus hij kan afwijken van andere uitgaven.
rules-splito-two-zones = Elke speler heeft twee eigen zones, links en rechts, dus er zijn er vier. Niemand speelt in de zones van de ander.
rules-splito-two-rounds = Je speelt dertien rondes en ruilt na elke ronde van hand. Dan krijgt iedereen dertien nieuwe kaarten voor nog dertien rondes.
rules-splito-two-majority = Meerderheden vergelijken alle vier zones, ook je eigen twee met elkaar.

## Opties

rules-splito-options = Opties van een tafel
rules-splito-option-least = ‘Minstens’ is genoeg: een doel dat om precies twee kaarten van een waarde vraagt, is ook met meer gehaald. De doorgestreepte waarden veranderen niet.
rules-splito-option-side = Links of rechts tonen: terwijl je wacht, ziet iedereen naar welke kant een kaart in het geheim is gekozen, maar niet de kaart. Zo is het aan een echte tafel. Anders blijft de kant verborgen tot iedereen heeft gekozen, omdat wachten op een scherm voordeel zou geven.

## Vragen

rules-splito-questions = Vragen die opkomen
rules-splito-question-size = Tellen gemiste doelen als kaarten? Ja, voor de grootte van een zone en bij gelijke stand.
rules-splito-question-commons = Tellen de gezamenlijke doelen als kaarten? Ja, voor de zone die ze wint.
rules-splito-question-order = Maakt de volgorde van tellen uit? Nee. De gezamenlijke doelen tellen alleen Splito-kaarten, en ook verder hangt geen enkel doel af van de uitkomst van een ander.
rules-splito-question-deck = Zijn dit de gedrukte doelen? De volledige lijst is niet openbaar. De onze volgt alles wat bekend is, en maakt elke waarde en elke kleur even vaak voorkomend.

## Afwijkingen

rules-splito-depart-side = De gekozen kant blijft verborgen tot iedereen gekozen heeft, want op een scherm zou wachten een voordeel zijn. Volgens de gedrukte regels ziet iedereen de kant; de optie ‘Links of rechts tonen’ toont die.
rules-splito-depart-two = De variant voor twee is onze eigen reconstructie; de gedrukte regels zijn voor 3 tot 8 spelers.
rules-splito-depart-objectives = Ook de doelen zijn een reconstructie: de volledige lijst is niet openbaar. In de terminal kun je met die uit de doos spelen.
rules-splito-depart-change = Een keuze mag je veranderen tot de laatste speler gekozen heeft.
rules-splito-depart-tie = Is het na het tellen van de kaarten nog gelijk, dan wordt de overwinning gedeeld.
rules-splito-depart-help = De tekens bij de doelen, de totalen tijdens het potje en de doorgegeven handen worden als hulp getoond; die laatste kan een tafel uitzetten.

rules-splito-asked-zero = Wat als een van mijn zones niets oplevert?
rules-splito-asked-tie = Wie krijgt een gezamenlijk doel bij gelijkspel?
