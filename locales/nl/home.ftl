### De startpagina, open tafels, instellingen, uitnodigingen en de wachtkamer.

## De startpagina

home-title = Splittable
home-lead = Drie slimme kleine kaartspellen. Speel meteen tegen bots, of stuur vrienden een link.
home-language = Taal
home-settings = Instellingen
home-to-home = Splittable, startpagina
home-games = Spellen
home-other-games = Meer spellen op deze server

home-name = Je naam

home-guest-0 = Otter
home-guest-1 = Haas
home-guest-2 = Uil
home-guest-3 = Das
home-guest-4 = Lynx
home-guest-5 = Reiger
home-guest-6 = Egel
home-guest-7 = Roodborst

home-about-split-it = Splits de rij in drie vakken, kies in het geheim en win het vak dat verder niemand koos.
home-about-splito = Deel een zone met elke buur, en vermenigvuldig links met rechts.
home-about-split = Wurm je getallen tussen twee stapels.

home-players = { $least } tot { $most } spelers
home-players-variant = { $least } tot { $most } spelers, variant voor 2

home-play-now = Nu spelen
home-with-friends = Met vrienden spelen
home-opening = Een moment…
home-rules = Regels
home-lesson-new = Eerste keer? Speel met uitleg
home-lesson-begun = Verder met het potje met uitleg
home-lesson-done = Het potje met uitleg nog eens spelen
home-rules-game = Regels van { $game }
home-back = Alle spellen

home-choices = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}, gewone regels
home-choices-variant = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}, een variant
home-choices-special = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}, aangepaste regels
home-change-choices = Spelers, bots en regels wijzigen
home-reset-choices = Terug naar de gewone regels

home-seats = Spelers
home-seats-variant = De gedrukte regels zijn voor 3 tot 8 spelers. De variant voor twee is onze eigen reconstructie.
home-bots = Bots
home-bot-easy-about = Ze volgen simpele regels en maken fouten.
home-bot-medium-about = Ze denken een beetje vooruit: een gelijkwaardig potje.
home-bot-hard-about = Ze denken elke zet door: een echte uitdaging.
home-bot-rules-of-thumb-about = Ze kennen de vuistregels van het spel.

## Opties van de spellen

home-mode = Speelwijze
home-mode-competitive = Tegen elkaar
home-mode-competitive-about = Wie als eerste alle kaarten kwijt is, wint.
home-mode-cooperative = Met elkaar
home-mode-cooperative-about = Het coöperatieve spel: jullie raken allemaal je kaarten kwijt, of niemand wint. Vanaf drie spelers.

home-helpers = Gedeelde hulpkaarten
home-helpers-about = Jokers naast de tafel die iedereen mag gebruiken, elk één keer. Minder is moeilijker.
home-helpers-both = 0 en 100
home-helpers-zero = Alleen de 0
home-helpers-hundred = Alleen de 100
home-helpers-none = Geen

home-rules-options = Regels
home-option-remove-after-every-split = Na elke splitsing een vak weg
home-option-remove-after-every-split-about = Met z’n tweeën: telkens als de rij in drieën wordt gesplitst, gaat er een vak uit het spel, niet maar één keer per ronde.
home-option-value-at-least = ‘Minstens’ is genoeg
home-option-value-at-least-about = Een doel dat om twee 4’en vraagt, is ook gehaald met drie.
home-option-show-side = Links of rechts tonen
home-option-show-side-about = Iedereen ziet meteen naar welke kant een gedekte kaart gaat.
home-option-reset-keeps-direction = Richting blijft bij een reset
home-option-reset-keeps-direction-about = Na een reset gaat het spel dezelfde kant op verder, niet weer met de klok mee.
home-option-bluff-resets = Bluffen
home-option-bluff-resets-about = Wie reset, mag twee willekeurige standaardkaarten leggen, en de anderen mogen dat betwijfelen.

## Tafelinstellingen

