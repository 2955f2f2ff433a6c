import type { RulingReasons } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

/** Warum jede Auslegung so lautet. */
export const rulings: RulingReasons<typeof RULES> = {
  'CG-05':
    'Die Regeln nennen eine Zahl; ob auch mehr verkauft, bleibt offen. Wäre es anders, könnte eine doppelte Karte einen Verkauf für immer verhindern.',
  'CG-07':
    'Ein Sturm über leerer See ist gedruckt weder erlaubt noch verboten. Er kostet eine Karte und braucht kein Verbot.',
  'CG-09': 'Gezogen wird in jedem Zug nach dem Verkauf: Der Stapel war noch nicht leer, als verkauft wurde.',
  'CG-10': 'Gedruckt nicht vorgesehen: eine Sicherung, damit jedes Spiel endet.',
  'CG-11': 'Der Text gibt jeder Karte einen Wert und nennt nichts, was Gleiche trennt.',
  'CG-22':
    'Gedruckt bleibt offen, ob das Erreichen der Marke oder die höchste Summe gewinnt, wenn mehrere sie im selben Spiel erreichen.',
  'CG-23': 'Wer als Nächstes gibt, steht nirgends; gespielt wird nach links, also wird auch so gegeben.',
  'CG-24': 'Wie im einzelnen Spiel: Nichts in den Regeln trennt sie.',
  'CG-25': 'Von Spiel zu Spiel werden nur Punkte mitgenommen; von anderem ist nicht die Rede.',
  'CG-26': 'Eine Sicherung: Bei sehr vorsichtigem Spiel würde die Marke vielleicht nie erreicht.',
  'CG-31': 'Die Karte nennt eine Sorte, und die doppelte und der Schneesturm gehören dazu.',
  'CG-32':
    'Was gleich zu den Punkten kommt, lag nie auf dem Markt und wurde nicht verkauft; und ein Sturm hat keine Punkte.',
  'CG-34':
    'Gedruckt ist ein einziger Tausch der Hand. Was geschieht, wenn die neue nicht besser ist oder gar keine Karte passt, bleibt offen.',
  'CG-35':
    'Der Text spricht von zwei Sorten, die so weit sind; eine, die ein Sturm ausgedünnt hat, ist es nicht mehr.',
  'CG-37': 'Eine Karte mehr oder eine Ware mehr: Nur bei Waren behält die doppelte Karte ihren Sinn.',
  'CG-38': 'Die Zahl ersetzt die gedruckte und sonst nichts; überschreiten verkauft wie immer.',
  'CG-39':
    'Der Hafen muss zu lesen sein, bevor die nächste Karte gewählt wird; die Folge selbst ist nicht gedruckt.',
  'CG-40': 'In langen Spielen kommen alle zwölf; was dann gilt, steht nirgends.',
  'CG-41': 'Nur ein Verkauf bringt Karten zu den Punkten.',
  'CG-50':
    'Alle haben es gesehen und dürfen es sich merken; ob der Bildschirm dabei hilft, entscheidet der Tisch.',
}
