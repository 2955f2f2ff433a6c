import { messages } from './messages.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function number(n: number): string {
  return NUMBERS[n] ?? String(n)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function counted(n: number, one: string, many: string): string {
  return `${number(n)} ${n === 1 ? one : many}`
}

/** What the house says about tables with people elsewhere. */
export const remote = {
  noServer: (online: boolean): string =>
    online
      ? 'Playing with people elsewhere needs a Gam server, and there is none at this address. All else works as ever.'
      : 'You are offline, so the server cannot be reached. All else works as ever.',
  tryAgain: 'Try again',
  asking: 'Asking the server',
  cancel: 'Cancel',
  save: 'Save',
  details: 'Details',
  /** Why the server turned something down, by its code. */
  failures: {
    ...messages.faults,
    offline: 'The server cannot be reached now. Try again in a moment.',
    'bad-request': 'The server did not understand this.',
    'bad-components': 'This set of pieces does not work with this table. Choose another.',
    'bad-seats': 'These seats do not work. A table needs a seat for a person, and flags that differ.',
    'unknown-rules': 'This table is played by other rules than this version knows. Load the page anew.',
    stale: 'The table has moved on; it is up to date now.',
    'no-session': 'The server does not know you any more. Say your name once more.',
    'not-allowed': 'That is not for you to decide at this table.',
    'not-found': 'There is no table at this address. The link may be cut off; ask for it again.',
    'seat-taken': 'This seat is taken. Choose another.',
    'wrong-time': 'That cannot be done at this point of the game.',
    'wrong-password': 'Login and password do not fit together.',
    'name-taken': 'This name is taken. Choose another.',
    'too-fast': 'That was a lot at once. Wait a little, then go on.',
    'too-large': 'That is too much for one message.',
    'too-many': 'There are as many as there can be. End one first.',
    unavailable: 'The server is busy. Try again in a moment.',
    broken: 'The server made a mistake. Nothing was lost; try again.',
  },
  name: {
    label: 'Your name at the table',
    rule: 'One to 24 letters, without spaces at the ends.',
    needed: 'Say who you are: one to 24 letters, without spaces at the ends.',
  },
  pace: {
    title: 'Pace',
    none: 'without a clock',
    move: (seconds: number) =>
      seconds % 60 === 0
        ? `${counted(seconds / 60, 'minute', 'minutes')} a move`
        : `${counted(seconds, 'second', 'seconds')} a move`,
    bank: (seconds: number, increment: number) =>
      increment === 0
        ? `${counted(Math.round(seconds / 60), 'minute', 'minutes')} each`
        : `${counted(Math.round(seconds / 60), 'minute', 'minutes')} each, and ${increment} seconds a turn`,
    days: (days: number) => `${counted(days, 'day', 'days')} a move`,
    absence: 'When somebody is away at their turn',
    absences: (seconds: number) =>
      seconds < 60
        ? `after ${counted(seconds, 'second', 'seconds')} the others can ask for a bot`
        : seconds < 3600
          ? `after ${counted(Math.round(seconds / 60), 'minute', 'minutes')} the others can ask for a bot`
          : `after ${counted(Math.round(seconds / 3600), 'hour', 'hours')} the others can ask for a bot`,
    late: 'When time runs out',
    lates: {
      bot: 'A bot plays on until its person is back',
      move: 'A bot makes this one move',
      out: 'The seat is out, a bot plays it to the end',
    },
  },
  units: { day: 'd', hour: 'h' },
  invite: {
    title: 'Invite friends',
    openTitle: 'Open a table',
    game: 'Which game?',
    players: 'Players',
    playersOf: (game: string) => `How many play ${game}`,
    make: 'Invite',
    makeOf: (game: string) => `Invite to ${game}`,
    open: 'Open',
    openOf: (game: string) => `Open a table of ${game}`,
    makeTable: 'Make the table',
    terms: 'Pace and company',
    who: 'Who can come',
    whos: { link: 'Whoever has the link', all: 'Everybody: it is listed with the open tables' },
    spectators: 'Others may look on',
    key: 'Show the key of the deal afterwards',
    keyAbout: 'So that everybody can check that the cards were dealt fairly. All hands can be seen then.',
    hints: 'Players may ask for hints',
    hintsAbout: 'What a strong bot would consider. Everybody at the table sees that it is allowed.',
    programs: 'Programs may sit down',
    programsAbout: 'Bots that somebody wrote. They are marked wherever their name stands.',
    busy: 'Making the table',
  },
  lobby: {
    title: 'Tables',
    mine: 'Your tables',
    open: 'Open tables',
    past: 'Finished games',
    empty: 'No open table right now. Open one, or play a bot while you wait.',
    inviteFriends: 'Invite friends',
    openOne: 'Open a table',
    playBot: 'Play a bot',
    join: 'Join',
    goOn: 'Continue',
    toTable: 'To the table',
    result: 'Result',
    yourTurn: 'Your turn',
    waitingFor: (name: string) => `${name} is to play`,
    gathering: (free: number) =>
      free === 0 ? 'All seats are taken' : `${capital(counted(free, 'seat is', 'seats are'))} free`,
    won: (names: string) => `${names} won`,
    over: 'Finished',
    seats: (taken: number, of: number) => `${taken} of ${of} seats taken`,
    plain: 'the plain game',
    host: 'Host',
    who: (name: string) => `You are ${name}`,
    nobody: 'Account and notifications',
  },
  room: {
    title: 'Ask friends to your table',
    /** For somebody who has sat down there. */
    titleOf: (host: string) => `At ${host}’s table`,
    others: 'Ask others along',
    about: 'Whoever opens the link sits down with nothing but a name. No account, no app.',
    table: 'The table',
    what: (game: string, seats: number, minutes: number | null) =>
      `${game}, ${counted(seats, 'seat', 'seats')}${minutes === null ? '' : `, about ${minutes} min`}`,
    seats: 'Who plays',
    free: 'Free seat',
    freeAbout: 'for whoever opens the link',
    kept: (name: string) => `kept for ${name}`,
    you: 'you, at this device',
    host: 'host',
    here: 'here',
    away: 'not here now',
    came: (when: string) => `sat down ${when}`,
    bot: (level: string) => `bot, ${level}`,
    automaton: 'plays by the rules alone',
    sitter: (seat: number) => `Who plays seat ${seat}`,
    styleOf: (seat: number) => `Style of the bot in seat ${seat}`,
    level: (level: string) => `Bot: ${level}`,
    anybody: 'Free for somebody',
    seatBot: 'Seat a bot',
    seatBotAt: (seat: number) => `Seat a bot in seat ${seat}`,
    unkeep: 'Free it',
    unkeepOf: (name: string) => `Free the seat that is kept for ${name}`,
    sendAway: 'Send away',
    sendAwayOf: (name: string) => `Send ${name} away`,
    sendAwayText: 'They get up and cannot sit down here again.',
    account: 'Name and account',
    sit: 'Sit down',
    fill: 'Bots for the free seats',
    start: 'Start the game',
    startWith: (n: number) => `Start with ${number(n)}`,
    startAlone: 'Start alone',
    /** What keeps it from starting, or what starting now would mean. */
    needed: (n: number) => `${capital(counted(n, 'more is', 'more are'))} needed. Or seat a bot.`,
    neededAll: 'Every seat of the other game must be played. Seat bots, or wait.',
    fewer: (here: number, free: number) =>
      here === 1
        ? 'You can start alone; the free seats stay empty.'
        : `You can start with ${number(here)}; ${free === 1 ? 'the free seat stays' : 'the free seats stay'} empty.`,
    allHere: 'All seats are taken.',
    waitHost: (name: string) => `${name} starts the game when all are here.`,
    waitAny: 'The game starts when all are here.',
    onlooker: (n: number) =>
      n === 1
        ? 'One more is here and has not sat down.'
        : `${capital(number(n))} more are here and have not sat down.`,
    /** Said aloud when somebody sits down or gets up. */
    sat: (name: string, here: number, of: number) =>
      `${name} sat down. ${capital(number(here))} of ${number(of)}.`,
    rose: (name: string, here: number, of: number) =>
      `${name} got up. ${capital(number(here))} of ${number(of)}.`,
    leave: 'Leave the table',
    dealing: 'Dealing',
    terms: 'What is played',
    byLink: 'found by its link only',
    listed: 'listed with the open tables',
    looked: 'others may look on',
    unlooked: 'without spectators',
    hints: 'hints are allowed',
    noHints: 'without hints',
    programs: 'programs may sit down',
    noPrograms: 'for people only, no programs',
    from: (moves: number, deal: 'same' | 'anew') =>
      deal === 'same'
        ? `Begins at move ${moves} of another game. Everything lies as it did then, and chance goes on as it did: whoever knows that game knows what comes.`
        : `Begins at move ${moves} of another game. What not everybody could see is dealt anew.`,
    late: 'When time runs out',
    fair: 'A fair deal',
    fairAbout:
      'Every browser at the table adds something random of its own to the deal, so nobody can know or choose it alone, not even the server.',
    fairSame: 'Nothing is dealt here: the game goes on with the chance of the other one.',
    fairCount: (n: number, of: number) => `${n} of ${of} people have added theirs.`,
    keyShown: 'After the game everybody can check it.',
    keyKept: 'This table keeps its key secret, so it cannot be checked afterwards.',
    unseen: 'This table is without spectators, and you have no seat at it.',
    closed: 'This table was given up: everybody left before the game began.',
  },
  /** How others come to the table. */
  invitation: {
    title: 'The way here',
    link: 'Link to this table',
    phone: 'A phone beside you',
    phoneAbout: 'Point its camera at the code.',
    code: (link: string) => `A code for cameras that opens ${link}`,
    large: 'Large',
    largeTitle: 'Point a camera at it',
    network: 'In the same network',
    voice: 'To tell by voice',
    voiceAt: (site: string) => `at ${site}`,
    send: 'By mail or messenger',
    share: 'Choose where to send it',
    mail: 'Write a mail',
    text: (game: string) => `Come and play ${game} with me`,
    reach: {
      proven: (when: string) => `Opened from outside, last ${when}: this link works there.`,
      untried: 'The address is set; nobody from outside has come through it yet. The first one proves it.',
      network: 'Only in this house: friends must be in the same network.',
      unknown: 'It is the address you came by. Whether friends elsewhere can open it is not known here.',
    },
    here: {
      title: 'Only this computer can open the link.',
      about: 'Gam listens here to this computer alone, so friends would see an empty page.',
      ways: 'Two ways to let them in',
      house: 'Friends in the same house',
      houseAbout:
        'Stop Gam and start it like this. This table is still here then, and its link becomes the address of this computer.',
      command: 'The command',
      elsewhere: 'Friends elsewhere',
      elsewhereAbout: 'Give Gam a name and HTTPS, once. Takes ten minutes, or ask whoever runs your server.',
      steps: 'Step by step',
      now: 'Right now, without a network:',
      round: 'Pass one device round',
      bots: 'Play against bots',
    },
    /** How a server gets a name and HTTPS. */
    steps: {
      title: 'Friends elsewhere, step by step',
      name: 'Get a name, such as gam.example, that leads to your address at home or to a rented machine. At home let your router hand ports 80 and 443 on to this computer.',
      caddy: 'Install Caddy and start it like this, beside Gam. It fetches the certificate by itself.',
      start: 'Start Gam under that name.',
      after: 'Open the table under the new name. As soon as a friend has come through it, this page says so.',
      caddyCommand: 'The command for Caddy',
      command: 'The command for Gam',
    },
  },
  /** Who came by a link and has not sat down. */
  invited: {
    asks: (host: string) => `${host} asks you to a game of`,
    asksAgain: (host: string) => `${host} asks for another game of`,
    open: 'You are asked to a game of',
    minutes: (minutes: number) => `about ${minutes} minutes`,
    facts: (length: string, people: string) => `${capital(length)}; ${people}.`,
    people: (here: number, free: number) =>
      free === 0
        ? `${counted(here, 'is', 'are')} here`
        : `${counted(here, 'is', 'are')} here, ${counted(free, 'seat is', 'seats are')} free`,
    kept: 'Your seat is kept for you.',
    whoSits: 'Who sits there',
    seatFor: 'you?',
    flag: 'Your flag',
    taken: (name: string) => `Somebody here is called ${name}.`,
    instead: (name: string) => `${name}?`,
    again: 'Sit down again',
    learn: 'Learn it first',
    look: 'Only look on',
    full: (host: string | null) =>
      host === null
        ? 'All seats are taken.'
        : `All seats are taken. Look on, or ask ${host} for the next one.`,
    looking: 'You look on. The game opens here when it begins.',
    removed: (host: string | null) =>
      host === null
        ? 'The host has sent you away from this table.'
        : `${host} has sent you away from this table.`,
  },
  /** A link or code that somebody was told. */
  code: {
    label: 'Link or code of a table',
    go: 'To the table',
    none: 'No table waits under this code. A code ends when its game begins; ask for the link instead.',
  },
  /** Texts to be handed on. */
  copying: { copy: 'Copy', copied: 'Copied', byHand: 'Press Ctrl C' },
  link: {
    connecting: 'Connecting',
    lost: 'Connection lost. Your last move is safe.',
    lostSending: 'Connection lost. Your move is sent as soon as it is back.',
    back: (moves: number) =>
      moves === 0
        ? 'Back. Nothing happened meanwhile.'
        : `Back. ${capital(counted(moves, 'move', 'moves'))} happened.`,
    faster: (name: string) => `${name} was faster; the table is up to date.`,
    changed: 'The table had moved on; it is up to date.',
    dismiss: 'Got it',
  },
  table: {
    lookingOn: 'You are looking on',
    spectators: (n: number) => (n === 1 ? 'one looks on' : `${number(n)} look on`),
    away: (minutes: number) =>
      minutes < 1 ? 'away' : minutes < 60 ? `away ${minutes} min` : `away ${Math.floor(minutes / 60)} h`,
    /** The same where there is little room. */
    brief: { bot: 'bot', left: 'left', out: 'out', away: 'away', resting: 'vacation' },
    botPlays: 'a bot plays',
    standsFor: (name: string) => `for ${name}`,
    resting: (until: Date) =>
      `on vacation until ${until.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}`,
    left: 'left; a bot plays on',
    out: 'out of the game',
    timeOf: (name: string) => `Time of ${name}`,
    asksBack: (name: string) => `${name} asks to take the last move back.`,
    agree: 'Agree',
    disagree: 'Rather not',
    youAsked: (names: string) => `You asked to take your move back. ${names} must agree.`,
    withdraw: 'Leave it',
    botForMe: 'A bot plays for you.',
    takeBack: 'Take my seat back',
    absent: (name: string, minutes: number) =>
      minutes < 1
        ? `${name} is away, and the table waits for them.`
        : `${name} has been away for ${counted(minutes, 'minute', 'minutes')}, and the table waits for them.`,
    botFor: 'Ask for a bot',
    outForMe: 'Your time is up, and this seat is out of the game.',
    vacant: (name: string) => `The seat of ${name} is free.`,
    takeSeat: (mine: boolean): string => (mine ? 'Take it back' : 'Ask for it'),
    takeSeatAbout: 'Say your name. Those who play are asked, and you see the hand once they agree.',
    menuBot: 'Let a bot play for me',
    menuGiveUp: 'Give up my seat',
    giveUpTitle: 'Give up your seat?',
    giveUpText:
      'A bot plays on for you. If the table agrees, somebody else may take the seat; you can come back to it while it is free.',
    menuLink: 'Copy the link',
    menuAccount: 'Account and notifications',
    /** With an account from anywhere, as a guest with this browser. */
    leaveAbout: (account: boolean): string =>
      account
        ? 'The game stays on the server. You can come back at any time, from any device.'
        : 'The game stays on the server. You can come back at any time with this browser; with an account, from any device.',
    rematchReady: 'They play another game.',
    rematchAsked: (name: string) => `${name} asks for a rematch.`,
    rematchGo: 'To the new table',
  },
  /** Questions to the table about a seat. */
  asks: {
    bot: (asker: string, name: string, minutes: number) =>
      minutes < 1
        ? `${asker} asks: shall a bot play for ${name}, who is away?`
        : `${asker} asks: shall a bot play for ${name}, who has been away for ${counted(minutes, 'minute', 'minutes')}?`,
    sit: (asker: string, name: string) =>
      `${asker} asks to take over the seat of ${name}, with the hand that is there.`,
    waiting: (name: string, names: string) => `A bot shall play for ${name}. ${names} must agree.`,
    woken: (name: string, minutes: number) =>
      minutes < 1
        ? `${name} has been told. A bot plays on in a moment.`
        : `${name} has been told. If they are not back in ${counted(minutes, 'minute', 'minutes')}, a bot plays on.`,
    sitting: (name: string) => `You asked for the seat of ${name}. The table must agree.`,
  },
  /** What happened to a seat, in the log. */
  happenings: {
    bot: (name: string, by: string) =>
      by === '' ? `A bot plays for ${name}.` : `A bot plays for ${name}, who is away; ${by} agreed.`,
    back: (name: string) => `${name} is back and plays on.`,
    left: (name: string) => `${name} left; a bot plays on.`,
    taken: (name: string, from: string) => `${name} plays on for ${from}.`,
    'late-bot': (name: string) => `Time ran out for ${name}; a bot plays on.`,
    'late-move': (name: string) => `Time ran out for ${name}; a bot makes this move.`,
    'late-out': (name: string) => `Time ran out for ${name}; the seat is out of the game.`,
  },
  talk: {
    empty: 'Nobody has said anything yet.',
    label: 'Say something',
    send: 'Say it',
    lines: 'What was said',
    spectator: 'looks on',
    mute: 'Mute',
    muteOf: (name: string) => `Mute ${name}`,
    muted: (names: string) => `You do not hear ${names}.`,
    unmute: 'Hear them again',
    unmuteOf: (name: string) => `Hear ${name} again`,
    report: 'Report',
    reportOf: (name: string) => `Report a line of ${name}`,
    reportTitle: 'Report this line?',
    reportText: 'Whoever runs this server will read it. Say what is wrong with it, if you like.',
    reportWhy: 'What is wrong with it',
    reportSend: 'Report it',
    reported: 'Reported. You need not read more: mute whoever said it.',
    nameFirst: 'Say your name first, then you can talk along.',
  },
  fair: {
    open: 'Check the deal',
    title: 'Was the deal fair?',
    checking: 'Playing the whole game once more',
    yes: (shares: number) =>
      shares === 1
        ? 'Yes. The deal follows from the key that the server was bound to before and from your own share; nobody could choose it alone. Every move was legal.'
        : `Yes. The deal follows from the key that the server was bound to before and from the shares of ${counted(shares, 'player', 'players')}, yours among them; nobody could choose it alone. Every move was legal.`,
    consistent:
      'The record is consistent: the deal follows from its key and shares, and every move was legal. This browser has no share in the deal, so it cannot tell whether it was fair. Those who played can, each in their own browser.',
    leftOut:
      'The record is consistent: the deal follows from its key and shares, and every move was legal. But your share was not taken in time and has no part in it, so this browser cannot tell whether it was fair.',
    yesSame:
      'Nothing was dealt here: the game begins where another one stood and goes on with its chance, which everybody who knows that game knows. Every move was legal.',
    no: 'No. Something in this record does not fit together: see what below.',
    secret: 'This table keeps its key secret, so its deal cannot be checked.',
    fails: 'This game cannot be checked by this version.',
    checks: {
      key: 'The key is the one the server was bound to when this browser first saw the table.',
      shares: 'Each share is the one its player was bound to before the deal; yours is the one you drew.',
      terms: 'Names, options and pieces are those that were bound before the shares were shown.',
      seed: 'The deal follows from all of this, and from nothing else.',
      start: 'It begins just where the game stood that it goes on from.',
      moves: 'Played again by the rules, the moves lead to the same end.',
      result: 'Totals and winners are those of that end.',
    },
    good: 'holds',
    bad: 'does not hold',
    save: 'Save the record',
    saveAbout: 'The record holds all that is needed to check the game with any program.',
    commitment: 'The server was bound to',
    seen: 'When this browser first saw the table, the server was bound to',
    key: 'The key',
    command: 'The same check on the command line',
    share: (name: string) => `Share of ${name}`,
    none: 'not shown in time, so it has no part in the deal',
  },
  account: {
    title: 'You, and how to reach you',
    name: 'Name',
    rename: 'Change',
    guest:
      'You are a guest in this browser. With an account you keep your name and your tables on every device.',
    account: (login: string) => `You are logged in as ${login}.`,
    passkeys: (n: number) => (n === 0 ? 'No passkey yet.' : `${capital(counted(n, 'passkey', 'passkeys'))}.`),
    keep: 'Make an account',
    login: 'Login',
    loginRule: '3 to 30 small letters, digits, dots, hyphens or underscores.',
    password: 'Password',
    passwordRule: (least: number) => `At least ${least} characters.`,
    register: 'Make the account',
    withPasskey: 'With a passkey instead',
    addPasskey: 'Add a passkey',
    passkeyAbout: 'Your device proves who you are; there is no password to remember or to steal.',
    passkeyFailed: 'The passkey was not used. Try again, or take a password.',
    logIn: 'Log in',
    logInTitle: 'I have an account',
    logInPasskey: 'Log in with a passkey',
    logOut: 'Log out',
    logOutGuest: 'Forget me in this browser',
    logOutGuestAbout: 'A guest who is forgotten cannot come back to their seats.',
    done: 'Done.',
    wake: 'Wake me when it is my turn',
    push: 'In this browser',
    pushOn: 'You are told here, even when the page is closed.',
    pushOff: 'Tell me here',
    pushEnd: 'Not here any more',
    pushDenied: 'This browser does not let the page tell you anything. Change that in its settings.',
    pushNeeds:
      'Being told while the page is closed needs an https address. While the page is open it tells you.',
    passkeyNeeds: 'Passkeys need an https address; here it is a password.',
    pushNone: 'This browser cannot be told when the page is closed. While it is open it tells you.',
    email: 'By e-mail, to',
    emailNone: 'This server sends no e-mail.',
    webhook: 'By webhook, an https address',
    webhookAbout: 'A program of yours is called with table, game and reason, as JSON.',
  },
  /** Asked where a table of days is made. */
  wake: {
    title: 'How are you told that it is your turn?',
    here: 'In this browser, also when the page is closed',
    push: {
      on: 'You are told in this browser, also when the page is closed.',
      denied: 'This browser does not let the page tell you anything. Change that in its settings.',
      none: 'This browser cannot tell you anything when the page is closed.',
      insecure: 'In the browser you can be told only over HTTPS; this page came without it.',
    },
    mailed: (address: string) => `You are told by e-mail, to ${address}.`,
    webhook: 'A program of yours can be told by a webhook: see your account.',
    none: 'Nothing tells you here when it is your turn.',
  },
  vacation: {
    title: 'Vacation',
    about: (left: number) =>
      left === 0
        ? 'At tables with days for a move your clock stands still while you are away. This year’s days are used up.'
        : `At tables with days for a move your clock stands still while you are away, and the others see it. ${capital(counted(left, 'day is', 'days are'))} left this year.`,
    until: (day: string) => `On vacation until ${day}.`,
    days: 'Days, from now on',
    begin: 'Begin',
    back: 'I am back',
  },
  bots: {
    title: 'Programs of mine that play',
    about:
      'A bot that you wrote, in any language, can take a seat at any table it is given the link of. It proves who it is by a token.',
    described: 'What it can say to this server (OpenAPI)',
    name: {
      label: 'Name of the bot',
      needed: 'Give it a name: one to 24 letters, without spaces at the ends.',
    },
    make: 'Make a token',
    token: (name: string) => `Token of ${name}`,
    tokenAbout: 'Copy it now and keep it safe: it is shown this once. Whoever has it plays as this bot.',
    end: 'End it',
    endOf: (name: string) => `End it: the token of ${name} is worth nothing any more`,
  },
  notice: {
    turn: (game: string) => `Your turn: ${game}`,
    over: (game: string) => `${game} is over`,
  },
}

export type RemoteWords = typeof remote
