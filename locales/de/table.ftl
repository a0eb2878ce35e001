# Der Tisch, wie ihn alle Spiele haben.

## Der Satz ganz oben

status-chosen = Du hast gewählt. Warten auf { $names }.
status-waiting = Warten auf { $names }.
status-chosen-many = Du hast gewählt. Es fehlen noch { $count }.
status-waiting-many = Es fehlen noch { $count }.
status-you-won = Du hast gewonnen!
status-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gemeinsam gewonnen.
    }
status-all-won = Gleichstand: Alle gewinnen.
status-won-together = Ihr habt gemeinsam gewonnen!
status-lost-together = Diesmal habt ihr alle verloren.
status-watching = Du schaust zu.
status-stood-in-move = Zeit um: Ein Bot macht diesen Zug für dich.
status-stood-in = Ein Bot spielt für dich.
status-rematch =
    { $count ->
        [one] { $names } will Revanche.
       *[other] { $names } wollen Revanche.
    }
status-rematch-same =
    { $count ->
        [one] { $names } will noch einmal die gleichen Karten.
       *[other] { $names } wollen noch einmal die gleichen Karten.
    }

title-table = { $game } · Splittable
title-turn = ● Du bist dran · { $game }
title-over = ■ Spiel aus · { $game }
title-rematch = ■ Revanche? { $names } · { $game }

## Plätze

seats = Am Tisch
seat-you = du
seat-bot = Bot
seat-away = weg
seat-stand-in = Bot springt ein
seat-waited = wählt
seat-done = hat gewählt
seat-rematch = will Revanche
seat-clock =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

## Verbindung

connection-lost = Verbindung unterbrochen. Wird wiederhergestellt …
clock-seconds = { $seconds } s
clock-more = Mehr Zeit
clock-last = Noch zehn Sekunden
lost-entries = { $count ->
    [one] Der Server hat das Letzte verloren, was hier passiert ist. Es geht kurz davor weiter.
   *[other] Der Server hat die letzten { $count } Dinge verloren, die hier passiert sind. Es geht kurz davor weiter.
}
stood-in-clock = Deine Zeit war mehrmals hintereinander um, ein Bot spielt für dich.
stood-in-absence = Du warst weg, ein Bot spielt für dich.
stood-in-left = Du bist gegangen, ein Bot spielt für dich.
stood-in-missed = Deine Zeit war um, ein Bot hat einen Zug für dich gemacht. Der nächste ist wieder deiner.
stood-in-back = Selbst weiterspielen
stand-in-left = { $name } ist gegangen, ein Bot spielt weiter.
stand-in-absence = { $name } ist nicht da, ein Bot springt ein.
stand-in-clock = Für { $name } ist die Zeit abgelaufen, ein Bot springt ein.
take-over = Für einen Bot weiterspielen:
take-over-not = Nur zusehen

## Menü

menu = Menü
menu-settings = Einstellungen
menu-invite = Freunde einladen
menu-leave = Tisch verlassen
menu-screen = Auf großem Bildschirm zeigen
menu-home = Startseite
menu-watch-link = Link zum Zuschauen
menu-stand-in = Bot für { $name } spielen lassen
menu-stand-in-soon = { $name } war eben noch da: In { $seconds } s kann ein Bot einspringen
menu-ban = { $name } endgültig entfernen
leave-title = Tisch verlassen?
leave-why-playing = Ein Bot spielt für dich weiter. Mit demselben Link kannst du zurückkommen.
leave-why = Jemand anderes kann deinen Platz nehmen.
leave-confirm = Verlassen

## Verlauf, Chat, Punkte, Regeln

panel = Verlauf, Chat, Wertung und Regeln
panel-open = Verlauf & mehr
panel-log = Verlauf
panel-chat = Chat
panel-score = Wertung
panel-rules = Regeln
panel-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

log-empty = Noch ist nichts passiert.
log-jump = Diesen Moment zeigen
looking-back = So war es nach Zug { $at }.
looking-back-now = Zurück zum Spiel

