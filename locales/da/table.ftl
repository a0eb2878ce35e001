# Bordet, som alle spil deler det.

## Sætningen øverst

status-chosen = Du har valgt. Venter på { $names }.
status-waiting = Venter på { $names }.
status-chosen-many = Du har valgt. Venter på { $count } andre.
status-waiting-many = Venter på { $count } spillere.
status-you-won = Du har vundet!
status-won =
    { $count ->
        [one] { $names } har vundet.
       *[other] { $names } har vundet sammen.
    }
status-all-won = Uafgjort: Alle vinder.
status-won-together = I har vundet sammen!
status-lost-together = Denne gang tabte I alle.
status-watching = Du ser med.
status-stood-in-move = Tiden er gået: En bot tager dette træk for dig.
status-stood-in = En bot spiller for dig.
status-rematch =
    { $count ->
        [one] { $names } vil have revanche.
       *[other] { $names } vil have revanche.
    }
status-rematch-same =
    { $count ->
        [one] { $names } vil spille de samme kort igen.
       *[other] { $names } vil spille de samme kort igen.
    }

title-table = { $game } · Splittable
title-turn = ● Din tur · { $game }
title-over = ■ Slut · { $game }
title-rematch = ■ Revanche? { $names } · { $game }

## Pladser

seats = Spillere
seat-you = dig
seat-bot = bot
seat-away = væk
seat-stand-in = en bot spiller imens
seat-waited = vælger
seat-done = har valgt
seat-rematch = vil have revanche
seat-clock =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }

## Forbindelse

connection-lost = Forbindelsen er afbrudt. Forbinder igen …
clock-seconds = { $seconds } sek.
clock-more = Mere tid
clock-last = Ti sekunder tilbage
lost-entries = { $count ->
    [one] Serveren har mistet det sidste, der skete her, så spillet går videre fra lige før.
   *[other] Serveren har mistet de sidste { $count } ting, der skete her, så spillet går videre fra lige før.
}
stood-in-clock = Din tid løb ud flere gange i træk, så en bot spiller for dig.
stood-in-absence = Du var væk, så en bot spiller for dig.
stood-in-left = Du gik, så en bot spiller for dig.
stood-in-missed = Din tid løb ud, så en bot tog ét træk for dig. Det næste er dit igen.
stood-in-back = Spil selv videre
stand-in-left = { $name } er gået, så en bot spiller videre.
stand-in-absence = { $name } er væk, så en bot spiller imens.
stand-in-clock = Tiden løb ud for { $name }, så en bot spiller videre.
take-over = Spil videre for en bot:
take-over-not = Bare se på

## Menu

menu = Menu
menu-settings = Indstillinger
menu-invite = Inviter venner
menu-leave = Forlad bordet
menu-screen = Vis på stor skærm
menu-home = Forside
menu-watch-link = Link til tilskuere
menu-stand-in = Lad en bot spille for { $name }
menu-stand-in-soon = { $name } var her lige: En bot kan tage over om { $seconds } sek.
menu-ban = Fjern { $name } for altid
leave-title = Forlad bordet?
leave-why-playing = En bot spiller videre for dig. Du kan komme tilbage med samme link.
leave-why = En anden kan tage din plads.
leave-confirm = Gå

## Panel: forløb, chat, stilling, regler

panel = Forløb, chat, stilling og regler
panel-open = Forløb og mere
panel-log = Forløb
panel-chat = Chat
panel-score = Stilling
panel-rules = Regler
panel-unread =
    { $count ->
        [one] { $count } ny besked
       *[other] { $count } nye beskeder
    }

log-empty = Der er ikke sket noget endnu.
log-jump = Vis dette øjeblik
looking-back = Sådan så det ud efter træk { $at }.
looking-back-now = Tilbage til nu

