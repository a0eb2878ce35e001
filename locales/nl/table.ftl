# De tafel, zoals alle spellen die hebben.

## De zin bovenaan

status-chosen = Je hebt gekozen. Wachten op { $names }.
status-waiting = Wachten op { $names }.
status-chosen-many = Je hebt gekozen. Nog { $count } te gaan.
status-waiting-many = Wachten op { $count } spelers.
status-you-won = Je hebt gewonnen!
status-won =
    { $count ->
        [one] { $names } heeft gewonnen.
       *[other] { $names } hebben samen gewonnen.
    }
status-all-won = Gelijkspel: iedereen wint.
status-won-together = Jullie hebben samen gewonnen!
status-lost-together = Deze keer hebben jullie verloren.
status-watching = Je kijkt mee.
status-stood-in-move = De tijd is om: een bot doet deze zet voor je.
status-stood-in = Een bot speelt voor je.
status-rematch =
    { $count ->
        [one] { $names } wil revanche.
       *[other] { $names } willen revanche.
    }
status-rematch-same =
    { $count ->
        [one] { $names } wil dezelfde kaarten nog eens.
       *[other] { $names } willen dezelfde kaarten nog eens.
    }

title-table = { $game } · Splittable
title-turn = ● Jouw beurt · { $game }
title-over = ■ Afgelopen · { $game }
title-rematch = ■ Revanche? { $names } · { $game }

## Plekken

seats = Spelers
seat-you = jij
seat-bot = bot
seat-away = weg
seat-stand-in = een bot valt in
seat-waited = kiest
seat-done = heeft gekozen
seat-rematch = wil revanche
seat-clock =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }

## Verbinding

connection-lost = Verbinding kwijt. Opnieuw verbinden…
clock-seconds = { $seconds } s
clock-more = Meer tijd
clock-last = Nog tien seconden
lost-entries = { $count ->
    [one] De server is het laatste kwijt wat hier is gebeurd. Het gaat verder vanaf vlak daarvoor.
   *[other] De server is de laatste { $count } gebeurtenissen hier kwijt. Het gaat verder vanaf vlak daarvoor.
}
stood-in-clock = Je tijd was een paar keer achter elkaar om, dus een bot speelt voor je.
stood-in-absence = Je was weg, dus een bot speelt voor je.
stood-in-left = Je ging weg, dus een bot speelt voor je.
stood-in-missed = Je tijd was om, dus een bot deed één zet voor je. De volgende is weer aan jou.
stood-in-back = Zelf verder spelen
stand-in-left = { $name } is weg, dus een bot speelt verder.
stand-in-absence = { $name } is er niet, dus een bot valt in.
stand-in-clock = De tijd van { $name } is om, dus een bot valt in.
take-over = Verder spelen voor een bot:
take-over-not = Alleen kijken

## Menu

menu = Menu
menu-settings = Instellingen
menu-invite = Vrienden uitnodigen
menu-leave = Tafel verlaten
menu-screen = Tonen op een groot scherm
menu-home = Startpagina
menu-watch-link = Meekijklink
menu-stand-in = Bot laten spelen voor { $name }
menu-stand-in-soon = { $name } was hier net nog: over { $seconds } s kan een bot invallen
menu-ban = { $name } voorgoed verwijderen
leave-title = Tafel verlaten?
leave-why-playing = Een bot speelt voor je verder. Met dezelfde link kun je terugkomen.
leave-why = Iemand anders kan je plek nemen.
leave-confirm = Verlaten

## Verloop, chat, score, regels

panel = Verloop, chat, score en regels
panel-open = Verloop en meer
panel-log = Verloop
panel-chat = Chat
panel-score = Score
panel-rules = Regels
panel-unread =
    { $count ->
        [one] { $count } nieuw bericht
       *[other] { $count } nieuwe berichten
    }

log-empty = Er is nog niets gebeurd.
log-jump = Toon dit moment
looking-back = Zo was het na zet { $at }.
looking-back-now = Terug naar nu

