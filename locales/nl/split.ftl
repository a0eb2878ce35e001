# Split aan tafel. ‘Standaardkaart’ en ‘joker’ heten overal zo.

split-task-play = Speel een kaart tussen { $low } en { $high }
split-task-side = Stuur { $middle } naar links of rechts en speel
split-task-reset = Niets past: je moet resetten
split-task-reset-last = Een joker mag niet je laatste kaart zijn: je moet resetten
split-task-helper = Geen van je kaarten past: speel een hulpkaart
split-task-bury = Te weinig standaardkaarten: leg een joker onder de trekstapel
split-task-open = Kies twee standaardkaarten als nieuwe stapels
split-task-answer = { $name } heeft gereset: geloof je het?
split-task-over = Het potje is afgelopen

split-progress = Beurt { $turn }
split-progress-opening = Begin

split-card = { $card }
split-card-wild = { $card }, joker

split-room = { $first }–{ $last }
split-room-one = alleen { $card }
split-room-none = geen ruimte

split-line-empty = Getallenlijn van 0 tot 100. Er zijn geen stapels.
split-line-piles = Getallenlijn van 0 tot 100. Linkerstapel { $left }, rechterstapel { $right }.
split-line-gap = Ruimte: { $room }.
split-line-gap-left = Ruimte als { $middle } naar links gaat: { $room }.
split-line-gap-right = Ruimte als { $middle } naar rechts gaat: { $room }.

split-table = Stapels en middelste kaart
split-send-left = { $middle } links
split-send-right = { $middle } rechts
split-fit-count = { $count ->
    [0] geen van je kaarten past
    [one] { $count } van je kaarten past
   *[other] { $count } van je kaarten passen
  }
split-pile-left = Linkerstapel
split-pile-right = Rechterstapel
split-pile-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
split-middle = Midden
split-middle-card = Middelste kaart: { $card }
split-middle-empty = Nog geen middelste kaart
split-piles-none = Wachten op nieuwe stapels

split-seats = Plekken met de klok mee, en hun kaarten
split-seat-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
split-seat-you = jij
split-seat-turn = aan de beurt
split-seat-out = klaar
split-seat-answered = heeft geantwoord
split-clockwise = met de klok mee
split-counter-clockwise = tegen de klok in

split-stock = Trekstapel { $count }
split-discards = Aflegstapel { $count }
split-discards-title = De aflegstapel
split-discards-about = Iedereen mag erin kijken. Raakt de trekstapel op, dan gaan deze kaarten eronder.
split-discards-none = Er is nog niets afgelegd.
split-buried = Weggestopt { $count }
split-buried-title = Jouw jokers onder de trekstapel
split-buried-about = Alleen jij kent ze. Ze komen terug als de trekstapel tot daar op is.
split-buried-card = { $before ->
    [0] { $card } is de volgende kaart van de trekstapel
    [one] { $card }, onder { $before } kaart
   *[other] { $card }, onder { $before } kaarten
  }

split-hand = Je hand, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
split-hand-empty = Je hebt geen kaarten meer
split-watching = Je kijkt mee: de handen zijn verborgen
split-helpers = Hulpkaarten
split-place = { $place } van { $count }
split-chosen = gekozen
split-new = nieuw
split-fits-left = past als de middelste kaart naar links gaat
split-fits-right = past als de middelste kaart naar rechts gaat
split-fits-both = past aan beide kanten
split-fits = past
split-fits-not = past niet
split-fits-not-side = past niet aan de gekozen kant
split-wild-last = een joker mag niet je laatste kaart zijn
split-only-wilds = je kunt alleen een joker wegstoppen
split-only-standards = je kunt alleen standaardkaarten leggen
split-strands = dan heb je alleen jokers
split-legend-left = past met { $middle } links
split-legend-right = past met { $middle } rechts
split-legend-between = past tussen de stapels
split-sort-value = Sorteer op getal
split-sort-wilds = Jokers achteraan

split-play = Speel { $card }
split-play-left = { $middle } links, speel { $card }
split-play-right = { $middle } rechts, speel { $card }
split-ask-side = Waar gaat { $middle } heen?
split-side-left = { $middle } links
split-side-right = { $middle } rechts
split-play-anyway = Speel { $card } toch
split-stranding = Na { $card } heb je alleen nog jokers. Een joker mag niet de laatste kaart zijn, dus je zult moeten resetten.
split-stranding-together = Na { $card } heb je alleen nog jokers. Die hand raakt nooit leeg, en het potje zou verloren zijn.

