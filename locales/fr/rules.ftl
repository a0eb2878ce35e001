# Ce que toutes les pages de règles ont en commun, et les règles en bref : but, tour, fin, victoire.

rules-short = En bref
rules-short-goal = But du jeu
rules-short-turn = Ton tour
rules-short-round = Un tour
rules-short-end = Fin
rules-short-win = Victoire
rules-full = Les règles en détail
rules-more = Pour les deux façons de jouer
rules-depart = Où nous nous écartons de la règle imprimée

## Split it!

short-split-it-facts = De 2 à 4 joueurs
short-split-it-goal = Réunis le plus de cartes de chaque nombre.
short-split-it-turn = Un joueur pose une rangée de 7 cartes (9 à quatre) et la sépare en trois zones. Chacun parie en secret sur une zone. Seul sur une zone, tu gagnes ses cartes. À plusieurs, elles restent, et ceux qui n’ont encore rien gagné continuent avec le reste. Une zone sur laquelle personne n’a parié disparaît. À deux, l’autre joueur retire d’abord une zone. Tes cartes forment des colonnes de nombres égaux ; chaque joker allonge une de tes colonnes.
short-split-it-end = Quand la pioche est épuisée : après 10 tours, ou 8 à quatre.
short-split-it-win = La plus longue colonne de chaque nombre rapporte ce nombre, une fois ; en cas d’égalité, à tous. Celui qui a le plus de points l’emporte, puis celui qui a le plus de colonnes.
short-split-it-picture = Sept cartes en rangée, séparées par deux cartes de séparation en une zone blanche, une rose et une noire. Au-dessus, deux autres joueurs ont posé leur pari face cachée. En dessous, tes colonnes : des 4, des 7, et des 8 avec un joker.

## Splito

short-splito-facts = De 3 à 8 joueurs, avec une variante à 2 · dès 8 ans · 15 minutes
short-splito-goal = Tu partages une zone avec chaque voisin. Donne de la valeur aux deux : ton score est zone gauche fois zone droite.
short-splito-turn = Chacun choisit en secret une carte et un côté, gauche ou droite. Toutes les cartes sont révélées ensemble, chacune dans sa zone ; puis tu passes ta main à gauche. Les Objectifs demandent quelque chose à leur zone et valent de 1 à 4 points. Les cartes Splito ont une couleur et une valeur et servent à les remplir. Chacun des deux Objectifs communs du centre va à la zone qui a seule la majorité demandée.
short-splito-end = Après treize tours, quand toutes les cartes sont jouées.
short-splito-win = Une zone additionne les Objectifs qu’elle a remplis ; si l’une ne vaut rien, ton score est 0. Le plus grand score gagne ; en cas d’égalité, celui qui a le moins de cartes dans ses deux zones.
short-splito-picture = Trois joueurs autour d’une table, avec une zone de cartes entre chacun d’eux. Deux Objectifs communs sont au centre. Ta zone gauche et ta zone droite sont reliées par un signe de multiplication.

## Split, chacun pour soi

short-split-facts = De 2 à 5 joueurs · dès 8 ans
short-split-goal = Sois le premier à te débarrasser de toutes tes cartes.
short-split-turn = Envoie la carte du milieu sur la pile de gauche ou de droite. Puis joue une carte au milieu : son nombre doit être entre les deux piles. Un joker (0, 1, 99, 100 et tous les nombres qui finissent par 0) passe partout et inverse le sens. Ou réinitialise : tu peux toujours le faire, et tu le dois si rien ne passe. La table est vidée, tu pioches trois cartes, et tes cartes standard la plus basse et la plus haute commencent les nouvelles piles.
short-split-end = Dès qu’un joueur joue sa dernière carte. Ce ne peut pas être un joker : le joueur qui n’a plus qu’un joker doit réinitialiser.
short-split-win = Le premier à finir ses cartes gagne. Il n’y a pas de points.
short-split-picture = La pile de gauche montre 12, celle de droite 84, et 43 est entre les deux. Une flèche montre le sens du jeu. Dans ta main, 23, 55 et le joker 70 passent ; 91 ne passe pas.

## Split, tous ensemble

short-split-together-facts = De 3 à 5 joueurs · dès 8 ans
short-split-together-goal = Débarrassez-vous de toutes vos cartes, en équipe.
short-split-together-turn = Envoie la carte du milieu à gauche ou à droite, puis joue une carte entre les piles, comme chacun pour soi. Ou joue un renfort : le 0 et le 100 sont à côté de la table, et chacun peut être joué une fois. Il n’y a pas de réinitialisation, et personne ne pioche. Demandez et donnez des conseils, gauche ou droite, petits ou grands nombres, une couleur ; mais ne dites jamais un nombre.
short-split-together-end = Un joueur sans cartes a fini, et les autres continuent. Si celui dont c’est le tour ne peut rien jouer et qu’il ne reste aucun renfort, c’est fini.
short-split-together-win = Si toutes les mains sont vides, tout le monde gagne ; sinon tout le monde perd. La dernière carte de chaque main doit être une carte standard.
short-split-together-picture = La table de Split, avec les renforts 0 et 100 visibles à côté des piles, pour tous les joueurs.

## Search

search-title = Questions de règles
search-label = Chercher dans les règles des trois jeux
search-label-game = Chercher dans les règles de { $game }
search-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
search-best = Les { $most } meilleurs résultats sur { $count }
search-nothing = Rien trouvé. Essaie un autre mot, ou l’un de ceux-ci :
search-all = Chercher dans les règles de tous les jeux
search-terms-split-it = rangée, carte de séparation, colonne, tour
search-terms-splito = zone, Objectif commun, majorité, main
search-terms-split = joker, standard, réinitialiser, donneur, renfort
search-ignored = à, au, aux, avec, ce, comment, dans, de, des, du, en, est, et, il, j, je, l, la, le, les, ma, mes, mon, on, ou, par, passe, peut, puis, pour, qu, quand, que, quel, quelle, qui, s, se, si, sur, un, une
search-asked = Ce que demandent les joueurs
