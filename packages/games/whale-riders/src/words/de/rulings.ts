import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Warum jede Auslegung so lautet. */
export const rulings: RulingReasons<typeof RULES> = {
  'WR-02':
    'Der Text nennt nur einige Häfen und zeigt den Plan als Bild; die Namen der mittleren drei stammen aus dem Kartenspiel. Eine Grenze für Reiter steht nirgends.',
  'WR-04': 'Auf dem Bild ist über und unter dem Hafen Platz, und der Text misst dem keine Bedeutung bei.',
  'WR-08':
    'Der Text sagt, was dort nicht liegen darf, aber nicht, in welcher Folge gefüllt wird und wann ein Plättchen zurückkommt. Neu für dasselbe Feld zu ziehen hält es gerecht.',
  'WR-11':
    'Die gedruckten Münzen zählen nur, was jemand hat; was gilt, wenn sie aufgebraucht sind, steht nirgends.',
  'WR-29': 'Eine Aktion, die nichts tut, ist nirgends vorgesehen; darum mindestens eine Karte.',
  'WR-33':
    'Mindestens so viele, und Überflüssiges wird nicht als Zahlung angeboten: Das macht genau so viele. Startperlen sind Plättchen wie alle anderen.',
  'WR-34':
    'Ein Kristall darf jede Ware sein. Ob ein Plättchen zwei verschiedene zugleich sein kann, bleibt offen; ein Plättchen zeigt immer nur eine Sache.',
  'WR-35': 'Waren und Perlen werden in den Regeln immer getrennt genannt.',
  'WR-36':
    'Niemand hat etwas davon, ein unnötiges Plättchen zu zahlen. Es wegzulassen hält die Wahl klein und nimmt nichts weg.',
  'WR-37': 'Folgt daraus, wann gezogen wird; gesagt, weil es oft gefragt wird.',
  'WR-38':
    'Gedruckt bleibt offen, ob die Karten zusammen oder einzeln genannt werden; einzeln haben Münzen und Erlasse einen klaren Augenblick.',
  'WR-40': 'Was gilt, wenn beide Stapel leer sind, steht nirgends.',
  'WR-41':
    'Der Text lässt rücken und füllen, sagt aber nicht, in welcher Folge bei zwei Häfen oder mehreren Lücken.',
  'WR-43': 'Ohne Beutel lässt sich nur nicht mehr füllen; rücken können die Plättchen trotzdem.',
  'WR-45': 'Gemischt wird laut Text, wenn der Stapel leer ist; von einem früheren Augenblick ist keine Rede.',
  'WR-46': 'Die Zahl der Karten soll am Ende eines Zuges stimmen, wie auch immer der Zug war.',
  'WR-50':
    'Gedruckt endet das Spiel sofort. Ein Erlass gehört einem in dem Augenblick, in dem er erfüllt ist, und das ist der Kauf.',
  'WR-52':
    'Der Text nennt Münzen und Plättchen; welche Plättchen zählen, was danach kommt und die anderen Plätze bleiben offen.',
  'WR-53': 'Eine Sicherung: Nach dem Gedruckten könnten alle für immer nur Münzen nehmen.',
  'WR-61': 'Zuerst und sofort, sagt der Text. Nach jedem einzelnen Schritt zu prüfen zeigt, wer zuerst war.',
  'WR-65': 'Gewonnene Erlasse liegen bei den Karten, und Münzen sind Münzen, woher sie auch kommen.',
  'WR-66': 'Man muss es haben, sagt der Text; was ausgegeben ist, hat man nicht mehr.',
  'WR-67': 'Erlasse und Gaben sind nur der Form nach Plättchen; und Perlen sind auch sonst keine Waren.',
  'WR-70':
    'Gedruckt bleibt offen, ob die Reihe geordnet ist und wann gewählt wird. Wer Küste und Aufträge kennt, hat eine echte Wahl.',
  'WR-72': 'Der Text macht ein Weiterreiten frei und sagt nicht, wann es kommen muss.',
  'WR-73':
    'Der Text erlaubt mehrere; nacheinander gekauft ist klar, was jedes kostet und womit es bezahlt werden darf.',
  'WR-74': 'Einzeln heißt ein Bild. Startperlen stehen zum Verkauf wie alle anderen.',
  'WR-75':
    'Der Text streicht eine Ware; wer sie wählt und was für eine Karte gilt, die dann nichts mehr will, bleibt offen.',
  'WR-76':
    'Der Text spricht von Plättchen in deinem Hafen; ein Schneesturm ist eines, ein leeres Feld oder ein Aufdruck nicht.',
  'WR-77': 'Wie bei einem Plättchen mit zwei Kristallen: Ein Plättchen steht immer nur für eine Sorte.',
  'WR-78':
    'Die Gabe spricht von der Hand, und die ist gegeben, bevor Gaben gewählt werden; der Rest wird danach gezogen.',
  'WR-80': 'Alles, was je aus dem Beutel kam, haben alle gesehen; was noch drin ist, lässt sich also zählen.',
}
