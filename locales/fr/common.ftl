# Les mots de toutes les pages.
loading = Un instant…
close = Fermer
cancel = Annuler
change = Changer

nowhere-page = Rien ici
nowhere-page-why = Cette adresse ne mène à aucune table.
nowhere-table = Cette table n’existe pas
nowhere-table-why = Le lien est peut-être incomplet, ou la table est fermée depuis longtemps.
nowhere-home = Vers l’accueil

bot-name = Bot { $number }
seat-free = place libre

game-split-it = Split it!
game-splito = Splito
game-split = Split
