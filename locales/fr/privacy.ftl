### La page sur la vie privée.

privacy-lead = Ici, pas de compte, pas d’adresse e-mail, pas de cookie.
privacy-what = Le serveur garde le nom que tu donnes à une table, ce que tu y dis, tes coups et l’empreinte d’un secret inventé par ton navigateur. C’est ainsi qu’il sait quelle place est la tienne.
privacy-reports = Ce que tu écris dans un signalement est gardé pour les responsables de ce serveur, tout comme les exclusions et un journal de ce qu’ils font. « Oublie-moi » efface tes mots dans les signalements et ton nom dans une exclusion, mais ne la lève pas.
privacy-address = Ton adresse IP reste seulement en mémoire, pour limiter les requêtes et refuser les adresses exclues. Les responsables de ce serveur peuvent la voir tant que tu es en ligne. Elle n’est enregistrée que dans une exclusion.
privacy-browser = Ton navigateur garde ton nom, tes places et tes réglages. Personne d’autre ne les voit.
privacy-how-long = Pendant combien de temps
privacy-finished = Tables où la partie est finie
privacy-unfinished = Autres tables
privacy-talk = Ce qui a été dit
privacy-notes = Signalements, exclusions passées et le journal
privacy-days = 
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
privacy-unlimited = sans limite
privacy-with-table = aussi longtemps que la table
privacy-since = Compté à partir du dernier coup à la table, du moment où les mots ont été dits ou signalés, ou de la fin d’une exclusion.
privacy-contact = Les responsables de ce serveur : { $contact }
privacy-no-contact = Les responsables de ce serveur n’ont pas indiqué comment les joindre.
