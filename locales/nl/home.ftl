### De startpagina, open tafels, instellingen, uitnodigingen en de wachtkamer.

## De startpagina

home-title = Splittable
home-lead = Drie slimme kleine kaartspellen. Speel meteen tegen bots, of stuur vrienden een link.
home-language = Taal
home-settings = Instellingen
home-to-home = Splittable, startpagina
home-games = De spellen
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
home-about-splito = Verdeel je kaarten over links en rechts, en vermenigvuldig links met rechts.
home-about-split = Wurm je getallen tussen twee stapels.

home-players = { $least } tot { $most } spelers
home-players-variant = { $least } tot { $most } spelers, variant voor 2

home-play-now = Nu spelen
home-with-friends = Met vrienden spelen
home-opening = Een moment…
home-rules = Regels
home-lesson-new = Eerste keer? Speel met uitleg
home-lesson-begun = Verder met het potje met uitleg
home-lesson-done = Potje met uitleg gedaan · nog eens
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
}, naar eigen keuze
home-change-choices = Spelers, bots en regels wijzigen
home-reset-choices = Terug naar de gewone regels

home-seats = Spelers
home-seats-variant = De gedrukte regels zijn voor 3 tot 8 spelers. Voor twee is het een variant, onze eigen reconstructie.
home-bots = Bots
home-bot-easy-about = Ze volgen simpele regels en vergissen zich af en toe.
home-bot-medium-about = Ze denken af en toe vooruit: aan elkaar gewaagd.
home-bot-hard-about = Ze proberen elke zet in hun hoofd: een echte uitdaging.
home-bot-rules-of-thumb-about = Ze kennen de vuistregels van het spel.

## Opties van de spellen

home-mode = Speelwijze
home-mode-competitive = Tegen elkaar
home-mode-competitive-about = Wie als eerste alle kaarten kwijt is, wint.
home-mode-cooperative = Met elkaar
home-mode-cooperative-about = Het coöperatieve spel: iedereen raakt alle kaarten kwijt, of niemand wint. Vanaf drie spelers.

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
home-option-show-side-about = Iedereen ziet meteen aan welke kant een verborgen kaart komt te liggen.
home-option-reset-keeps-direction = Richting blijft bij een reset
home-option-reset-keeps-direction-about = Na een reset gaat het spel dezelfde kant op verder, niet weer met de klok mee.
home-option-bluff-resets = Bluffen
home-option-bluff-resets-about = Wie reset, mag andere kaarten leggen dan de regels vragen, en de anderen mogen dat betwijfelen.

## Tafelinstellingen

home-series = Reeks
home-series-none = Elk potje apart
home-series-wins = { $count ->
    [one] Tot { $count } overwinning
   *[other] Tot { $count } overwinningen
}
home-series-games = { $count ->
    [one] { $count } potje
   *[other] { $count } potjes
}
home-table-settings = Tafel instellen
home-visibility = Wie mag meedoen
home-visibility-private = Alleen mensen met de link
home-visibility-public = Iedereen: de tafel staat op deze pagina
home-talk = Chat
home-talk-usual = Zoals bij het spel past
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
home-absence-never = Wachten, hoelang ook
home-absence-seconds = { $seconds ->
    [one] Na { $seconds } seconde speelt een bot verder
   *[other] Na { $seconds } seconden speelt een bot verder
}
home-absence-minutes = { $minutes ->
    [one] Na { $minutes } minuut speelt een bot verder
   *[other] Na { $minutes } minuten speelt een bot verder
}
home-take-back = Keuze mag veranderen
home-take-back-about = Een geheime keuze mag je veranderen tot de laatste speler heeft gekozen.
home-hints = Hints
home-hints-about = Wie alleen met bots speelt, mag om een hint vragen; met meer mensen zodra iedereen akkoord is.
home-aids-split-it = Telling tonen
home-aids-split-it-about = Welke kaarten uit het spel zijn en welke nog kunnen komen. Zonder telling telt iedereen zelf.
home-aids-splito = Doorgegeven handen tonen
home-aids-splito-about = Wat er in een hand zit die je al hebt gehad. Anders moet je het onthouden.

