### La repetición de una partida acabada.

replay-title = Repetición: { $game }
replay-home = Inicio
replay-failed = No se puede mostrar esta repetición
replay-retry = Reintentar
replay-position = Jugada { $at } de { $moves }
replay-scrub = Punto de la partida
replay-beginning = Se han repartido las cartas.
replay-quiet = { $name } ha hecho una jugada.

replay-controls = Controles de la repetición
replay-first = Al principio
replay-previous-round = Ronda anterior
replay-previous = Una jugada atrás
replay-play = Ver
replay-pause = Pausa
replay-next = Una jugada adelante
replay-next-round = Ronda siguiente
replay-last = Al final
replay-tempo = Velocidad
replay-tempo-slow = Lenta
replay-tempo-normal = Normal
replay-tempo-fast = Rápida

replay-view = Lo que ve
replay-view-spectator = Público
replay-view-seat = { $name }
replay-view-open = Todas las manos
replay-moves = Jugadas

replay-board = Mesa
replay-score = Marcador
replay-more = Más sobre esta partida
replay-link = Enlace a esta jugada
replay-copied = Copiado
replay-not-copied = El navegador no permite copiar aquí. Copia tú la dirección de la página.
replay-download = Descargar la partida
replay-review = Analizar la partida
replay-same-deal = Jugar este mismo reparto
replay-keys = Teclas: ← y → avanzan paso a paso, Inicio y Fin van a los extremos, [ y ] saltan de ronda en ronda.

## El reparto limpio

replay-fair = Reparto limpio
replay-fair-about = Antes de la primera jugada, la mesa publicó una huella del reparto. Desde entonces nadie ha podido cambiar una carta.
replay-fair-checking = Comprobando el reparto…
replay-fair-fair = Comprobado en tu navegador: son exactamente las cartas prometidas antes de la primera jugada.
replay-fair-unfair = Las cartas no coinciden con la huella. Este reparto no es el prometido.
replay-fair-unpublished = Esta partida no tiene huella, así que no hay nada que comprobar.
replay-fair-unchecked = Tu navegador solo comprueba huellas con una conexión segura (https). Abre esta página en una dirección https o comprueba la partida descargada.
replay-fair-fingerprint = Huella
replay-log-first = Desde ahora tu navegador guarda la huella del registro de esta partida y te avisará si el servidor da otra.
replay-log-same = El registro de esta partida no ha cambiado desde que tu navegador lo vio por primera vez.
replay-log-changed = El registro de esta partida ha cambiado: el servidor da una huella distinta de la inicial.
replay-log-fingerprint = Huella del registro

## Quién eligió las cartas

replay-drawn-mine = Nadie eligió estas cartas: resultan de un secreto que el servidor había prometido antes y de cifras al azar que añadió tu navegador.
replay-drawn-others = Estas cartas resultan de un secreto que el servidor había prometido antes y de cifras al azar de quienes figuran abajo. Tu navegador no añadió ninguna.
replay-drawn-nobody = Estas cartas resultan solo de un secreto del servidor, pues ningún navegador añadió nada. El servidor pudo haberlas elegido.
replay-drawn-missing = Tu navegador añadió cifras al azar a este reparto, pero no están en él. Eso solo es correcto si habías dejado tu sitio antes de repartir.
replay-drawn-forged = Estas cartas no resultan de lo que dice la partida guardada. Alguien las ha elegido o cambiado.
replay-drawn-untold = Este reparto ya se conocía o viene de un servidor más antiguo: nada muestra quién lo eligió.
replay-drawn-by = Contribuyeron al reparto: { $names }
replay-drawn-about = Primero el servidor publicó una huella de su secreto; solo después los navegadores añadieron sus cifras, y las cartas resultan de ambas cosas. Así, ni el servidor solo ni un jugador solo podían elegirlas. No muestra si el servidor y un jugador actuaron juntos.
