# Die Regeln von Splito in eigenen Worten.

rules-splito-intro = In Splito teilst du dir eine Zone mit der Person links von dir und eine andere mit der Person rechts von dir. Deine Punkte sind linke Zone mal rechte Zone, also hilf nach beiden Seiten und lass dir helfen.
rules-splito-numbers = Für 3 bis 8 Personen, ab etwa acht Jahren, mit einer Variante zu zweit. Eine Partie dauert dreizehn Runden, etwa eine Viertelstunde. Wer neu ist, sitzt am besten zwischen zweien, die das Spiel kennen.

## Karten

rules-splito-cards = Die Karten
rules-splito-cards-splito = Es gibt 72 Splito-Karten: sechs Farben, Werte von 1 bis 6, und jede davon zweimal. Jede Farbe hat ihre eigene Form, ihr Muster und ihren Buchstaben.
rules-splito-cards-objective = Es gibt 37 Ziele. Ein Ziel verlangt etwas von der Zone, in der es liegt, und ist so viele Punkte wert, wie es Rauten zeigt: eine bis vier. Manche tragen auch einen Stern oder einen Mond.
rules-splito-cards-caption = Eine gelbe 3, eine blaue 5 und zwei Ziele: die meisten 4er, mit Stern, für 3 Punkte; keine 2, für 1 Punkt.

## Vor dem Spiel

rules-splito-setup = Vor dem Spiel
rules-splito-setup-commons = Ein Stern und ein Mond werden gezogen und offen in die Mitte gelegt. Das sind die zwei gemeinsamen Ziele: Jede Zone kann sie gewinnen.
rules-splito-setup-deal = Alle anderen Karten werden zusammen gemischt, und alle bekommen dreizehn. Was übrig bleibt, wird nicht gebraucht, und niemand sieht es.
rules-splito-setup-zones = Zwischen je zwei Personen, die nebeneinandersitzen, liegt eine Zone. Es gibt also so viele Zonen wie Personen, und du hast zwei davon: eine links von dir, eine rechts.
rules-splito-zones-caption = Drei Personen und ihre drei Zonen. Die linke Zone von A ist auch die rechte Zone von B.

## Eine Runde

rules-splito-round = Eine Runde
rules-splito-round-choose = Alle wählen eine Karte aus der Hand, eine Splito-Karte oder ein Ziel, und eine Seite, links oder rechts. Jede Karte darf auf jede Seite. Du musst nicht beide Seiten gleich behandeln.
rules-splito-round-turn = Wenn alle gewählt haben, werden die Karten gleichzeitig aufgedeckt, jede in ihrer Zone. Dort bleiben sie bis zum Ende.
rules-splito-round-pass = Dann geben alle den Rest der Hand nach links weiter und bekommen die Hand von rechts.
rules-splito-round-last = In der letzten Runde hast du eine Karte. Du musst sie spielen, aber die Seite wählst immer noch du.
rules-splito-round-change = Bis die letzte Person gewählt hat, kannst du deine Wahl zurücknehmen, wenn der Tisch es erlaubt.

## Ziele

rules-splito-objectives = Ziele
rules-splito-objectives-test = Ein Ziel wird für die Zone geprüft, in der es liegt, mit allen Karten, die am Ende des Spiels dort liegen. Es gibt seine Punkte einmal oder gar nicht. Eine Splito-Karte darf für beliebig viele Ziele zählen. Ziele haben keine Farbe und keinen Wert.
rules-splito-kind-majority = Mehrheit: Diese Zone hat mehr Karten dieses Wertes oder dieser Farbe als jede andere Zone am Tisch. Ein Gleichstand an der Spitze genügt nicht.
rules-splito-kind-value = Wert: Genau so viele Karten dieses Wertes liegen in dieser Zone, in welchen Farben auch immer. Mehr zählen nicht. Der durchgestrichene Wert darf gar nicht vorkommen.
rules-splito-kind-colors = Drei Farben: mindestens eine Karte in jeder gezeigten Farbe. Andere Farben schaden nicht.
rules-splito-kind-variety = Vielfalt: Zähl die verschiedenen Farben oder die verschiedenen Werte. Doppelte sind egal. Das Zeichen sagt, ob es genau, mindestens oder höchstens diese Zahl sein muss.
rules-splito-kind-both = Beides: mindestens so viele verschiedene Farben und mindestens so viele verschiedene Werte. Eine Karte darf für beides zählen.
rules-splito-kind-zone = Zone: Zähl alle Karten der Zone: Splito-Karten, Ziele, auch dieses, selbst wenn sie verfehlt sind, und die gemeinsamen Ziele, die die Zone gewinnt.

