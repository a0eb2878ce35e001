# Las reglas de Splito, con nuestras palabras.

rules-splito-intro = En Splito compartes una zona con quien tienes a la izquierda y otra con quien tienes a la derecha. Tus puntos son la zona izquierda por la zona derecha: ayuda a ambos lados y deja que te ayuden.
rules-splito-numbers = De 3 a 8 jugadores, a partir de unos ocho años, con una variante para dos. Una partida dura trece rondas, un cuarto de hora más o menos. Quien juega por primera vez se sienta mejor entre dos que ya conocen el juego.

## Cartas

rules-splito-cards = Las cartas
rules-splito-cards-splito = Hay 72 cartas Splito: seis colores, valores del 1 al 6, y cada una dos veces. Cada color tiene su forma, su dibujo y su letra.
rules-splito-cards-objective = Hay 37 objetivos. Un objetivo pide algo a la zona en la que está y vale tantos puntos como rombos muestra, de uno a cuatro. Algunos llevan además una estrella o una luna.
rules-splito-cards-caption = Un 3 amarillo, un 5 azul y dos objetivos: mayoría de 4, con estrella, por 3 puntos; ningún 2, por 1 punto.

## Antes de la partida

rules-splito-setup = Antes de la partida
rules-splito-setup-commons = Se sacan una estrella y una luna y se ponen a la vista en el centro. Son los dos objetivos comunes: cualquier zona puede ganarlos.
rules-splito-setup-deal = Las demás cartas se barajan juntas y cada cual recibe trece. Las que sobran no se usan y nadie las ve.
rules-splito-setup-zones = Entre cada dos vecinos hay una zona. Hay, pues, tantas zonas como jugadores, y tú tienes dos: una a tu izquierda y otra a tu derecha.
rules-splito-zones-caption = Tres jugadores y sus tres zonas. La zona izquierda de A es también la zona derecha de B.

## Una ronda

rules-splito-round = Una ronda
rules-splito-round-choose = Cada cual elige una carta de su mano, una carta Splito o un objetivo, y un lado, izquierda o derecha. Cualquier carta puede ir a cualquiera de los lados. No tienes que tratar igual a los dos.
rules-splito-round-turn = Cuando todos han elegido, las cartas se descubren a la vez, cada una en su zona. Allí se quedan hasta el final.
rules-splito-round-pass = Después, cada cual pasa el resto de su mano a la izquierda y recibe la mano que le llega de la derecha.
rules-splito-round-last = En la última ronda tienes una sola carta. Debes jugarla, pero el lado lo sigues eligiendo tú.
rules-splito-round-change = Hasta que elija la última persona puedes retirar tu elección, si la mesa lo permite.

## Objetivos

rules-splito-objectives = Objetivos
rules-splito-objectives-test = Un objetivo se comprueba para la zona en la que está, con todas las cartas que hay allí al final de la partida. Da sus puntos una vez, o ninguna. Una carta Splito puede servir para cualquier número de objetivos. Los objetivos no tienen color ni valor.
rules-splito-kind-majority = Mayoría: esta zona tiene más cartas de ese valor, o de ese color, que cada una de las otras zonas de la mesa. Empatar en cabeza no basta.
rules-splito-kind-value = Valor: en esta zona hay exactamente ese número de cartas de ese valor, del color que sea. Más tampoco vale. Del valor tachado no puede haber ninguna.
rules-splito-kind-colors = Tres colores: al menos una carta de cada color que se muestra. Otros colores no estorban.
rules-splito-kind-variety = Variedad: cuenta los colores distintos, o los valores distintos. Las repetidas no importan. El signo dice si debe ser exactamente ese número, al menos o como mucho.
rules-splito-kind-both = Ambos: al menos tantos colores distintos y al menos tantos valores distintos. Una carta puede contar para las dos cosas.
rules-splito-kind-zone = Zona: cuenta todas las cartas de la zona: las cartas Splito, los objetivos, también este, aunque fallen, y los objetivos comunes que gana la zona.

rules-splito-example = Ejemplos
rules-splito-example-met = Aquí hay exactamente dos 4: cumplido, 2 puntos.
rules-splito-example-lost = Ha llegado un tercer 4: perdido, sin puntos.
rules-splito-example-tie = El objetivo común pide la mayoría de azules. Dos zonas tienen tres cartas azules cada una: ninguna tiene la mayoría en solitario, así que ninguna lo gana.

rules-splito-marks = Mientras jugáis, cada objetivo lleva una marca. Cumplido: contaría si la partida acabara ahora. Perdido: ya no se puede cumplir, se juegue lo que se juegue. Abierto: ni lo uno ni lo otro. Las marcas solo miran las cartas a la vista, nunca una mano.

## Puntos

