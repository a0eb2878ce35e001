# De regels van Split in onze eigen woorden.

rules-split-idea = Er liggen twee stapels op tafel, en elke kaart die je speelt, moet ertussen passen. Het gat wordt steeds kleiner. Wie als eerste alle kaarten kwijt is, wint, of jullie doen het allemaal samen.

rules-split-cards = De kaarten
rules-split-cards-all = Er zijn 101 kaarten, van 0 tot en met 100, elk getal één keer.
rules-split-cards-wilds = Dertien kaarten zijn jokers: 0, 1, 99, 100 en elk getal dat op 0 eindigt. Ze zijn donker, met een gekartelde rand en twee draaiende pijlen.
rules-split-cards-standards = De andere 88 zijn standaardkaarten. Het lijntje onder aan een kaart laat zien waar het getal tussen 0 en 100 ligt.
rules-split-cards-bands = Elk tiental heeft een eigen kleur en patroon. Die helpen je de weg te vinden; geen regel hangt ervan af.

rules-split-setup = Voor je begint
rules-split-setup-deal = Je speelt met twee tot vijf spelers vanaf een jaar of acht. Iedereen krijgt 7 kaarten, en de deler, die door het lot wordt bepaald, krijgt er 9. De rest is gedekt de trekstapel (in de doos ‘afneemstapel’).
rules-split-setup-open = De deler legt de laagste en de hoogste standaardkaart uit de eigen hand neer: de laagste begint de linker Split-stapel, de hoogste de rechter; kortweg de linkerstapel en de rechterstapel. Dit gaat automatisch.
rules-split-setup-first = Het spel gaat met de klok mee, en de plek links van de deler begint.
rules-split-setup-example = De deler heeft 12 en 84 gelegd. Elke kaart van 13 tot en met 83 past ertussen.

rules-split-turn = Je beurt
rules-split-turn-one = Doe een van twee dingen: speel een kaart, of reset de tafel.

rules-split-play = Een kaart spelen
rules-split-play-move = Ligt er een kaart in het midden, stuur die dan naar de linker- of de rechterstapel. Jij kiest de kant. Het getal van die kaart is nu het getal van die stapel. Vlak na het leggen van nieuwe stapels is er geen middelste kaart, en wordt er niets verplaatst.
rules-split-play-card = Leg één kaart uit je hand in het midden. Daarmee eindigt je beurt.
rules-split-play-fits = Een standaardkaart past als het getal tussen de twee stapels ligt, zoals ze na het verplaatsen zijn. Een getal dat gelijk is aan een stapel, past niet.
rules-split-play-together = Kant en kaart zijn één beslissing: je kiest allebei, en dan worden ze samen gespeeld.
rules-split-table = De tafel: twee stapels met een gat ertussen, de kaart in het midden, de richting en je hand. Gaat de 43 naar links, dan passen kaarten van 44 tot 83; gaat hij naar rechts, dan kaarten van 13 tot 42.
rules-split-table-left = past als de middelste kaart naar links gaat
rules-split-table-right = past als de middelste kaart naar rechts gaat
rules-split-table-either = een joker: past aan beide kanten
rules-split-table-nowhere = past niet
rules-split-play-example = De stapels zijn 12 en 84, en in het midden ligt 43. Gaat 43 naar links, dan past 55. Gaat 43 naar rechts, dan past 23. De 91 past aan geen van beide kanten.
rules-split-play-example-left = De 43 is naar links gegaan, en 55 is gespeeld. Voor de volgende speler is het gat kleiner.
rules-split-play-none = Is er geen getal meer over tussen de stapels, zoals bij 47 en 48, dan past alleen een joker.

rules-split-wild = Jokers
rules-split-wild-fits = Een joker past tussen elke twee stapels, welk getal hij ook heeft.
rules-split-wild-turns = Elke gespeelde joker keert de speelrichting om. Een joker naar een stapel sturen, afleggen of wegstoppen doet dat niet.
rules-split-wild-two = Met twee spelers is er geen richting: jullie zijn om de beurt.
rules-split-wild-last = Een joker mag niet je laatste kaart zijn. Wie alleen nog één joker heeft en verder niets, moet resetten.
rules-split-wild-pile = In het midden is een joker een kaart als elke andere: hij wordt naar links of rechts gestuurd, en zijn getal geldt voor die stapel. Zo kan de linkerstapel hoger worden dan de rechter. Kaarten moeten nog steeds tussen de twee getallen liggen.
rules-split-wild-example = De 90 is naar de linkerstapel gegaan, en de rechterstapel toont 60. Nu passen de kaarten van 61 tot en met 89.

