### L’accueil, les tables ouvertes, les réglages, les invitations et la salle d’attente.

## L’accueil

home-title = Splittable
home-lead = Trois petits jeux de cartes malins. Joue tout de suite contre des bots, ou envoie un lien à tes amis.
home-language = Langue
home-settings = Réglages
home-to-home = Splittable, accueil
home-games = Jeux
home-other-games = Autres jeux sur ce serveur

home-name = Ton nom

home-guest-0 = Loutre
home-guest-1 = Lièvre
home-guest-2 = Chouette
home-guest-3 = Blaireau
home-guest-4 = Lynx
home-guest-5 = Héron
home-guest-6 = Hérisson
home-guest-7 = Rouge-gorge

home-about-split-it = Sépare la rangée en trois, parie en secret et gagne la zone que personne d’autre n’a visée.
home-about-splito = Partage une zone avec chaque voisin, puis multiplie la gauche par la droite.
home-about-split = Glisse tes nombres entre deux piles.

home-players = De { $least } à { $most } joueurs
home-players-variant = De { $least } à { $most } joueurs, variante à 2

home-play-now = Jouer
home-with-friends = Jouer entre amis
home-opening = Un instant…
home-rules = Règles
home-lesson-new = Première fois ? Partie guidée
home-lesson-begun = Continuer la partie guidée
home-lesson-done = Rejouer la partie guidée
home-rules-game = Règles de { $game }
home-back = Tous les jeux

home-choices = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, règles standard
home-choices-variant = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, une variante
home-choices-special = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, tes propres choix
home-change-choices = Changer joueurs, bots et règles
home-reset-choices = Revenir au standard

home-seats = Joueurs
home-seats-variant = La règle imprimée est pour 3 à 8 joueurs. La variante à deux est notre propre reconstitution.
home-bots = Bots
home-bot-easy-about = Ils suivent des règles simples et font des erreurs.
home-bot-medium-about = Ils anticipent un peu : une partie équilibrée.
home-bot-hard-about = Ils réfléchissent à chaque coup : un vrai défi.
home-bot-rules-of-thumb-about = Ils connaissent les bons réflexes du jeu.

## Les options des jeux

home-mode = Façon de jouer
home-mode-competitive = Chacun pour soi
home-mode-competitive-about = Le premier à ne plus avoir de cartes gagne.
home-mode-cooperative = Tous ensemble
home-mode-cooperative-about = Le jeu coopératif : tout le monde se débarrasse de ses cartes, ou personne ne gagne. À partir de trois.

home-helpers = Renforts communs
home-helpers-about = Des jokers à côté de la table, pour tout le monde, une fois chacun. Moins il y en a, plus c’est dur.
home-helpers-both = 0 et 100
home-helpers-zero = Seulement le 0
home-helpers-hundred = Seulement le 100
home-helpers-none = Aucun

home-rules-options = Règles
home-option-remove-after-every-split = Retirer une zone à chaque fois
home-option-remove-after-every-split-about = À deux : une zone quitte le jeu chaque fois que la rangée est séparée en trois, pas seulement une fois par tour.
home-option-value-at-least = « Au moins » suffit
home-option-value-at-least-about = Un Objectif qui demande deux 4 est aussi rempli par trois.
home-option-show-side = Montrer gauche ou droite
home-option-show-side-about = Tout le monde voit aussitôt de quel côté ira une carte cachée.
home-option-reset-keeps-direction = La réinitialisation garde le sens
home-option-reset-keeps-direction-about = Après une réinitialisation, on continue dans le même sens, sans revenir au sens horaire.
home-option-bluff-resets = Bluff
home-option-bluff-resets-about = Le joueur qui réinitialise peut poser deux cartes standard quelconques, et les autres peuvent contester.

## Les réglages d’une table

