import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Die Regeln in eigenen Worten. */
export const rules: RuleTexts<typeof RULES> = {
  'WR-01': 'Whale Riders ist für zwei bis sechs Spielende.',
  'WR-02':
    'Acht Häfen liegen hintereinander: Sonne, Schwertfisch, Rochen, Seeigel, Möwe, Seepferd, Koralle, Hummer. Jeder Hafen nach dem Sonnenhafen hat vier Felder für Plättchen. In einem Hafen dürfen beliebig viele Reiter sein. Die Reihenfolge von Möwe, Seepferd und Koralle ist nachgebaut.',
  'WR-03': 'Das Feld am Hafenzeichen kostet nichts, jedes Feld weiter draußen eine Münze mehr.',
  'WR-04':
    'Alle Reiter beginnen im Sonnenhafen, auf dem Hinweg; ob einer auf oder unter dem Hafen steht, ist einerlei. Wer noch nicht aufgebrochen ist, ist auch nicht zurück.',
  'WR-05':
    'Im Sonnenhafen liegen die sieben Startperlen in einer Reihe: der Sonne am nächsten vier Plättchen mit 1 Perle, dann zwei mit 2, dann eines mit 3. Auf das erste Feld ist ein Schneesturm gedruckt, darum kosten sie 1 bis 7 Münzen.',
  'WR-06':
    'Es gibt 92 Plättchen: Fleisch, Seetang, Keramik und Muscheln mit 1, 2 oder 3 Bildern, Kristalle und Perlen mit 1 oder 2. Ein Plättchen zeigt immer nur eine Sache. Wie viele es von jedem gibt, ist nachgebaut.',
  'WR-07':
    'Von den 24 Schneestürmen bleiben 0, 2, 4, 6 oder 8 in der Schachtel, je nachdem, ob 2, 3, 4, 5 oder 6 mitspielen.',
  'WR-08':
    'Zu Beginn sind im Beutel keine Schneestürme. Aus ihm werden die Felder eines nach dem anderen gefüllt, vom Schwertfischhafen bis zum Hummerhafen und in jedem Hafen vom Zeichen nach außen. Im Schwertfisch-, Rochen- und Seeigelhafen kommt ein Plättchen mit 2 Perlen, 2 Kristallen oder 3 Waren zurück, und für dasselbe Feld wird neu gezogen; so hat dort jedes erlaubte Plättchen die gleiche Aussicht.',
  'WR-09': 'Sind alle Felder gefüllt, kommen die Schneestürme dieser Partie in den Beutel.',
  'WR-10':
    'Die 52 Aufträge werden gemischt, und alle bekommen drei, die sie vor den anderen verbergen, bis sie erfüllt sind. Was die Karten verlangen und bringen, ist nachgebaut.',
  'WR-11': 'Alle beginnen mit 3 Münzen. Die Münzen gehen nie aus.',
  'WR-12': 'Wer anfängt, bestimmt das Los; dann geht es im Uhrzeigersinn reihum.',
  'WR-13':
    'Die Auflagen unterscheiden sich in den Münzen in der Schachtel, in der Zahl der Erlasse, in einem Erlass, im Preis beim Schnäppchen und beim Alchemisten. Ohne die Varianten sind sie dasselbe Spiel.',
  'WR-20':
    'Ein Zug hat genau zwei Aktionen, gern auch zweimal dieselbe: weiterreiten, ein Plättchen kaufen, eine Münze nehmen, Aufträge abwerfen, Aufträge erfüllen.',
  'WR-21':
    'Weiterreiten: Dein Reiter geht einen Hafen weiter zum Hummerhafen. Dort kehrt er um und geht von da an Hafen für Hafen zum Sonnenhafen, nie andersherum: 14-mal im Ganzen.',
  'WR-22': 'Ein Reiter, der zurück im Sonnenhafen ist, reitet nicht mehr weiter.',
  'WR-23':
    'Kaufen: Nimm ein Plättchen aus dem Hafen deines Reiters für den Preis seines Feldes, wenn du die Münzen hast. Sie gehen in den Vorrat; das Plättchen liegt offen vor dir.',
  'WR-24': 'Schneestürme kann man nicht kaufen.',
  'WR-25':
    'Die Lücke nach einem Kauf bleibt bis zum Ende des Zuges offen: Ein zweites Plättchen im selben Zug kostet, was sein eigenes Feld kostet.',
  'WR-26': 'Die Startperlen im Sonnenhafen darf nur kaufen, wessen Reiter zurück ist.',
  'WR-27': 'Eine Münze nehmen: 1 Münze aus dem Vorrat. Das geht immer.',
  'WR-28':
    'Aufträge abwerfen: Leg eine oder mehrere Karten deiner Hand auf den offenen Ablagestapel. Neue gibt es am Ende des Zuges.',
  'WR-29':
    'Aufträge erfüllen: In einer Aktion erfüllst du so viele Aufträge deiner Hand, wie du willst, mindestens einen. Jede Karte wird für sich bezahlt; was zu viel bezahlt wird, verfällt und hilft bei keiner anderen. Bezahlte Plättchen verlassen das Spiel und kommen nie in den Beutel zurück.',
  'WR-30': 'Eine erfüllte Karte bringt sofort ihre Münzen und bleibt mit ihren Perlen offen vor dir liegen.',
  'WR-31': 'Eine Karte mit abgebildeten Waren will von jeder mindestens die abgebildete Zahl.',
  'WR-32':
    'Eine Karte für eine Zahl beliebiger Waren will mindestens so viele, von einer Sorte oder gemischt.',
  'WR-33':
    'Eine Karte für eine Zahl von Plättchen will genau so viele einzelne Plättchen, ganz gleich, was sie zeigen: Waren, Kristalle, Perlen, auch Startperlen. Die Perlen auf bezahlten Plättchen sind verloren.',
  'WR-34':
    'Ein Kristall steht für irgendeine Ware, nie für eine Perle. Ein Plättchen mit zwei Kristallen steht für zwei gleiche Waren: Will eine Karte von zwei Waren je eine, gibt es nur eine davon. Bei beliebigen Waren zählt es zwei.',
  'WR-35': 'Perlen sind keine Waren: Sie bezahlen nur Aufträge, die Plättchen verlangen.',
  'WR-36':
    'Du wählst, mit welchen Plättchen du zahlst. Angeboten wird jede Zusammenstellung, die die Karte bezahlt und in der kein Plättchen überflüssig ist; gleiche Plättchen sind gleich. Gibt es nur eine, wird sie sofort bezahlt; gibt es sehr viele, legst du Plättchen einzeln hin, bis nur noch wenige zur Wahl stehen.',
  'WR-37':
    'Ein Auftrag, den du in diesem Zug ziehst, kann in diesem Zug nicht erfüllt werden, denn gezogen wird an seinem Ende.',
  'WR-38':
    'Erfüllst du Aufträge, nennst du sie einen nach dem anderen. Die Münzen einer Karte und ein Erlass, den du damit erreichst, kommen, bevor du den nächsten nennst. Die Aktion endet, wenn du es sagst oder keine Karte mehr auf der Hand hast. Gefragt wirst du auch, wenn du keine deiner Karten bezahlen kannst, denn das geht niemanden sonst etwas an.',
  'WR-40':
    'Nach beiden Aktionen kommen erst Karten, dann Plättchen. Du ziehst vom Stapel auf drei Karten nach; ist er leer, werden die abgeworfenen Karten zum neuen Stapel gemischt. Gibt es auch die nicht, bleibt die Hand kleiner. Erfüllte Karten kommen nie zurück.',
  'WR-41':
    'In jedem Hafen, in dem du gekauft hast, rücken alle Plättchen, auch Schneestürme, zum Hafenzeichen hin; dann werden die freien Felder aus dem Beutel gefüllt, das am Zeichen zuerst. Hast du in zwei Häfen gekauft, kommt der zuerst, in dem du zuerst gekauft hast.',
  'WR-42': 'Während des Spiels kann jedes Plättchen in jeden Hafen kommen, auch ein Schneesturm.',
  'WR-43':
    'Ist der Beutel leer, rücken die Plättchen noch immer nach, und die äußeren Felder bleiben für den Rest der Partie leer. In den Beutel kommt nie etwas zurück.',
  'WR-44':
    'Auch im Sonnenhafen rücken die Perlen am Ende des Zuges nach, aber nicht unter das Feld für 1 Münze, denn der gedruckte Schneesturm bleibt. Neue Plättchen kommen dort nie hin.',
  'WR-45':
    'Die abgeworfenen Karten werden erst gemischt, wenn eine Karte gezogen werden muss und der Stapel leer ist. Was du in eben diesem Zug abgeworfen hast, ist dabei und kann zu dir zurückkommen.',
  'WR-46':
    'Eine Hand, die zu klein blieb, wird am Ende deiner nächsten Züge aufgefüllt, sobald es wieder Karten gibt, was auch immer du in ihnen getan hast.',
  'WR-47':
    'Beispiel: Vom Zeichen nach außen liegen 2 Fleisch, 1 Keramik, 1 Kristall und 1 Seetang; sie kosten 0, 1, 2 und 3 Münzen. Ist die Keramik gekauft, rücken Kristall und Seetang am Ende des Zuges auf die Felder für 1 und 2 Münzen, und auf das Feld für 3 kommt ein neues Plättchen.',
  'WR-50':
    'Das Spiel endet sofort, wenn das siebte Plättchen der Startperlen gekauft ist, auch mitten im Zug. Erlasse, die dieser Kauf erfüllt, werden noch vergeben; sonst geschieht nichts mehr.',
  'WR-51':
    'Es zählen die Perlen auf deinen Plättchen, deinen erfüllten Aufträgen und deinen Erlassen. Die meisten Perlen gewinnen. Waren und Münzen zählen nichts, Aufträge auf der Hand kosten nichts.',
  'WR-52':
    'Bei Gleichstand gewinnt, wer mehr Münzen hat, dann, wer mehr Plättchen übrig hat, Perlen mitgezählt, Erlasse und Gaben nicht. Wer dann noch gleichauf ist, gewinnt gemeinsam. Ebenso entscheiden sich die anderen Plätze.',
  'WR-53': 'Nach 200 Runden endet das Spiel und wird gewertet.',
  'WR-60':
    'Der Erlass des Clans: Erlasse werden gelost und offen ausgelegt. In der zweiten Auflage vier ihrer sechs; in der ersten Auflage drei ihrer sechs bei bis zu vier Spielenden, vier zu fünft oder sechst.',
  'WR-61':
    'Wer einen Erlass in einem eigenen Zug zuerst erfüllt, bekommt ihn sofort und von selbst, denn er schadet nie. Münzen gibt es gleich, Perlen zählen am Ende. Geprüft wird nach jedem Weiterreiten, jedem gekauften Plättchen, jeder Aktion um eine Münze und jedem Auftrag.',
  'WR-62':
    'Erlasse beider Auflagen: drei Aufträge erfüllt, 3 Perlen; acht Münzen, 2 Perlen; acht Plättchen, 2 Münzen; acht Perlen auf Karten und Plättchen, 3 Münzen; zuerst im Hummerhafen, 2 Perlen.',
  'WR-63': 'Ein Erlass der ersten Auflage: zuerst zurück im Sonnenhafen, 3 Perlen.',
  'WR-64': 'Ein Erlass der zweiten Auflage: drei Plättchen mit je drei Waren, 3 Münzen.',
  'WR-65':
    'Die Münzen eines Erlasses können sofort den nächsten erfüllen. Perlen auf gewonnenen Erlassen zählen für den Erlass der acht Perlen mit.',
  'WR-66':
    'Die Zahl auf einem Erlass heißt: mindestens so viel, und zwar in diesem Augenblick. Ausgegebene Münzen und bezahlte Plättchen zählen nicht mehr. Ein Erlass kostet nichts.',
  'WR-67':
    'Für acht Plättchen zählen alle vor dir, auch Startperlen, aber keine Erlasse und Gaben. Für drei Plättchen mit je drei Waren zählen nur Waren, das Plättchen mit 3 Perlen also nicht.',
  'WR-70':
    'Die Magie der Wale: Die acht Gaben werden in zufälliger Reihe ausgelegt. Ist alles andere bereit, nehmen alle eine der ersten drei in der Reihe, von hinten nach vorn: Wer anfängt, wählt zuletzt. Die übrigen verlassen das Spiel. Alle wissen, wer welche hat.',
  'WR-71': 'Zwei Münzen: Nimmst du eine Münze, bekommst du 2.',
  'WR-72':
    'Freie Fahrt: Das erste Weiterreiten in deinem Zug ist nie eine Aktion, ob vor, zwischen oder nach den beiden Aktionen; jedes weitere schon. Solange es noch möglich ist, endet der Zug erst, wenn du es sagst.',
  'WR-73':
    'Großeinkauf: Mit einer Aktion kaufst du in deinem Hafen beliebig viele Plättchen, mindestens eines, nacheinander, bis du aufhörst. Jedes kostet, was sein Feld kostet, Lücken bleiben offen, und Münzen, die ein Erlass dazwischen bringt, darfst du ausgeben. Schneestürme bleiben liegen. Nach der Rückkehr gilt das auch im Sonnenhafen.',
  'WR-74':
    'Schnäppchen: Ein Plättchen mit einem einzelnen Bild, ob Ware, Kristall oder Perle, kostet in der ersten Auflage höchstens 1 Münze, in der zweiten nichts, wo immer es liegt. Das gilt auch für Startperlen mit einer Perle. Andere Plättchen kosten den vollen Preis.',
  'WR-75':
    'Feilscher: Aufträge, die Waren wollen, abgebildete oder beliebige, brauchen eine Ware weniger; welche, bestimmst du. Ein Auftrag für eine einzige Ware braucht dann gar nichts. Aufträge für Plättchen bleiben, wie sie sind.',
  'WR-76':
    'Gezeitenwender: Als Aktion tauschst du zwei Plättchen in deinem Hafen. Auch Schneestürme, aber weder leere Felder noch den Sturm, der im Sonnenhafen gedruckt ist; die Perlen dort darfst du tauschen, wann immer du da bist. Gleiche Plättchen werden nicht angeboten. Ein getauschtes Plättchen darf im selben Zug zum neuen Preis gekauft werden.',
  'WR-77':
    'Alchemist: In der ersten Auflage darf jedes deiner Warenplättchen als Kristalle gelten, also für so viele gleiche Waren, wie es Bilder zeigt. In der zweiten Auflage nur Plättchen mit einer einzelnen Ware.',
  'WR-78':
    'Sechs Aufträge: Deine Hand hat sechs Karten und wird auf sechs aufgefüllt. Die drei zusätzlichen ziehst du, wenn alle ihre Gabe haben, vor dem ersten Zug.',
  'WR-80':
    'Verborgen sind die fremden Hände und die Reihenfolge von Stapel und Beutel. Alles andere ist offen, auch was noch im Beutel ist: Alle haben gesehen, was herauskam.',
}