rules-splito-example = Beispiele
rules-splito-example-met = Genau zwei 4er liegen hier: erreicht, 2 Punkte.
rules-splito-example-lost = Eine dritte 4 kam dazu: verfehlt, keine Punkte.
rules-splito-example-tie = Das gemeinsame Ziel verlangt die meisten blauen Karten. Zwei Zonen haben je drei: Keine hat allein am meisten, also gewinnt es keine.

rules-splito-marks = Während ihr spielt, ist jedes Ziel markiert. Erreicht: Es würde zählen, wenn das Spiel jetzt zu Ende wäre. Verfehlt: Es ist nicht mehr zu erreichen, was auch gespielt wird. Offen: keins von beiden. Die Zeichen beachten nur offene Karten, nie eine Hand.

## Punkte

rules-splito-scoring = Die Punkte
rules-splito-scoring-commons = Zuerst die zwei gemeinsamen Ziele. Die Zone, die allein am meisten hat, gewinnt die Karte und ihre Punkte. Bei Gleichstand, oder wenn niemand etwas hat, gewinnt sie niemand.
rules-splito-scoring-objectives = Dann die Ziele in den Zonen. Ein verfehltes wird umgedreht. Es gibt nichts, bleibt aber eine Karte seiner Zone.
rules-splito-scoring-zone = Eine Zone bekommt die Punkte ihrer erreichten Ziele und der gemeinsamen Ziele, die sie gewonnen hat. Splito-Karten selbst geben keine Punkte: Eine Zone ohne Ziele kann durchaus auf 0 kommen.
rules-splito-scoring-product = Deine Punkte sind deine linke Zone mal deine rechte Zone. Die meisten Punkte gewinnen.
rules-splito-worked = Eine ganze Zone, Karte für Karte
rules-splito-worked-about = Die Zone von A und B nach dreizehn Runden. Jedes Ziel wird mit allen Karten geprüft, die hier liegen.
rules-splito-worked-pair = Genau zwei 3er liegen hier: 2 Punkte.
rules-splito-worked-four = Vier Farben, Gelb, Blau, Grün und Schwarz, und keine andere: 2 Punkte.
rules-splito-worked-three = Gelb, Blau und Grün sind alle da: 1 Punkt.
rules-splito-worked-none = Eine 2 liegt hier: nichts, und die Karte wird umgedreht.
rules-splito-worked-common = Das gemeinsame Ziel: hier drei 4er, in den anderen Zonen zwei und eine: 3 Punkte.
rules-splito-worked-moon = Das andere gemeinsame Ziel bleibt in der Mitte: Zwei Zonen haben je zwei pinke Karten.
rules-splito-worked-sum = Zusammen: { $sum }
rules-splito-worked-others = Die beiden anderen Zonen, ebenso gezählt: { $second } und { $third } Punkte.
rules-splito-scoring-line = { $name }: { $left } × { $right } = { $product }
rules-splito-scoring-caption = Die Zone von A und B hat 8 Punkte, die von B und C 4 und die von C und A 6. A gewinnt mit 48.
rules-splito-scoring-zero = Null mal irgendetwas ist null. Vergiss keine deiner Seiten!
rules-splito-scoring-tie = Haben mehrere die meisten Punkte, gewinnt, wer in beiden Zonen zusammen die wenigsten Karten hat: Splito-Karten, Ziele, auch verfehlte, und gewonnene gemeinsame Ziele. Ist auch das gleich, wird der Sieg geteilt.

