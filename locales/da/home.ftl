### Forsiden, de åbne borde, indstillinger, invitationer og venteværelset.

## Forsiden

home-title = Splittable
home-lead = Tre små snedige kortspil. Spil med det samme mod bots, eller send dine venner et link.
home-language = Sprog
home-settings = Indstillinger
home-to-home = Splittable, forside
home-games = Spil
home-other-games = Flere spil på denne server

home-name = Dit navn

# Navne til den, der ikke har givet noget.
home-guest-0 = Odder
home-guest-1 = Hare
home-guest-2 = Ugle
home-guest-3 = Grævling
home-guest-4 = Los
home-guest-5 = Hejre
home-guest-6 = Pindsvin
home-guest-7 = Rødkælk

home-about-split-it = Del rækken i tre, gæt i hemmelighed, og vind det stykke, ingen andre har gættet på.
home-about-splito = Del en zone med hver nabo, og gang venstre med højre.
home-about-split = Klem dine tal ind mellem to bunker.

home-players = { $least } til { $most } spillere
home-players-variant = { $least } til { $most } spillere, variant for 2

home-play-now = Spil nu
home-with-friends = Spil med venner
home-opening = Et øjeblik …
home-rules = Regler
home-lesson-new = Første gang? Spil et guidet spil
home-lesson-begun = Fortsæt det guidede spil
home-lesson-done = Spil det guidede spil igen
home-rules-game = Regler for { $game }
home-back = Alle spil

home-choices = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}, de normale regler
home-choices-variant = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}, en variant
home-choices-special = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}, tilpassede regler
home-change-choices = Skift spillere, bots og regler
home-reset-choices = Tilbage til det normale

home-seats = Spillere
home-seats-variant = De trykte regler er for 3 til 8 spillere. Varianten for to er vores egen rekonstruktion.
home-bots = Bots
home-bot-easy-about = De følger enkle regler og laver fejl.
home-bot-medium-about = De tænker lidt fremad: et jævnbyrdigt spil.
home-bot-hard-about = De gennemtænker hvert træk: en rigtig udfordring.
home-bot-rules-of-thumb-about = De kender spillets tommelfingerregler.

## Spillenes valgmuligheder

home-mode = Sådan spiller I
home-mode-competitive = Mod hinanden
home-mode-competitive-about = Den, der først er af med alle kort, vinder.
home-mode-cooperative = Sammen
home-mode-cooperative-about = Cooperative Play: Alle kommer af med alle kort, ellers vinder ingen. For mindst tre spillere.

home-helpers = Fælles hjælpekort
home-helpers-about = Wild cards ved siden af bordet, som alle må bruge, én gang hver. Færre gør det sværere.
home-helpers-both = 0 og 100
home-helpers-zero = Kun 0
home-helpers-hundred = Kun 100
home-helpers-none = Ingen

home-rules-options = Regler
home-option-remove-after-every-split = Fjern et stykke efter hver deling
home-option-remove-after-every-split-about = For to: Et stykke ryger ud, hver gang rækken deles i tre, ikke kun én gang pr. runde.
home-option-value-at-least = ”Mindst” er nok
home-option-value-at-least-about = Et mål, der kræver to 4’ere, er også opfyldt med tre.
home-option-show-side = Vis venstre eller højre
home-option-show-side-about = Alle ser straks, hvilken side et skjult kort skal ligge på.
home-option-reset-keeps-direction = Nulstilling bevarer retningen
home-option-reset-keeps-direction-about = Efter en nulstilling spilles videre samme vej, ikke med uret igen.
home-option-bluff-resets = Bluff
home-option-bluff-resets-about = Den, der nulstiller, må lægge to vilkårlige standardkort, og de andre må udfordre.

## Bordets indstillinger

home-series = Serie
home-series-none = Enkelte spil
home-series-wins = { $count ->
    [one] Først til { $count } sejr
   *[other] Først til { $count } sejre
}
home-series-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
home-table-settings = Bordets indstillinger
home-visibility = Hvem må være med
home-visibility-private = Kun folk med linket
home-visibility-public = Alle: Bordet vises på denne side
home-talk = Chat
home-talk-usual = Som normalt i spillet
home-talk-free = Fri
home-talk-presets = Kun faste sætninger
home-talk-off = Fra
home-talk-about = Også bots spørger og giver råd. Uden chat tier alle: et sværere spil.
home-clock = Tid pr. træk
home-clock-none = Intet ur
home-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
home-absence = Hvis nogen er væk
home-absence-never = Vent, så længe det tager
home-absence-seconds = { $seconds ->
    [one] En bot tager over efter { $seconds } sekund
   *[other] En bot tager over efter { $seconds } sekunder
}
home-absence-minutes = { $minutes ->
    [one] En bot tager over efter { $minutes } minut
   *[other] En bot tager over efter { $minutes } minutter
}
home-take-back = Valg kan ændres
home-take-back-about = Du kan ændre dit valg, indtil den sidste har valgt.
home-hints = Tips
home-hints-about = Alene med bots kan du bede om et tip; med andre mennesker skal alle først være enige.
home-aids-split-it = Vis optællingen
home-aids-split-it-about = Hvilke kort der er ude, og hvilke der stadig kan komme. Uden den må du selv tælle.
home-aids-splito = Vis hænder, du har givet videre
home-aids-splito-about = Hvad der er tilbage i de hænder, du har haft. Ellers må du huske det.

