### Startseite, offene Tische, Einstellungen, Einladungen und Warteraum.

## Die Startseite

home-title = Splittable
home-lead = Drei schlaue kleine Kartenspiele. Spiel sofort gegen Bots oder schick deinen Freunden einen Link.
home-language = Sprache
home-settings = Einstellungen
home-to-home = Splittable, Startseite
home-games = Spiele
home-other-games = Weitere Spiele auf diesem Server

home-name = Dein Name

home-guest-0 = Otter
home-guest-1 = Hase
home-guest-2 = Eule
home-guest-3 = Dachs
home-guest-4 = Luchs
home-guest-5 = Reiher
home-guest-6 = Igel
home-guest-7 = Rotkehlchen

home-about-split-it = Teile die Reihe in drei Abschnitte, wähle geheim und gewinne den, den sonst niemand gewählt hat.
home-about-splito = Teil dir mit jedem Nachbarn eine Zone; am Ende zählt links mal rechts.
home-about-split = Zwäng deine Zahlen zwischen zwei Stapel.

home-players = { $least } bis { $most } Personen
home-players-variant = { $least } bis { $most } Personen, zu zweit als Variante

home-play-now = Losspielen
home-with-friends = Mit Freunden spielen
home-opening = Einen Moment …
home-rules = Regeln
home-lesson-new = Neu hier? Geführtes Spiel
home-lesson-begun = Geführtes Spiel fortsetzen
home-lesson-done = Geführtes Spiel noch einmal spielen
home-rules-game = Regeln von { $game }
home-back = Alle Spiele

home-choices = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, Standardregeln
home-choices-variant = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, eine Variante
home-choices-special = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}, nach deiner Wahl
home-change-choices = Personen, Bots und Regeln ändern
home-reset-choices = Zurück zum Standard

home-seats = Personen
home-seats-variant = Gedruckt sind 3 bis 8 Personen. Die Variante zu zweit ist unsere eigene Rekonstruktion.
home-bots = Bots
home-bot-easy-about = Sie folgen einfachen Regeln und machen Fehler.
home-bot-medium-about = Sie denken ein bisschen voraus: ein Spiel auf Augenhöhe.
home-bot-hard-about = Sie denken jeden Zug durch: eine echte Herausforderung.
home-bot-rules-of-thumb-about = Sie kennen die Faustregeln des Spiels.

## Optionen der Spiele

home-mode = Spielweise
home-mode-competitive = Gegeneinander
home-mode-competitive-about = Wer zuerst alle Karten los ist, gewinnt.
home-mode-cooperative = Miteinander
home-mode-cooperative-about = Die kooperative Spielvariante: Alle werden alle Karten los, oder niemand gewinnt. Ab drei Personen.

home-helpers = Gemeinsame Helfer
home-helpers-about = Joker neben dem Tisch, die alle nutzen dürfen, jeden nur einmal. Weniger ist schwerer.
home-helpers-both = 0 und 100
home-helpers-zero = Nur die 0
home-helpers-hundred = Nur die 100
home-helpers-none = Keine

home-rules-options = Regeln
home-option-remove-after-every-split = Nach jedem Teilen entfernen
home-option-remove-after-every-split-about = Zu zweit: Jedes Mal, wenn die Reihe in drei Abschnitte geteilt wird, kommt einer aus dem Spiel, nicht nur einmal pro Runde.
home-option-value-at-least = „Mindestens“ genügt
home-option-value-at-least-about = Ein Ziel, das zwei 4er verlangt, ist auch mit drei erreicht.
home-option-show-side = Links oder rechts zeigen
home-option-show-side-about = Alle sehen sofort, auf welcher Seite eine verdeckte Karte liegen wird.
home-option-reset-keeps-direction = Richtung bleibt beim Zurücksetzen
home-option-reset-keeps-direction-about = Nach dem Zurücksetzen geht es in der bisherigen Richtung weiter, nicht wieder im Uhrzeigersinn.
home-option-bluff-resets = Bluffen
home-option-bluff-resets-about = Wer zurücksetzt, darf zwei beliebige Standardkarten legen, und die anderen dürfen es anzweifeln.

## Einstellungen des Tisches