## Was man weiß

rules-splito-knowing = Was du weißt
rules-splito-knowing-open = Alle Zonen und beide gemeinsamen Ziele sind offen. Alle sehen, wer gewählt hat, aber nicht, was.
rules-splito-knowing-hands = Du kennst deine Hand und jede Hand, die du weitergegeben hast: Alles, was daraus gespielt wird, liegt offen. Der Knopf mit dem Auge zeigt, was noch darin ist.
rules-splito-knowing-talk = Sprich nicht über deine Hand, deine nächste Karte oder die Ziele, auf die du aus bist. Aber lock die Leute neben dir ruhig: Dieses Ziel ist noch offen, komm und spiel hier!

## Zu zweit

rules-splito-two = Zu zweit
rules-splito-two-variant = Diese Variante haben wir selbst rekonstruiert, sie kann also von anderen Ausgaben abweichen.
rules-splito-two-zones = Jede Person hat zwei eigene Zonen, links und rechts, es gibt also vier. Niemand spielt in die Zonen der anderen Person.
rules-splito-two-rounds = Ihr spielt dreizehn Runden und tauscht nach jeder die Hände. Dann bekommen beide dreizehn neue Karten für dreizehn weitere Runden.
rules-splito-two-majority = Mehrheiten vergleichen alle vier Zonen, auch deine eigenen zwei miteinander.

## Optionen

rules-splito-options = Optionen eines Tisches
rules-splito-option-least = „Mindestens“ genügt: Ein Ziel, das genau zwei Karten eines Wertes verlangt, ist auch mit mehr erreicht. Die durchgestrichenen Werte ändern sich nicht.
rules-splito-option-side = Links oder rechts zeigen: Während ihr wartet, sehen alle, auf welche Seite eine Karte geheim gelegt wurde, aber nicht die Karte. So ist es an einem echten Tisch. Sonst bleibt die Seite verborgen, bis alle gewählt haben, weil am Bildschirm im Vorteil wäre, wer wartet.

## Fragen

rules-splito-questions = Fragen, die auftauchen
rules-splito-question-size = Zählen verfehlte Ziele als Karten? Ja, für die Größe einer Zone und bei Gleichstand.
rules-splito-question-commons = Zählen die gemeinsamen Ziele als Karten? Ja, für die Zone, die sie gewinnt.
rules-splito-question-order = Ist die Reihenfolge beim Zählen wichtig? Nein. Die gemeinsamen Ziele zählen nur Splito-Karten, und auch sonst hängt keine Prüfung vom Ergebnis einer anderen ab.
rules-splito-question-deck = Sind das die gedruckten Ziele? Die volle Liste ist nicht öffentlich. Unsere folgt allem, was bekannt ist, und macht jeden Wert und jede Farbe gleich häufig.

## Abweichungen

rules-splito-depart-side = Die gewählte Seite bleibt verborgen, bis alle gewählt haben, weil am Bildschirm im Vorteil wäre, wer wartet. Gedruckt ist sie für alle klar zu sehen; die Option „Links oder rechts zeigen“ zeigt sie.
rules-splito-depart-two = Die Variante zu zweit ist unsere eigene Rekonstruktion; gedruckt sind 3 bis 8 Personen.
rules-splito-depart-objectives = Auch die Ziele sind eine Rekonstruktion: Die vollständige Liste ist nicht öffentlich. Im Terminal kannst du mit denen aus der Schachtel spielen.
rules-splito-depart-change = Eine Wahl darf geändert werden, bis die letzte Person gewählt hat.
rules-splito-depart-tie = Ein Gleichstand, der auch nach dem Zählen der Karten bleibt, ist ein geteilter Sieg.
rules-splito-depart-help = Die Zeichen an den Zielen, die Summen während der Partie und die weitergegebenen Hände werden als Hilfe gezeigt; die letzten kann ein Tisch ausschalten.

rules-splito-asked-zero = Was, wenn eine meiner Zonen keine Punkte bringt?
rules-splito-asked-tie = Wer bekommt ein gemeinsames Ziel bei Gleichstand?