chat-empty = Ingen har sagt noget endnu.
chat-earlier = Vis, hvad der blev sagt tidligere
chat-label = Din besked
chat-send = Send
chat-presets = Sig det med ét tryk
chat-off = Chatten er slået fra ved dette bord.
chat-zen = Du har slået chatten fra for dig selv.
chat-watchers-later = Mens spillet er i gang, ser spillerne ikke, hvad tilskuerne siger.
chat-watch-first = Skriv et navn for at være med i chatten.
chat-name-confirm = Vær med
chat-spectator = { $name } (ser med)
chat-mute = Slå { $name } fra
chat-unmute = Slå { $name } til igen
chat-forbidden-splito = Prøv at vinde naboerne for dig, men sig ikke, hvilke kort du har, hvad du vil spille, eller hvilket mål du går efter.
chat-forbidden-split = Giv råd, men nævn aldrig et tal.
chat-about-objective-open = Dette mål er ikke opfyldt endnu …
chat-about-stay-in-band = Bliv i en farve …

## Slutningen

# Three buttons side by side: what one looks at after the game.
end-views = Hvad der vises
end-result = Resultatet
end-score = Stillingen
end-table = Bordet
end-rematch = Revanche
end-rematch-wanted = Du vil have revanche
end-rematch-waiting = Venter på { $names }.
end-rematch-now = Giv kort nu
end-rematch-join = Tag revanchen
end-same-join = Vær med: samme kort
end-same-wanted = Du vil have de samme kort
end-rematch-new = Revanche med nye kort
end-replay = Gense
end-review = Analyse
end-same-deal = Samme kort igen
end-share = Del
end-shared = Link kopieret
end-picture = Del som billede
end-again = Vis det sidste træk igen
end-download = Hent spillet
end-home = Forside
# Opens the seldom wanted actions.
end-more = Mere
# On the podium, for screen readers.
end-place = Nr. { $place }
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } point
  }
end-known-deal = De her kort er spillet før, så nogen kender dem måske.
tried-game = Øvelse fra spil { $number }, træk { $at }. Kortene var kendt, så det er ikke en fair uddeling.
tried-record = Øvelse fra et gemt spil, træk { $at }. Kortene var kendt, så det er ikke en fair uddeling.
tried-imagined = De skjulte kort er givet om.

## Faste sætninger

preset-hello = Hej!
preset-good-luck = Held og lykke!
preset-thanks = Tak!
preset-sorry = Undskyld!
preset-oops = Ups …
preset-well-played = Godt spillet!
preset-good-game = Godt spil!
preset-one-moment = Lige et øjeblik.
preset-i-am-back = Jeg er tilbage.
preset-take-your-time = Tag dig bare god tid.
preset-again = Et spil til?
preset-bye = Hej hej!
preset-nice-cut = Flot delt!
preset-great-minds = To sjæle, én tanke.
preset-so-close = Så tæt på!
preset-my-joker = Min dejlige joker!
preset-you-read-me = Du læser mine tanker.
preset-nice-zone = Sikke en fin zone!
preset-hello-neighbour = Hej, nabo!
preset-what-a-product = Sikke et produkt!
preset-last-round = Sidste runde!
preset-go-left = Til venstre, tak.
preset-go-right = Til højre, tak.
preset-stay-low = Hold jer til de lave tal.
preset-stay-high = Hold jer til de høje tal.
preset-tight-gap = Sikke et smalt hul!
preset-what-a-reset = Sikke en nulstilling!
preset-objective-open = Ikke opfyldt endnu: { $what }
preset-come-to-me = Kom og spil med mig!
preset-left-or-right = Venstre eller højre?
preset-any-advice = Hvad ville hjælpe dig?
preset-stay-middle = Hold jer til tallene i midten.
preset-stay-in-band = Bliv i denne farve, tak: { $what }
preset-i-am-fine = Jeg klarer mig.
preset-in-trouble = Jeg er på den.

# Several people at one device, and a screen for all
party-hand-over = Giv videre til { $name }
party-lift = Jeg er { $name }: vis mine kort
party-nobody = Det er ingens tur på denne enhed. Alle må kigge.
party-again = Spil igen
party-device = Flere på denne enhed
party-device-about = Send den rundt. Dine kort er skjult for de andre.
party-device-here = Også på denne enhed: { $names }
party-device-name = Navn på en spiller mere
party-device-add = Tilføj
party-scan = Scan for at være med
party-scan-watch = Scan for at se på
foreseen-then = så

