### La home, i tavoli aperti, le impostazioni, gli inviti e la sala d’attesa.

## La home

home-title = Splittable
home-lead = Tre giochi di carte piccoli e furbi. Gioca subito contro i bot o manda un link agli amici.
home-language = Lingua
home-settings = Impostazioni
home-to-home = Splittable, home
home-games = Giochi
home-other-games = Altri giochi su questo server

home-name = Il tuo nome

home-guest-0 = Lontra
home-guest-1 = Lepre
home-guest-2 = Gufo
home-guest-3 = Tasso
home-guest-4 = Lince
home-guest-5 = Airone
home-guest-6 = Riccio
home-guest-7 = Pettirosso

home-about-split-it = Dividi la fila in tre, punta in segreto e vinci la sezione su cui nessun altro ha puntato.
home-about-splito = Condividi una zona con ogni vicino, poi moltiplica sinistra per destra.
home-about-split = Infila i tuoi numeri tra due mazzi.

home-players = Da { $least } a { $most } giocatori
home-players-variant = Da { $least } a { $most } giocatori, variante per 2

home-play-now = Gioca
home-with-friends = Gioca con amici
home-opening = Un attimo…
home-rules = Regole
home-lesson-new = Prima volta? Partita guidata
home-lesson-begun = Continua la partita guidata
home-lesson-done = Rigioca la partita guidata
home-rules-game = Regole di { $game }
home-back = Tutti i giochi

home-choices = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}, regole normali
home-choices-variant = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}, una variante
home-choices-special = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}, regole scelte da te
home-change-choices = Cambia giocatori, bot e regole
home-reset-choices = Torna alle regole normali

home-seats = Giocatori
home-seats-variant = Le regole stampate sono per 3–8 giocatori. La variante per due è una nostra ricostruzione.
home-bots = Bot
home-bot-easy-about = Seguono regole semplici e fanno errori.
home-bot-medium-about = Pensano un po’ in anticipo: una partita alla pari.
home-bot-hard-about = Riflettono su ogni mossa: una vera sfida.
home-bot-rules-of-thumb-about = Conoscono i trucchi del gioco.

## Le opzioni dei giochi

home-mode = Come si gioca
home-mode-competitive = Tutti contro tutti
home-mode-competitive-about = Vince chi finisce per primo le carte.
home-mode-cooperative = Tutti insieme
home-mode-cooperative-about = Il gioco cooperativo: o finite tutti le carte, o non vince nessuno. Da tre giocatori in su.

home-helpers = Aiuti comuni
home-helpers-about = Jolly accanto al tavolo che chiunque può usare, una volta ciascuno. Meno sono, più è difficile.
home-helpers-both = 0 e 100
home-helpers-zero = Solo lo 0
home-helpers-hundred = Solo il 100
home-helpers-none = Nessuno

home-rules-options = Regole
home-option-remove-after-every-split = Togli una sezione ogni volta
home-option-remove-after-every-split-about = In due: una sezione esce dal gioco ogni volta che la fila viene divisa in tre, non solo una volta per round.
home-option-value-at-least = Basta «almeno»
home-option-value-at-least-about = Un Obiettivo che chiede due 4 è raggiunto anche con tre.
home-option-show-side = Mostra sinistra o destra
home-option-show-side-about = Tutti vedono subito da che lato andrà una carta coperta.
home-option-reset-keeps-direction = L’azzeramento mantiene il verso
home-option-reset-keeps-direction-about = Dopo un azzeramento si continua nello stesso verso, invece di ripartire in senso orario.
home-option-bluff-resets = Bluff
home-option-bluff-resets-about = Chi azzera può posare due carte Standard qualsiasi, e gli altri possono dubitare.

## Le impostazioni del tavolo

home-series = Serie
home-series-none = Partite singole
home-series-wins = { $count ->
    [one] A { $count } vittoria
   *[other] A { $count } vittorie
}
home-series-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
home-table-settings = Impostazioni tavolo
home-visibility = Chi può entrare
home-visibility-private = Solo chi ha il link
home-visibility-public = Chiunque: il tavolo compare in questa pagina
home-talk = Chat
home-talk-usual = Come previsto dal gioco
home-talk-free = Libera
home-talk-presets = Solo frasi pronte
home-talk-off = Spenta
home-talk-about = Anche i bot chiedono e danno consigli. Senza chat nessuno parla: la partita è più difficile.
home-clock = Tempo per mossa
home-clock-none = Senza limite
home-clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
home-absence = Se qualcuno si assenta
home-absence-never = Si aspetta quanto serve
home-absence-seconds = { $seconds ->
    [one] Un bot gioca al suo posto dopo { $seconds } secondo
   *[other] Un bot gioca al suo posto dopo { $seconds } secondi
}
home-absence-minutes = { $minutes ->
    [one] Un bot gioca al suo posto dopo { $minutes } minuto
   *[other] Un bot gioca al suo posto dopo { $minutes } minuti
}
home-take-back = Si può cambiare idea
home-take-back-about = Puoi cambiare la tua scelta finché non hanno scelto tutti.
home-hints = Suggerimenti
home-hints-about = Da solo con i bot puoi chiedere un suggerimento; con altre persone, solo se tutti sono d’accordo.
home-aids-split-it = Mostra la conta
home-aids-split-it-about = Quali carte sono uscite dal gioco e quali possono ancora arrivare. Senza, devi contarle tu.
home-aids-splito = Mostra le mani che hai passato
home-aids-splito-about = Che cosa resta nelle mani che hai avuto. Senza, devi ricordartelo.