home-series = Série
home-series-none = Parties simples
home-series-wins = { $count ->
    [one] En { $count } victoire
   *[other] En { $count } victoires
}
home-series-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
home-table-settings = Réglages de la table
home-visibility = Qui peut venir
home-visibility-private = Seulement avec le lien
home-visibility-public = Tout le monde : la table est affichée sur cette page
home-talk = Chat
home-talk-usual = Comme d’habitude pour ce jeu
home-talk-free = Libre
home-talk-presets = Phrases toutes prêtes
home-talk-off = Sans
home-talk-about = Les bots demandent et donnent aussi des conseils. Sans chat, tout le monde se tait : la partie est plus difficile.
home-clock = Temps par coup
home-clock-none = Sans limite
home-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
home-absence = Si quelqu’un s’absente
home-absence-never = Attendre le temps qu’il faut
home-absence-seconds = { $seconds ->
    [one] Un bot joue à sa place après { $seconds } seconde
   *[other] Un bot joue à sa place après { $seconds } secondes
}
home-absence-minutes = { $minutes ->
    [one] Un bot joue à sa place après { $minutes } minute
   *[other] Un bot joue à sa place après { $minutes } minutes
}
home-take-back = On peut changer d’avis
home-take-back-about = Tu peux changer ton choix tant que tout le monde n’a pas choisi.
home-hints = Conseils
home-hints-about = Seul avec des bots, tu peux demander un conseil ; avec d’autres personnes, il faut que tous soient d’accord.
home-aids-split-it = Montrer le bilan
home-aids-split-it-about = Les cartes sorties du jeu et celles qui peuvent encore venir. Sans lui, à toi de compter.
home-aids-splito = Montrer les mains que tu as passées
home-aids-splito-about = Ce qui reste dans les mains que tu as eues. Sinon, il faut t’en souvenir.

begins-split-it = Premier joueur
begins-split = Donneur
begins-lot = Au hasard
begins-me = Moi
begins-about = À une table entre amis, l’hôte peut encore le changer, par exemple pour le plus jeune.
begins-youngest = Le plus jeune joueur
begins-youngest-who = Désigne le plus jeune :
begins-told-lot = Un joueur au hasard commence.
begins-told-split-it = { $name } commence.
begins-told-split = { $name } distribue.
begins-why-youngest = Le plus jeune commence.
begins-why-passed = La donne passe à gauche.

## Mes tables

home-mine-sure = Tu y perdras ta place pour de bon.
home-mine-forget-sure = Oublier
home-mine-all = { $n ->
    [one] En voir { $n } de plus
   *[other] En voir { $n } de plus
}

## Les tables ouvertes

home-open = Tables ouvertes
home-open-about = Tout le monde peut s’y asseoir, ou regarder.
home-open-none = Aucune table ouverte pour l’instant. Pour en ouvrir une, choisis « Tout le monde » dans les réglages de la table d’un jeu.
home-open-look = Actualiser
home-open-join = Jouer
home-open-watch = Regarder
home-open-free = { $n ->
    [0] Toutes les places sont prises
    [one] { $n } place libre
   *[other] { $n } places libres
}
home-open-playing = Partie en cours
home-open-variant = Une variante

## Une partie enregistrée

home-record = Ouvrir une partie enregistrée
home-record-about = Une partie téléchargée contient sa donne. Joue les mêmes cartes, et vois si tu fais mieux.
home-record-choose = Choisir un fichier…
home-record-review = Analyser
home-record-found = { $game } à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
home-record-names = Jouée par { $names }
home-record-unreadable = Ce fichier n’est pas une partie de chez nous. Choisis-en un que tu as téléchargé après une partie.
home-record-unfinished = Cette partie n’est pas finie : sa donne reste secrète.
home-record-too-big = Ce fichier est trop gros pour être une partie.

home-about = Fait par des fans, gratuit. Sans lien avec les éditeurs ni les auteurs des jeux en boîte.
home-licences = Licences tierces

## Ce qui n’a pas marché, et que faire

