score-title = Hoja de puntos
score-lead = Para una partida con las cartas de verdad. Todo se guarda en este navegador, aunque se apague la pantalla.
score-player = Jugador { $n }
score-add = Añadir jugador
score-remove = Quitar a { $name }
score-undo = Deshacer
score-clear = Vaciar la hoja
score-next = Guardar, otra partida
score-columns-of = Columnas de
score-columns-about = Toca cada número una vez por cada carta de su columna, comodines incluidos.
score-who-out = ¿Quién se quedó sin cartas?
score-all-out = Nadie tiene cartas
score-cards-left = Cartas que quedan en la mano
score-out = sin cartas
score-mode = Qué anotar
score-mode-cards = Todas las cartas
score-mode-totals = Solo los puntos
score-what = Dónde están las cartas
score-commons-about = Toca los dos objetivos del centro: uno con estrella y otro con luna.
score-zone-about = Toca cada carta de esta zona, también los objetivos perdidos. Toca otra vez para la segunda copia.
score-zone-points = Puntos
score-zone-cards = Cartas, para empates
score-totals-about = Puntos de cada zona, con los objetivos comunes. Las cartas solo cuentan si dos tienen el mismo producto.
score-deck-about = Los objetivos hechos en este navegador, en vez de los nuestros.
score-impossible = Estas cartas no pueden estar todas en la mesa.
score-offline = Sin conexión. Todo está guardado; las reglas lo comprobarán cuando vuelvas a tener red.
score-tie = Empate: gana quien tenga menos cartas en sus dos zonas.
score-picture = Imagen
score-link = Enlace a esta hoja
score-copied = Copiado. La hoja entera va en el propio enlace, no en un servidor.
score-copy = Copia este enlace:
score-brought = Esta es la hoja del enlace. Deshacer te devuelve la tuya.
score-bad-link = Este enlace no lleva ninguna hoja. La tuya sigue igual.
score-series-clear = Borrar la serie
score-card = { $card }: { $cards } aquí
score-left = { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
score-wins = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
score-series = { $count ->
    [one] La serie: { $count } partida
   *[other] La serie: { $count } partidas
}
score-column-more = { $cards ->
    [one] { $number }: { $cards } carta, una más
   *[other] { $number }: { $cards } cartas, una más
}
score-column-less = { $cards ->
    [one] { $number }: { $cards } carta, una menos
   *[other] { $number }: { $cards } cartas, una menos
}
