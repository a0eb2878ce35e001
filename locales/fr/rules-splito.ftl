# Les règles de Splito, avec nos propres mots.

rules-splito-intro = Dans Splito, tu partages une zone avec la personne à ta gauche et une autre avec celle à ta droite. Ton score est la zone de gauche multipliée par la zone de droite : aide donc les deux côtés, et laisse-toi aider.
rules-splito-numbers = De 3 à 8 joueurs, à partir de huit ans environ, avec une variante à deux. Une partie dure treize tours, environ un quart d’heure. Le mieux pour un nouveau joueur : une place entre deux joueurs qui connaissent le jeu.

## Les cartes

rules-splito-cards = Les cartes
rules-splito-cards-splito = Il y a 72 cartes Splito : six couleurs, valeurs de 1 à 6, chacune en double. Chaque couleur a sa forme, son motif et sa lettre.
rules-splito-cards-objective = Il y a 37 Objectifs. Un Objectif demande quelque chose à la zone où il se trouve et vaut autant de points qu’il montre de losanges, de un à quatre. Certains portent aussi une étoile ou une lune.
rules-splito-cards-caption = Un 3 jaune, un 5 bleu et deux Objectifs : majorité de 4, avec une étoile, pour 3 points ; aucun 2, pour 1 point.

## Avant la partie

rules-splito-setup = Avant la partie
rules-splito-setup-commons = On tire une étoile et une lune, posées face visible au milieu. Ce sont les deux Objectifs communs : chaque zone peut les gagner.
rules-splito-setup-deal = On mélange toutes les autres cartes, et chacun en reçoit treize. Le reste ne sert pas, et personne ne le voit.
rules-splito-setup-zones = Entre deux voisins, il y a toujours une zone. Il y a donc autant de zones que de joueurs, et tu en as deux : une à ta gauche, une à ta droite.
rules-splito-zones-caption = Trois joueurs et leurs trois zones. La zone gauche de A est aussi la zone droite de B.

## Un tour

rules-splito-round = Un tour
rules-splito-round-choose = Chacun choisit une carte de sa main, carte Splito ou Objectif, et un côté, gauche ou droite. Toute carte peut aller des deux côtés. Tu n’as pas à traiter les deux côtés de la même façon.
rules-splito-round-turn = Quand tout le monde a choisi, on révèle les cartes ensemble, chacune dans sa zone. Elles y restent jusqu’à la fin.
rules-splito-round-pass = Puis chacun passe le reste de sa main à gauche et reçoit la main venant de la droite.
rules-splito-round-last = Au dernier tour, tu as une seule carte. Tu dois la jouer, mais tu choisis encore le côté.
rules-splito-round-change = Tant que tout le monde n’a pas choisi, tu peux reprendre ton choix, si la table le permet.

## Objectifs

rules-splito-objectives = Objectifs
rules-splito-objectives-test = Un Objectif est vérifié pour la zone où il se trouve, avec toutes les cartes qui y sont à la fin de la partie. Il donne ses points une fois, ou rien. Une carte Splito peut servir à autant d’Objectifs qu’on veut. Les Objectifs n’ont ni couleur ni valeur.
rules-splito-kind-majority = Majorité : cette zone a plus de cartes de cette valeur, ou de cette couleur, que chaque autre zone de la table. L’égalité en tête ne suffit pas.
rules-splito-kind-value = Valeur : il y a exactement ce nombre de cartes de cette valeur dans la zone, de n’importe quelles couleurs ; avec plus, c’est raté. La valeur barrée ne doit pas y être du tout.
rules-splito-kind-colors = Trois couleurs : au moins une carte de chaque couleur montrée. Les autres couleurs ne gênent pas.
rules-splito-kind-variety = Variété : compte les couleurs différentes, ou les valeurs différentes. Les doubles ne comptent pas. Le signe dit s’il en faut exactement, au moins ou au plus ce nombre.
rules-splito-kind-both = Les deux : au moins ce nombre de couleurs différentes et au moins ce nombre de valeurs différentes. Une carte peut compter pour les deux.
rules-splito-kind-zone = Zone : compte toutes les cartes de la zone : les cartes Splito, les Objectifs, celui-ci aussi, même ratés, et les Objectifs communs que la zone gagne.

rules-splito-example = Exemples
rules-splito-example-met = Il y a exactement deux 4 ici : rempli, 2 points.
rules-splito-example-lost = Un troisième 4 est arrivé : raté, aucun point.
rules-splito-example-tie = L’Objectif commun demande la majorité bleue. Deux zones ont trois cartes bleues chacune : aucune n’a seule la majorité, donc aucune ne le gagne.

rules-splito-marks = Pendant la partie, chaque Objectif est marqué. Rempli : il compterait si la partie finissait maintenant. Raté : il ne peut plus être rempli, quoi qu’on joue. En cours : ni l’un ni l’autre. Les marques ne tiennent compte que des cartes visibles, jamais d’une main.

## Le score

