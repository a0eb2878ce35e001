### Premières parties guidées. Le coach dit une ou deux phrases courtes à la fois ; $left et $right sont les noms des voisins.

lesson-coach = Ton coach
lesson-wait = Regarde ce que font les autres…
lesson-progress = { $at } sur { $count }
lesson-go-on = Continuer
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-over = Voilà le jeu ! Maintenant, tu peux jouer une vraie partie.
lesson-play-real = Jouer pour de vrai
lesson-read-rules = Règles en bref
lesson-play-on = Continuer ici

## Split it!

lesson-split-it-welcome = Bienvenue ! Tu gagnes des cartes et ranges les mêmes nombres en colonnes. À la fin, la plus longue colonne de chaque nombre rapporte ce nombre.
lesson-split-it-row = Sept cartes forment une rangée. Ce tour-ci, c’est toi qui la sépares en trois zones, blanche, rose et noire, avec les deux cartes de séparation.
lesson-split-it-cut = Déplace les cartes de séparation : 2 cartes dans le blanc, 2 dans le rose, 3 dans le noir. Puis touche « Séparer ici ».
lesson-split-it-secret = Maintenant, tout le monde parie en secret sur une zone, toi aussi. Si personne d’autre n’y parie, ses cartes sont à toi.
lesson-split-it-guess = Le noir a le plus de cartes. Parie sur le noir.
lesson-split-it-contested = Seul { $right } a parié sur le blanc et le prend. Personne n’a parié sur le rose : il quitte le jeu. { $left } et toi avez parié sur le noir : ses cartes restent et sont séparées à nouveau.
lesson-split-it-again = Trois cartes, une par zone : parie encore. Mon conseil : le 9, dans le rose.
lesson-split-it-alone = { $left } a parié sur une autre zone. Vous étiez donc seuls tous les deux, et chacun gagne un 9.
lesson-split-it-alone-other = Cela t’a coûté le 9 du rose. Tu pourras te rattraper au tour suivant.
lesson-split-it-next-row = Nouveau tour : { $left } a séparé cette rangée. Le blanc contient un 9, un 5 et un joker.
lesson-split-it-take = Un joker allonge l’une de tes colonnes. Parie sur le blanc.
lesson-split-it-joker = Personne d’autre n’y était ! Pose le joker sur l’une de tes colonnes ; il y reste pour toujours. Choisis les 9.
lesson-split-it-majority = Ta colonne de 9 est la plus longue de la table : 9 points, si ça reste comme ça.
lesson-split-it-majority-other = Là, le joker compte pour un nombre plus petit. Sur les 9, il aurait protégé 9 points.
lesson-split-it-threat = { $right } a séparé cette rangée. Le blanc contient trois 5 : de quoi dépasser ta colonne de 5.
lesson-split-it-choose = D’autres veulent aussi ces 5. Parie sur le rose : deux 8.
lesson-split-it-lost = Les 8 sont à toi. Mais { $right } a eu les trois 5 : tu n’es plus en tête pour les 5.
lesson-split-it-lost-other = Quelqu’un d’autre a parié là : ces cartes restent dans la rangée. Personne n’a parié sur les deux 8 : ils quittent le jeu.
lesson-split-it-scoring = On continue ainsi jusqu’à la fin de la pioche. Puis la plus longue colonne de chaque nombre rapporte ce nombre, à tous en cas d’égalité. Celui qui a le plus de points gagne.

## Splito

lesson-splito-welcome = Bienvenue ! Dans Splito, tu partages une zone avec chaque voisin. Neuf tours sur treize sont déjà joués ; tu joues les quatre derniers.
lesson-splito-zones = Cette zone, tu la partages avec { $left }, celle de droite avec { $right }. Chacune de tes cartes va à gauche ou à droite.
lesson-splito-objective = Les cartes à losanges sont des Objectifs : ils rapportent à la fin si leur zone les remplit. Ici, il faut exactement deux 3, et il n’y en a qu’un.
lesson-splito-pick = Choisis ton 3 bleu et envoie-le à gauche.
lesson-splito-met = Deux 3 : l’Objectif est rempli. Un troisième le gâcherait.
lesson-splito-met-other = À droite, ton 3 ne sert à rien. Il manque toujours un 3 à gauche ; sans lui, l’Objectif ne rapporte rien.
lesson-splito-lost = Pendant ce temps, { $right } a mis un 5 dans ta zone de droite. « Aucun 5 » y est raté, pour vous deux.
lesson-splito-passed = Tous choisissent en même temps, et les cartes sont révélées ensemble. Puis chaque main passe à gauche : ces cartes viennent de { $right }.
lesson-splito-place = Les Objectifs se jouent aussi. Celui-ci veut du rose, du vert et du noir : ta zone de droite a les trois. Envoie-le à droite.
lesson-splito-placed = Rempli tout de suite : un point de plus à droite.
lesson-splito-placed-other = À gauche, il manque le vert. Tant qu’il n’en vient pas, cet Objectif n’y rapporte rien.
lesson-splito-common = Au milieu, il y a deux Objectifs communs. Celui-ci va à la zone qui a le plus de cartes vertes. Deux zones sont à égalité : personne ne l’a.
lesson-splito-majority = Avec ton 6 vert, tu as la majorité à droite. Envoie-le à droite.
lesson-splito-won = Trois cartes vertes, plus que dans toute autre zone : l’Objectif commun va à ta zone de droite.
lesson-splito-won-other = À gauche, il ne sert à rien : deux autres zones ont toujours deux cartes vertes chacune.
lesson-splito-last = Dernier tour : il ne reste qu’une carte, mais tu choisis le côté. La zone de gauche ne veut aucun 2, alors envoie-la à droite.
lesson-splito-kept = Bien joué : aucun 2 à gauche. Toutes les cartes sont jouées, on compte les zones.
lesson-splito-kept-other = Le 2 a coûté un point à la zone de gauche, qui n’en voulait aucun. Toutes les cartes sont jouées, on compte les zones.
lesson-splito-product = Ton score, c’est gauche fois droite. Une zone à 0 met tout à 0 : soigne les deux.