begins-split-it = Chi comincia
begins-split = Chi distribuisce
begins-lot = A caso
begins-me = Io
begins-about = A un tavolo con altri, l’host può ancora cambiarlo, per esempio in favore del più giovane.
begins-youngest = Il giocatore più giovane
begins-youngest-who = Chi è il più giovane?
begins-told-lot = Comincia qualcuno a caso.
begins-told-split-it = Comincia { $name }.
begins-told-split = Distribuisce { $name }.
begins-why-youngest = Comincia il più giovane.
begins-why-passed = Il turno di distribuire passa a sinistra.

## I miei tavoli

home-mine-sure = Perderai il tuo posto per sempre.
home-mine-forget-sure = Dimentica
home-mine-all = { $n ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $n }
}

## I tavoli aperti

home-open = Tavoli aperti
home-open-about = Chiunque può sedersi qui, o guardare.
home-open-none = Nessun tavolo aperto al momento. Per aprirne uno, scegli «Chiunque» nelle impostazioni del tavolo di un gioco.
home-open-look = Aggiorna
home-open-join = Entra
home-open-watch = Guarda
home-open-free = { $n ->
    [0] Tutti i posti sono presi
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
home-open-playing = Partita in corso
home-open-variant = Una variante

## Una partita salvata

home-record = Apri una partita salvata
home-record-about = Una partita scaricata contiene le sue carte. Giocale anche tu, e vedi se fai meglio.
home-record-choose = Scegli un file…
home-record-review = Analizza
home-record-found = { $game } per { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
home-record-names = L’hanno giocata: { $names }
home-record-unreadable = Questo file non è una nostra partita. Scegline uno che hai scaricato dopo una partita.
home-record-unfinished = Questa partita non è finita, quindi le sue carte restano segrete.
home-record-too-big = Questo file è troppo grande per essere una partita.

home-about = Fatto da fan, gratis. Nessun legame con gli editori o gli autori dei giochi stampati.
home-licences = Licenze di terze parti

## Che cosa è andato storto, e che fare

problem-invalid = Il server non ha capito. Ricarica la pagina.
problem-illegal = Ora le regole non lo permettono. Scegli altro.
problem-not-your-turn = Non è ancora il tuo turno.
problem-off-lesson = Qui la lezione vuole un’altra mossa. Prova quello che dice la guida.
problem-stale = Nel frattempo il tavolo è cambiato. Scegli di nuovo.
problem-wrong-phase = In questo momento non si può.
problem-not-allowed = Non puoi farlo. Per sederti qui ti serve un link d’invito.
problem-taken = Questo posto è preso. Prendine un altro, o guarda.
problem-name-taken = Qualcuno qui ha già questo nome o uno molto simile. Scegline un altro.
problem-sent-away = Ti hanno mandato via da questo tavolo.
problem-unknown = Questo tavolo o questo gioco non esiste. Controlla il link.
problem-later-rules = A questo tavolo si è giocato con una versione più recente del server: qui non si può aprire.
problem-damaged = Questo tavolo è danneggiato sul server e non si può più aprire. Aprine uno nuovo.
problem-too-fast = Un po’ troppo in fretta. Aspetta un attimo e riprova.
problem-too-big = È troppo lungo. Accorcialo un po’.
problem-foreign-origin = Da questa pagina non si può giocare su quel server. Apri la pagina del server stesso.
problem-too-busy = In questo momento sono richieste troppe analisi. Riprova tra un attimo.
problem-full = In questo momento i tavoli sono al completo. Riprova tra un attimo.
problem-no-reviews = Su questo server non si possono analizzare le partite.
problem-closed = Chi gestisce questo server ha chiuso il tavolo.
problem-banned = Chi gestisce questo server ti ha escluso.
problem-unwanted = Scegli altre parole: una di queste non è ammessa su questo server.
problem-maintenance = Ora non si possono iniziare partite: il server sta per andare in manutenzione.
problem-unavailable = Il server ora non risponde. Riprova tra un attimo.
problem-broken = Qualcosa è andato storto da parte nostra. Riprova.

## Le impostazioni

settings-title = Impostazioni
settings-saved = Le modifiche si salvano in questo browser.
settings-look = Aspetto
settings-theme = Colori
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-contrast = Contrasto elevato
settings-contrast-about = Sempre, non solo quando lo chiede il dispositivo.
settings-felt = Sfondo
settings-felt-classic = Vivace
settings-felt-calm = Sobrio
settings-index = Numeri sulle carte
settings-index-standard = Normali
settings-index-large = Grandi
settings-speed = Movimento delle carte
settings-speed-none = Nessuno
settings-speed-rush = Molto veloce
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lento
settings-speed-still = Il tuo dispositivo chiede meno movimento, quindi le carte non si spostano.
settings-patterns = Motivi marcati sulle carte colorate
settings-patterns-about = Aiutano a distinguere le carte anche senza i colori.
settings-totals = Mostra i punti durante la partita
settings-totals-about = Totali e vantaggi finora. Senza, li conti tu.
settings-playing = Gioco
settings-confirm = Conferma ogni mossa
settings-confirm-about = Un secondo tocco gioca la carta. Senza, l’ultimo tocco la gioca subito.
settings-shortcuts = Scorciatoie a un tasto
settings-shortcuts-about = Lettere e cifre fanno da scorciatoia quando non stai scrivendo.
settings-talk = Mostra la chat
settings-talk-about = Spegnila per giocare in pace.
settings-sound = Suoni
settings-sounds = Attiva i suoni
settings-volume = Volume
settings-sound-turn = Tocca a me
settings-sound-sealed = Qualcuno ha scelto
settings-sound-reveal = Si scoprono le scelte
settings-sound-hurry = Il tempo sta per finire
settings-sound-tick = Ognuno dei miei ultimi dieci secondi
settings-sound-talk = Qualcuno dice qualcosa
settings-sound-end = La partita è finita
settings-sound-rematch = Qualcuno vuole la rivincita
settings-sound-try = Ascolta
settings-sound-try-sound = Ascolta: { $sound }

## Gli inviti

invite-title = Invita amici
invite-about = Chi apre questo link può sedersi. Non serve registrarsi.
invite-link = Link per giocare
invite-copy = Copia il link
invite-copied = Copiato
invite-not-copied = Qui il browser non permette di copiare. Il link è selezionato: copialo tu.
invite-share = Condividi…
invite-share-text = Vieni a giocare con me!
invite-qr = Codice QR con il link per giocare
invite-qr-about = Chi è lì con te può inquadrarlo con la fotocamera.
invite-only-here = Solo questo computer raggiunge il server. Per invitare telefoni e altri nella tua rete, avvialo con { $command }.
invite-no-address = Questo computer non è in rete, quindi nessun altro può aprire un link.
invite-here-link = Link solo per questo computer
invite-address = Indirizzo per gli altri
invite-address-about = Se il link non si apre sui loro telefoni, provane un altro.
invite-watch = Link per guardare
invite-watch-about = Vedono ciò che è scoperto sul tavolo, ma la mano di nessuno.
invite-watch-copy = Copia il link per guardare

## La sala d’attesa

gathering-title = { $game }: in attesa di giocatori
gathering-about-host = Invita amici o aggiungi bot, poi inizia.
gathering-about-guest = Hai un posto. { $host } avvia la partita.
gathering-about-guest-no-host = Hai un posto. La partita inizia tra poco.
gathering-about-newcomer = Hai un invito. Scrivi il tuo nome e prendi posto.
gathering-about-late = Tutti i posti sono presi. Puoi guardare da qui.
gathering-about-spectator = Stai guardando. Per giocare, chiedi un link d’invito a qualcuno del tavolo.
gathering-known-deal = Queste carte sono già state giocate: qualcuno potrebbe ricordarle.
gathering-seats = Posti
gathering-seat = Posto { $seat }
gathering-free = Libero
gathering-you = Tu
gathering-host = Host
gathering-away = Assente
gathering-sit = Siediti qui
gathering-add-bot = Aggiungi un bot
gathering-level = Livello di { $name }
gathering-send-away = Manda via
gathering-send-away-name = Manda via { $name }
gathering-start = Inizia la partita
gathering-start-bots = { $n ->
    [one] Inizia con { $n } bot
   *[other] Inizia con { $n } bot
}
gathering-waiting = { $n ->
    [one] Manca ancora { $n } giocatore
   *[other] Mancano ancora { $n } giocatori
}
gathering-waiting-host = Si aspetta che { $name } inizi
gathering-waiting-start = Tutti i posti sono presi. Si aspetta l’inizio.
gathering-rename = Cambia il mio nome
gathering-join = Prendi posto
gathering-watch-name = Guarda con questo nome
gathering-watch-about = Con un nome puoi usare la chat.
gathering-watchers = { $n ->
    [one] Guarda: { $names }
   *[other] Guardano: { $names }
}
gathering-rules = Regole di questo tavolo
gathering-usual = Regole normali
gathering-variant = Una variante per due, una nostra ricostruzione
gathering-helpers = Aiuti comuni: { $helpers }
gathering-invite = Invita amici
gathering-visibility-public = Questo tavolo compare nella home: chiunque può sedersi.
gathering-visibility-private = Solo chi ha il link trova questo tavolo.
gathering-talk-free = Chat libera.
gathering-talk-presets = Chat solo con frasi pronte.
gathering-talk-off = Niente chat.
gathering-series = Una serie: { $series }.
gathering-clock-none = Senza limite di tempo.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } secondo per mossa.
   *[other] { $seconds } secondi per mossa.
}
gathering-take-back = Puoi cambiare una scelta nascosta finché non hanno scelto tutti.
gathering-no-take-back = Una scelta nascosta non si può cambiare.
gathering-hints = Suggerimenti, quando tutti sono d’accordo.
gathering-no-hints = Nessun suggerimento.
gathering-absence = { $seconds ->
    [one] Un bot gioca per chi è assente da { $seconds } secondo.
   *[other] Un bot gioca per chi è assente da { $seconds } secondi.
}
gathering-no-absence = Se qualcuno si assenta, la partita lo aspetta.
gathering-no-aids-split-it = Niente conta: devi contare tu.
gathering-no-aids-splito = Le mani che hai passato non si vedono più.
gathering-leave = Lascia il tavolo
gathering-leave-sure = Andare via e lasciare il posto?

