# Die Regeln von Split in eigenen Worten.

rules-split-idea = Zwei Stapel liegen auf dem Tisch, und jede Karte, die du spielst, muss dazwischenpassen. Die Lücke wird immer kleiner. Wer zuerst alle Karten los ist, gewinnt, oder ihr schafft es alle gemeinsam.

rules-split-cards = Die Karten
rules-split-cards-all = Es gibt 101 Karten, von 0 bis 100, jede Zahl einmal.
rules-split-cards-wilds = Dreizehn Karten sind Joker: 0, 1, 99, 100 und jede Zahl, die auf 0 endet. Sie sind dunkel, mit gezacktem Rand und zwei kreisenden Pfeilen.
rules-split-cards-standards = Die anderen 88 sind Standardkarten. Der kleine Strich unten auf einer Karte zeigt, wo ihre Zahl zwischen 0 und 100 liegt.
rules-split-cards-bands = Jeder Zehner hat seine eigene Farbe und sein eigenes Muster. Sie helfen dir beim Zurechtfinden; keine Regel hängt davon ab.

rules-split-setup = Bevor es losgeht
rules-split-setup-deal = Es spielen zwei bis fünf Personen ab etwa acht Jahren. Alle bekommen 7 Karten; wer die Karten gibt, in der Schachtel „Kartengeber“, wird ausgelost und bekommt 9. Der Rest ist verdeckt der Nachziehstapel.
rules-split-setup-open = Wer gibt, legt die niedrigste und die höchste Standardkarte der eigenen Hand aus: Die niedrigste beginnt den linken Split-Stapel, die höchste den rechten, kurz: den linken und den rechten Stapel. Das geschieht von selbst.
rules-split-setup-first = Es geht im Uhrzeigersinn, und der Platz links von der Person, die gibt, beginnt.
rules-split-setup-example = Zum Auftakt liegen 12 und 84. Jede Karte von 13 bis 83 passt dazwischen.

rules-split-turn = Dein Zug
rules-split-turn-one = Du tust eines von beiden: eine Karte spielen oder den Tisch zurücksetzen.

rules-split-play = Eine Karte spielen
rules-split-play-move = Liegt eine Karte in der Mitte, schieb sie auf den linken oder den rechten Stapel. Die Seite wählst du. Ihre Zahl ist jetzt die Zahl dieses Stapels. Gleich nach einer Eröffnung gibt es keine Mittelkarte, und nichts wird verschoben.
rules-split-play-card = Leg eine Karte aus deiner Hand in die Mitte. Damit endet dein Zug.
rules-split-play-fits = Eine Standardkarte passt, wenn ihre Zahl zwischen den beiden Stapeln liegt, so wie sie nach dem Verschieben sind. Eine Zahl, die gleich einem Stapel ist, passt nicht.
rules-split-play-together = Seite und Karte sind eine Entscheidung: Du wählst beides, und dann wird es zusammen gespielt.
rules-split-table = Der Tisch: zwei Stapel mit einer Lücke dazwischen, die Karte in der Mitte, die Richtung und deine Hand. Geht die 43 nach links, passen Karten von 44 bis 83; geht sie nach rechts, Karten von 13 bis 42.
rules-split-table-left = passt, wenn die mittlere Karte nach links geht
rules-split-table-right = passt, wenn die mittlere Karte nach rechts geht
rules-split-table-either = ein Joker: passt auf beiden Seiten
rules-split-table-nowhere = passt nicht
rules-split-play-example = Die Stapel sind 12 und 84, und in der Mitte liegt 43. Geht die 43 nach links, passt 55. Geht die 43 nach rechts, passt 23. Die 91 passt auf keiner Seite.
rules-split-play-example-left = Die 43 ist nach links gegangen, und 55 wurde gespielt. Für die Nächsten ist die Lücke kleiner.
rules-split-play-none = Ist zwischen den Stapeln keine Zahl mehr frei, wie bei 47 und 48, passt nur ein Joker.

rules-split-wild = Joker
rules-split-wild-fits = Ein Joker passt zwischen beliebige Stapel, egal welche Zahl er hat.
rules-split-wild-turns = Jeder gespielte Joker dreht die Spielrichtung um. Einen Joker auf einen Stapel zu schieben, abzulegen oder zu vergraben tut das nicht.
rules-split-wild-two = Zu zweit gibt es keine Richtung: Ihr seid einfach abwechselnd dran.
rules-split-wild-last = Ein Joker darf nicht deine letzte Karte sein. Wer nur noch einen einzigen Joker hat und sonst nichts, muss zurücksetzen.
rules-split-wild-pile = In der Mitte ist ein Joker eine Karte wie jede andere: Er wird nach links oder rechts geschoben, und seine Zahl gilt für diesen Stapel. So kann der linke Stapel höher werden als der rechte. Die Karten müssen weiterhin zwischen den beiden Zahlen liegen.
rules-split-wild-example = Die 90 ist auf den linken Stapel gegangen, und der rechte zeigt 60. Jetzt passen die Karten von 61 bis 89.

