import type { GameWords } from '@gam/kernel'

export const house: Pick<GameWords, 'title' | 'about' | 'options' | 'sets' | 'presets' | 'confirm' | 'help'> =
  {
    title: 'Whale Riders',
    about:
      'Reite die Eisküste hinab und zurück: Kauf Waren, erfülle Aufträge und komm mit den meisten Perlen heim.',
    options: {
      edition: {
        title: 'Auflage',
        about: 'Die Auflagen unterscheiden sich nur in einigen Erlassen und Gaben.',
        choices: { second: 'Zweite Auflage', first: 'Erste Auflage' },
      },
      decree: {
        title: 'Der Erlass des Clans',
        about: 'Ziele, die belohnen, wer sie zuerst erreicht.',
      },
      magic: {
        title: 'Die Magie der Wale',
        about: 'Alle suchen sich eine Gabe aus, die das ganze Spiel über gilt.',
      },
    },
    sets: {
      reconstructed: 'Nachgebaute Schachtel',
      'more-triples': 'Nachgebaute Schachtel mit mehr Dreifachen',
    },
    presets: {
      first: { name: 'Erste Partie', about: 'Waren, Aufträge und Perlen, ohne Varianten.' },
      family: { name: 'Familie', about: 'Mit dem Erlass des Clans: kleine Ziele, um die ihr wetteifert.' },
      full: { name: 'Alles', about: 'Erlasse und für alle eine Gabe.' },
    },
    confirm: 'So machen',
    help: {
      chooseAbility: 'Eine der ersten drei in der Reihe; sie bleibt dir das ganze Spiel über.',
      turn: 'Du hast zwei Aktionen im Zug, auch zweimal dieselbe.',
      buyMore: 'Jedes Plättchen kostet, was sein Feld kostet; Lücken bleiben bis zum Ende des Zuges offen.',
      fulfilMore: 'Alles in derselben Aktion, solange deine Plättchen reichen.',
      pay: 'Bezahlte Plättchen verlassen das Spiel, und zu viel Bezahltes verfällt.',
      discardMore: 'Wähle, welche gehen; neue ziehst du am Ende des Zuges.',
    },
  }
