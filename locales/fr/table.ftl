# La table, commune à tous les jeux.

## La phrase du haut

status-chosen = Tu as choisi. On attend { $names }.
status-waiting = On attend { $names }.
status-chosen-many = Tu as choisi. On attend encore { $count } joueurs.
status-waiting-many = On attend { $count } joueurs.
status-you-won = Tu as gagné !
status-won =
    { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné ensemble.
    }
status-all-won = Égalité : tout le monde gagne.
status-won-together = Gagné, tous ensemble !
status-lost-together = Cette fois, vous avez tous perdu.
status-watching = Tu regardes.
status-stood-in-move = Temps écoulé : un bot joue ce coup pour toi.
status-stood-in = Un bot joue pour toi.
status-rematch =
    { $count ->
        [one] { $names } veut une revanche.
       *[other] { $names } veulent une revanche.
    }
status-rematch-same =
    { $count ->
        [one] { $names } veut rejouer la même donne.
       *[other] { $names } veulent rejouer la même donne.
    }

title-table = { $game } · Splittable
title-turn = ● À toi · { $game }
title-over = ■ Fini · { $game }
title-rematch = ■ Revanche ? { $names } · { $game }

## Les places

seats = Joueurs
seat-you = toi
seat-bot = bot
seat-away = pas là
seat-stand-in = un bot joue à sa place
seat-waited = choisit
seat-done = a choisi
seat-rematch = veut une revanche
seat-clock =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## La connexion

connection-lost = Connexion perdue. Reconnexion…
clock-seconds = { $seconds } s
clock-more = Plus de temps
clock-last = Plus que dix secondes
lost-entries = { $count ->
    [one] Le serveur a perdu la dernière chose qui s’est passée ici. On reprend juste avant.
   *[other] Le serveur a perdu les { $count } dernières choses qui se sont passées ici. On reprend juste avant.
}
stood-in-clock = Ton temps s’est écoulé plusieurs fois de suite : un bot joue pour toi.
stood-in-absence = Tu n’étais pas là : un bot joue pour toi.
stood-in-left = Tu as quitté la table : un bot joue pour toi.
stood-in-missed = Ton temps était écoulé : un bot a joué un coup pour toi. Le prochain est à toi.
stood-in-back = Reprendre la main
stand-in-left = { $name } a quitté la table : un bot joue à sa place.
stand-in-absence = { $name } n’est pas là : un bot joue à sa place.
stand-in-clock = Le temps de { $name } est écoulé : un bot joue à sa place.
take-over = Jouer à la place d’un bot :
take-over-not = Seulement regarder

## Le menu

menu = Menu
menu-settings = Réglages
menu-invite = Inviter des amis
menu-leave = Quitter la table
menu-screen = Afficher sur un grand écran
menu-home = Accueil
menu-watch-link = Lien pour regarder
menu-stand-in = Faire jouer un bot pour { $name }
menu-stand-in-soon = { $name } était là à l’instant : un bot pourra prendre le relais dans { $seconds } s
menu-ban = Retirer { $name } pour de bon
leave-title = Quitter la table ?
leave-why-playing = Un bot continue à ta place. Tu peux revenir avec le même lien.
leave-why = Quelqu’un d’autre peut prendre ta place.
leave-confirm = Quitter

## Le volet

panel = Journal, chat, score et règles
panel-open = Journal et plus
panel-log = Journal
panel-chat = Chat
panel-score = Score
panel-rules = Règles
panel-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

log-empty = Il ne s’est encore rien passé.
log-jump = Voir ce moment
looking-back = C’était ainsi après le coup { $at }.
looking-back-now = Retour au présent

