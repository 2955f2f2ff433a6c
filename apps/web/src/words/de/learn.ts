import { type Phrase, say } from '@gam/kernel'
import type { LearnWords } from '../en/learn.ts'

function steps(actions: readonly Phrase[]): Phrase {
  return actions.flatMap((action, i): Phrase => (i === 0 ? action : [', dann ', ...action]))
}

function decimal(n: number): string {
  return n.toFixed(1).replace('.', ',')
}

function signed(n: number): string {
  const text = decimal(Math.abs(n))
  return text === '0,0' ? text : `${n < 0 ? '−' : '+'}${text}`
}

export const learn: LearnWords = {
  lesson: {
    step: (at, of) => `Schritt ${at} von ${of}`,
    chapter: (at, of) => `Teil ${at} von ${of}`,
    tag: 'Lektion',
    next: 'Weiter',
    back: 'Zurück',
    skip: 'Zeig es mir',
    putBack: 'Zurücklegen',
    leave: 'Lektion verlassen',
    playOn: 'Gegen Bots weiterspielen',
    instead: 'Das ist erlaubt. Probier zuerst aus, worum es hier geht.',
  },
  way: {
    now: (actions) => say`Ein Weg dorthin in diesem Zug: ${steps(actions)}.`,
    waits: (actions) => say`Ein Weg dorthin, wohl in einem späteren Zug: ${steps(actions)}.`,
  },
  hint: {
    title: 'Tipp',
    thinking: 'Es wird überlegt',
    none: 'Es gibt nur eine Möglichkeit.',
    putOut: 'Ausmachen',
    certainty: { gamble: 'gewagt', close: 'knapp', near: 'fast so gut', clear: 'klar am besten' },
    noReason: 'Nichts spricht dagegen.',
  },
  analysis: {
    title: 'Können und Glück',
    lead: 'Der Experte wägt jede Entscheidung ab, jede nach dem, was sichtbar war, und was der Zufall dazwischen tat.',
    start: 'Diese Partie auswerten',
    stop: 'Anhalten',
    progress: (done, of) => `${done} von ${of} Entscheidungen abgewogen`,
    secret:
      'Der Schlüssel dieser Partie wird nicht gezeigt. Was der Zufall hätte tun können, weiß deshalb niemand, und auswerten lässt sie sich nicht.',
    stopped: 'Die Auswertung wurde angehalten. Nichts ist verloren, du kannst sie wieder starten.',
    columns: {
      start: 'Nach dem Austeilen',
      own: 'Eigenes Spiel',
      others: 'Spiel der anderen',
      luck: 'Glück',
      drift: 'Umgedacht',
      result: 'Ergebnis',
    },
    chart: 'Erwarteter Vorsprung',
    turnings: 'Wo es sich drehte',
    nowhere: 'Nirgends deutlicher als das Rauschen.',
    luck: (name, change) => `Glück für ${name} (${change})`,
    choice: (name, change, taken, best) => [`${name} (${change}): `, ...taken, '. Besser: ', ...best, '.'],
    move: (n) => `Zug ${n}`,
    doubt: (unease) =>
      `Alle Zahlen sind Punkte Vorsprung vor dem Besten der anderen, mit ihrem Standardfehler. Sie ergeben zusammen das Ergebnis. Umgedacht heißt: Die Auswertung hat ihre Meinung geändert, obwohl nichts aufgedeckt wurde, im Mittel ${unease} je Schritt. Was sich davon nicht abhebt, steht nicht in der Liste.`,
    number: ({ mean, error }) => `${signed(mean)} ±\u00A0${decimal(error)}`,
  },
  from: {
    open: 'Von hier weiterspielen',
    lead: (move) =>
      move === 0
        ? 'Eine neue Partie beginnt da, wo diese begonnen hat. Die gezeigte Partie bleibt, wie sie ist.'
        : `Eine neue Partie beginnt nach Zug ${move}. Die gezeigte Partie bleibt, wie sie ist.`,
    who: 'Wer spielt weiter?',
    playerOf: (name) => `Wer für ${name} spielt`,
    unseen: 'Was nicht zu sehen war',
    deals: {
      same: { name: 'Wie es war.', about: 'Dieselben Hände und dasselbe Glück, das noch kommt.' },
      anew: { name: 'Neu gegeben.', about: 'Andere Hände und anderes Glück; was offen lag, bleibt.' },
    },
    notOver: 'Diese Partie ist nicht zu Ende. Was nicht zu sehen war, wird deshalb neu gegeben.',
    nobody: 'Jemand sollte spielen: Gib einem Menschen einen Platz.',
    here: 'Gegen Bots spielen',
    round: 'An diesem Bildschirm spielen',
    friends: 'Mit Freunden an einem Tisch',
  },
}