rules-split-reset = Zurücksetzen
rules-split-reset-when = Zurücksetzen darfst du in jedem deiner Züge. Du musst es, wenn keine deiner Karten passt oder wenn deine einzige Karte ein Joker ist.
rules-split-reset-discard = Beide Stapel und die Mittelkarte kommen offen auf den Ablagestapel.
rules-split-reset-draw = Du ziehst 3 Karten vom Nachziehstapel.
rules-split-reset-bury = Hast du weniger als zwei Standardkarten, legst du einen Joker unter den Nachziehstapel und ziehst eine Karte. Das wiederholst du, bis du zwei Standardkarten hast.
rules-split-reset-lay = Deine niedrigste und deine höchste Standardkarte werden die neuen Stapel. Das geschieht von selbst.
rules-split-reset-example = Du hast 33, 47 und 90 und ziehst 5, 60 und 71. Von den Standardkarten ist 5 die niedrigste und 71 die höchste: Sie sind die neuen Stapel. Du behältst 33, 47, 60 und 90.
rules-split-reset-next = Es geht im Uhrzeigersinn mit dem Platz links von dir weiter. Eine Mittelkarte gibt es nicht.
rules-split-reset-cost = Das Zurücksetzen kostet dich meist eine Karte: Du ziehst drei und legst zwei. Gewinnen kannst du damit also nie, aber du wirst so gut eine sehr hohe und eine sehr niedrige Karte los.

rules-split-stock = Der Nachziehstapel
rules-split-stock-refill = Hat der Nachziehstapel weniger Karten, als gezogen werden müssen, kommt zuerst der ganze Ablagestapel gemischt darunter. Sind es dann immer noch zu wenige, ziehst du, was da ist.
rules-split-stock-exchange = Beim Tauschen von Jokern kommt der Ablagestapel unter den Nachziehstapel, sobald keine Standardkarte mehr darin ist.

rules-split-end = Das Ende
rules-split-end-win = Wer die letzte Karte der eigenen Hand spielt, gewinnt sofort. Es ist immer eine Standardkarte.
rules-split-end-score = Split kennt keine Punkte: Wer zuerst keine Karten mehr hat, gewinnt. Was die anderen noch halten, wird gezeigt. Für Programme ergeben sich daraus auch Plätze, weniger Karten sind besser; das ist von uns, nicht aus dem gedruckten Spiel.
rules-split-end-limit = Hat nach 1000 Zügen niemand gewonnen, endet das Spiel, und die wenigsten Karten gewinnen.

rules-split-coop = Kooperative Spielvariante: alle miteinander
rules-split-coop-detail = Miteinander im Einzelnen
rules-split-coop-goal = Drei bis fünf Personen können als Team spielen. Ihr gewinnt, wenn alle Hände leer werden.
rules-split-coop-helpers = Die 0 und die 100 werden nicht ausgeteilt. Sie liegen offen neben dem Tisch als Helfer für alle.
rules-split-coop-helper-play = In deinem Zug darfst du statt einer Handkarte einen Helfer spielen, auch wenn eine von deinen passen würde. Ein Helfer ist ein Joker: Er passt überall und dreht die Richtung um. Jeder Helfer kann einmal gespielt werden.
rules-split-coop-no-reset = Es gibt kein Zurücksetzen, und niemand zieht.
rules-split-coop-last = Die letzte Karte jeder Hand muss eine Standardkarte sein. Eine Hand nur aus Jokern kann nie leer werden, darum warnt dich der Tisch, bevor das passiert.
rules-split-coop-out = Wer keine Karten mehr hat, ist fertig, kommt nicht mehr dran und kann keinen Helfer spielen. Weiter geht es mit dem nächsten Platz, der Karten hat; das kann auch wieder derselbe sein.
rules-split-coop-lost = Kann, wer am Zug ist, nichts spielen und ist kein Helfer mehr da, haben alle verloren.
rules-split-coop-talk = Ihr dürft Rat zu links und rechts geben und sagen, dass ihr gern niedrig oder in einer Farbe bleiben möchtet. Nennt aber nie eine Zahl.

