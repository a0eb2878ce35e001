# De regels van Split it! in onze eigen woorden.

rules-split-it-idea = Eén speler splitst een rij kaarten in drie vakken. Dan kiest iedereen in het geheim een vak. Kies er een dat verder niemand kiest, en de kaarten zijn voor jou.
rules-split-it-aim = Je verzamelt kolommen van gelijke getallen. Aan het eind scoort van elk getal de langste kolom.

## De kaarten

rules-split-it-cards = De kaarten
rules-split-it-cards-numbers = Er is één 1, er zijn twee 2’en, drie 3’en enzovoort, tot tien 10’en. Een hoog getal levert meer op, maar er zijn ook meer kaarten van.
rules-split-it-cards-jokers = Er zijn ook 15 jokers. Een joker heeft geen getal: hij maakt een van je kolommen één kaart langer.
rules-split-it-cards-all = Samen zijn dat 70 kaarten. Ze worden geschud en vormen gedekt de trekstapel.
rules-split-it-cards-picture = Een paar getalkaarten en een joker

## Een ronde

rules-split-it-round = Een ronde
rules-split-it-start = Een willekeurige speler splitst het eerst. In elke volgende ronde splitst de volgende speler naar links.

rules-split-it-row = 1. De rij leggen en splitsen
rules-split-it-row-laid = Er wordt een rij kaarten open neergelegd: 7 kaarten met twee of drie spelers, 9 kaarten met vier.
rules-split-it-row-split = Wie splitst, zet twee tussenschotten tussen de kaarten. Zo ontstaan drie vakken: wit links, roze in het midden, zwart rechts. Elk vak heeft minstens één kaart. De kaarten houden hun volgorde.
rules-split-it-row-picture = Negen kaarten, gesplitst in drie vakken

rules-split-it-guess = 2. In het geheim kiezen
rules-split-it-guess-all = Iedereen kiest één vak, ook wie heeft gesplitst. Niemand ziet de keuzes van de anderen.
rules-split-it-guess-back = Je mag je keuze veranderen tot de laatste speler heeft gekozen. Dan worden alle keuzes tegelijk onthuld.

rules-split-it-judge = 3. Kijken wie alleen was
rules-split-it-judge-one = Gekozen door één speler: die wint alle kaarten van het vak en is klaar voor deze ronde.
rules-split-it-judge-several = Gekozen door twee of meer: niemand krijgt de kaarten. Ze blijven in de rij.
rules-split-it-judge-nobody = Gekozen door niemand: de kaarten zijn voorgoed weg.
rules-split-it-name-1 = Anne
rules-split-it-name-2 = Bram
rules-split-it-name-3 = Cato
rules-split-it-name-4 = Daan
rules-split-it-judge-example = Voorbeeld: alleen { $first } koos wit en wint drie kaarten. Alleen { $second } koos roze en wint er twee. { $third } en { $fourth } kozen allebei zwart: de vier kaarten blijven, en alleen deze twee gaan verder.

rules-split-it-again = 4. Opnieuw, met wat er over is
rules-split-it-again-joined = De kaarten die bleven, schuiven in hun oude volgorde aan elkaar. Alleen spelers die in deze ronde nog geen kaarten hebben gewonnen, gaan verder.
rules-split-it-again-none = Geen kaart over: de ronde is voorbij.
rules-split-it-again-one = Eén kaart over: die is weg, en de ronde is voorbij.
rules-split-it-again-two = Twee kaarten over: de linker is wit, de rechter is roze. Er is geen zwart vak.
rules-split-it-again-three = Drie kaarten over: elke kaart is een eigen vak.
rules-split-it-again-more = Vier of meer: dezelfde speler splitst opnieuw, ook na het winnen van kaarten.
rules-split-it-again-stand-off = Vier spelers kunnen om de laatste twee kaarten twee tegen twee kiezen. Dan kiezen alle vier opnieuw. Gebeurt dit tien keer achter elkaar, dan zijn beide kaarten weg.

## Twee spelers

rules-split-it-two = Met twee spelers
rules-split-it-two-remove = Na de eerste splitsing van een ronde haalt de speler die niet splitste één vak weg. De kaarten daarvan zijn weg. Dan kiezen beide spelers tussen de andere twee vakken, die hun kleuren houden.
rules-split-it-two-must = Er moet een vak weg. Na latere splitsingen in dezelfde ronde gaat er niets weg.
rules-split-it-two-picture = Het zwarte vak gaat weg; wit en roze kunnen worden gekozen

## Kolommen en jokers

