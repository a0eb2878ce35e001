# Les règles de Split it!, avec nos propres mots.

rules-split-it-idea = Quelqu’un sépare une rangée de cartes en trois zones. Puis tout le monde parie en secret sur une zone. Si personne d’autre n’a parié sur la tienne, ses cartes sont à toi.
rules-split-it-aim = Tu rassembles des colonnes de nombres égaux. À la fin, la plus longue colonne de chaque nombre rapporte des points.

## Les cartes

rules-split-it-cards = Les cartes
rules-split-it-cards-numbers = Il y a un 1, deux 2, trois 3 et ainsi de suite, jusqu’à dix 10. Un grand nombre rapporte plus, mais il y en a plus de cartes.
rules-split-it-cards-jokers = Il y a aussi 15 jokers. Un joker n’a pas de nombre : il allonge d’une carte une de tes colonnes.
rules-split-it-cards-all = Cela fait 70 cartes. On les mélange : c’est la pioche, face cachée.
rules-split-it-cards-picture = Quelques cartes numérotées et un joker

## Un tour

rules-split-it-round = Un tour
rules-split-it-start = Un joueur au hasard sépare en premier. À chaque tour suivant, c’est au joueur suivant vers la gauche de séparer.

rules-split-it-row = 1. Poser et séparer la rangée
rules-split-it-row-laid = On pose une rangée de cartes face visible : 7 cartes à deux ou trois joueurs, 9 cartes à quatre.
rules-split-it-row-split = Le joueur qui sépare glisse deux cartes de séparation entre les cartes. Cela fait trois zones : blanche à gauche, rose au milieu, noire à droite. Chacune a au moins une carte. Les cartes gardent leur ordre.
rules-split-it-row-picture = Neuf cartes, séparées en trois zones

rules-split-it-guess = 2. Parier en secret
rules-split-it-guess-all = Tout le monde parie sur une zone, y compris le joueur qui sépare. Personne ne voit les paris des autres.
rules-split-it-guess-back = Tu peux changer ton pari tant que tout le monde n’a pas parié. Puis on révèle tous les paris ensemble.

rules-split-it-judge = 3. Voir qui est sans rival
rules-split-it-judge-one = Un seul pari : on gagne toutes les cartes de la zone et on a fini pour ce tour.
rules-split-it-judge-several = Deux paris ou plus : personne ne reçoit les cartes. Elles restent dans la rangée.
rules-split-it-judge-nobody = Aucun pari : ses cartes sont hors jeu pour de bon.
rules-split-it-name-1 = Alice
rules-split-it-name-2 = Hugo
rules-split-it-name-3 = Chloé
rules-split-it-name-4 = Louis
rules-split-it-judge-example = Exemple : un seul pari sur la zone blanche, { $first } gagne trois cartes. Un seul sur la rose, { $second } en gagne deux. { $third } et { $fourth } ont parié sur la noire : ses quatre cartes restent, et ces deux-là seulement continuent.

rules-split-it-again = 4. Encore, avec ce qui reste
rules-split-it-again-joined = On rapproche les cartes restées, dans le même ordre. Seuls continuent ceux qui n’ont pas encore gagné de cartes dans ce tour.
rules-split-it-again-none = Aucune carte restante : le tour est fini.
rules-split-it-again-one = Une carte restante : elle est hors jeu, et le tour est fini.
rules-split-it-again-two = Deux cartes restantes : celle de gauche est la zone blanche, celle de droite la rose. Il n’y a pas de zone noire.
rules-split-it-again-three = Trois cartes restantes : chacune est une zone.
rules-split-it-again-more = Quatre ou plus : la même personne sépare à nouveau, même si elle a déjà gagné des cartes.
rules-split-it-again-stand-off = À quatre, on peut parier deux contre deux sur les deux dernières cartes. Alors tous les quatre parient à nouveau. Si cela arrive dix fois de suite, les deux cartes sont hors jeu.

## À deux

rules-split-it-two = À deux
rules-split-it-two-remove = Après la première séparation d’un tour, le joueur qui n’a pas séparé retire une zone. Ses cartes sont hors jeu. Puis on parie tous les deux sur l’une des deux autres zones, qui gardent leur couleur.
rules-split-it-two-must = Il faut retirer une zone. Après les séparations suivantes du même tour, on ne retire rien.
rules-split-it-two-picture = La zone noire est retirée ; on peut parier sur la blanche et la rose

## Colonnes et jokers

