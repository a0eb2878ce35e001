### Die Wiederholung einer beendeten Partie.

replay-title = Wiederholung: { $game }
replay-home = Startseite
replay-failed = Wiederholung nicht verfügbar
replay-retry = Neu versuchen
replay-position = Zug { $at } von { $moves }
replay-scrub = Stelle im Spiel
replay-beginning = Die Karten sind verteilt.
replay-quiet = { $name } hat einen Zug gemacht.

replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang
replay-previous-round = Vorige Runde
replay-previous = Ein Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Zug weiter
replay-next-round = Nächste Runde
replay-last = Zum Ende
replay-tempo = Tempo
replay-tempo-slow = Langsam
replay-tempo-normal = Normal
replay-tempo-fast = Schnell

replay-view = Sicht
replay-view-spectator = Publikum
replay-view-seat = { $name }
replay-view-open = Alle Hände offen
replay-moves = Züge

replay-board = Tisch
replay-score = Punkte
replay-more = Mehr zu dieser Partie
replay-link = Link zu diesem Zug
replay-copied = Kopiert
replay-not-copied = Dein Browser erlaubt das Kopieren hier nicht. Kopier die Adresse der Seite selbst.
replay-download = Partie herunterladen
replay-review = Partie analysieren
replay-same-deal = Selbst mit diesen Karten spielen
replay-keys = Tasten: ← und → ein Zug, Pos1 und Ende zum Anfang und Ende, [ und ] eine Runde.

## Fair verteilt

replay-fair = Fair verteilt
replay-fair-about = Vor dem ersten Zug hat der Tisch einen Fingerabdruck der Kartenverteilung veröffentlicht. Danach konnte niemand mehr eine Karte ändern.
replay-fair-checking = Die Karten werden geprüft …
replay-fair-fair = In deinem Browser geprüft: Es sind genau die Karten, die vor dem ersten Zug versprochen wurden.
replay-fair-unfair = Die Karten passen nicht zum Fingerabdruck. Es sind nicht die, die versprochen wurden.
replay-fair-unpublished = Diese Partie hat keinen Fingerabdruck, es gibt also nichts zu prüfen.
replay-fair-unchecked = Dein Browser prüft Fingerabdrücke nur über eine sichere Verbindung (https). Öffne die Seite unter einer https-Adresse oder prüfe die heruntergeladene Partie.
replay-fair-fingerprint = Fingerabdruck
replay-log-first = Dein Browser merkt sich ab jetzt den Fingerabdruck vom Protokoll dieser Partie und sagt es, falls der Server je einen anderen nennt.
replay-log-same = Das Protokoll dieser Partie hat sich nicht geändert, seit dein Browser es zum ersten Mal sah.
replay-log-changed = Das Protokoll dieser Partie hat sich geändert: Der Server nennt einen anderen Fingerabdruck als am Anfang.
replay-log-fingerprint = Fingerabdruck des Protokolls

## Wer die Karten bestimmt hat

replay-drawn-mine = Niemand hat diese Karten ausgesucht: Sie folgen aus einem Geheimnis, das der Server vorher versprochen hatte, und aus Zufallsziffern deines Browsers.
replay-drawn-others = Diese Karten folgen aus einem Geheimnis, das der Server vorher versprochen hatte, und aus Zufallsziffern der unten Genannten. Dein Browser hat keine beigetragen.
replay-drawn-nobody = Diese Karten folgen nur aus einem Geheimnis des Servers, denn kein Browser hat etwas beigetragen. Der Server könnte sie ausgesucht haben.
replay-drawn-missing = Dein Browser hat zu diesen Karten Zufallsziffern beigetragen, sie sind aber nicht darin. Das stimmt nur, wenn du deinen Platz vor dem Austeilen verlassen hattest.
replay-drawn-forged = Diese Karten folgen nicht aus dem, was die gespeicherte Partie sagt. Jemand hat sie ausgesucht oder geändert.
replay-drawn-untold = Diese Karten waren vorher bekannt oder kommen von einem älteren Server: Nichts zeigt, wer sie bestimmt hat.
replay-drawn-by = Dazu beigetragen: { $names }
replay-drawn-about = Zuerst hat der Server einen Fingerabdruck seines Geheimnisses veröffentlicht, erst danach haben Browser ihre Ziffern beigetragen, und aus beidem folgen die Karten. Also konnte weder der Server allein noch jemand am Tisch allein sie aussuchen. Ob der Server und jemand am Tisch zusammengewirkt haben, zeigt das nicht.
