import type { RemoteWords } from '../en/remote.ts'
import { messages } from './messages.ts'

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']

function number(n: number): string {
  return NUMBERS[n] ?? String(n)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function counted(n: number, one: string, many: string): string {
  return n === 1 ? one : `${number(n)} ${many}`
}

/** „Zu zweit“; und Leute für sich gezählt. */
const TOGETHER = ['', 'eins', 'zweit', 'dritt', 'viert', 'fünft', 'sechst']
const PEOPLE = ['niemand', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

/** Dasselbe auf Deutsch. */
export const remote: RemoteWords = {
  noServer: (online) =>
    online
      ? 'Für das Spiel mit Leuten anderswo braucht es einen Gam-Server, und unter dieser Adresse gibt es keinen. Alles andere geht wie immer.'
      : 'Du bist offline, der Server ist also nicht zu erreichen. Alles andere geht wie immer.',
  tryAgain: 'Noch einmal',
  asking: 'Der Server wird gefragt',
  cancel: 'Abbrechen',
  save: 'Speichern',
  details: 'Einzelheiten',
  failures: {
    ...messages.faults,
    offline: 'Der Server ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
    'bad-request': 'Der Server hat das nicht verstanden.',
    'bad-components': 'Dieser Satz von Teilen passt nicht zu diesem Tisch. Wähl einen anderen.',
    'bad-seats':
      'So gehen die Plätze nicht. Ein Tisch braucht einen Platz für einen Menschen und verschiedene Flaggen.',
    'unknown-rules': 'An diesem Tisch gelten andere Regeln, als diese Version sie kennt. Lade die Seite neu.',
    'not-offered': 'Das ist jetzt nicht möglich.',
    'game-over': 'Das Spiel ist aus.',
    stale: 'Am Tisch ging es schon weiter; jetzt ist alles aktuell.',
    'no-session': 'Der Server kennt dich nicht mehr. Sag noch einmal deinen Namen.',
    'not-allowed': 'Das kannst du an diesem Tisch nicht bestimmen.',
    'not-found':
      'Unter dieser Adresse ist kein Tisch. Vielleicht ist der Link abgeschnitten; frag noch einmal danach.',
    'seat-taken': 'Dieser Platz ist besetzt. Nimm einen anderen.',
    'wrong-time': 'Das geht an dieser Stelle des Spiels nicht.',
    'wrong-password': 'Anmeldename und Passwort passen nicht zusammen.',
    'name-taken': 'Diesen Namen gibt es schon. Nimm einen anderen.',
    'too-fast': 'Das war viel auf einmal. Wart ein wenig, dann geht es weiter.',
    'too-large': 'Das ist zu viel für eine Nachricht.',
    'too-many': 'Mehr geht nicht. Beende erst etwas anderes.',
    unavailable: 'Der Server ist beschäftigt. Versuch es gleich noch einmal.',
    broken: 'Der Server hat einen Fehler gemacht. Verloren ist nichts; versuch es noch einmal.',
  },
  name: {
    label: 'Dein Name am Tisch',
    rule: 'Ein bis 24 Zeichen, ohne Leerzeichen am Rand.',
    needed: 'Sag, wer du bist: ein bis 24 Zeichen, ohne Leerzeichen am Rand.',
  },
  pace: {
    title: 'Tempo',
    none: 'ohne Uhr',
    move: (seconds) =>
      seconds % 60 === 0
        ? `${counted(seconds / 60, 'eine Minute', 'Minuten')} je Zug`
        : `${counted(seconds, 'eine Sekunde', 'Sekunden')} je Zug`,
    bank: (seconds, increment) => {
      const minutes = counted(Math.round(seconds / 60), 'eine Minute', 'Minuten')
      return increment === 0
        ? `${minutes} für alle Züge`
        : `${minutes} für alle Züge, ${increment} Sekunden je Runde dazu`
    },
    days: (days) => `${counted(days, 'ein Tag', 'Tage')} je Zug`,
    absence: 'Wenn jemand nicht da ist und dran wäre',
    absences: (seconds) =>
      seconds < 60
        ? `nach ${counted(seconds, 'einer Sekunde', 'Sekunden')} können die anderen um einen Bot bitten`
        : seconds < 3600
          ? `nach ${counted(Math.round(seconds / 60), 'einer Minute', 'Minuten')} können die anderen um einen Bot bitten`
          : `nach ${counted(Math.round(seconds / 3600), 'einer Stunde', 'Stunden')} können die anderen um einen Bot bitten`,
    late: 'Wenn die Zeit um ist',
    lates: {
      bot: 'Ein Bot spielt weiter, bis der Mensch zurück ist',
      move: 'Ein Bot macht diesen einen Zug',
      out: 'Der Platz ist aus dem Spiel, ein Bot spielt ihn zu Ende',
    },
  },
  units: { day: 'T.', hour: 'Std.' },
  invite: {
    title: 'Freunde einladen',
    openTitle: 'Einen Tisch eröffnen',
    game: 'Welches Spiel?',
    players: 'Spielende',
    playersOf: (game) => `Wie viele spielen ${game}`,
    make: 'Einladen',
    makeOf: (game) => `Zu ${game} einladen`,
    open: 'Eröffnen',
    openOf: (game) => `Einen Tisch für ${game} eröffnen`,
    makeTable: 'Tisch aufstellen',
    terms: 'Tempo und Gesellschaft',
    who: 'Wer kommen kann',
    whos: { link: 'Wer den Link hat', all: 'Alle: Er steht bei den offenen Tischen' },
    spectators: 'Andere dürfen zusehen',
    key: 'Den Schlüssel des Gebens nachher zeigen',
    keyAbout: 'So können alle prüfen, ob ehrlich gegeben wurde. Dann sind auch alle Hände zu sehen.',
    hints: 'Wer spielt, darf um Tipps bitten',
    hintsAbout: 'Was ein starker Bot erwägen würde. Alle am Tisch sehen, dass es erlaubt ist.',
    programs: 'Programme dürfen sich setzen',
    programsAbout: 'Bots, die jemand geschrieben hat. Wo ihr Name steht, ist es vermerkt.',
    busy: 'Der Tisch wird aufgestellt',
  },
  lobby: {
    title: 'Tische',
    mine: 'Deine Tische',
    open: 'Offene Tische',
    past: 'Beendete Partien',
    empty: 'Gerade ist kein Tisch offen. Eröffne einen oder spiel solange gegen einen Bot.',
    inviteFriends: 'Freunde einladen',
    openOne: 'Einen Tisch eröffnen',
    playBot: 'Gegen einen Bot spielen',
    join: 'Mitspielen',
    goOn: 'Weiterspielen',
    toTable: 'Zum Tisch',
    result: 'Ergebnis',
    yourTurn: 'Du bist dran',
    waitingFor: (name) => `${name} ist dran`,
    gathering: (free) =>
      free === 0
        ? 'Alle Plätze sind besetzt'
        : free === 1
          ? 'Ein Platz ist frei'
          : `${capital(number(free))} Plätze sind frei`,
    won: (names) => `${names} gewinnt`,
    over: 'Beendet',
    seats: (taken, of) => `${taken} von ${of} Plätzen besetzt`,
    plain: 'das einfache Spiel',
    host: 'lädt ein',
    who: (name) => `Du bist ${name}`,
    nobody: 'Konto und Nachrichten',
  },
  room: {
    title: 'Bitte Freunde an deinen Tisch',
    titleOf: (host) => `Am Tisch von ${host}`,
    others: 'Bitte andere dazu',
    about: 'Wer den Link öffnet, setzt sich und braucht nur einen Namen. Kein Konto, keine App.',
    table: 'Der Tisch',
    what: (game, seats, minutes) =>
      `${game}, ${counted(seats, 'ein Platz', 'Plätze')}${minutes === null ? '' : `, etwa ${minutes} Min.`}`,
    seats: 'Wer mitspielt',
    free: 'Freier Platz',
    freeAbout: 'für alle, die den Link öffnen',
    kept: (name) => `für ${name} freigehalten`,
    you: 'du, an diesem Gerät',
    host: 'lädt ein',
    here: 'ist da',
    away: 'gerade nicht da',
    came: (when) => `hat sich ${when} gesetzt`,
    bot: (level) => `Bot, ${level}`,
    automaton: 'spielt allein nach den Regeln',
    sitter: (seat) => `Wer Platz ${seat} spielt`,
    styleOf: (seat) => `Stil des Bots auf Platz ${seat}`,
    level: (level) => `Bot: ${level}`,
    anybody: 'Frei für jemanden',
    seatBot: 'Bot setzen',
    seatBotAt: (seat) => `Einen Bot auf Platz ${seat} setzen`,
    unkeep: 'Freigeben',
    unkeepOf: (name) => `Den für ${name} freigehaltenen Platz freigeben`,
    sendAway: 'Wegschicken',
    sendAwayOf: (name) => `${name} wegschicken`,
    sendAwayText: 'Wer weggeschickt wird, steht auf und kann sich hier nicht wieder setzen.',
    account: 'Name und Konto',
    sit: 'Setz dich',
    fill: 'Bots auf die freien Plätze',
    start: 'Spiel beginnen',
    startWith: (n) => `Zu ${TOGETHER[n] ?? n} beginnen`,
    startAlone: 'Allein beginnen',
    needed: (n) =>
      n === 1 ? 'Es fehlt noch jemand. Oder setz einen Bot.' : `Es fehlen noch ${number(n)}. Oder setz Bots.`,
    neededAll: 'In der anderen Partie war jeder Platz besetzt. Setz Bots, oder warte.',
    fewer: (here, free) =>
      here === 1
        ? 'Du kannst allein beginnen; die freien Plätze bleiben leer.'
        : `Ihr könnt zu ${TOGETHER[here] ?? here} beginnen; ${free === 1 ? 'der freie Platz bleibt' : 'die freien Plätze bleiben'} leer.`,
    allHere: 'Alle Plätze sind besetzt.',
    waitHost: (name) => `${name} beginnt das Spiel, sobald alle da sind.`,
    waitAny: 'Das Spiel beginnt, sobald alle da sind.',
    onlooker: (n) =>
      n === 1
        ? 'Noch jemand ist da und hat sich nicht gesetzt.'
        : `Noch ${number(n)} sind da und haben sich nicht gesetzt.`,
    sat: (name, here, of) =>
      `${name} hat sich gesetzt. ${capital(PEOPLE[here] ?? String(here))} von ${PEOPLE[of] ?? of}.`,
    rose: (name, here, of) =>
      `${name} ist aufgestanden. ${capital(PEOPLE[here] ?? String(here))} von ${PEOPLE[of] ?? of}.`,
    leave: 'Tisch verlassen',
    dealing: 'Es wird gegeben',
    terms: 'Was gespielt wird',
    byLink: 'nur über den Link zu finden',
    listed: 'steht bei den offenen Tischen',
    looked: 'andere dürfen zusehen',
    unlooked: 'ohne Zuschauende',
    hints: 'Tipps sind erlaubt',
    noHints: 'ohne Tipps',
    programs: 'Programme dürfen sich setzen',
    noPrograms: 'nur für Menschen, keine Programme',
    from: (moves, deal) =>
      deal === 'same'
        ? `Beginnt bei Zug ${moves} einer anderen Partie. Alles liegt, wie es damals lag, und der Zufall geht weiter wie damals: Wer jene Partie kennt, weiß, was kommt.`
        : `Beginnt bei Zug ${moves} einer anderen Partie. Was nicht alle sehen konnten, wird neu gegeben.`,
    late: 'Wenn die Zeit um ist',
    fair: 'Ehrlich gegeben',
    fairAbout:
      'Jeder Browser am Tisch gibt etwas Zufälliges dazu. So kann niemand allein das Geben kennen oder bestimmen, auch der Server nicht.',
    fairSame: 'Hier wird nichts gegeben: Die Partie geht mit dem Zufall der anderen weiter.',
    fairCount: (n, of) => `${n} von ${of} haben ihren Teil schon dazugegeben.`,
    keyShown: 'Nach dem Spiel können es alle prüfen.',
    keyKept: 'Dieser Tisch hält seinen Schlüssel geheim; nachher lässt es sich nicht prüfen.',
    unseen: 'An diesem Tisch sieht niemand zu, und du hast dort keinen Platz.',
    closed: 'Diesen Tisch gibt es nicht mehr: Alle sind gegangen, bevor das Spiel begann.',
  },
  invitation: {
    title: 'Der Weg hierher',
    link: 'Link zu diesem Tisch',
    phone: 'Ein Telefon neben dir',
    phoneAbout: 'Richte seine Kamera auf den Code.',
    code: (link) => `Ein Code für Kameras, er öffnet ${link}`,
    large: 'Groß',
    largeTitle: 'Richte eine Kamera darauf',
    network: 'Im selben Netz',
    voice: 'Zum Weitersagen',
    voiceAt: (site) => `auf ${site}`,
    send: 'Per Mail oder Messenger',
    share: 'Wähle, womit du ihn schickst',
    mail: 'Eine Mail schreiben',
    text: (game) => `Spiel mit mir ${game}`,
    reach: {
      proven: (when) => `Von draußen geöffnet, zuletzt ${when}: Der Link geht dort.`,
      untried:
        'Die Adresse ist eingestellt; von draußen ist noch niemand darüber gekommen. Wer zuerst kommt, zeigt, dass es geht.',
      network: 'Nur in diesem Haus: Freunde müssen im selben Netz sein.',
      unknown:
        'Es ist die Adresse, über die du gekommen bist. Ob Freunde anderswo sie öffnen können, weiß hier niemand.',
    },
    here: {
      title: 'Nur dieser Computer kann den Link öffnen.',
      about: 'Gam hört hier nur auf diesen Computer; Freunde sähen eine leere Seite.',
      ways: 'Zwei Wege, sie hereinzulassen',
      house: 'Freunde im selben Haus',
      houseAbout:
        'Beende Gam und starte es so. Diesen Tisch gibt es dann noch, und sein Link wird die Adresse dieses Computers.',
      command: 'Der Befehl',
      elsewhere: 'Freunde anderswo',
      elsewhereAbout:
        'Gib Gam einmal einen Namen und HTTPS. Das dauert zehn Minuten; oder frag, wer euren Server betreibt.',
      steps: 'Schritt für Schritt',
      now: 'Jetzt gleich, ohne Netz:',
      round: 'Ein Gerät herumreichen',
      bots: 'Gegen Bots spielen',
    },
    steps: {
      title: 'Freunde anderswo, Schritt für Schritt',
      name: 'Besorg einen Namen wie gam.example, der zu deiner Adresse daheim oder zu einem gemieteten Rechner führt. Daheim soll der Router die Ports 80 und 443 an diesen Computer weitergeben.',
      caddy: 'Installier Caddy und starte es so, neben Gam. Das Zertifikat holt es sich selbst.',
      start: 'Starte Gam unter diesem Namen.',
      after:
        'Öffne den Tisch unter dem neuen Namen. Sobald jemand darüber gekommen ist, steht es auf dieser Seite.',
      caddyCommand: 'Der Befehl für Caddy',
      command: 'Der Befehl für Gam',
    },
  },
  invited: {
    asks: (host) => `${host} bittet dich zu einer Partie`,
    asksAgain: (host) => `${host} bittet um noch eine Partie`,
    open: 'Du bist gebeten zu einer Partie',
    minutes: (minutes) => `etwa ${minutes} Minuten`,
    facts: (length, people) => `${capital(length)}; ${people}.`,
    people: (here, free) => {
      const who = here === 1 ? 'eine Person ist da' : `${number(here)} sind da`
      if (free === 0) return who
      return `${who}, ${free === 1 ? 'ein Platz ist' : `${number(free)} Plätze sind`} frei`
    },
    kept: 'Dein Platz ist für dich freigehalten.',
    whoSits: 'Wer dort sitzt',
    seatFor: 'du?',
    flag: 'Deine Flagge',
    taken: (name) => `Hier heißt schon jemand ${name}.`,
    instead: (name) => `${name}?`,
    again: 'Setz dich wieder',
    learn: 'Erst lernen',
    look: 'Nur zusehen',
    full: (host) =>
      host === null
        ? 'Alle Plätze sind besetzt.'
        : `Alle Plätze sind besetzt. Sieh zu, oder frag ${host} nach dem nächsten.`,
    looking: 'Du siehst zu. Das Spiel öffnet sich hier, sobald es beginnt.',
    removed: (host) =>
      host === null
        ? 'Du wurdest von diesem Tisch weggeschickt.'
        : `${host} hat dich von diesem Tisch weggeschickt.`,
  },
  code: {
    label: 'Link oder Code eines Tisches',
    go: 'Zum Tisch',
    none: 'Unter diesem Code wartet kein Tisch. Ein Code endet, wenn sein Spiel beginnt; frag dann nach dem Link.',
  },
  copying: { copy: 'Kopieren', copied: 'Kopiert', byHand: 'Drück Strg C' },
  link: {
    connecting: 'Verbindung wird aufgebaut',
    lost: 'Verbindung verloren. Dein letzter Zug ist gespeichert.',
    lostSending: 'Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder da ist.',
    back: (moves) =>
      moves === 0
        ? 'Wieder da. Inzwischen ist nichts passiert.'
        : moves === 1
          ? 'Wieder da. Ein Zug ist inzwischen passiert.'
          : `Wieder da. ${capital(number(moves))} Züge sind inzwischen passiert.`,
    faster: (name) => `${name} war schneller; der Tisch ist aktuell.`,
    changed: 'Am Tisch ging es schon weiter; er ist jetzt aktuell.',
    dismiss: 'Alles klar',
  },
  table: {
    lookingOn: 'Du siehst zu',
    spectators: (n) => (n === 1 ? 'jemand sieht zu' : `${number(n)} sehen zu`),
    away: (minutes) =>
      minutes < 1
        ? 'nicht da'
        : minutes < 60
          ? `seit ${minutes} Min. nicht da`
          : `seit ${Math.floor(minutes / 60)} Std. nicht da`,
    brief: { bot: 'Bot', left: 'gegangen', out: 'aus', away: 'nicht da', resting: 'Urlaub' },
    botPlays: 'ein Bot spielt',
    standsFor: (name) => `für ${name}`,
    resting: (until) =>
      `im Urlaub bis ${until.toLocaleDateString('de-DE', { day: 'numeric', month: 'numeric' })}`,
    left: 'gegangen; ein Bot spielt weiter',
    out: 'aus dem Spiel',
    timeOf: (name) => `Zeit von ${name}`,
    asksBack: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
    agree: 'Einverstanden',
    disagree: 'Lieber nicht',
    youAsked: (names) => `Du möchtest deinen Zug zurücknehmen. Es fehlt noch: ${names}.`,
    withdraw: 'Doch nicht',
    botForMe: 'Ein Bot spielt für dich.',
    takeBack: 'Ich spiele wieder selbst',
    absent: (name, minutes) =>
      minutes < 1
        ? `${name} ist nicht da und wäre dran.`
        : `${name} ist seit ${counted(minutes, 'einer Minute', 'Minuten')} nicht da und wäre dran.`,
    botFor: 'Um einen Bot bitten',
    outForMe: 'Deine Zeit ist um, und dieser Platz ist aus dem Spiel.',
    vacant: (name) => `Der Platz von ${name} ist frei.`,
    takeSeat: (mine) => (mine ? 'Wieder einnehmen' : 'Darum bitten'),
    takeSeatAbout:
      'Sag deinen Namen. Wer mitspielt, wird gefragt; die Hand siehst du, sobald alle einverstanden sind.',
    menuBot: 'Einen Bot für mich spielen lassen',
    menuGiveUp: 'Meinen Platz aufgeben',
    giveUpTitle: 'Deinen Platz aufgeben?',
    giveUpText:
      'Ein Bot spielt für dich weiter. Wenn der Tisch zustimmt, kann jemand anderes den Platz nehmen; solange er frei ist, kannst du zurückkommen.',
    menuLink: 'Link kopieren',
    menuAccount: 'Konto und Nachrichten',
    leaveAbout: (account) =>
      account
        ? 'Die Partie bleibt auf dem Server. Du kannst jederzeit zurückkommen, von jedem Gerät.'
        : 'Die Partie bleibt auf dem Server. Du kannst mit diesem Browser jederzeit zurückkommen, mit einem Konto von jedem Gerät.',
    rematchReady: 'Sie spielen noch eine Partie.',
    rematchAsked: (name) => `${name} bittet um Revanche.`,
    rematchGo: 'Zum neuen Tisch',
  },
  asks: {
    bot: (asker, name, minutes) =>
      minutes < 1
        ? `${asker} fragt: Soll ein Bot für ${name} spielen? ${name} ist nicht da.`
        : `${asker} fragt: Soll ein Bot für ${name} spielen? ${name} ist seit ${counted(minutes, 'einer Minute', 'Minuten')} nicht da.`,
    sit: (asker, name) =>
      `${asker} möchte den Platz von ${name} übernehmen, mit allem, was dort auf der Hand ist.`,
    waiting: (name, names) => `Ein Bot soll für ${name} spielen. Es fehlt noch ein Ja von ${names}.`,
    woken: (name, minutes) =>
      minutes < 1
        ? `${name} weiß Bescheid. Gleich spielt ein Bot weiter.`
        : `${name} weiß Bescheid. Nach ${counted(minutes, 'einer Minute', 'Minuten')} ohne Antwort spielt ein Bot weiter.`,
    sitting: (name) => `Du hast um den Platz von ${name} gebeten. Der Tisch muss zustimmen.`,
  },
  happenings: {
    bot: (name, by) =>
      by === '' ? `Ein Bot spielt für ${name}.` : `Ein Bot spielt für ${name}, mit Zustimmung von ${by}.`,
    back: (name) => `${name} ist zurück und spielt weiter.`,
    left: (name) => `${name} ist gegangen; ein Bot spielt weiter.`,
    taken: (name, from) => `${name} spielt für ${from} weiter.`,
    'late-bot': (name) => `Die Zeit von ${name} ist um; ein Bot spielt weiter.`,
    'late-move': (name) => `Die Zeit von ${name} ist um; ein Bot macht diesen Zug.`,
    'late-out': (name) => `Die Zeit von ${name} ist um; der Platz ist aus dem Spiel.`,
  },
  talk: {
    empty: 'Noch hat niemand etwas gesagt.',
    label: 'Sag etwas',
    send: 'Sagen',
    lines: 'Was gesagt wurde',
    spectator: 'sieht zu',
    mute: 'Stumm',
    muteOf: (name) => `${name} stumm schalten`,
    muted: (names) => `Du hörst nicht, was ${names} sagt.`,
    unmute: 'Wieder hören',
    unmuteOf: (name) => `${name} wieder hören`,
    report: 'Melden',
    reportOf: (name) => `Eine Zeile von ${name} melden`,
    reportTitle: 'Diese Zeile melden?',
    reportText: 'Wer diesen Server betreibt, wird sie lesen. Sag, was daran nicht geht, wenn du magst.',
    reportWhy: 'Was daran nicht geht',
    reportSend: 'Melden',
    reported: 'Gemeldet. Du musst nicht mehr lesen: Schalt stumm, wer das gesagt hat.',
    nameFirst: 'Sag zuerst deinen Namen, dann kannst du mitreden.',
  },
  fair: {
    open: 'Das Geben prüfen',
    title: 'Wurde ehrlich gegeben?',
    checking: 'Die ganze Partie wird noch einmal gespielt',
    yes: (shares) =>
      shares === 1
        ? 'Ja. Das Geben folgt aus dem Schlüssel, an den der Server vorher gebunden war, und aus dem, was du dazugegeben hast; allein konnte es niemand bestimmen. Jeder Zug war erlaubt.'
        : `Ja. Das Geben folgt aus dem Schlüssel, an den der Server vorher gebunden war, und aus dem, was ${counted(shares, 'ein Mensch', 'Menschen')} dazugegeben haben, du eingeschlossen; allein konnte es niemand bestimmen. Jeder Zug war erlaubt.`,
    consistent:
      'Die Aufzeichnung ist in sich stimmig: Das Geben folgt aus ihrem Schlüssel und ihren Teilen, und jeder Zug war erlaubt. Von diesem Browser ist kein Teil dabei, darum kann er nicht sagen, ob ehrlich gegeben wurde. Wer mitgespielt hat, kann es im eigenen Browser prüfen.',
    leftOut:
      'Die Aufzeichnung ist in sich stimmig: Das Geben folgt aus ihrem Schlüssel und ihren Teilen, und jeder Zug war erlaubt. Dein Teil kam aber nicht rechtzeitig an und ist nicht dabei, darum kann dieser Browser nicht sagen, ob ehrlich gegeben wurde.',
    yesSame:
      'Hier wurde nichts gegeben: Die Partie beginnt da, wo eine andere stand, und geht mit deren Zufall weiter. Wer jene Partie kennt, kennt auch ihn. Jeder Zug war erlaubt.',
    no: 'Nein. In dieser Aufzeichnung passt etwas nicht zusammen; was, steht unten.',
    secret: 'Dieser Tisch hält seinen Schlüssel geheim; darum lässt sich das Geben nicht prüfen.',
    fails: 'Diese Version kann diese Partie nicht prüfen.',
    checks: {
      key: 'Der Schlüssel ist der, an den der Server gebunden war, als dieser Browser den Tisch zum ersten Mal sah.',
      shares:
        'Jeder Teil ist der, an den sein Mensch vor dem Geben gebunden war; deiner ist der, den du gezogen hast.',
      terms: 'Namen, Optionen und Spielmaterial sind die, die vor dem Zeigen der Teile festgelegt waren.',
      seed: 'Das Geben folgt aus alldem und aus nichts sonst.',
      start: 'Sie beginnt genau da, wo die Partie stand, von der sie weitergeht.',
      moves: 'Nach den Regeln noch einmal gespielt, führen die Züge zum selben Ende.',
      result: 'Punkte und Sieger sind die dieses Endes.',
    },
    good: 'stimmt',
    bad: 'stimmt nicht',
    save: 'Aufzeichnung speichern',
    saveAbout: 'Die Aufzeichnung enthält alles, um die Partie mit jedem Programm zu prüfen.',
    commitment: 'Der Server war gebunden an',
    seen: 'Als dieser Browser den Tisch zum ersten Mal sah, war der Server gebunden an',
    key: 'Der Schlüssel',
    command: 'Dieselbe Prüfung auf der Kommandozeile',
    share: (name) => `Teil von ${name}`,
    none: 'nicht rechtzeitig gezeigt, also ohne Anteil am Geben',
  },
  account: {
    title: 'Du, und wie man dich erreicht',
    name: 'Name',
    rename: 'Ändern',
    guest: 'Du bist in diesem Browser zu Gast. Mit einem Konto behältst du Namen und Tische auf jedem Gerät.',
    account: (login) => `Du bist angemeldet als ${login}.`,
    passkeys: (n) => (n === 0 ? 'Noch kein Passkey.' : `${capital(counted(n, 'ein Passkey', 'Passkeys'))}.`),
    keep: 'Ein Konto anlegen',
    login: 'Anmeldename',
    loginRule: '3 bis 30 kleine Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
    password: 'Passwort',
    passwordRule: (least) => `Mindestens ${least} Zeichen.`,
    register: 'Konto anlegen',
    withPasskey: 'Lieber mit einem Passkey',
    addPasskey: 'Passkey hinzufügen',
    passkeyAbout: 'Dein Gerät weist dich aus; es gibt kein Passwort zu merken oder zu stehlen.',
    passkeyFailed: 'Der Passkey wurde nicht benutzt. Versuch es noch einmal oder nimm ein Passwort.',
    logIn: 'Anmelden',
    logInTitle: 'Ich habe ein Konto',
    logInPasskey: 'Mit Passkey anmelden',
    logOut: 'Abmelden',
    logOutGuest: 'In diesem Browser vergessen',
    logOutGuestAbout: 'Wer als Gast vergessen wird, kommt an seine Plätze nicht zurück.',
    done: 'Erledigt.',
    wake: 'Weck mich, wenn ich dran bin',
    push: 'In diesem Browser',
    pushOn: 'Du erfährst es hier, auch wenn die Seite zu ist.',
    pushOff: 'Sag es mir hier',
    pushEnd: 'Hier nicht mehr',
    pushDenied:
      'Dieser Browser lässt die Seite nichts melden. Das lässt sich in seinen Einstellungen ändern.',
    pushNeeds:
      'Wenn die Seite zu ist, wird nur unter einer https-Adresse etwas gemeldet. Solange sie offen ist, meldet sie es.',
    passkeyNeeds: 'Passkeys gehen nur unter einer https-Adresse; hier nimm ein Passwort.',
    pushNone:
      'Dieser Browser kann nichts melden, wenn die Seite zu ist. Solange sie offen ist, meldet sie es.',
    email: 'Per E-Mail an',
    emailNone: 'Dieser Server verschickt keine E-Mail.',
    webhook: 'Per Webhook, eine https-Adresse',
    webhookAbout: 'Ein Programm von dir wird aufgerufen, mit Tisch, Spiel und Grund als JSON.',
  },
  wake: {
    title: 'Wie erfährst du, dass du dran bist?',
    here: 'In diesem Browser, auch wenn die Seite zu ist',
    push: {
      on: 'Du erfährst es in diesem Browser, auch wenn die Seite zu ist.',
      denied:
        'Dieser Browser lässt keine Nachrichten dieser Seite zu. Das lässt sich in seinen Einstellungen ändern.',
      none: 'Dieser Browser kann dir nichts sagen, wenn die Seite zu ist.',
      insecure: 'Im Browser geht das nur über HTTPS; diese Seite kam ohne.',
    },
    mailed: (address) => `Du erfährst es per E-Mail an ${address}.`,
    webhook: 'Ein Programm von dir kann es per Webhook erfahren: siehe dein Konto.',
    none: 'Hier sagt dir nichts, wann du dran bist.',
  },
  vacation: {
    title: 'Urlaub',
    about: (left) =>
      left === 0
        ? 'An Tischen mit Tagen je Zug steht deine Uhr still, während du weg bist. Die Tage dieses Jahres sind aufgebraucht.'
        : `An Tischen mit Tagen je Zug steht deine Uhr still, während du weg bist, und die anderen sehen es. In diesem Jahr ${left === 1 ? 'ist noch ein Tag' : `sind noch ${number(left)} Tage`} übrig.`,
    until: (day) => `Im Urlaub bis ${day}.`,
    days: 'Tage, ab jetzt',
    begin: 'Beginnen',
    back: 'Ich bin zurück',
  },
  bots: {
    title: 'Eigene Programme, die mitspielen',
    about:
      'Ein Bot, den du geschrieben hast, in welcher Sprache auch immer, kann an jedem Tisch Platz nehmen, dessen Link er bekommt. Er weist sich mit einem Schlüssel aus.',
    described: 'Was er diesem Server sagen kann (OpenAPI)',
    name: {
      label: 'Name des Bots',
      needed: 'Gib ihm einen Namen: ein bis 24 Zeichen, ohne Leerzeichen an den Enden.',
    },
    make: 'Schlüssel machen',
    token: (name) => `Schlüssel von ${name}`,
    tokenAbout:
      'Kopier ihn jetzt und heb ihn gut auf: er wird nur dieses eine Mal gezeigt. Wer ihn hat, spielt als dieser Bot.',
    end: 'Beenden',
    endOf: (name) => `Beenden: der Schlüssel von ${name} gilt dann nicht mehr`,
  },
  notice: {
    turn: (game) => `Du bist dran: ${game}`,
    over: (game) => `${game} ist zu Ende`,
  },
}