## Facce

face-choose = Scegli la tua faccia
face-bear = Orso
face-duck = Papera
face-fox = Volpe
face-koala = Koala
face-owl = Gufo
face-cat = Gatto
face-hedgehog = Riccio
face-rabbit = Coniglio
face-panda = Panda
face-frog = Rana
face-penguin = Pinguino
face-octopus = Polpo
settings-reactions = Mostra le reazioni
settings-reactions-about = Emoji che salgono dai posti.

## Le mie partite

my-games = Le mie partite
my-games-waiting-room = Non ancora iniziata
my-games-turn = Tocca a te
my-games-turn-of = Tocca a { $name }
my-games-running = In corso
my-games-won = Vinta
my-games-shared = Vittoria condivisa
my-games-lost = Persa
my-games-replay = Rivedi
my-games-replay-of = Rivedi: { $game }, { $when }
my-games-review = Analisi
my-games-review-of = Analisi: { $game }, { $when }
my-games-remove = Rimuovi
my-games-remove-game = Rimuovi: { $game }, { $when }
my-games-sure = Rimuoverla dall’elenco e dalle statistiche?
my-games-statistics = Le mie statistiche
my-games-game = Gioco
my-games-played = Giocate
my-games-wins = Vinte
my-games-share = % vittorie
my-games-seats = { $seats } giocatori
my-games-save = Salva in un file
my-games-bring = Carica partite da un file
my-games-brought = Partite caricate.
my-games-bad-file = Questo file non contiene partite di Splittable; non è cambiato nulla.