chat-empty = Personne n’a encore rien dit.
chat-earlier = Voir ce qui a été dit avant
chat-label = Ton message
chat-send = Envoyer
chat-presets = Phrases rapides
chat-off = Pas de chat à cette table.
chat-zen = Tu as coupé le chat pour toi.
chat-watchers-later = Pendant la partie, ceux qui jouent ne voient pas ce que dit le public.
chat-watch-first = Entre un nom pour participer au chat.
chat-name-confirm = Rejoindre
chat-spectator = { $name } (public)
chat-mute = Masquer { $name }
chat-unmute = Réafficher { $name }
chat-forbidden-splito = Essaie de convaincre tes voisins, mais ne dis ni quelles cartes tu as, ni ce que tu vas jouer, ni quel Objectif tu vises.
chat-forbidden-split = Donne des conseils, mais jamais de nombre précis.
chat-about-objective-open = Cet Objectif n’est pas encore rempli…
chat-about-stay-in-band = Rester dans une couleur…

## La fin

# Three buttons side by side: what one looks at after the game.
end-views = Ce qui est affiché
end-result = Le résultat
end-score = Les scores
end-table = La table
end-rematch = Revanche
end-rematch-wanted = Tu veux une revanche
end-rematch-waiting = On attend { $names }.
end-rematch-now = Distribuer
end-rematch-join = Accepter la revanche
end-same-join = Accepter : même donne
end-same-wanted = Tu veux la même donne
end-rematch-new = Revanche, nouvelle donne
end-replay = Revoir
end-review = Analyse
end-same-deal = Même donne
end-share = Partager
end-shared = Lien copié
end-picture = Partager en image
end-again = Revoir le dernier coup
end-download = Télécharger la partie
end-home = Accueil
# Opens the seldom wanted actions.
end-more = Plus
# On the podium, for screen readers.
end-place = Place { $place }
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-known-deal = Cette donne a déjà été jouée : quelqu’un la connaît peut-être.
tried-game = Entraînement depuis la partie { $number }, coup { $at }. Les cartes étaient connues : ce n’est pas une donne équitable.
tried-record = Entraînement depuis une partie enregistrée, coup { $at }. Les cartes étaient connues : ce n’est pas une donne équitable.
tried-imagined = Les cartes cachées ont été redistribuées.

## Les phrases toutes prêtes

preset-hello = Salut !
preset-good-luck = Bonne chance !
preset-thanks = Merci !
preset-sorry = Pardon !
preset-oops = Oups…
preset-well-played = Bien joué !
preset-good-game = Belle partie !
preset-one-moment = Un instant, merci.
preset-i-am-back = Me revoilà.
preset-take-your-time = Prends ton temps.
preset-again = On en refait une ?
preset-bye = Au revoir !
preset-nice-cut = Bien séparé !
preset-great-minds = Les grands esprits se rencontrent.
preset-so-close = Presque !
preset-my-joker = Mon beau joker !
preset-you-read-me = Tu lis dans mes pensées.
preset-nice-zone = Quelle belle zone !
preset-hello-neighbour = Salut, voisin !
preset-what-a-product = Quel produit !
preset-last-round = Le dernier tour !
preset-go-left = À gauche, s’il te plaît.
preset-go-right = À droite, s’il te plaît.
preset-stay-low = Restons dans les petits nombres.
preset-stay-high = Restons dans les grands nombres.
preset-tight-gap = C’est serré !
preset-what-a-reset = Quelle réinitialisation !
preset-objective-open = Pas encore rempli : { $what }
preset-come-to-me = Viens jouer avec moi !
preset-left-or-right = À gauche ou à droite ?
preset-any-advice = Qu’est-ce qui t’aiderait ?
preset-stay-middle = Restons au milieu.
preset-stay-in-band = Reste dans cette couleur, s’il te plaît : { $what }
preset-i-am-fine = Pour moi, ça va.
preset-in-trouble = Je suis en difficulté.

# Several people at one device, and a screen for all
party-hand-over = Passe à { $name }
party-lift = Je suis { $name } : voir mes cartes
party-nobody = Sur cet appareil, ce n’est à personne de jouer. Tout le monde peut regarder.
party-again = Rejouer
party-device = Plusieurs sur cet appareil
party-device-about = Faites-le passer. Tes cartes restent cachées aux autres.
party-device-here = Aussi sur cet appareil : { $names }
party-device-name = Nom d’une autre personne
party-device-add = Ajouter
party-scan = Scanne pour jouer
party-scan-watch = Scanne pour regarder
foreseen-then = puis

