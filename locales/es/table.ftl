# La mesa, igual en todos los juegos.

## La frase de arriba

status-chosen = Has elegido. Esperando a { $names }.
status-waiting = Esperando a { $names }.
status-chosen-many = Ya has elegido. Faltan { $count }.
status-waiting-many = Faltan { $count } por elegir.
status-you-won = ¡Has ganado!
status-won =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] Comparten la victoria { $names }.
    }
status-all-won = Empate: ganan todos.
status-won-together = ¡Victoria de todo el equipo!
status-lost-together = Esta vez habéis perdido todos.
status-watching = Estás mirando.
status-stood-in-move = Se acabó el tiempo: un bot hace esta jugada por ti.
status-stood-in = Un bot está jugando por ti.
status-rematch =
    { $count ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
status-rematch-same =
    { $count ->
        [one] { $names } quiere repetir el mismo reparto.
       *[other] { $names } quieren repetir el mismo reparto.
    }

title-table = { $game } · Splittable
title-turn = ● Te toca · { $game }
title-over = ■ Se acabó · { $game }
title-rematch = ■ ¿Revancha? { $names } · { $game }

## Sitios

seats = Jugadores
seat-you = tú
seat-bot = bot
seat-away = ausente
seat-stand-in = juega un bot en su lugar
seat-waited = eligiendo
seat-done = ha elegido
seat-rematch = quiere la revancha
seat-clock =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }

## Conexión

connection-lost = Se ha perdido la conexión. Reconectando…
clock-seconds = { $seconds } s
clock-more = Más tiempo
clock-last = Quedan diez segundos
lost-entries = { $count ->
    [one] El servidor ha perdido lo último que pasó aquí. Se sigue desde justo antes.
   *[other] El servidor ha perdido las últimas { $count } cosas que pasaron aquí. Se sigue desde justo antes.
}
stood-in-clock = Se te acabó el tiempo varias veces seguidas: un bot juega por ti.
stood-in-absence = No estabas: un bot juega por ti.
stood-in-left = Te fuiste: un bot juega por ti.
stood-in-missed = Se te acabó el tiempo: un bot hizo una jugada por ti. La siguiente vuelve a ser tuya.
stood-in-back = Volver a jugar yo
stand-in-left = { $name } se ha ido: un bot juega en su lugar.
stand-in-absence = { $name } no está: un bot juega en su lugar.
stand-in-clock = A { $name } se le acabó el tiempo: un bot juega en su lugar.
take-over = Sigue jugando por un bot:
take-over-not = Solo mirar

## Menú

menu = Menú
menu-settings = Ajustes
menu-invite = Invitar amigos
menu-leave = Dejar la mesa
menu-screen = Mostrar en pantalla grande
menu-home = Inicio
menu-watch-link = Enlace para mirar
menu-stand-in = Que un bot juegue por { $name }
menu-stand-in-soon = { $name } estaba aquí hace un momento: un bot podrá entrar en { $seconds } s
menu-ban = Quitar a { $name } para siempre
leave-title = ¿Dejar la mesa?
leave-why-playing = Un bot sigue en tu lugar. Puedes volver con el mismo enlace.
leave-why = Otra persona puede ocupar tu sitio.
leave-confirm = Irme

## Panel: jugadas, chat, marcador, reglas

panel = Jugadas, chat, marcador y reglas
panel-open = Jugadas y más
panel-log = Jugadas
panel-chat = Chat
panel-score = Marcador
panel-rules = Reglas
panel-unread =
    { $count ->
        [one] { $count } mensaje nuevo
       *[other] { $count } mensajes nuevos
    }

log-empty = Aún no ha pasado nada.
log-jump = Ver este momento
looking-back = Así estaba tras la jugada { $at }.
looking-back-now = Volver al presente

