# Splito: cartas, zonas, objetivos, puntos.

## Estado y jugadas

splito-task = Elige una carta y un lado
splito-task-last = Tu última carta: ¿izquierda o derecha?
splito-progress = Ronda { $round } de { $rounds }
splito-chapter = Ronda { $round }

splito-told-sealed-left = { $name } ha elegido una carta para la izquierda.
splito-told-sealed-right = { $name } ha elegido una carta para la derecha.
splito-told-taken-back = { $name } retira su elección.
splito-told-turned = { $name }: { $card }, en { $zone }.
splito-told-passed = Todas las manos pasan a la izquierda.
splito-told-second-hands = Cada cual recibe trece cartas nuevas.
splito-told-won = Ha ganado { $names } con { $score }.
splito-told-won-fewest = Ha ganado { $names } con { $score } y menos cartas que los demás empatados.
splito-told-shared = Comparten la victoria con { $score }: { $names }.

## Cartas

splito-color-y = amarillo
splito-color-o = naranja
splito-color-p = rosa
splito-color-b = azul
splito-color-g = verde
splito-color-k = negro

# Una letra por color, todas distintas: aZul y naranJa ceden su inicial.
splito-color-letter-y = A
splito-color-letter-o = J
splito-color-letter-p = R
splito-color-letter-b = Z
splito-color-letter-g = V
splito-color-letter-k = N

splito-card-y = Amarillo { $value }
splito-card-o = Naranja { $value }
splito-card-p = Rosa { $value }
splito-card-b = Azul { $value }
splito-card-g = Verde { $value }
splito-card-k = Negro { $value }

splito-objective = Objetivo
splito-objective-named = Objetivo «{ $wanted }»

## Qué pide un objetivo a su zona

