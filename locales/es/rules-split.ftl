# Las reglas de Split con nuestras palabras.

rules-split-idea = En la mesa hay dos pilas, y cada carta que juegues debe encajar entre ellas. El hueco se va cerrando. Gana quien antes se quede sin cartas, o lo lográis en equipo.

rules-split-cards = Las cartas
rules-split-cards-all = Hay 101 cartas, del 0 al 100, una de cada número.
rules-split-cards-wilds = Trece cartas son comodines: 0, 1, 99, 100 y todos los números que acaban en 0. Son oscuras, con el borde dentado y dos flechas que giran.
rules-split-cards-standards = Las otras 88 son cartas normales. La rayita al pie de una carta muestra dónde queda su número entre 0 y 100.
rules-split-cards-bands = Cada decena tiene su color y su dibujo. Sirven para orientarse; ninguna regla depende de ellos.

rules-split-setup = Antes de empezar
rules-split-setup-deal = Pueden jugar de dos a cinco, a partir de unos ocho años. Cada cual recibe 7 cartas, y quien reparte, que sale por sorteo, recibe 9. El resto es el mazo, boca abajo (en la caja, «pila para robar»).
rules-split-setup-open = Quien reparte pone la carta normal más baja y la más alta de su mano: la más baja empieza la pila de Split izquierda y la más alta, la derecha; en breve, la pila izquierda y la derecha. Esto se hace solo.
rules-split-setup-first = Se juega en sentido horario, y empieza el sitio a la izquierda de quien reparte.
rules-split-setup-example = Quien reparte ha puesto 12 y 84. Entre ellos encaja cualquier carta del 13 al 83.

rules-split-turn = Tu turno
rules-split-turn-one = Haz una de dos cosas: jugar una carta o reiniciar la mesa.

rules-split-play = Jugar una carta
rules-split-play-move = Si hay una carta en el medio, muévela a la pila izquierda o a la derecha. El lado lo eliges tú. Su número es ahora el de esa pila. Justo después de una apertura no hay carta del medio y no se mueve nada.
rules-split-play-card = Pon una carta de tu mano en el medio. Con eso acaba tu turno.
rules-split-play-fits = Una carta normal encaja si su número está entre las dos pilas tal como quedan tras el movimiento. Un número igual al de una pila no encaja.
rules-split-play-together = Lado y carta son una sola decisión: eliges ambos y se juegan a la vez.
rules-split-table = La mesa: dos pilas con un hueco entre ellas, la carta del medio, el sentido y tu mano. Si el 43 va a la izquierda, encajan las cartas del 44 al 83; si va a la derecha, las del 13 al 42.
rules-split-table-left = encaja si la carta del medio va a la izquierda
rules-split-table-right = encaja si la carta del medio va a la derecha
rules-split-table-either = un comodín: encaja en los dos lados
rules-split-table-nowhere = no encaja
rules-split-play-example = Las pilas son 12 y 84, y en el medio está el 43. Si el 43 va a la izquierda, encaja el 55. Si el 43 va a la derecha, encaja el 23. El 91 no encaja en ningún lado.
rules-split-play-example-left = El 43 ha ido a la izquierda y se ha jugado el 55. El hueco es ahora más pequeño para quien sigue.
rules-split-play-none = Si no queda ningún número entre las pilas, como con 47 y 48, solo encaja un comodín.

rules-split-wild = Comodines
rules-split-wild-fits = Un comodín encaja entre dos pilas cualesquiera, sea cual sea su número.
rules-split-wild-turns = Cada comodín jugado invierte el sentido del juego. Mover un comodín a una pila, descartarlo o enterrarlo no lo invierte.
rules-split-wild-two = Entre dos no hay sentido: los turnos simplemente se alternan.
rules-split-wild-last = Un comodín no puede ser tu última carta. Quien solo tenga un comodín y nada más debe reiniciar.
rules-split-wild-pile = En el medio, un comodín es una carta como las demás: se mueve a la izquierda o a la derecha, y su número vale para esa pila. Así, la pila izquierda puede acabar más alta que la derecha. Las cartas deben seguir quedando entre los dos números.
rules-split-wild-example = El 90 ha ido a la pila izquierda y la derecha muestra 60. Ahora encajan las cartas del 61 al 89.

