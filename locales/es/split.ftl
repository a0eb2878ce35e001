# Split: la mesa. Carta normal y comodín son las dos clases de cartas.

# Qué me toca hacer ahora.
split-task-play = Juega una carta entre { $low } y { $high }
split-task-side = Manda el { $middle } a un lado y juega una carta
split-task-reset = No encaja nada: tienes que reiniciar
split-task-reset-last = No puedes acabar con un comodín: tienes que reiniciar
split-task-helper = No encaja ninguna de tus cartas: juega una ayuda
split-task-bury = Pocas cartas normales: pon un comodín bajo el mazo
split-task-open = Pon dos cartas normales como nuevas pilas
split-task-answer = { $name } ha reiniciado: ¿confías?
split-task-over = La partida ha terminado

split-progress = Turno { $turn }
split-progress-opening = Apertura

split-card = { $card }
split-card-wild = { $card }, comodín

# Los números que caben entre dos pilas.
split-room = { $first }–{ $last }
split-room-one = solo { $card }
split-room-none = sin hueco

split-line-empty = Recta de 0 a 100. No hay pilas.
split-line-piles = Recta de 0 a 100. Pila izquierda { $left }, pila derecha { $right }.
split-line-gap = Hueco: { $room }.
split-line-gap-left = Hueco si { $middle } va a la izquierda: { $room }.
split-line-gap-right = Hueco si { $middle } va a la derecha: { $room }.

# El centro de la mesa.
split-table = Pilas y carta del medio
split-send-left = { $middle } a la izquierda
split-send-right = { $middle } a la derecha
split-fit-count = { $count ->
    [0] no te encaja ninguna
    [one] te encaja { $count }
   *[other] te encajan { $count }
  }
split-pile-left = Pila izquierda
split-pile-right = Pila derecha
split-pile-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-middle = Medio
split-middle-card = Carta del medio: { $card }
split-middle-empty = Aún sin carta en el medio
split-piles-none = Esperando pilas nuevas

# Los sitios.
split-seats = Sitios en sentido horario, y cartas de cada uno
split-seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-seat-you = tú
split-seat-turn = le toca
split-seat-out = acabó
split-seat-answered = ha respondido
split-clockwise = sentido horario
split-counter-clockwise = sentido antihorario

# El mazo.
split-stock = Mazo { $count }
split-discards = Descarte { $count }
split-discards-title = El descarte
split-discards-about = Todos pueden mirarlo. Cuando el mazo se queda corto, va debajo de él.
split-discards-none = Aún no se ha descartado nada.
split-buried = Enterrados { $count }
split-buried-title = Comodines que has puesto bajo el mazo
split-buried-about = Solo tú los conoces. Vuelven cuando el mazo llega hasta ahí.
split-buried-card = { $before ->
    [0] { $card } es la próxima carta del mazo
    [one] { $card }, debajo de { $before } carta
   *[other] { $card }, debajo de { $before } cartas
  }

# La mano.
split-hand = Tu mano, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
split-hand-empty = No te quedan cartas
split-watching = Estás mirando: las manos no se ven
split-helpers = Ayudas para todos
split-place = { $place } de { $count }
split-chosen = elegida
split-new = nueva
split-fits-left = encaja si la carta del medio va a la izquierda
split-fits-right = encaja si la carta del medio va a la derecha
split-fits-both = encaja a los dos lados
split-fits = encaja
split-fits-not = no encaja
split-fits-not-side = no encaja en el lado que has elegido
split-wild-last = no puedes acabar con un comodín
split-only-wilds = solo se puede enterrar un comodín
split-only-standards = solo se puede poner una carta normal
split-strands = te deja solo comodines
split-legend-left = encaja si { $middle } va a la izquierda
split-legend-right = encaja si { $middle } va a la derecha
split-legend-between = encaja entre las pilas
split-sort-value = Ordenar por número
split-sort-wilds = Comodines al final

# El botón que juega lo elegido.
split-play = Jugar { $card }
split-play-left = { $middle } a la izq., jugar { $card }
split-play-right = { $middle } a la dcha., jugar { $card }
split-ask-side = ¿A qué lado va el { $middle }?
split-side-left = { $middle } a la izq.
split-side-right = { $middle } a la dcha.
split-play-anyway = Jugar { $card } de todos modos
split-stranding = Después del { $card } solo te quedan comodines. No puedes acabar con un comodín, así que tendrás que reiniciar.
split-stranding-together = Después del { $card } solo te quedan comodines. Esa mano nunca podrá vaciarse y la partida estaría perdida.

