### Primeras partidas guiadas. El entrenador dice una o dos frases cortas cada vez; $left y $right son los nombres de los vecinos.

lesson-coach = Tu guía
lesson-wait = Mira lo que hacen los demás…
lesson-progress = { $at } de { $count }
lesson-go-on = Seguir
lesson-back = Atrás
lesson-leave = Salir de la lección
lesson-over = ¡Así es el juego! Ya puedes jugar una partida de verdad.
lesson-play-real = Jugar de verdad
lesson-read-rules = Reglas breves
lesson-play-on = Seguir jugando aquí

## Split it!

lesson-split-it-welcome = ¡Hola! Ganas cartas y juntas números iguales en columnas. Al final, la columna más larga de cada número da ese número de puntos.
lesson-split-it-row = Hay siete cartas en una fila. En esta ronda la divides tú en tres partes, blanca, rosa y negra, con los dos separadores.
lesson-split-it-cut = Mueve los separadores hasta que el blanco tenga 2 cartas, el rosa 2 y el negro 3. Luego pulsa «Dividir aquí».
lesson-split-it-secret = Ahora cada uno apuesta en secreto por una parte, tú también. Si nadie más la elige, sus cartas son tuyas.
lesson-split-it-guess = El negro tiene más cartas. Apuesta por el negro.
lesson-split-it-contested = Solo { $right } apostó por el blanco y se lo lleva. Nadie apostó por el rosa: sale del juego. { $left } y tú apostasteis por el negro: sus cartas se quedan y se dividen otra vez.
lesson-split-it-again = Tres cartas, una en cada parte: apuesta otra vez. Mi consejo: el 9, en el rosa.
lesson-split-it-alone = { $left } apostó por otra parte. Nadie os la disputó, y cada uno gana un 9.
lesson-split-it-alone-other = Eso te ha costado el 9 del rosa. Puedes recuperarlo en la próxima ronda.
lesson-split-it-next-row = Nueva ronda: { $left } ha dividido esta fila. En el blanco hay un 9, un 5 y un comodín.
lesson-split-it-take = Un comodín alarga una de tus columnas. Apuesta por el blanco.
lesson-split-it-joker = ¡Nadie más apostó! Pon el comodín en una de tus columnas; allí se queda para siempre. Elige los 9.
lesson-split-it-majority = Tu columna de 9 es la más larga de la mesa: 9 puntos, si sigue así.
lesson-split-it-majority-other = Ahí el comodín cuenta para un número menor. En los 9 habría protegido 9 puntos.
lesson-split-it-threat = { $right } ha dividido esta fila. En el blanco hay tres 5: bastan para superar tu columna de 5.
lesson-split-it-choose = Otros también quieren esos 5. Apuesta por el rosa: dos 8.
lesson-split-it-lost = Los 8 son tuyos. Pero { $right } se llevó los tres 5: en los 5 ya no vas en cabeza.
lesson-split-it-lost-other = Alguien más apostó ahí, así que esas cartas siguen en la fila. Nadie apostó por los dos 8: han salido del juego.
lesson-split-it-scoring = Así se sigue hasta que se acaba el mazo. Entonces la columna más larga de cada número da ese número; si hay empate, a todos. Gana quien tenga más puntos.

## Splito

lesson-splito-welcome = ¡Hola! En Splito compartes una zona con cada vecino. Ya se han jugado nueve de las trece rondas; tú juegas las cuatro últimas.
lesson-splito-zones = Esta zona la compartes con { $left }; la de la derecha, con { $right }. Cada carta tuya va a la izquierda o a la derecha.
lesson-splito-objective = Las cartas con rombos son objetivos: dan puntos al final si su zona los cumple. Aquí hacen falta exactamente dos 3, y solo hay uno.
lesson-splito-pick = Elige tu 3 azul y envíalo a la izquierda.
lesson-splito-met = Dos 3: el objetivo está cumplido. Un tercero lo estropearía.
lesson-splito-met-other = A la derecha tu 3 no ayuda. A la izquierda sigue faltando un 3; sin él, el objetivo no da nada.
lesson-splito-lost = Mientras tanto, { $right } ha puesto un 5 en tu zona derecha. «Ningún 5» está perdido ahí, para los dos.
lesson-splito-passed = Todos eligen a la vez y las cartas se descubren juntas. Después cada mano pasa a la izquierda: estas cartas vienen de { $right }.
lesson-splito-place = Los objetivos también se juegan. Este pide rosa, verde y negro: tu zona derecha tiene los tres. Envíalo a la derecha.
lesson-splito-placed = Cumplido al instante: un punto más a la derecha.
lesson-splito-placed-other = A la izquierda falta el verde. Mientras no llegue, ahí el objetivo no da nada.
lesson-splito-common = En el centro hay dos objetivos comunes. Este es para la zona con más cartas verdes. Dos zonas están empatadas, así que nadie lo tiene.
lesson-splito-majority = Con tu 6 verde tienes mayoría a la derecha. Envíalo a la derecha.
lesson-splito-won = Tres cartas verdes, más que en cualquier otra zona: el objetivo común es para tu zona derecha.
lesson-splito-won-other = A la izquierda no ayuda: otras dos zonas siguen con dos cartas verdes cada una.
lesson-splito-last = Última ronda: solo queda una carta, pero tú eliges el lado. La zona izquierda no quiere ningún 2, así que envíala a la derecha.
lesson-splito-kept = Bien hecho: no hay ningún 2 a la izquierda. Ya están jugadas todas las cartas y se cuentan las zonas.
lesson-splito-kept-other = El 2 le ha costado un punto a la zona izquierda, que no quería ninguno. Ya están jugadas todas las cartas y se cuentan las zonas.
lesson-splito-product = Tu puntuación es izquierda por derecha. Una zona con 0 lo deja todo en 0, así que cuida las dos.