rules-split-it-columns = Tes colonnes et tes jokers
rules-split-it-columns-place = Les cartes que tu gagnes sont devant toi, visibles, les nombres égaux en une colonne.
rules-split-it-jokers-place = Chaque joker gagné se pose aussitôt sur une de tes colonnes. Une colonne commencée par le même gain compte aussi. Un joker posé ne bouge plus.
rules-split-it-jokers-only = Si tu n’as qu’une colonne, le joker y va automatiquement.
rules-split-it-jokers-pending = Un joker ne peut pas commencer une colonne. Sans colonne, tes jokers attendent à côté de ta place. Quand tu gagnes tes premiers nombres, tous les jokers en attente sont posés.
rules-split-it-jokers-order = Si plusieurs joueurs ont des jokers à poser, on suit le sens horaire, en commençant par le joueur qui sépare. Cet ordre est le nôtre ; la règle imprimée n’en donne pas.
rules-split-it-jokers-example = Exemple : tu gagnes un 7, un 8 et un joker. Le 7 et le 8 vont dans leurs colonnes. Tu peux maintenant choisir n’importe laquelle de tes colonnes pour le joker, ici celle des 8.
rules-split-it-jokers-before = Avant le joker
rules-split-it-jokers-after = Après le joker

## La fin

rules-split-it-end = Fin et score
rules-split-it-end-when = La partie finit avec le tour qui utilise la dernière carte de la pioche : 10 tours à deux ou trois joueurs, 8 à quatre. À quatre, la dernière rangée n’a que 7 cartes.
rules-split-it-score-most = Pour chaque nombre, la plus longue colonne rapporte : la plus longue colonne de 8 vaut 8 points, quelle que soit sa longueur. Les jokers comptent comme des cartes de leur colonne.
rules-split-it-score-ties = À égalité, toutes les plus longues colonnes rapportent tous les points. Un nombre que personne n’a ne rapporte rien à personne.
rules-split-it-score-picture = Les colonnes de trois joueurs, et à qui elles rapportent
rules-split-it-worked = Un décompte complet, avec une égalité
rules-split-it-score-example = { $first } a le plus de 8, car le joker compte ; { $second } a le plus de 3 et de 5, { $third } le plus de 7. { $first } et { $second } ont un 2 chacun, donc les deux marquent 2.
rules-split-it-score-line = { $name } : { $sum }
rules-split-it-score-tie = { $first } et { $second } ont { $points } points chacun. { $second } a { $more } colonnes et { $first } seulement { $fewer } : { $second } gagne.
rules-split-it-win = Celui qui a le plus de points gagne. À égalité de points, celui qui a le plus de colonnes gagne. Si les colonnes aussi sont à égalité, on partage la victoire.
rules-split-it-win-jokers = Un joker encore en attente à la fin ne compte pas.

## Options

rules-split-it-options = Une option à deux
rules-split-it-options-remove = Avec « retirer une zone à chaque fois », une zone est retirée après chaque séparation en trois, pas seulement après la première d’un tour. La séparation de trois cartes seules compte ; une rangée de deux cartes ne perd jamais de zone.

## Bon à savoir

rules-split-it-know = Bon à savoir
rules-split-it-know-open = Toutes les colonnes, tous les jokers en attente et toutes les cartes hors jeu sont visibles. « Bilan » montre où sont toutes les cartes, et donc aussi ce que la pioche contient encore.
rules-split-it-know-whole = Ce qui compte, c’est le nombre de cartes restantes dans toute la rangée. Quand deux zones restent, on les réunit, et tous ceux qui continuent peuvent parier où ils veulent.
rules-split-it-know-free = Un pari ne s’use pas. Tu peux parier chaque fois sur la même couleur.
rules-split-it-know-turns = Certains séparent une fois de plus que d’autres. Cela n’est pas compensé.
rules-split-it-know-fan = Ceci est une version non officielle faite par des fans. Split it! est un jeu d’Igor Ganzha édité par Piatnik, qui n’ont rien à voir avec cette page.

## Écarts

rules-split-it-depart-start = Si l’hôte ne choisit pas, un joueur au hasard sépare en premier ; dans la règle imprimée, c’est le plus jeune.
rules-split-it-depart-order = Si plusieurs joueurs ont des jokers à poser, ils le font dans le sens horaire, en commençant par celui qui sépare ; la règle imprimée ne donne pas d’ordre.
rules-split-it-depart-two = Deux cartes restantes sont toujours blanche et rose, et trois cartes se séparent toujours une par zone.
rules-split-it-depart-waiting = Plusieurs jokers en attente sont posés ensemble, avec la première colonne formée ; un joker qui ne trouve jamais de colonne ne compte pas.
rules-split-it-depart-stand-off = Deux contre deux sur les deux dernières cartes s’arrête à la dixième fois.
rules-split-it-depart-change = On peut changer son pari jusqu’à ce que le dernier joueur ait parié.
rules-split-it-depart-tally = Le bilan de toutes les cartes est visible de tous, sauf si la table le désactive ; autour d’une vraie table, il faut s’en souvenir.

rules-split-it-asked-same = Et si deux joueurs choisissent la même section ?
rules-split-it-asked-joker = Puis-je déplacer un joker plus tard ?
