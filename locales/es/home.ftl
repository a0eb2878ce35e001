### La página de inicio, las mesas abiertas, los ajustes, las invitaciones y la sala de espera.

## La página de inicio

home-title = Splittable
home-lead = Tres pequeños juegos de cartas con mucha miga. Juega ya contra bots o manda un enlace a tus amigos.
home-language = Idioma
home-settings = Ajustes
home-to-home = Splittable, inicio
home-games = Juegos
home-other-games = Más juegos en este servidor

home-name = Tu nombre

# Nombres para quien no ha dado ninguno.
home-guest-0 = Nutria
home-guest-1 = Liebre
home-guest-2 = Búho
home-guest-3 = Tejón
home-guest-4 = Lince
home-guest-5 = Garza
home-guest-6 = Erizo
home-guest-7 = Petirrojo

home-about-split-it = Divide la fila en tres, apuesta en secreto y gana la parte por la que nadie más ha apostado.
home-about-splito = Comparte una zona con cada vecino y multiplica izquierda por derecha.
home-about-split = Cuela tus números entre dos pilas.

home-players = De { $least } a { $most } jugadores
home-players-variant = De { $least } a { $most } jugadores, variante para 2

home-play-now = Jugar ya
home-with-friends = Jugar con amigos
home-opening = Un momento…
home-rules = Reglas
home-lesson-new = ¿Primera vez? Partida guiada
home-lesson-begun = Seguir la partida guiada
home-lesson-done = Repetir la partida guiada
home-rules-game = Reglas de { $game }
home-back = Los juegos

home-choices = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, reglas estándar
home-choices-variant = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, una variante
home-choices-special = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, a tu manera
home-change-choices = Cambiar jugadores, bots y reglas
home-reset-choices = Volver a lo estándar

home-seats = Jugadores
home-seats-variant = Las reglas impresas son para 3 a 8 jugadores. La variante para dos es una reconstrucción nuestra.
home-bots = Bots
home-bot-easy-about = Siguen reglas sencillas y cometen errores.
home-bot-medium-about = Piensan un poco por adelantado: una partida igualada.
home-bot-hard-about = Piensan bien cada jugada: todo un reto.
home-bot-rules-of-thumb-about = Se saben los trucos básicos del juego.

## Opciones de los juegos

home-mode = Cómo se juega
home-mode-competitive = Todos contra todos
home-mode-competitive-about = Gana quien antes se quede sin cartas.
home-mode-cooperative = En equipo
home-mode-cooperative-about = El juego cooperativo: o todos os quedáis sin cartas o no gana nadie. A partir de tres jugadores.

home-helpers = Ayudas comunes
home-helpers-about = Comodines junto a la mesa que cualquiera puede usar, una vez cada uno. Con menos es más difícil.
home-helpers-both = 0 y 100
home-helpers-zero = Solo el 0
home-helpers-hundred = Solo el 100
home-helpers-none = Ninguna

home-rules-options = Reglas
home-option-remove-after-every-split = Quitar una parte tras cada división
home-option-remove-after-every-split-about = Para dos: sale del juego una parte cada vez que la fila se divide en tres, no solo una vez por ronda.
home-option-value-at-least = Vale con «al menos»
home-option-value-at-least-about = Un objetivo que pide dos 4 también se cumple con tres.
home-option-show-side = Mostrar izquierda o derecha
home-option-show-side-about = Todos ven enseguida a qué lado irá una carta oculta.
home-option-reset-keeps-direction = Reiniciar no cambia el sentido
home-option-reset-keeps-direction-about = Tras un reinicio se sigue en el mismo sentido, sin volver al sentido horario.
home-option-bluff-resets = Faroles
home-option-bluff-resets-about = Quien reinicia puede poner dos cartas normales cualesquiera, y los demás pueden dudar.

## Ajustes de la mesa

home-series = Serie
home-series-none = Partidas sueltas
home-series-wins = { $count ->
    [one] Hasta { $count } victoria
   *[other] Hasta { $count } victorias
}
home-series-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
home-table-settings = Ajustes de la mesa
home-visibility = Quién puede entrar
home-visibility-private = Solo quien tenga el enlace
home-visibility-public = Cualquiera: la mesa sale en esta página
home-talk = Chat
home-talk-usual = Lo habitual en el juego
home-talk-free = Libre
home-talk-presets = Solo frases predefinidas
home-talk-off = Sin chat
home-talk-about = Los bots también piden y dan consejos. Sin chat, nadie habla: la partida es más difícil.
home-clock = Tiempo por jugada
home-clock-none = Sin reloj
home-clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
home-absence = Si alguien se ausenta
home-absence-never = Esperar lo que haga falta
home-absence-seconds = { $seconds ->
    [one] Un bot juega en su lugar tras { $seconds } segundo
   *[other] Un bot juega en su lugar tras { $seconds } segundos
}
home-absence-minutes = { $minutes ->
    [one] Un bot juega en su lugar tras { $minutes } minuto
   *[other] Un bot juega en su lugar tras { $minutes } minutos
}
home-take-back = Se puede cambiar la elección
home-take-back-about = Puedes cambiar tu elección hasta que elija la última persona.
home-hints = Pistas
home-hints-about = Si juegas solo con bots puedes pedir una pista; con más gente, todos tienen que estar de acuerdo.
home-aids-split-it = Mostrar el recuento
home-aids-split-it-about = Qué cartas han salido y cuáles pueden venir aún. Sin él, tienes que contar tú.
home-aids-splito = Mostrar las manos que has pasado
home-aids-splito-about = Qué queda en las manos que has tenido. Si no, tienes que recordarlo.

