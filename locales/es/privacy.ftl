### La página de privacidad.

privacy-lead = Aquí no hay cuentas, ni direcciones de correo, ni cookies.
privacy-what = El servidor guarda el nombre que das en una mesa, lo que dices allí, tus jugadas y la huella de un secreto que inventó tu navegador. Así sabe cuál es tu sitio.
privacy-reports = Lo que escribes en una denuncia se guarda para quienes llevan este servidor. También los vetos y un registro de lo que hacen esas personas. «Olvídame» borra tus palabras en las denuncias y tu nombre en un veto, pero no lo levanta.
privacy-address = Tu dirección IP solo está en la memoria, para limitar las peticiones y rechazar direcciones vetadas. Quienes llevan este servidor pueden verla mientras tienes conexión. Solo se guarda en un veto.
privacy-browser = Tu navegador guarda tu nombre, tus sitios y tus ajustes. Nadie más los ve.
privacy-how-long = Cuánto tiempo
privacy-finished = Mesas con la partida terminada
privacy-unfinished = Otras mesas
privacy-talk = Lo que se ha dicho
privacy-notes = Denuncias, vetos pasados y el registro
privacy-days = 
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
privacy-unlimited = sin límite
privacy-with-table = tanto como la mesa
privacy-since = Se cuenta desde la última jugada en la mesa, desde que algo se dijo o se denunció, o desde el fin de un veto.
privacy-contact = Quienes llevan este servidor: { $contact }
privacy-no-contact = Quienes llevan este servidor no han dicho cómo contactar.
