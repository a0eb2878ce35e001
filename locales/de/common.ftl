# Wörter, die jede Seite braucht.
loading = Einen Moment …
loading-failed = Dieser Teil der Seite konnte nicht geladen werden.
loading-again = Noch einmal versuchen
close = Schließen
cancel = Abbrechen
change = Ändern

nowhere-page = Hier ist nichts
nowhere-page-why = Diese Adresse führt zu keinem Tisch.
nowhere-table = Diesen Tisch gibt es nicht
nowhere-table-why = Vielleicht ist der Link unvollständig, oder der Tisch ist längst geschlossen.
nowhere-home = Zur Startseite
full-title = Alle Tische sind besetzt
full-why = Auf diesem Server ist gerade kein Platz mehr frei. Die Seite versucht es von selbst noch einmal.

bot-name = Bot { $number }
bot-level-easy = Leicht
bot-level-medium = Mittel
bot-level-hard = Schwer
bot-level-expert = Meisterlich
bot-level-rules-of-thumb = Überlegt
bot-level-random = Zufällig
seat-free = freier Platz

game-split-it = Split it!
game-splito = Splito
game-split = Split

## Ohne Netz

offline-page = Du bist offline. Regeln und deine Partien lassen sich lesen; die Tische warten, bis du wieder online bist.
offline-table = Du bist offline. Der Tisch kommt von selbst zurück, sobald du wieder online bist.
