import type { SetWords } from '../en/sets.ts'
import { type Turned, turned } from '../turned.ts'

const shown = (value: string) =>
  value === '""' || value === 'nothing' ? 'leer' : value.replace(/^"(.*)"$/, '„$1“')

/** What the rules say about a set in English, sentence by sentence. */
const SENTENCES: Turned = [
  [
    /^must be a whole number from (\d+) to (\d+), not (?:""|nothing)$/,
    ([a, b]) => `Hier gehört eine ganze Zahl von ${a} bis ${b} hin.`,
  ],
  [
    /^must be a whole number from (\d+) to (\d+), not (.*)$/,
    ([a, b, x]) => `Das muss eine ganze Zahl von ${a} bis ${b} sein, nicht ${shown(x)}.`,
  ],
  [
    /^must be true or false, not (.*)$/,
    ([x]) => `Das muss ja oder nein sein (true oder false), nicht ${shown(x)}.`,
  ],
  [
    /^must be a text of at most (\d+) characters, not (.*)$/,
    ([n, x]) => `Das muss ein Text von höchstens ${n} Zeichen sein, nicht ${shown(x)}.`,
  ],
  [/^must be one of (.*), not (.*)$/, ([all, x]) => `Das muss eines davon sein: ${all}; nicht ${shown(x)}.`],
  [
    /^must say how many of each, such as (.*)$/,
    ([x]) => `Hier muss stehen, wie viele es von jedem gibt, etwa ${x}.`,
  ],
  [/^is unknown; known are (.*)$/, ([all]) => `Das ist unbekannt; bekannt sind ${all}.`],
  [/^must be a list, not (.*)$/, ([x]) => `Das muss eine Liste sein, nicht ${shown(x)}.`],
  [
    /^has (\d+) entries, at most (\d+) are possible$/,
    ([n, m]) => `Das sind ${n} Einträge; höchstens ${m} sind möglich.`,
  ],
  [/^must be a list of (\d+) entries$/, ([n]) => `Das muss eine Liste mit genau ${n} Einträgen sein.`],
  [/^must be an object, not (.*)$/, ([x]) => `Hier müssen benannte Teile stehen ({ … }), nicht ${shown(x)}.`],
  [/^it must be an object$/, () => 'Ein Satz besteht aus benannten Teilen ({ … }).'],
  [/^is missing$/, () => 'Das fehlt.'],
  [
    /^must be a short name of small letters, digits and hyphens$/,
    () => 'Das muss ein kurzer Name aus kleinen Buchstaben, Ziffern und Bindestrichen sein.',
  ],
  [
    /^the deck holds (\d+) cards; (\d+) players need more than (\d+)$/,
    ([n, s, m]) => `Der Stapel hat ${n} Karten; zu ${s}t braucht man mehr als ${m}.`,
  ],
  [
    /^the deck holds (\d+) cards; (\d+) is the most$/,
    ([n, m]) => `Der Stapel hat ${n} Karten; mehr als ${m} gehen nicht.`,
  ],
  [
    /^([a-z]+) is there (\d+) times; a port is there once$/,
    ([port, n], name) => `${name(port)} kommt ${n}-mal vor; jeden Hafen gibt es genau einmal.`,
  ],
  [
    /^([a-z]+) does not lie on this coast$/,
    ([port], name) => `${name(port)} liegt nicht an dieser Küste und hat also keine Plätze.`,
  ],
  [
    /^port (\d+) must be ([a-z]+), as the rulebook has it$/,
    ([n, port], name) => `Der ${n}. Hafen muss nach der Anleitung dieser sein: ${name(port)}.`,
  ],
  [
    /^the Sun Port must be left out, for the rulebook gives its pearls$/,
    () => 'Der Sonnenhafen muss wegbleiben: Seine Perlen nennt die Anleitung.',
  ],
  [
    /^([a-z]+) has (\d+) spaces; (\d+) to (\d+) are possible$/,
    ([port, n, a, b], name) => `${name(port)} hat ${n} Felder; möglich sind ${a} bis ${b}.`,
  ],
  [/^there are (\d+); the game has (\d+)$/, ([n, m]) => `Es sind ${n}; das Spiel hat ${m}.`],
  [/^there are (\d+) cards; the game has (\d+)$/, ([n, m]) => `Es sind ${n} Karten; das Spiel hat ${m}.`],
  [
    /^only (\d+) may lie at the first three ports at the start, which have (\d+) spaces/,
    ([n, m]) =>
      `Nur ${n} dürfen am Anfang in den ersten drei Häfen liegen, und die haben ${m} Felder (keine 2 Perlen, 2 Kristalle oder 3 Waren).`,
  ],
  [/^there are (\d+) for (\d+) spaces$/, ([n, m]) => `Es sind ${n} für ${m} Felder.`],
  [
    /^(\d+) and (\d+) are the same card; give one of them more copies$/,
    ([a, b]) => `${a} und ${b} sind die gleiche Karte; gib einer davon mehr Exemplare.`,
  ],
  [/^(\d+) asks for nothing$/, ([n]) => `Auftrag ${n} verlangt nichts.`],
  [
    /^(\d+) mixes pictured goods, any goods and tiles; a card asks for one of them$/,
    ([n]) =>
      `Auftrag ${n} vermischt bestimmte Waren, beliebige Waren und Plättchen; eine Karte verlangt nur eines davon.`,
  ],
  [
    /^(\d+) asks for (\d+) goods or tiles; (\d+) is the most that is possible$/,
    ([n, k, m]) => `Auftrag ${n} verlangt ${k} Waren oder Plättchen; mehr als ${m} gehen nicht.`,
  ],
  [
    /^(\d+) asks for (.*), and all tiles of the set together are (\d+) short of it$/,
    ([n, , s]) =>
      `Auftrag ${n} verlangt mehr, als alle Plättchen des Satzes zusammen hergeben: Es ${s === '1' ? 'fehlt 1' : `fehlen ${s}`}.`,
  ],
  [
    /^each seat adds (\d+) tokens; (\d+) to (\d+) are possible$/,
    ([n, a, b]) => `Jeder Platz gibt ${n} Marker in den Beutel; möglich sind ${a} bis ${b}.`,
  ],
  [
    /^the plan of ([a-z]+) names a building without an action$/,
    ([who], name) => `Der Bauplan von ${name(who)} nennt ein Gebäude ohne Aktion.`,
  ],
  [
    /^the victory order names the (.*), which is no victory building$/,
    ([what], name) => `Die Reihenfolge nennt ein Gebäude, das kein Siegpunktgebäude ist: ${name(what)}.`,
  ],
]

