### De privacypagina.

privacy-lead = Hier zijn geen accounts, geen e-mailadressen en geen cookies.
privacy-what = De server bewaart de naam die je aan een tafel opgeeft, wat je daar zegt, je zetten en de vingerafdruk van een geheim dat je browser heeft bedacht. Zo weet hij welke plek van jou is.
privacy-reports = Wat je in een melding schrijft, wordt bewaard voor de beheerder van deze server. Dat geldt ook voor blokkades en voor een logboek van wat de beheerder doet. ‘Vergeet mij’ wist je woorden in meldingen en je naam in een blokkade, maar heft die niet op.
privacy-address = Je IP-adres blijft alleen in het geheugen, om verzoeken te beperken en geblokkeerde adressen te weigeren. De beheerder van deze server kan het zien zolang je verbonden bent. Het wordt alleen in een blokkade opgeslagen.
privacy-browser = Je browser bewaart je naam, je plekken en je instellingen. Niemand anders krijgt ze te zien.
privacy-how-long = Hoe lang
privacy-finished = Tafels waar het potje uit is
privacy-unfinished = Andere tafels
privacy-talk = Wat er is gezegd
privacy-notes = Meldingen, eerdere blokkades en het logboek
privacy-days = 
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
privacy-unlimited = onbeperkt
privacy-with-table = zo lang als de tafel
privacy-since = Geteld vanaf de laatste zet aan een tafel, vanaf het moment dat iets werd gezegd of gemeld, of vanaf het einde van een blokkade.
privacy-contact = De beheerder van deze server: { $contact }
privacy-no-contact = De beheerder van deze server heeft geen contact opgegeven.