home-series = Serie
home-series-none = Einzelne Partien
home-series-wins = { $count ->
    [one] Wer zuerst { $count } Sieg hat
   *[other] Wer zuerst { $count } Siege hat
}
home-series-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
home-table-settings = Tischeinstellungen
home-visibility = Wer mitspielen darf
home-visibility-private = Nur Leute mit dem Link
home-visibility-public = Alle: Der Tisch steht auf dieser Seite
home-talk = Chat
home-talk-usual = Wie beim Spiel üblich
home-talk-free = Frei
home-talk-presets = Nur fertige Sätze
home-talk-off = Aus
home-talk-about = Auch Bots fragen und raten. Ohne Chat schweigen alle: ein schwereres Spiel.
home-clock = Zeit pro Zug
home-clock-none = Ohne Uhr
home-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
home-absence = Wenn jemand weg ist
home-absence-never = Warten, egal wie lange
home-absence-seconds = { $seconds ->
    [one] Nach { $seconds } Sekunde spielt ein Bot weiter
   *[other] Nach { $seconds } Sekunden spielt ein Bot weiter
}
home-absence-minutes = { $minutes ->
    [one] Nach { $minutes } Minute spielt ein Bot weiter
   *[other] Nach { $minutes } Minuten spielt ein Bot weiter
}
home-take-back = Umentscheiden erlaubt
home-take-back-about = Du kannst deine Wahl ändern, bis die letzte Person gewählt hat.
home-hints = Tipps
home-hints-about = Allein mit Bots kannst du um einen Tipp bitten; mit anderen Leuten erst, wenn alle einverstanden sind.
home-aids-split-it = Zählung zeigen
home-aids-split-it-about = Welche Karten weg sind und welche noch kommen können. Sonst musst du selbst zählen.
home-aids-splito = Hände zeigen, die du weitergegeben hast
home-aids-splito-about = Was noch in den Händen ist, die du hattest. Sonst musst du es dir merken.

begins-split-it = Wer beginnt
begins-split = Wer gibt
begins-lot = Zufällig
begins-me = Ich
begins-about = An einem Tisch mit anderen lässt es sich noch ändern, etwa auf die jüngste Person.
begins-youngest = Die jüngste Person
begins-youngest-who = Wer ist am jüngsten?
begins-told-lot = Der Zufall entscheidet, wer beginnt.
begins-told-split-it = { $name } beginnt.
begins-told-split = { $name } gibt.
begins-why-youngest = Die jüngste Person beginnt.
begins-why-passed = Das Geben wandert nach links.

## Meine Tische

home-mine-sure = Dein Platz dort ist dann endgültig weg.
home-mine-forget-sure = Ja, vergessen
home-mine-all = { $n ->
    [one] { $n } weiteren zeigen
   *[other] { $n } weitere zeigen
}

## Offene Tische

home-open = Offene Tische
home-open-about = Hier dürfen sich alle dazusetzen oder zuschauen.
home-open-none = Gerade ist kein Tisch offen. Um einen aufzumachen, wähle bei einem Spiel unter „Tischeinstellungen“ die Option „Alle“.
home-open-look = Neu laden
home-open-join = Mitspielen
home-open-watch = Zuschauen
home-open-free = { $n ->
    [0] Alle Plätze sind besetzt
    [one] { $n } Platz ist frei
   *[other] { $n } Plätze sind frei
}
home-open-playing = Die Partie läuft
home-open-variant = Eine Variante

## Eine gespeicherte Partie