begins-split-it = Hvem begynder
begins-split = Hvem er kortgiver
begins-lot = Tilfældigt
begins-me = Mig
begins-about = Ved et bord med venner kan værten stadig ændre det, for eksempel til den yngste.
begins-youngest = Den yngste spiller
begins-youngest-who = Hvem er yngst?
begins-told-lot = En tilfældig spiller begynder.
begins-told-split-it = { $name } begynder.
begins-told-split = { $name } er kortgiver.
begins-why-youngest = Den yngste begynder.
begins-why-passed = Kortgiverrollen går til venstre.

## Mine borde

home-mine-sure = Du mister din plads der for altid.
home-mine-forget-sure = Ja, glem bordet
home-mine-all = { $n ->
    [one] Vis { $n } mere
   *[other] Vis { $n } flere
}

## Åbne borde

home-open = Åbne borde
home-open-about = Her må alle sætte sig eller se med.
home-open-none = Der er ingen åbne borde lige nu. Vil du åbne et, så vælg ”Alle” under bordets indstillinger i et spil.
home-open-look = Opdater
home-open-join = Vær med
home-open-watch = Se med
home-open-free = { $n ->
    [0] Alle pladser er taget
    [one] { $n } ledig plads
   *[other] { $n } ledige pladser
}
home-open-playing = Spillet er i gang
home-open-variant = En variant

## Et gemt spil

home-record = Åbn et gemt spil
home-record-about = Et hentet spil husker, hvordan kortene lå. Spil de samme kort selv, og se, om du gør det bedre.
home-record-choose = Vælg en fil …
home-record-review = Analysér
home-record-found = { $game } for { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}
home-record-names = Spillet af { $names }
home-record-unreadable = Filen er ikke et af vores spil. Vælg en, du har hentet efter et spil.
home-record-unfinished = Spillet er ikke slut endnu, så kortene forbliver hemmelige.
home-record-too-big = Filen er for stor til at være et spil.

home-about = Lavet af fans og gratis. Uden forbindelse til de trykte spils forlag og ophavsfolk.
home-licences = Tredjepartslicenser

## Hvad gik galt, og hvad kan man gøre.

problem-invalid = Det forstod serveren ikke. Indlæs siden igen.
problem-illegal = Det tillader reglerne ikke nu. Vælg noget andet.
problem-not-your-turn = Det er ikke din tur endnu.
problem-off-lesson = Her skal lektionen bruge et andet træk. Prøv det, din coach siger.
problem-stale = Bordet har ændret sig i mellemtiden. Vælg igen.
problem-wrong-phase = Det kan du ikke lige nu.
problem-not-allowed = Det må du ikke. For at sætte dig her skal du bruge et invitationslink.
problem-taken = Pladsen er taget. Tag en anden, eller se med.
problem-name-taken = Nogen her har allerede det navn eller et, der ligner meget. Vælg et andet.
problem-sent-away = Værten har fjernet dig fra dette bord.
problem-unknown = Bordet eller spillet findes ikke. Tjek linket.
problem-later-rules = Bordet er sidst spillet på en nyere version af serveren og kan ikke åbnes her.
problem-damaged = Bordet er beskadiget på serveren og kan ikke åbnes mere. Åbn et nyt.
problem-too-fast = Det gik lidt for hurtigt. Vent et øjeblik, og prøv igen.
problem-too-big = Det er for langt. Gør det kortere.
problem-foreign-origin = Du kan ikke spille på den server fra denne side. Åbn serverens egen side.
problem-too-busy = Der er bedt om for mange analyser lige nu. Prøv igen om lidt.
problem-full = Alle borde er optaget lige nu. Prøv igen om lidt.
problem-no-reviews = Spil kan ikke analyseres på denne server.
problem-closed = De, der driver serveren, har lukket dette bord.
problem-banned = De, der driver serveren, har udelukket dig.
problem-unwanted = Vælg andre ord: Et af dem er ikke tilladt på denne server.
problem-maintenance = Du kan ikke starte nye spil nu: Serveren skal snart vedligeholdes.
problem-unavailable = Der er ingen forbindelse til serveren lige nu. Prøv igen om lidt.
problem-broken = Noget gik galt hos os. Prøv igen.

