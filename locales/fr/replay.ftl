### Revoir une partie finie.

replay-title = Revoir : { $game }
replay-home = Accueil
replay-failed = Impossible de revoir cette partie
replay-retry = Réessayer
replay-position = Coup { $at } sur { $moves }
replay-scrub = Position dans la partie
replay-beginning = Les cartes ont été distribuées.
replay-quiet = { $name } a joué un coup.

replay-controls = Commandes de lecture
replay-first = Au début
replay-previous-round = Tour précédent
replay-previous = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-next-round = Tour suivant
replay-last = À la fin
replay-tempo = Vitesse
replay-tempo-slow = Lente
replay-tempo-normal = Normale
replay-tempo-fast = Rapide

replay-view = Vu par
replay-view-spectator = Public
replay-view-seat = { $name }
replay-view-open = Toutes les mains
replay-moves = Coups

replay-board = Table
replay-score = Score
replay-more = Autour de cette partie
replay-link = Lien vers ce coup
replay-copied = Copié
replay-not-copied = Le navigateur ne permet pas de copier ici. Copie toi-même l’adresse de la page.
replay-download = Télécharger la partie
replay-review = Analyser la partie
replay-same-deal = Jouer cette donne
replay-keys = Touches : ← et → coup par coup, Début et Fin aux extrémités, [ et ] de tour en tour.

## La donne honnête

replay-fair = Donne équitable
replay-fair-about = Avant le premier coup, la table a publié une empreinte de la donne. Ensuite, personne ne pouvait plus changer une carte.
replay-fair-checking = Vérification de la donne…
replay-fair-fair = Vérifié dans ton navigateur : ce sont exactement les cartes promises avant le premier coup.
replay-fair-unfair = Les cartes ne correspondent pas à l’empreinte. Cette donne n’est pas celle qui était promise.
replay-fair-unpublished = Cette partie n’a pas d’empreinte : il n’y a rien à vérifier.
replay-fair-unchecked = Ton navigateur ne vérifie les empreintes que sur une connexion sûre (https). Ouvre cette page à une adresse https, ou vérifie la partie téléchargée.
replay-fair-fingerprint = Empreinte
replay-log-first = Désormais ton navigateur garde l’empreinte du journal de cette partie et le dira si le serveur en donne une autre.
replay-log-same = Le journal de cette partie n’a pas changé depuis que ton navigateur l’a vu.
replay-log-changed = Le journal de cette partie a changé : le serveur donne une autre empreinte qu’au début.
replay-log-fingerprint = Empreinte du journal

## Qui a choisi les cartes

replay-drawn-mine = Personne n’a choisi ces cartes : elles découlent d’un secret que le serveur avait promis auparavant, et de chiffres au hasard ajoutés par ton navigateur.
replay-drawn-others = Ces cartes découlent d’un secret que le serveur avait promis auparavant, et de chiffres au hasard des personnes nommées ci-dessous. Ton navigateur n’en a pas ajouté.
replay-drawn-nobody = Ces cartes découlent du seul secret du serveur, car aucun navigateur n’a rien ajouté. Le serveur a pu les choisir.
replay-drawn-missing = Ton navigateur a ajouté des chiffres au hasard à cette donne, mais ils n’y sont pas. Ce n’est juste que si tu avais quitté ta place avant la donne.
replay-drawn-forged = Ces cartes ne découlent pas de ce que dit la partie enregistrée. Quelqu’un les a choisies ou changées.
replay-drawn-untold = Cette donne était connue d’avance, ou vient d’un serveur plus ancien : rien ne montre qui l’a choisie.
replay-drawn-by = Ont contribué à la donne : { $names }
replay-drawn-about = Le serveur a d’abord publié une empreinte de son secret ; ensuite seulement les navigateurs ont ajouté leurs chiffres, et les cartes découlent des deux. Ni le serveur seul ni un joueur seul ne pouvait donc les choisir. Cela ne montre pas si le serveur et un joueur ont agi ensemble.