home-record = Gespeicherte Partie öffnen
home-record-about = Eine heruntergeladene Partie enthält alle Karten. Spiel sie selbst mit denselben Karten und schau, ob du es besser machst.
home-record-choose = Datei wählen …
home-record-review = Analysieren
home-record-found = { $game } mit { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
home-record-names = Gespielt von { $names }
home-record-unreadable = Diese Datei ist keine Partie von uns. Wähle eine, die du nach einem Spiel heruntergeladen hast.
home-record-unfinished = Diese Partie ist nicht zu Ende gespielt, darum bleiben ihre Karten geheim.
home-record-too-big = Diese Datei ist zu groß für eine Partie.

home-about = Von Fans gemacht und kostenlos. Ohne Verbindung zu den Verlagen der gedruckten Spiele und zu denen, die sie erfunden haben.
home-licences = Lizenzen Dritter

## Was schiefging und was zu tun ist

problem-invalid = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
problem-illegal = Das erlauben die Regeln jetzt nicht. Bitte wähle etwas anderes.
problem-not-your-turn = Du bist noch nicht dran.
problem-off-lesson = Hier braucht die Lektion einen anderen Zug. Versuch, was dein Coach sagt.
problem-stale = Am Tisch hat sich inzwischen etwas getan. Bitte wähle noch einmal.
problem-wrong-phase = Das geht gerade nicht.
problem-not-allowed = Das darfst du hier nicht. Zum Mitspielen brauchst du einen Einladungslink.
problem-taken = Dieser Platz ist besetzt. Nimm einen anderen oder schau zu.
problem-name-taken = Jemand hier heißt schon so oder ganz ähnlich. Bitte nimm einen anderen Namen.
problem-sent-away = Der Host hat dich von diesem Tisch entfernt.
problem-unknown = Diesen Tisch oder dieses Spiel gibt es nicht. Bitte prüfe den Link.
problem-later-rules = An diesem Tisch wurde zuletzt mit einer neueren Version des Servers gespielt, darum lässt er sich hier nicht öffnen.
problem-damaged = Dieser Tisch ist auf dem Server beschädigt und lässt sich nicht mehr öffnen. Bitte eröffne einen neuen.
problem-too-fast = Das war ein bisschen schnell. Bitte warte kurz und versuch es noch einmal.
problem-too-big = Das ist zu lang. Bitte fass dich kürzer.
problem-foreign-origin = Von dieser Seite aus kannst du auf dem anderen Server nicht spielen. Öffne bitte dessen eigene Seite.
problem-too-busy = Gerade laufen zu viele Analysen. Bitte versuch es gleich noch einmal.
problem-full = Gerade sind alle Tische besetzt. Bitte versuch es gleich noch einmal.
problem-no-reviews = Auf diesem Server lassen sich Partien nicht analysieren.
problem-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
problem-banned = Der Betreiber des Servers hat dich gesperrt.
problem-unwanted = Bitte wähle andere Worte: Eines davon ist auf diesem Server nicht erlaubt.
problem-maintenance = Gerade beginnen keine neuen Partien: Der Server wird gleich gewartet.
problem-unavailable = Der Server ist gerade nicht erreichbar. Bitte versuch es gleich noch einmal.
problem-broken = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.

## Einstellungen

settings-title = Einstellungen
settings-saved = Änderungen werden in diesem Browser gespeichert.
settings-look = Aussehen
settings-theme = Farben
settings-theme-system = Wie mein Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-contrast-about = Immer, nicht nur wenn dein Gerät ihn verlangt.
settings-felt = Hintergrund
settings-felt-classic = Bunt
settings-felt-calm = Ruhig
settings-index = Zahlen auf den Karten
settings-index-standard = Normal
settings-index-large = Groß
settings-speed = Bewegung der Karten
settings-speed-none = Keine
settings-speed-rush = Sehr schnell
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-still = Auf deinem Gerät ist weniger Bewegung eingestellt, darum wandern die Karten nicht.
settings-patterns = Kräftige Muster auf farbigen Karten
settings-patterns-about = So lassen sich die Karten auch ohne Farben unterscheiden.
settings-totals = Punkte beim Spielen zeigen
settings-totals-about = Summen und wer bisher führt. Sonst zählst du selbst.
settings-playing = Spielen
settings-confirm = Jeden Zug bestätigen
settings-confirm-about = Erst ein zweites Tippen spielt die Karte. Sonst spielt das letzte Tippen sie sofort.
settings-shortcuts = Kürzel mit einer Taste
settings-shortcuts-about = Buchstaben und Ziffern sind Kürzel, solange du nichts schreibst.
settings-talk = Chat zeigen
settings-talk-about = Ausschalten, um in Ruhe zu spielen.
settings-sound = Ton
settings-sounds = Töne abspielen
settings-volume = Lautstärke
settings-sound-turn = Ich bin dran
settings-sound-sealed = Jemand hat gewählt
settings-sound-reveal = Es wird aufgedeckt
settings-sound-hurry = Die Zeit wird knapp
settings-sound-tick = Jede meiner letzten zehn Sekunden
settings-sound-talk = Jemand sagt etwas
settings-sound-end = Das Spiel ist aus
settings-sound-rematch = Jemand will Revanche
settings-sound-try = Anhören
settings-sound-try-sound = Anhören: { $sound }

## Einladungen

invite-title = Freunde einladen
invite-about = Mit diesem Link kann jeder mitspielen. Ein Konto braucht es nicht.
invite-link = Link zum Mitspielen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-not-copied = Dein Browser erlaubt das Kopieren hier nicht. Der Link ist markiert, du kannst ihn selbst kopieren.
invite-share = Teilen …
invite-share-text = Komm, spiel mit mir!
invite-qr = QR-Code mit dem Link zum Mitspielen
invite-qr-about = Freunde neben dir können das scannen.
invite-only-here = Dieser Server ist nur von diesem Rechner aus zu erreichen. Um Handys und andere in deinem Netz einzuladen, starte ihn mit { $command }.
invite-no-address = Dieser Rechner ist in keinem Netz, darum kann sonst niemand einen Link öffnen.
invite-here-link = Link nur für diesen Rechner
invite-address = Adresse für die anderen
invite-address-about = Öffnet sich der Link auf ihren Handys nicht, nimm eine andere.
invite-watch = Link zum Zuschauen
invite-watch-about = Damit sieht man, was offen auf dem Tisch liegt, aber keine Handkarten.
invite-watch-copy = Link zum Zuschauen kopieren

## Der Warteraum

gathering-title = { $game }: Warten auf Mitspielende
gathering-about-host = Lade Freunde ein oder setz Bots dazu, dann geht’s los.
gathering-about-guest = Du hast einen Platz. { $host } startet das Spiel.
gathering-about-guest-no-host = Du hast einen Platz. Das Spiel beginnt bald.
gathering-about-newcomer = Du bist eingeladen. Gib deinen Namen ein und nimm Platz.
gathering-about-late = Alle Plätze sind besetzt. Du kannst hier zuschauen.
gathering-about-spectator = Du schaust zu. Zum Mitspielen bitte jemanden am Tisch um einen Einladungslink.
gathering-known-deal = Diese Karten wurden schon einmal gespielt, vielleicht erinnert sich jemand an sie.
gathering-seats = Plätze
gathering-seat = Platz { $seat }
gathering-free = Frei
gathering-you = Du
gathering-host = Host
gathering-away = Weg
gathering-sit = Hier sitzen
gathering-add-bot = Bot hinzufügen
gathering-level = Wie gut { $name } spielt
gathering-send-away = Entfernen
gathering-send-away-name = { $name } entfernen
gathering-start = Spiel starten
gathering-start-bots = { $n ->
    [one] Mit { $n } Bot starten
   *[other] Mit { $n } Bots starten
}
gathering-waiting = { $n ->
    [one] Es fehlt noch { $n } Person
   *[other] Es fehlen noch { $n } Personen
}
gathering-waiting-host = Warten, bis { $name } startet
gathering-waiting-start = Alle Plätze sind besetzt. Warten auf den Start.
gathering-rename = Meinen Namen ändern
gathering-join = Platz nehmen
gathering-watch-name = Mit diesem Namen zuschauen
gathering-watch-about = Mit einem Namen kannst du im Chat mitreden.
gathering-watchers = { $n ->
    [one] Schaut zu: { $names }
   *[other] Schauen zu: { $names }
}
gathering-rules = Regeln an diesem Tisch
gathering-usual = Standardregeln
gathering-variant = Eine Variante zu zweit, unsere eigene Rekonstruktion
gathering-helpers = Gemeinsame Helfer: { $helpers }
gathering-invite = Freunde einladen
gathering-visibility-public = Dieser Tisch steht auf der Startseite: Alle dürfen sich dazusetzen.
gathering-visibility-private = Nur Leute mit dem Link finden diesen Tisch.
gathering-talk-free = Der Chat ist frei.
gathering-talk-presets = Chat nur mit fertigen Sätzen.
gathering-talk-off = Kein Chat.
gathering-series = Eine Serie: { $series }.
gathering-clock-none = Ohne Uhr.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde pro Zug.
   *[other] { $seconds } Sekunden pro Zug.
}
gathering-take-back = Eine geheime Wahl lässt sich ändern, bis alle gewählt haben.
gathering-no-take-back = Eine geheime Wahl lässt sich nicht ändern.
gathering-hints = Tipps, sobald alle einverstanden sind.
gathering-no-hints = Keine Tipps.
gathering-absence = { $seconds ->
    [one] Wer { $seconds } Sekunde weg ist, wird von einem Bot vertreten.
   *[other] Wer { $seconds } Sekunden weg ist, wird von einem Bot vertreten.
}
gathering-no-absence = Ist jemand weg, wartet das Spiel.
gathering-no-aids-split-it = Keine Zählung: Du musst selbst zählen.
gathering-no-aids-splito = Hände, die du weitergegeben hast, siehst du nicht wieder.
gathering-leave = Tisch verlassen
gathering-leave-sure = Gehen und deinen Platz aufgeben?

