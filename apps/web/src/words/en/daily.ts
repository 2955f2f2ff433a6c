const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** What is said about the daily challenge. */
export const daily = {
  title: 'Today’s challenge',
  lead: 'The same deal for everyone, one try that counts. At midnight universal time there is a new one.',
  past: (day: string) => `Challenge of ${day}`,
  noServer: (online: boolean): string =>
    online
      ? 'The challenge needs a Gam server, and there is none at this address. Puzzles, bots and everything else work as ever.'
      : 'You are offline, and the challenge needs its server. Puzzles, bots and everything else work as ever.',
  puzzles: 'Solve puzzles',
  playBot: 'Play against bots',
  unknownDay: 'There was no challenge on that day.',
  today: 'To today’s challenge',
  against: (names: string, level: string, count: number) =>
    count === 1
      ? `Against ${names}, a bot of the level ${level}.`
      : `Against ${names}, bots of the level ${level}.`,
  captains: (names: string) => `Against the rules’ own opponents: ${names}.`,
  seat: (n: number, of: number) => `You have seat ${n} of ${of}.`,
  plain: 'The plain game, without variants.',
  ranking:
    'Ranked by your lead: your points less those of the best of the others. On a tie, who was done earlier.',
  ends: (hours: number, minutes: number) =>
    hours > 0 ? `${counted(hours, 'hour', 'hours')} and ${minutes} min left` : `${minutes} min left`,
  over: 'This day is over.',
  play: 'Play the challenge',
  goOn: 'Go on with your try',
  practise: 'Play it for practice',
  goOnPractice: 'Go on practising',
  oneTry:
    'You have one try. You may leave and come back; what counts is a game that is over before the day is.',
  running: 'Your try is under way.',
  done: (lead: string, rank: number, of: number) => `Your lead: ${lead}. Rank ${rank} of ${of}.`,
  late: 'Your try was over after the day was, so it is not on the board.',
  void: 'Your try could not be confirmed when it was played again, so it is not on the board.',
  practised: (lead: string) => `In practice your lead was ${lead}.`,
  practiceAbout: 'The deal is known now, so this does not count.',
  tomorrow:
    'You have had your try. Tomorrow there is a new deal, and you can play this one again for practice.',
  as: (name: string) => `You play as ${name}.`,
  board: 'Board',
  empty: 'Nobody is done yet. Be the first.',
  columns: { rank: 'Rank', name: 'Name', lead: 'Lead', points: 'Points', ended: 'Done (UTC)' },
  you: 'you',
  account: 'has an account',
  more: (n: number) => `and ${n} more`,
  figures: 'In figures',
  tried: (started: number, finished: number) =>
    `${started === 1 ? 'One has' : `${started} have`} tried it, ${finished === 1 ? 'one is' : `${finished} are`} done.`,
  won: (percent: number) => `${percent} % finished ahead.`,
  spread: 'How many had which lead',
  bar: (from: string, to: string, count: number) =>
    `Lead ${from === to ? from : `${from} to ${to}`}: ${counted(count, 'player', 'players')}`,
  earlier: 'Earlier challenges',
  bestOf: (name: string, lead: string) => `${name}, ${lead}`,
  nobody: 'Nobody finished in time.',
  watch: 'Watch the best game',
  fair: 'Is it the same for everyone?',
  fairText:
    'The server drew a key when the day began and is bound to it by this fingerprint, the same on everybody’s page. The key is shown when the day is over; then anyone can check the deal of every game. Bots think a fixed number of steps with luck that follows from the key, so the same moves are always answered the same way.',
  fairKey: 'The day is over, so here is its key.',
  commitment: 'Fingerprint',
  key: 'Key',
  /** A lead with its sign. */
  signed: (lead: number) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'),
  day: (day: string) => DAY.format(new Date(`${day}T12:00:00Z`)),
  time: (at: number) => TIME.format(at),
  /** At the table of a try. */
  table: {
    tag: 'Challenge',
    leave: 'Your try waits for you; it counts if it is over before midnight universal time.',
    toBoard: 'To the board',
    /** Why the game cannot be analysed yet. */
    sealed: 'Others still play this deal today. From tomorrow on the game can be analysed.',
    about: 'Others still play this deal today, so it can be replayed and checked from tomorrow on.',
  },
}

export type DailyWords = typeof daily
