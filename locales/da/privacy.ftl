### Siden om privatliv.

privacy-lead = Her er ingen konti, ingen e-mailadresser og ingen cookies.
privacy-what = Serveren gemmer det navn, du giver ved et bord, hvad du siger dér, dine træk og et fingeraftryk af en hemmelighed, som din browser har fundet på. Sådan ved den, hvilken plads der er din.
privacy-reports = Hvad du skriver i en anmeldelse, gemmes til dem, der driver serveren. Det gør udelukkelser og en log over, hvad de gør, også. ”Glem mig” sletter dine ord i anmeldelser og dit navn i en udelukkelse, men ophæver den ikke.
privacy-address = Din IP-adresse er kun i hukommelsen for at begrænse forespørgsler og afvise udelukkede adresser. De, der driver serveren, kan se den, mens du er forbundet. Den gemmes kun i en udelukkelse.
privacy-browser = Din browser gemmer dit navn, dine pladser og dine indstillinger. Ingen andre får dem at se.
privacy-how-long = Hvor længe
privacy-finished = Borde, hvor spillet er slut
privacy-unfinished = Andre borde
privacy-talk = Hvad der er sagt
privacy-notes = Anmeldelser, tidligere udelukkelser og loggen
privacy-days = 
    { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }
privacy-unlimited = uden grænse
privacy-with-table = så længe som bordet
privacy-since = Talt fra det sidste træk ved bordet, fra da noget blev sagt eller anmeldt, eller fra en udelukkelses slutning.
privacy-contact = De, der driver serveren: { $contact }
privacy-no-contact = De, der driver serveren, har ikke sagt, hvordan man får fat i dem.