chat-empty = Nog niemand heeft iets gezegd.
chat-earlier = Toon wat eerder is gezegd
chat-label = Je bericht
chat-send = Stuur
chat-presets = Zeg het met één tik
chat-off = Aan deze tafel staat de chat uit.
chat-zen = Je hebt de chat voor jezelf uitgezet.
chat-watchers-later = Tijdens het potje zien spelers niet wat toeschouwers zeggen.
chat-watch-first = Vul een naam in om mee te praten.
chat-name-confirm = Doe mee
chat-spectator = { $name } (kijkt mee)
chat-mute = { $name } dempen
chat-unmute = { $name } niet meer dempen
chat-forbidden-splito = Probeer je buren over te halen, maar zeg niet welke kaarten je hebt, wat je gaat spelen of welk doel je wilt halen.
chat-forbidden-split = Geef advies, maar noem nooit een getal.
chat-about-objective-open = Dit doel is nog niet gehaald…
chat-about-stay-in-band = In een kleur blijven…

## Het einde

# Three buttons side by side: what one looks at after the game.
end-views = Wat je ziet
end-result = De uitslag
end-score = De score
end-table = De tafel
end-rematch = Revanche
end-rematch-wanted = Je wilt revanche
end-rematch-waiting = Wachten op { $names }.
end-rematch-now = Nu delen
end-rematch-join = Revanche aannemen
end-same-join = Meedoen: zelfde kaarten
end-same-wanted = Je wilt dezelfde kaarten
end-rematch-new = Revanche met nieuwe kaarten
end-replay = Herhaling
end-review = Analyse
end-same-deal = Zelfde kaarten
end-share = Delen
end-shared = Link gekopieerd
end-picture = Delen als afbeelding
end-again = Laatste zet nog eens tonen
end-download = Potje downloaden
end-home = Startpagina
# Opens the seldom wanted actions.
end-more = Meer
# On the podium, for screen readers.
end-place = Plaats { $place }
end-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
end-known-deal = Deze kaarten zijn al eens gespeeld, dus misschien kent iemand ze.
tried-game = Oefenpotje uit potje { $number }, zet { $at }. De kaarten waren bekend, dus het is niet eerlijk gedeeld.
tried-record = Oefenpotje vanaf zet { $at } van een bewaard potje. De kaarten waren bekend, dus het is niet eerlijk gedeeld.
tried-imagined = De verborgen kaarten zijn opnieuw gedeeld.

## Kant-en-klare zinnen

preset-hello = Hallo!
preset-good-luck = Succes!
preset-thanks = Dank je!
preset-sorry = Sorry!
preset-oops = Oeps…
preset-well-played = Goed gespeeld!
preset-good-game = Leuk potje!
preset-one-moment = Momentje, graag.
preset-i-am-back = Ik ben er weer.
preset-take-your-time = Neem je tijd.
preset-again = Nog een potje?
preset-bye = Doei!
preset-nice-cut = Mooi gesplitst!
preset-great-minds = Twee zielen, één gedachte.
preset-so-close = Scheelde niks!
preset-my-joker = Mijn mooie joker!
preset-you-read-me = Je leest mijn gedachten.
preset-nice-zone = Wat een mooie zone!
preset-hello-neighbour = Hoi, buur!
preset-what-a-product = Wat een product!
preset-last-round = De laatste ronde!
preset-go-left = Naar links, graag.
preset-go-right = Naar rechts, graag.
preset-stay-low = Blijf bij de lage getallen.
preset-stay-high = Blijf bij de hoge getallen.
preset-tight-gap = Wat een krap gat!
preset-what-a-reset = Wat een reset!
preset-objective-open = Nog niet gehaald: { $what }
preset-come-to-me = Kom met mij spelen!
preset-left-or-right = Links of rechts?
preset-any-advice = Wat zou jou helpen?
preset-stay-middle = Blijf in het midden.
preset-stay-in-band = Blijf in deze kleur, graag: { $what }
preset-i-am-fine = Bij mij gaat het goed.
preset-in-trouble = Ik zit in de knel.

# Several people at one device, and a screen for all
party-hand-over = Geef door aan { $name }
party-lift = Ik ben { $name }: toon mijn kaarten
party-nobody = Op dit apparaat is niemand aan de beurt. Iedereen mag kijken.
party-again = Nog een keer
party-device = Meer mensen op dit apparaat
party-device-about = Geef het door. Je kaarten blijven verborgen voor de anderen.
party-device-here = Ook op dit apparaat: { $names }
party-device-name = Naam van nog een speler
party-device-add = Toevoegen
party-scan = Scan om mee te doen
party-scan-watch = Scan om te kijken
foreseen-then = dan