chat-empty = Noch hat niemand etwas gesagt.
chat-earlier = Zeigen, was vorher gesagt wurde
chat-label = Deine Nachricht
chat-send = Senden
chat-presets = Schnell gesagt
chat-off = An diesem Tisch ist der Chat aus.
chat-zen = Du hast den Chat für dich ausgeschaltet.
chat-watchers-later = Solange gespielt wird, sehen die am Tisch nicht, was das Publikum sagt.
chat-watch-first = Gib einen Namen ein, um mitzureden.
chat-name-confirm = Mitreden
chat-spectator = { $name } (schaut zu)
chat-mute = { $name } stummschalten
chat-unmute = { $name } nicht mehr stummschalten
chat-forbidden-splito = Versuch, deine Nachbarn für dich zu gewinnen, aber sag nicht, welche Karten du hast, was du spielst oder welches Ziel du verfolgst.
chat-forbidden-split = Gib Rat, aber nenn nie eine Zahl.
chat-about-objective-open = Dieses Ziel ist noch nicht erfüllt …
chat-about-stay-in-band = In einer Farbe bleiben …

## Das Ende

# Three buttons side by side: what one looks at after the game.
end-views = Was zu sehen ist
end-result = Das Ergebnis
end-score = Die Wertung
end-table = Der Tisch
end-rematch = Revanche
end-rematch-wanted = Du willst Revanche
end-rematch-waiting = Warten auf { $names }.
end-rematch-now = Jetzt geben
end-rematch-join = Revanche annehmen
end-same-join = Mitmachen: gleiche Karten
end-same-wanted = Du willst die gleichen Karten
end-rematch-new = Revanche mit neuen Karten
end-replay = Wiederholung
end-review = Analyse
end-same-deal = Gleiche Karten
end-share = Teilen
end-shared = Link kopiert
end-picture = Als Bild teilen
end-again = Letzten Zug noch einmal zeigen
end-download = Partie herunterladen
end-home = Startseite
# Opens the seldom wanted actions.
end-more = Mehr
# On the podium, for screen readers.
end-place = Platz { $place }
end-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
end-known-deal = Diese Karten wurden schon einmal gespielt, vielleicht kennt sie jemand.
tried-game = Übung aus Partie { $number }, Zug { $at }. Die Karten waren bekannt, darum gilt sie nicht als fair gemischt.
tried-record = Übung aus einer gespeicherten Partie, Zug { $at }. Die Karten waren bekannt, darum gilt sie nicht als fair gemischt.
tried-imagined = Die verdeckten Karten wurden neu verteilt.

## Fertige Sätze

preset-hello = Hallo!
preset-good-luck = Viel Glück!
preset-thanks = Danke!
preset-sorry = Sorry!
preset-oops = Hoppla …
preset-well-played = Gut gespielt!
preset-good-game = Schönes Spiel!
preset-one-moment = Einen Moment, bitte.
preset-i-am-back = Bin wieder da.
preset-take-your-time = Lass dir Zeit.
preset-again = Noch eine Runde?
preset-bye = Tschüss!
preset-nice-cut = Schön geteilt!
preset-great-minds = Zwei Dumme, ein Gedanke!
preset-so-close = So knapp!
preset-my-joker = Mein schöner Joker!
preset-you-read-me = Du kannst Gedanken lesen.
preset-nice-zone = Was für eine schöne Zone!
preset-hello-neighbour = Hallo nebenan!
preset-what-a-product = Was für ein Produkt!
preset-last-round = Die letzte Runde!
preset-go-left = Nach links, bitte.
preset-go-right = Nach rechts, bitte.
preset-stay-low = Bleibt bei niedrigen Zahlen.
preset-stay-high = Bleibt bei hohen Zahlen.
preset-tight-gap = Ganz schön eng!
preset-what-a-reset = Gut zurückgesetzt!
preset-objective-open = Noch nicht erfüllt: { $what }
preset-come-to-me = Komm, spiel mit mir!
preset-left-or-right = Links oder rechts?
preset-any-advice = Was würde dir helfen?
preset-stay-middle = Bleibt bei mittleren Zahlen.
preset-stay-in-band = Bitte in dieser Farbe bleiben: { $what }
preset-i-am-fine = Bei mir passt’s.
preset-in-trouble = Bei mir wird’s eng.

# Several people at one device, and a screen for all
party-hand-over = Weitergeben an { $name }
party-lift = Ich bin { $name }: meine Karten zeigen
party-nobody = Auf diesem Gerät ist niemand dran. Alle dürfen schauen.
party-again = Noch einmal
party-device = Mehrere an diesem Gerät
party-device-about = Gebt es weiter. Deine Karten bleiben für die anderen verdeckt.
party-device-here = Auch an diesem Gerät: { $names }
party-device-name = Name einer weiteren Person
party-device-add = Hinzufügen
party-scan = Zum Mitspielen scannen
party-scan-watch = Zum Zuschauen scannen
foreseen-then = dann