## Split

lesson-split-welcome = ¡Hola! En Split gana quien se queda antes sin cartas. Ya se han jugado algunos turnos: te quedan cuatro cartas.
lesson-split-table = Entre las pilas está la carta del medio. En tu turno la envías a una de ellas. Luego juegas en el medio una carta tuya, que debe encajar entre las dos pilas.
lesson-split-first = Si el 47 va a la izquierda, encaja todo del 48 al 75. Envíalo a la izquierda y juega tu 55.
lesson-split-gap = Lo ves en la recta numérica: con cada carta el hueco se hace más pequeño.
lesson-split-second = Si el 72 va a la izquierda, solo encajan del 73 al 75. Envíalo a la derecha y cabrá tu 66.
lesson-split-wilds = Ahora no encaja casi nada. Pero tu 30 es un comodín: 0, 1, 99, 100 y todos los números acabados en 0 encajan siempre.
lesson-split-wild = Juega tu 30 y envía la carta del medio a la izquierda.
lesson-split-turned = Un comodín invierte el sentido: después de ti jugó { $right } y luego { $left }. Recuerda que un comodín no puede ser tu última carta.
lesson-split-turned-other = La derecha también vale: un comodín encaja siempre. Invierte el sentido: después de ti jugó { $right } y luego { $left }.
lesson-split-stuck = Tu 93 no encaja en ningún sitio: toca reiniciar. Robas tres cartas, y tu carta normal más baja y la más alta serán las nuevas pilas.
lesson-split-fresh = 12 y 93 son las nuevas pilas, y se juega otra vez en sentido horario. Tienes una carta más que antes, pero hay sitio.
lesson-split-third = Las dos cartas encajan. Guarda la más alta, porque el hueco se cierra por abajo: envía el 39 a la izquierda y juega tu 45.
lesson-split-last = ¡Queda una carta, y encaja! Envía el 62 a la izquierda y juega tu 78.
lesson-split-won = Te has quedado sin cartas antes que nadie, así que ganas. En Split no hay puntos.

## Cooperative Split

lesson-cooperative-split-welcome = Aquí jugáis todos en equipo: o todos os quedáis sin cartas o no gana nadie. Cada uno ha jugado cuatro veces y le quedan tres cartas.
lesson-cooperative-split-table = Como siempre, envías la carta del medio a la izquierda o a la derecha y juegas una carta que encaje. Pero no se puede reiniciar: si alguien se atasca, pierden todos.
lesson-cooperative-split-first = Solo encaja tu 46. Envía el 42 a la izquierda y juégalo.
lesson-cooperative-split-talk = Nadie puede enseñar ni nombrar sus cartas. Pero podéis decir si preferís números bajos o altos, izquierda o derecha: en el chat hay frases para eso.
lesson-cooperative-split-stuck = ¡Tu 12 y tu 25 no encajan en ningún sitio! Para eso están las ayudas: 0 y 100 son de todos, una vez cada una, y encajan siempre.
lesson-cooperative-split-helper = Necesitas sitio para números bajos. Juega el 0 y envía la carta del medio a la izquierda.
lesson-cooperative-split-opened = Ahora encajan otra vez números bajos. Como todo comodín, el 0 ha invertido el sentido, y tú conservas tus dos cartas.
lesson-cooperative-split-opened-other = La derecha es igual de buena aquí: encajan otra vez números bajos. Como todo comodín, el 0 ha invertido el sentido, y tú conservas tus dos cartas.
lesson-cooperative-split-keep = Deja sitio para tu última carta: primero el 25, luego el 12. Envía el 37 a la derecha y juega tu 25.
lesson-cooperative-split-out = A { $left } y { $right } no les quedan cartas. ¡Ahora todo depende de ti!
lesson-cooperative-split-last = Envía el 17 a la derecha y juega tu 12.
lesson-cooperative-split-won = Todas las cartas están jugadas: habéis ganado juntos. Si alguien se hubiera atascado, habríais perdido todos.
