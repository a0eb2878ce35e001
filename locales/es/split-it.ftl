# Split it! en la mesa.

split-it-joker = comodín

# Las tres partes de la fila, por su color: izquierda, centro, derecha.
split-it-section-white = Blanco
split-it-section-pink = Rosa
split-it-section-black = Negro

## Qué me toca hacer

split-it-task-split = Divide la fila en tres partes
split-it-task-resplit = Divide las cartas que quedan en tres partes
split-it-task-remove = Quita una parte del juego
split-it-task-guess = Apuesta por una parte en secreto
split-it-task-joker = { $n ->
    [one] Pon tu comodín en una de tus columnas
   *[other] Pon tus { $n } comodines en tus columnas, uno a uno
}
split-it-progress = Ronda { $round } de { $rounds }
split-it-chapter = Ronda { $round }

## La fila y los botones

split-it-row = { $n ->
    [one] La fila: una carta
   *[other] La fila: { $n } cartas
}
split-it-splitter = Divide { $name }
split-it-row-empty = La fila está vacía.
split-it-over = El mazo está vacío y la partida ha terminado.
split-it-section-cards = { $section }, { $n ->
    [one] una carta: { $cards }
   *[other] { $n } cartas: { $cards }
}
split-it-section-sealed = { $section }, { $n ->
    [one] una carta: { $cards }
   *[other] { $n } cartas: { $cards }
}. Tu apuesta secreta
split-it-row-cards = { $n ->
    [one] Una carta: { $cards }
   *[other] { $n } cartas: { $cards }
}
split-it-sections-guess = Partes por las que apostar
split-it-sections-remove = Partes que se pueden quitar
split-it-sections = Partes de la fila

# Los dos separadores.
split-it-divider-first = Separador entre blanco y rosa
split-it-divider-second = Separador entre rosa y negro
split-it-divider-value = Blanco { $white }, rosa { $pink }, negro { $black }
split-it-divider-first-left = Mover el separador blanco–rosa a la izquierda
split-it-divider-first-right = Mover el separador blanco–rosa a la derecha
split-it-divider-second-left = Mover el separador rosa–negro a la izquierda
split-it-divider-second-right = Mover el separador rosa–negro a la derecha
split-it-split-here = Dividir aquí

split-it-pick-guess = Toca la parte que quieres.
split-it-pick-remove = Toca la parte que quieres quitar.
split-it-pick-joker = Toca la columna que quieres alargar.
split-it-play-split = Dividir tras las cartas { $first } y { $second }
split-it-play-remove = Quitar: { $section }
split-it-play-guess = Apostar: { $section }
split-it-play-joker = Comodín a los { $number }
split-it-guessed = Tu apuesta: { $section }
split-it-columns-joker = Tus columnas
split-it-column-button = Tu columna de { $number }: { $what }

## Lo que ha pasado

split-it-fate-won = Gana { $name }
split-it-fate-stays = { $names }: se queda
split-it-fate-gone = Nadie: fuera
split-it-fate-removed = La quita { $name }
split-it-gone-heading = Fuera
split-it-guide = Qué pasa con las apuestas
split-it-guide-one = ¿Solo apuestas tú?
split-it-guide-one-then = Ganas sus cartas.
split-it-guide-several = ¿Apuestan varios?
split-it-guide-several-then = Se queda y se vuelve a dividir.
split-it-guide-nobody = ¿No apuesta nadie?
split-it-guide-nobody-then = Sus cartas quedan fuera.

## Las columnas

split-it-column = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}{ $jokers ->
    [0] {""}
    [one] , una de ellas comodín
   *[other] , { $jokers } de ellas comodines
}; { $standing }
split-it-column-none = ninguna
split-it-standing-ahead = va { $n } por delante
split-it-standing-tied = empate en cabeza
split-it-standing-behind = va { $n } por detrás
split-it-column-of = { $number }: { $what }
split-it-pending = { $n ->
    [0] ninguno
    [one] un comodín espera columna
   *[other] { $n } comodines esperan columna
}
split-it-points = { $n ->
    [one] un punto
   *[other] { $n } puntos
}
split-it-mark-done = ya ha ganado cartas en esta ronda
split-it-gone = Fuera
split-it-gone-of = { $n } de { $all }

## El recuento

split-it-stock = Mazo: { $n }
split-it-tally = Recuento
split-it-tally-title = Dónde están las cartas
split-it-tally-card = Carta
split-it-tally-gone = Fuera
split-it-tally-columns = En columnas
split-it-tally-row = En la fila
split-it-tally-unseen = En el mazo
split-it-tally-all = En total
split-it-tally-total = Total
split-it-tally-note = Nadie sabe el orden del mazo, pero contar podemos todos.

## El marcador

