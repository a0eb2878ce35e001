# Les règles de Split, avec nos propres mots.

rules-split-idea = Deux piles sont sur la table, et chaque carte jouée doit passer entre elles. L’écart se resserre. Le premier à se débarrasser de toutes ses cartes gagne, ou alors vous y arrivez tous ensemble.

rules-split-cards = Les cartes
rules-split-cards-all = Il y a 101 cartes, de 0 à 100, chaque nombre une fois.
rules-split-cards-wilds = Treize cartes sont des jokers : 0, 1, 99, 100 et tous les nombres qui finissent par 0. Ils sont sombres, avec un bord dentelé et deux flèches qui tournent.
rules-split-cards-standards = Les 88 autres sont des cartes standard. Le petit trait au bas d’une carte montre où son nombre se situe entre 0 et 100.
rules-split-cards-bands = Chaque dizaine a sa couleur et son motif. Ils t’aident à t’y retrouver, et aucune règle n’en dépend.

rules-split-setup = Avant de commencer
rules-split-setup-deal = On joue de deux à cinq, à partir de huit ans environ. Chacun reçoit 7 cartes, et le donneur, tiré au sort, en reçoit 9. Le reste forme la pioche, face cachée.
rules-split-setup-open = Le donneur pose les cartes standard la plus basse et la plus haute de sa main : la plus basse commence la pile Split de gauche, la plus haute celle de droite ; plus court : la pile de gauche et la pile de droite. C’est automatique.
rules-split-setup-first = On joue dans le sens horaire, et le joueur à gauche du donneur commence.
rules-split-setup-example = Le donneur a posé 12 et 84. Toute carte de 13 à 83 passe entre les deux.

rules-split-turn = Ton tour
rules-split-turn-one = Fais l’un ou l’autre : joue une carte, ou réinitialise la table.

rules-split-play = Jouer une carte
rules-split-play-move = S’il y a une carte au milieu, envoie-la sur la pile de gauche ou sur celle de droite. Tu choisis le côté. Son nombre devient celui de la pile. Juste après une ouverture, il n’y a pas de carte au milieu, et rien ne bouge.
rules-split-play-card = Mets une carte de ta main au milieu. Cela finit ton tour.
rules-split-play-fits = Une carte standard passe si son nombre est entre ceux des deux piles, telles qu’elles sont après le déplacement. Un nombre égal à celui d’une pile ne passe pas.
rules-split-play-together = Le côté et la carte sont une seule décision : tu choisis les deux, puis ils sont joués ensemble.
rules-split-table = La table : deux piles avec un écart entre elles, la carte du milieu, le sens du jeu et ta main. Si le 43 va à gauche, les cartes de 44 à 83 passent ; s’il va à droite, celles de 13 à 42.
rules-split-table-left = passe si la carte du milieu va à gauche
rules-split-table-right = passe si la carte du milieu va à droite
rules-split-table-either = un joker : passe des deux côtés
rules-split-table-nowhere = ne passe pas
rules-split-play-example = Les piles sont 12 et 84, et 43 est au milieu. Si 43 va à gauche, 55 passe. Si 43 va à droite, 23 passe. Le 91 ne passe d’aucun côté.
rules-split-play-example-left = Le 43 est allé à gauche, et 55 a été joué. Pour la personne suivante, l’écart est plus petit.
rules-split-play-none = S’il ne reste aucun nombre entre les piles, comme avec 47 et 48, seul un joker passe.

rules-split-wild = Les jokers
rules-split-wild-fits = Un joker passe entre deux piles quelconques, quel que soit son nombre.
rules-split-wild-turns = Chaque joker joué inverse le sens du jeu. Envoyer un joker sur une pile, le défausser ou l’enfouir ne l’inverse pas.
rules-split-wild-two = À deux, il n’y a pas de sens : on joue simplement chacun son tour.
rules-split-wild-last = Un joker ne peut pas être ta dernière carte. Un joueur qui n’a plus qu’un joker et rien d’autre doit réinitialiser.
rules-split-wild-pile = Au milieu, un joker est une carte comme une autre : on l’envoie à gauche ou à droite, et son nombre compte pour cette pile. La pile de gauche peut donc devenir plus haute que celle de droite. Les cartes doivent toujours être entre les deux nombres.
rules-split-wild-example = Le 90 est allé sur la pile de gauche, et la pile de droite montre 60. Maintenant, les cartes de 61 à 89 passent.

