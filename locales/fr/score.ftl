score-title = Feuille de score
score-lead = Pour une partie avec les vraies cartes. Tout est enregistré dans ce navigateur, même si l’écran s’éteint.
score-player = Joueur { $n }
score-add = Ajouter un joueur
score-remove = Retirer { $name }
score-undo = Annuler
score-clear = Vider la feuille
score-next = Enregistrer, partie suivante
score-columns-of = Colonnes de
score-columns-about = Touche chaque nombre une fois par carte de sa colonne, jokers compris.
score-who-out = Le premier à poser sa dernière carte :
score-all-out = Tous ont tout posé
score-cards-left = Cartes restantes en main
score-out = plus de carte
score-mode = Quoi noter
score-mode-cards = Toutes les cartes
score-mode-totals = Les points seulement
score-what = Où sont les cartes
score-commons-about = Touche les deux Objectifs du milieu : un avec étoile, un avec lune.
score-zone-about = Touche chaque carte de cette zone, Objectifs ratés compris. Touche encore pour la deuxième copie.
score-zone-points = Points
score-zone-cards = Cartes, pour l’égalité
score-totals-about = Points de chaque zone, Objectifs communs compris. Les cartes ne comptent qu’à produits égaux.
score-deck-about = Les Objectifs faits dans ce navigateur, au lieu des nôtres.
score-impossible = Ces cartes ne peuvent pas toutes être sur la table.
score-offline = Pas de connexion. Tout est enregistré ; les règles vérifieront dès ton retour en ligne.
score-tie = Égalité : le joueur qui a le moins de cartes dans ses deux zones gagne.
score-picture = Image
score-link = Lien vers cette feuille
score-copied = Copié. Toute la feuille est dans le lien lui-même, pas sur un serveur.
score-copy = Copie ce lien :
score-brought = C’est la feuille du lien. Annuler te rend la tienne.
score-bad-link = Ce lien ne contient pas de feuille. La tienne est inchangée.
score-series-clear = Effacer la série
score-card = { $card } : { $cards } ici
score-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
score-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
score-series = { $count ->
    [one] La série : { $count } partie
   *[other] La série : { $count } parties
}
score-column-more = { $cards ->
    [one] { $number } : { $cards } carte, une de plus
   *[other] { $number } : { $cards } cartes, une de plus
}
score-column-less = { $cards ->
    [one] { $number } : { $cards } carte, une de moins
   *[other] { $number } : { $cards } cartes, une de moins
}
