import { z } from 'zod'
import { chatLine } from './chat.ts'
import { LIMITS } from './limits.ts'
import {
  language,
  login,
  me,
  passkeyInfo,
  password,
  personName,
  sessionInfo,
  VACATION_DAYS,
} from './person.ts'
import { address, count, hex32, id, json, seatIndex, text, time } from './plain.ts'
import { origin, replay } from './replay.ts'
import { fairnessInfo, tableEntry, tableInfo } from './table.ts'

// Bodies and answers of the HTTP routes that are no more than one of the types above.

export const naming = z.object({ name: personName }).meta({ id: 'Naming' })
export const registration = z.object({ login, password }).meta({ id: 'Registration' })
/** My password as it is now; null where there is none. */
const known = z.string().max(LIMITS.password.most).nullable()
export const confirming = z.object({ password: known }).meta({ id: 'Confirming' })
export const passwordChange = z.object({ old: known, password }).meta({ id: 'PasswordChange' })
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export const recovering = z
  .object({ login, code: z.string().min(1).max(100), password })
  .meta({ id: 'Recovering' })
export const recoveryMail = z.object({ login }).meta({ id: 'RecoveryMail' })
export const recoveryLink = z.object({ token: text(100), password }).meta({ id: 'RecoveryLink' })
export const sessionList = z.object({ sessions: z.array(sessionInfo) }).meta({ id: 'SessionList' })
export const sessionsEnded = z.object({ ended: count }).meta({ id: 'SessionsEnded' })
export const passkeyList = z.object({ passkeys: z.array(passkeyInfo) }).meta({ id: 'PasskeyList' })

export const joining = z
  .object({
    seat: seatIndex.optional(),
    /** 1 to 6: the flag I would like, if nobody sails under it; left out, the seat's own. */
    flag: z.int().min(1).max(6).optional(),
    /** SHA-256 of my share in the deal; see docs/fairness.md. Left out: I take no part in it. */
    commitment: hex32.optional(),
  })
  .meta({ id: 'Joining' })
/** `empty`: seats that are still free stay empty, and the game begins with the others. */
export const starting = z
  .object({ empty: z.boolean().default(false) })
  .nullish()
  .meta({ id: 'Starting' })
export const committing = z.object({ commitment: hex32 }).meta({ id: 'Committing' })
export const sharing = z.object({ share: hex32 }).meta({ id: 'Sharing' })
/** Who plays a seat from now on: a bot of this level, or (null) its person, or whoever sits down. */
export const seating = z.object({ bot: z.string().max(LIMITS.bot).nullable() }).meta({ id: 'Seating' })
/** To a question about a seat: yes or no; from whoever asked, no takes it back. */
export const answering = z.object({ agree: z.boolean() }).meta({ id: 'Answering' })
export const voting = z.object({ agree: z.boolean() }).meta({ id: 'Voting' })
/** Of an undo that the table has to be asked for: `asked` is true and nothing is done yet. */
export const undone = z.object({ id: z.string(), seq: count, asked: z.boolean() }).meta({ id: 'Undone' })
export const done = z.object({ id: z.string(), seq: count }).meta({ id: 'Done' })
export const ok = z.object({ ok: z.literal(true) }).meta({ id: 'Ok' })

export const gameInfo = z
  .object({
    id: z.string(),
    title: z.string(),
    about: z.string(),
    rules: z.int(),
    seats: z.object({ min: z.int(), max: z.int() }),
    options: json,
    components: z.array(z.object({ id: z.string(), title: z.string() })),
    /** What its bots can have a bent for; named after their level, as in `normal/builder`. */
    styles: z.array(z.object({ id: z.string(), title: z.string(), about: z.string() })),
  })
  .meta({ id: 'GameInfo' })
export const gameList = z
  .object({
    games: z.array(gameInfo),
    levels: z.array(z.object({ id: z.string(), title: z.string(), about: z.string() })),
    standardLevel: z.string(),
  })
  .meta({ id: 'GameList' })

/**
 * How far a link leads. `proven`: the public address is set, and somebody from outside has come through it; `untried`:
 * it is set, nobody has yet; `network`: to whoever is in the same network; `unknown`: it is a name that may lead
 * anywhere; `here`: to this computer alone.
 */
export const reach = z.enum(['proven', 'untried', 'network', 'unknown', 'here'])

