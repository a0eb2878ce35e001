# Lo que comparten todas las páginas de reglas, y las reglas en breve: objetivo, turno, final, victoria.

rules-short = En breve
rules-short-goal = Objetivo
rules-short-turn = Tu turno
rules-short-round = Una ronda
rules-short-end = Final
rules-short-win = Quién gana
rules-full = Las reglas al completo
rules-more = Para las dos formas de jugar
rules-depart = En qué nos apartamos de las reglas impresas

## Split it!

short-split-it-facts = De 2 a 4 jugadores
short-split-it-goal = Reúne más cartas que nadie de cada número.
short-split-it-turn = Alguien pone una fila de 7 cartas (9 si sois cuatro) y la divide en tres partes. Cada cual apuesta en secreto por una. Si nadie más apuesta por la tuya, ganas sus cartas. Si sois varios, se quedan, y quienes aún no han ganado nada siguen con lo que queda. La parte por la que nadie apuesta desaparece. Entre dos, la otra persona quita antes una parte. Tus cartas forman columnas de números iguales; cada comodín alarga una de tus columnas.
short-split-it-end = Cuando se acaba el mazo: tras 10 rondas, u 8 si sois cuatro.
short-split-it-win = La columna más larga de cada número da ese número en puntos, una vez; si hay empate, a todos. Gana quien tenga más puntos y, si empatáis, más columnas.
short-split-it-picture = Siete cartas en fila, divididas por dos separadores en una parte blanca, una rosa y una negra. Encima, otras dos personas han puesto su apuesta boca abajo. Debajo están tus columnas: de 4, de 7, y de 8 con un comodín.

## Splito

short-splito-facts = De 3 a 8 jugadores, con una variante para 2 · desde 8 años · 15 minutos
short-splito-goal = Compartes una zona con quien tienes a cada lado. Haz que ambas valgan mucho: sumas zona izquierda por zona derecha.
short-splito-turn = Cada cual elige en secreto una carta y un lado, izquierda o derecha. Todas se descubren a la vez, cada una en su zona; luego pasas tu mano a la izquierda. Los objetivos piden algo a su zona y valen de 1 a 4 puntos. Las cartas Splito tienen color y valor y sirven para cumplirlos. Los dos objetivos comunes del centro van a la zona que tenga en solitario más de lo que piden.
short-splito-end = Tras trece rondas, cuando se han jugado todas las cartas.
short-splito-win = Una zona suma los objetivos que ha cumplido; si una no vale nada, te quedas en 0. Gana quien tenga más puntos; en caso de empate, quien tenga menos cartas en sus dos zonas.
short-splito-picture = Tres personas alrededor de una mesa, con una zona de cartas entre cada dos. En el centro hay dos objetivos comunes. Tu zona izquierda y tu zona derecha están unidas por un signo de multiplicar.

## Split, todos contra todos

short-split-facts = De 2 a 5 jugadores · desde 8 años
short-split-goal = Quédate sin cartas antes que nadie.
short-split-turn = Envía la carta del medio a la pila izquierda o a la derecha. Después juega una carta en el medio: su número debe estar entre las dos pilas. Un comodín (0, 1, 99, 100 y todos los números que acaban en 0) encaja siempre e invierte el sentido. O reinicia: puedes siempre, y debes si nada encaja. Se recoge la mesa, robas tres cartas, y tu carta normal más baja y la más alta empiezan las pilas nuevas.
short-split-end = En cuanto alguien juega su última carta. No puede ser un comodín: quien solo tiene un comodín debe reiniciar.
short-split-win = Gana quien antes se queda sin cartas. No hay puntos.
short-split-picture = La pila izquierda muestra 12, la derecha 84, y entre ellas está el 43. Una flecha indica el sentido. De tu mano encajan el 23, el 55 y el comodín 70; el 91, no.

## Split, en equipo

short-split-together-facts = De 3 a 5 jugadores · desde 8 años
short-split-together-goal = Quedaos todos sin cartas, como un equipo.
short-split-together-turn = Envía la carta del medio a la izquierda o a la derecha y juega una carta entre las pilas, como todos contra todos. O juega una ayuda: el 0 y el 100 están junto a la mesa y cada uno se puede jugar una vez. No hay reinicio y nadie roba. Pedid y dad consejos, izquierda o derecha, números bajos o altos, un color; pero nunca digáis un número.
short-split-together-end = Quien no tiene cartas ha acabado, y los demás siguen. Si quien tiene el turno no puede jugar nada y no quedan ayudas, se acabó.
short-split-together-win = Si todas las manos quedan vacías, ganáis todos; si no, perdéis todos. La última carta de cada mano debe ser normal.
short-split-together-picture = La mesa de Split, con las ayudas 0 y 100 a la vista junto a las pilas, para todos.

## Search

search-title = Preguntas sobre las reglas
search-label = Busca en las reglas de los tres juegos
search-label-game = Busca en las reglas de { $game }
search-found = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
search-best = Los mejores { $most } de { $count } resultados
search-nothing = No se ha encontrado nada. Prueba con otra palabra o con una de estas:
search-all = Buscar en las reglas de todos los juegos
search-terms-split-it = fila, separador, columna, mazo, parte
search-terms-splito = zona, objetivo común, mayoría, mano
search-terms-split = comodín, carta normal, reiniciar, reparte, ayuda
search-ignored = a, al, con, cómo, cuál, cuándo, de, del, el, en, es, hay, la, las, le, lo, los, me, mi, mis, o, para, pasa, por, puede, puedo, que, qué, quién, se, si, su, un, una, y
search-asked = Lo que preguntan los jugadores
