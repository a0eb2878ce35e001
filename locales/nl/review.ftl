### De analyse van een spel: waarom de betere zet beter is. ‘De andere zet’ is de gespeelde, of de op een na beste.

review-reason-wins-more = Hij wint { $best }% van de potjes die vanaf hier worden uitgespeeld, de andere zet { $other }%.

## Split

review-reason-split-wins = Het is de laatste kaart en wint meteen.
review-reason-split-hand = { $best ->
    [one] Er blijft { $best } kaart in de hand; na een reset { $other }.
   *[other] Er blijven { $best } kaarten in de hand; na een reset { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Hij maakt de tafel leeg: na de andere zet zou { $other } standaardkaart uit de hand passen.
   *[other] Hij maakt de tafel leeg: na de andere zet zouden { $other } standaardkaarten uit de hand passen.
  }
review-reason-split-keeps-standard = De andere zet laat alleen jokers in de hand, en een joker mag niet de laatste kaart zijn.
review-reason-split-saves-helper = De andere zet verbruikt een hulpkaart.
review-reason-split-saves-wild = Hij bewaart een joker voor als er niets anders past.
review-reason-split-spends-wild = Hij raakt een joker kwijt, die niet de laatste kaart mag zijn.
review-reason-split-fits = { $best ->
    [one] Daarna zou { $best } standaardkaart uit de hand passen, na de andere zet { $other }.
   *[other] Daarna zouden { $best } standaardkaarten uit de hand passen, na de andere zet { $other }.
  }
review-reason-split-room = { $best ->
    [one] Hij laat de volgende speler maar ruimte voor { $best } getal, de andere zet voor { $other }.
   *[other] Hij laat de volgende speler maar ruimte voor { $best } getallen, de andere zet voor { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Hij laat de volgende speler ruimte voor { $best } getal, de andere zet maar voor { $other }.
   *[other] Hij laat de volgende speler ruimte voor { $best } getallen, de andere zet maar voor { $other }.
  }
review-reason-split-further-out = De { $best } ligt verder aan de rand dan de { $other } en is later moeilijker te spelen.
review-reason-split-opens-honestly = Een eerlijke opening hoeft niet bang te zijn voor twijfel.
review-reason-split-opens-falsely = { $best ->
    [one] De bluf laat de anderen ruimte voor { $best } getal, de eerlijke opening voor { $other }.
   *[other] De bluf laat de anderen ruimte voor { $best } getallen, de eerlijke opening voor { $other }.
  }
review-reason-split-stuck = De volgende speler zit vast in { $best }% van de denkbare verdelingen, na de andere zet in { $other }%.
review-reason-split-stuck-together = De volgende speler zit maar in { $best }% van de denkbare verdelingen vast, na de andere zet in { $other }%.
review-reason-split-lie = In { $percent }% van de denkbare verdelingen is de opening bluf.
review-reason-split-honest = In { $percent }% van de denkbare verdelingen is de opening eerlijk.

## Splito

review-reason-splito-met = { $best ->
    [one] { $best } doel in de twee zones zou gehaald zijn, na de andere zet { $other }.
   *[other] { $best } doelen in de twee zones zouden gehaald zijn, na de andere zet { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] De twee zones zouden { $best } gezamenlijk doel hebben, na de andere zet { $other }.
   *[other] De twee zones zouden { $best } gezamenlijke doelen hebben, na de andere zet { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] { $best } doel in de twee zones zou gemist zijn, na de andere zet { $other }.
   *[other] { $best } doelen in de twee zones zouden gemist zijn, na de andere zet { $other }.
  }
review-reason-splito-open = { $best ->
    [one] { $best } doel in de twee zones zou nog open zijn, na de andere zet { $other }.
   *[other] { $best } doelen in de twee zones zouden nog open zijn, na de andere zet { $other }.
  }
review-reason-splito-product = Het product zou nu { $best } zijn, na de andere zet { $other }.
review-reason-splito-points = { $best ->
    [one] De twee zones zouden samen { $best } punt hebben, na de andere zet { $other }.
   *[other] De twee zones zouden samen { $best } punten hebben, na de andere zet { $other }.
  }
review-reason-splito-neighbour = De beste buur zou een product van { $best } hebben, na de andere zet van { $other }.
review-reason-splito-rival = De sterkste tegenstander zou een product van { $best } hebben, na de andere zet van { $other }.
review-reason-splito-product-later = In de potjes die vanaf hier worden uitgespeeld, eindigt het product gemiddeld op { $best }, na de andere zet op { $other }.
review-reason-splito-rival-later = In de potjes die vanaf hier worden uitgespeeld, eindigt de beste van de anderen gemiddeld op { $best }, na de andere zet op { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Zijn vak levert { $best } punt op, het andere { $other }.
   *[other] Zijn vak levert { $best } punten op, het andere { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Met zijn vak zou { $best } kolom aan kop gaan, met het andere { $other }.
   *[other] Met zijn vak zouden { $best } kolommen aan kop gaan, met het andere { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] In zijn vak ligt { $best } joker, in het andere { $other }.
   *[other] In zijn vak liggen { $best } jokers, in het andere { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Wat de vakken kunnen opleveren, is samen { $best } punt, na de andere zet { $other }.
   *[other] Wat de vakken kunnen opleveren, is samen { $best } punten, na de andere zet { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] De sterkste tegenstander zouden de vakken samen { $best } punt opleveren, na de andere zet { $other }.
   *[other] De sterkste tegenstander zouden de vakken samen { $best } punten opleveren, na de andere zet { $other }.
  }
review-reason-split-it-alone = In { $best }% van de gevallen zit daar niemand anders; in het andere vak in { $other }%.
review-reason-split-it-joker-points = { $best ->
    [one] Dat zou samen { $best } punt zijn, met de andere kolom { $other }.
   *[other] Dat zouden samen { $best } punten zijn, met de andere kolom { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] Kolom { $number } zou { $margin } kaart voorstaan.
   *[other] Kolom { $number } zou { $margin } kaarten voorstaan.
  }
review-reason-split-it-joker-column = Aan kop gaan in kolom { $best } levert meer op dan in kolom { $other }.

## De pagina van een analyse

review-name = Analyse
review-title = Analyse: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Eerst komt nog één andere analyse.
   *[other] Eerst komen nog { $count } andere analyses.
  }
review-working = Het potje wordt geanalyseerd. Resultaten verschijnen zodra ze er zijn.
review-while-open = Dat gaat door zolang deze pagina open is. Wat klaar is, blijft bewaard.
review-failed = Kan deze analyse niet tonen
review-chances = Winstkansen
review-chance = { $name }: { $percent }
review-together = Allemaal samen
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Wat de grafiek laat zien
review-sight-seen = Wat iedereen wist
review-sight-seen-about = Elke lijn laat iemands winstkans zien, naar wat die speler bij elke beslissing kon weten, net als bij het bewijs.
review-sight-known = Alle kaarten bekend
review-sight-known-about = Hier tellen alle handen mee, ook die niemand kon zien. De kansen keren vaak zonder dat iemand een fout maakt.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Sinds de vorige beslissing van { $name } ging de winstkans van { $before } naar { $after }. Dat kwam door de kaarten en de anderen, niet door { $name }.
review-turn-known = Met alle kaarten bekend gaat de kans van { $name } door deze zet van { $before } naar { $after }. Dat kon niemand weten: beslissingen worden beoordeeld op wat er te zien was.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Beslissingen van
review-everybody = Iedereen
review-mine = Alleen de mijne
review-previous = Vorige fout
review-next = Volgende fout
review-look = Op tafel bekijken
review-graph-keys = In de grafiek gaan ← en → van zet naar zet, Home en End naar de uiteinden.
review-numbers = De getallen
review-column-move = Zetten
review-seen-by = Zoals { $name } het zag
review-over = Het potje is afgelopen.
review-no-choice = Hier viel niets te kiezen.
review-decision = Zet { $number }, { $name }
review-played = Gespeeld: { $move }.
review-better = Beter: { $move }.
review-best-played = Er is niets beters gevonden.
review-loss = Dat kostte { $loss } winstkans (tussen { $low } en { $high }).
review-loss-unsure = Het kostte misschien { $loss }, maar dat is weinig of niet zeker (tussen { $low } en { $high }).
review-mixed = Hier kiest iedereen tegelijk, dus geen enkele keuze is altijd de beste. Deze wordt vergeleken met een goede mix van keuzes.
review-evidence = Bewijs
review-column-candidate = Zet
review-column-chance = Winstkans
review-column-tries = Proefpotjes
review-column-mix = In de mix
review-marked = Fouten
review-marked-about = Elke fout wordt beoordeeld op wat de speler toen kon weten.
review-marked-none = Geen duidelijke fouten.
review-grade-slip = Slordigheid
review-grade-mistake = Fout
review-grade-blunder = Blunder
review-parts = Geluk en kunde
review-parts-about = Hoe elke speler van een eerlijk deel bij de uitslag kwam: geluk, de anderen en eigen beslissingen. Samen geven ze de uitslag.
review-part-player = Speler
review-part-fair = Eerlijk deel
review-part-luck = Geluk
review-part-others = De anderen
review-part-own = Eigen beslissingen
review-part-result = Uitslag

review-try = Probeer het vanaf hier
review-try-about = Je neemt op dit moment van het potje de plek van { $name } in, en bots de andere. Het is een oefenpotje, niet eerlijk gedeeld.
review-try-cards = Verborgen kaarten
review-try-real = Zoals ze waren
review-try-imagined = Opnieuw gedeeld
review-try-level = Bots
review-try-play = Speel verder vanaf hier
