### Et afsluttet spil set igen.

replay-title = Gense: { $game }
replay-home = Forside
replay-failed = Kan ikke gense dette spil
replay-retry = Prøv igen
replay-position = Træk { $at } af { $moves }
replay-scrub = Sted i spillet
replay-beginning = Kortene er givet.
replay-quiet = { $name } har taget et træk.

replay-controls = Styring
replay-first = Til begyndelsen
replay-previous-round = Forrige runde
replay-previous = Et træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-next = Et træk frem
replay-next-round = Næste runde
replay-last = Til slutningen
replay-tempo = Fart
replay-tempo-slow = Langsom
replay-tempo-normal = Normal
replay-tempo-fast = Hurtig

replay-view = Set af
replay-view-spectator = Tilskuer
replay-view-seat = { $name }
replay-view-open = Alle hænder åbne
replay-moves = Træk

replay-board = Bord
replay-score = Stilling
replay-more = Mere om dette spil
replay-link = Link til dette træk
replay-copied = Kopieret
replay-not-copied = Din browser tillader ikke kopiering her. Kopiér selv sidens adresse.
replay-download = Hent spillet
replay-review = Analysér spillet
replay-same-deal = Spil de samme kort
replay-keys = Taster: ← og → går et skridt, Home og End går til enderne, [ og ] springer en runde.

## Ærligt blandet

replay-fair = Ærligt blandet
replay-fair-about = Før første træk offentliggjorde bordet et fingeraftryk af de blandede kort. Derefter kunne ingen ændre et eneste kort.
replay-fair-checking = Tjekker kortene …
replay-fair-fair = Tjekket i din browser: Det er præcis de kort, der blev lovet før første træk.
replay-fair-unfair = Kortene passer ikke til fingeraftrykket. Det er ikke dem, der blev lovet.
replay-fair-unpublished = Spillet har intet fingeraftryk, så der er ikke noget at tjekke.
replay-fair-unchecked = Din browser kan kun tjekke fingeraftryk på en sikker forbindelse (https). Åbn siden på en https-adresse, eller tjek det hentede spil.
replay-fair-fingerprint = Fingeraftryk
replay-log-first = Fra nu af husker din browser fingeraftrykket af spillets log og siger til, hvis serveren nogensinde nævner et andet.
replay-log-same = Spillets log har ikke ændret sig, siden din browser først så den.
replay-log-changed = Spillets log er blevet ændret: Serveren giver et andet fingeraftryk end først.
replay-log-fingerprint = Fingeraftryk af loggen

## Hvem der valgte kortene

replay-drawn-mine = Ingen har valgt kortene: De følger af en hemmelighed, som serveren havde lovet på forhånd, og af tilfældige cifre fra din browser.
replay-drawn-others = Kortene følger af en hemmelighed, som serveren havde lovet på forhånd, og af tilfældige cifre fra spillerne herunder. Din browser har ikke bidraget.
replay-drawn-nobody = Kortene følger kun af serverens hemmelighed, for ingen spillers browser har bidraget. Serveren kan have valgt dem.
replay-drawn-missing = Din browser har bidraget med tilfældige cifre, men de indgår ikke i kortene. Det er kun rigtigt, hvis du havde forladt din plads, før kortene blev givet.
replay-drawn-forged = Kortene følger ikke af det gemte spil. Nogen har valgt eller ændret dem.
replay-drawn-untold = Kortene var kendt på forhånd eller kommer fra en ældre server: Intet viser, hvem der valgte dem.
replay-drawn-by = Har bidraget til kortene: { $names }
replay-drawn-about = Først offentliggjorde serveren et fingeraftryk af sin hemmelighed, først derefter bidrog browserne med cifre, og kortene følger af begge dele. Derfor kunne hverken serveren alene eller en spiller alene vælge dem. Det viser ikke, om serveren og en spiller har handlet sammen.