rules-split-bluff = Zurücksetzen mit Bluff
rules-split-bluff-lay = Mit dieser Option darfst du beim Zurücksetzen zwei beliebige Standardkarten legen, nicht nur die niedrigste und die höchste.
rules-split-bluff-answer = Dann antworten alle anderen geheim: glauben oder anzweifeln. Alle Antworten werden gleichzeitig aufgedeckt.
rules-split-bluff-example = Ein Bluff: 33 und 47 wurden gelegt, obwohl 5 und 71 auf der Hand sind. Die Lücke ist eng und für alle anderen schwer.
rules-split-bluff-caught = Ein Bluff, den jemand anzweifelt: Wer geblufft hat, zieht 5 Karten. Die Stapel bleiben.
rules-split-bluff-honest = Ehrlich zurückgesetzt: Alle, die es angezweifelt haben, ziehen 1 Karte. Diese Strafe ist unsere; die gedruckte Regel kennt keine.
rules-split-bluff-trusted = Zweifelt niemand, passiert nichts, und niemand erfährt, ob es ein Bluff war.

rules-split-options = Optionen
rules-split-options-helpers = Miteinander: beide Helfer, nur die 0, nur die 100 oder keiner. Weniger Helfer machen es schwerer.
rules-split-options-direction = Das Zurücksetzen kann die Richtung lassen, wie sie ist. Dann geht es mit dem nächsten Platz in dieser Richtung weiter.
rules-split-options-bluff = Zurücksetzen mit Bluff lässt sich einschalten, siehe oben. Diese beiden Optionen sind für Spiele gegeneinander.

rules-split-seen = Was offen ist, was geheim
rules-split-seen-open = Alle sehen die Stapel, die Mittelkarte, den Ablagestapel, die Helfer und wie viele Karten jede Hand und der Nachziehstapel haben.
rules-split-seen-secret = Deine Hand siehst nur du, auch wenn ihr miteinander spielt. Ebenso die Karten, die du ziehst, und die Joker, die du vergräbst.

rules-split-questions = Fragen, die auftauchen
rules-split-question-must-move = Muss die Mittelkarte verschoben werden? Ja. Nur die Seite ist deine Wahl.
rules-split-question-reset = Darf ich zurücksetzen, obwohl eine Karte von mir passt? Ja, aber nicht, wenn ihr miteinander spielt.
rules-split-question-equal = Stapel 40 und 60: Passen 40 oder 60 mit ihrer Zahl? Nein, nur 41 bis 59. Als Joker passen sie trotzdem.
rules-split-question-two-wilds = Meine letzten zwei Karten sind Joker: Darf ich einen spielen? Ja. Mit dem anderen wirst du zurücksetzen müssen.
rules-split-question-again = Kann ich zweimal hintereinander dran sein? Nur, wenn ihr miteinander spielt und sonst niemand mehr Karten hat.
rules-split-question-helper-wild = Meine einzige Karte ist ein Joker: Darf ich einen Helfer spielen? Ja, wenn ihr miteinander spielt. Deine Hand wird dadurch nicht kleiner.
rules-split-question-dealer = Was, wenn die Person, die gibt, weniger als zwei Standardkarten hat? Dann legt sie Joker unter den Nachziehstapel und zieht, wie beim Zurücksetzen.

rules-split-unofficial = Dies ist eine inoffizielle Fan-Fassung in eigenen Worten. Sie hat nichts mit dem Verlag zu tun und auch nicht mit denen, die das Spiel erfunden haben.

rules-split-depart-points = Split hat keine Punkte: Wer zuerst alle Karten los ist, gewinnt. Was die anderen noch halten, wird gezeigt, mehr nicht; dass Programme danach Plätze vergeben, kommt von uns.
rules-split-depart-dealer = Wer gibt, wird ausgelost oder vom Host bestimmt, und bei einer Revanche wandert das Geben nach links; zum ersten Mal ist nichts gedruckt.
rules-split-depart-reset = Beim Zurücksetzen werden die richtigen Karten automatisch gelegt. Mit Bluff darf man schummeln; dann kostet ein falscher Verdacht eine Karte, auch das ist von uns.
rules-split-depart-bury = Bei zu wenigen Standardkarten kommen nur Joker unter den Nachziehstapel; gedruckt ist einfach „eine Karte“.
rules-split-depart-refill = Geht der Nachziehstapel aus, kommt der Ablagestapel darunter; die gedruckten Regeln sagen dazu nichts.
rules-split-depart-limit = Nach 1000 Zügen endet die Partie, und wer die wenigsten Karten hat, gewinnt.
rules-split-depart-bands = Welche Zahlen welche Farbe haben, ist unsere Wahl; keine Regel hängt daran.

rules-split-asked-wild = Darf ein Joker meine letzte Karte sein?
rules-split-asked-stuck = Was, wenn keine meiner Karten passt?