splito-wants-most-value = Mayoría de { $value }
splito-wants-most-color = Mayoría en { $color }
splito-wants-no-value = Ningún { $value }
splito-wants-value =
    { $count ->
        [one] Exactamente un { $value }
        [2] Exactamente dos { $value }
       *[other] Exactamente { $count } cartas de valor { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Al menos un { $value }
        [2] Al menos dos { $value }
       *[other] Al menos { $count } cartas de valor { $value }
    }
splito-wants-no-color = Ninguna carta en { $color }
splito-wants-color =
    { $count ->
        [one] Exactamente una carta en { $color }
       *[other] Exactamente { $count } cartas en { $color }
    }
splito-wants-colors = Al menos una carta de cada: { $colors }
splito-wants-all-colors = Los seis colores
splito-wants-all-values = Los seis valores
splito-wants-different-colors-exactly =
    { $count ->
        [one] Exactamente un color
       *[other] Exactamente { $count } colores distintos
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Al menos un color
       *[other] Al menos { $count } colores distintos
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Como mucho un color
       *[other] Como mucho { $count } colores distintos
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Exactamente un valor
       *[other] Exactamente { $count } valores distintos
    }
splito-wants-different-values-least =
    { $count ->
        [one] Al menos un valor
       *[other] Al menos { $count } valores distintos
    }
splito-wants-different-values-most =
    { $count ->
        [one] Como mucho un valor
       *[other] Como mucho { $count } valores distintos
    }
splito-wants-different-both = Al menos { $colors ->
    [one] { $colors } color
   *[other] { $colors } colores
} y { $values ->
    [one] { $values } valor
   *[other] { $values } valores
}
splito-wants-size-exactly =
    { $count ->
        [one] Exactamente una carta en la zona
       *[other] Exactamente { $count } cartas en la zona
    }
splito-wants-size-least =
    { $count ->
        [one] Al menos una carta en la zona
       *[other] Al menos { $count } cartas en la zona
    }
splito-wants-size-most =
    { $count ->
        [one] Como mucho una carta en la zona
       *[other] Como mucho { $count } cartas en la zona
    }

splito-here-race = Esta zona tiene { $have }; la mejor de las otras, { $most }.
splito-here-count = Esta zona tiene { $have }.
splito-here-colors = Colores presentes: { $have } de { $wanted }.
splito-here-both = Esta zona – colores: { $colors }, valores: { $values }.

splito-state-met = cumplido
splito-state-open = abierto
splito-state-lost = perdido

splito-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zonas

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, izquierda
splito-zone-own-right = { $name }, derecha
splito-mine-left = Izquierda
splito-mine-right = Derecha
splito-mine-left-with = Izquierda, con { $name }
splito-mine-right-with = Derecha, con { $name }

splito-zone-cards =
    { $count ->
        [0] sin cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
splito-zone-label = Zona { $zone }: { $cards }
splito-zone-label-points = Zona { $zone }: { $cards }, { $points }
splito-zone-open = Ver zona { $zone }
splito-zone-other = Las otras zonas
splito-zone-mine = Mis dos zonas
splito-zone-all = Todas las zonas
splito-players = Jugadores
splito-zone-empty = Aún no hay nada
splito-zone-total = Total de la zona
splito-zone-objectives = Objetivos
splito-zone-splito-cards = Cartas Splito
splito-zone-by-color = Por color
splito-zone-by-value = Por valor
splito-zone-commons = Objetivos comunes
splito-zone-fits = { $card } a la zona { $zone }
splito-zone-sealed-mine = Tu carta, boca abajo
splito-zone-sealed =
    { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
splito-stack-y = Amarillo: { $values }
splito-stack-o = Naranja: { $values }
splito-stack-p = Rosa: { $values }
splito-stack-b = Azul: { $values }
splito-stack-g = Verde: { $values }
splito-stack-k = Negro: { $values }
splito-zone-states = Objetivos: cumplidos { $met }, abiertos { $open }, perdidos { $lost }

## Comunes

splito-commons = Los dos objetivos comunes
splito-common-tie = empate
splito-common-none = aún nadie
splito-common-star = Estrella
splito-common-moon = Luna
splito-common-label-held = { $symbol }: { $wanted }. Lo tiene { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Empate en cabeza, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Aún no hay ninguna carta, { $points }.
splito-common-counts = Cartas en cada zona
splito-common-count-star = estrella { $count }
splito-common-count-moon = luna { $count }
splito-common-count-star-held = estrella { $count }, en cabeza
splito-common-count-moon-held = luna { $count }, en cabeza

## El producto

splito-product-label = Tu producto ahora: { $left } por { $right } son { $product }
splito-product-label-of = Producto de { $name } ahora: { $left } por { $right } son { $product }

## La mano

splito-hand = Tu mano
splito-hand-card = { $card }, { $place } de { $count }
splito-hand-card-picked = { $card }, elegida, { $place } de { $count }
splito-hand-card-waiting = { $card }, { $place } de { $count }, ahora no: ya has elegido
splito-hint-pick = Elige una carta.
splito-hint-side = { $card }: ¿izquierda o derecha?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: ¿a la izquierda?
splito-hint-ready-right = { $card }: ¿a la derecha?
splito-hint-new = Mano nueva, de { $name }. Elige una carta.
splito-hint-new-cards = Trece cartas nuevas. Elige una.
splito-side-left = Izquierda
splito-side-right = Derecha
splito-play-left = A la izquierda
splito-play-right = A la derecha
splito-play-card-left = A la izquierda: { $card }
splito-play-card-right = A la derecha: { $card }
splito-chosen-left = Elegido: { $card }, izquierda
splito-chosen-right = Elegido: { $card }, derecha
splito-sort-dealt = Orden: de reparto
splito-sort-value = Orden: por valor
splito-sort-colour = Orden: por color
splito-known = Manos que conozco
splito-known-why = Has tenido estas manos y las has pasado. Todo lo que se juega de ellas queda a la vista, así que sabes lo que falta por jugar.
splito-known-none = Aún no has pasado ninguna mano.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } carta
       *[other] { $name }, { $count } cartas
    }

## La hoja de puntos

splito-score-now = El marcador tal como va
splito-score-final = El marcador final
splito-score-hidden = Los totales están ocultos durante la partida. Puedes mostrarlos en los ajustes.
splito-score-player = Nombre
splito-score-left = Izq.
splito-score-right = Dcha.
splito-score-product = Puntos
splito-score-cards = Cartas
splito-score-place = Puesto
splito-score-won-highest = { $names } tiene más puntos que nadie y gana.
splito-score-won-fewest = Gana { $names }: a igualdad de puntos, gana quien tiene menos cartas.
splito-score-won-shared = Comparten la victoria { $names }: mismos puntos y mismo número de cartas.
splito-score-cards-why = A igualdad de puntos va por delante quien tiene menos cartas en sus dos zonas.
splito-score-none = Aquí no hay ningún objetivo, así que esta zona no puntúa.
splito-score-zones = Zona por zona
splito-score-common-star = Objetivo común, estrella: { $wanted }
splito-score-common-moon = Objetivo común, luna: { $wanted }
splito-score-nobody = No se lo lleva nadie: ninguna zona tiene la mayoría en solitario.

splito-goal = Objetivo: puntos izquierda × derecha
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: { $before } → { $after } aquí, sería de esta zona
splito-foreseen-common-tied = { $wanted }: { $before } → { $after } aquí, empate
splito-foreseen-common-there = { $wanted }: { $before } → { $after } aquí, otra zona tiene más
splito-foreseen-same = No cambia ningún objetivo
splito-foreseen-product = Tus puntos: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } por { $right } son { $product }

## Pistas: por qué una jugada es buena.

hint-splito-met = Así cumples: { $objectives }.
hint-splito-commons = Así ganas este objetivo común: { $objectives }.
hint-splito-lost = Con muchas otras cartas perderías: { $objectives }.
hint-splito-open = Aún puedes cumplir ese objetivo.
hint-splito-product = Tu producto sería ahora { $best }; muchas otras cartas dan menos.
hint-splito-points = { $best ->
    [one] Tus dos zonas tendrían juntas { $best } punto.
   *[other] Tus dos zonas tendrían juntas { $best } puntos.
  }
hint-splito-neighbour = Así { $name } tendría un producto de solo { $best }.
hint-splito-rival = Así { $name } tendría un producto de solo { $best }.
splito-side-key-left = Jugar la carta elegida en la zona izquierda
splito-side-key-right = Jugar la carta elegida en la zona derecha
