# Ord, som alle sider bruger.
loading = Et øjeblik …
loading-failed = Denne del af siden kunne ikke hentes.
loading-again = Prøv igen
close = Luk
cancel = Annuller
change = Skift

# Adressen fører ikke til nogen af vores sider.
nowhere-page = Her er ikke noget
nowhere-page-why = Adressen fører ikke til et bord.
# Bordet i adressen findes ikke.
nowhere-table = Bordet er her ikke
nowhere-table-why = Måske mangler der noget af linket, eller bordet er lukket for længst.
nowhere-home = Til forsiden
full-title = Alle borde er optaget
full-why = Der er ikke plads på serveren lige nu. Siden prøver selv igen.

bot-name = Bot { $number }
bot-level-easy = Let
bot-level-medium = Mellem
bot-level-hard = Svær
bot-level-expert = Ekspert
bot-level-rules-of-thumb = Med omtanke
bot-level-random = På må og få
seat-free = ledig plads

# Spillenes titler: egennavne.
game-split-it = Split it!
game-splito = Splito
game-split = Split

## Uden net

offline-page = Du er offline. Reglerne og dine spil kan læses; bordene venter, til du er online igen.
offline-table = Du er offline. Bordet kommer tilbage af sig selv, når du er online igen.
