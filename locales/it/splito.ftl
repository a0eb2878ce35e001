# Splito: carte, zone, Obiettivi, punteggio.

## Stato e cronaca

splito-task = Scegli una carta per la zona sinistra o destra
splito-task-last = La tua ultima carta: sinistra o destra?
splito-progress = Round { $round } di { $rounds }
splito-chapter = Round { $round }

splito-told-sealed-left = { $name } ha scelto una carta per la sinistra.
splito-told-sealed-right = { $name } ha scelto una carta per la destra.
splito-told-taken-back = { $name } ritira la scelta.
splito-told-turned = { $name }: { $card }, zona { $zone }.
splito-told-passed = Tutte le mani passano a sinistra.
splito-told-second-hands = Tutti ricevono tredici nuove carte.
splito-told-won = { $names } vince con { $score }.
splito-told-won-fewest = { $names } vince con { $score } e meno carte degli altri a pari punti.
splito-told-shared = { $names } condividono la vittoria con { $score }.

## Carte

splito-color-y = giallo
splito-color-o = arancione
splito-color-p = rosa
splito-color-b = blu
splito-color-g = verde
splito-color-k = nero

splito-color-letter-y = G
splito-color-letter-o = A
splito-color-letter-p = R
splito-color-letter-b = B
splito-color-letter-g = V
splito-color-letter-k = N

splito-card-y = { $value } giallo
splito-card-o = { $value } arancione
splito-card-p = { $value } rosa
splito-card-b = { $value } blu
splito-card-g = { $value } verde
splito-card-k = { $value } nero

splito-objective = Obiettivo
splito-objective-named = Obiettivo «{ $wanted }»

## Che cosa chiede un Obiettivo alla sua zona

splito-wants-most-value = Maggioranza di { $value }
splito-wants-most-color = Maggioranza in { $color }
splito-wants-no-value = Nessun { $value }
splito-wants-value =
    { $count ->
        [one] Esattamente un { $value }
        [2] Esattamente due { $value }
       *[other] Esattamente { $count } carte di valore { $value }
    }
splito-wants-value-least =
    { $count ->
        [one] Almeno un { $value }
        [2] Almeno due { $value }
       *[other] Almeno { $count } carte di valore { $value }
    }
splito-wants-no-color = Niente { $color }
splito-wants-color =
    { $count ->
        [one] Esattamente una carta di colore { $color }
       *[other] Esattamente { $count } carte di colore { $color }
    }
splito-wants-colors = Almeno una carta per colore: { $colors }
splito-wants-all-colors = Tutti e sei i colori
splito-wants-all-values = Tutti e sei i valori
splito-wants-different-colors-exactly =
    { $count ->
        [one] Esattamente un colore
       *[other] Esattamente { $count } colori diversi
    }
splito-wants-different-colors-least =
    { $count ->
        [one] Almeno un colore
       *[other] Almeno { $count } colori diversi
    }
splito-wants-different-colors-most =
    { $count ->
        [one] Al massimo un colore
       *[other] Al massimo { $count } colori diversi
    }
splito-wants-different-values-exactly =
    { $count ->
        [one] Esattamente un valore
       *[other] Esattamente { $count } valori diversi
    }
splito-wants-different-values-least =
    { $count ->
        [one] Almeno un valore
       *[other] Almeno { $count } valori diversi
    }
splito-wants-different-values-most =
    { $count ->
        [one] Al massimo un valore
       *[other] Al massimo { $count } valori diversi
    }
splito-wants-different-both = Almeno { $colors ->
    [one] { $colors } colore
   *[other] { $colors } colori
} e { $values ->
    [one] { $values } valore
   *[other] { $values } valori
}
splito-wants-size-exactly =
    { $count ->
        [one] Esattamente una carta nella zona
       *[other] Esattamente { $count } carte nella zona
    }
splito-wants-size-least =
    { $count ->
        [one] Almeno una carta nella zona
       *[other] Almeno { $count } carte nella zona
    }
splito-wants-size-most =
    { $count ->
        [one] Al massimo una carta nella zona
       *[other] Al massimo { $count } carte nella zona
    }

splito-here-race = Questa zona ne ha { $have }, la migliore delle altre { $most }.
splito-here-count = Questa zona ne ha { $have }.
splito-here-colors = Colori presenti: { $have } su { $wanted }.
splito-here-both = Questa zona – colori: { $colors }, valori: { $values }.

splito-state-met = raggiunto
splito-state-open = in corso
splito-state-lost = mancato

splito-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
splito-objective-state = { $wanted }, { $points }: { $state }. { $standing }

## Zone

splito-zone-between = { $one } – { $other }
splito-zone-own-left = { $name }, sinistra
splito-zone-own-right = { $name }, destra
splito-mine-left = Sinistra
splito-mine-right = Destra
splito-mine-left-with = Sinistra, con { $name }
splito-mine-right-with = Destra, con { $name }

splito-zone-cards =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
splito-zone-label = Zona { $zone }: { $cards }
splito-zone-label-points = Zona { $zone }: { $cards }, { $points }
splito-zone-open = Mostra la zona { $zone }
splito-zone-other = Le altre zone
splito-zone-mine = Le mie due zone
splito-zone-all = Tutte le zone
splito-players = Giocatori
splito-zone-empty = Qui ancora niente
splito-zone-total = Totale zona
splito-zone-objectives = Obiettivi
splito-zone-splito-cards = Carte Splito
splito-zone-by-color = Per colore
splito-zone-by-value = Per valore
splito-zone-commons = Obiettivi comuni
splito-zone-fits = { $card } nella zona { $zone }
splito-zone-sealed-mine = La tua carta, coperta
splito-zone-sealed =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
splito-stack-y = Giallo: { $values }
splito-stack-o = Arancione: { $values }
splito-stack-p = Rosa: { $values }
splito-stack-b = Blu: { $values }
splito-stack-g = Verde: { $values }
splito-stack-k = Nero: { $values }
splito-zone-states = Obiettivi – raggiunti: { $met }, in corso: { $open }, mancati: { $lost }

