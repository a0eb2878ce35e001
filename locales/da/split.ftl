# Split: bordet. Standardkort og wild cards er de to slags kort.

# Hvad jeg skal gøre nu.
split-task-play = Spil et kort mellem { $low } og { $high }
split-task-side = Flyt { $middle } til venstre eller højre, og spil
split-task-reset = Intet passer: Du skal nulstille
split-task-reset-last = Du må ikke slutte med et wild card: Du skal nulstille
split-task-helper = Ingen af dine kort passer: Spil et hjælpekort
split-task-bury = For få standardkort: Læg et wild card underst
split-task-open = Læg to standardkort som nye bunker
split-task-answer = { $name } har nulstillet: Tror du på det?
split-task-over = Spillet er slut

split-progress = Tur { $turn }
split-progress-opening = Åbning

split-card = { $card }
split-card-wild = { $card }, wild card

# De tal, der er plads til mellem to bunker.
split-room = { $first }–{ $last }
split-room-one = kun { $card }
split-room-none = ingen plads

split-line-empty = Tallinje fra 0 til 100. Der er ingen bunker.
split-line-piles = Tallinje fra 0 til 100. Venstre bunke { $left }, højre bunke { $right }.
split-line-gap = Plads: { $room }.
split-line-gap-left = Plads, hvis { $middle } går til venstre: { $room }.
split-line-gap-right = Plads, hvis { $middle } går til højre: { $room }.

# Midten af bordet.
split-table = Bunker og midterkort
split-send-left = { $middle } til venstre
split-send-right = { $middle } til højre
split-fit-count = { $count ->
    [0] ingen af dine passer
    [one] { $count } af dine passer
   *[other] { $count } af dine passer
  }
split-pile-left = Venstre bunke
split-pile-right = Højre bunke
split-pile-cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
  }
split-middle = Midten
split-middle-card = Midterkort: { $card }
split-middle-empty = Intet midterkort endnu
split-piles-none = Venter på nye bunker

# Pladserne.
split-seats = Pladserne med uret, og hvor mange kort de har
split-seat-cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
  }
split-seat-you = dig
split-seat-turn = har tur
split-seat-out = færdig
split-seat-answered = har svaret
split-clockwise = med uret
split-counter-clockwise = mod uret

# Trækbunken.
split-stock = Trækbunke { $count }
split-discards = Aflægningsbunke { $count }
split-discards-title = Aflægningsbunken
split-discards-about = Alle må se den. Når trækbunken ikke slår til, lægges den under.
split-discards-none = Ingen kort er lagt af endnu.
split-buried = Underst { $count }
split-buried-title = Wild cards, du har lagt underst
split-buried-about = Kun du kender dem. De kommer igen, når trækbunken er trukket så langt ned.
split-buried-card = { $before ->
    [0] { $card } er det næste kort i trækbunken
    [one] { $card }, under { $before } kort
   *[other] { $card }, under { $before } kort
  }

# Hånden.
split-hand = Din hånd, { $count ->
    [one] { $count } kort
   *[other] { $count } kort
  }
split-hand-empty = Du har ingen kort tilbage
split-watching = Du ser med: Hænderne er skjult
split-helpers = Hjælpekort for alle
split-place = { $place } af { $count }
split-chosen = valgt
split-new = nyt
split-fits-left = passer, hvis midterkortet går til venstre
split-fits-right = passer, hvis midterkortet går til højre
split-fits-both = passer på begge sider
split-fits = passer
split-fits-not = passer ikke
split-fits-not-side = passer ikke på den side, du har valgt
split-wild-last = du må ikke slutte med et wild card
split-only-wilds = kun et wild card kan lægges underst
split-only-standards = kun et standardkort kan lægges
split-strands = så har du kun wild cards
split-legend-left = passer, hvis { $middle } går til venstre
split-legend-right = passer, hvis { $middle } går til højre
split-legend-between = passer mellem bunkerne
split-sort-value = Sortér efter tal
split-sort-wilds = Wild cards til sidst

# Knappen, der spiller det valgte.
split-play = Spil { $card }
split-play-left = { $middle } til venstre, spil { $card }
split-play-right = { $middle } til højre, spil { $card }
split-ask-side = Hvilken vej skal { $middle }?
split-side-left = { $middle } til venstre
split-side-right = { $middle } til højre
split-play-anyway = Spil { $card } alligevel
split-stranding = Efter { $card } har du kun wild cards. Du må ikke slutte med et wild card, så du bliver nødt til at nulstille.
split-stranding-together = Efter { $card } har du kun wild cards. Den hånd kan aldrig blive tom, og spillet ville være tabt.