rules-splito-scoring = Le score
rules-splito-scoring-commons = D’abord les deux Objectifs communs. La zone qui a seule la majorité gagne la carte et ses points. En cas d’égalité, ou si personne n’en a, personne ne la gagne.
rules-splito-scoring-objectives = Puis les Objectifs dans les zones. Un Objectif raté est retourné. Il ne donne rien, mais il reste une carte de sa zone.
rules-splito-scoring-zone = Une zone rapporte les points de ses Objectifs remplis et des Objectifs communs qu’elle a gagnés. Les cartes Splito ne donnent pas de points elles-mêmes : une zone sans Objectif peut très bien valoir 0.
rules-splito-scoring-product = Ton score est ta zone gauche fois ta zone droite. Le plus grand score gagne.
rules-splito-worked = Une zone entière, carte par carte
rules-splito-worked-about = La zone entre A et B après treize tours. Chaque Objectif est vérifié avec toutes les cartes de la zone.
rules-splito-worked-pair = Il y a exactement deux 3 ici : 2 points.
rules-splito-worked-four = Quatre couleurs, jaune, bleu, vert et noir, et aucune autre : 2 points.
rules-splito-worked-three = Le jaune, le bleu et le vert sont tous là : 1 point.
rules-splito-worked-none = Il y a un 2 ici : rien, et la carte est retournée.
rules-splito-worked-common = L’Objectif commun : trois 4 ici, deux et un dans les autres zones : 3 points.
rules-splito-worked-moon = L’autre Objectif commun reste au centre : deux zones ont deux cartes roses chacune.
rules-splito-worked-sum = En tout : { $sum }
rules-splito-worked-others = Les deux autres zones, comptées de la même façon : { $second } et { $third } points.
rules-splito-scoring-line = { $name } : { $left } × { $right } = { $product }
rules-splito-scoring-caption = La zone entre A et B vaut 8, celle entre B et C vaut 4, et celle entre C et A vaut 6. A gagne avec 48.
rules-splito-scoring-zero = Zéro fois n’importe quoi, c’est zéro. N’oublie pas un de tes côtés !
rules-splito-scoring-tie = Si plusieurs joueurs ont le plus grand score, celui qui a le moins de cartes dans ses deux zones gagne : cartes Splito, Objectifs, même ratés, et Objectifs communs gagnés. Si c’est aussi pareil, on partage la victoire.

## Ce qu’on sait

rules-splito-knowing = Ce que tu sais
rules-splito-knowing-open = Toutes les zones et les deux Objectifs communs sont visibles. Tout le monde voit qui a choisi, mais pas quoi.
rules-splito-knowing-hands = Tu connais ta main, et toutes les mains que tu as passées : tout ce qui en est joué est visible. Le bouton avec l’œil montre ce qu’il y reste.
rules-splito-knowing-talk = Ne parle pas de ta main, de ta prochaine carte ni des Objectifs que tu vises. Mais attire tes voisins : cet Objectif est encore en cours, viens jouer ici !

## À deux

rules-splito-two = À deux
rules-splito-two-variant = Cette variante est notre propre reconstitution : elle peut différer d’autres éditions.
rules-splito-two-zones = Chacun a deux zones à soi, gauche et droite, donc il y en a quatre. Personne ne joue dans les zones de l’autre.
rules-splito-two-rounds = On joue treize tours et on échange les mains après chacun. Puis chaque joueur reçoit treize nouvelles cartes pour treize autres tours.
rules-splito-two-majority = Les majorités comparent les quatre zones, tes deux zones entre elles aussi.

## Options

rules-splito-options = Options d’une table
rules-splito-option-least = « Au moins » suffit : un Objectif qui demande exactement deux cartes d’une valeur est aussi rempli par plus. Les valeurs barrées ne changent pas.
rules-splito-option-side = Montrer gauche ou droite : pendant l’attente, tout le monde voit de quel côté une carte cachée est posée, mais pas la carte. C’est ainsi autour d’une vraie table. Sinon le côté reste caché jusqu’à ce que tout le monde ait choisi, car sur un écran attendre serait un avantage.

## Questions

rules-splito-questions = Questions fréquentes
rules-splito-question-size = Les Objectifs ratés comptent-ils comme des cartes ? Oui, pour la taille d’une zone et en cas d’égalité.
rules-splito-question-commons = Les Objectifs communs comptent-ils comme des cartes ? Oui, pour la zone qui les gagne.
rules-splito-question-order = L’ordre du décompte a-t-il de l’importance ? Non. Les Objectifs communs ne comptent que les cartes Splito, et aucune autre vérification ne dépend du résultat d’une autre.
rules-splito-question-deck = S’agit-il des Objectifs du jeu en boîte ? La liste complète n’est pas publique. La nôtre suit tout ce qu’on en sait, et rend toutes les valeurs et couleurs également fréquentes.

## Écarts

rules-splito-depart-side = Le côté choisi reste caché jusqu’à ce que tout le monde ait choisi, car sur un écran attendre serait un avantage. Dans la règle imprimée, il est clair pour tous ; l’option « Montrer gauche ou droite » le montre.
rules-splito-depart-two = La variante à deux est notre propre reconstitution ; la règle imprimée prévoit de 3 à 8 joueurs.
rules-splito-depart-objectives = Les Objectifs sont aussi une reconstitution : la liste complète n’est pas publique. Dans le terminal, on peut jouer avec ceux de la boîte.
rules-splito-depart-change = On peut changer son choix jusqu’à ce que le dernier joueur ait choisi.
rules-splito-depart-tie = Une égalité qui reste après le compte des cartes est une victoire partagée.
rules-splito-depart-help = Les marques sur les Objectifs, les totaux pendant la partie et les mains passées sont montrés pour aider ; une table peut masquer ces dernières.

rules-splito-asked-zero = Et si une de mes zones ne rapporte rien ?
rules-splito-asked-tie = À qui va un Objectif commun en cas d’égalité ?
