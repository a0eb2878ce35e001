# Wat alle regelpagina’s delen, en de regels in het kort: doel, beurt, einde, winnen.

rules-short = In het kort
rules-short-goal = Doel
rules-short-turn = Je beurt
rules-short-round = Een ronde
rules-short-end = Einde
rules-short-win = Winnen
rules-full = De regels voluit
rules-more = Voor beide manieren
rules-depart = Waar we afwijken van de gedrukte regels

## Split it!

short-split-it-facts = 2 tot 4 spelers
short-split-it-goal = Verzamel van elk getal de meeste kaarten.
short-split-it-turn = Eén speler legt een rij van 7 kaarten (met vier spelers 9) en splitst die in drie vakken. Iedereen kiest in het geheim een vak. Ben je daar alleen, dan win je de kaarten. Hebben meer spelers het gekozen, dan blijven ze liggen, en wie nog niets heeft gewonnen, gaat verder met de rest. Een vak dat niemand kiest, is weg. Met twee spelers haalt de ander eerst een vak weg. Je kaarten liggen in kolommen van gelijke getallen; elke joker maakt een van je kolommen langer.
short-split-it-end = Als de trekstapel op is: na 10 rondes, of 8 met vier spelers.
short-split-it-win = De langste kolom van elk getal scoort dat getal, één keer; bij gelijke stand scoort iedereen. Wie de meeste punten heeft, wint; daarna wie de meeste kolommen heeft.
short-split-it-picture = Zeven kaarten op een rij, door twee tussenschotten gesplitst in een wit, een roze en een zwart vak. Erboven hebben twee anderen hun keuze dicht neergelegd. Eronder liggen je kolommen: 4’en, 7’s, en 8’en met een joker.

## Splito

short-splito-facts = 3 tot 8 spelers, met een variant voor 2 · vanaf 8 jaar · 15 minuten
short-splito-goal = Met elke buur deel je een zone. Maak ze allebei waardevol: je scoort linkerzone keer rechterzone.
short-splito-turn = Iedereen kiest in het geheim een kaart en een kant, links of rechts. Alle kaarten worden tegelijk onthuld, elk in zijn zone; daarna geef je je hand door naar links. Doelen vragen iets van hun zone en zijn 1 tot 4 punten waard. Splito-kaarten hebben een kleur en een waarde en helpen om ze te halen. Elk van de twee gezamenlijke doelen in het midden gaat naar de zone die als enige het meeste heeft van wat het vraagt.
short-splito-end = Na dertien rondes, als alle kaarten gespeeld zijn.
short-splito-win = Een zone telt de doelen op die ze heeft gehaald; is één zone niets waard, dan is je score 0. De hoogste score wint; bij gelijke stand wie de minste kaarten in beide zones heeft.
short-splito-picture = Drie spelers rond een tafel, met tussen elke twee een zone met kaarten. In het midden liggen twee gezamenlijke doelen. Je linkerzone en je rechterzone zijn verbonden door een maalteken.

## Split, tegen elkaar

short-split-facts = 2 tot 5 spelers · vanaf 8 jaar
short-split-goal = Raak als eerste al je kaarten kwijt.
short-split-turn = Stuur de kaart in het midden naar de linker- of de rechterstapel. Speel dan een kaart in het midden: het getal moet tussen de twee stapels liggen. Een joker (0, 1, 99, 100 en elk getal dat op 0 eindigt) past overal en keert de richting om. Of reset: dat mag altijd, en moet als niets past. De tafel wordt leeggemaakt, je trekt drie kaarten, en je laagste en hoogste standaardkaart beginnen de nieuwe stapels.
short-split-end = Zodra iemand de laatste kaart speelt. Dat kan geen joker zijn: wie alleen nog een joker heeft, moet resetten.
short-split-win = Wie als eerste geen kaarten meer heeft, wint. Er zijn geen punten.
short-split-picture = De linkerstapel toont 12, de rechterstapel 84, en daartussen ligt 43. Een pijl toont de richting. Van je hand passen 23, 55 en de joker 70; 91 past niet.

## Split, met elkaar

short-split-together-facts = 3 tot 5 spelers · vanaf 8 jaar
short-split-together-goal = Raak als één team al jullie kaarten kwijt.
short-split-together-turn = Stuur de kaart in het midden naar links of rechts en speel een kaart tussen de stapels, net als tegen elkaar. Of speel een hulpkaart: de 0 en de 100 liggen naast de tafel en kunnen elk één keer worden gespeeld. Er is geen reset, en niemand trekt. Vraag en geef advies, links of rechts, laag of hoog, een kleur; maar noem nooit een getal.
short-split-together-end = Wie geen kaarten heeft, is klaar, en de anderen gaan verder. Kan de speler die aan de beurt is niets spelen en is er geen hulpkaart meer, dan is het voorbij.
short-split-together-win = Zijn alle handen leeg, dan wint iedereen; anders verliest iedereen. De laatste kaart van elke hand moet een standaardkaart zijn.
short-split-together-picture = De tafel van Split, met de hulpkaarten 0 en 100 open naast de stapels, voor alle spelers.

## Search

search-title = Vragen over de regels
search-label = Zoek in de regels van alle drie de spellen
search-label-game = Zoek in de regels van { $game }
search-found = { $count ->
    [one] { $count } resultaat
   *[other] { $count } resultaten
}
search-best = De beste { $most } van { $count } resultaten
search-nothing = Niets gevonden. Probeer een ander woord of een van deze:
search-all = Zoek in de regels van alle spellen
search-terms-split-it = rij, vak, tussenschot, kolom, trekstapel
search-terms-splito = zone, gezamenlijk doel, meerderheid, hand
search-terms-split = Joker, standaardkaart, resetten, deler, hulpkaart
search-ignored = aan, als, bij, de, die, dat, een, en, er, gebeurt, het, hoe, ik, in, is, kan, mag, met, mijn, of, om, op, te, van, voor, waar, wanneer, wat, welke, wie, zijn
search-asked = Wat spelers vragen
