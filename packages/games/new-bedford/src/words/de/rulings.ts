import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Warum jede Auslegung so lautet. */
export const rulings: RulingReasons<typeof RULES> = {
  'NB-09': 'Wie die erste Person bestimmt wird, ist nicht gedruckt; das Los bevorzugt niemanden.',
  'NB-14':
    'Der Text sperrt Felder, die man nicht nutzen kann. Ob der Kauf als Mittel zählt, bleibt offen; er kommt vor der Aktion, also zählt er.',
  'NB-18': 'Nichts zu verkaufen ist keine Aktion; sonst wäre der Laden ein Weg zu passen.',
  'NB-24':
    'Der Text nennt alle vier Schritte, aber nicht ihre Folge. So wird nichts mit Geld bezahlt, das erst noch kommt.',
  'NB-25': 'Von Passen ist nirgends die Rede.',
  'NB-26': 'Sonst stünde ein Arbeiter auf einem Feld, dessen Aktion dann ausfällt.',
  'NB-27': 'Der Text spricht vom ersten Arbeiter auf einem Feld; ein Feld, das wieder leer ist, hat keinen.',
  'NB-28': 'Beides sind Mittel für dieselbe Aktion, und nichts trennt sie.',
  'NB-29':
    'Was nicht zu bezahlen ist oder keinen Platz hat, ist keine Wahl; einmal gesagt für alle drei Wege auszulaufen.',
  'NB-36':
    'Eine Aktion ohne Wirkung ist nicht erlaubt; hier kommt sie später, also wird gefragt, ob sie überhaupt kommen kann.',
  'NB-41': 'Eine Aktion ohne Wirkung ist nicht erlaubt, darum mindestens ein Wal.',
  'NB-44': 'Die Wirkung hängt daran, dass der Arbeiter dort steht.',
  'NB-46': 'Es dorthin zu holen, wo es schon ist, täte nichts.',
  'NB-52': 'Zwischen Bauen und Benutzen ist keine Wartezeit gedruckt.',
  'NB-53':
    'Der Bonus steht auf der Stadtpier und gehört zu diesem Feld; die Hälfte wird laut Text aufgerundet.',
  'NB-54':
    'Der Text verbindet zwei Aktionen zu einer; jede behält ihre Kosten, und es gibt einen Kauf je Arbeiter.',
  'NB-55': 'Ohne ein Schiff, das fahren kann, gibt es keine Aktion.',
  'NB-56': 'Waren sind genannt, Geld nicht; und der Bonus des Rathauses steht auf dem Rathaus.',
  'NB-57': 'Gemeint sind die leeren Seen, die in dem Augenblick ausliegen.',
  'NB-58': 'Es ist ein Gebäude mit einer Aktion wie die anderen; der Dollar geht an den, dem es dann gehört.',
  'NB-59': 'Das Rundenende fragt, wem es dann gehört, und auch die zwölfte Runde hat eines.',
  'NB-63':
    'Es geht laut Text reihum, bis niemand mehr will. Wäre ein Pass endgültig, könnten Käufer nicht mehr aufeinander antworten.',
  'NB-67':
    'Mit dem Geld aus Verkäufen darf man andere Wale bezahlen; also muss zuerst feststehen, was verkauft wird.',
  'NB-68': 'Auf beiden Seiten ist der Vorrat genannt; zwischen den Spielenden fließt nichts.',
  'NB-69': 'Eine Frage mit nur einer Antwort wird nicht gestellt. Ein gekaufter Wal ist voll bezahlt.',
  'NB-70': 'Was gilt, wenn der Beutel zu wenig hat, ist nicht gedruckt.',
  'NB-73':
    'Wann das Schiff gewählt wird, bleibt offen; bei der Heimkehr ist der letzte Augenblick und der gerechteste.',
  'NB-74':
    'Der spätere Text sagt, wie viele und von welchem Schiff, nicht wohin; angelandet ist das einzig Sinnvolle.',
  'NB-75': 'Es gilt die Reihenfolge beim Wählen, und auf Feld 0 ist das die der Plätze.',
  'NB-76':
    'Der Text setzt ihn zwischen Einsetzen und Fahrt, und davon gibt es in jeder Runde nur einen Augenblick.',
  'NB-77': 'Zurückgenommen werden Arbeiter, nicht ihre Taten.',
  'NB-78': 'Der Text lässt sie einsetzen; und das ist, was es immer ist.',
  'NB-84': 'Runde 12 ist eine Runde; nichts nimmt ihr das Ende.',
  'NB-85': 'Wiederholt wird laut Text nur die Fahrt, und die Heimkehr gehört dazu.',
  'NB-86': 'Die Arbeiter sind am Rundenende nach Hause gegangen.',
  'NB-87': 'Je zwei: Was übrig bleibt, ist kein Paar. Wie ein Wal heimkam, fragt niemand.',
  'NB-88': 'Der Text zählt Wale und fragt nach nichts anderem.',
  'NB-90': 'Alles, was in den Beutel kommt und ihn verlässt, sehen alle.',
  'NB-91':
    'Der Kauf kommt zuerst, die Waren sind also da; im Krämerladen bringt das zu diesen Preisen nie Gewinn.',
  'NB-92': 'Auf dem Bild ist Platz, und von einer Reihenfolge ist keine Rede.',
  'LO-02': 'Die Mühle wiederholt, was Kapitäne tun; für sie selbst ergibt das keinen Sinn.',
  'LO-11':
    'Die gedruckte Liste nennt die Sägemühle anders und dazu Gebäude einer anderen Erweiterung; die fehlen hier.',
  'LO-20': 'Sie haben nichts, womit sie zahlen könnten.',
  'LO-21':
    'Gedruckt sehen der Wurf beim Aufbau und der im Zug gleich aus; der erste verstreut nur den Anfang.',
  'LO-22': 'Beide Kurse stehen auf der Tafel, also gibt es nichts zu würfeln.',
  'LO-23': 'Eine aufgedruckte Runde trennt die beiden; beide zu versuchen nähme ihr den Sinn.',
  'LO-24':
    'Läse er unterhalb weiter, entginge ihm, was zum neuen Kurs passt; übergangene Kurse verhindern, dass er sich im Kreis dreht.',
  'LO-25': 'Für die anderen drei ist kein letzter Ausweg gedruckt.',
  'LO-26': 'Der Text sagt, was passt, und zeigt es an Beispielen; das ist die Regel dahinter.',
  'LO-27': 'Der Hafen steht immer offen wie die Stadt. Er hat keine Waren, also nichts zu verkaufen.',
  'LO-28': 'Die meisten Waren könnten die gesuchten oder alle sein; der Kurs nennt eine, also geht die vor.',
  'LO-29': 'Diese vier sollen laut Text ausgerechnet werden; so geschieht es.',
  'LO-30': 'Die größte Ersparnis braucht ein Maß; das ist, was ein Mensch sparen würde.',
  'LO-31':
    'Welches Schiff zuerst und wie weit, steht nicht im Text; die Reichweite seiner Tafel ist nachgebaut.',
  'LO-32': 'Waren hat er immer genug, aber die Schiffe braucht er wie jeder Mensch.',
  'LO-33': 'Erst ausrüsten, wenn es geht, sagt der Text; mit einem Arbeiter ist es also eines von beiden.',
  'LO-34': 'Beide Felder bauen; was er baut, soll nicht davon abhängen, welches er nimmt.',
  'LO-35':
    'Das Postamt kann den Besitzer wechseln; wer zählt, was er gerade hat, deckt auch das ab, und geholt ist nicht gebaut.',
  'LO-36':
    'Ein Wal an Bord wird der seine, also zählt er; der Text verbietet ihm zu nehmen, nicht zu fahren.',
  'LO-37': 'Seine Arbeiter sind Arbeiter.',
  'LO-38': 'Der Text spricht nur von Menschen und Kapitänen; Kapitäne haben kein Geld füreinander.',
  'LO-39': 'Gebäude mit Namen stehen ohne Kurs in seiner Liste, also sucht er sie um ihrer selbst willen.',
  'LO-40': 'Der Gasthof erlaubt nur Felder der Pläne; der Rest seiner Liste kann nicht gelten.',
  'LO-41': 'Ein Schiff muss ohne einen Menschen gewählt werden; das, das zuerst wählt, hat am meisten davon.',
  'LO-42': 'Er nimmt, was für ihn am besten ist; womit er nichts anfangen kann, belegt nur das Feld.',
  'LO-43': 'Der Text hat zwei Wörter dafür, das meiste und die Verbindung; hier stehen sie in einer Folge.',
  'LO-44':
    'Zweimal durch die Liste braucht einen zweiten Kurs; der nächste auf dem Steuerrad liegt am nächsten. Wie der Wal gezogen wird, ist nicht gedruckt.',
  'LO-45': 'Der Text lässt einen Menschen entscheiden und sagt nicht, welchen.',
  'LO-46': 'Wer beginnt und wie das weitergeht, ist nicht für jede Mischung von Plätzen gedruckt.',
  'LO-47':
    'Nach Heuer und nach Punkten ist die Folge dieselbe; erst mit den besonderen Plättchen macht es etwas aus.',
  'LO-48': 'Geld hat er keines; der Text zählt Gebäude und Wale.',
  'LO-49': 'Mehr als jeder Kapitän, sagt der Text: Gleich viel ist nicht mehr.',
  'LO-50': 'Zuletzt heißt der Zeit nach, und ein Arbeiter, der nirgends steht, hat nichts getan.',
  'LO-51':
    'Der Text nennt die Kosten und einen Dollar, sonst nichts; das Gebäude selbst wird nicht noch einmal benutzt.',
  'LO-52': 'Eine Aktion zu wiederholen heißt sie auszuführen; also muss sie möglich sein.',
  'LO-53':
    'Ob ein Kapitän genügt und wie lange es gilt, sagt der Text nicht; nach Runde 10 würde es nichts mehr ändern.',
  'WW-01': 'Der Text spricht einmal von mehreren; es gibt nur ein solches Plättchen.',
  'WW-10': 'Zerstört und heimgekehrt sind im Text zweierlei; nur eine Heimkehr bringt und kostet etwas.',
  'WW-13': 'Wie ein Arbeiter: Also gilt für ihn, was für Arbeiter gilt.',
  'WW-15':
    'Der Text fasst alle letzten Fahrten zu einer zusammen, also dient der Schiffbrüchige allen; sind die Arbeiter zu Hause, ist wenig belegt.',
  'WW-16': 'Verkaufen lassen sich Wale, und die Hälfte von 12 ist 6.',
  'WW-17': 'Sie heißen Wale, sind aber keine der drei Arten.',
  'WW-20': 'Bis sie zu Hause sind, unterscheidet sie nichts von anderen Plättchen.',
  'WW-21':
    'Ambra und Schiffbrüchiger dürfen Wale desselben Schiffes bezahlen, also kommen sie vor der Heuer.',
  'WW-22': 'Der Gasthof spricht von Arbeitern, und seine Zeit ist vorbei, wenn Schiffe heimkehren.',
  'WW-23': 'Der Text beendet für dieses Schiff alles Nehmen, aber nicht das Fahren.',
  'WW-24': 'Die meisten Punkte zuerst; bei gleichen der, der ihn nicht das Schiff kostet.',
  'SL-05':
    'Die Karten nennen ihre Zeit, aber nicht die Folge unter den Spielenden; einmal reihum ist kurz und lässt niemanden aus.',
  'SL-07':
    'Der Text lässt einen Arbeiter eine Karte nehmen, die für ein Schiff gedacht ist; was ein Schiff braucht, hat dann keines.',
  'SL-22': 'Am Ende des Spiels, sagt der Text; nur vor den letzten Heimfahrten nützt eine Aktion noch etwas.',
  'SL-26':
    'Der Text setzt das Schiff neben die Leiste. Nur in einer eigenen Spalte verdrängt es niemanden und wird nicht aufgehalten.',
  'SL-27':
    'Jederzeit braucht einen Augenblick, in dem das Spiel fragt: vor einem Schlag oder bei einer eigenen Entscheidung.',
  'SL-30': 'Ein Preis ist nicht gedruckt; 1 Dollar bringen diese Waren auch sonst.',
  'SL-40':
    'Ein Arbeiter, der weg ist, lässt sein Feld zurück, als wäre er nie gekommen; nur für den Schiffbrüchigen ist das Gebäude benutzt.',
  'SL-42': 'Gebühr und Heuer werden zusammen fällig; wer nicht zahlen kann, verkauft wie immer.',
  'SL-47': 'Der Text spricht vom Besitzer und von den anderen, und das kann dieselbe Person sein.',
  'SL-54': 'Heimkehren heißt eine ganze Heimkehr, wo immer das Schiff ist.',
  'SL-70': 'Zwei Stapel zu sechzehn und zwölf Runden: Das folgt aus dem Zählen.',
  'SL-71':
    'Karten bewegen Schiffe mitten im Wählen; eine feste Reihenfolge schenkt und nimmt dabei niemandem etwas.',
  'SL-72': 'Eine Karte zu spielen, die nichts trifft, würde sie nur vergeuden.',
  'SL-73': 'Wer wählt, sagt der Text nicht; es soll der sein, den es trifft.',
  'SL-74': 'Schlechte Wirkungen, sagt der Text. Diese Liste sagt, welche, damit niemand streiten muss.',
  'SL-75': 'Der Text bindet den Schutz an den Arbeiter, nicht an den Besitzer.',
  'SL-76': 'In der Bücherei wählt kein Schiff, also hat die Karte kein eigenes.',
  'SL-77':
    'Bis zu so viele Felder überlässt die Strecke dem Besitzer; was ein volles Feld bewirkt, steht nicht da.',
  'SL-78': 'Führen alle zugleich, hinge alles an der Reihenfolge; erst zu wählen ist gerecht.',
  'SL-79': 'Sonst müsste ein solches Schiff außerhalb der Fahrt abgehandelt werden.',
  'SL-80': 'Der Text nennt Felder und keine Besitzer; er hält Wale und jede Fahrt auf, sonst nichts.',
  'SL-81':
    'Treibeis und Packeis sprechen vom Wählen, und diese Wale werden nicht gewählt; Zertrümmertes Boot spricht von Walen.',
  'SL-82': 'Der wertvollste braucht ein Maß; überall sonst sind es die Punkte.',
  'SL-83':
    'Bis ein Wal kommt: Die besonderen Plättchen schließt der Text aus, und im Beutel ist vielleicht keiner.',
  'SL-84':
    'Auf keiner der beiden Karten steht, dass man nur darf; fehlt der Platz, gilt die Regel für volle Felder.',
  'SL-85': 'Es wird kein Arbeiter eingesetzt, also gilt nichts, was dazugehört.',
  'SL-86': 'Ein Bonus steht auf den Feldern der Pläne; die Ersparnis eines Gebäudes ist seine Aktion.',
  'SL-87': 'Von Kapitänen spricht der Text nicht; sie haben nichts zu zahlen und keine Hand für Karten.',
  'SL-88': 'Jedes neue Gebäude braucht seinen Platz in seinen Listen.',
  'SL-89': 'Seite heißen an verschiedenen Stellen Karten und Plättchen; hier steht die Summe.',
}
