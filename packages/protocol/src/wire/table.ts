import { z } from 'zod'
import { absence, clockPlan, latePlan, vacation } from './clock.ts'
import { day } from './daily.ts'
import { LIMITS } from './limits.ts'
import { personName } from './person.ts'
import { count, hex32, id, json, seatIndex, time } from './plain.ts'
import { originPlan, redeal } from './replay.ts'
import { scheme } from './scheme.ts'

export const status = z.enum(['open', 'dealing', 'playing', 'over', 'closed'])

/** A seat as the table is planned: kept free for people, or played by a bot of a level. */
export const seatPlan = z
  .object({
    /** For a bot: its name. A person brings their own. */
    name: personName.optional(),
    /** 1 to 6: the house flag; left out, the first free one. */
    flag: z.int().min(1).max(6).optional(),
    /** The level of a bot, with its style if it has one (`normal/builder`, `normal/any`); null for a person. */
    bot: z.string().max(LIMITS.bot).nullable(),
  })
  .meta({ id: 'SeatPlan' })

export const tablePlan = z
  .object({
    game: z.string().max(40),
    options: json.optional(),
    /** The id of a component set, or a whole set as a file has it; null: the standard one. */
    components: z.union([z.string().max(40), z.record(z.string(), json)]).nullish(),
    seats: z.array(seatPlan).min(1).max(LIMITS.seats),
    /** Where the host sits down; left out, at the first free seat; null: nowhere. */
    sit: seatIndex.nullish(),
    /** Listed in the lobby, or found by its link only. */
    public: z.boolean().default(false),
    spectators: z.boolean().default(true),
    clock: clockPlan.default({ kind: 'none' }),
    late: latePlan.default('bot'),
    /**
     * Without a clock: after how many seconds of somebody's absence, at their turn, the others can ask for a bot to
     * play for them; left out: ten minutes.
     */
    absence: absence.optional(),
    /** The key of the deal is shown after the end, so that all can check it (and see all hands). */
    revealKey: z.boolean().default(true),
    /** Players may ask for hints. */
    hints: z.boolean().default(false),
    /** Programs (bots with a token) may sit down; left out: yes where the link alone leads here, no where it is listed. */
    programs: z.boolean().optional(),
    /** The table begins at a moment of another game; `options` and `components` are then that game's. */
    from: originPlan.optional(),
  })
  .meta({ id: 'TablePlan' })

export const seatInfo = z
  .object({
    /** The person's or the bot's name; of a free seat, empty. */
    name: z.string(),
    flag: z.int(),
    kind: z.enum(['free', 'person', 'bot', 'automaton']),
    /** The level (and style) of the bot that plays this seat now, be it its own or a stand-in for its person. */
    bot: z.string().nullable(),
    person: id.nullable(),
    presence: z.enum(['here', 'away', 'bot']),
    /** Somebody may sit down here now: nobody has, or who had has left. */
    vacant: z.boolean(),
    /** Its person ran out of time where that ends their game. */
    out: z.boolean(),
    /** Its person's share in the deal is committed. */
    committed: z.boolean(),
    /** Who plays it is no person but a program with a token. */
    program: z.boolean(),
    /** Of a free seat after a rematch: whom it is kept for. */
    kept: z.object({ person: id, name: z.string() }).nullable(),
    /** When its person sat down; null for the host, and where it was not noted. */
    since: time.nullable(),
    /** While somebody else sits here for whom the seat belongs to: that one's name. */
    standsFor: z.string().nullable(),
    /** When its person was last at the table; null while they are, and where nobody knows. */
    seen: time.nullable(),
    /** Its person is on vacation now: their clock of days stands still. */
    vacation: vacation.nullable(),
  })
  .meta({ id: 'SeatInfo' })

export const contributionInfo = z
  .object({ seat: seatIndex, commitment: hex32, share: hex32.nullable() })
  .meta({ id: 'Contribution' })

/** What of the fair deal is public so far. */
export const fairnessInfo = z
  .object({
    scheme,
    /** The name that the deal goes by: the table's id; of a daily challenge, `daily` and its day. */
    deal: z.string().max(60),
    /** Of the server's key, made with the table, before anybody sat down. */
    commitment: hex32,
    /** Of all that the table agreed on, from the moment on at which it is dealt; none under `gam-fair-1`. */
    terms: hex32.optional(),
    contributions: z.array(contributionInfo),
    /** Until when shares may be shown, while the table is dealing. */
    until: time.nullable(),
    /** The server's key; null until the end, or for ever if the table chose so. */
    key: hex32.nullable(),
  })
  .meta({ id: 'FairnessInfo' })