## Indstillinger

settings-title = Indstillinger
settings-saved = Ændringer gemmes i denne browser.
settings-look = Udseende
settings-theme = Farver
settings-theme-system = Som min enhed
settings-theme-light = Lys
settings-theme-dark = Mørk
settings-contrast = Høj kontrast
settings-contrast-about = Altid, ikke kun når din enhed beder om det.
settings-felt = Baggrund
settings-felt-classic = Farverig
settings-felt-calm = Rolig
settings-index = Tal på kortene
settings-index-standard = Normale
settings-index-large = Store
settings-speed = Kortenes bevægelse
settings-speed-none = Ingen
settings-speed-rush = Meget hurtig
settings-speed-fast = Hurtig
settings-speed-normal = Normal
settings-speed-slow = Langsom
settings-speed-still = Din enhed beder om mindre bevægelse, så kortene flytter sig ikke synligt.
settings-patterns = Tydelige mønstre på farvede kort
settings-patterns-about = De gør det lettere at kende kortene fra hinanden uden farver.
settings-totals = Vis point under spillet
settings-totals-about = Summer og føringer indtil nu. Uden dem må du selv tælle.
settings-playing = Når du spiller
settings-confirm = Bekræft hvert træk
settings-confirm-about = Et ekstra tryk spiller kortet. Uden det spiller det sidste tryk kortet med det samme.
settings-shortcuts = Genveje med én tast
settings-shortcuts-about = Bogstaver og tal virker som genveje, når du ikke er ved at skrive.
settings-talk = Vis chatten
settings-talk-about = Slå den fra for at spille i fred.
settings-sound = Lyd
settings-sounds = Slå lyde til
settings-volume = Lydstyrke
settings-sound-turn = Det er min tur
settings-sound-sealed = Nogen har valgt
settings-sound-reveal = Valgene vises
settings-sound-hurry = Tiden er ved at løbe ud
settings-sound-tick = Hvert af mine sidste ti sekunder
settings-sound-talk = Nogen siger noget
settings-sound-end = Spillet er slut
settings-sound-rematch = Nogen vil have revanche
settings-sound-try = Lyt
settings-sound-try-sound = Lyt: { $sound }

## Invitationer

invite-title = Inviter venner
invite-about = Alle med linket kan sætte sig. Det kræver ingen konto.
invite-link = Link til spillere
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-not-copied = Din browser tillader ikke kopiering her. Linket er markeret, så du kan kopiere det selv.
invite-share = Del …
invite-share-text = Kom og spil med mig!
invite-qr = QR-kode med linket til spillere
invite-qr-about = Venner i nærheden kan scanne den her.
invite-only-here = Kun denne computer kan nå serveren. Start den med { $command } for at invitere telefoner og andre i dit netværk.
invite-no-address = Computeren er ikke på et netværk, så ingen andre kan åbne et link til den.
invite-here-link = Link kun til denne computer
invite-address = Adresse til de andre
invite-address-about = Prøv en anden, hvis linket ikke kan åbnes på deres telefoner.
invite-watch = Link til tilskuere
invite-watch-about = De ser det, der ligger åbent på bordet, men ingen hænder.
invite-watch-copy = Kopiér linket til tilskuere

## Venteværelset