split-it-score-title = El marcador
split-it-score-now = Tal como va
split-it-score-rule = La columna más larga de un número vale ese número. Si hay empate, puntúan todas.
split-it-score-number = Número
split-it-score-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
split-it-score-total = Puntos
split-it-score-columns = Columnas
split-it-score-columns-note = A igualdad de puntos, gana quien tiene más columnas.
split-it-score-place = Puesto
split-it-score-pending = { $n ->
    [one] A { $name } le quedó un comodín sin columna: no cuenta.
   *[other] A { $name } le quedaron { $n } comodines sin columna: no cuentan.
}
split-it-won-points = { $points ->
    [one] Gana { $names } con un punto.
   *[other] Gana { $names } con { $points } puntos.
}
split-it-won-columns = Gana { $names }: empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, pero con más columnas.
split-it-won-shared = Comparten la victoria { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y las mismas columnas.

## Las jugadas

split-it-told-laid = { $name } pone una fila nueva: { $cards }.
split-it-told-split = { $name } divide la fila. Blanco: { $white }. Rosa: { $pink }. Negro: { $black }.
split-it-told-split-three = Las tres últimas cartas se dividen, una por parte. Blanco: { $white }. Rosa: { $pink }. Negro: { $black }.
split-it-told-split-two = Las dos últimas cartas se dividen. Blanco: { $white }. Rosa: { $pink }.
split-it-told-removed = { $name } quita una parte. { $section } queda fuera: { $cards }.
split-it-told-guessed = { $name } ha apostado.
split-it-told-guessed-mine = { $name } ha apostado en secreto: { $section }.
split-it-told-taken-back = { $name } retira su apuesta.
split-it-guess-of = { $name }: { $section }
split-it-told-turned = Se descubren las apuestas. { $guesses }.
split-it-told-won = Solo { $name } apostó por { $section } y gana { $cards }.
split-it-told-gone-unchosen = Nadie apostó por estas cartas, así que quedan fuera: { $cards }.
split-it-told-gone-single = Sobra una sola carta, así que queda fuera: { $cards }.
split-it-told-gone-stand-off = Diez veces no cedió nadie, así que las dos cartas quedan fuera: { $cards }.
split-it-told-stood-off = { $times ->
    [1] Dos contra dos por las últimas dos cartas: vuelven a apostar los cuatro.
    [10] Dos contra dos por las últimas dos cartas por décima vez.
   *[other] Dos contra dos por las últimas dos cartas, y van { $times } veces: vuelven a apostar los cuatro.
}
split-it-told-joker = { $name } pone un comodín en la columna de { $number }.
split-it-told-joker-forced = { $name } solo tiene una columna: el comodín va a la de { $number }.

split-it-goal = Objetivo: tener más cartas de cada número
split-it-foreseen-won = Si solo tú apuestas por { $section }:
split-it-foreseen-column-alone = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, irías en cabeza
split-it-foreseen-column-shared = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, empatarías en cabeza
split-it-foreseen-column-behind = { $after ->
    [one] Carta
   *[other] Cartas
} de { $number }: { $before } → { $after }, aún por detrás
split-it-foreseen-jokers = { $n ->
    [one] y un comodín por colocar
   *[other] y { $n } comodines por colocar
}
split-it-foreseen-waiting = { $n ->
    [one] un comodín esperaría columna
   *[other] { $n } comodines esperarían columna
}
split-it-foreseen-points = tus puntos: { $before } → { $after }
split-it-foreseen-section = { $section }: { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } puntos
}
split-it-foreseen-gone = Estas quedan fuera: { $cards }

## Pistas: por qué una jugada es buena.

hint-split-it-points = { $best ->
    [one] Esta parte te daría { $best } punto.
   *[other] Esta parte te daría { $best } puntos.
  }
hint-split-it-leads = Con esta parte irías en cabeza aquí: { $columns }.
hint-split-it-jokers = { $best ->
    [one] En esta parte hay { $best } comodín.
   *[other] En esta parte hay { $best } comodines.
  }
hint-split-it-sections-mine = { $best ->
    [one] Estas partes podrían darte { $best } punto en total.
   *[other] Estas partes podrían darte { $best } puntos en total.
  }
hint-split-it-sections-theirs = { $best ->
    [one] A { $name } estas partes le darían solo { $best } punto en total.
   *[other] A { $name } estas partes le darían solo { $best } puntos en total.
  }
hint-split-it-joker-points = { $best ->
    [one] Tendrías { $best } punto.
   *[other] Tendrías { $best } puntos.
  }
hint-split-it-joker-lead = { $margin ->
    [one] Tu columna de { $number } iría en cabeza por { $margin } carta.
   *[other] Tu columna de { $number } iría en cabeza por { $margin } cartas.
  }
hint-split-it-joker-column = Ir en cabeza en la columna de { $best } da más que en casi todas las demás.
split-it-section-key = Elegir una parte