rules-split-it-columns = Je kolommen en je jokers
rules-split-it-columns-place = De kaarten die je wint, liggen open voor je, gelijke getallen in één kolom.
rules-split-it-jokers-place = Elke joker die je wint, leg je meteen op een van je kolommen. Ook een kolom die met dezelfde kaarten begint, telt mee. Een gelegde joker verhuist nooit meer.
rules-split-it-jokers-only = Heb je maar één kolom, dan gaat de joker daar vanzelf heen.
rules-split-it-jokers-pending = Een joker kan geen kolom beginnen. Zonder kolom wachten je jokers naast je plek. Win je je eerste getallen, dan worden alle wachtende jokers gelegd.
rules-split-it-jokers-order = Hebben meer spelers jokers te leggen, dan gaat dat met de klok mee, te beginnen bij wie splitst. Deze volgorde is van ons; de gedrukte regels geven er geen.
rules-split-it-jokers-example = Voorbeeld: je wint een 7, een 8 en een joker. De 7 en de 8 gaan naar hun kolommen. Voor de joker mag je nu elk van je kolommen kiezen, hier de 8’en.
rules-split-it-jokers-before = Vóór de joker
rules-split-it-jokers-after = Na de joker

## Het einde

rules-split-it-end = Einde en score
rules-split-it-end-when = Het potje eindigt met de ronde die de laatste kaart van de trekstapel gebruikt: 10 rondes met twee of drie spelers, 8 met vier. Met vier spelers heeft de laatste rij maar 7 kaarten.
rules-split-it-score-most = Van elk getal scoort de langste kolom: de langste kolom van 8’en is 8 punten waard, hoe lang hij ook is. Jokers tellen als kaarten van hun kolom.
rules-split-it-score-ties = Even lange kolommen scoren allemaal volledig. Een getal dat niemand heeft, levert niemand iets op.
rules-split-it-score-picture = De kolommen van drie spelers, en wie ervoor scoort
rules-split-it-worked = Een hele score, met gelijke stand
rules-split-it-score-example = { $first } heeft de meeste 8’en, want de joker telt mee; { $second } heeft de meeste 3’en en 5’en, { $third } de meeste 7’s. { $first } en { $second } hebben allebei één 2, dus scoren ze allebei 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } en { $second } hebben allebei { $points } punten. { $second } heeft { $more } kolommen en { $first } maar { $fewer }, dus { $second } wint.
rules-split-it-win = Wie de meeste punten heeft, wint. Bij gelijke punten wint wie de meeste kolommen heeft. Zijn ook die gelijk, dan wordt de overwinning gedeeld.
rules-split-it-win-jokers = Een joker die aan het eind nog wacht, telt niet.

## Opties

rules-split-it-options = Een optie voor twee spelers
rules-split-it-options-remove = Kies je ‘Na elke splitsing een vak weg’, dan gaat er na elke splitsing in drieën een vak weg, niet alleen na de eerste van een ronde. Ook de splitsing van drie losse kaarten telt; een rij van twee kaarten verliest nooit een vak.

## Goed om te weten

rules-split-it-know = Goed om te weten
rules-split-it-know-open = Alle kolommen, alle wachtende jokers en alle kaarten die weg zijn, zijn open. ‘Telling’ laat zien waar alle kaarten zijn, en dus ook wat er nog in de trekstapel zit.
rules-split-it-know-whole = Het gaat erom hoeveel kaarten er in de hele rij over zijn. Blijven er twee vakken, dan worden ze samengevoegd en mag iedereen die verdergaat overal kiezen.
rules-split-it-know-free = Een keuze is nooit opgebruikt. Je mag elke keer dezelfde kleur kiezen.
rules-split-it-know-turns = Sommige spelers splitsen één keer vaker dan andere. Dat wordt niet rechtgetrokken.
rules-split-it-know-fan = Dit is een onofficiële versie van fans. Split it! is van Igor Ganzha en uitgegeven door Piatnik; zij hebben niets met deze pagina te maken.

## Afwijkingen

rules-split-it-depart-start = Als de host niets kiest, splitst een willekeurige speler het eerst; volgens de gedrukte regels is dat de jongste.
rules-split-it-depart-order = Hebben meer spelers jokers te leggen, dan gaat dat met de klok mee, te beginnen bij wie splitst; de gedrukte regels geven geen volgorde.
rules-split-it-depart-two = Twee overgebleven kaarten zijn altijd wit en roze, en drie kaarten gaan altijd één per vak.
rules-split-it-depart-waiting = Wachten er meer jokers, dan worden ze samen gelegd, met de eerste kolom die ontstaat; een joker die nooit een kolom vindt, telt niet.
rules-split-it-depart-stand-off = Twee tegen twee om de laatste twee kaarten houdt op bij de tiende keer.
rules-split-it-depart-change = Een keuze mag je veranderen tot de laatste speler gekozen heeft.
rules-split-it-depart-tally = De telling van alle kaarten is voor iedereen open, tenzij een tafel haar uitzet; aan een echte tafel moet je ze onthouden.

rules-split-it-asked-same = Wat als twee spelers hetzelfde vak kiezen?
rules-split-it-asked-joker = Mag ik een joker later verplaatsen?