rules-split-reset = Reiniciar
rules-split-reset-when = Puedes reiniciar en cualquiera de tus turnos (la caja lo llama «volver a empezar»). Debes reiniciar si no encaja ninguna de tus cartas o si tu única carta es un comodín.
rules-split-reset-discard = Las dos pilas y la carta del medio se descartan, boca arriba.
rules-split-reset-draw = Robas 3 cartas del mazo.
rules-split-reset-bury = Si tienes menos de dos cartas normales, pones un comodín bajo el mazo y robas una carta. Repítelo hasta tener dos cartas normales.
rules-split-reset-lay = Tu carta normal más baja y la más alta son las nuevas pilas. Esto se hace solo.
rules-split-reset-example = Tienes 33, 47 y 90 y robas 5, 60 y 71. De las cartas normales, 5 es la más baja y 71 la más alta: son las nuevas pilas. Te quedas con 33, 47, 60 y 90.
rules-split-reset-next = Se sigue en sentido horario con el sitio a tu izquierda. No hay carta del medio.
rules-split-reset-cost = Un reinicio suele costarte una carta: robas tres y pones dos. Por eso nunca se gana con un reinicio, pero es una buena forma de librarse de una carta muy alta y de otra muy baja.

rules-split-stock = El mazo
rules-split-stock-refill = Si en el mazo hay menos cartas de las que se deben robar, antes va debajo todo el descarte, barajado. Si aun así no alcanzan, robas las que haya.
rules-split-stock-exchange = Al cambiar comodines, el descarte va bajo el mazo en cuanto no queda en él ninguna carta normal.

rules-split-end = El final
rules-split-end-win = Quien juega la última carta de su mano gana al momento. Siempre es una carta normal.
rules-split-end-score = Split no tiene puntos: gana quien antes se queda sin cartas. Lo que aún tienen los demás se muestra. Para los programas da también un puesto, mejor con menos cartas; eso es nuestro, no del juego impreso.
rules-split-end-limit = Si nadie ha ganado tras 1000 turnos, la partida acaba y gana quien tenga menos cartas.

rules-split-coop = Juego cooperativo: en equipo
rules-split-coop-detail = En equipo, al completo
rules-split-coop-goal = De tres a cinco podéis jugar como un equipo. Ganáis si se vacían todas las manos.
rules-split-coop-helpers = El 0 y el 100 no se reparten. Quedan a la vista junto a la mesa como ayudas para todos.
rules-split-coop-helper-play = En tu turno puedes jugar una ayuda en vez de una carta de tu mano, aunque te encaje alguna. Una ayuda es un comodín: encaja en cualquier parte e invierte el sentido. Cada ayuda se puede jugar una vez.
rules-split-coop-no-reset = No hay reinicio y nadie roba.
rules-split-coop-last = La última carta de cada mano debe ser normal. Una mano con solo comodines nunca se puede vaciar, así que la mesa te avisa antes de que eso ocurra.
rules-split-coop-out = Quien no tiene cartas ha acabado: no tiene más turnos ni puede jugar una ayuda. Sigue el próximo sitio con cartas, que puede ser otra vez el mismo.
rules-split-coop-lost = Si quien tiene el turno no puede jugar nada y no queda ninguna ayuda, perdéis todos.
rules-split-coop-talk = Podéis daros consejos sobre izquierda y derecha, y decir que os gustaría seguir en números bajos o en un color. Nunca se puede decir un número.