begins-split-it = Quién empieza
begins-split = Quién reparte
begins-lot = Al azar
begins-me = Yo
begins-about = En una mesa con amigos, quien organiza aún puede cambiarlo, por ejemplo a la persona más joven.
begins-youngest = La persona más joven
begins-youngest-who = ¿Quién es la persona más joven?
begins-told-lot = Empieza alguien al azar.
begins-told-split-it = Empieza { $name }.
begins-told-split = Reparte { $name }.
begins-why-youngest = Empieza la persona más joven.
begins-why-passed = El reparto pasa a la izquierda.

## Mis mesas

home-mine-sure = Perderás tu sitio para siempre.
home-mine-forget-sure = Olvidarla
home-mine-all = { $n ->
    [one] Mostrar { $n } más
   *[other] Mostrar { $n } más
}

## Mesas abiertas

home-open = Mesas abiertas
home-open-about = Aquí cualquiera puede sentarse o mirar.
home-open-none = Ahora no hay mesas abiertas. Para abrir una, elige «Cualquiera» en los ajustes de la mesa de un juego.
home-open-look = Actualizar
home-open-join = Entrar
home-open-watch = Mirar
home-open-free = { $n ->
    [0] No quedan sitios libres
    [one] { $n } sitio libre
   *[other] { $n } sitios libres
}
home-open-playing = Partida en marcha
home-open-variant = Una variante

## Una partida guardada