problem-invalid = Le serveur n’a pas compris. Recharge la page.
problem-illegal = Les règles ne le permettent pas maintenant. Choisis autre chose.
problem-not-your-turn = Ce n’est pas encore ton tour.
problem-off-lesson = Ici, la leçon demande un autre coup. Essaie ce que dit ton coach.
problem-stale = La table a changé entre-temps. Choisis à nouveau.
problem-wrong-phase = Ce n’est pas possible pour le moment.
problem-not-allowed = Tu ne peux pas faire ça. Pour t’asseoir ici, il te faut un lien d’invitation.
problem-taken = Cette place est prise. Choisis-en une autre, ou regarde.
problem-name-taken = Quelqu’un ici a déjà ce nom, ou un nom très proche. Choisis-en un autre.
problem-sent-away = L’hôte t’a retiré de cette table.
problem-unknown = Cette table ou ce jeu n’existe pas. Vérifie le lien.
problem-later-rules = La dernière partie à cette table s’est jouée avec une version plus récente du serveur ; elle ne peut pas être ouverte ici.
problem-damaged = Cette table est abîmée sur le serveur et ne peut plus être ouverte. Ouvres-en une nouvelle.
problem-too-fast = Un peu trop vite ! Attends un instant et réessaie.
problem-too-big = C’est trop long. Raccourcis un peu.
problem-foreign-origin = On ne peut pas jouer sur ce serveur depuis cette page. Ouvre la page du serveur lui-même.
problem-too-busy = Trop d’analyses sont en attente. Réessaie dans un instant.
problem-full = Toutes les tables sont prises en ce moment. Réessaie dans un instant.
problem-no-reviews = Ce serveur ne peut pas analyser les parties.
problem-closed = Cette table a été fermée par les responsables du serveur.
problem-banned = Les responsables du serveur t’ont exclu.
problem-unwanted = Choisis d’autres mots : l’un d’eux n’est pas autorisé sur ce serveur.
problem-maintenance = Impossible de commencer une partie : le serveur va être mis en maintenance.
problem-unavailable = Le serveur ne répond pas. Réessaie dans un instant.
problem-broken = Un problème est survenu de notre côté. Réessaie.

## Les réglages

settings-title = Réglages
settings-saved = Tes choix sont enregistrés dans ce navigateur.
settings-look = Apparence
settings-theme = Couleurs
settings-theme-system = Comme mon appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-contrast-about = Toujours, pas seulement quand ton appareil le demande.
settings-felt = Fond
settings-felt-classic = Coloré
settings-felt-calm = Sobre
settings-index = Chiffres sur les cartes
settings-index-standard = Normaux
settings-index-large = Grands
settings-speed = Mouvement des cartes
settings-speed-none = Aucun
settings-speed-rush = Très rapide
settings-speed-fast = Rapide
settings-speed-normal = Normal
settings-speed-slow = Lent
settings-speed-still = Ton appareil demande moins de mouvement : les cartes ne se déplacent pas.
settings-patterns = Motifs marqués sur les cartes de couleur
settings-patterns-about = Ils aident à distinguer les cartes sans les couleurs.
settings-totals = Points visibles en cours de jeu
settings-totals-about = Totaux et avances jusqu’ici. Sinon, à toi de compter.
settings-playing = Jeu
settings-confirm = Confirmer chaque coup
settings-confirm-about = Il faut toucher une seconde fois pour jouer la carte. Sinon, le dernier geste joue aussitôt.
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-about = Les lettres et les chiffres servent de raccourcis quand tu n’écris pas.
settings-talk = Montrer le chat
settings-talk-about = Coupe-le pour jouer au calme.
settings-sound = Sons
settings-sounds = Activer les sons
settings-volume = Volume
settings-sound-turn = C’est mon tour
settings-sound-sealed = Quelqu’un a choisi
settings-sound-reveal = On révèle les choix
settings-sound-hurry = Le temps presse
settings-sound-tick = Chacune de mes dix dernières secondes
settings-sound-talk = Quelqu’un parle
settings-sound-end = La partie est finie
settings-sound-rematch = Quelqu’un veut une revanche
settings-sound-try = Écouter
settings-sound-try-sound = Écouter : { $sound }