# Reiniciar.
split-reset-ask = Reiniciar…
split-reset-title = ¿Reiniciar la mesa?
split-reset-forced = Reiniciar la mesa
split-reset-discard = { $count ->
    [one] Se descarta la única carta de la mesa.
   *[other] Se descartan las { $count } cartas de la mesa.
  }
split-reset-draw = Robas 3 cartas del mazo, que tiene { $stock }.
split-reset-draw-refill = El mazo solo tiene { $stock }, así que antes el descarte va debajo de él. Después robas 3 cartas.
split-reset-lay = Tu carta normal más baja y la más alta son las nuevas pilas. Ahora serían { $low } y { $high }; lo que robes puede cambiarlo.
split-reset-bury = Necesitas dos cartas normales para las nuevas pilas. Si aún tienes menos, pones comodines bajo el mazo, uno a uno, y robas por cada uno.
split-reset-bluff = Pones dos cartas normales cualesquiera como nuevas pilas. Lo honesto es la más baja y la más alta. Los demás pueden dudar.
split-reset-count = Pasas de { $before ->
    [one] { $before } carta
   *[other] { $before } cartas
  } a { $after }.
split-reset-next = Se sigue en sentido horario y le toca a { $name }.
split-reset-next-kept = El sentido no cambia y le toca a { $name }.
split-reset-next-two = Después le toca a { $name }.
split-reset-confirm = Reiniciar

# Enterrar un comodín.
split-bury-pick = Elige el comodín que va bajo el mazo.
split-bury = Enterrar { $card }

# Abrir en un reinicio con farol.
split-open-pick = Elige dos cartas normales. La más baja y la más alta es lo honesto; lo demás es farol.
split-open-honest = Honesto: { $low } y { $high }
split-open = Poner { $low } y { $high }
split-open-bluff = Farol con { $low } y { $high }

# Responder a un reinicio.
split-answer-about = { $name } ha puesto { $low } y { $high }. ¿Honesto o farol?
split-trust = Confiar
split-challenge = Dudar
split-challenge-about = Un farol le cuesta 5 cartas a { $name }. Si fue honesto, robas 1.
split-seal-trust = Decidir: confiar
split-seal-challenge = Decidir: dudar
split-answered-trust = Confías
split-answered-challenge = Dudas
split-answered-wait = En secreto hasta que respondan todos.

# Las jugadas.
split-chapter-first = La apertura
split-chapter-reset = Tras un reinicio
split-log-middle-left = { $name } manda { $card } a la izquierda.
split-log-middle-right = { $name } manda { $card } a la derecha.
split-log-played = { $name } juega { $card }.
split-log-wild = { $name } juega { $card }, un comodín.
split-log-helper = { $name } juega { $card }, la ayuda.
split-log-clockwise = Ahora se juega en sentido horario.
split-log-counter-clockwise = Ahora se juega en sentido antihorario.
split-log-reset = { $name } reinicia. { $count ->
    [one] Se descarta { $count } carta.
   *[other] Se descartan { $count } cartas.
  }
split-log-refill = { $count ->
    [one] { $count } carta del descarte va bajo el mazo.
   *[other] { $count } cartas del descarte van bajo el mazo.
  }
split-log-drawn = { $name } { $count ->
    [0] no roba nada.
    [one] roba { $count } carta.
   *[other] roba { $count } cartas.
  }
split-log-drawn-cards = { $name } roba { $cards }.
split-log-buried = { $name } pone un comodín bajo el mazo.
split-log-buried-card = { $name } pone { $card } bajo el mazo.
split-log-opened = { $name } pone { $low } y { $high }.
split-log-opening = La partida empieza con las pilas { $low } y { $high }.
split-log-answered = { $name } ha respondido.
split-log-taken-back = { $name } retira su respuesta.
split-log-all-trust = Nadie duda del reinicio.
split-log-challenged = { $count ->
    [one] { $names } duda del reinicio.
   *[other] { $names } dudan del reinicio.
  }
split-log-honest = El reinicio de { $name } era honesto.
split-log-bluff = El reinicio de { $name } era un farol.
split-log-out = { $name } se queda sin cartas.