rules-split-reset = Resetten
rules-split-reset-when = Je mag in elk van je beurten resetten. Je moet resetten als geen van je kaarten past, of als je enige kaart een joker is.
rules-split-reset-discard = Beide stapels en de middelste kaart gaan open naar de aflegstapel.
rules-split-reset-draw = Je trekt 3 kaarten van de trekstapel.
rules-split-reset-bury = Heb je minder dan twee standaardkaarten, dan leg je een joker onder de trekstapel en trek je een kaart. Herhaal dat tot je twee standaardkaarten hebt.
rules-split-reset-lay = Je laagste en je hoogste standaardkaart worden de nieuwe stapels. Dit gaat automatisch.
rules-split-reset-example = Je hebt 33, 47 en 90 en trekt 5, 60 en 71. Van de standaardkaarten is 5 de laagste en 71 de hoogste: dat zijn de nieuwe stapels. Je houdt 33, 47, 60 en 90.
rules-split-reset-next = Het gaat met de klok mee verder bij de plek links van je. Er is geen middelste kaart.
rules-split-reset-cost = Een reset kost je meestal één kaart: je trekt er drie en legt er twee. Met een reset win je dus nooit, maar je raakt zo wel goed een heel hoge en een heel lage kaart kwijt.

rules-split-stock = De trekstapel
rules-split-stock-refill = Heeft de trekstapel minder kaarten dan er getrokken moeten worden, dan gaat eerst de hele aflegstapel er geschud onder. Zijn het er dan nog te weinig, dan trek je wat er is.
rules-split-stock-exchange = Bij het ruilen van jokers gaat de aflegstapel onder de trekstapel zodra daar geen standaardkaart meer in zit.

rules-split-end = Het einde
rules-split-end-win = Wie de laatste kaart van de hand speelt, wint meteen. Het is altijd een standaardkaart.
rules-split-end-score = Split heeft geen punten: wie als eerste geen kaarten meer heeft, wint. Wat de anderen nog hebben, wordt getoond. Voor programma’s geeft dat ook plaatsen, minder kaarten is beter; dat is van ons, niet van het gedrukte spel.
rules-split-end-limit = Heeft na 1000 beurten niemand gewonnen, dan eindigt het potje en wint wie de minste kaarten heeft.

rules-split-coop = Coöperatief spel: met elkaar
rules-split-coop-detail = Met elkaar, voluit
rules-split-coop-goal = Drie tot vijf spelers kunnen als één team spelen. Jullie winnen als alle handen leeg raken.
rules-split-coop-helpers = De 0 en de 100 worden niet gedeeld. Ze liggen open naast de tafel als hulpkaarten voor iedereen.
rules-split-coop-helper-play = In je beurt mag je een hulpkaart spelen in plaats van een kaart uit je hand, ook als een van je eigen kaarten zou passen. Een hulpkaart is een joker: hij past overal en keert de richting om. Elke hulpkaart kan één keer worden gespeeld.
rules-split-coop-no-reset = Er is geen reset, en niemand trekt kaarten.
rules-split-coop-last = De laatste kaart van elke hand moet een standaardkaart zijn. Een hand met alleen jokers kan nooit leeg raken, dus de tafel waarschuwt je voor dat gebeurt.
rules-split-coop-out = Wie geen kaarten meer heeft, is klaar, krijgt geen beurten meer en kan geen hulpkaart spelen. De volgende plek met kaarten gaat verder; dat kan weer dezelfde zijn.
rules-split-coop-lost = Kan de speler die aan de beurt is niets spelen en is er geen hulpkaart meer, dan heeft iedereen verloren.
rules-split-coop-talk = Je mag advies geven over links en rechts, en zeggen dat je graag bij de lage getallen of in één kleur wilt blijven. Je mag nooit een getal noemen.