## Les invitations

invite-title = Inviter des amis
invite-about = Avec ce lien, tout le monde peut s’asseoir. Pas besoin de compte.
invite-link = Lien pour jouer
invite-copy = Copier le lien
invite-copied = Copié
invite-not-copied = Le navigateur ne permet pas de copier ici. Le lien est sélectionné : copie-le toi-même.
invite-share = Partager…
invite-share-text = Viens jouer avec moi !
invite-qr = QR code du lien pour jouer
invite-qr-about = Tes amis sont à côté ? Ils peuvent scanner ce code.
invite-only-here = Ce serveur n’est accessible que depuis cet ordinateur. Pour inviter les téléphones et les autres de ton réseau, lance-le avec { $command }.
invite-no-address = Cet ordinateur n’est pas sur un réseau : personne d’autre ne peut ouvrir un lien.
invite-here-link = Lien pour cet ordinateur seulement
invite-address = Adresse pour les autres
invite-address-about = Si le lien ne s’ouvre pas sur leurs téléphones, essaie une autre adresse.
invite-watch = Lien pour regarder
invite-watch-about = On y voit ce qui est visible sur la table, et aucune main.
invite-watch-copy = Copier le lien pour regarder

## La salle d’attente

gathering-title = { $game } : en attente de joueurs
gathering-about-host = Invite des amis ou ajoute des bots, puis c’est parti.
gathering-about-guest = Tu as ta place. { $host } lance la partie.
gathering-about-guest-no-host = Tu as ta place. La partie commence bientôt.
gathering-about-newcomer = On t’invite à jouer. Écris ton nom et prends place.
gathering-about-late = Toutes les places sont prises. Tu peux regarder d’ici.
gathering-about-spectator = Tu regardes. Pour jouer, demande un lien d’invitation à quelqu’un de la table.
gathering-known-deal = Cette donne a déjà été jouée : quelqu’un se souvient peut-être des cartes.
gathering-seats = Places
gathering-seat = Place { $seat }
gathering-free = Libre
gathering-you = Toi
gathering-host = Hôte
gathering-away = Pas là
gathering-sit = M’asseoir ici
gathering-add-bot = Ajouter un bot
gathering-level = Niveau de { $name }
gathering-send-away = Retirer
gathering-send-away-name = Retirer { $name }
gathering-start = Lancer la partie
gathering-start-bots = { $n ->
    [one] Lancer avec { $n } bot
   *[other] Lancer avec { $n } bots
}
gathering-waiting = { $n ->
    [one] On attend encore { $n } joueur
   *[other] On attend encore { $n } joueurs
}
gathering-waiting-host = { $name } va lancer la partie
gathering-waiting-start = Toutes les places sont prises. La partie va commencer.
gathering-rename = Changer mon nom
gathering-join = Prendre place
gathering-watch-name = Regarder sous ce nom
gathering-watch-about = Avec un nom, tu peux participer au chat.
gathering-watchers = { $n ->
    [one] Public : { $names }
   *[other] Public : { $names }
}
gathering-rules = Règles de cette table
gathering-usual = Règles standard
gathering-variant = Une variante à deux, notre propre reconstitution
gathering-helpers = Renforts communs : { $helpers }
gathering-invite = Inviter des amis
gathering-visibility-public = Cette table est affichée à l’accueil : tout le monde peut s’asseoir.
gathering-visibility-private = On ne trouve cette table qu’avec le lien.
gathering-talk-free = Chat libre.
gathering-talk-presets = Chat par phrases toutes prêtes.
gathering-talk-off = Pas de chat.
gathering-series = Une série : { $series }.
gathering-clock-none = Temps illimité.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } seconde par coup.
   *[other] { $seconds } secondes par coup.
}
gathering-take-back = Tu peux changer un choix caché tant que tout le monde n’a pas choisi.
gathering-no-take-back = Un choix caché ne peut pas être changé.
gathering-hints = Des conseils, dès que tous sont d’accord.
gathering-no-hints = Pas de conseils.
gathering-absence = { $seconds ->
    [one] Après { $seconds } seconde d’absence, un bot prend le relais.
   *[other] Après { $seconds } secondes d’absence, un bot prend le relais.
}
gathering-no-absence = Si quelqu’un s’absente, la partie attend.
gathering-no-aids-split-it = Pas de bilan : à toi de compter.
gathering-no-aids-splito = Les mains que tu as passées ne sont plus montrées.
gathering-leave = Quitter la table
gathering-leave-sure = Partir et laisser ta place ?

