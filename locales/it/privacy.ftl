### La pagina sulla privacy.

privacy-lead = Qui non ci sono account, né indirizzi e-mail, né cookie.
privacy-what = Il server conserva il nome che dai a un tavolo, quello che ci dici, le tue mosse e l’impronta di un segreto inventato dal tuo browser. Così sa qual è il tuo posto.
privacy-reports = Quello che scrivi in una segnalazione viene conservato per chi gestisce questo server. Lo stesso vale per le esclusioni e per un registro di quello che queste persone fanno. «Dimenticami» cancella le tue parole nelle segnalazioni e il tuo nome in un’esclusione, ma non la revoca.
privacy-address = Il tuo indirizzo IP resta solo in memoria, per limitare le richieste e respingere gli indirizzi esclusi. Chi gestisce questo server può vederlo finché sei in linea. Viene salvato solo in un’esclusione.
privacy-browser = Il tuo browser conserva il tuo nome, i tuoi posti e le tue impostazioni. Nessun altro li vede.
privacy-how-long = Per quanto tempo
privacy-finished = Tavoli con la partita finita
privacy-unfinished = Altri tavoli
privacy-talk = Quello che è stato detto
privacy-notes = Segnalazioni, esclusioni passate e il registro
privacy-days = 
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
privacy-unlimited = senza limite
privacy-with-table = finché c’è il tavolo
privacy-since = Si conta dall’ultima mossa al tavolo, da quando qualcosa è stato detto o segnalato, o dalla fine di un’esclusione.
privacy-contact = Chi gestisce questo server: { $contact }
privacy-no-contact = Chi gestisce questo server non ha detto come si può contattare.