## Reacties

reaction-open = Reageren
reaction-clap = Applaus
reaction-laugh = Lachen
reaction-wow = Wauw
reaction-hmm = Hmm
reaction-oops = Oeps
reaction-heart = Hartje
reaction-told = { $name }: { $reaction }

## Hints: waarom een zet goed is.

hint-only = Dit is de enige zet.
hint-in-the-end = Vanaf hier vele malen doorgespeeld, pakte dit het best uit.
hint-ask = Hint
hint-thinking = Een goede zet zoeken…
hint-told = Hint: { $move }.
hint-by = { $name }, de sterkste bot hier, zou dit spelen.
hint-none = Er is nu geen hint.
hint-agree = Hints voor iedereen
hint-agree-about = Er zijn hints zodra alle spelers dit hebben aangezet.
hint-waiting-for = Nog niet: { $names }
hint-wished = { $name } wil graag hints voor iedereen.
hint-join = Akkoord
hint-close = Hint sluiten

## De reeks

series-bar-wins = Potje { $number }, wie eerst { $count } wint
series-bar-games = Potje { $number } van { $count }
series-won = { $count ->
    [one] { $count } gewonnen
   *[other] { $count } gewonnen
}
series-to-wins = { $count ->
    [one] Reeks tot { $count } overwinning
   *[other] Reeks tot { $count } overwinningen
}
series-to-games = { $count ->
    [one] Reeks van { $count } potje
   *[other] Reeks van { $count } potjes
}
series-over = { $count ->
    [one] { $names } heeft de reeks gewonnen.
   *[other] { $names } delen de reeks.
}
series-over-you = Je hebt de reeks gewonnen!
series-over-together = { $won } van { $count } potjes samen gewonnen.
series-standing = De stand
series-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
}
series-left = is weg
series-games = De potjes
series-game = Potje { $number }
series-game-won = Gewonnen
series-game-lost = Verloren
series-no-games = Er is nog geen potje van deze reeks uit.
end-series = De reeks
end-next = Volgend potje
end-next-join = Naar het volgende potje
end-next-wanted = Je doet mee
end-new-series = Nieuwe reeks
end-new-series-join = Nieuwe reeks aannemen
end-new-series-wanted = Je wilt een nieuwe reeks
status-next = { $count ->
    [one] { $names } is klaar voor het volgende potje.
   *[other] { $names } zijn klaar voor het volgende potje.
}
status-new-series = { $count ->
    [one] { $names } wil een nieuwe reeks.
   *[other] { $names } willen een nieuwe reeks.
}
title-next = ■ Volgend potje? { $names } · { $game }
title-new-series = ■ Nieuwe reeks? { $names } · { $game }
seat-next = klaar voor het volgende potje
seat-new-series = wil een nieuwe reeks
help = Hulp
help-rules = Lees de regels
help-keys = Toetsenbord
help-key-tab = Naar de volgende groep kaarten of knoppen
help-key-arrows = Van kaart naar kaart gaan
help-key-enter = Een kaart kiezen of op een knop drukken
help-key-escape = Je keuze terugleggen
help-key-help = Deze hulp openen
help-keys-off = Sneltoetsen staan uit in je instellingen.

## Games of plug-ins, which this page knows only by their moves

any-about = Speel een van de mogelijke zetten. De regels horen bij de uitbreiding.
any-task = Kies een zet
any-moves = Zetten
any-play = Spelen: { $move }
any-player = Speler
any-points = Punten

## Reporting a table or a remark to the people who run the server

report = Melden…
report-title = Iets melden
report-about = De beheerder van deze server krijgt de tafel te zien en wat er is gezegd.
report-what = Wat?
report-table = De tafel
report-why = Waarom?
report-insult = Belediging
report-name = Een naam
report-spoil = Verpest het spel
report-other = Iets anders
report-words = In je eigen woorden
report-send = Verstuur
report-sent = Bedankt. De beheerder gaat ernaar kijken.
report-nobody = Op deze server leest niemand meldingen.
