# Las reglas de Split it!, con nuestras palabras.

rules-split-it-idea = Alguien divide una fila de cartas en tres partes. Luego cada cual apuesta en secreto por una. Si nadie más apuesta por la tuya, sus cartas son para ti.
rules-split-it-aim = Reúnes columnas de números iguales. Al final puntúa la columna más larga de cada número.

## Las cartas

rules-split-it-cards = Las cartas
rules-split-it-cards-numbers = Hay un 1, dos 2, tres 3 y así hasta diez 10. Un número alto vale más puntos, pero también hay más cartas suyas.
rules-split-it-cards-jokers = Además hay 15 comodines. Un comodín no tiene número: alarga en una carta una de tus columnas.
rules-split-it-cards-all = En total son 70 cartas. Se barajan y forman el mazo, boca abajo.
rules-split-it-cards-picture = Unas cartas de número y un comodín

## Una ronda

rules-split-it-round = Una ronda
rules-split-it-start = Divide primero alguien al azar. En cada ronda posterior divide la siguiente persona a la izquierda.

rules-split-it-row = 1. Poner y dividir la fila
rules-split-it-row-laid = Se pone una fila de cartas boca arriba: 7 cartas si sois dos o tres, 9 cartas si sois cuatro.
rules-split-it-row-split = Quien divide coloca dos separadores entre las cartas. Así salen tres partes: blanca a la izquierda, rosa en el centro y negra a la derecha. Cada una tiene al menos una carta. Las cartas no cambian de orden.
rules-split-it-row-picture = Nueve cartas, divididas en tres partes

rules-split-it-guess = 2. Apostar en secreto
rules-split-it-guess-all = Todos apuestan por una parte, también quien divide. Nadie ve las apuestas de los demás.
rules-split-it-guess-back = Puedes cambiar tu apuesta hasta que apueste la última persona. Entonces se descubren todas a la vez.

rules-split-it-judge = 3. Ver quién apostó en solitario
rules-split-it-judge-one = Una sola apuesta: quien la hizo gana todas las cartas de esa parte y ya ha acabado esta ronda.
rules-split-it-judge-several = Dos apuestas o más: nadie se lleva las cartas. Se quedan en la fila.
rules-split-it-judge-nobody = Ninguna apuesta: sus cartas quedan fuera para siempre.
rules-split-it-name-1 = Ana
rules-split-it-name-2 = Bruno
rules-split-it-name-3 = Carla
rules-split-it-name-4 = Diego
rules-split-it-judge-example = Ejemplo: por blanco solo ha apostado { $first }, que gana tres cartas. Por rosa solo ha apostado { $second }, que gana dos. Tanto { $third } como { $fourth } han apostado por negro: sus cuatro cartas se quedan y solo siguen estos dos.

rules-split-it-again = 4. Otra vez, con lo que queda
rules-split-it-again-joined = Las cartas que se han quedado se juntan en el mismo orden. Solo sigue quien aún no ha ganado cartas en esta ronda.
rules-split-it-again-none = No queda ninguna carta: se acabó la ronda.
rules-split-it-again-one = Queda una carta: va fuera y se acabó la ronda.
rules-split-it-again-two = Quedan dos cartas: la izquierda es blanca y la derecha, rosa. No hay parte negra.
rules-split-it-again-three = Quedan tres cartas: cada una es una parte.
rules-split-it-again-more = Quedan cuatro o más: vuelve a dividir la misma persona, aunque ya haya ganado cartas.
rules-split-it-again-stand-off = Entre cuatro puede pasar que por las últimas dos cartas apostéis dos contra dos. Entonces volvéis a apostar los cuatro. Si ocurre diez veces seguidas, las dos cartas quedan fuera.

## Dos jugadores

rules-split-it-two = Con dos jugadores
rules-split-it-two-remove = Tras la primera división de una ronda, quien no ha dividido quita una parte. Sus cartas quedan fuera. Luego ambos apuestan entre las otras dos partes, que conservan su color.
rules-split-it-two-must = Hay que quitar una parte. Tras las demás divisiones de la misma ronda no se quita nada.
rules-split-it-two-picture = Se quita la parte negra; se puede apostar por blanco y rosa

## Columnas y comodines