home-series = Reeks
home-series-none = Losse potjes
home-series-wins = { $count ->
    [one] Tot { $count } overwinning
   *[other] Tot { $count } overwinningen
}
home-series-games = { $count ->
    [one] { $count } potje
   *[other] { $count } potjes
}
home-table-settings = Tafelinstellingen
home-visibility = Wie mag meedoen
home-visibility-private = Alleen mensen met de link
home-visibility-public = Iedereen: de tafel staat op deze pagina
home-talk = Chat
home-talk-usual = Zoals gebruikelijk bij het spel
home-talk-free = Vrij
home-talk-presets = Alleen kant-en-klare zinnen
home-talk-off = Uit
home-talk-about = Ook bots vragen en geven advies. Zonder chat zwijgt iedereen: een lastiger spel.
home-clock = Tijd per zet
home-clock-none = Geen klok
home-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
home-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
home-absence = Als iemand weg is
home-absence-never = Wachten, hoelang het ook duurt
home-absence-seconds = { $seconds ->
    [one] Na { $seconds } seconde speelt een bot verder
   *[other] Na { $seconds } seconden speelt een bot verder
}
home-absence-minutes = { $minutes ->
    [one] Na { $minutes } minuut speelt een bot verder
   *[other] Na { $minutes } minuten speelt een bot verder
}
home-take-back = Keuzes mogen veranderen
home-take-back-about = Je mag je keuze veranderen tot de laatste speler heeft gekozen.
home-hints = Hints
home-hints-about = Alleen met bots mag je om een hint vragen; met andere mensen pas als iedereen akkoord is.
home-aids-split-it = Telling tonen
home-aids-split-it-about = Welke kaarten weg zijn en welke nog kunnen komen. Zonder telling moet je zelf tellen.
home-aids-splito = Handen tonen die je hebt doorgegeven
home-aids-splito-about = Wat er nog in de handen zit die je hebt gehad. Anders moet je het onthouden.

begins-split-it = Wie begint
begins-split = Wie deelt
begins-lot = Willekeurig
begins-me = Ik
begins-about = Aan een tafel met vrienden kan de host dit nog veranderen, bijvoorbeeld in de jongste speler.
begins-youngest = De jongste speler
begins-youngest-who = Wie is de jongste?
begins-told-lot = Een willekeurige speler begint.
begins-told-split-it = { $name } begint.
begins-told-split = { $name } deelt.
begins-why-youngest = De jongste begint.
begins-why-passed = Het delen gaat naar links.

## Mijn tafels

home-mine-sure = Je raakt je plek daar voorgoed kwijt.
home-mine-forget-sure = Ja, vergeten
home-mine-all = { $n ->
    [one] Nog { $n } tonen
   *[other] Nog { $n } tonen
}

## Open tafels

home-open = Open tafels
home-open-about = Hier mag iedereen aanschuiven of meekijken.
home-open-none = Er zijn nu geen open tafels. Open er zelf een: kies bij een spel onder ‘Tafelinstellingen’ voor ‘Iedereen’.
home-open-look = Vernieuwen
home-open-join = Doe mee
home-open-watch = Meekijken
home-open-free = { $n ->
    [0] Alle plekken zijn bezet
    [one] { $n } plek is vrij
   *[other] { $n } plekken zijn vrij
}
home-open-playing = Het potje is bezig
home-open-variant = Een variant

## Een bewaarde partij

