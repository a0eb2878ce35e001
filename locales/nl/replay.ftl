### De herhaling van een gespeelde partij.

replay-title = Herhaling: { $game }
replay-home = Startpagina
replay-failed = Kan deze herhaling niet tonen
replay-retry = Probeer opnieuw
replay-position = Zet { $at } van { $moves }
replay-scrub = Plaats in het potje
replay-beginning = De kaarten zijn gedeeld.
replay-quiet = { $name } heeft een zet gedaan.

replay-controls = Bediening van de herhaling
replay-first = Naar het begin
replay-previous-round = Vorige ronde
replay-previous = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén zet verder
replay-next-round = Volgende ronde
replay-last = Naar het einde
replay-tempo = Tempo
replay-tempo-slow = Langzaam
replay-tempo-normal = Normaal
replay-tempo-fast = Snel

replay-view = Kijk als
replay-view-spectator = Toeschouwer
replay-view-seat = { $name }
replay-view-open = Alle handen open
replay-moves = Zetten

replay-board = Tafel
replay-score = Score
replay-more = Meer over dit potje
replay-link = Link naar deze zet
replay-copied = Gekopieerd
replay-not-copied = Je browser staat kopiëren hier niet toe. Kopieer zelf het adres van de pagina.
replay-download = Potje downloaden
replay-review = Dit potje analyseren
replay-same-deal = Zelf met deze kaarten spelen
replay-keys = Toetsen: ← en → één zet, Home en End naar begin en einde, [ en ] één ronde.

## Eerlijk gedeeld

replay-fair = Eerlijk gedeeld
replay-fair-about = Vóór de eerste zet heeft de tafel een vingerafdruk van de gedeelde kaarten gepubliceerd. Daarna kon niemand nog een kaart veranderen.
replay-fair-checking = Kaarten controleren…
replay-fair-fair = In je browser gecontroleerd: dit zijn precies de kaarten die vóór de eerste zet zijn beloofd.
replay-fair-unfair = De kaarten kloppen niet met de vingerafdruk. Dit zijn niet de kaarten die zijn beloofd.
replay-fair-unpublished = Dit potje heeft geen vingerafdruk, dus er valt niets te controleren.
replay-fair-unchecked = Je browser kan vingerafdrukken alleen via een veilige verbinding (https) controleren. Open deze pagina via een https-adres, of controleer het gedownloade potje.
replay-fair-fingerprint = Vingerafdruk
replay-log-first = Vanaf nu bewaart je browser de vingerafdruk van het logboek van dit potje, en zegt het als de server ooit een andere noemt.
replay-log-same = Het logboek van dit potje is niet veranderd sinds je browser het voor het eerst zag.
replay-log-changed = Het logboek van dit potje is veranderd: de server geeft een andere vingerafdruk dan eerst.
replay-log-fingerprint = Vingerafdruk van het logboek

## Wie de kaarten koos

replay-drawn-mine = Niemand heeft deze kaarten gekozen: ze volgen uit een geheim dat de server vooraf had beloofd, en uit willekeurige cijfers van jouw browser.
replay-drawn-others = Deze kaarten volgen uit een geheim dat de server vooraf had beloofd, en uit willekeurige cijfers van de spelers hieronder. Jouw browser heeft er geen toegevoegd.
replay-drawn-nobody = Deze kaarten volgen alleen uit een geheim van de server, want geen enkele browser heeft iets toegevoegd. De server kan ze gekozen hebben.
replay-drawn-missing = Jouw browser heeft willekeurige cijfers aan deze kaarten toegevoegd, maar ze zitten er niet in. Dat klopt alleen als je je plek had verlaten voordat er werd gedeeld.
replay-drawn-forged = Deze kaarten volgen niet uit het bewaarde potje. Iemand heeft ze gekozen of veranderd.
replay-drawn-untold = Deze kaarten waren vooraf bekend, of komen van een oudere server: niets laat zien wie ze koos.
replay-drawn-by = Hebben aan de kaarten bijgedragen: { $names }
replay-drawn-about = Eerst publiceerde de server een vingerafdruk van zijn geheim. Pas daarna voegden browsers hun cijfers toe, en de kaarten volgen uit allebei. Dus de server kon ze niet in zijn eentje kiezen, en een speler ook niet. Of de server en een speler samenspanden, laat dit niet zien.