begins-split-it = Wie begint
begins-split = Wie deelt
begins-lot = Het lot beslist
begins-me = Ik
begins-about = Aan een tafel met anderen kan de host het nog veranderen, bijvoorbeeld in de jongste speler.
begins-youngest = De jongste speler
begins-youngest-who = Wie is de jongste?
begins-told-lot = Wie begint, wordt geloot.
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
home-open-none = Er is nu geen open tafel. Open er zelf een: kies bij een spel onder ‘Tafel instellen’ voor ‘Iedereen’.
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
home-record-unfinished = Dit potje is niet uitgespeeld, dus de kaarten moeten geheim blijven.
home-record-too-big = Dit bestand is te groot voor een potje.

home-about = Door fans gemaakt en gratis. Niet verbonden met de uitgevers of makers van de gedrukte spellen.
home-licences = Licenties van de onderdelen die anderen maakten

## Wat er misging, en wat je kunt doen

problem-invalid = Dat begreep de server niet. Laad de pagina opnieuw.
problem-illegal = Dat mag nu niet volgens de regels. Kies opnieuw.
problem-not-your-turn = Je bent nog niet aan de beurt.
problem-off-lesson = Dat leidt weg van de les. Probeer wat de coach zegt.
problem-stale = De tafel is intussen veranderd. Kies opnieuw.
problem-wrong-phase = Dat kan op dit punt van het potje niet.
problem-not-allowed = Dat mag jij hier niet. Om aan te schuiven heb je een uitnodigingslink nodig.
problem-taken = Deze plek is bezet. Neem een andere, of kijk mee.
problem-name-taken = Iemand hier, of een bot, heeft deze naam al of een die erop lijkt. Kies een andere.
problem-sent-away = Je bent van deze tafel weggestuurd.
problem-unknown = Deze tafel of dit potje bestaat niet. Controleer de link.
problem-later-rules = Aan deze tafel is gespeeld met een nieuwere versie van de server; hier kan ze niet worden geopend.
problem-damaged = Deze tafel is beschadigd op de server en kan niet meer worden geopend. Open een nieuwe.
problem-too-fast = Dat ging iets te snel. Wacht even en probeer het opnieuw.
problem-too-big = Dat is te lang. Stuur wat minder.
problem-foreign-origin = Deze pagina mag niet op die server spelen. Open de pagina van de server zelf.
problem-too-busy = Er worden nu te veel analyses gevraagd. Probeer het zo nog eens.
problem-full = Alle tafels zijn nu bezet. Probeer het zo nog eens.
problem-no-reviews = Op deze server kunnen potjes niet worden geanalyseerd.
problem-closed = De beheerder van deze server heeft deze tafel gesloten.
problem-banned = De beheerder van deze server heeft je geblokkeerd.
problem-unwanted = Kies andere woorden: een ervan is op deze server niet welkom.
problem-maintenance = De server gaat zo in onderhoud: er beginnen geen nieuwe potjes.
problem-unavailable = De server is nu niet bereikbaar. Probeer het zo nog eens.
problem-broken = Er ging iets mis, en het lag niet aan jou. Probeer het nog eens.

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
settings-felt = Tafelkleed
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
settings-patterns-about = Zo zijn de kaarten ook zonder kleur te onderscheiden.
settings-totals = Punten tonen tijdens het potje
settings-totals-about = Totalen en voorsprongen van dit moment. Zonder tel je zelf.
settings-playing = Spelen
settings-confirm = Elke zet bevestigen
settings-confirm-about = Een tweede tik speelt de kaart. Anders geldt de laatste tik meteen.
settings-shortcuts = Sneltoetsen van één toets
settings-shortcuts-about = Cijfers en letters werken meteen zolang je niet typt.
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
invite-about = Wie deze link opent, kan aanschuiven. Een account is niet nodig.
invite-link = Link voor spelers
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-not-copied = Kopiëren mag hier niet. De link is geselecteerd: kopieer hem met de hand.
invite-share = Delen…
invite-share-text = Kom je met me spelen?
invite-qr = QR-code met de link voor spelers
invite-qr-about = Wie bij je in de buurt is, kan de camera hierop richten.
invite-only-here = Deze server luistert alleen op deze computer, dus niemand anders kan een link openen: start hem met { $command } om telefoons en anderen in je netwerk uit te nodigen.
invite-no-address = Deze computer heeft geen adres in een netwerk, dus niemand anders kan een link openen.
invite-here-link = Link die alleen op deze computer werkt
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
gathering-sit = Zit hier
gathering-add-bot = Bot erbij
gathering-level = Hoe goed { $name } speelt
gathering-send-away = Wegsturen
gathering-send-away-name = { $name } wegsturen
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
gathering-visibility-private = Alleen mensen met de link vinden deze tafel.
gathering-talk-free = De chat is vrij.
gathering-talk-presets = Chat alleen met kant-en-klare zinnen.
gathering-talk-off = Geen chat.
gathering-series = Een reeks: { $series }.
gathering-clock-none = Geen klok.
gathering-clock-seconds = { $seconds ->
    [one] { $seconds } seconde per zet.
   *[other] { $seconds } seconden per zet.
}
gathering-take-back = Geheime keuzes mogen veranderen tot de laatste is gemaakt.
gathering-no-take-back = Een geheime keuze staat vast.
gathering-hints = Hints, zodra iedereen akkoord is.
gathering-no-hints = Geen hints.
gathering-absence = { $seconds ->
    [one] Een bot speelt voor wie { $seconds } seconde weg is.
   *[other] Een bot speelt voor wie { $seconds } seconden weg is.
}
gathering-no-absence = Niemand speelt voor wie weg is.
gathering-no-aids-split-it = Geen telling: iedereen telt zelf.
gathering-no-aids-splito = Doorgegeven handen worden niet meer getoond.
gathering-leave = Tafel verlaten
gathering-leave-sure = Weggaan en je plek vrijgeven?

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
settings-reactions-about = Kleine emoji’s die van de plekken vliegen.

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
my-games-sure = Uit de lijst en de cijfers verwijderen?
my-games-statistics = Mijn cijfers
my-games-game = Spel
my-games-played = Gespeeld
my-games-wins = Gewonnen
my-games-share = % gewonnen
my-games-seats = { $seats } spelers
my-games-save = Als bestand bewaren
my-games-bring = Potjes uit een bestand halen
my-games-brought = De potjes staan erbij.
my-games-bad-file = In dit bestand staan geen potjes van Splittable; er is niets veranderd.