export const sets: SetWords = {
  title: (game) => `Was in der Schachtel liegt: ${game}`,
  lead: 'Manches sagt die Anleitung, manches zeigt sie nur als Bild. Hier steht jeder Wert, wie sicher er ist und woher er kommt. Wenn du die Schachtel hast und es besser weißt, mach einen Haussatz.',
  games: 'Beim Spiel dabei',
  own: 'Deine Haussätze',
  ownNone: 'Noch keiner. Mach einen aus dem gezeigten Satz, oder öffne eine Datei.',
  unfinished: 'Etwas ist noch zu richten',
  upTo: (seats) => `für höchstens ${seats} Plätze`,
  make: 'Haussatz daraus machen',
  madeTitle: 'Meine Schachtel',
  openFile: 'Datei öffnen',
  duplicate: 'Verdoppeln',
  copyOf: (title) => `Kopie von ${title}`,
  saveFile: 'Als Datei speichern',
  remove: 'Löschen',
  removed: (title) => `„${title}“ ist gelöscht.`,
  undo: 'Zurückholen',
  play: 'Damit spielen',
  show: 'Zeigen',
  name: 'Name des Satzes',
  kept: 'Jede Änderung wird sofort in diesem Browser behalten. Laufende Partien behalten den Satz, mit dem sie begonnen haben.',
  notKept:
    'Dieser Browser konnte die Änderung nicht behalten: Sein Speicher ist voll oder verschlossen. Speichere den Satz als Datei.',
  unreadable:
    'Hier liegen Sätze von dir, die diese Version nicht lesen kann. Sie werden nicht überschrieben.',
  beside: 'Daneben zeigen',
  besideNone: 'nichts',
  same: 'In beiden gleich.',
  grades: {
    rulebook: { name: 'Aus der Anleitung', about: 'steht in ihrem Text' },
    public: { name: 'Öffentlich belegt', about: 'auf Fotos oder in anderen öffentlichen Quellen zu sehen' },
    reconstruction: {
      name: 'Rekonstruiert',
      about: 'passt zu allem Bekannten, ist aber selbst nicht bekannt',
    },
    house: { name: 'Aus einer Schachtel daheim', about: 'von jemandem eingetragen' },
  },
  form: 'Formular',
  file: 'Datei',
  fileAbout:
    'Der ganze Satz als Text. Was du hier schreibst, steht genauso im Formular; auch „npx gam play --components“ liest ihn.',
  fileLabel: 'Der Satz als JSON',
  line: (line) => `Zeile ${line}`,
  torn: (line, column, found) =>
    found === ''
      ? `Der Text endet zu früh, in Zeile ${line}: Eine Klammer oder ein Anführungszeichen fehlt.`
      : `Zeile ${line}, Spalte ${column}: Ab „${found}“ ist der Text nicht zu lesen. Ein Komma, ein Doppelpunkt, eine Klammer oder ein Anführungszeichen fehlt oder ist zu viel.`,
  tooLarge: 'Diese Datei ist zu groß für einen Satz.',
  otherGame: (game) => `Dieser Satz gehört zu einem anderen Spiel: ${game}.`,
  notASet: 'Diese Datei ist kein Satz: Sie muss „id“, „title“ und „values“ enthalten.',
  problems: (n) =>
    n === 1
      ? 'Eines ist zu richten, bevor man damit spielen kann.'
      : `${n} Dinge sind zu richten, bevor man damit spielen kann.`,
  fine: 'Mit diesem Satz kann man spielen.',
  putBack: 'Zurücksetzen',
  add: 'Hinzufügen',
  addTo: (title) => `Hinzufügen zu: ${title}`,
  removeEntry: (n) => `Eintrag ${n} entfernen`,
  earlier: (n) => `Eintrag ${n} nach vorn`,
  later: (n) => `Eintrag ${n} nach hinten`,
  entries: (n, most) => `${n} von höchstens ${most}`,
  empty: 'keine',
  yes: 'ja',
  no: 'nein',
  sum: (n) => `zusammen ${n}`,
  atTable: (title) => `Haussatz: ${title}`,
  atTableAbout: 'An diesem Tisch wird nicht mit den üblichen Teilen gespielt. Was anders ist, ist markiert.',
  keep: 'Eine Kopie dieses Satzes behalten',
  keptNow: 'Liegt bei deinen Haussätzen.',
  said: (why, name) => turned(SENTENCES, why, name),
}