# Nulstilling.
split-reset-ask = Nulstil …
split-reset-title = Nulstil bordet?
split-reset-forced = Nulstil bordet
split-reset-discard = { $count ->
    [one] Det ene kort på bordet lægges af.
   *[other] Alle { $count } kort på bordet lægges af.
  }
split-reset-draw = Du trækker 3 kort fra trækbunken, som har { $stock }.
split-reset-draw-refill = Trækbunken har kun { $stock }, så aflægningsbunken lægges først under den. Så trækker du 3 kort.
split-reset-lay = Dit laveste og dit højeste standardkort bliver de nye bunker. Nu ville det være { $low } og { $high }; de kort, du trækker, kan ændre det.
split-reset-bury = Du skal bruge to standardkort til de nye bunker. Har du stadig færre, lægger du wild cards under trækbunken, ét ad gangen, og trækker et kort for hvert.
split-reset-bluff = Du lægger to standardkort efter eget valg som nye bunker. Det ærlige er det laveste og det højeste. De andre må udfordre dig.
split-reset-count = Du går fra { $before ->
    [one] { $before } kort
   *[other] { $before } kort
  } til { $after }.
split-reset-next = Der spilles videre med uret, og { $name } er den næste.
split-reset-next-kept = Retningen er den samme, og { $name } er den næste.
split-reset-next-two = Så er det { $name }, der har tur.
split-reset-confirm = Nulstil

# At lægge et wild card underst.
split-bury-pick = Vælg det wild card, der skal under trækbunken.
split-bury = Læg { $card } underst

# Åbning ved en nulstilling med bluff.
split-open-pick = Vælg to standardkort. Laveste og højeste er ærligt; alt andet er bluff.
split-open-honest = Ærligt: { $low } og { $high }
split-open = Læg { $low } og { $high }
split-open-bluff = Bluff med { $low } og { $high }

# Svar på en nulstilling.
split-answer-about = { $name } har lagt { $low } og { $high }. Ærligt eller bluff?
split-trust = Tro på det
split-challenge = Udfordr
split-challenge-about = Et bluff koster { $name } 5 kort. Var det ærligt, trækker du 1.
split-seal-trust = Svar: Tro på det
split-seal-challenge = Svar: Udfordr
split-answered-trust = Du tror på det
split-answered-challenge = Du udfordrer
split-answered-wait = Skjult, til alle har svaret.

# Forløbet.
split-chapter-first = Åbningen
split-chapter-reset = Efter en nulstilling
split-log-middle-left = { $name } flytter { $card } til venstre.
split-log-middle-right = { $name } flytter { $card } til højre.
split-log-played = { $name } spiller { $card }.
split-log-wild = { $name } spiller { $card }, et wild card.
split-log-helper = { $name } spiller { $card }, hjælpekortet.
split-log-clockwise = Nu spilles der med uret.
split-log-counter-clockwise = Nu spilles der mod uret.
split-log-reset = { $name } nulstiller. { $count ->
    [one] { $count } kort lægges af.
   *[other] { $count } kort lægges af.
  }
split-log-refill = { $count ->
    [one] { $count } kort fra aflægningsbunken lægges under trækbunken.
   *[other] { $count } kort fra aflægningsbunken lægges under trækbunken.
  }
split-log-drawn = { $name } trækker { $count ->
    [0] ingenting.
    [one] { $count } kort.
   *[other] { $count } kort.
  }
split-log-drawn-cards = { $name } trækker { $cards }.
split-log-buried = { $name } lægger et wild card under trækbunken.
split-log-buried-card = { $name } lægger { $card } under trækbunken.
split-log-opened = { $name } lægger { $low } og { $high }.
split-log-opening = Spillet starter med bunkerne { $low } og { $high }.
split-log-answered = { $name } har svaret.
split-log-taken-back = { $name } tager sit svar tilbage.
split-log-all-trust = Ingen udfordrer nulstillingen.
split-log-challenged = { $count ->
    [one] { $names } udfordrer nulstillingen.
   *[other] { $names } udfordrer nulstillingen.
  }
split-log-honest = Nulstillingen fra { $name } var ærlig.
split-log-bluff = Nulstillingen fra { $name } var et bluff.
split-log-out = { $name } har ikke flere kort.

