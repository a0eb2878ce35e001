# Woorden die elke pagina gebruikt.
loading = Een moment…
loading-failed = Dit deel van de pagina kon niet worden geladen.
loading-again = Opnieuw proberen
close = Sluiten
cancel = Annuleren
change = Wijzigen

nowhere-page = Hier is niets
nowhere-page-why = Dit adres leidt niet naar een tafel.
nowhere-table = Deze tafel is er niet
nowhere-table-why = Misschien is de link niet compleet, of is de tafel allang gesloten.
nowhere-home = Naar de startpagina
full-title = Alle tafels zijn bezet
full-why = Er is nu geen plek meer op deze server. Deze pagina probeert het vanzelf opnieuw.

bot-name = Bot { $number }
bot-level-easy = Makkelijk
bot-level-medium = Gemiddeld
bot-level-hard = Moeilijk
bot-level-expert = Expert
bot-level-rules-of-thumb = Doordacht
bot-level-random = Willekeurig
seat-free = vrije plek

game-split-it = Split it!
game-splito = Splito
game-split = Split

## Zonder netwerk

offline-page = Je bent offline. De regels en je potjes kun je lezen; de tafels wachten tot je weer online bent.
offline-table = Je bent offline. De tafel komt vanzelf terug zodra je weer online bent.
