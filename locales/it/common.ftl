# Le parole di tutte le pagine.
loading = Un attimo…
loading-failed = Non è stato possibile caricare questa parte della pagina.
loading-again = Riprova
close = Chiudi
cancel = Annulla
change = Cambia

nowhere-page = Qui non c’è nulla
nowhere-page-why = Questo indirizzo non porta a nessun tavolo.
nowhere-table = Questo tavolo non c’è
nowhere-table-why = Forse il link è incompleto, o il tavolo è stato chiuso da tempo.
nowhere-home = Alla home
full-title = I tavoli sono al completo
full-why = In questo momento su questo server non c’è più posto. La pagina riprova da sola.

bot-name = Bot { $number }
bot-level-easy = Facile
bot-level-medium = Medio
bot-level-hard = Difficile
bot-level-expert = Esperto
bot-level-rules-of-thumb = Riflessivo
bot-level-random = A caso
seat-free = posto libero

game-split-it = Split it!
game-splito = Splito
game-split = Split

## Senza rete

offline-page = Sei offline. Puoi leggere le regole e le tue partite; i tavoli aspettano che torni online.
offline-table = Sei offline. Il tavolo torna da solo quando sei di nuovo online.
