### Análisis de una partida: por qué la mejor jugada es mejor. «La otra» es la jugada que se hizo, o la segunda mejor.

review-reason-wins-more = Gana el { $best } % de las partidas que se continúan desde aquí; la otra jugada, el { $other } %.

## Split

review-reason-split-wins = Es la última carta y gana de inmediato.
review-reason-split-hand = { $best ->
    [one] Deja { $best } carta en la mano; un reinicio deja { $other }.
   *[other] Deja { $best } cartas en la mano; un reinicio deja { $other }.
  }
review-reason-split-clears = { $other ->
    [one] Despeja la mesa: tras la otra jugada encajaría { $other } carta normal de la mano.
   *[other] Despeja la mesa: tras la otra jugada encajarían { $other } cartas normales de la mano.
  }
review-reason-split-keeps-standard = La otra jugada deja solo comodines en la mano, y no se puede acabar con un comodín.
review-reason-split-saves-helper = La otra jugada gasta una ayuda.
review-reason-split-saves-wild = Guarda un comodín para cuando no encaje nada más.
review-reason-split-spends-wild = Se deshace de un comodín, con el que no se puede acabar.
review-reason-split-fits = { $best ->
    [one] Después encajaría { $best } carta normal de la mano; tras la otra jugada, { $other }.
   *[other] Después encajarían { $best } cartas normales de la mano; tras la otra jugada, { $other }.
  }
review-reason-split-room = { $best ->
    [one] Al siguiente solo le queda hueco para { $best } número; con la otra jugada, para { $other }.
   *[other] Al siguiente solo le queda hueco para { $best } números; con la otra jugada, para { $other }.
  }
review-reason-split-room-together = { $best ->
    [one] Al siguiente le queda hueco para { $best } número; con la otra jugada, solo para { $other }.
   *[other] Al siguiente le queda hueco para { $best } números; con la otra jugada, solo para { $other }.
  }
review-reason-split-further-out = El { $best } está más al borde que el { $other } y es más difícil de jugar después.
review-reason-split-opens-honestly = Una apertura honesta no tiene que temer ninguna duda.
review-reason-split-opens-falsely = { $best ->
    [one] Con el farol a los demás les queda hueco para { $best } número; con la apertura honesta, para { $other }.
   *[other] Con el farol a los demás les queda hueco para { $best } números; con la apertura honesta, para { $other }.
  }
review-reason-split-stuck = El siguiente no puede jugar en el { $best } % de los repartos imaginados; tras la otra jugada, en el { $other } %.
review-reason-split-stuck-together = El siguiente no puede jugar solo en el { $best } % de los repartos imaginados; tras la otra jugada, en el { $other } %.
review-reason-split-lie = En el { $percent } % de los repartos imaginados la apertura es un farol.
review-reason-split-honest = En el { $percent } % de los repartos imaginados la apertura es honesta.

## Splito

review-reason-splito-met = { $best ->
    [one] En las dos zonas habría { $best } objetivo cumplido; tras la otra jugada, { $other }.
   *[other] En las dos zonas habría { $best } objetivos cumplidos; tras la otra jugada, { $other }.
  }
review-reason-splito-commons = { $best ->
    [one] Las dos zonas tendrían { $best } objetivo común; tras la otra jugada, { $other }.
   *[other] Las dos zonas tendrían { $best } objetivos comunes; tras la otra jugada, { $other }.
  }
review-reason-splito-lost = { $best ->
    [one] En las dos zonas habría { $best } objetivo perdido; tras la otra jugada, { $other }.
   *[other] En las dos zonas habría { $best } objetivos perdidos; tras la otra jugada, { $other }.
  }
review-reason-splito-open = { $best ->
    [one] En las dos zonas seguiría abierto { $best } objetivo; tras la otra jugada, { $other }.
   *[other] En las dos zonas seguirían abiertos { $best } objetivos; tras la otra jugada, { $other }.
  }
review-reason-splito-product = El producto sería ahora { $best }; tras la otra jugada, { $other }.
review-reason-splito-points = { $best ->
    [one] Las dos zonas sumarían { $best } punto; tras la otra jugada, { $other }.
   *[other] Las dos zonas sumarían { $best } puntos; tras la otra jugada, { $other }.
  }
review-reason-splito-neighbour = El mejor vecino tendría un producto de { $best }; tras la otra jugada, de { $other }.
review-reason-splito-rival = El rival más fuerte tendría un producto de { $best }; tras la otra jugada, de { $other }.
review-reason-splito-product-later = En las partidas que se continúan desde aquí, el producto acaba de media en { $best }; tras la otra jugada, en { $other }.
review-reason-splito-rival-later = En las partidas que se continúan desde aquí, el mejor de los demás acaba de media en { $best }; tras la otra jugada, en { $other }.

## Split it!

review-reason-split-it-points = { $best ->
    [one] Ganar esa parte da { $best } punto; la otra, { $other }.
   *[other] Ganar esa parte da { $best } puntos; la otra, { $other }.
  }
review-reason-split-it-leads = { $best ->
    [one] Con esa parte iría en cabeza { $best } columna; con la otra, { $other }.
   *[other] Con esa parte irían en cabeza { $best } columnas; con la otra, { $other }.
  }