## Reaktioner

reaction-open = Reagér
reaction-clap = Klapsalve
reaction-laugh = Latter
reaction-wow = Wow
reaction-hmm = Hmm
reaction-oops = Ups
reaction-heart = Hjerte
reaction-told = { $name }: { $reaction }

## Tips: hvorfor et træk er godt.

hint-only = Det er det eneste træk.
hint-in-the-end = Det klarede sig bedst, når spillet blev spillet videre herfra mange gange.
hint-ask = Tip
hint-thinking = Leder efter et godt træk …
hint-told = Tip: { $move }.
hint-by = { $name }, den stærkeste bot her, ville spille det her.
hint-none = Intet tip lige nu.
hint-agree = Tips til alle
hint-agree-about = Der er tips, når alle spillere har slået dette til.
hint-waiting-for = Mangler stadig: { $names }
hint-wished = { $name } vil gerne have tips til alle.
hint-join = Det er i orden
hint-close = Luk tippet

## Serien

series-bar-wins = Spil { $number }, først til { $count }
series-bar-games = Spil { $number } af { $count }
series-won = { $count ->
    [one] { $count } vundet
   *[other] { $count } vundet
}
series-to-wins = { $count ->
    [one] Serie: først til { $count } sejr
   *[other] Serie: først til { $count } sejre
}
series-to-games = { $count ->
    [one] Serie: { $count } spil
   *[other] Serie: { $count } spil
}
series-over = { $count ->
    [one] { $names } har vundet serien.
   *[other] { $names } deler serien.
}
series-over-you = Du har vundet serien!
series-over-together = { $won } af { $count } spil vundet sammen.
series-standing = Stillingen
series-wins = { $count ->
    [one] { $count } sejr
   *[other] { $count } sejre
}
series-left = er gået
series-games = Spil
series-game = Spil { $number }
series-game-won = Vundet
series-game-lost = Tabt
series-no-games = Intet spil i serien er slut endnu.
end-series = Serien
end-next = Næste spil
end-next-join = Med i næste spil
end-next-wanted = Du er klar
end-new-series = Ny serie
end-new-series-join = Med i en ny serie
end-new-series-wanted = Du vil have en ny serie
status-next = { $count ->
    [one] { $names } er klar til næste spil.
   *[other] { $names } er klar til næste spil.
}
status-new-series = { $count ->
    [one] { $names } vil have en ny serie.
   *[other] { $names } vil have en ny serie.
}
title-next = ■ Næste spil? { $names } · { $game }
title-new-series = ■ Ny serie? { $names } · { $game }
seat-next = klar til næste spil
seat-new-series = vil have en ny serie
help = Hjælp
help-rules = Læs reglerne
help-keys = Tastatur
help-key-tab = Gå til næste gruppe kort eller knapper
help-key-arrows = Gå fra kort til kort
help-key-enter = Vælg et kort, eller tryk på en knap
help-key-escape = Læg det valgte tilbage
help-key-help = Åbn denne hjælp
help-keys-off = Genveje med én tast er slået fra i dine indstillinger.

## Games of plug-ins, which this page knows only by their moves

any-about = Spil et af de mulige træk. Reglerne følger med udvidelsen.
any-task = Vælg et træk
any-moves = Træk
any-play = Spil: { $move }
any-player = Spiller
any-points = Point

## Reporting a table or a remark to the people who run the server

report = Anmeld …
report-title = Anmeld noget
report-about = De, der driver serveren, får bordet at se og det, der blev sagt dér.
report-what = Hvad?
report-table = Bordet
report-why = Hvorfor?
report-insult = Fornærmelser
report-name = Et navn
report-spoil = Ødelægger spillet
report-other = Noget andet
report-words = Med dine egne ord
report-send = Send
report-sent = Tak. De, der driver serveren, kigger på det.
report-nobody = Ingen læser anmeldelser på denne server.