## Obiettivi comuni

splito-commons = I due Obiettivi comuni
splito-common-tie = parità
splito-common-none = nessuno
splito-common-star = Stella
splito-common-moon = Luna
splito-common-label-held = { $symbol }: { $wanted }. In testa: { $zone }, { $points }.
splito-common-label-tie = { $symbol }: { $wanted }. Parità in testa, { $points }.
splito-common-label-none = { $symbol }: { $wanted }. Ancora nessuno ne ha, { $points }.
splito-common-counts = Carte in ogni zona
splito-common-count-star = stella { $count }
splito-common-count-moon = luna { $count }
splito-common-count-star-held = stella { $count }, in testa
splito-common-count-moon-held = luna { $count }, in testa

## Il prodotto

splito-product-label = Il tuo prodotto ora: { $left } per { $right } fa { $product }
splito-product-label-of = Prodotto di { $name } ora: { $left } per { $right } fa { $product }

## La mano

splito-hand = La tua mano
splito-hand-card = { $card }, { $place } di { $count }
splito-hand-card-picked = { $card }, scelta, { $place } di { $count }
splito-hand-card-waiting = { $card }, { $place } di { $count }, non ora: hai già scelto
splito-hint-pick = Scegli una carta.
splito-hint-side = { $card }: sinistra o destra?
splito-hint-objective = { $wanted } – { $points }
splito-hint-ready-left = { $card }: a sinistra?
splito-hint-ready-right = { $card }: a destra?
splito-hint-new = Nuova mano da { $name }. Scegli una carta.
splito-hint-new-cards = Tredici nuove carte. Scegline una.
splito-side-left = Sinistra
splito-side-right = Destra
splito-play-left = Gioca a sinistra
splito-play-right = Gioca a destra
splito-play-card-left = Gioca a sinistra: { $card }
splito-play-card-right = Gioca a destra: { $card }
splito-chosen-left = Scelta: { $card }, sinistra
splito-chosen-right = Scelta: { $card }, destra
splito-sort-dealt = Ordine: di arrivo
splito-sort-value = Ordine: per valore
splito-sort-colour = Ordine: per colore
splito-known = Mani che conosco
splito-known-why = Hai avuto queste mani e le hai passate. Tutto ciò che ne è stato giocato è scoperto, quindi sai che cosa resta.
splito-known-none = Non hai ancora passato nessuna mano.
splito-known-hand =
    { $count ->
        [one] { $name }, { $count } carta
       *[other] { $name }, { $count } carte
    }

## Il foglio dei punti

splito-score-now = I punteggi al momento
splito-score-final = Il punteggio finale
splito-score-hidden = I totali sono nascosti durante la partita. Puoi mostrarli nelle impostazioni.
splito-score-player = Nome
splito-score-left = Sinistra
splito-score-right = Destra
splito-score-product = Punti
splito-score-cards = Carte
splito-score-place = Posizione
splito-score-won-highest = { $names } ha il punteggio più alto e vince.
splito-score-won-fewest = { $names } vince: a pari punti decide chi ha meno carte.
splito-score-won-shared = { $names } condividono la vittoria: stessi punti, stesso numero di carte.
splito-score-cards-why = A pari punti è avanti chi ha meno carte nelle sue due zone.
splito-score-none = Qui non c’è nessun Obiettivo: questa zona vale 0.
splito-score-zones = Zona per zona
splito-score-common-star = Obiettivo comune, stella: { $wanted }
splito-score-common-moon = Obiettivo comune, luna: { $wanted }
splito-score-nobody = A nessuno: nessuna zona ha da sola la maggioranza.

splito-goal = Scopo: punti a sinistra × a destra
splito-foreseen-objective = { $wanted }: { $before } → { $after }
splito-foreseen-new = { $wanted }: { $after }
splito-foreseen-elsewhere = { $zone }: { $wanted }: { $before } → { $after }
splito-foreseen-zone = { $zone }: { $before } → { $points }
splito-foreseen-common-here = { $wanted }: { $before } → { $after } qui, andrebbe a questa zona
splito-foreseen-common-tied = { $wanted }: { $before } → { $after } qui, parità
splito-foreseen-common-there = { $wanted }: { $before } → { $after } qui, un’altra zona ne ha di più
splito-foreseen-same = Nessun Obiettivo cambia
splito-foreseen-product = I tuoi punti: { $before } → { $after }

# On the podium, for screen readers: the left zone times the right zone.
splito-result = { $left } per { $right } fa { $product }

## Suggerimenti: perché una mossa è buona.

hint-splito-met = Così raggiungi: { $objectives }.
hint-splito-commons = Così prendi questo Obiettivo comune: { $objectives }.
hint-splito-lost = Con molte altre carte perderesti: { $objectives }.
hint-splito-open = Puoi ancora raggiungere questo Obiettivo.
hint-splito-product = Per ora il tuo prodotto sarebbe { $best }; molte altre carte danno meno.
hint-splito-points = { $best ->
    [one] Le tue due zone avrebbero insieme { $best } punto.
   *[other] Le tue due zone avrebbero insieme { $best } punti.
  }
hint-splito-neighbour = Così il prodotto di { $name } è solo { $best }.
hint-splito-rival = Così il prodotto di { $name } è solo { $best }.
splito-side-key-left = Gioca la carta scelta nella zona sinistra
splito-side-key-right = Gioca la carta scelta nella zona destra