## Split

lesson-split-welcome = Bienvenue ! Dans Split, le premier à finir ses cartes gagne. Quelques coups sont déjà joués : il te reste quatre cartes.
lesson-split-table = La carte du milieu est entre les piles. À ton tour, tu l’envoies sur l’une d’elles. Puis tu joues au milieu une de tes cartes, qui doit passer entre les deux piles.
lesson-split-first = Si le 47 va à gauche, tout passe de 48 à 75. Envoie-le à gauche et joue ton 55.
lesson-split-gap = Tu le vois sur la ligne des nombres : à chaque carte, l’écart se resserre.
lesson-split-second = Si le 72 va à gauche, seuls 73 à 75 passent. Envoie-le à droite, et ton 66 passe.
lesson-split-wilds = Presque rien ne passe plus. Mais ton 30 est un joker : 0, 1, 99, 100 et tous les nombres finissant par 0 passent partout.
lesson-split-wild = Joue ton 30, et envoie la carte du milieu à gauche.
lesson-split-turned = Un joker inverse le sens : après toi, c’était { $right }, puis { $left }. Retiens qu’un joker ne peut pas être ta dernière carte.
lesson-split-turned-other = À droite, ça va aussi : un joker passe partout. Il inverse le sens : après toi, c’était { $right }, puis { $left }.
lesson-split-stuck = Ton 93 ne passe nulle part : il faut réinitialiser. Tu pioches trois cartes, et tes cartes standard la plus basse et la plus haute forment les nouvelles piles.
lesson-split-fresh = 12 et 93 sont les nouvelles piles, et on joue à nouveau dans le sens horaire. Tu as une carte de plus qu’avant, mais il y a de la place.
lesson-split-third = Tes deux cartes passent. Garde la plus haute, car l’écart se referme par le bas : envoie le 39 à gauche et joue ton 45.
lesson-split-last = Plus qu’une carte, et elle passe ! Envoie le 62 à gauche et joue ton 78.
lesson-split-won = Tu as fini tes cartes le premier : c’est gagné. Split ne compte pas de points.

## Cooperative Split

lesson-cooperative-split-welcome = Ici, vous jouez tous ensemble : soit tout le monde finit ses cartes, soit personne ne gagne. Chacun a joué quatre fois, et il reste trois cartes à chacun.
lesson-cooperative-split-table = Comme toujours, tu envoies la carte du milieu à gauche ou à droite et joues une carte qui passe. Mais on ne peut pas réinitialiser : si quelqu’un est bloqué, tout le monde a perdu.
lesson-cooperative-split-first = Seul ton 46 passe. Envoie le 42 à gauche et joue-le.
lesson-cooperative-split-talk = Personne ne peut montrer ou nommer ses cartes. Mais on peut dire si l’on préfère petit ou grand, gauche ou droite : le chat a des phrases pour cela.
lesson-cooperative-split-stuck = Ton 12 et ton 25 ne passent nulle part ! Les renforts sont là pour ça : 0 et 100 sont à tous, une fois chacun, et passent partout.
lesson-cooperative-split-helper = Il te faut de la place pour les petits nombres. Joue le 0, et envoie la carte du milieu à gauche.
lesson-cooperative-split-opened = Les petits nombres passent à nouveau. Comme tout joker, le 0 a inversé le sens, et tu as toujours tes deux cartes.
lesson-cooperative-split-opened-other = À droite, c’est aussi bien : les petits nombres passent à nouveau. Comme tout joker, le 0 a inversé le sens, et tu as toujours tes deux cartes.
lesson-cooperative-split-keep = Laisse de la place à ta dernière carte : d’abord le 25, puis le 12. Envoie le 37 à droite et joue ton 25.
lesson-cooperative-split-out = { $left } et { $right } n’ont plus de cartes. Tout dépend de toi !
lesson-cooperative-split-last = Envoie le 17 à droite et joue ton 12.
lesson-cooperative-split-won = Toutes les cartes sont jouées : vous avez gagné ensemble. Si quelqu’un avait été bloqué, vous auriez tous perdu.