split-reset-ask = Reset…
split-reset-title = Tafel resetten?
split-reset-forced = Tafel resetten
split-reset-discard = { $count ->
    [one] De { $count } kaart op tafel gaat naar de aflegstapel.
   *[other] Alle { $count } kaarten op tafel gaan naar de aflegstapel.
  }
split-reset-draw = Je trekt 3 kaarten van de trekstapel, die er { $stock } heeft.
split-reset-draw-refill = De trekstapel heeft er maar { $stock }, dus eerst gaat de aflegstapel eronder. Dan trek je 3 kaarten.
split-reset-lay = Je laagste en je hoogste standaardkaart worden de nieuwe stapels. Nu zouden dat { $low } en { $high } zijn; de kaarten die je trekt, kunnen dat veranderen.
split-reset-bury = Voor de nieuwe stapels heb je twee standaardkaarten nodig. Heb je er dan nog steeds minder, dan leg je jokers een voor een onder de trekstapel en trek je er telkens een kaart voor.
split-reset-bluff = Je legt twee standaardkaarten naar keuze als nieuwe stapels. Eerlijk is de laagste en de hoogste. De anderen mogen het betwijfelen.
split-reset-count = Je gaat van { $before ->
    [one] { $before } kaart
   *[other] { $before } kaarten
  } naar { $after }.
split-reset-next = Het gaat met de klok mee verder, en { $name } is aan de beurt.
split-reset-next-kept = De richting blijft hetzelfde, en { $name } is aan de beurt.
split-reset-next-two = Dan is { $name } aan de beurt.
split-reset-confirm = Reset

split-bury-pick = Kies de joker die onder de trekstapel gaat.
split-bury = Stop { $card } weg

split-open-pick = Kies twee standaardkaarten. Laagste en hoogste is eerlijk; al het andere is bluf.
split-open-honest = Eerlijk: { $low } en { $high }
split-open = Leg { $low } en { $high }
split-open-bluff = Bluf met { $low } en { $high }

split-answer-about = { $name } heeft { $low } en { $high } gelegd. Eerlijk of bluf?
split-trust = Geloven
split-challenge = Betwijfelen
split-challenge-about = Bluf kost { $name } 5 kaarten. Was het eerlijk, dan trek jij er 1.
split-seal-trust = Geheim: geloven
split-seal-challenge = Geheim: betwijfelen
split-answered-trust = Je gelooft het
split-answered-challenge = Je betwijfelt het
split-answered-wait = Geheim tot iedereen heeft geantwoord.

split-chapter-first = Het begin
split-chapter-reset = Na een reset
split-log-middle-left = { $name } stuurt { $card } naar links.
split-log-middle-right = { $name } stuurt { $card } naar rechts.
split-log-played = { $name } speelt { $card }.
split-log-wild = { $name } speelt { $card }, een joker.
split-log-helper = { $name } speelt { $card }, de hulpkaart.
split-log-clockwise = Nu gaat het met de klok mee.
split-log-counter-clockwise = Nu gaat het tegen de klok in.
split-log-reset = { $name } reset. { $count ->
    [one] { $count } kaart gaat naar de aflegstapel.
   *[other] { $count } kaarten gaan naar de aflegstapel.
  }
split-log-refill = { $count ->
    [one] { $count } afgelegde kaart gaat onder de trekstapel.
   *[other] { $count } afgelegde kaarten gaan onder de trekstapel.
  }
split-log-drawn = { $name } trekt { $count ->
    [0] niets.
    [one] { $count } kaart.
   *[other] { $count } kaarten.
  }
split-log-drawn-cards = { $name } trekt { $cards }.
split-log-buried = { $name } legt een joker onder de trekstapel.
split-log-buried-card = { $name } legt { $card } onder de trekstapel.
split-log-opened = { $name } legt { $low } en { $high }.
split-log-opening = Het potje begint met de stapels { $low } en { $high }.
split-log-answered = { $name } heeft geantwoord.
split-log-taken-back = { $name } neemt het antwoord terug.
split-log-all-trust = Niemand betwijfelt de reset.
split-log-challenged = { $count ->
    [one] { $names } betwijfelt de reset.
   *[other] { $names } betwijfelen de reset.
  }
split-log-honest = De reset van { $name } was eerlijk.
split-log-bluff = De reset van { $name } was bluf.
split-log-out = { $name } heeft geen kaarten meer.