## Reaktionen

reaction-open = Reagieren
reaction-clap = Applaus
reaction-laugh = Lachen
reaction-wow = Wow
reaction-hmm = Hmm
reaction-oops = Hoppla
reaction-heart = Herz
reaction-told = { $name }: { $reaction }

## Tipps: warum ein Zug gut ist.

hint-only = Das ist der einzige Zug.
hint-in-the-end = Oft von hier weitergespielt, schnitt das am besten ab.
hint-ask = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-told = Tipp: { $move }.
hint-by = { $name }, der stärkste Bot hier, würde das spielen.
hint-none = Gerade gibt es keinen Tipp.
hint-agree = Tipps für alle
hint-agree-about = Tipps gibt es, sobald alle am Tisch das eingeschaltet haben.
hint-waiting-for = Es fehlen noch: { $names }
hint-wished = { $name } hätte gern Tipps für alle.
hint-join = Einverstanden
hint-close = Tipp schließen

## Die Serie

series-bar-wins = Partie { $number }, bis { $count } Siege
series-bar-games = Partie { $number } von { $count }
series-won = { $count ->
    [one] { $count } gewonnen
   *[other] { $count } gewonnen
}
series-to-wins = { $count ->
    [one] Serie: wer zuerst { $count } Sieg hat
   *[other] Serie: wer zuerst { $count } Siege hat
}
series-to-games = { $count ->
    [one] Serie über { $count } Partie
   *[other] Serie über { $count } Partien
}
series-over = { $count ->
    [one] { $names } hat die Serie gewonnen.
   *[other] { $names } teilen sich die Serie.
}
series-over-you = Du hast die Serie gewonnen!
series-over-together = { $won } von { $count } Partien gemeinsam gewonnen.
series-standing = Stand
series-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
series-left = ist gegangen
series-games = Partien
series-game = Partie { $number }
series-game-won = Gewonnen
series-game-lost = Verloren
series-no-games = Noch ist keine Partie dieser Serie vorbei.
end-series = Die Serie
end-next = Nächste Partie
end-next-join = Zur nächsten Partie
end-next-wanted = Du bist bereit
end-new-series = Neue Serie
end-new-series-join = Neue Serie annehmen
end-new-series-wanted = Du willst eine neue Serie
status-next = { $count ->
    [one] { $names } ist bereit für die nächste Partie.
   *[other] { $names } sind bereit für die nächste Partie.
}
status-new-series = { $count ->
    [one] { $names } will eine neue Serie.
   *[other] { $names } wollen eine neue Serie.
}
title-next = ■ Nächste Partie? { $names } · { $game }
title-new-series = ■ Neue Serie? { $names } · { $game }
seat-next = bereit für die nächste Partie
seat-new-series = will eine neue Serie
help = Hilfe
help-rules = Regeln lesen
help-keys = Tastatur
help-key-tab = Zur nächsten Gruppe von Karten oder Knöpfen
help-key-arrows = Von Karte zu Karte gehen
help-key-enter = Karte wählen oder Knopf drücken
help-key-escape = Auswahl zurücknehmen
help-key-help = Diese Hilfe öffnen
help-keys-off = Tastenkürzel sind in deinen Einstellungen ausgeschaltet.

## Games of plug-ins, which this page knows only by their moves

any-about = Spiel einen der möglichen Züge. Die Regeln bringt das Zusatzspiel selbst mit.
any-task = Wähle einen Zug
any-moves = Züge
any-play = Spielen: { $move }
any-player = Person
any-points = Punkte

## Reporting a table or a remark to the people who run the server

report = Melden …
report-title = Etwas melden
report-about = Wer diesen Server betreibt, bekommt den Tisch zu sehen und was dort gesagt wurde.
report-what = Was?
report-table = Den Tisch
report-why = Warum?
report-insult = Beleidigung
report-name = Ein Name
report-spoil = Verdirbt das Spiel
report-other = Etwas anderes
report-words = In deinen Worten
report-send = Senden
report-sent = Danke. Der Betreiber des Servers sieht es sich an.
report-nobody = Auf diesem Server liest niemand Meldungen.