chat-empty = Nadie ha dicho nada todavía.
chat-earlier = Mostrar lo anterior
chat-label = Tu mensaje
chat-send = Enviar
chat-presets = Dilo con un toque
chat-off = En esta mesa no hay chat.
chat-zen = Has apagado el chat para ti.
chat-watchers-later = Durante la partida, quienes juegan no ven lo que dice el público.
chat-watch-first = Escribe un nombre para usar el chat.
chat-name-confirm = Entrar
chat-spectator = { $name } (mirando)
chat-mute = Silenciar a { $name }
chat-unmute = Dejar de silenciar a { $name }
chat-forbidden-splito = Intenta convencer a tus vecinos, pero no digas qué cartas tienes, qué vas a jugar ni qué objetivo buscas.
chat-forbidden-split = Da consejos, pero nunca digas un número.
chat-about-objective-open = Este objetivo aún no está cumplido…
chat-about-stay-in-band = Seguir en un color…

## El final

# Three buttons side by side: what one looks at after the game.
end-views = Lo que se muestra
end-result = El resultado
end-score = El marcador
end-table = La mesa
end-rematch = Revancha
end-rematch-wanted = Quieres la revancha
end-rematch-waiting = Esperando a { $names }.
end-rematch-now = Repartir ya
end-rematch-join = Aceptar la revancha
end-same-join = Aceptar: mismo reparto
end-same-wanted = Quieres el mismo reparto
end-rematch-new = Revancha con otras cartas
end-replay = Repetición
end-review = Análisis
end-same-deal = Mismo reparto
end-share = Compartir
end-shared = Enlace copiado
end-picture = Compartir como imagen
end-again = Ver otra vez la última jugada
end-download = Descargar la partida
end-home = Inicio
# Opens the seldom wanted actions.
end-more = Más
# On the podium, for screen readers.
end-place = { $place }.º puesto
end-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
end-known-deal = Este reparto ya se ha jugado: puede que alguien lo conozca.
tried-game = Práctica de la partida { $number }, jugada { $at }. Las cartas ya se conocían: no es un reparto limpio.
tried-record = Práctica de una partida guardada, jugada { $at }. Las cartas ya se conocían: no es un reparto limpio.
tried-imagined = Las cartas ocultas se han repartido de nuevo.

## Frases predefinidas

preset-hello = ¡Hola!
preset-good-luck = ¡Suerte!
preset-thanks = ¡Gracias!
preset-sorry = ¡Perdón!
preset-oops = Uy…
preset-well-played = ¡Bien jugado!
preset-good-game = ¡Buena partida!
preset-one-moment = Un momento, por favor.
preset-i-am-back = Ya estoy aquí.
preset-take-your-time = Sin prisa.
preset-again = ¿Otra partida?
preset-bye = ¡Adiós!
preset-nice-cut = ¡Buen corte!
preset-great-minds = ¡Qué coincidencia!
preset-so-close = ¡Por poco!
preset-my-joker = ¡Mi querido comodín!
preset-you-read-me = Me lees la mente.
preset-nice-zone = ¡Qué zona más bonita!
preset-hello-neighbour = ¡Hola a los de al lado!
preset-what-a-product = ¡Menudo producto!
preset-last-round = ¡Última ronda!
preset-go-left = A la izquierda, por favor.
preset-go-right = A la derecha, por favor.
preset-stay-low = Sigamos en números bajos.
preset-stay-high = Sigamos en números altos.
preset-tight-gap = ¡Qué hueco más justo!
preset-what-a-reset = ¡Menudo reinicio!
preset-objective-open = Aún sin cumplir: { $what }
preset-come-to-me = ¡Ven a jugar conmigo!
preset-left-or-right = ¿Izquierda o derecha?
preset-any-advice = ¿Qué te ayudaría?
preset-stay-middle = Sigamos en números medios.
preset-stay-in-band = Sigamos en este color, por favor: { $what }
preset-i-am-fine = A mí me va bien.
preset-in-trouble = Estoy en apuros.

# Several people at one device, and a screen for all
party-hand-over = Pásaselo a { $name }
party-lift = Soy { $name }: ver mis cartas
party-nobody = En este dispositivo no le toca a nadie. Todos pueden mirar.
party-again = Jugar otra vez
party-device = Varias personas en este dispositivo
party-device-about = Pasáoslo. Las cartas quedan ocultas para los demás.
party-device-here = También en este dispositivo: { $names }
party-device-name = Nombre de otra persona
party-device-add = Añadir
party-scan = Escanea para jugar
party-scan-watch = Escanea para mirar
foreseen-then = después