gathering-title = { $game }: venter på spillere
gathering-about-host = Inviter venner, eller tilføj bots, og start så.
gathering-about-guest = Du har en plads. { $host } starter spillet.
gathering-about-guest-no-host = Du har en plads. Spillet starter snart.
gathering-about-newcomer = Du er inviteret. Skriv dit navn, og tag en plads.
gathering-about-late = Alle pladser er taget. Du kan se med herfra.
gathering-about-spectator = Du ser med. Vil du spille, så bed nogen ved bordet om et invitationslink.
gathering-known-deal = De her kort er spillet før, så nogen husker dem måske.
gathering-seats = Pladser
gathering-seat = Plads { $seat }
gathering-free = Ledig
gathering-you = Dig
gathering-host = Vært
gathering-away = Væk
gathering-sit = Sæt dig her
gathering-add-bot = Tilføj en bot
gathering-level = Hvor godt { $name } spiller
gathering-send-away = Fjern
gathering-send-away-name = Fjern { $name }
gathering-start = Start spillet
gathering-start-bots = { $n ->
    [one] Start med { $n } bot
   *[other] Start med { $n } bots
}
gathering-waiting = { $n ->
    [one] Venter på { $n } spiller mere
   *[other] Venter på { $n } spillere mere
}
gathering-waiting-host = Venter på, at { $name } starter
gathering-waiting-start = Alle pladser er taget. Venter på, at spillet starter.
gathering-rename = Skift mit navn
gathering-join = Tag en plads
gathering-watch-name = Se med under dette navn
gathering-watch-about = Med et navn kan du være med i chatten.
gathering-watchers = { $n ->
    [one] Ser med: { $names }
   *[other] Ser med: { $names }
}
gathering-rules = Reglerne ved dette bord
gathering-usual = De normale regler
gathering-variant = En variant for to, vores egen rekonstruktion
gathering-helpers = Fælles hjælpekort: { $helpers }
gathering-invite = Inviter venner
gathering-visibility-public = Bordet vises på forsiden: Alle må sætte sig.
gathering-visibility-private = Kun folk med linket kan finde dette bord.
gathering-talk-free = Chatten er fri.
gathering-talk-presets = Chat kun med faste sætninger.
gathering-talk-off = Ingen chat.
gathering-series = En serie: { $series }.
gathering-clock-none = Intet ur.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } sekund pr. træk.
   *[other] { $seconds } sekunder pr. træk.
}
gathering-take-back = Du kan ændre et skjult valg, indtil alle har valgt.
gathering-no-take-back = Et skjult valg kan ikke ændres.
gathering-hints = Tips, når alle er enige.
gathering-no-hints = Ingen tips.
gathering-absence = { $seconds ->
    [one] En bot spiller for den, der er væk i { $seconds } sekund.
   *[other] En bot spiller for den, der er væk i { $seconds } sekunder.
}
gathering-no-absence = Er nogen væk, venter spillet på dem.
gathering-no-aids-split-it = Ingen optælling: Du må selv tælle.
gathering-no-aids-splito = Hænder, du har givet videre, vises ikke igen.
gathering-leave = Forlad bordet
gathering-leave-sure = Gå, og opgiv din plads?

## Ansigter

face-choose = Vælg dit ansigt
face-bear = Bjørn
face-duck = And
face-fox = Ræv
face-koala = Koala
face-owl = Ugle
face-cat = Kat
face-hedgehog = Pindsvin
face-rabbit = Kanin
face-panda = Panda
face-frog = Frø
face-penguin = Pingvin
face-octopus = Blæksprutte
settings-reactions = Vis reaktioner
settings-reactions-about = Emojier, der stiger op fra pladserne.

## Mine spil

my-games = Mine spil
my-games-waiting-room = Ikke begyndt endnu
my-games-turn = Din tur
my-games-turn-of = Venter på { $name }
my-games-running = I gang
my-games-won = Vundet
my-games-shared = Delt sejr
my-games-lost = Tabt
my-games-replay = Gense
my-games-replay-of = Gense: { $game }, { $when }
my-games-review = Analyse
my-games-review-of = Analyse: { $game }, { $when }
my-games-remove = Fjern
my-games-remove-game = Fjern: { $game }, { $when }
my-games-sure = Fjern det fra listen og din statistik?
my-games-statistics = Min statistik
my-games-game = Spil
my-games-played = Spillet
my-games-wins = Vundet
my-games-share = Sejre i %
my-games-seats = { $seats } spillere
my-games-save = Gem som fil
my-games-bring = Hent spil fra en fil
my-games-brought = Spillene er hentet.
my-games-bad-file = Filen indeholder ikke spil fra Splittable; intet er ændret.

## Beskeder

settings-notices = Giv besked, når det er min tur
settings-notices-about = En notifikation på denne enhed, mens du laver noget andet.
settings-notices-refused = Browseren tillader ikke notifikationer fra denne side. Du kan tillade dem i browserens indstillinger.
settings-notices-none = Denne browser understøtter ikke notifikationer.
settings-vibrate = Vibrér
settings-vibrate-about = Når det er min tur, og når min tid løber ud, hvis din enhed kan det.

home-companion = Hvis du har det trykte spil
home-companion-score = Pointblok
home-companion-deck = Målene i din æske
home-companion-deals = Samme kort, flere borde
home-companion-rules = Spørgsmål til reglerne
home-deck = Mål
home-deck-usual = Splittables
home-deck-mine = Dem fra min æske
gathering-deck = Bordets egne mål

## Privacy, and what operators tell

privacy = Privatliv
forget-me = Glem mig
forget-about = Sletter dit navn og det, du har sagt, ved alle borde, som denne browser kender. Dine træk bliver stående uden navn, og du opgiver dine pladser. Det kan ikke fortrydes.
forget-sure = Ja, glem mig
forget-done = 
    { $tables ->
        [one] Klaret: Dit navn og dine ord er slettet fra { $tables } bord.
       *[other] Klaret: Dit navn og dine ord er slettet fra { $tables } borde.
    }
notice-from = Fra dem, der driver serveren: { $text }