review-reason-split-it-jokers = { $best ->
    [one] En esa parte hay { $best } comodín; en la otra, { $other }.
   *[other] En esa parte hay { $best } comodines; en la otra, { $other }.
  }
review-reason-split-it-sections-mine = { $best ->
    [one] Lo que pueden dar sus partes suma { $best } punto; tras la otra jugada, { $other }.
   *[other] Lo que pueden dar sus partes suma { $best } puntos; tras la otra jugada, { $other }.
  }
review-reason-split-it-sections-theirs = { $best ->
    [one] Al rival más fuerte sus partes podrían darle en total { $best } punto; tras la otra jugada, { $other }.
   *[other] Al rival más fuerte sus partes podrían darle en total { $best } puntos; tras la otra jugada, { $other }.
  }
review-reason-split-it-alone = El { $best } % de las veces no habría nadie más allí; en la otra parte, el { $other } %.
review-reason-split-it-joker-points = { $best ->
    [one] Serían { $best } punto en total; con la otra columna, { $other }.
   *[other] Serían { $best } puntos en total; con la otra columna, { $other }.
  }
review-reason-split-it-joker-lead = { $margin ->
    [one] La columna de { $number } iría en cabeza por { $margin } carta.
   *[other] La columna de { $number } iría en cabeza por { $margin } cartas.
  }
review-reason-split-it-joker-column = Ir en cabeza en la columna de { $best } vale más que en la de { $other }.

## La página de un análisis

review-name = Análisis
review-title = Análisis: { $game }
# $count is how many reviews are made before this one.
review-waiting = { $count ->
    [one] Otro análisis va primero.
   *[other] Otros { $count } análisis van primero.
  }
review-working = Analizando la partida. Los resultados van apareciendo.
review-while-open = Continúa mientras esta página esté abierta. Una vez terminado, se conserva.
review-failed = Este análisis no se puede mostrar
review-chances = Probabilidades de ganar
review-chance = { $name }: { $percent }
review-together = Todos juntos
# What the lines of the graph mean: one of two, each with a sentence. "Evidence" is review-evidence.
review-sight = Qué muestra el gráfico
review-sight-seen = Lo que sabía cada uno
review-sight-seen-about = Cada línea muestra la probabilidad de un jugador según lo que podía saber en cada decisión, como en las pruebas.
review-sight-known = Con todas las cartas
review-sight-known-about = Aquí cuentan todas las manos, también las que nadie veía. Las probabilidades cambian a menudo sin que nadie se equivoque.
# Beside a decision: a line of the graph that falls or rises although nobody made a mistake.
review-turn-seen = Desde la última decisión de { $name }, la probabilidad de ganar pasó de { $before } a { $after }. Fue por las cartas y los demás, no por { $name }.
review-turn-known = Con todas las cartas a la vista, esta jugada lleva la probabilidad de { $name } de { $before } a { $after }. Nadie podía saberlo: se juzga por lo que se veía.
# Whose decisions are marked (a list of names follows), and buttons from one to another.
review-whose = Decisiones de
review-everybody = Todos
review-mine = Solo las mías
review-previous = Error anterior
review-next = Error siguiente
review-look = Ver en la mesa
review-graph-keys = En el gráfico, ← y → van de jugada en jugada; Inicio y Fin, a los extremos.
review-numbers = Los números
review-column-move = Jugadas
review-seen-by = Como lo vio { $name }
review-over = La partida ha terminado.
review-no-choice = Aquí no había nada que elegir.
review-decision = Jugada { $number }, { $name }
review-played = Jugado: { $move }.
review-better = Mejor: { $move }.
review-best-played = No se encontró nada mejor.
review-loss = Eso costó un { $loss } de probabilidad de ganar (entre { $low } y { $high }).
review-loss-unsure = Quizá costó un { $loss }, pero es poco o no es seguro (entre { $low } y { $high }).
review-mixed = Aquí todos eligen a la vez, así que ninguna elección es siempre la mejor. Esta se compara con una buena mezcla de elecciones.
review-evidence = Pruebas
review-column-candidate = Jugada
review-column-chance = Probabilidad de ganar
review-column-tries = Partidas de prueba
review-column-mix = En la mezcla
review-marked = Errores
review-marked-about = Cada uno se juzga por lo que el jugador podía saber entonces.
review-marked-none = Ningún error claro.
review-grade-slip = Imprecisión
review-grade-mistake = Error
review-grade-blunder = Error grave
review-parts = Suerte y habilidad
review-parts-about = Cómo pasó cada jugador de la parte justa al resultado: la suerte, los demás y sus propias decisiones. Todo suma el resultado.
review-part-player = Jugador
review-part-fair = Parte justa
review-part-luck = Suerte
review-part-others = Los demás
review-part-own = Decisiones propias
review-part-result = Resultado

review-try = Probar desde aquí
review-try-about = Ocupas el sitio de { $name } en este momento de la partida, y los bots, los demás. Es una práctica, no un reparto limpio.
review-try-cards = Cartas ocultas
review-try-real = Como eran
review-try-imagined = Repartidas de nuevo
review-try-level = Bots
review-try-play = Seguir jugando desde aquí
