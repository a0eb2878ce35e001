### Analyse af et spil: hvorfor det bedre træk er bedre. ”Det andet træk” er det spillede eller det næstbedste.

review-reason-wins-more = Det vinder { $best } % af de spil, der spilles videre herfra, det andet træk { $other } %.

## Split

review-reason-split-wins = Det er det sidste kort og vinder med det samme.
review-reason-split-hand = { $best ->
    [one] Bagefter er der { $best } kort på hånden; efter en nulstilling { $other }.
   *[other] Bagefter er der { $best } kort på hånden; efter en nulstilling { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Det rydder bordet: Efter det andet træk ville der være { $other } standardkort på hånden, som passer.
   *[other] Det rydder bordet: Efter det andet træk ville der være { $other } standardkort på hånden, som passer.
  }
review-reason-split-keeps-standard = Det andet træk efterlader kun wild cards på hånden, og man må ikke slutte med et wild card.
review-reason-split-saves-helper = Det andet træk bruger et hjælpekort.
review-reason-split-saves-wild = Det sparer et wild card til når intet andet passer.
review-reason-split-spends-wild = Det kommer af med et wild card, som man ikke må slutte med.
review-reason-split-fits = { $best ->
    [one] { $best } standardkort på hånden ville passe bagefter, efter det andet træk { $other }.
   *[other] { $best } standardkort på hånden ville passe bagefter, efter det andet træk { $other }.
  }
review-reason-split-room = { $best ->
    [one] Det giver den næste plads til kun { $best } tal, det andet træk til { $other }.
   *[other] Det giver den næste plads til kun { $best } tal, det andet træk til { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Det giver den næste plads til { $best } tal, det andet træk kun til { $other }.
   *[other] Det giver den næste plads til { $best } tal, det andet træk kun til { $other }.
  }
review-reason-split-further-out = { $best } ligger længere ude end { $other } og er sværere at spille senere.
review-reason-split-opens-honestly = En ærlig åbning behøver ikke frygte en udfordring.
review-reason-split-opens-falsely = { $best ->
    [one] Bluffet giver de andre plads til { $best } tal, den ærlige åbning til { $other }.
   *[other] Bluffet giver de andre plads til { $best } tal, den ærlige åbning til { $other }.
  }
review-reason-split-stuck = Den næste kan ikke spille i { $best } % af de tænkte fordelinger, efter det andet træk i { $other } %.
review-reason-split-stuck-together = Den næste kan kun i { $best } % af de tænkte fordelinger ikke spille, efter det andet træk i { $other } %.
review-reason-split-lie = I { $percent } % af de tænkte fordelinger er åbningen et bluff.
review-reason-split-honest = I { $percent } % af de tænkte fordelinger er åbningen ærlig.

## Splito

review-reason-splito-met = { $best ->
    [one] { $best } mål i de to zoner ville være opfyldt, efter det andet træk { $other }.
   *[other] { $best } mål i de to zoner ville være opfyldt, efter det andet træk { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] De to zoner ville føre i { $best } fællesmål, efter det andet træk i { $other }.
   *[other] De to zoner ville føre i { $best } fællesmål, efter det andet træk i { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] { $best } mål i de to zoner ville være tabt, efter det andet træk { $other }.
   *[other] { $best } mål i de to zoner ville være tabt, efter det andet træk { $other }.
  }
review-reason-splito-open = { $best ->
    [one] { $best } mål i de to zoner ville stadig være åbent, efter det andet træk { $other }.
   *[other] { $best } mål i de to zoner ville stadig være åbne, efter det andet træk { $other }.
  }
review-reason-splito-product = Produktet ville lige nu være { $best }, efter det andet træk { $other }.
review-reason-splito-points = { $best ->
    [one] De to zoner ville tilsammen have { $best } point, efter det andet træk { $other }.
   *[other] De to zoner ville tilsammen have { $best } point, efter det andet træk { $other }.
  }
review-reason-splito-neighbour = Den bedste nabo ville have et produkt på { $best }, efter det andet træk på { $other }.
review-reason-splito-rival = Den stærkeste modstander ville have et produkt på { $best }, efter det andet træk på { $other }.
review-reason-splito-product-later = I de spil, der spilles videre herfra, ender produktet i snit på { $best }, efter det andet træk på { $other }.
review-reason-splito-rival-later = I de spil, der spilles videre herfra, ender den bedste af de andre i snit på { $best }, efter det andet træk på { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Stykket giver i alt { $best } point, det andet stykke { $other }.
   *[other] Stykket giver i alt { $best } point, det andet stykke { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Med stykket ville { $best } kolonne føre, med det andet { $other }.
   *[other] Med stykket ville { $best } kolonner føre, med det andet { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] Der er { $best } joker i stykket, i det andet { $other }.
   *[other] Der er { $best } jokere i stykket, i det andet { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Stykkerne kan tilsammen give { $best } point, efter det andet træk { $other }.
   *[other] Stykkerne kan tilsammen give { $best } point, efter det andet træk { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Den stærkeste modstander kunne i alt få { $best } point af stykkerne, efter det andet træk { $other }.
   *[other] Den stærkeste modstander kunne i alt få { $best } point af stykkerne, efter det andet træk { $other }.
  }
review-reason-split-it-alone = I { $best } % af tilfældene er der ingen andre; i det andet stykke i { $other } %.
review-reason-split-it-joker-points = { $best ->
    [one] Det ville give i alt { $best } point, med den anden kolonne { $other }.
   *[other] Det ville give i alt { $best } point, med den anden kolonne { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] Kolonnen med { $number } ville føre med { $margin } kort.
   *[other] Kolonnen med { $number } ville føre med { $margin } kort.
  }
review-reason-split-it-joker-column = Føring i kolonnen med { $best } giver mere end i kolonnen med { $other }.

## Siden med en analyse

review-name = Analyse
review-title = Analyse: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Én anden analyse kommer først.
   *[other] { $count } andre analyser kommer først.
  }
review-working = Spillet analyseres. Resultaterne vises, efterhånden som de kommer.
review-while-open = Det fortsætter, så længe siden er åben. Når det er færdigt, bliver det gemt.
review-failed = Kan ikke vise denne analyse
review-chances = Vinderchancer
review-chance = { $name }: { $percent }
review-together = Alle sammen
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Hvad grafen viser
review-sight-seen = Hvad hver spiller vidste
review-sight-seen-about = Hver linje viser en spillers vinderchance ud fra, hvad spilleren kunne vide ved hvert valg, ligesom i belægget.
review-sight-known = Alle kort kendt
review-sight-known-about = Her tæller alle hænder, også dem ingen kunne se. Chancerne skifter tit, uden at nogen laver en fejl.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Siden { $name }s forrige valg gik vinderchancen fra { $before } til { $after }. Det skyldtes kortene og de andre, ikke { $name }.
review-turn-known = Med alle kort kendt går { $name }s chance fra { $before } til { $after } med dette træk. Det kunne ingen vide: Valget bedømmes ud fra det, der kunne ses.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Valg truffet af
review-everybody = Alle
review-mine = Kun mine
review-previous = Forrige fejl
review-next = Næste fejl
review-look = Se det på bordet
review-graph-keys = På grafen går ← og → fra træk til træk, Home og End til enderne.
review-numbers = Tallene
review-column-move = Træk
review-seen-by = Som { $name } så det
review-over = Spillet er slut.
review-no-choice = Her var der intet at vælge.
review-decision = Træk { $number }, { $name }
review-played = Spillet: { $move }.
review-better = Bedre: { $move }.
review-best-played = Der blev ikke fundet noget bedre.
review-loss = Det kostede { $loss } af vinderchancen (mellem { $low } og { $high }).
review-loss-unsure = Det kostede måske { $loss }, men det er lidt eller ikke sikkert (mellem { $low } og { $high }).
review-mixed = Her vælger alle samtidig, så intet enkelt valg er bedst. Dette sammenlignes med en god blanding af valg.
review-evidence = Belæg
review-column-candidate = Træk
review-column-chance = Vinderchance
review-column-tries = Prøvespil
review-column-mix = I blandingen
review-marked = Fejl
review-marked-about = Hver bedømmes ud fra, hvad spilleren kunne vide på det tidspunkt.
review-marked-none = Ingen klare fejl.
review-grade-slip = Småfejl
review-grade-mistake = Fejl
review-grade-blunder = Bommert
review-parts = Held og dygtighed
review-parts-about = Hvordan hver spiller kom fra en rimelig andel til resultatet: held, de andre og egne valg. Delene giver tilsammen resultatet.
review-part-player = Spiller
review-part-fair = Rimelig andel
review-part-luck = Held
review-part-others = De andre
review-part-own = Egne valg
review-part-result = Resultat

review-try = Prøv herfra
review-try-about = Du overtager pladsen fra { $name } på dette tidspunkt af spillet, og bots tager de andre. Det er en øvelse, ikke en fair uddeling.
review-try-cards = Skjulte kort
review-try-real = Som de var
review-try-imagined = Givet om
review-try-level = Bots
review-try-play = Spil videre herfra
