import type { RuleTexts } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Die Regeln in eigenen Worten. */
export const rules: RuleTexts<typeof RULES> = {
  'CG-01':
    'Zwei bis fünf Spielende und 65 Warenkarten in fünf Sorten, jede mit einer Zahl: Muscheln 3, Seetang 4, Fleisch 5, Keramik 6, Perlen 7. Jede Sorte hat einen Schneesturm und eine doppelte Karte; die anderen 55 sind einfach.',
  'CG-02':
    'Das Los bestimmt, wer gibt. Alle bekommen sechs Karten und halten sie verdeckt; der Rest ist der Stapel. Links vom Geber wird begonnen.',
  'CG-03':
    'Wer am Zug ist, legt eine Karte offen vor sich hin und zieht dann eine nach. Dann ist links an der Reihe.',
  'CG-04':
    'Sobald vor allen zusammen so viele Waren einer Sorte liegen, wie ihre Zahl sagt, wird sie verkauft: Alle nehmen ihre Karten dieser Sorte zu ihren Punkten, alle anderen Karten auf dem Tisch verlassen das Spiel.',
  'CG-05':
    'Eine doppelte Karte zählt für einen Verkauf als zwei Waren. Auch wer die Zahl um eins überschreitet, verkauft.',
  'CG-06': 'Nach einem Verkauf zieht noch nach, wer am Zug ist; danach beginnt der Nächste auf leerem Tisch.',
  'CG-07':
    'Ein Schneesturm verlässt das Spiel zusammen mit allen offenen Karten seiner Sorte; andere Sorten bleiben, und es wird wie immer nachgezogen. Er darf auch gespielt werden, wenn nichts von seiner Sorte liegt.',
  'CG-08':
    'Ist die letzte Karte des Stapels gezogen, zieht niemand mehr nach, und es geht bis zum nächsten Verkauf weiter. Dieser Verkauf zählt und beendet das Spiel; Karten auf der Hand sind wertlos.',
  'CG-09':
    'Ein Verkauf in demselben Zug, in dem die letzte Karte gezogen wird, ist noch nicht der letzte, denn gezogen wird nach ihm.',
  'CG-10':
    'Hat niemand mehr eine Karte, endet das Spiel ohne weiteren Verkauf. Wer keine Karte hat, setzt aus.',
  'CG-11':
    'Jede gewonnene Karte zählt ihre gedruckte Zahl, auch eine doppelte nur einmal. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. Schneestürme zählen nie.',
  'CG-12': 'Du musst eine Karte spielen; nur welche, entscheidest du.',
  'CG-13':
    'Beispiel: Vor Chris liegen eine einfache und eine doppelte Keramik, vor Philip eine einfache, und David spielt seine zweite einfache. Das macht sechs: David und Chris gewinnen je zwei Karten (12 Punkte), Philip eine (6 Punkte). Alles andere geht, David zieht nach, Philip ist dran.',
  'CG-14':
    'Eine gespielte Karte kehrt nie auf eine Hand zurück: Ein Spiel hat also höchstens 65 Züge, und eine Karte kann nur eine Sorte vollmachen. Die Regeln sind für jede Zahl von Spielenden gleich.',
  'CG-20': 'Einfache Wertung: Jede gewonnene Karte ist 1 Punkt wert.',
  'CG-21': 'Partie über drei Spiele: Die Punkte aller drei werden zusammengezählt.',
  'CG-22':
    'Partie bis 100 Punkte (20 bei einfacher Wertung): Verglichen wird nach jedem ganzen Spiel. Hat jemand die Marke erreicht, gewinnt die höchste Summe, auch wenn es mehrere sind.',
  'CG-23': 'Von Spiel zu Spiel gibt der Nächste links.',
  'CG-24': 'Wer sich am Ende die höchste Summe teilt, gewinnt gemeinsam.',
  'CG-25':
    'Jedes Spiel einer Partie beginnt von vorn: Alle Karten und Häfen werden gemischt, und links vom neuen Geber wird begonnen.',
  'CG-26': 'Eine Partie bis 100 (20) endet spätestens nach 30 Spielen; die höchste Summe gewinnt.',
  'CG-30':
    'Mit Hafenkarten verbringt man jede Runde in einem Hafen: Einer wird zu Beginn und nach jedem Verkauf aufgedeckt, und sein Brauch gilt bis zum nächsten Verkauf, diesen eingeschlossen. Es gibt zwölf.',
  'CG-31':
    'Schwertfisch (Muscheln; Seetang): Keine Karte dieser Sorte darf gespielt werden, auch nicht ihre doppelte und ihr Schneesturm.',
  'CG-32':
    'Rochen (Muscheln; Seetang): Eine Karte dieser Sorte kommt gleich zu den Punkten dessen, der sie spielt. Das ist kein Verkauf; die Runde geht weiter, bis eine andere Sorte verkauft wird. Ein Schneesturm dieser Sorte verlässt einfach das Spiel.',
  'CG-33': 'Seeigel (doppelte; Schneestürme): Keine solche Karte darf gespielt werden.',
  'CG-34':
    'Wer zu Beginn seines Zuges nur verbotene Karten hat, zeigt sie, mischt sie in den Stapel und zieht ebenso viele, nötigenfalls wieder, und spielt dann. Ohne Stapel endet das Spiel sofort; ebenso, wenn weder Stapel noch Hand eine erlaubte Karte enthält.',
  'CG-35':
    'Möwe (zwei): Verkauft wird erst, wenn zwei verschiedene Sorten so weit sind; dann beide zusammen, auch was über die Zahl hinausgeht. Eine wartende Sorte kann noch von ihrem Schneesturm getroffen werden und ist dann nicht mehr so weit.',
  'CG-36': 'Möwe (alles): Ein Verkauf bringt allen alle Karten, die vor ihnen liegen, aus jeder Sorte.',
  'CG-37':
    'Seepferd (eine; zwei): Ein Verkauf braucht eine oder zwei Waren mehr als gedruckt. Eine doppelte Karte zählt auch hier als zwei.',
  'CG-38':
    'Koralle (fünf; sechs): Jede Sorte wird bei fünf oder sechs Waren verkauft statt bei ihrer gedruckten Zahl. Erreichen oder Überschreiten verkauft.',
  'CG-39':
    'Ein neuer Hafen wird aufgedeckt, wenn der Tisch leer ist, bevor nachgezogen wird. Nach dem Verkauf, der das Spiel beendet, wird keiner mehr aufgedeckt.',
  'CG-40':
    'Wird ein Hafen gebraucht und ist keiner mehr da, werden alle zwölf gemischt, auch der eben verlassene.',
  'CG-41':
    'Endet das Spiel ohne Verkauf, zählen die Karten auf dem Tisch nichts, auch keine wartende Sorte im Möwenhafen.',
  'CG-50':
    'Verborgen sind die fremden Hände und die Reihenfolge der Stapel. Was entfernt, gezeigt oder gewonnen wurde, wissen alle. Gewonnene Karten liegen verdeckt; darum werden Punkte vor dem Ende nur angezeigt, wenn der Tisch „Offene Punkte“ vereinbart hat.',
}