/** An open question to the table: may this seat take its last move back? */
export const voteInfo = z
  .object({
    seat: seatIndex,
    /** How many actions would remain. */
    moves: z.int(),
    agreed: z.array(seatIndex),
    waiting: z.array(seatIndex),
  })
  .meta({ id: 'Vote' })

/**
 * An open question to the table about a seat. `bot`: shall a bot play for its person, who is away? `sit`: may whoever
 * asks take over the seat of somebody who left? Answered with `POST …/asks/{person}`.
 */
export const askInfo = z
  .object({
    kind: z.enum(['bot', 'sit']),
    seat: seatIndex,
    /** Who asks, by whom the question goes. */
    person: id,
    name: z.string(),
    at: time,
    agreed: z.array(seatIndex),
    /** Who has yet to answer; of these, those count who are here. To `sit`, the host's word is enough. */
    waiting: z.array(seatIndex),
    /** Of `bot`: its person has been woken and has until then to come back. */
    until: time.nullable(),
  })
  .meta({ id: 'Ask' })

/** Something that happened to a seat, for the log: after how many actions. */
export const happening = z
  .object({
    kind: z.enum(['bot', 'back', 'left', 'taken', 'late-bot', 'late-move', 'late-out']),
    seat: seatIndex,
    /** The name of the seat's person then; of `taken`, of who sat down. */
    name: z.string(),
    /** Of `taken`: whose seat it was. */
    from: z.string().optional(),
    /** Of `bot`: the seats that agreed; none where its person asked for it. */
    by: z.array(seatIndex).optional(),
    moves: count,
    at: time,
  })
  .meta({ id: 'Happening' })

export const tableInfo = z
  .object({
    id,
    /** Goes up with every change of what is in here, presence aside. */
    revision: z.int(),
    game: z.string(),
    /** The version of the rules; a client that knows another cannot play here. */
    rules: z.int(),
    status,
    options: json,
    components: z.string(),
    /** The whole component set where it is not one of the game's own. */
    componentSet: json.nullable(),
    /** Every seat, those that play by the rules alone included. */
    seats: z.array(seatInfo),
    host: id,
    public: z.boolean(),
    spectators: z.boolean(),
    clock: clockPlan,
    late: latePlan,
    /** Without a clock: after how many seconds of absence the others can ask for a bot. */
    absence: z.int(),
    revealKey: z.boolean(),
    /** Players may ask for hints; where not, everybody thinks for themselves. */
    hints: z.boolean(),
    /** Programs may sit down here. */
    programs: z.boolean(),
    /** Where it began in the middle of another game: after how many moves, and what became of the unseen. */
    from: z.object({ moves: count, deal: redeal }).nullable(),
    created: time,
    ended: time.nullable(),
    fairness: fairnessInfo,
    vote: voteInfo.nullable(),
    asks: z.array(askInfo),
    /** What happened to the seats in the game, the oldest first; of very many the latest. */
    happenings: z.array(happening),
    /** The table that goes on from this one. */
    rematch: id.nullable(),
    /** The seat of whoever asked for it. */
    rematchBy: seatIndex.nullable(),
    /** Of a try at a daily challenge: its day. Bots answer by fixed luck, and its person plays alone. */
    challenge: z.object({ day }).nullable(),
    /** Who is asking: their seat (null: a spectator), whether they are the host, and whether that one sent them away. */
    you: z.object({ seat: seatIndex.nullable(), host: z.boolean(), removed: z.boolean() }),
  })
  .meta({ id: 'TableInfo' })

/** A table in a list. */
export const tableEntry = z
  .object({
    id,
    game: z.string(),
    options: json,
    components: z.string(),
    status,
    public: z.boolean(),
    /** Where the host sits; null: nowhere. */
    host: seatIndex.nullable(),
    seats: z.array(
      z.object({
        name: z.string(),
        flag: z.int(),
        kind: z.enum(['free', 'person', 'bot', 'automaton']),
        bot: z.string().nullable(),
        program: z.boolean(),
      }),
    ),
    /** Programs may sit down here. */
    programs: z.boolean(),
    clock: clockPlan,
    moves: z.int(),
    asked: z.object({ seat: seatIndex, step: z.string() }).nullable(),
    /** Until when whoever is asked has time. */
    until: time.nullable(),
    yourSeat: seatIndex.nullable(),
    yourTurn: z.boolean(),
    /** Of a finished game, by seat. */
    totals: z.array(z.number()).nullable(),
    winners: z.array(seatIndex).nullable(),
    created: time,
    changed: time,
  })
  .meta({ id: 'TableEntry' })