## Avvisi

settings-notices = Avvisami quando tocca a me
settings-notices-about = Una notifica su questo dispositivo mentre fai altro.
settings-notices-refused = Il browser non permette notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
settings-notices-none = Questo browser non supporta le notifiche.
settings-vibrate = Vibrazione
settings-vibrate-about = Quando tocca a me e quando il mio tempo sta per finire, se il dispositivo lo permette.

home-companion = Se hai il gioco in scatola
home-companion-score = Segnapunti
home-companion-deck = Gli Obiettivi della tua scatola
home-companion-deals = Stesse carte, più tavoli
home-companion-rules = Domande sulle regole
home-deck = Obiettivi
home-deck-usual = Quelli di Splittable
home-deck-mine = Quelli della mia scatola
gathering-deck = Obiettivi del tavolo

## Privacy, and what operators tell

privacy = Privacy
forget-me = Dimenticami
forget-about = Cancella il tuo nome e quello che hai detto a tutti i tavoli che questo browser conosce. Le tue mosse restano, senza nome, e lasci i tuoi posti. Non si può annullare.
forget-sure = Sì, dimenticami
forget-done = 
    { $tables ->
        [one] Fatto: il tuo nome e le tue parole sono spariti da { $tables } tavolo.
       *[other] Fatto: il tuo nome e le tue parole sono spariti da { $tables } tavoli.
    }
notice-from = Da chi gestisce questo server: { $text }