## Reacciones

reaction-open = Reaccionar
reaction-clap = Aplauso
reaction-laugh = Risas
reaction-wow = ¡Vaya!
reaction-hmm = Mmm
reaction-oops = ¡Uy!
reaction-heart = Corazón
reaction-told = { $name }: { $reaction }

## Pistas: por qué una jugada es buena.

hint-only = Es la única jugada.
hint-in-the-end = Continuando muchas veces desde aquí, fue lo que mejor salió.
hint-ask = Pista
hint-thinking = Buscando una buena jugada…
hint-told = Pista: { $move }.
hint-by = { $name }, el bot más fuerte de aquí, jugaría esto.
hint-none = Ahora no hay pista.
hint-agree = Pistas para todos
hint-agree-about = Hay pistas cuando todos los que juegan lo han activado.
hint-waiting-for = Falta que acepte: { $names }
hint-wished = { $name } querría pistas para todos.
hint-join = De acuerdo
hint-close = Cerrar la pista

## La serie

series-bar-wins = Partida { $number }, hasta { $count } victorias
series-bar-games = Partida { $number } de { $count }
series-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
series-to-wins = { $count ->
    [one] Serie: hasta { $count } victoria
   *[other] Serie: hasta { $count } victorias
}
series-to-games = { $count ->
    [one] Serie: { $count } partida
   *[other] Serie: { $count } partidas
}
series-over = { $count ->
    [one] { $names } gana la serie.
   *[other] Comparten la serie { $names }.
}
series-over-you = ¡Has ganado la serie!
series-over-together = { $won } de { $count } partidas ganadas en equipo.
series-standing = Clasificación
series-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
series-left = se ha ido
series-games = Partidas
series-game = Partida { $number }
series-game-won = Ganada
series-game-lost = Perdida
series-no-games = Aún no ha terminado ninguna partida de esta serie.
end-series = La serie
end-next = Siguiente partida
end-next-join = Jugar la siguiente
end-next-wanted = Todo listo
end-new-series = Nueva serie
end-new-series-join = Aceptar otra serie
end-new-series-wanted = Quieres otra serie
status-next = { $count ->
    [one] { $names } espera la siguiente partida.
   *[other] { $names } esperan la siguiente partida.
}
status-new-series = { $count ->
    [one] { $names } quiere otra serie.
   *[other] { $names } quieren otra serie.
}
title-next = ■ ¿Siguiente partida? { $names } · { $game }
title-new-series = ■ ¿Otra serie? { $names } · { $game }
seat-next = espera la siguiente partida
seat-new-series = quiere otra serie
help = Ayuda
help-rules = Leer las reglas
help-keys = Teclado
help-key-tab = Ir al siguiente grupo de cartas o botones
help-key-arrows = Pasar de una carta a otra
help-key-enter = Elegir una carta o pulsar un botón
help-key-escape = Devolver lo que has elegido
help-key-help = Abrir esta ayuda
help-keys-off = Los atajos de una tecla están desactivados en tus ajustes.

## Games of plug-ins, which this page knows only by their moves

any-about = Juega una de las jugadas posibles. Las reglas vienen con la extensión.
any-task = Elige una jugada
any-moves = Jugadas
any-play = Jugar: { $move }
any-player = Jugador
any-points = Puntos

## Reporting a table or a remark to the people who run the server

report = Denunciar…
report-title = Denunciar algo
report-about = Quienes llevan este servidor podrán ver la mesa y lo que se dijo en ella.
report-what = ¿Qué?
report-table = La mesa
report-why = ¿Por qué?
report-insult = Insultos
report-name = Un nombre
report-spoil = Estropea la partida
report-other = Otra cosa
report-words = Con tus palabras
report-send = Enviar
report-sent = Gracias. Quienes llevan este servidor lo mirarán.
report-nobody = En este servidor nadie lee las denuncias.