rules-split-reset = La réinitialisation
rules-split-reset-when = Tu peux réinitialiser à n’importe lequel de tes tours. Tu dois réinitialiser si aucune de tes cartes ne passe, ou si ta seule carte est un joker.
rules-split-reset-discard = Les deux piles et la carte du milieu vont à la défausse, face visible.
rules-split-reset-draw = Tu pioches 3 cartes.
rules-split-reset-bury = Si tu as moins de deux cartes standard, tu mets un joker sous la pioche et tu pioches une carte. Recommence jusqu’à avoir deux cartes standard.
rules-split-reset-lay = Tes cartes standard la plus basse et la plus haute deviennent les nouvelles piles. C’est automatique.
rules-split-reset-example = Tu as 33, 47 et 90 et tu pioches 5, 60 et 71. Parmi les cartes standard, 5 est la plus basse et 71 la plus haute : ce sont les nouvelles piles. Tu gardes 33, 47, 60 et 90.
rules-split-reset-next = Le jeu continue dans le sens horaire avec le joueur à ta gauche. Il n’y a pas de carte au milieu.
rules-split-reset-cost = Une réinitialisation te coûte en général une carte : tu en pioches trois et tu en poses deux. Une réinitialisation ne fait donc jamais gagner, mais c’est un bon moyen de se défaire d’une carte très haute et d’une carte très basse.

rules-split-stock = La pioche
rules-split-stock-refill = Si la pioche a moins de cartes qu’il n’en faut, toute la défausse, mélangée, passe d’abord dessous. S’il n’y en a toujours pas assez, tu pioches ce qu’il y a.
rules-split-stock-exchange = Pour un échange de jokers, la défausse passe sous la pioche dès qu’il n’y reste plus de carte standard.

rules-split-end = La fin
rules-split-end-win = Le joueur qui joue la dernière carte de sa main gagne aussitôt. C’est toujours une carte standard.
rules-split-end-score = Il n’y a pas de points dans Split : le premier à finir gagne. Ce que les autres ont encore en main est montré. Pour les programmes, cela donne aussi un rang, meilleur avec moins de cartes ; c’est notre ajout, pas le jeu imprimé.
rules-split-end-limit = Si personne n’a gagné après 1 000 tours, la partie s’arrête, et celui qui a le moins de cartes gagne.

rules-split-coop = Jeu coopératif : tous ensemble
rules-split-coop-detail = Tous ensemble, en détail
rules-split-coop-goal = De trois à cinq, on peut jouer en équipe. Vous gagnez si toutes les mains se vident.
rules-split-coop-helpers = Le 0 et le 100 ne sont pas distribués. Ils sont visibles à côté de la table, comme renforts communs.
rules-split-coop-helper-play = À ton tour, tu peux jouer un renfort à la place d’une carte de ta main, même si une des tiennes passe. Un renfort est un joker : il passe partout et inverse le sens. Chaque renfort peut être joué une fois.
rules-split-coop-no-reset = Il n’y a pas de réinitialisation, et personne ne pioche.
rules-split-coop-last = La dernière carte de chaque main doit être une carte standard. Une main où il n’y a que des jokers ne peut plus être vidée : la table te prévient avant que cela n’arrive.
rules-split-coop-out = Un joueur qui n’a plus de cartes a fini, ne joue plus de tour et ne peut pas jouer de renfort. Le joueur suivant qui a des cartes continue ; cela peut être encore le même.
rules-split-coop-lost = Si la personne dont c’est le tour ne peut rien jouer et qu’il ne reste aucun renfort, tout le monde a perdu.
rules-split-coop-talk = Vous pouvez donner un conseil sur la gauche et la droite, et dire que vous aimeriez rester dans les petits nombres ou dans une couleur. Vous ne devez jamais dire un nombre.

