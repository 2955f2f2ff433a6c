const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const bots = (n: number) => (n === 1 ? 'one bot' : `${(NUMBERS[n] ?? String(n)).toLowerCase()} bots`)
const list = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What is said where a table is set up. */
export const setup = {
  title: (game: string) => `Set up ${game}`,
  learn: 'Learn it',
  presets: 'How much of the game?',
  seats: 'Who plays?',
  seatsOf: (n: number, of: number) => `${n} of ${of} seats`,
  options: 'Options',
  changed: (n: number) => `${n} changed`,
  changedMark: 'changed',
  backTo: (preset: string) => `Back to ${preset}`,
  on: (about: string) => `On: ${about}`,
  off: 'Off',
  none: 'None of them',
  asRules: 'As the rulebook has it',
  chosen: (n: number, of: number) => `${n} of ${of} chosen`,
  box: 'What is in the box',
  boxAbout: 'Where the rulebook shows only a picture, more than one set is thinkable.',
  houseSets: 'Your house sets',
  houseSet: 'Your house set: everybody at the table sees that it is played.',
  toMend: (title: string) => `${title} (to be mended)`,
  setTooSmall: (seats: number) => `This set is not enough for ${seats} seats.`,
  lookAtSets: 'Look at the sets, or make your own',
  person: 'Person',
  bot: 'Bot',
  seat: (n: number, flag: string) => `Seat ${n}: ${flag}`,
  kindOf: (n: number) => `Who sits in seat ${n}`,
  nameOf: (n: number) => `Name in seat ${n}`,
  levelOf: (n: number) => `Level of the bot in seat ${n}`,
  styleOf: (n: number) => `Style of the bot in seat ${n}`,
  whichOf: (n: number) => `Which of them sits in seat ${n}`,
  flagOf: (n: number) => `Flag of seat ${n}`,
  addSeat: 'Add a seat',
  removeSeat: (n: number) => `Take seat ${n} away`,
  levels: (weakest: string, strongest: string) => `Bots play on levels from ${weakest} to ${strongest}.`,
  start: 'Start the game',
  friends: 'Play with friends',
  clash: 'Does not go with the rest of your choice.',
  grades: {
    rulebook: 'From the rulebook',
    public: 'Public record',
    reconstruction: 'Reconstructed',
    house: 'From your own box',
  },
  who: (people: number, robots: number, others: readonly string[], seats: number) => {
    const all = [
      ...(people === 1 ? ['you'] : people > 1 ? [`${people} people`] : []),
      ...(robots > 0 ? [bots(robots)] : []),
      ...others,
    ]
    return `${seats === 1 ? 'One seat' : `${NUMBERS[seats] ?? seats} seats`}: ${list(all)}${people === 0 ? ', and you look on' : ''}.`
  },
  kind: (preset: string, changed: readonly string[]) =>
    changed.length === 0 ? `${preset}.` : `${preset}, changed: ${list(changed)}.`,
  minutes: (n: number) => `About ${n} minutes.`,
  oneDevice: 'One device, nobody hands it round.',
  shared: 'The device is handed round: hands stay hidden until their owner opens them.',
  needName: 'Every seat needs a name.',
  sameName: 'Two seats have the same name.',
  rule: 'Rule',
}

export type SetupWords = typeof setup