home-record = Abrir una partida guardada
home-record-about = Una partida descargada guarda su reparto. Juega con las mismas cartas, a ver si te sale mejor.
home-record-choose = Elegir un archivo…
home-record-review = Analizar
home-record-found = { $game } para { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
home-record-names = La jugaron { $names }
home-record-unreadable = Este archivo no es una partida nuestra. Elige uno que hayas descargado al acabar una partida.
home-record-unfinished = Esta partida no ha terminado, así que su reparto sigue en secreto.
home-record-too-big = Este archivo es demasiado grande para ser una partida.

home-about = Hecho por aficionados y gratis. Sin relación con las editoriales ni los autores de los juegos impresos.
home-licences = Licencias de terceros

## Qué ha fallado y qué hacer.

problem-invalid = El servidor no lo ha entendido. Vuelve a cargar la página.
problem-illegal = Las reglas no lo permiten ahora. Elige otra cosa.
problem-not-your-turn = Todavía no te toca.
problem-off-lesson = Aquí la lección pide otra jugada. Prueba lo que dice tu guía.
problem-stale = La mesa ha cambiado mientras tanto. Vuelve a elegir.
problem-wrong-phase = Ahora no puedes hacer eso.
problem-not-allowed = No puedes hacer eso aquí. Para sentarte necesitas un enlace de invitación.
problem-taken = Este sitio está ocupado. Elige otro o quédate mirando.
problem-name-taken = Alguien aquí ya tiene este nombre o uno muy parecido. Elige otro.
problem-sent-away = Quien organiza te ha quitado de esta mesa.
problem-unknown = Esa mesa o ese juego no existe. Revisa el enlace.
problem-later-rules = En esta mesa se jugó con una versión más reciente del servidor y aquí no se puede abrir.
problem-damaged = Esta mesa está dañada en el servidor y ya no se puede abrir. Abre una nueva.
problem-too-fast = Has ido un poco rápido. Espera un momento e inténtalo otra vez.
problem-too-big = Es demasiado largo. Envía algo más corto.
problem-foreign-origin = Desde esta página no se puede jugar en ese servidor. Abre la página del propio servidor.
problem-too-busy = Ahora mismo hay demasiados análisis en marcha. Inténtalo otra vez dentro de un momento.
problem-full = Ahora mismo las mesas están llenas. Inténtalo otra vez dentro de un momento.
problem-no-reviews = En este servidor no se pueden analizar partidas.
problem-closed = Quienes llevan este servidor han cerrado esta mesa.
problem-banned = Quienes llevan este servidor te han vetado.
problem-unwanted = Elige otras palabras: una de ellas no se admite en este servidor.
problem-maintenance = Ahora no puedes empezar partidas: el servidor va a entrar en mantenimiento.
problem-unavailable = Ahora no se puede conectar con el servidor. Inténtalo otra vez dentro de un momento.
problem-broken = Algo ha fallado por nuestra parte. Inténtalo otra vez.

## Ajustes

settings-title = Ajustes
settings-saved = Los cambios se guardan en este navegador.
settings-look = Aspecto
settings-theme = Colores
settings-theme-system = Como mi dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-contrast = Alto contraste
settings-contrast-about = Siempre, no solo cuando lo pide tu dispositivo.
settings-felt = Fondo
settings-felt-classic = Vivo
settings-felt-calm = Suave
settings-index = Números de las cartas
settings-index-standard = Normales
settings-index-large = Grandes
settings-speed = Movimiento de las cartas
settings-speed-none = Ninguno
settings-speed-rush = Muy rápido
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-speed-still = Tu dispositivo pide menos movimiento, así que las cartas no se desplazan.
settings-patterns = Dibujos marcados en las cartas de color
settings-patterns-about = Ayudan a distinguir las cartas sin los colores.
settings-totals = Mostrar puntos durante la partida
settings-totals-about = Totales y ventajas hasta ahora. Sin ellos, llevas tú la cuenta.
settings-playing = Al jugar
settings-confirm = Confirmar cada jugada
settings-confirm-about = Un segundo toque juega la carta. Sin esto, el último toque la juega al momento.
settings-shortcuts = Atajos de una tecla
settings-shortcuts-about = Las letras y los números sirven de atajos mientras no escribes.
settings-talk = Mostrar el chat
settings-talk-about = Apágalo para jugar con calma.
settings-sound = Sonido
settings-sounds = Activar sonidos
settings-volume = Volumen
settings-sound-turn = Me toca
settings-sound-sealed = Alguien ha elegido
settings-sound-reveal = Se ven las elecciones
settings-sound-hurry = Se acaba el tiempo
settings-sound-tick = Cada uno de mis últimos diez segundos
settings-sound-talk = Alguien dice algo
settings-sound-end = Fin de la partida
settings-sound-rematch = Alguien quiere la revancha
settings-sound-try = Escuchar
settings-sound-try-sound = Escuchar: { $sound }

## Invitaciones

invite-title = Invitar amigos
invite-about = Cualquiera con este enlace puede sentarse. No hace falta tener cuenta.
invite-link = Enlace para jugar
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-not-copied = El navegador no permite copiar aquí. El enlace está seleccionado: cópialo tú.
invite-share = Compartir…
invite-share-text = ¡Ven a jugar conmigo!
invite-qr = Código QR con el enlace para jugar
invite-qr-about = Quien esté a tu lado puede escanear este código.
invite-only-here = A este servidor solo se llega desde este equipo. Para invitar a móviles y a otros de tu red, inícialo con { $command }.
invite-no-address = Este equipo no está en una red, así que nadie más puede abrir un enlace.
invite-here-link = Enlace solo para este equipo
invite-address = Dirección para los demás
invite-address-about = Si el enlace no se abre en sus móviles, prueba con otra.
invite-watch = Enlace para mirar
invite-watch-about = Ven lo que está a la vista en la mesa, pero ninguna mano.
invite-watch-copy = Copiar el enlace para mirar

## La sala de espera

gathering-title = { $game }: esperando jugadores
gathering-about-host = Invita a tus amigos o añade bots, y empieza.
gathering-about-guest = Ya tienes sitio. { $host } empieza la partida.
gathering-about-guest-no-host = Ya tienes sitio. La partida empieza pronto.
gathering-about-newcomer = Tienes invitación. Escribe tu nombre y siéntate.
gathering-about-late = No quedan sitios. Puedes mirar desde aquí.
gathering-about-spectator = Estás mirando. Para jugar, pide un enlace de invitación a alguien de la mesa.
gathering-known-deal = Este reparto ya se ha jugado: puede que alguien recuerde las cartas.
gathering-seats = Sitios
gathering-seat = Sitio { $seat }
gathering-free = Libre
gathering-you = Tú
gathering-host = Organiza
gathering-away = Ausente
gathering-sit = Sentarme aquí
gathering-add-bot = Añadir un bot
gathering-level = Nivel de { $name }
gathering-send-away = Quitar
gathering-send-away-name = Quitar a { $name }
gathering-start = Empezar
gathering-start-bots = { $n ->
    [one] Empezar con { $n } bot
   *[other] Empezar con { $n } bots
}
gathering-waiting = { $n ->
    [one] Falta { $n } jugador
   *[other] Faltan { $n } jugadores
}
gathering-waiting-host = Esperando a que empiece { $name }
gathering-waiting-start = No quedan sitios. Esperando a que empiece.
gathering-rename = Cambiar mi nombre
gathering-join = Sentarme
gathering-watch-name = Mirar con este nombre
gathering-watch-about = Con un nombre puedes usar el chat.
gathering-watchers = { $n ->
    [one] Mirando: { $names }
   *[other] Mirando: { $names }
}
gathering-rules = Reglas de esta mesa
gathering-usual = Reglas estándar
gathering-variant = Una variante para dos, una reconstrucción nuestra
gathering-helpers = Ayudas comunes: { $helpers }
gathering-invite = Invitar amigos
gathering-visibility-public = Esta mesa sale en la página de inicio: cualquiera puede sentarse.
gathering-visibility-private = Solo encuentra esta mesa quien tenga el enlace.
gathering-talk-free = Chat libre.
gathering-talk-presets = Chat solo con frases predefinidas.
gathering-talk-off = Sin chat.
gathering-series = Una serie: { $series }.
gathering-clock-none = Sin reloj.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } segundo por jugada.
   *[other] { $seconds } segundos por jugada.
}
gathering-take-back = Puedes cambiar una elección secreta hasta que todos hayan elegido.
gathering-no-take-back = Una elección secreta no se puede cambiar.
gathering-hints = Pistas, cuando todos estén de acuerdo.
gathering-no-hints = Sin pistas.
gathering-absence = { $seconds ->
    [one] Un bot juega por quien se ausente { $seconds } segundo.
   *[other] Un bot juega por quien se ausente { $seconds } segundos.
}
gathering-no-absence = Si alguien se ausenta, la partida espera.
gathering-no-aids-split-it = Sin recuento: tienes que contar tú.
gathering-no-aids-splito = Las manos que has pasado no se vuelven a ver.
gathering-leave = Dejar la mesa
gathering-leave-sure = ¿Irte y dejar tu sitio?