rules-split-bluff = La réinitialisation avec bluff
rules-split-bluff-lay = Avec cette option, quand tu réinitialises, tu peux poser deux cartes standard au choix, pas seulement la plus basse et la plus haute.
rules-split-bluff-answer = Puis chacun des autres répond en secret : croire ou contester. On révèle toutes les réponses ensemble.
rules-split-bluff-example = Un bluff : 33 et 47 ont été posés, alors que 5 et 71 sont en main. L’écart est étroit, et difficile pour tous les autres.
rules-split-bluff-caught = Un bluff que quelqu’un conteste : le joueur qui a bluffé pioche 5 cartes. Les piles restent.
rules-split-bluff-honest = Une réinitialisation honnête : chaque joueur qui l’a contestée pioche 1 carte. Cette pénalité est la nôtre ; la règle imprimée n’en a pas.
rules-split-bluff-trusted = Si personne ne conteste, il ne se passe rien, et personne ne saura si c’était un bluff.

rules-split-options = Options
rules-split-options-helpers = Ensemble : les deux renforts, seulement le 0, seulement le 100, ou aucun. Moins de renforts, c’est plus dur.
rules-split-options-direction = Une réinitialisation peut garder le sens du jeu. Alors le joueur suivant dans ce sens continue.
rules-split-options-bluff = On peut activer la réinitialisation avec bluff ; voir plus haut. Ces deux options sont pour les parties chacun pour soi.

rules-split-seen = Ce qui est visible, ce qui est secret
rules-split-seen-open = Tout le monde voit les piles, la carte du milieu, la défausse, les renforts, et le nombre de cartes de chaque main et de la pioche.
rules-split-seen-secret = Ta main n’est qu’à toi, même quand on joue ensemble. De même les cartes que tu pioches et les jokers que tu enfouis.

rules-split-questions = Questions fréquentes
rules-split-question-must-move = Faut-il déplacer la carte du milieu ? Oui. Seul le côté est à ton choix.
rules-split-question-reset = Puis-je réinitialiser alors qu’une de mes cartes passe ? Oui, mais pas quand on joue ensemble.
rules-split-question-equal = Piles 40 et 60 : 40 ou 60 passent-ils par leur nombre ? Non, seulement de 41 à 59. Comme jokers, ils passent de toute façon.
rules-split-question-two-wilds = Mes deux dernières cartes sont des jokers : puis-je en jouer un ? Oui. Avec l’autre, tu devras réinitialiser.
rules-split-question-again = Puis-je jouer deux tours de suite ? Seulement quand on joue ensemble et que personne d’autre n’a de cartes.
rules-split-question-helper-wild = Ma seule carte est un joker : puis-je jouer un renfort ? Oui, quand on joue ensemble. Ta main ne diminue pas pour autant.
rules-split-question-dealer = Et si le donneur a moins de deux cartes standard ? Alors il met des jokers sous la pioche et pioche, comme à une réinitialisation.

rules-split-unofficial = Ceci est une version de fans, non officielle, avec nos propres mots. Elle n’a rien à voir avec l’éditeur ni avec l’autrice du jeu.

rules-split-depart-points = Il n’y a pas de points dans Split : le premier à finir ses cartes gagne. Ce que les autres ont encore en main est montré, rien de plus ; que des programmes en tirent un rang, c’est notre ajout.
rules-split-depart-dealer = Le donneur est tiré au sort ou désigné par l’hôte, et la donne passe à gauche lors d’une revanche ; la règle imprimée ne dit rien du premier.
rules-split-depart-reset = À une réinitialisation, les bonnes cartes sont posées automatiquement. Avec le bluff, on peut tricher ; alors une contestation à tort coûte une carte, c’est aussi notre ajout.
rules-split-depart-bury = S’il manque des cartes standard, seuls des jokers vont sous la pioche ; la règle imprimée dit seulement « une carte », et la française la défausse.
rules-split-depart-refill = Quand la pioche est épuisée, la défausse passe dessous ; la règle imprimée n’en dit rien.
rules-split-depart-limit = Après 1 000 tours, la partie s’arrête, et celui qui a le moins de cartes l’emporte.
rules-split-depart-bands = Quels nombres ont quelle couleur, c’est notre choix ; aucune règle n’en dépend.

rules-split-asked-wild = Un joker peut-il être ma dernière carte ?
rules-split-asked-stuck = Et si aucune de mes cartes ne va ?