# El final.
split-end-last-card = { $name } juega su última carta y gana.
split-end-turn-limit = { $count ->
    [one] Se acabó el último de los 1000 turnos. Gana { $names } con menos cartas.
   *[other] Se acabó el último de los 1000 turnos. Comparten la victoria con menos cartas: { $names }.
  }
split-end-everyone-out = Victoria en equipo: todas las manos están vacías.
split-end-stuck = Derrota en equipo: quien tenía el turno no podía jugar.
split-end-stuck-seat = Derrota en equipo: { $name } no podía jugar.

split-score-going = Cartas en mano ahora
split-score-won = ¡Victoria en equipo!
split-score-lost = Derrota en equipo
split-score-wins = ¡Gana { $names }!
split-score-share = Comparten la victoria { $names }
split-score-seat = Nombre
split-score-cards = Cartas
split-score-winner = gana
split-score-stuck = { $name } no podía jugar: nada encajaba y no quedaban ayudas.
split-score-how = Gana quien antes se queda sin cartas. Lo que aún tienen los demás se muestra, pero no puntúa.
split-score-how-together = Todas las manos deben quedar vacías. Con una sola carta en alguna, pierden todos.
split-score-yours = Lo que aún tienes
split-score-total = { $count ->
    [one] Queda { $count } carta en total
   *[other] Quedan { $count } cartas en total
  }

split-goal = Objetivo: quedarte sin cartas antes que nadie
split-goal-together = Objetivo: vaciar juntos todas las manos
split-foreseen-fits = { $all ->
    [one] Tu última carta seguiría encajando: { $cards }
   *[other] { $count ->
        [one] 1 de tus { $all } cartas seguiría encajando: { $cards }
       *[other] { $count } de tus { $all } cartas seguirían encajando: { $cards }
    }
}
split-foreseen-none = { $all ->
    [one] Tu última carta no encajaría
   *[other] No encajaría ninguna de tus { $all } cartas
}
split-foreseen-room = Hueco: { $room }
split-foreseen-helpers = Ayudas que quedan: { $helpers }
split-foreseen-wins = Tu última carta: ganas
split-foreseen-out = Tu última carta: has acabado
split-foreseen-drawn = { $drawn ->
    [one] Robas una carta y te quedas con { $count }
   *[other] Robas { $drawn } y te quedas con { $count }
}
split-foreseen-bluff = Un farol: si alguien duda, robas { $count }
split-foreseen-doubt = Si fue honesto, robas { $count }

split-band-0 = rojo
split-band-1 = naranja
split-band-2 = marrón
split-band-3 = oliva
split-band-4 = verde
split-band-5 = turquesa
split-band-6 = azul
split-band-7 = índigo
split-band-8 = violeta
split-band-9 = rosa

## Pistas: por qué una jugada es buena.

hint-split-wins = Es tu última carta y gana de inmediato.
hint-split-hand = { $best ->
    [one] Te queda { $best } carta; un reinicio trae más.
   *[other] Te quedan { $best } cartas; un reinicio trae más.
  }
hint-split-clears = Despeja la mesa, donde casi ninguna de tus cartas encajaría.
hint-split-keeps-standard = Conservas el { $cards }, tu única carta normal: no se puede acabar con un comodín.
hint-split-saves-helper = Guarda la ayuda { $cards } para después.
hint-split-saves-wild = Guarda el comodín { $cards } para cuando no encaje nada más.
hint-split-spends-wild = Te deshaces de un comodín, con el que no se puede acabar.
hint-split-fits = Después aún puedes jugar { $cards }.
hint-split-room = { $best ->
    [one] En el hueco más ancho, a { $name } solo le cabe { $best } número.
   *[other] En el hueco más ancho, a { $name } solo le caben { $best } números.
  }
hint-split-room-together = { $best ->
    [one] A { $name } le queda un hueco para { $best } número.
   *[other] A { $name } le queda un hueco para { $best } números.
  }
hint-split-further-out = El { $best } está muy al borde y sería difícil de jugar después.
hint-split-opens-honestly = Una apertura honesta no tiene que temer ninguna duda.
hint-split-opens-falsely = { $best ->
    [one] Con el farol a los demás solo les queda hueco para { $best } número.
   *[other] Con el farol a los demás solo les queda hueco para { $best } números.
  }
split-side-key-left = Mandar la carta del medio a la izquierda
split-side-key-right = Mandar la carta del medio a la derecha