home-record = Bewaard potje openen
home-record-about = In een gedownload potje zitten alle kaarten. Speel zelf met dezelfde kaarten en kijk of je het beter doet.
home-record-choose = Kies een bestand…
home-record-review = Analyseren
home-record-found = { $game } met { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
home-record-names = Gespeeld door { $names }
home-record-unreadable = Dit bestand is geen potje van ons. Kies er een die je na een potje hebt gedownload.
home-record-unfinished = Dit potje is nog niet uitgespeeld, dus de kaarten blijven geheim.
home-record-too-big = Dit bestand is te groot voor een potje.

home-about = Door fans gemaakt en gratis. Niet verbonden met de uitgevers of makers van de gedrukte spellen.
home-licences = Licenties van derden

## Wat er misging, en wat je kunt doen

problem-invalid = Dat begreep de server niet. Laad de pagina opnieuw.
problem-illegal = Dat mag nu niet volgens de regels. Kies iets anders.
problem-not-your-turn = Je bent nog niet aan de beurt.
problem-off-lesson = Hier heeft de les een andere zet nodig. Probeer wat je coach zegt.
problem-stale = De tafel is intussen veranderd. Kies opnieuw.
problem-wrong-phase = Dat kan nu niet.
problem-not-allowed = Dat mag jij hier niet. Om aan te schuiven heb je een uitnodigingslink nodig.
problem-taken = Deze plek is bezet. Neem een andere, of kijk mee.
problem-name-taken = Iemand hier heeft deze naam al, of een die er erg op lijkt. Kies een andere.
problem-sent-away = De host heeft je van deze tafel verwijderd.
problem-unknown = Deze tafel of dit potje bestaat niet. Controleer de link.
problem-later-rules = Aan deze tafel is gespeeld met een nieuwere versie van de server, dus hier kan ze niet open.
problem-damaged = Deze tafel is beschadigd op de server en kan niet meer worden geopend. Open een nieuwe.
problem-too-fast = Dat ging iets te snel. Wacht even en probeer het opnieuw.
problem-too-big = Dat is te lang. Maak het wat korter.
problem-foreign-origin = Vanaf deze pagina kun je niet op die server spelen. Open de pagina van de server zelf.
problem-too-busy = Er worden nu te veel analyses gevraagd. Probeer het zo nog eens.
problem-full = Alle tafels zijn nu bezet. Probeer het zo nog eens.
problem-no-reviews = Op deze server kunnen potjes niet worden geanalyseerd.
problem-closed = De beheerder van deze server heeft deze tafel gesloten.
problem-banned = De beheerder van deze server heeft je geblokkeerd.
problem-unwanted = Kies andere woorden: een ervan mag niet op deze server.
problem-maintenance = Je kunt nu geen nieuw potje beginnen: de server gaat zo in onderhoud.
problem-unavailable = De server is nu niet bereikbaar. Probeer het zo nog eens.
problem-broken = Er ging bij ons iets mis. Probeer het nog eens.

## Instellingen

settings-title = Instellingen
settings-saved = Wijzigingen worden in deze browser bewaard.
settings-look = Uiterlijk
settings-theme = Kleuren
settings-theme-system = Zoals mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Hoog contrast
settings-contrast-about = Altijd, niet alleen als je apparaat erom vraagt.
settings-felt = Achtergrond
settings-felt-classic = Kleurig
settings-felt-calm = Rustig
settings-index = Cijfers op de kaarten
settings-index-standard = Normaal
settings-index-large = Groot
settings-speed = Beweging van kaarten
settings-speed-none = Geen
settings-speed-rush = Heel snel
settings-speed-fast = Snel
settings-speed-normal = Normaal
settings-speed-slow = Langzaam
settings-speed-still = Je apparaat vraagt om minder beweging, dus de kaarten schuiven niet.
settings-patterns = Sterke patronen op gekleurde kaarten
settings-patterns-about = Zo kun je kaarten ook zonder kleur uit elkaar houden.
settings-totals = Punten tonen tijdens het potje
settings-totals-about = Totalen en voorsprongen tot nu toe. Zonder hou je het zelf bij.
settings-playing = Spelen
settings-confirm = Elke zet bevestigen
settings-confirm-about = Met een tweede tik speel je de kaart. Anders speelt de laatste tik haar meteen.
settings-shortcuts = Sneltoetsen van één toets
settings-shortcuts-about = Letters en cijfers werken als sneltoets zolang je niet typt.
settings-talk = Chat tonen
settings-talk-about = Zet hem uit om rustig te spelen.
settings-sound = Geluid
settings-sounds = Geluid aan
settings-volume = Volume
settings-sound-turn = Ik ben aan de beurt
settings-sound-sealed = Iemand heeft gekozen
settings-sound-reveal = Keuzes worden getoond
settings-sound-hurry = De tijd raakt op
settings-sound-tick = Elk van mijn laatste tien seconden
settings-sound-talk = Iemand zegt iets
settings-sound-end = Het potje is afgelopen
settings-sound-rematch = Iemand wil revanche
settings-sound-try = Luister
settings-sound-try-sound = Luister: { $sound }

## Uitnodigingen

invite-title = Vrienden uitnodigen
invite-about = Iedereen met deze link kan aanschuiven. Je hebt geen account nodig.
invite-link = Link voor spelers
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-not-copied = Je browser staat kopiëren hier niet toe. De link is geselecteerd, dus je kunt hem zelf kopiëren.
invite-share = Delen…
invite-share-text = Kom je met me spelen?
invite-qr = QR-code met de link voor spelers
invite-qr-about = Vrienden in de buurt kunnen dit scannen.
invite-only-here = Alleen deze computer kan de server bereiken. Start hem met { $command } om telefoons en anderen in je netwerk uit te nodigen.
invite-no-address = Deze computer zit niet in een netwerk, dus niemand anders kan een link openen.
invite-here-link = Link alleen voor deze computer
invite-address = Adres voor de anderen
invite-address-about = Gaat de link op hun telefoon niet open, probeer dan een ander adres.
invite-watch = Meekijklink
invite-watch-about = Daarmee zie je wat er open op tafel ligt, maar geen handen.
invite-watch-copy = Meekijklink kopiëren

## De wachtkamer

gathering-title = { $game }: wachten op spelers
gathering-about-host = Nodig vrienden uit of voeg bots toe, en begin.
gathering-about-guest = Je hebt een plek. { $host } start het potje.
gathering-about-guest-no-host = Je hebt een plek. Het potje begint zo.
gathering-about-newcomer = Je bent uitgenodigd. Vul je naam in en neem een plek.
gathering-about-late = Alle plekken zijn bezet. Je kunt hier meekijken.
gathering-about-spectator = Je kijkt mee. Wil je spelen, vraag dan iemand aan tafel om een uitnodigingslink.
gathering-known-deal = Deze kaarten zijn al eens gespeeld, dus misschien kent iemand ze nog.
gathering-seats = Plekken
gathering-seat = Plek { $seat }
gathering-free = Vrij
gathering-you = Jij
gathering-host = Host
gathering-away = Weg
gathering-sit = Hier zitten
gathering-add-bot = Bot erbij
gathering-level = Hoe goed { $name } speelt
gathering-send-away = Verwijderen
gathering-send-away-name = { $name } verwijderen
gathering-start = Start het potje
gathering-start-bots = { $n ->
    [one] Start met { $n } bot
   *[other] Start met { $n } bots
}
gathering-waiting = { $n ->
    [one] Wachten op nog { $n } speler
   *[other] Wachten op nog { $n } spelers
}
gathering-waiting-host = Wachten tot { $name } start
gathering-waiting-start = Alle plekken zijn bezet. Wachten op de start.
gathering-rename = Mijn naam wijzigen
gathering-join = Neem een plek
gathering-watch-name = Meekijken met deze naam
gathering-watch-about = Met een naam kun je meepraten in de chat.
gathering-watchers = { $n ->
    [one] Kijkt mee: { $names }
   *[other] Kijken mee: { $names }
}
gathering-rules = Regels van deze tafel
gathering-usual = Gewone regels
gathering-variant = Een variant voor twee, onze eigen reconstructie
gathering-helpers = Gedeelde hulpkaarten: { $helpers }
gathering-invite = Vrienden uitnodigen
gathering-visibility-public = Deze tafel staat op de startpagina: iedereen mag aanschuiven.
gathering-visibility-private = Alleen mensen met de link kunnen deze tafel vinden.
gathering-talk-free = De chat is vrij.
gathering-talk-presets = Chat alleen met kant-en-klare zinnen.
gathering-talk-off = Geen chat.
gathering-series = Een reeks: { $series }.
gathering-clock-none = Geen klok.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } seconde per zet.
   *[other] { $seconds } seconden per zet.
}
gathering-take-back = Je mag een geheime keuze veranderen tot iedereen heeft gekozen.
gathering-no-take-back = Een geheime keuze kun je niet veranderen.
gathering-hints = Hints, zodra iedereen akkoord is.
gathering-no-hints = Geen hints.
gathering-absence = { $seconds ->
    [one] Een bot speelt voor wie { $seconds } seconde weg is.
   *[other] Een bot speelt voor wie { $seconds } seconden weg is.
}
gathering-no-absence = Is iemand weg, dan wacht het potje.
gathering-no-aids-split-it = Geen telling: je moet zelf tellen.
gathering-no-aids-splito = Handen die je hebt doorgegeven, zie je niet meer.
gathering-leave = Tafel verlaten
gathering-leave-sure = Weggaan en je plek opgeven?

