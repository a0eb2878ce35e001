# Les mots de toutes les pages.
loading = Un instant…
loading-failed = Cette partie de la page n’a pas pu être chargée.
loading-again = Réessayer
close = Fermer
cancel = Annuler
change = Changer

nowhere-page = Rien ici
nowhere-page-why = Cette adresse ne mène à aucune table.
nowhere-table = Cette table n’existe pas
nowhere-table-why = Le lien est peut-être incomplet, ou la table est fermée depuis longtemps.
nowhere-home = Vers l’accueil
full-title = Toutes les tables sont prises
full-why = Il n’y a plus de place sur ce serveur pour le moment. La page réessaie toute seule.

bot-name = Bot { $number }
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-hard = Difficile
bot-level-expert = Expert
bot-level-rules-of-thumb = Réfléchi
bot-level-random = Au hasard
seat-free = place libre

game-split-it = Split it!
game-splito = Splito
game-split = Split

## Sans réseau

offline-page = Tu es hors ligne. Tu peux toujours lire les règles et tes parties ; les tables reviendront avec le réseau.
offline-table = Tu es hors ligne. La table reviendra d’elle-même avec le réseau.