## Réactions

reaction-open = Réagir
reaction-clap = Applaudissements
reaction-laugh = Rires
reaction-wow = Waouh
reaction-hmm = Hum
reaction-oops = Oups
reaction-heart = Cœur
reaction-told = { $name } : { $reaction }

## Conseils : pourquoi un coup est bon.

hint-only = C’est le seul coup possible.
hint-in-the-end = En continuant d’ici de nombreuses fois, c’est ce qui a le mieux marché.
hint-ask = Conseil
hint-thinking = Recherche d’un bon coup…
hint-told = Conseil : { $move }.
hint-by = { $name }, le bot le plus fort ici, jouerait ça.
hint-none = Pas de conseil pour l’instant.
hint-agree = Des conseils pour tous
hint-agree-about = Il y a des conseils dès que tous les joueurs ont activé ceci.
hint-waiting-for = Il manque l’accord de : { $names }
hint-wished = { $name } aimerait des conseils pour tous.
hint-join = D’accord
hint-close = Fermer le conseil

## La série

series-bar-wins = Partie { $number }, en { $count } victoires
series-bar-games = Partie { $number } sur { $count }
series-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
series-to-wins = { $count ->
    [one] Série en { $count } victoire
   *[other] Série en { $count } victoires
}
series-to-games = { $count ->
    [one] Série de { $count } partie
   *[other] Série de { $count } parties
}
series-over = { $count ->
    [one] { $names } a gagné la série.
   *[other] { $names } se partagent la série.
}
series-over-you = Tu as gagné la série !
series-over-together = { $won } sur { $count } parties gagnées ensemble.
series-standing = Classement
series-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
series-left = a quitté la table
series-games = Parties
series-game = Partie { $number }
series-game-won = Gagnée
series-game-lost = Perdue
series-no-games = Aucune partie de cette série n’est finie.
end-series = La série
end-next = Partie suivante
end-next-join = Jouer la suivante
end-next-wanted = C’est bon pour toi
end-new-series = Nouvelle série
end-new-series-join = Accepter une série
end-new-series-wanted = Tu veux une nouvelle série
status-next = { $count ->
    [one] { $names } attend la partie suivante.
   *[other] { $names } attendent la partie suivante.
}
status-new-series = { $count ->
    [one] { $names } veut une nouvelle série.
   *[other] { $names } veulent une nouvelle série.
}
title-next = ■ Partie suivante ? { $names } · { $game }
title-new-series = ■ Nouvelle série ? { $names } · { $game }
seat-next = attend la partie suivante
seat-new-series = veut une nouvelle série
help = Aide
help-rules = Lire les règles
help-keys = Clavier
help-key-tab = Aller au groupe suivant de cartes ou de boutons
help-key-arrows = Passer d’une carte à l’autre
help-key-enter = Choisir une carte ou appuyer sur un bouton
help-key-escape = Reposer ce que tu as choisi
help-key-help = Ouvrir cette aide
help-keys-off = Les raccourcis à une touche sont désactivés dans tes réglages.

## Games of plug-ins, which this page knows only by their moves

any-about = Joue l’un des coups possibles. Les règles viennent avec l’extension.
any-task = Choisis un coup
any-moves = Coups
any-play = Jouer : { $move }
any-player = Joueur
any-points = Points

## Reporting a table or a remark to the people who run the server

report = Signaler…
report-title = Signaler quelque chose
report-about = Les responsables du serveur pourront voir la table et ce qui y a été dit.
report-what = Quoi ?
report-table = La table
report-why = Pourquoi ?
report-insult = Insultes
report-name = Un nom
report-spoil = Gâche la partie
report-other = Autre chose
report-words = Avec tes mots
report-send = Envoyer
report-sent = Merci. Les responsables du serveur vont regarder.
report-nobody = Sur ce serveur, personne ne lit les signalements.