rules-split-bluff = Reset met bluf
rules-split-bluff-lay = Met deze optie mag je bij een reset twee standaardkaarten naar keuze leggen, niet alleen de laagste en de hoogste.
rules-split-bluff-answer = Daarna antwoorden alle anderen in het geheim: geloven of betwijfelen. Alle antwoorden worden tegelijk onthuld.
rules-split-bluff-example = Bluf: 33 en 47 zijn gelegd, hoewel 5 en 71 in de hand zitten. Het gat is smal, en lastig voor alle anderen.
rules-split-bluff-caught = Bluf die iemand betwijfelt: wie blufte, trekt 5 kaarten. De stapels blijven.
rules-split-bluff-honest = Een eerlijke reset: iedereen die hem betwijfelde, trekt 1 kaart. Die straf is van ons; de gedrukte regels kennen er geen.
rules-split-bluff-trusted = Betwijfelt niemand het, dan gebeurt er niets, en niemand komt te weten of het bluf was.

rules-split-options = Opties
rules-split-options-helpers = Met elkaar: beide hulpkaarten, alleen de 0, alleen de 100, of geen. Minder hulpkaarten maakt het moeilijker.
rules-split-options-direction = Een reset kan de richting laten zoals die is. Dan gaat de volgende plek in die richting verder.
rules-split-options-bluff = Resets met bluf kun je aanzetten; zie hierboven. Deze twee opties zijn voor potjes tegen elkaar.

rules-split-seen = Wat open is, wat geheim
rules-split-seen-open = Iedereen ziet de stapels, de middelste kaart, de aflegstapel, de hulpkaarten, en hoeveel kaarten elke hand en de trekstapel hebben.
rules-split-seen-secret = Je hand is alleen voor jou, ook als jullie met elkaar spelen. Dat geldt ook voor de kaarten die je trekt en de jokers die je wegstopt.

rules-split-questions = Vragen die opkomen
rules-split-question-must-move = Moet de middelste kaart verplaatst worden? Ja. Alleen de kant is jouw keuze.
rules-split-question-reset = Mag ik resetten hoewel een kaart van mij past? Ja, maar niet als jullie met elkaar spelen.
rules-split-question-equal = Stapels 40 en 60: past 40 of 60 met zijn getal? Nee, alleen 41 tot en met 59. Als joker passen ze toch.
rules-split-question-two-wilds = Mijn laatste twee kaarten zijn jokers: mag ik er een spelen? Ja. Met de andere zul je moeten resetten.
rules-split-question-again = Kan ik twee keer achter elkaar aan de beurt zijn? Alleen als jullie met elkaar spelen en niemand anders kaarten heeft.
rules-split-question-helper-wild = Mijn enige kaart is een joker: mag ik een hulpkaart spelen? Ja, als jullie met elkaar spelen. Je hand wordt er niet kleiner van.
rules-split-question-dealer = Wat als de deler minder dan twee standaardkaarten heeft? Dan legt de deler jokers onder de trekstapel en trekt kaarten, net als bij een reset.

rules-split-unofficial = Dit is een onofficiële fanversie in onze eigen woorden. Ze heeft niets te maken met de uitgever of de maker van het spel.

rules-split-depart-points = Split heeft geen punten: wie als eerste geen kaarten meer heeft, wint. Wat de anderen nog hebben, wordt getoond en meer niet; dat programma’s er plaatsen uit afleiden, is van ons.
rules-split-depart-dealer = De deler is willekeurig of wordt door de host gekozen, en bij een revanche gaat het delen naar links; de gedrukte regels zeggen niet wie het eerst deelt.
rules-split-depart-reset = Bij een reset worden de juiste kaarten automatisch gelegd. Met bluf mag je vals spelen; dan kost een onterechte twijfel één kaart, en ook dat is van ons.
rules-split-depart-bury = Bij te weinig standaardkaarten gaan alleen jokers onder de trekstapel; in de gedrukte regels is het gewoon ‘een kaart’.
rules-split-depart-refill = Is de trekstapel op, dan gaat de aflegstapel eronder; de gedrukte regels zeggen daar niets over.
rules-split-depart-limit = Na 1000 beurten houdt het potje op en wint wie de minste kaarten heeft.
rules-split-depart-bands = Welke getallen welke kleur hebben, is onze keuze; geen regel hangt ervan af.

rules-split-asked-wild = Mag een joker mijn laatste kaart zijn?
rules-split-asked-stuck = Wat als geen van mijn kaarten past?
