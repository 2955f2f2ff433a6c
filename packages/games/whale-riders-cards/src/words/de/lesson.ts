import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Das Kartenspiel lernen',
  steps: {
    welcome: {
      title: 'Waren für den Markt',
      text: 'Unten liegen deine sechs Karten, die sonst niemand sieht. Darüber ist der Markt: eine Spalte für jede Ware, mit der Zahl, bei der sie verkauft wird. Muscheln werden bei 3 verkauft, Perlen erst bei 7.',
    },
    play: {
      title: 'Spiel eine Karte',
      text: 'In deinem Zug spielst du eine Karte. Beginn mit den Muscheln: Wähle die Karte und bestätige.',
      instead: 'Das ginge auch. Beginn hier mit den Muscheln.',
    },
    round: {
      title: 'Danach ziehst du nach',
      text: 'Du hast eine Karte gezogen und hältst wieder sechs. Ilse und Ben haben auch gespielt. Alle Karten im Markt zählen zusammen, egal wer sie gespielt hat.',
    },
    bonus: {
      title: 'Doppelte zählen zweimal',
      text: 'Eine doppelte Karte zeigt ihre Ware zweimal und zählt beim Verkauf für zwei. Spiel die doppelte Keramik neben Bens Keramik.',
      instead: 'Noch nicht. Hier geht es um die doppelte Keramik.',
    },
    sale: {
      title: 'Mach einen Verkauf',
      text: 'Eine Muschel von dir liegt schon da, und Muscheln werden bei 3 verkauft. Mit den doppelten Muscheln sind es drei. Lies die Vorschau, bevor du bestätigst: Sie sagt, was du bekommst.',
      instead: 'Ein andermal. Mach jetzt mit den doppelten Muscheln die drei voll.',
    },
    points: {
      title: 'Was ein Verkauf bringt',
      text: 'Alle nehmen ihre eigenen Karten der verkauften Ware: Du bekommst zwei, jede 3 Punkte wert. Alle anderen Karten auf dem Tisch sind weg. Früh zu verkaufen lohnt sich also, wenn andere viel liegen haben.',
    },
    wait: {
      title: 'Nicht jede Karte passt',
      text: 'Du musst in jedem Zug etwas spielen, auch wenn es anderen hilft. Fleisch ist noch weit von seinen fünf entfernt: Spiel es.',
      instead: 'Das ist erlaubt. Spiel in dieser Lektion das Fleisch.',
    },
    storm: {
      title: 'Schneestürme',
      text: 'Ilse und Ben haben zwei Keramik liegen. Ein Schneesturm fegt alle Karten seiner Ware vom Tisch, wem sie auch gehören. Spiel den Sturm auf Keramik.',
      instead: 'Heb das auf. Hier geht es um den Sturm.',
    },
    end: {
      title: 'Das ist das Spiel',
      text: 'Es geht weiter, bis der Stapel leer ist und danach noch einmal verkauft wird. Gewonnene Karten zählen ihre Zahl, die meisten Punkte gewinnen. Das Spiel für Fortgeschrittene bringt Häfen, die die Bräuche am Markt ändern.',
    },
  },
}