## Meldingen

settings-notices = Meld het als ik aan de beurt ben
settings-notices-about = Een melding van je apparaat terwijl je iets anders bekijkt.
settings-notices-refused = De browser staat geen meldingen van deze pagina toe. In zijn instellingen kun je dat veranderen.
settings-notices-none = Deze browser ondersteunt geen meldingen.
settings-vibrate = Trillen
settings-vibrate-about = Als ik aan de beurt ben en als mijn tijd opraakt, op apparaten die het kunnen.

home-companion = Met de doos op tafel
home-companion-score = Scoreblok
home-companion-deck = De doelen uit je doos
home-companion-deals = Dezelfde kaarten, meer tafels
home-companion-rules = Vragen over de regels
home-deck = Doelen
home-deck-usual = Zoals hier
home-deck-mine = Die uit mijn doos
gathering-deck = Eigen doelen van deze tafel

## Privacy, and what operators tell

privacy = Privacy
privacy-lead = Hier zijn geen accounts, geen e-mailadressen en geen cookies.
privacy-what = De server bewaart de naam die je aan een tafel opgeeft, wat je daar zegt, je zetten en de vingerafdruk van een geheim dat je browser heeft bedacht. Zo weet hij welke plek van jou is.
privacy-browser = Je browser bewaart je naam, je plekken en je instellingen. Niemand anders krijgt ze te zien.
privacy-how-long = Hoe lang
privacy-finished = Tafels waar het potje uit is
privacy-unfinished = Andere tafels
privacy-talk = Wat er is gezegd
privacy-days = 
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
privacy-unlimited = onbeperkt
privacy-with-table = zo lang als de tafel
privacy-since = Geteld vanaf de laatste zet aan een tafel, of vanaf het moment dat iets werd gezegd.
privacy-contact = De beheerder van deze server: { $contact }
privacy-no-contact = De beheerder van deze server heeft geen contact opgegeven.
forget-me = Vergeet mij
forget-about = Wist je naam en wat je hebt gezegd aan alle tafels die deze browser kent. Je zetten blijven staan, zonder naam, en je geeft je plekken op. Dit kan niet ongedaan worden gemaakt.
forget-sure = Ja, vergeet mij
forget-done = 
    { $tables ->
        [one] Klaar: je naam en woorden zijn gewist aan { $tables } tafel.
       *[other] Klaar: je naam en woorden zijn gewist aan { $tables } tafels.
    }
notice-from = Van de beheerder van deze server: { $text }