## Gezichten

face-choose = Kies je gezicht
face-bear = Beer
face-duck = Eend
face-fox = Vos
face-koala = Koala
face-owl = Uil
face-cat = Kat
face-hedgehog = Egel
face-rabbit = Konijn
face-panda = Panda
face-frog = Kikker
face-penguin = Pinguïn
face-octopus = Octopus
settings-reactions = Reacties tonen
settings-reactions-about = Emoji’s die vanaf de plekken opstijgen.

## Mijn spellen

my-games = Mijn potjes
my-games-waiting-room = Nog niet begonnen
my-games-turn = Jij bent aan de beurt
my-games-turn-of = { $name } is aan de beurt
my-games-running = Bezig
my-games-won = Gewonnen
my-games-shared = Gedeelde overwinning
my-games-lost = Verloren
my-games-replay = Terugkijken
my-games-replay-of = Terugkijken: { $game }, { $when }
my-games-review = Analyse
my-games-review-of = Analyse: { $game }, { $when }
my-games-remove = Verwijderen
my-games-remove-game = Verwijderen: { $game }, { $when }
my-games-sure = Uit de lijst en je statistieken verwijderen?
my-games-statistics = Mijn statistieken
my-games-game = Spel
my-games-played = Gespeeld
my-games-wins = Gewonnen
my-games-share = % gewonnen
my-games-seats = { $seats } spelers
my-games-save = Als bestand bewaren
my-games-bring = Potjes uit een bestand laden
my-games-brought = Potjes geladen.
my-games-bad-file = In dit bestand staan geen potjes van Splittable; er is niets veranderd.

