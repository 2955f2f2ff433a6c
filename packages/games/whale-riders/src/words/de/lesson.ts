import type { Translation } from '@gam/kernel'
import type { lesson as en } from '../en/lesson.ts'

export const lesson: Translation<typeof en> = {
  title: 'Whale Riders lernen',
  steps: {
    welcome: {
      title: 'Die Eisküste entlang',
      text: 'Du reitest auf einem Wal vom Sonnenhafen die Küste entlang zum Hummerhafen und zurück und kaufst unterwegs Waren. Perlen gewinnen.',
    },
    contracts: {
      title: 'Deine Aufträge',
      text: 'Drei Aufträge, für die anderen verdeckt. Der erste verlangt 4 Seetang und bringt 4 Münzen und 3 Perlen: dein erstes Ziel.',
    },
    advance: {
      title: 'Reite zum Schwertfischhafen',
      text: 'Ein Zug sind zwei Aktionen. Hier am Sonnenhafen gibt es für dich noch nichts zu kaufen.',
      instead: 'Das ist erlaubt. Reite zuerst weiter zum Schwertfischhafen.',
    },
    free: {
      title: 'Nimm die Keramik umsonst',
      text: 'Der Platz am Hafen kostet nichts, die anderen 1, 2 und 3 Münzen. Dein zweiter Auftrag kann Keramik brauchen.',
      instead: 'Auch eine gute Idee. Nimm hier die Keramik umsonst.',
    },
    slide: {
      title: 'Alles rückt nach',
      text: 'Nach deinem Zug sind die Plättchen zum Hafen gerückt, und ein neues kam aus dem Beutel. Beide Seetang sind jetzt billiger.',
    },
    kelp: {
      title: 'Nimm den Seetang umsonst',
      text: 'Der Seetang am Hafen kostet jetzt nichts.',
      instead: 'Später. Zuerst der Seetang, der nichts kostet.',
    },
    second: {
      title: 'Kauf den anderen Seetang',
      text: 'Die Lücke bleibt bis zum Ende deines Zugs, also kostet dieser Seetang noch 1 Münze. Damit ist dein Auftrag voll.',
      instead: 'Das ginge. Dein Auftrag braucht diesen Seetang.',
    },
    storms: {
      title: 'Schneestürme',
      text: 'Zwei Stürme kamen aus dem Beutel. Man kann sie nicht kaufen, sie versperren ihre Plätze; vier davon schließen einen Hafen.',
    },
    fulfil: {
      title: 'Erfülle den Seetang-Auftrag',
      text: 'Das ist eine Aktion: Du zahlst die Plättchen, bekommst sofort 4 Münzen, und die 3 Perlen zählen am Ende.',
      instead: 'Das ist erlaubt. Erfülle zuerst den Seetang-Auftrag.',
    },
    done: {
      title: 'Sag, dass das alles ist',
      text: 'Dieselbe Aktion kann mehrere Aufträge erfüllen, darum wirst du immer gefragt; niemand erfährt, ob du könntest.',
    },
    end: {
      title: 'Weiter geht’s',
      text: 'Eine Aktion bleibt dir. Wer am Hummerhafen war und zurück ist, darf am Sonnenhafen die großen Perlen kaufen. Die meisten Perlen gewinnen.',
    },
  },
  more: {
    home: {
      title: 'Mit den Perlen heim',
      steps: {
        home: {
          title: 'Zurück am Sonnenhafen',
          text: 'Du warst am Hummerhafen und bist als Erste daheim. Jetzt darfst du die Perlen des Sonnenhafens kaufen.',
        },
        three: {
          title: 'Kauf die drei Perlen',
          text: 'Wer zuerst kommt, hat die Wahl: Du hast 7 Münzen, und das Plättchen mit drei Perlen kostet 7.',
          instead: 'Erlaubt. Aber drei Perlen auf einem Plättchen sind nie wieder so nah.',
        },
        fulfil: {
          title: 'Erfülle deinen Auftrag',
          text: 'Deine Waren bezahlen einen deiner Aufträge, und seine Münzen kaufen weitere Perlen. Sag dann, dass das alles ist.',
          instead: 'Erlaubt. Aber dein Auftrag ist bereit, und du hast keine Münzen.',
        },
        cheap: {
          title: 'Kauf die nächste Perle',
          text: 'Auch Ilse ist daheim, und die Perlen rücken wie alle Plättchen. Der erste Platz kostet 1 Münze.',
          instead: 'Erlaubt. Aber jede Perle, die du liegen lässt, ist eine für Ilse.',
        },
        coin: {
          title: 'Nimm eine Münze',
          text: 'Auch eine Münze ist eine Aktion: Mit ihr reicht es für die nächsten zwei Perlen.',
          instead: 'Erlaubt. Nimm hier eine Münze.',
        },
        two: {
          title: 'Kauf die zwei Perlen',
          text: 'Sie sind auf den dritten Platz gerückt: 3 Münzen für zwei Perlen.',
          instead: 'Erlaubt. Aber das sind zwei Perlen für 3 Münzen.',
        },
        save: {
          title: 'Nimm noch eine Münze',
          text: 'Eine Perle wird übrig sein, und sie kostet beim nächsten Mal 1 Münze.',
          instead: 'Erlaubt. Aber du brauchst die Münze für die letzte Perle.',
        },
        last: {
          title: 'Kauf die letzte Perle',
          text: 'Die letzte Perle des Sonnenhafens beendet das Spiel sofort.',
          instead: 'Erlaubt. Aber dann nimmt Ilse sie.',
        },
        end: {
          title: 'Das Ende',
          text: 'Jetzt werden alle Perlen gezählt: die auf Plättchen und die der Aufträge.',
        },
      },
    },
    magic: {
      title: 'Erlasse und Magie',
      steps: {
        choose: {
          title: 'Wähl Zwei Münzen',
          text: 'Mit der Magie der Wale nehmen alle eine Gabe für das ganze Spiel. Ilse nahm den Feilscher.',
          instead: 'Erlaubt. Aber hier willst du Münzen.',
        },
        decree: {
          title: 'Der Erlass des Clans',
          text: 'Vier Erlasse liegen offen. Wer zuerst acht Münzen hat, bekommt 2 Perlen. Du hast drei, und die richtige Gabe.',
        },
        coin: {
          title: 'Nimm eine Münze',
          text: 'Das ist eine Aktion, und mit deiner Gabe bringt sie zwei Münzen.',
          instead: 'Erlaubt. Aber der Erlass verlangt Münzen.',
        },
        again: {
          title: 'Nimm noch eine',
          text: 'Jetzt sind es fünf. Mit sieben fehlt zum Erlass nur noch eine Aktion.',
          instead: 'Erlaubt. Aber verlier den Erlass nicht aus den Augen.',
        },
        claim: {
          title: 'Nimm die Münzen für den Erlass',
          text: 'Ilse ist weitergeritten und hat eine Münze ausgegeben. Sobald du acht Münzen hast, gehört der Erlass dir, von selbst.',
          instead: 'Erlaubt. Aber noch eine Aktion, und der Erlass gehört dir.',
        },
        end: {
          title: 'Der Erlass gehört dir',
          text: 'Zwei Perlen, die dir niemand mehr nimmt, und die Münzen behältst du. Drei Erlasse sind noch offen: Achte darauf, was die anderen fast haben.',
        },
      },
    },
    'first-edition': {
      title: 'Die erste Auflage',
      steps: {
        choose: {
          title: 'Wähl das Schnäppchen',
          text: 'Die Auflagen unterscheiden sich nur in den Varianten. Schnäppchen in der ersten: Ein Plättchen mit einem einzigen Bild kostet höchstens 1 Münze.',
          instead: 'Erlaubt. Aber das Schnäppchen ist eine, die sich unterscheidet.',
        },
        decrees: {
          title: 'Drei Erlasse',
          text: 'Bei bis zu vier Leuten legt die erste Auflage drei Erlasse aus. In der zweiten sind es immer vier.',
        },
        sun: {
          title: 'Ein eigener Erlass',
          text: 'Diesen gibt es nur in der ersten Auflage: 3 Perlen für die erste Person, die zurück am Sonnenhafen ist.',
        },
        sail: {
          title: 'Reite zum Schwertfischhafen',
          text: 'Küste, Waren und Aufträge sind in beiden gleich. Dein Weg auch: hinaus zu den Plättchen.',
          instead: 'Erlaubt. Aber reite erst zu den ersten Plättchen.',
        },
        kelp: {
          title: 'Kauf den einzelnen Seetang',
          text: 'Er liegt am weitesten vom Hafen und würde 3 Münzen kosten. Mit dem Schnäppchen ist es 1; in der zweiten Auflage wäre er umsonst.',
          instead: 'Erlaubt. Aber an diesem Seetang sieht man, was das Schnäppchen tut.',
        },
        end: {
          title: 'Und der Alchemist',
          text: 'In der ersten Auflage macht diese Fähigkeit jedes Warenplättchen zu Kristallen, in der zweiten nur einzelne Waren. Alles andere ist gleich.',
        },
      },
    },
  },
}
