import type { SetupWords } from '../en/setup.ts'

const ZAHLEN = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs']
const bots = (n: number) => (n === 1 ? 'ein Bot' : `${(ZAHLEN[n] ?? String(n)).toLowerCase()} Bots`)
const liste = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`

export const setup: SetupWords = {
  title: (game) => `${game} einrichten`,
  learn: 'Lernen',
  presets: 'Wie viel vom Spiel?',
  seats: 'Wer spielt mit?',
  seatsOf: (n, of) => `${n} von ${of} Plätzen`,
  options: 'Optionen',
  changed: (n) => `${n} geändert`,
  changedMark: 'geändert',
  backTo: (preset) => `Zurück zu ${preset}`,
  on: (about) => `An: ${about}`,
  off: 'Aus',
  none: 'Nichts davon',
  asRules: 'Wie die Anleitung es vorsieht',
  chosen: (n, of) => `${n} von ${of} gewählt`,
  box: 'Was in der Schachtel liegt',
  boxAbout: 'Wo die Anleitung nur ein Bild zeigt, ist mehr als ein Satz denkbar.',
  houseSets: 'Deine Haussätze',
  houseSet: 'Dein Haussatz: Alle am Tisch sehen, dass damit gespielt wird.',
  toMend: (title) => `${title} (noch zu richten)`,
  setTooSmall: (seats) => `Dieser Satz reicht nicht für ${seats} Plätze.`,
  lookAtSets: 'Die Sätze ansehen oder einen eigenen machen',
  person: 'Mensch',
  bot: 'Bot',
  seat: (n, flag) => `Platz ${n}: ${flag}`,
  kindOf: (n) => `Wer auf Platz ${n} sitzt`,
  nameOf: (n) => `Name auf Platz ${n}`,
  levelOf: (n) => `Stärke des Bots auf Platz ${n}`,
  styleOf: (n) => `Stil des Bots auf Platz ${n}`,
  whichOf: (n) => `Wer davon auf Platz ${n} sitzt`,
  flagOf: (n) => `Flagge von Platz ${n}`,
  addSeat: 'Platz hinzufügen',
  removeSeat: (n) => `Platz ${n} entfernen`,
  levels: (weakest, strongest) => `Bots spielen auf Stufen von ${weakest} bis ${strongest}.`,
  start: 'Partie beginnen',
  friends: 'Mit Freunden spielen',
  clash: 'Passt nicht zu deiner übrigen Auswahl.',
  grades: {
    rulebook: 'Aus der Anleitung',
    public: 'Öffentlich belegt',
    reconstruction: 'Rekonstruiert',
    house: 'Aus deiner Schachtel',
  },
  who: (people, robots, others, seats) => {
    const alle = [
      ...(people === 1 ? ['du'] : people > 1 ? [`${people} Menschen`] : []),
      ...(robots > 0 ? [bots(robots)] : []),
      ...others,
    ]
    return `${seats === 1 ? 'Ein Platz' : `${ZAHLEN[seats] ?? seats} Plätze`}: ${liste(alle)}${people === 0 ? ', und du siehst zu' : ''}.`
  },
  kind: (preset, changed) =>
    changed.length === 0 ? `${preset}.` : `${preset}, geändert: ${liste(changed)}.`,
  minutes: (n) => `Etwa ${n} Minuten.`,
  oneDevice: 'Ein Gerät, es wandert nicht.',
  shared: 'Das Gerät wandert reihum: Jede Hand bleibt verdeckt, bis ihr Besitzer sie öffnet.',
  needName: 'Jeder Platz braucht einen Namen.',
  sameName: 'Zwei Plätze heißen gleich.',
  rule: 'Regel',
}