# Slutningen.
split-end-last-card = { $name } spiller sit sidste kort og vinder.
split-end-turn-limit = { $count ->
    [one] Grænsen på 1.000 ture er nået. { $names } vinder med færrest kort.
   *[other] Grænsen på 1.000 ture er nået. { $names } deler sejren med færrest kort.
  }
split-end-everyone-out = Vundet sammen: Alle hænder er tomme.
split-end-stuck = Tabt sammen: Den, der havde tur, kunne ikke spille.
split-end-stuck-seat = Tabt sammen: { $name } kunne ikke spille.

split-score-going = Kort på hånden nu
split-score-won = Vundet sammen!
split-score-lost = Tabt sammen
split-score-wins = { $names } vinder!
split-score-share = { $names } deler sejren
split-score-seat = Spiller
split-score-cards = Kort tilbage
split-score-winner = vinder
split-score-stuck = { $name } kunne ikke spille: Intet passede, og der var ingen hjælpekort tilbage.
split-score-how = Den, der først er ude, vinder. Det, de andre har tilbage, vises, men tæller ikke.
split-score-how-together = Alle hænder skal være tomme. Er der bare ét kort tilbage, har alle tabt.
split-score-yours = Det har du stadig
split-score-total = { $count ->
    [one] { $count } kort tilbage i alt
   *[other] { $count } kort tilbage i alt
  }

split-goal = Mål: Bliv den første uden kort
split-goal-together = Mål: Tøm alle hænder sammen
split-foreseen-fits = { $all ->
    [one] Du kan stadig spille dit sidste kort: { $cards }
   *[other] { $count ->
        [one] Du kan stadig spille ét af dine { $all } kort: { $cards }
       *[other] Du kan stadig spille { $count } af dine { $all } kort: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Dit sidste kort ville ikke passe
   *[other] Ingen af dine { $all } kort ville passe
}
split-foreseen-room = Plads: { $room }
split-foreseen-helpers = Hjælpekort tilbage: { $helpers }
split-foreseen-wins = Dit sidste kort: Du vinder
split-foreseen-out = Dit sidste kort: Du er færdig
split-foreseen-drawn = { $drawn ->
    [one] Du trækker ét kort og har så { $count }
   *[other] Du trækker { $drawn } kort og har så { $count }
}
split-foreseen-bluff = Et bluff: Udfordrer nogen, trækker du { $count }
split-foreseen-doubt = Var det ærligt, trækker du { $count }

split-band-0 = rød
split-band-1 = orange
split-band-2 = brun
split-band-3 = oliven
split-band-4 = grøn
split-band-5 = turkis
split-band-6 = blå
split-band-7 = indigo
split-band-8 = lilla
split-band-9 = pink

## Tips: hvorfor et træk er godt.

hint-split-wins = Det er dit sidste kort, og det vinder med det samme.
hint-split-hand = { $best ->
    [one] Du har { $best } kort tilbage; efter en nulstilling har du flere.
   *[other] Du har { $best } kort tilbage; efter en nulstilling har du flere.
  }
hint-split-clears = Det rydder bordet, hvor næsten ingen af dine kort ville passe.
hint-split-keeps-standard = Du beholder { $cards }, dit eneste standardkort: Man må ikke slutte med et wild card.
hint-split-saves-helper = Det gemmer hjælpekortet { $cards } til senere.
hint-split-saves-wild = Det gemmer dit wild card { $cards }, til intet andet passer.
hint-split-spends-wild = Du kommer af med et wild card, som man ikke må slutte med.
hint-split-fits = Bagefter kan du stadig spille { $cards }.
hint-split-room = { $best ->
    [one] Selv i det største hul har { $name } kun plads til { $best } tal.
   *[other] Selv i det største hul har { $name } kun plads til { $best } tal.
  }
hint-split-room-together = { $best ->
    [one] Det giver { $name } et hul med plads til { $best } tal.
   *[other] Det giver { $name } et hul med plads til { $best } tal.
  }
hint-split-further-out = { $best } ligger langt ude og ville være svær at spille senere.
hint-split-opens-honestly = En ærlig åbning behøver ikke frygte en udfordring.
hint-split-opens-falsely = { $best ->
    [one] Bluffet giver de andre plads til kun { $best } tal.
   *[other] Bluffet giver de andre plads til kun { $best } tal.
  }
split-side-key-left = Send midterkortet til venstre
split-side-key-right = Send midterkortet til højre