rules-split-bluff = Reinicios con farol
rules-split-bluff-lay = Con esta opción puedes poner dos cartas normales cualesquiera al reiniciar, no solo la más baja y la más alta.
rules-split-bluff-answer = Después, cada uno de los demás responde en secreto: confiar o dudar. Todas las respuestas se descubren a la vez.
rules-split-bluff-example = Un farol: se han puesto 33 y 47, aunque en la mano hay 5 y 71. El hueco es estrecho, y difícil para los demás.
rules-split-bluff-caught = Un farol del que alguien duda: quien lo hizo roba 5 cartas. Las pilas se quedan.
rules-split-bluff-honest = Un reinicio honesto: quien haya dudado roba 1 carta. Esta penalización es nuestra; las reglas impresas no tienen ninguna.
rules-split-bluff-trusted = Si nadie duda, no pasa nada, y nadie llega a saber si era un farol.

rules-split-options = Opciones
rules-split-options-helpers = En equipo: con las dos ayudas, solo el 0, solo el 100 o ninguna. Con menos ayudas es más difícil.
rules-split-options-direction = Un reinicio puede dejar el sentido como está. Entonces sigue el próximo sitio en ese sentido.
rules-split-options-bluff = Se pueden activar los reinicios con farol; mira más arriba. Estas dos opciones son para partidas de todos contra todos.

rules-split-seen = Qué se ve y qué es secreto
rules-split-seen-open = Todos ven las pilas, la carta del medio, el descarte, las ayudas y cuántas cartas hay en cada mano y en el mazo.
rules-split-seen-secret = Tu mano es solo tuya, también en equipo. Y también las cartas que robas y los comodines que entierras.

rules-split-questions = Preguntas que pueden surgir
rules-split-question-must-move = ¿Hay que mover la carta del medio? Sí. Solo el lado es cosa tuya.
rules-split-question-reset = ¿Puedo reiniciar aunque me encaje una carta? Sí, pero no en equipo.
rules-split-question-equal = Pilas 40 y 60: ¿encajan el 40 o el 60 por su número? No, solo del 41 al 59. Como comodines encajan de todos modos.
rules-split-question-two-wilds = Mis dos últimas cartas son comodines: ¿puedo jugar uno? Sí. Con el otro tendrás que reiniciar.
rules-split-question-again = ¿Puedo tener dos turnos seguidos? Solo en equipo y si nadie más tiene cartas.
rules-split-question-helper-wild = Mi única carta es un comodín: ¿puedo jugar una ayuda? Sí, en equipo. Tu mano no se reduce por ello.
rules-split-question-dealer = ¿Y si quien reparte tiene menos de dos cartas normales? Entonces pone comodines bajo el mazo y roba, como en un reinicio.

rules-split-unofficial = Esta es una versión no oficial de aficionados, con nuestras propias palabras. No tiene nada que ver con la editorial ni con la autora del juego.

rules-split-depart-points = Split no tiene puntos: gana quien antes se queda sin cartas. Lo que aún tienen los demás se muestra, nada más; que los programas den puestos por ello es cosa nuestra.
rules-split-depart-dealer = Quien reparte sale por sorteo o lo dice quien organiza, y en la revancha el reparto pasa a la izquierda; no hay nada impreso sobre la primera vez.
rules-split-depart-reset = En un reinicio se ponen solas las cartas debidas. Con farol se puede hacer trampa; entonces dudar sin razón cuesta una carta, que también es cosa nuestra.
rules-split-depart-bury = Si faltan cartas normales, solo van comodines bajo el mazo; lo impreso dice simplemente «una carta».
rules-split-depart-refill = Cuando se acaba el mazo, el descarte va debajo; no hay nada impreso al respecto.
rules-split-depart-limit = Tras 1000 turnos la partida acaba y gana quien tenga menos cartas.
rules-split-depart-bands = Qué números tienen qué color es elección nuestra; ninguna regla depende de ello.

rules-split-asked-wild = ¿Puede un comodín ser mi última carta?
rules-split-asked-stuck = ¿Y si no encaja ninguna de mis cartas?
