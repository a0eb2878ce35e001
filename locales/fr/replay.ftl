### Revoir une partie finie.

replay-title = Revoir : { $game }
replay-home = Accueil
replay-failed = Impossible de revoir cette partie
replay-retry = Réessayer
replay-position = Coup { $at } sur { $moves }
replay-scrub = Moment de la partie
replay-beginning = Les cartes sont distribuées.
replay-quiet = { $name } a joué un coup.

replay-controls = Commandes de lecture
replay-first = Au début
replay-previous-round = Manche précédente
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-next-round = Manche suivante
replay-last = À la fin
replay-tempo = Vitesse
replay-tempo-slow = Lente
replay-tempo-normal = Normale
replay-tempo-fast = Rapide

replay-view = Vu par
replay-view-spectator = Public
replay-view-seat = { $name }

replay-board = Table
replay-score = Score
replay-more = En savoir plus
replay-link = Lien vers ce coup
replay-copied = Copié
replay-not-copied = La copie n’est pas permise ici. Copie l’adresse de la page à la main.
replay-download = Télécharger la partie
replay-same-deal = Jouer cette donne
replay-keys = Touches : ← et → coup par coup, Début et Fin aux extrémités, [ et ] de manche en manche.

## La donne honnête

replay-fair = Donne honnête
replay-fair-about = Avant le premier coup, la table a publié une empreinte de la donne. Ensuite, personne ne pouvait plus changer une carte.
replay-fair-checking = Vérification de la donne…
replay-fair-fair = Vérifié ici, dans ton navigateur : ce sont bien les cartes promises avant le premier coup.
replay-fair-unfair = Les cartes ne correspondent pas à l’empreinte. Cette donne n’est pas celle qui était promise.
replay-fair-unpublished = Cette partie n’a pas d’empreinte : il n’y a rien à vérifier.
replay-fair-unchecked = Ton navigateur ne vérifie les empreintes que sur une connexion sûre (https). Ouvre cette page à une telle adresse, ou vérifie la partie téléchargée.
replay-fair-fingerprint = Empreinte
replay-log-first = Désormais ton navigateur garde l’empreinte du journal de cette partie et le dira si le serveur en donne une autre.
replay-log-same = Le journal de cette partie est toujours celui que ton navigateur a connu au début.
replay-log-changed = Le serveur donne une autre empreinte du journal de cette partie qu’au début. Le journal a été modifié.
replay-log-fingerprint = Empreinte du journal