/** How others come to a table. */
export const invitation = z
  .object({
    /** The address to hand on. */
    link: z.string(),
    reach,
    /** When somebody last came from outside, through the public address. */
    opened: time.nullable(),
    /** Where this server is found in the local network, if it listens there and the link names another place. */
    network: z.string().nullable(),
    /** To tell by voice; null once the table waits for nobody any more. */
    code: z.string().nullable(),
    /** Where the code is entered. */
    site: z.string(),
    /** What has the server listen in the local network too. */
    command: z.string(),
  })
  .meta({ id: 'Invitation' })

/** What a code leads to. */
export const tableCode = z.string().max(20)
export const codeAnswer = z.object({ table: id }).meta({ id: 'CodeAnswer' })

export const tableList = z.object({ tables: z.array(tableEntry) }).meta({ id: 'TableList' })
export const chatList = z.object({ lines: z.array(chatLine) }).meta({ id: 'ChatList' })
export const totals = z.object({ totals: z.array(z.array(z.number())) }).meta({ id: 'Totals' })

export const dealTerms = z
  .object({
    game: z.string(),
    rules: z.int(),
    options: json,
    components: json,
    /** As they were then; the name of whoever tries a daily challenge is left empty. */
    seats: z.array(
      z.object({
        name: z.string(),
        flag: z.int(),
        bot: z.string().nullable(),
        program: z.boolean(),
        commitment: hex32.nullable(),
      }),
    ),
  })
  .meta({ id: 'DealTerms' })

/** All that is needed to check a finished game: how its seed came about, and every move. */
export const gameRecord = z
  .object({
    format: z.literal('gam-record'),
    version: z.literal(1),
    table: id,
    game: z.string(),
    ended: time,
    seats: z.array(
      z.object({
        name: z.string(),
        flag: z.int(),
        bot: z.string().nullable(),
        /** Left out in older records. */
        program: z.boolean().optional(),
        out: z.boolean(),
      }),
    ),
    totals: z.array(z.number()),
    winners: z.array(seatIndex),
    fairness: fairnessInfo,
    /** What was agreed when it was dealt, from `gam-fair-2` on: `fairness.terms` is the hash of it. */
    terms: dealTerms.optional(),
    /** Null where the table chose that the key stays secret. */
    replay: replay.nullable(),
    /** Of a game that began in the middle of another: which one, and where. */
    from: origin.optional(),
  })
  .meta({ id: 'GameRecord' })

export const finishedList = z
  .object({ games: z.array(tableEntry), next: z.string().nullable() })
  .meta({ id: 'FinishedList' })

export const botCreated = z
  .object({ bot: z.object({ id, name: z.string() }), token: z.string() })
  .meta({ id: 'BotCreated' })
export const botList = z
  .object({ bots: z.array(z.object({ id, name: z.string(), created: time })) })
  .meta({ id: 'BotList' })

export const muting = z.object({ person: id, muted: z.boolean() }).meta({ id: 'Muting' })
export const reporting = z
  .object({ line: count.max(2 ** 31 - 1), why: text(LIMITS.report) })
  .meta({ id: 'Reporting' })

export const waking = z
  .object({
    webhook: address(500).nullable(),
    email: z.email().max(200).nullable(),
    /** The language that I am told in; left out: as before. */
    language: language.optional(),
  })
  .meta({ id: 'Waking' })
/** How this server can wake somebody: with this key by web push; by mail, if it sends any; by webhook always. */
export const pushKey = z.object({ key: z.string().nullable(), mail: z.boolean() }).meta({ id: 'PushKey' })
/** From now on for so many days; 0: I am back. */
export const vacationing = z.object({ days: z.int().min(0).max(VACATION_DAYS) }).meta({ id: 'Vacationing' })
export const pushSubscription = z
  .object({
    endpoint: address(1000),
    keys: z.object({ p256dh: text(200), auth: text(100) }),
    /** The language that I am told in; left out: as before. */
    language: language.optional(),
  })
  .meta({ id: 'PushSubscription' })
export const pushEnding = z.object({ endpoint: text(1000) }).meta({ id: 'PushEnding' })

/** Options for and answers of the browser's passkey calls, as `@simplewebauthn` has them. */
export const passkeyOptions = z.object({ options: json }).meta({ id: 'PasskeyOptions' })
export const passkeyAnswer = z.object({ response: json }).meta({ id: 'PasskeyAnswer' })
export const passkeyNamed = z.object({ login }).meta({ id: 'PasskeyNamed' })

export const meAnswer = z.object({ me }).meta({ id: 'MeAnswer' })
export const tableAnswer = z.object({ table: tableInfo }).meta({ id: 'TableAnswer' })
