import type { DailyWords } from '../en/daily.ts'

const DAY = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const daily: DailyWords = {
  title: 'Aufgabe des Tages',
  lead: 'Für alle gleich ausgeteilt, ein Versuch, der zählt. Um Mitternacht Weltzeit gibt es eine neue.',
  past: (day) => `Aufgabe vom ${day}`,
  noServer: (online) =>
    online
      ? 'Die Aufgabe des Tages braucht einen Gam-Server, und hier ist keiner. Rätsel, Bots und alles andere gehen wie immer.'
      : 'Du bist offline, und die Aufgabe des Tages braucht ihren Server. Rätsel, Bots und alles andere gehen wie immer.',
  puzzles: 'Rätsel lösen',
  playBot: 'Gegen Bots spielen',
  unknownDay: 'An diesem Tag gab es keine Aufgabe.',
  today: 'Zur Aufgabe von heute',
  against: (names, level, count) =>
    count === 1
      ? `Gegen ${names}, einen Bot der Stufe ${level}.`
      : `Gegen ${names}, Bots der Stufe ${level}.`,
  captains: (names) => `Gegen die Gegner aus der Schachtel: ${names}.`,
  seat: (n, of) => `Du sitzt auf Platz ${n} von ${of}.`,
  plain: 'Das einfache Spiel, ohne Varianten.',
  ranking:
    'Es zählt dein Vorsprung: deine Punkte weniger die des Besten der anderen. Bei Gleichstand, wer eher fertig war.',
  ends: (hours, minutes) =>
    hours > 0 ? `Noch ${counted(hours, 'Stunde', 'Stunden')} und ${minutes} Min.` : `Noch ${minutes} Min.`,
  over: 'Dieser Tag ist vorbei.',
  play: 'Aufgabe spielen',
  goOn: 'Versuch fortsetzen',
  practise: 'Zur Übung spielen',
  goOnPractice: 'Übung fortsetzen',
  oneTry:
    'Du hast einen Versuch. Du kannst weggehen und wiederkommen; es zählt, was vor dem Ende des Tages vorbei ist.',
  running: 'Dein Versuch läuft.',
  done: (lead, rank, of) => `Dein Vorsprung: ${lead}. Rang ${rank} von ${of}.`,
  late: 'Dein Versuch war erst nach dem Ende des Tages vorbei und steht nicht auf der Tafel.',
  void: 'Dein Versuch kam beim Nachspielen nicht gleich heraus und steht nicht auf der Tafel.',
  practised: (lead) => `Zur Übung war dein Vorsprung ${lead}.`,
  practiceAbout: 'Was ausgeteilt wird, ist jetzt bekannt, darum zählt das nicht.',
  tomorrow:
    'Du hattest deinen Versuch. Morgen wird neu ausgeteilt, und diese Aufgabe kannst du dann zur Übung spielen.',
  as: (name) => `Du spielst als ${name}.`,
  board: 'Tafel',
  empty: 'Noch ist niemand fertig. Mach den Anfang.',
  columns: { rank: 'Rang', name: 'Name', lead: 'Vorsprung', points: 'Punkte', ended: 'Fertig (UTC)' },
  you: 'du',
  account: 'hat ein Konto',
  more: (n) => `und ${n} weitere`,
  figures: 'In Zahlen',
  tried: (started, finished) =>
    `${started === 1 ? 'Eine Person hat' : `${started} haben`} es versucht, ${finished === 1 ? 'eine ist' : `${finished} sind`} fertig.`,
  won: (percent) => `${percent} % lagen am Ende vorn.`,
  spread: 'Wie viele welchen Vorsprung hatten',
  bar: (from, to, count) =>
    `Vorsprung ${from === to ? from : `${from} bis ${to}`}: ${counted(count, 'Person', 'Personen')}`,
  earlier: 'Frühere Aufgaben',
  bestOf: (name, lead) => `${name}, ${lead}`,
  nobody: 'Niemand war rechtzeitig fertig.',
  watch: 'Beste Partie ansehen',
  fair: 'Ist es für alle gleich?',
  fairText:
    'Der Server hat zu Beginn des Tages einen Schlüssel gezogen und ist durch diesen Fingerabdruck daran gebunden; er ist auf allen Seiten derselbe. Der Schlüssel wird gezeigt, wenn der Tag vorbei ist; dann lässt sich jede Partie nachprüfen. Die Bots denken eine feste Zahl von Schritten mit Glück, das aus dem Schlüssel folgt: Gleiche Züge werden immer gleich beantwortet.',
  fairKey: 'Der Tag ist vorbei, darum steht hier sein Schlüssel.',
  commitment: 'Fingerabdruck',
  key: 'Schlüssel',
  signed: (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'),
  day: (day) => DAY.format(new Date(`${day}T12:00:00Z`)),
  time: (at) => TIME.format(at),
  table: {
    tag: 'Aufgabe des Tages',
    leave: 'Dein Versuch wartet auf dich; er zählt, wenn er vor Mitternacht Weltzeit vorbei ist.',
    toBoard: 'Zur Tafel',
    sealed: 'Andere spielen das heute noch. Ab morgen lässt sich die Partie untersuchen.',
    about: 'Andere spielen das heute noch; ab morgen lässt es sich ansehen und nachprüfen.',
  },
}