## Meldingen

settings-notices = Meld het als ik aan de beurt ben
settings-notices-about = Een melding op dit apparaat terwijl je iets anders doet.
settings-notices-refused = De browser staat geen meldingen van deze pagina toe. In zijn instellingen kun je dat veranderen.
settings-notices-none = Deze browser ondersteunt geen meldingen.
settings-vibrate = Trillen
settings-vibrate-about = Als ik aan de beurt ben en als mijn tijd opraakt, als je apparaat dat kan.

home-companion = Als je het gedrukte spel hebt
home-companion-score = Scoreblok
home-companion-deck = De doelen uit je doos
home-companion-deals = Dezelfde kaarten, meer tafels
home-companion-rules = Vragen over de regels
home-deck = Doelen
home-deck-usual = Die van Splittable
home-deck-mine = Die uit mijn doos
gathering-deck = Eigen doelen van de tafel

## Privacy, and what operators tell

privacy = Privacy
forget-me = Vergeet mij
forget-about = Wist je naam en wat je hebt gezegd aan alle tafels die deze browser kent. Je zetten blijven staan, zonder naam, en je geeft je plekken op. Dit kan niet ongedaan worden gemaakt.
forget-sure = Ja, vergeet mij
forget-done = 
    { $tables ->
        [one] Klaar: je naam en woorden zijn gewist aan { $tables } tafel.
       *[other] Klaar: je naam en woorden zijn gewist aan { $tables } tafels.
    }
notice-from = Van de beheerder van deze server: { $text }
