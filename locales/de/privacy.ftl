### Die Seite zum Datenschutz.

privacy-lead = Hier gibt es keine Konten, keine E-Mail-Adressen und keine Cookies.
privacy-what = Der Server speichert den Namen, den du an einem Tisch angibst, was du dort sagst, deine Züge und den Fingerabdruck eines Geheimnisses, das sich dein Browser ausgedacht hat. Daran erkennt er, welcher Platz deiner ist.
privacy-reports = Was du in einer Meldung schreibst, wird für die Leute aufbewahrt, die diesen Server betreiben. Ebenso Sperren und ein Protokoll dessen, was diese Leute tun. „Vergiss mich“ löscht deine Worte in Meldungen und deinen Namen in einer Sperre, hebt sie aber nicht auf.
privacy-address = Deine IP-Adresse bleibt nur im Arbeitsspeicher, um Anfragen zu begrenzen und gesperrte Adressen abzuweisen. Wer diesen Server betreibt, kann sie sehen, solange du verbunden bist. Gespeichert wird sie nur in einer Sperre.
privacy-browser = Dein Browser speichert deinen Namen, deine Plätze und deine Einstellungen. Sonst bekommt sie niemand zu sehen.
privacy-how-long = Wie lange
privacy-finished = Tische, deren Partie zu Ende ist
privacy-unfinished = Andere Tische
privacy-talk = Was gesagt wurde
privacy-notes = Meldungen, frühere Sperren und das Protokoll
privacy-days = 
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
privacy-unlimited = unbegrenzt
privacy-with-table = so lange wie der Tisch
privacy-since = Gezählt ab dem letzten Zug am Tisch, ab dem Moment, in dem etwas gesagt oder gemeldet wurde, oder ab dem Ende einer Sperre.
privacy-contact = Wer diesen Server betreibt: { $contact }
privacy-no-contact = Wer diesen Server betreibt, hat keinen Kontakt angegeben.