## Visages

face-choose = Choisis ton visage
face-bear = Ours
face-duck = Canard
face-fox = Renard
face-koala = Koala
face-owl = Hibou
face-cat = Chat
face-hedgehog = Hérisson
face-rabbit = Lapin
face-panda = Panda
face-frog = Grenouille
face-penguin = Manchot
face-octopus = Pieuvre
settings-reactions = Montrer les réactions
settings-reactions-about = Des émojis qui s’élèvent des places.

## Mes parties

my-games = Mes parties
my-games-waiting-room = Pas encore commencée
my-games-turn = À toi de jouer
my-games-turn-of = À { $name } de jouer
my-games-running = En cours
my-games-won = Gagnée
my-games-shared = Victoire partagée
my-games-lost = Perdue
my-games-replay = Revoir
my-games-replay-of = Revoir : { $game }, { $when }
my-games-review = Analyse
my-games-review-of = Analyse : { $game }, { $when }
my-games-remove = Retirer
my-games-remove-game = Retirer : { $game }, { $when }
my-games-sure = La retirer de la liste et des statistiques ?
my-games-statistics = Mes statistiques
my-games-game = Jeu
my-games-played = Jouées
my-games-wins = Gagnées
my-games-share = % de victoires
my-games-seats = { $seats } joueurs
my-games-save = Enregistrer dans un fichier
my-games-bring = Charger des parties d’un fichier
my-games-brought = Parties chargées.
my-games-bad-file = Ce fichier ne contient pas de parties de Splittable ; rien n’a changé.

## Avis

settings-notices = Me prévenir quand c’est à moi
settings-notices-about = Une notification sur cet appareil pendant que tu fais autre chose.
settings-notices-refused = Le navigateur refuse les notifications de cette page. Tu peux les autoriser dans ses réglages.
settings-notices-none = Ce navigateur ne gère pas les notifications.
settings-vibrate = Vibrer
settings-vibrate-about = Quand c’est à moi et quand mon temps presse, si l’appareil le permet.

home-companion = Si tu as le jeu en boîte
home-companion-score = Feuille de score
home-companion-deck = Les Objectifs de ta boîte
home-companion-deals = Mêmes cartes, plusieurs tables
home-companion-rules = Questions de règles
home-deck = Objectifs
home-deck-usual = Ceux de Splittable
home-deck-mine = Ceux de ma boîte
gathering-deck = Objectifs de la table

## Privacy, and what operators tell

privacy = Vie privée
forget-me = Oublie-moi
forget-about = Efface ton nom et ce que tu as dit à toutes les tables que ce navigateur connaît. Tes coups restent, sans nom, et tu abandonnes tes places. C’est irréversible.
forget-sure = Oui, oublie-moi
forget-done = 
    { $tables ->
        [one] C’est fait : ton nom et tes mots ont disparu de { $tables } table.
       *[other] C’est fait : ton nom et tes mots ont disparu de { $tables } tables.
    }
notice-from = De la part des responsables du serveur : { $text }
