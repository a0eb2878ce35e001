# Palabras que usan todas las páginas.
loading = Un momento…
loading-failed = No se ha podido cargar esta parte de la página.
loading-again = Volver a intentarlo
close = Cerrar
cancel = Cancelar
change = Cambiar

# La dirección no lleva a ninguna página nuestra.
nowhere-page = Aquí no hay nada
nowhere-page-why = Esta dirección no lleva a ninguna mesa.
# La mesa de la dirección no existe.
nowhere-table = Esta mesa no está aquí
nowhere-table-why = Puede que el enlace esté incompleto o que la mesa se cerrara hace tiempo.
nowhere-home = Ir al inicio
full-title = Las mesas están llenas
full-why = Ahora mismo no queda sitio en este servidor. La página lo volverá a intentar sola.

bot-name = Bot { $number }
bot-level-easy = Fácil
bot-level-medium = Medio
bot-level-hard = Difícil
bot-level-expert = Experto
bot-level-rules-of-thumb = Reflexivo
bot-level-random = A lo loco
seat-free = sitio libre

# Títulos de los juegos: nombres propios.
game-split-it = Split it!
game-splito = Splito
game-split = Split

## Sin red

offline-page = Estás sin conexión. Puedes leer las reglas y tus partidas; las mesas volverán cuando tengas red.
offline-table = Estás sin conexión. La mesa volverá cuando tengas red.