## Gesichter

face-choose = Dein Gesicht wählen
face-bear = Bär
face-duck = Ente
face-fox = Fuchs
face-koala = Koala
face-owl = Eule
face-cat = Katze
face-hedgehog = Igel
face-rabbit = Kaninchen
face-panda = Panda
face-frog = Frosch
face-penguin = Pinguin
face-octopus = Krake
settings-reactions = Reaktionen zeigen
settings-reactions-about = Emojis, die von den Plätzen aufsteigen.

## Meine Partien

my-games = Meine Partien
my-games-waiting-room = Noch nicht begonnen
my-games-turn = Du bist dran
my-games-turn-of = { $name } ist dran
my-games-running = Läuft
my-games-won = Gewonnen
my-games-shared = Geteilter Sieg
my-games-lost = Verloren
my-games-replay = Ansehen
my-games-replay-of = Ansehen: { $game }, { $when }
my-games-review = Analyse
my-games-review-of = Analyse: { $game }, { $when }
my-games-remove = Entfernen
my-games-remove-game = Entfernen: { $game }, { $when }
my-games-sure = Aus Liste und Statistik entfernen?
my-games-statistics = Meine Statistik
my-games-game = Spiel
my-games-played = Gespielt
my-games-wins = Gewonnen
my-games-share = Siegquote
my-games-seats = { $seats } Personen
my-games-save = Als Datei sichern
my-games-bring = Partien aus einer Datei laden
my-games-brought = Partien geladen.
my-games-bad-file = Diese Datei enthält keine Partien von Splittable; nichts wurde geändert.