split-end-last-card = { $name } speelt de laatste kaart en wint.
split-end-turn-limit = { $count ->
    [one] De grens van 1000 beurten is bereikt. { $names } wint met de minste kaarten.
   *[other] De grens van 1000 beurten is bereikt. { $names } delen de overwinning met de minste kaarten.
  }
split-end-everyone-out = Samen gewonnen: alle handen zijn leeg.
split-end-stuck = Samen verloren: wie aan de beurt was, kon niet spelen.
split-end-stuck-seat = Samen verloren: { $name } kon niet spelen.

split-score-going = Kaarten in de hand nu
split-score-won = Samen gewonnen!
split-score-lost = Samen verloren
split-score-wins = { $names } wint!
split-score-share = { $names } delen de overwinning
split-score-seat = Speler
split-score-cards = Kaarten over
split-score-winner = winnaar
split-score-stuck = { $name } kon niet spelen: niets paste, en er was geen hulpkaart meer.
split-score-how = Wie als eerste geen kaarten meer heeft, wint. Wat de anderen nog hebben, zie je wel, maar telt niet.
split-score-how-together = Alle handen moeten leeg zijn. Blijft er ergens één kaart over, dan heeft iedereen verloren.
split-score-yours = Wat je nog hebt
split-score-total = { $count ->
    [one] in totaal { $count } kaart over
   *[other] in totaal { $count } kaarten over
  }

split-goal = Doel: als eerste geen kaarten meer hebben
split-goal-together = Doel: samen alle handen leegspelen
split-foreseen-fits = { $all ->
    [one] Je laatste kaart kun je dan nog spelen: { $cards }
   *[other] { $count ->
        [one] Van je { $all } kaarten kun je er dan nog { $count } spelen: { $cards }
       *[other] Van je { $all } kaarten kun je er dan nog { $count } spelen: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Je laatste kaart zou niet passen
   *[other] Geen van je { $all } kaarten zou passen
}
split-foreseen-room = Ruimte: { $room }
split-foreseen-helpers = Hulpkaarten over: { $helpers }
split-foreseen-wins = Je laatste kaart: je wint
split-foreseen-out = Je laatste kaart: je bent klaar
split-foreseen-drawn = { $drawn ->
    [one] Je trekt één kaart en hebt er dan { $count }
   *[other] Je trekt { $drawn } kaarten en hebt er dan { $count }
}
split-foreseen-bluff = Bluf: twijfelt iemand, dan trek je er { $count }
split-foreseen-doubt = Was het eerlijk, dan trek je er { $count }

split-band-0 = rood
split-band-1 = oranje
split-band-2 = bruin
split-band-3 = olijf
split-band-4 = groen
split-band-5 = turquoise
split-band-6 = blauw
split-band-7 = indigo
split-band-8 = paars
split-band-9 = roze

## Hints: waarom een zet goed is.

hint-split-wins = Het is je laatste kaart en wint meteen.
hint-split-hand = { $best ->
    [one] Je houdt { $best } kaart over; na een reset heb je er meer.
   *[other] Je houdt { $best } kaarten over; na een reset heb je er meer.
  }
hint-split-clears = Het maakt de tafel leeg; daar zou bijna geen van je kaarten passen.
hint-split-keeps-standard = Je houdt de { $cards }, je enige standaardkaart: een joker mag niet de laatste kaart zijn.
hint-split-saves-helper = Het bewaart de hulpkaart { $cards } voor later.
hint-split-saves-wild = Het bewaart de joker { $cards } voor als er niets anders past.
hint-split-spends-wild = Je raakt een joker kwijt, die niet de laatste kaart mag zijn.
hint-split-fits = Daarna kun je nog { $cards } spelen.
hint-split-room = { $best ->
    [one] Zelfs in het grootste gat heeft { $name } maar ruimte voor { $best } getal.
   *[other] Zelfs in het grootste gat heeft { $name } maar ruimte voor { $best } getallen.
  }
hint-split-room-together = { $best ->
    [one] { $name } houdt een gat met ruimte voor { $best } getal.
   *[other] { $name } houdt een gat met ruimte voor { $best } getallen.
  }
hint-split-further-out = De { $best } ligt ver aan de rand en zou later moeilijk te spelen zijn.
hint-split-opens-honestly = Een eerlijke opening hoeft niet bang te zijn voor twijfel.
hint-split-opens-falsely = { $best ->
    [one] De bluf laat de anderen maar ruimte voor { $best } getal.
   *[other] De bluf laat de anderen maar ruimte voor { $best } getallen.
  }
split-side-key-left = De middelste kaart naar links sturen
split-side-key-right = De middelste kaart naar rechts sturen
