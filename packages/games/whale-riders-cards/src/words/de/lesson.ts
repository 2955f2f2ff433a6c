import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Das Kartenspiel lernen',
  steps: {
    welcome: {
      title: 'Waren für den Markt',
      text: 'Unten liegen deine sechs Karten, für die anderen verdeckt. Jeder Stand sagt, bei wie vielen Karten seine Ware verkauft wird.',
    },
    play: {
      title: 'Spiel die Muscheln',
      text: 'Ein Zug ist eine Karte. Muscheln werden ab drei verkauft: Fang mit einer an.',
      instead: 'Auch das ginge. Fang hier mit den Muscheln an.',
    },
    round: {
      title: 'Dann ziehst du',
      text: 'Du hast eine Karte gezogen und wieder sechs. Alle Karten am Kai zählen zusammen, egal von wem sie sind.',
    },
    bonus: {
      title: 'Spiel die doppelte Keramik',
      text: 'Eine doppelte Karte zeigt ihre Ware zweimal und zählt beim Verkauf für zwei.',
      instead: 'Noch nicht. Hier geht es um die doppelte Keramik.',
    },
    sale: {
      title: 'Mach die Muscheln voll',
      text: 'Eine Muschel liegt dort von dir. Mit den doppelten sind es drei, und alle Muscheln werden verkauft.',
      instead: 'Ein andermal. Mach die Muscheln mit der doppelten Karte voll.',
    },
    points: {
      title: 'Was ein Verkauf bringt',
      text: 'Alle nehmen ihre eigenen Karten dieser Ware: du zwei zu je 3 Punkten. Alle anderen Karten am Kai sind weg.',
    },
    wait: {
      title: 'Spiel das Fleisch',
      text: 'Du musst in jedem Zug etwas spielen, auch wenn nichts bereit ist. Fleisch ist noch weit von seinen fünf entfernt.',
      instead: 'Das ist erlaubt. Spiel in dieser Lektion das Fleisch.',
    },
    storm: {
      title: 'Spiel den Sturm auf Keramik',
      text: 'Dort liegen zwei Keramik der anderen. Ein Schneesturm fegt alle Karten seiner Ware weg, wem sie auch gehören.',
      instead: 'Behalt das. Hier geht es um den Sturm.',
    },
    end: {
      title: 'So geht ein Zug',
      text: 'So geht es weiter, bis der Stapel leer ist und noch einmal verkauft wird. Die meisten Punkte gewinnen. Mit Häfen wird es zum Spiel für Fortgeschrittene.',
    },
  },
  more: {
    'last-sale': {
      title: 'Der letzte Verkauf',
      steps: {
        few: {
          title: 'Der Stapel geht zur Neige',
          text: 'Nur noch neun Karten sind zu ziehen. Ist der Stapel leer, beendet der nächste Verkauf das Spiel.',
        },
        pearls: {
          title: 'Verkauf die Perlen',
          text: 'Sechs Perlen liegen am Kai, drei davon von dir. Deine Karte ist die siebte: 28 Punkte für dich.',
          instead:
            'Erlaubt. Aber die Perlen kannst du jetzt verkaufen, und wer nach dir kommt, hat vielleicht einen Sturm.',
        },
        join: {
          title: 'Leg Fleisch dazu',
          text: 'Zwei Fleisch der anderen liegen dort. Wer bei einem Verkauf nichts liegen hat, bekommt nichts: Leg deines dazu.',
          instead: 'Erlaubt. Aber dann wird das Fleisch ohne dich verkauft.',
        },
        begin: {
          title: 'Fang mit Seetang an',
          text: 'Ben hat das Fleisch verkauft, deine Karte war dabei. Drei Karten sind noch zu ziehen; du hast drei Seetang. Leg einen.',
          instead: 'Erlaubt. Aber du hast drei Seetang, und nur vier sind nötig.',
        },
        empty: {
          title: 'Der Stapel ist leer',
          text: 'Von jetzt an zieht niemand mehr. Der nächste Verkauf ist der letzte, wer immer ihn macht.',
        },
        last: {
          title: 'Mach den letzten Verkauf',
          text: 'Drei Seetang liegen dort, deiner ist der vierte. Du wertest zwei Karten, die anderen je eine.',
          instead: 'Erlaubt. Aber dann macht vielleicht jemand anders den letzten Verkauf.',
        },
        end: {
          title: 'Das Ende',
          text: 'Der letzte Verkauf ist gemacht. Die gewonnenen Karten zählen ihre Zahl.',
        },
      },
    },
    match: {
      title: 'Mehrere Spiele in Folge',
      steps: {
        standing: {
          title: 'Das erste von drei Spielen',
          text: 'Eine Partie kann aus mehreren Spielen bestehen. Hier endet das erste von dreien, und du führst: 57 zu 44 zu 44.',
        },
        last: {
          title: 'Mach den letzten Verkauf',
          text: 'Der Stapel ist leer, drei Seetang liegen dort. Deiner ist der vierte, und dieses Spiel ist zu Ende.',
          instead: 'Erlaubt. Aber dann macht vielleicht jemand anders den letzten Verkauf.',
        },
        kept: {
          title: 'Die Punkte bleiben',
          text: 'Was alle bisher haben, behalten sie: du 65. Ein Vorsprung kommt mit ins nächste Spiel.',
        },
        anew: {
          title: 'Alles wird neu ausgeteilt',
          text: 'Alle Karten sind wieder im Stapel, und du hast sechs andere. Jetzt gibt Ilse, also beginnt Ben.',
        },
        begin: {
          title: 'Spiel das doppelte Fleisch',
          text: 'Von hier an ist es ein Spiel wie jedes andere. Fang mit zwei Fleisch auf einer Karte an.',
          instead: 'Erlaubt. Fang hier mit dem doppelten Fleisch an.',
        },
        end: {
          title: 'Wer gewinnt',
          text: 'Nach drei Spielen gewinnt die höchste Summe. Geht es bis 100 Punkte, wird gespielt, bis jemand sie hat.',
        },
      },
    },
    ports: {
      title: 'Mit Hafenkarten',
      steps: {
        port: {
          title: 'Ein Hafen und sein Brauch',
          text: 'Mit Hafenkarten verbringt man jede Runde in einem Hafen. In diesem ist Seetang gewonnen, sobald er gespielt wird.',
        },
        ray: {
          title: 'Spiel den Seetang',
          text: 'Er liegt nicht am Kai und wartet auf keinen Verkauf: sofort 4 Punkte für dich.',
          instead: 'Erlaubt. Aber dieser Hafen gibt Punkte für Seetang.',
        },
        sale: {
          title: 'Verkauf die Muscheln',
          text: 'Ben hat mit einer Karte zwei Muscheln gelegt. Deine ist die dritte: Alle Muscheln werden verkauft, und die Runde in diesem Hafen ist zu Ende.',
          instead: 'Erlaubt. Aber deine Muscheln brächten den Verkauf.',
        },
        next: {
          title: 'Der nächste Hafen',
          text: 'Nach einem Verkauf wird ein anderer Hafen aufgedeckt. Hier darf kein Seetang gespielt werden, auch nicht seine doppelte Karte oder sein Sturm.',
        },
        pottery: {
          title: 'Spiel die Keramik',
          text: 'Dein anderer Seetang muss bis zum nächsten Verkauf warten. Fang stattdessen mit Keramik an.',
          instead: 'Erlaubt. Fang hier mit Keramik an.',
        },
        end: {
          title: 'Zwölf Häfen',
          text: 'Es gibt zwölf, jeder mit einem eigenen Brauch, der bis zum nächsten Verkauf gilt, diesen eingeschlossen. Sieh dir den Hafen an, bevor du planst.',
        },
      },
    },
  },
}