## Caras

face-choose = Elige tu cara
face-bear = Oso
face-duck = Pato
face-fox = Zorro
face-koala = Koala
face-owl = Búho
face-cat = Gato
face-hedgehog = Erizo
face-rabbit = Conejo
face-panda = Panda
face-frog = Rana
face-penguin = Pingüino
face-octopus = Pulpo
settings-reactions = Mostrar las reacciones
settings-reactions-about = Emojis que suben desde los sitios.

## Mis partidas

my-games = Mis partidas
my-games-waiting-room = Aún sin empezar
my-games-turn = Te toca
my-games-turn-of = Le toca a { $name }
my-games-running = En curso
my-games-won = Ganada
my-games-shared = Victoria compartida
my-games-lost = Perdida
my-games-replay = Repetición
my-games-replay-of = Repetición: { $game }, { $when }
my-games-review = Análisis
my-games-review-of = Análisis: { $game }, { $when }
my-games-remove = Quitar
my-games-remove-game = Quitar: { $game }, { $when }
my-games-sure = ¿Quitarla de la lista y de las estadísticas?
my-games-statistics = Mis estadísticas
my-games-game = Juego
my-games-played = Jugadas
my-games-wins = Ganadas
my-games-share = % de victorias
my-games-seats = { $seats } jugadores
my-games-save = Guardar en un archivo
my-games-bring = Cargar partidas de un archivo
my-games-brought = Partidas cargadas.
my-games-bad-file = Este archivo no contiene partidas de Splittable; no se ha cambiado nada.

## Avisos

settings-notices = Avisarme cuando me toque
settings-notices-about = Una notificación en este dispositivo mientras haces otra cosa.
settings-notices-refused = El navegador no permite notificaciones de esta página. Puedes permitirlas en sus ajustes.
settings-notices-none = Este navegador no admite notificaciones.
settings-vibrate = Vibrar
settings-vibrate-about = Cuando me toca y cuando se me acaba el tiempo, si el dispositivo puede.

home-companion = Si tienes el juego impreso
home-companion-score = Hoja de puntos
home-companion-deck = Los objetivos de tu caja
home-companion-deals = Las mismas cartas, varias mesas
home-companion-rules = Preguntas sobre las reglas
home-deck = Objetivos
home-deck-usual = Los de Splittable
home-deck-mine = Los de mi caja
gathering-deck = Objetivos propios de la mesa

## Privacy, and what operators tell

privacy = Privacidad
forget-me = Olvídame
forget-about = Borra tu nombre y lo que dijiste en todas las mesas que conoce este navegador. Tus jugadas quedan, sin nombre, y dejas tus sitios. No se puede deshacer.
forget-sure = Sí, olvídame
forget-done = 
    { $tables ->
        [one] Hecho: tu nombre y tus palabras ya no están en { $tables } mesa.
       *[other] Hecho: tu nombre y tus palabras ya no están en { $tables } mesas.
    }
notice-from = De quienes llevan este servidor: { $text }