rules-splito-scoring = Los puntos
rules-splito-scoring-commons = Primero, los dos objetivos comunes. La zona que tiene la mayoría en solitario gana la carta y sus puntos. Si hay empate, o nadie tiene ninguna, nadie la gana.
rules-splito-scoring-objectives = Después, los objetivos de las zonas. El que falla se pone boca abajo. No da nada, pero sigue siendo una carta de su zona.
rules-splito-scoring-zone = Una zona suma los puntos de sus objetivos cumplidos y de los objetivos comunes que ha ganado. Las cartas Splito no dan puntos por sí mismas: una zona sin objetivos bien puede quedarse en 0.
rules-splito-scoring-product = Tus puntos son tu zona izquierda por tu zona derecha. Gana quien tenga más.
rules-splito-worked = Una zona entera, carta por carta
rules-splito-worked-about = La zona de A y B tras trece rondas. Cada objetivo se comprueba con todas las cartas que hay aquí.
rules-splito-worked-pair = Hay exactamente dos 3: 2 puntos.
rules-splito-worked-four = Cuatro colores, amarillo, azul, verde y negro, y ningún otro: 2 puntos.
rules-splito-worked-three = Están el amarillo, el azul y el verde: 1 punto.
rules-splito-worked-none = Aquí hay un 2: nada, y la carta se da la vuelta.
rules-splito-worked-common = El objetivo común: tres 4 aquí, dos y uno en las otras zonas: 3 puntos.
rules-splito-worked-moon = El otro objetivo común se queda en el centro: dos zonas tienen dos cartas rosas cada una.
rules-splito-worked-sum = En total: { $sum }
rules-splito-worked-others = Las otras dos zonas, contadas igual: { $second } y { $third } puntos.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = La zona de A y B vale 8, la de B y C vale 4 y la de C y A vale 6. Gana A con 48.
rules-splito-scoring-zero = Cero por lo que sea es cero. ¡No te olvides de ninguno de tus lados!
rules-splito-scoring-tie = Si varias personas tienen la puntuación más alta, gana quien tenga menos cartas en sus dos zonas: cartas Splito, objetivos, también los fallidos, y objetivos comunes ganados. Si también ahí hay empate, comparten la victoria.

## Qué se sabe

rules-splito-knowing = Qué sabes
rules-splito-knowing-open = Todas las zonas y los dos objetivos comunes están a la vista. Todos ven quién ha elegido, pero no qué.
rules-splito-knowing-hands = Conoces tu mano y todas las manos que has pasado: todo lo que se juega de ellas queda a la vista. El botón con el ojo muestra lo que les queda.
rules-splito-knowing-talk = No hables de tu mano, de tu próxima carta ni de los objetivos que buscas. Pero sí puedes tentar a quien tienes al lado: ¡este objetivo sigue abierto, ven a jugar aquí!

## Dos jugadores

rules-splito-two = Dos jugadores
rules-splito-two-variant = Esta variante es una reconstrucción nuestra, así que puede ser distinta en otras ediciones.
rules-splito-two-zones = Cada cual tiene dos zonas propias, izquierda y derecha: son cuatro en total. Nadie juega en las zonas del otro.
rules-splito-two-rounds = Jugáis trece rondas y cambiáis de mano después de cada una. Luego cada cual recibe trece cartas nuevas para otras trece rondas.
rules-splito-two-majority = Las mayorías comparan las cuatro zonas, también tus dos zonas entre sí.

## Opciones

rules-splito-options = Opciones de una mesa
rules-splito-option-least = Vale con «al menos»: un objetivo que pide exactamente dos cartas de un valor también se cumple con más. Los valores tachados no cambian.
rules-splito-option-side = Mostrar izquierda o derecha: mientras esperas, todos ven a qué lado va cada carta elegida, pero no la carta. Así es en una mesa de verdad. Si no, el lado queda oculto hasta que todos han elegido, porque en una pantalla esperar sería una ventaja.

## Preguntas

rules-splito-questions = Preguntas que surgen
rules-splito-question-size = ¿Los objetivos fallidos cuentan como cartas? Sí, para el tamaño de una zona y para los empates.
rules-splito-question-commons = ¿Los objetivos comunes cuentan como cartas? Sí, para la zona que los gana.
rules-splito-question-order = ¿Importa el orden al contar? No. Los objetivos comunes cuentan solo cartas Splito, y ninguna otra comprobación depende del resultado de otra.
rules-splito-question-deck = ¿Son estos los objetivos impresos? La lista completa no es pública. La nuestra sigue todo lo que se conoce y hace que cada valor y cada color salgan con la misma frecuencia.

## Diferencias

rules-splito-depart-side = El lado elegido queda oculto hasta que todos hayan elegido, porque en una pantalla quien espera saldría ganando. En las reglas impresas queda claro para todos; la opción «Mostrar izquierda o derecha» lo muestra.
rules-splito-depart-two = Entre dos es una variante, una reconstrucción nuestra; las reglas impresas son para 3 a 8.
rules-splito-depart-objectives = Los objetivos también son una reconstrucción: la lista completa no es pública. En el terminal se puede jugar con los de la caja.
rules-splito-depart-change = Una elección se puede cambiar hasta que haya elegido la última persona.
rules-splito-depart-tie = Un empate que sigue tras contar las cartas es una victoria compartida.
rules-splito-depart-help = Las marcas de los objetivos, los totales durante la partida y las manos que has pasado se muestran como ayuda; una mesa puede ocultar estas últimas.

rules-splito-asked-zero = ¿Y si una de mis zonas no da puntos?
rules-splito-asked-tie = ¿Quién se lleva un objetivo común en caso de empate?
