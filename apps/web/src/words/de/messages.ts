import type { Messages } from '../en/messages.ts'

const ZAHLEN = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

function bots(n: number): string {
  return n === 1 ? 'ein Bot' : `${ZAHLEN[n] ?? n} Bots`
}

/** Dasselbe auf Deutsch. */
export const messages: Messages = {
  brand: 'Gam',
  marks: { colon: ': ', semicolon: '; ' },
  nav: {
    language: 'Sprache',
    play: 'Spielen',
    tables: 'Tische',
    replays: 'Partien',
    rules: 'Regeln',
    settings: 'Einstellungen',
    main: 'Hauptmenü',
    skip: 'Zum Inhalt',
  },
  home: {
    title: 'Die Walspiele an einem Tisch',
    lead: 'Allein gegen gute Gegner oder gemeinsam an einem Bildschirm.',
    leadFar: 'Allein gegen gute Gegner, gemeinsam an einem Bildschirm oder mit Freunden über einen Link.',
    invite: 'Freunde einladen',
    noServer: (online) =>
      online
        ? 'Für das Spiel mit Leuten anderswo braucht es einen Gam-Server; hier gibt es keinen.'
        : 'Du bist offline. Das Spiel mit Leuten anderswo wartet, bis du zurück bist; alles andere geht.',
    tables: 'Offene Tische',
    tablesLead: (n) =>
      n === 0
        ? 'Eröffne einen, andere kommen dazu'
        : n === 1
          ? 'An einem ist noch Platz'
          : `An ${n} ist noch Platz`,
    onServer: (when) => `Auf dem Server, ${when}`,
    gathering: 'Alle finden sich noch ein',
    playNow: 'Spielen',
    setUp: 'Einrichten',
    soon: 'Der Spielplan wird noch geschnitzt.',
    resume: 'Weiterspielen',
    saved: (when) => `Auf diesem Gerät gespeichert, ${when}`,
    waiting: (name) => `${name} ist dran`,
    yourTurns: (n) => (n === 1 ? 'Und noch eine wartet auf dich' : `Und noch ${n} warten auf dich`),
    yourTurnFor: (left) => `Du bist dran, noch ${left}`,
    botForMe: 'Ein Bot spielt für dich',
    units: { day: 'T.', hour: 'Std.' },
    others: 'Deine anderen Partien',
    newcomer: 'Neu hier?',
    newcomerLead: 'Das Kartenspiel ist in fünf Minuten gelernt. „Spielen“ setzt dich zu zwei Bots.',
    learn: 'Lernen',
    learnFirst: 'In einer geführten Partie lernen',
    won: (names) => `${names} gewinnt`,
    with: (names) => `mit ${names}`,
    alone: 'allein',
    discard: 'Entfernen',
    discardTitle: 'Diese Partie entfernen?',
    discardText: 'Sie liegt nur auf diesem Gerät und lässt sich nicht zurückholen.',
    offline: 'Spielbereit auch ohne Netz',
    online: 'Wird für das Spiel ohne Netz vorbereitet',
    offlineNeeds: 'Spiel ohne Netz geht nur unter einer https-Adresse',
    challenge: 'Aufgabe des Tages',
    challengeLead: 'Für alle gleich, ein Versuch',
    puzzles: 'Rätsel',
    puzzlesLead: 'Eine Entscheidung, ein bester Zug',
    named: (game, names) => `${game} ${names}`,
  },
  when: {
    now: 'gerade eben',
    minutes: (n) => (n === 1 ? 'vor einer Minute' : `vor ${n} Minuten`),
    hours: (n) => (n === 1 ? 'vor einer Stunde' : `vor ${n} Stunden`),
    days: (n) => (n === 1 ? 'gestern' : `vor ${n} Tagen`),
  },
  setup: {
    title: (game) => `${game} einrichten`,
    presets: 'Wie viel vom Spiel?',
    seats: 'Wer spielt mit?',
    options: 'Optionen',
    components: 'Was in der Schachtel liegt',
    componentsAbout: 'Wo die Anleitung nur ein Bild zeigt, ist mehr als ein Satz denkbar.',
    houseSets: 'Deine Haussätze',
    houseSet: 'Dein Haussatz: Alle am Tisch sehen, dass damit gespielt wird.',
    toMend: (title) => `${title} (noch zu richten)`,
    setTooSmall: (seats) => `Dieser Satz reicht nicht für ${seats} Plätze.`,
    lookAtSets: 'Die Sätze ansehen oder einen eigenen machen',
    houseShort: 'Haussatz',
    houseTitle: (title) => `Haussatz: ${title}`,
    person: 'Mensch',
    nameOf: (n) => `Name auf Platz ${n}`,
    playerOf: (n) => `Wer auf Platz ${n} sitzt`,
    flagOf: (n) => `Flagge von Platz ${n}`,
    addSeat: 'Platz hinzufügen',
    removeSeat: (n) => `Platz ${n} entfernen`,
    start: 'Partie beginnen',
    friends: 'Mit Freunden spielen',
    addAutomaton: (name) => `${name} dazusetzen`,
    clash: 'Passt nicht zu deiner übrigen Auswahl.',
    chosen: (n, of) => (n === 0 ? `Unter ${of} wählen` : `${n} von ${of} gewählt`),
    grades: {
      rulebook: 'Aus der Anleitung',
      public: 'Öffentlich belegt',
      reconstruction: 'Rekonstruiert',
      house: 'Aus deiner Schachtel',
    },
    summary: (people, robots, extras, seats) => {
      const who =
        robots === 0
          ? `${people} Menschen an diesem Bildschirm`
          : people === 0
            ? `${bots(robots)}, und du siehst zu`
            : people === 1
              ? `du und ${bots(robots)}`
              : `${people} Menschen und ${bots(robots)}`
      return `${seats} Plätze: ${[who, ...extras].join(', ')}.`
    },
    shared: 'Das Gerät wandert reihum: Jede Hand bleibt verdeckt, bis ihr Besitzer sie öffnet.',
    needName: 'Jeder Platz braucht einen Namen.',
    sameName: 'Zwei Plätze heißen gleich.',
    rule: 'Regel',
  },
  faults: {
    'bad-request': 'Das war nicht zu verstehen.',
    'bad-options': 'Diese Optionen passen nicht zusammen. Ändere eine davon.',
    'bad-components': 'Dieser Satz passt nicht zu diesem Tisch. Wähle einen anderen.',
    'bad-seats': 'Mit so vielen Plätzen geht es nicht. Füge einen hinzu oder entferne einen.',
    'bad-state': 'Diese Stellung ist beschädigt.',
    'bad-replay': 'Diese Partie ist beschädigt und lässt sich nicht öffnen.',
    'bad-notation': 'Dieser Zug war nicht zu verstehen.',
    'unknown-rules': 'Diese Partie wurde nach anderen Regeln gespielt, als diese Version sie kennt.',
    'not-offered': 'Das geht jetzt nicht.',
    'list-ends': 'Hier muss erst zu sehen sein, was kommt. Nichts ist geschehen.',
    illegal: 'Das ist jetzt nicht erlaubt.',
    'not-your-turn': 'Du bist nicht dran.',
    'game-over': 'Die Partie ist zu Ende.',
    'no-undo': 'Dieser Schritt lässt sich nicht zurücknehmen.',
    stopped: 'Der Tisch ist stehen geblieben. Deine Partie ist sicher.',
    strayed: 'Darum geht es hier gerade nicht.',
  },
  levels: {
    novice: 'Neuling',
    easy: 'Leicht',
    normal: 'Normal',
    hard: 'Schwer',
    expert: 'Meisterlich',
  },
  flags: [
    'Zinnober, Scheibe',
    'Blau, Kreuz',
    'Gelb, Dreieck',
    'Grün, Quadrat',
    'Tinte, Stern',
    'Elfenbein, Raute',
  ],
  table: {
    setting: 'Der Tisch wird gedeckt',
    yourTurn: 'Du bist dran',
    waitingFor: (name) => `Wir warten auf ${name}`,
    thinking: (name) => `${name} überlegt`,
    atTheTable: 'Am Tisch',
    over: 'Die Partie ist zu Ende',
    undo: 'Zurück',
    undoWhy: {
      possible: 'Deinen letzten Schritt zurücknehmen',
      nothing: 'Es wurde noch nichts gespielt.',
      revealed: 'Dein letzter Zug hat etwas aufgedeckt, er lässt sich nicht zurücknehmen.',
      other: 'Der letzte Zug war nicht deiner, es gibt nichts zurückzunehmen.',
      ask: 'Andere haben seitdem gespielt. Frag sie, ob du den Zug zurücknehmen darfst.',
    },
    undoHold: 'Deinen letzten Schritt zurücknehmen. Halten: den Zug neu beginnen.',
    startAgain: 'Meinen Zug neu beginnen',
    hint: 'Tipp',
    hintsOff:
      'An diesem Tisch gibt es keine Tipps: Gegen andere Menschen denkt jeder selbst. Wer einen Tisch macht, kann sie erlauben.',
    tookBack: (name, steps) =>
      steps === 1
        ? `${name} hat einen Schritt zurückgenommen.`
        : `${name} hat ${steps} Schritte zurückgenommen.`,
    putBack: 'Zurücklegen',
    skip: 'Überspringen',
    log: 'Verlauf',
    talk: 'Unterhaltung',
    unread: (n) => (n === 1 ? '1 neue Zeile' : `${n} neue Zeilen`),
    logEmpty: 'Noch ist nichts geschehen.',
    since: 'Seit meinem Zug',
    sinceCount: (at, of) => `Seit deinem Zug: ${at} von ${of}`,
    offersNone: 'In diesem Spiel gibt es nichts zu bauen oder zu kaufen.',
    sinceNone: 'Seit deinem Zug ist nichts geschehen.',
    here: 'dein letzter Zug',
    scores: 'Punkte',
    menu: 'Menü',
    options: (n) => (n === 1 ? '1 Möglichkeit' : `${n} Möglichkeiten`),
    optionList: 'Möglichkeiten',
    orders: 'Anweisungen',
    ordersButton: (held) => (held === 0 ? 'Anweisungen' : `Anweisungen: ${held}`),
    ordersAbout:
      'Wo dir eine Anweisung nur das Passen lässt, passt der Tisch für dich. Niemand sonst sieht deine Anweisungen; die anderen hören ein Passen wie jedes andere.',
    ordersNone: 'Du hast keine gegeben.',
    ordersOpen: 'Du könntest anweisen',
    askAgain: 'Mich wieder fragen',
    notNow: (n) => `Jetzt nicht möglich, ${n}`,
    notYourTurn: 'Du bist nicht dran. Gerade gibt es nichts zu wählen.',
    rules: 'Regeln',
    rule: (id) => `Regel ${id}`,
    close: 'Schließen',
    leave: 'Den Tisch verlassen',
    leaveAbout: 'Die Partie ist auf diesem Gerät gespeichert.',
    keys: 'Tasten',
    regions: {
      header: 'Tisch',
      board: 'Spielplan',
      mine: 'Meine Sachen',
      prompt: 'Entscheidung',
      log: 'Verlauf',
    },
    denied: 'Das ging nicht mehr; der Tisch ist auf dem neuesten Stand.',
    bot: 'Bot',
    program: 'Programm',
  },
  veil: {
    title: (name) => `Gib das Gerät an ${name} weiter`,
    text: 'Die Hand erscheint, wenn der Knopf gehalten wird.',
    hold: 'Halten zum Öffnen',
    keys: 'Mit der Tastatur: Leertaste halten oder zweimal drücken.',
    again: 'Noch einmal drücken zum Öffnen',
  },
  keys: {
    title: 'Tasten',
    regions: 'Zwischen den Teilen des Tisches',
    inside: 'Innerhalb eines Teils',
    act: 'Wählen, bestätigen',
    back: 'Zurücklegen, schließen',
    numbers: 'Die Knöpfe der Entscheidung; ohne Knöpfe die Möglichkeiten, wie ihre Liste sie zählt',
    list: 'Alle Möglichkeiten als Liste',
    undo: 'Zurücknehmen',
    startAgain: 'Meinen Zug neu beginnen',
    inspect: 'Was ist das für ein Teil?',
    since: 'Was seit meinem Zug geschah',
    hint: 'Ein Tipp, wo der Tisch es erlaubt',
    scores: 'Punkte',
    help: 'Diese Liste',
    spoken: 'Gesprochene Antworten',
    mine: 'Meine Hand',
    players: 'Mitspielende',
    board: 'Der gemeinsame Spielplan',
    offers: 'Was sich bauen lässt',
    last: 'Das letzte Ereignis',
    wait: 'Auf wen wir warten',
    arrows: 'Pfeile',
  },
  result: {
    title: 'Ergebnis',
    wins: (name, by) =>
      by === 0
        ? `${name} gewinnt: punktgleich, doch der Gleichstand geht an ${name}.`
        : by === 1
          ? `${name} gewinnt mit einem Punkt Vorsprung.`
          : `${name} gewinnt mit ${by} Punkten Vorsprung.`,
    shared: (names) => `${names} gewinnen gemeinsam.`,
    parts: 'Woher die Punkte kommen',
    overTime: 'Punkte im Verlauf',
    chart: (lines) => `Punkte nach jedem Zug. Am Ende: ${lines}.`,
    total: 'Summe',
    player: 'Wer',
    moves: (n) => (n === 1 ? '1 Zug' : `${n} Züge`),
    rematch: 'Revanche',
    turned: 'Zeig, wo es kippte',
    saveReplay: 'Partie speichern',
    home: 'Startseite',
  },
  rules: {
    title: 'Die Regelbücher',
    lead: 'Eines für jedes Spiel: jede Regel in klaren Worten, mit Bildern, jeder Auslegung und ihrem Grund.',
    failed: 'Das Regelbuch lässt sich nicht öffnen. Sieh nach deiner Verbindung und lade die Seite neu.',
  },
  trouble: {
    title: 'Da liegt etwas im Weg',
    'table-stopped':
      'Der Tisch ist stehen geblieben. Deine Partie ist sicher: Sie wurde nach dem letzten Zug gespeichert.',
    'bots-stopped': 'Der Gegner ist stehen geblieben. Deine Partie ist sicher.',
    'not-saved':
      'Der letzte Zug ließ sich nicht speichern: Der Speicher dieses Browsers ist voll oder gesperrt.',
    'broken-save':
      'Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Es wurde nichts verändert.',
    'newer-save': 'Diese Partie wurde von einer neueren Version gespeichert. Es wurde nichts verändert.',
    'other-rules':
      'Diese Partie wurde nach anderen Regeln gespielt, als diese Version sie kennt. Es wurde nichts verändert.',
    'no-save': 'Unter dieser Adresse liegt keine gespeicherte Partie.',
    'bad-file':
      'Diese Datei ist weder eine gespeicherte Partie noch die Aufzeichnung einer Partie, oder sie ist beschädigt.',
    'without-moves':
      'Diese Aufzeichnung enthält keine Züge: Der Tisch hält seinen Schlüssel geheim, oder der Tag der Aufgabe war noch nicht vorbei.',
    'too-large': 'Diese Datei ist zu groß für eine Partie.',
    shelf:
      'Die gespeicherten Partien dieses Browsers lassen sich jetzt nicht lesen. Es wurde nichts verändert.',
    unreadable: (n) =>
      n === 1
        ? 'Eine gespeicherte Partie lässt sich nicht lesen.'
        : `${n} gespeicherte Partien lassen sich nicht lesen.`,
    look: 'Ansehen',
    restart: 'Neu starten',
    saveFile: 'Als Datei speichern',
    notHandedOut: 'Als Datei lässt sie sich jetzt nicht herausgeben; sie bleibt, wo sie ist.',
    home: 'Zur Startseite',
    detail: 'Einzelheiten',
    crashed:
      'Diese Seite ist auf Grund gelaufen. Deine Partien sind sicher: Sie werden nach jedem Zug gespeichert.',
    lostPage: 'Unter dieser Adresse gibt es nichts.',
  },
  names: ['Ilse', 'Benedikt', 'Oluwaseun', 'Franziska', 'Tomasz', 'Mara'],
  and: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`,
}