## Hinweise

settings-notices = Benachrichtigen, wenn ich dran bin
settings-notices-about = Eine Benachrichtigung auf diesem Gerät, während du etwas anderes machst.
settings-notices-refused = Der Browser lässt keine Benachrichtigungen dieser Seite zu. In seinen Einstellungen lässt sich das ändern.
settings-notices-none = Dieser Browser unterstützt keine Benachrichtigungen.
settings-vibrate = Vibrieren
settings-vibrate-about = Wenn ich dran bin und wenn meine Zeit knapp wird, falls das Gerät es kann.

home-companion = Wenn du das gedruckte Spiel hast
home-companion-score = Wertungsblock
home-companion-deck = Die Ziele deiner Schachtel
home-companion-deals = Gleiche Karten, mehrere Tische
home-companion-rules = Fragen zu den Regeln
home-deck = Ziele
home-deck-usual = Die von Splittable
home-deck-mine = Die meiner Schachtel
gathering-deck = Eigene Ziele des Tisches

## Privacy, and what operators tell

privacy = Datenschutz
forget-me = Vergiss mich
forget-about = Löscht deinen Namen und was du gesagt hast an allen Tischen, die dieser Browser kennt. Deine Züge bleiben ohne Namen stehen, und du gibst deine Plätze auf. Das lässt sich nicht rückgängig machen.
forget-sure = Ja, vergiss mich
forget-done = 
    { $tables ->
        [one] Erledigt: Dein Name und deine Worte sind von { $tables } Tisch gelöscht.
       *[other] Erledigt: Dein Name und deine Worte sind von { $tables } Tischen gelöscht.
    }
notice-from = Vom Betreiber dieses Servers: { $text }