rules-split-it-columns = Tus columnas y tus comodines
rules-split-it-columns-place = Las cartas que ganas quedan a la vista ante ti, los números iguales en una misma columna.
rules-split-it-jokers-place = Cada comodín que ganas lo pones enseguida en una de tus columnas. También vale una columna empezada con esas mismas cartas. Un comodín puesto ya no se mueve.
rules-split-it-jokers-only = Si solo tienes una columna, el comodín va allí automáticamente.
rules-split-it-jokers-pending = Un comodín no puede empezar una columna. Si no tienes ninguna, tus comodines esperan junto a tu sitio. Cuando ganas tus primeros números, se ponen todos los que esperan.
rules-split-it-jokers-order = Si hay varias personas con comodines por poner, lo hacen en sentido horario, empezando por quien divide. Este orden es nuestro; las reglas impresas no dan ninguno.
rules-split-it-jokers-example = Ejemplo: ganas un 7, un 8 y un comodín. El 7 y el 8 van a sus columnas. Ahora puedes elegir cualquiera de tus columnas para el comodín; aquí, la de 8.
rules-split-it-jokers-before = Antes del comodín
rules-split-it-jokers-after = Después del comodín

## El final

rules-split-it-end = Final y puntos
rules-split-it-end-when = La partida acaba con la ronda que usa la última carta del mazo: 10 rondas con dos o tres jugadores, 8 con cuatro. Con cuatro, la última fila tiene solo 7 cartas.
rules-split-it-score-most = De cada número puntúa la columna más larga: la columna más larga de 8 vale 8 puntos, mida lo que mida. Los comodines cuentan como cartas de su columna.
rules-split-it-score-ties = Si hay columnas igual de largas, todas puntúan completas. Un número que no tiene nadie no da puntos a nadie.
rules-split-it-score-picture = Las columnas de tres jugadores, y quién puntúa con ellas
rules-split-it-worked = Una puntuación completa, con empate
rules-split-it-score-example = { $first } tiene más 8 que nadie, porque el comodín cuenta; { $second } tiene más 3 y más 5, y { $third } más 7. { $first } y { $second } tienen un 2 cada uno, así que ambos suman 2.
rules-split-it-score-line = { $name }: { $sum }
rules-split-it-score-tie = { $first } y { $second } tienen { $points } puntos. { $second } tiene { $more } columnas y { $first } solo { $fewer }, así que gana { $second }.
rules-split-it-win = Gana quien tenga más puntos. A igualdad de puntos, quien tenga más columnas. Si también hay las mismas columnas, se comparte la victoria.
rules-split-it-win-jokers = Un comodín que al final sigue en espera no cuenta.

## Opciones

rules-split-it-options = Una opción para dos jugadores
rules-split-it-options-remove = Si eliges «quitar una parte tras cada división», se quita una parte tras cada división en tres, no solo tras la primera de la ronda. La división de tres cartas sueltas cuenta; una fila de dos cartas nunca pierde una parte.

## Conviene saber

rules-split-it-know = Conviene saber
rules-split-it-know-open = Todas las columnas, todos los comodines en espera y todas las cartas que están fuera quedan a la vista. «Recuento» muestra dónde están todas las cartas y, por tanto, también lo que queda en el mazo.
rules-split-it-know-whole = Lo que importa es cuántas cartas quedan en toda la fila. Si se quedan dos partes, se juntan, y quien sigue puede apostar por cualquier sitio.
rules-split-it-know-free = Una apuesta nunca se gasta. Puedes apostar por el mismo color todas las veces.
rules-split-it-know-turns = A veces alguien divide una vez más que el resto. Esto no se compensa.
rules-split-it-know-fan = Esta es una versión no oficial hecha por aficionados. Split it! es de Igor Ganzha y lo publica Piatnik; no tienen nada que ver con esta página.

## Diferencias

rules-split-it-depart-start = Si quien organiza no elige, divide primero alguien al azar; en las reglas impresas es la persona más joven.
rules-split-it-depart-order = Si varias personas tienen comodines que poner, lo hacen en sentido horario, empezando por quien divide; las reglas impresas no dan ningún orden.
rules-split-it-depart-two = Si quedan dos cartas, son siempre la parte blanca y la rosa, y tres cartas se dividen siempre una por parte.
rules-split-it-depart-waiting = Si esperan varios comodines, se ponen juntos con la primera columna que se forme; el que nunca encuentra columna no vale nada.
rules-split-it-depart-stand-off = Dos contra dos por las dos últimas cartas acaba a la décima vez.
rules-split-it-depart-change = Una apuesta se puede cambiar hasta que haya apostado la última persona.
rules-split-it-depart-tally = El recuento de todas las cartas está a la vista de todos, salvo que la mesa lo desactive; en una mesa de verdad hay que recordarlas.

rules-split-it-asked-same = ¿Y si dos jugadores eligen la misma sección?
rules-split-it-asked-joker = ¿Puedo mover un comodín después?
