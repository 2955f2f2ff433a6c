// The tables of the database. Times are milliseconds since 1970; bags of data are JSON as text.

interface People {
  id: string
  kind: string
  name: string
  login: string | null
  /** argon2id, or scrypt from before, with its cost and salt. */
  password: string | null
  /** Of a bot: whose it is. */
  owner: string | null
  webhook: string | null
  email: string | null
  /** The language that they are told in; null: English. */
  language: string | null
  created: number
}

interface Sessions {
  hash: string
  person: string
  created: number
  expires: number | null
  /** When it was last used, to the hour. */
  seen: number | null
  /** What sort of browser it was opened in; null for a bot's token. */
  device: string | null
}

/** What gets somebody back in: codes that were written down, links that were sent. */
interface Recoveries {
  hash: string
  person: string
  kind: string
  expires: number | null
}

interface Passkeys {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
  created: number
}

interface Challenges {
  id: string
  person: string | null
  challenge: string
  expires: number
}

interface Mutes {
  person: string
  muted: string
}

interface Tables {
  id: string
  revision: number
  status: string
  listed: number
  game: string
  /** A `TableDoc`. */
  doc: string
  /** The server's part of the seed. */
  key: string
  created: number
  changed: number
  ended: number | null
  totals: string | null
  winners: string | null
  /** The finished game as a file, seed and all. */
  replay: string | null
}

interface Seats {
  table_id: string
  seat: number
  person: string
}

/** Where each game stands, so that lists and the sweep need not play it. */
interface Heads {
  table_id: string
  seq: number
  moves: number
  asked_seat: number | null
  asked_step: string | null
  /** This and `due` by the time that counts at tables, not by the calendar. */
  until: number | null
  /** When somebody has to look at the table though nobody sends anything. */
  due: number | null
  changed: number
}

/** What was done at a table, for ever. */
interface Log {
  table_id: string
  seq: number
  submission: string
  kind: string
  seat: number | null
  body: string
  at: number
}

interface Chat {
  table_id: string
  id: number
  submission: string
  person: string
  name: string
  /** 1: it was said by a program. Older lines do not say. */
  program: number | null
  seat: number | null
  text: string
  at: number
}

interface Reports {
  id: string
  table_id: string
  line: number
  person: string
  why: string
  at: number
}

interface Pushes {
  endpoint: string
  person: string
  p256dh: string
  auth: string
  created: number
}

/** What is told by voice, and the table it leads to. */
interface Codes {
  code: string
  table_id: string
  created: number
}

interface Keeping {
  name: string
  value: string
}

/** What is played on a day, fixed when somebody first asks for it. */
interface Days {
  day: string
  /** A `Challenge`. */
  challenge: string
  /** The deal of the day; secret until the day is over. */
  key: string
  created: number
}

interface Tries {
  day: string
  person: string
  /** 0: the one that counts; later ones are practice. */
  attempt: number
  table_id: string
  started: number
  /** The rest is set once the game is over and has been played again. */
  ended: number | null
  outcome: string | null
  name: string | null
  points: number | null
  lead: number | null
}

/** When somebody was last at a table where they play. */
interface Seen {
  table_id: string
  person: string
  /** The process that saw them. */
  process: string
  /** Null: they were still there when it last said something. */
  at: number | null
}

/** When each process last said that it runs. */
interface Alive {
  process: string
  at: number
}

interface Vacations {
  person: string
  from_at: number
  until_at: number
}

interface Orders {
  table_id: string
  person: string
  /** A list of `KeptOrder`. */
  orders: string
}

export interface Schema {
  people: People
  sessions: Sessions
  recoveries: Recoveries
  passkeys: Passkeys
  challenges: Challenges
  mutes: Mutes
  tables: Tables
  seats: Seats
  heads: Heads
  log: Log
  chat: Chat
  reports: Reports
  pushes: Pushes
  keeping: Keeping
  codes: Codes
  days: Days
  tries: Tries
  seen: Seen
  alive: Alive
  vacations: Vacations
  orders: Orders
}
