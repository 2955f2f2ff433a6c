import { Denied } from '../denied.ts'
import { told } from './happenings.ts'
import { isNameTaken } from './names.ts'
import { standInLevel } from './plan.ts'
import { absenceOf, botOf, changedSeat, type Sitter, seatAt, seatOf, type TableDoc } from './table-doc.ts'
import { playing, type TableNow } from './table-now.ts'

// Questions to the table about a seat: shall a bot play for somebody who is away, may somebody take over the seat of
// one who left. Each of these gives the table as it is afterwards, or says why not.

/** An open question. Its asker goes by one at a time at a table. */
export interface AskDoc {
  readonly kind: 'bot' | 'sit'
  readonly seat: number
  readonly person: string
  readonly name: string
  /** Who would sit here is a program. */
  readonly program?: boolean
  /** By the time that counts at tables. */
  readonly at: number
  /** People, whoever asks for a bot included. */
  readonly agreed: readonly string[]
  /** Of a bot: its level. */
  readonly level?: string
  /** Of a bot: the place in the log it is about; once something is played, it is over. */
  readonly seq?: number
  /** Somebody said no to whoever wants to sit here; for a while they cannot ask again. */
  readonly refused?: boolean
}

/** So many people can ask for seats at once. */
const MOST = 8
/** When somebody who was told no may ask again. */
const ASK_AGAIN = 600_000
/** Where several agree, the absent person still has this part of the time that an absence takes. */
const LAST_CALL = 10

/** The questions that can still be answered. */
export function openAsks({ doc, status, game }: Pick<TableNow, 'doc' | 'status' | 'game'>): AskDoc[] {
  if (status !== 'playing') return []
  return (doc.asks ?? []).filter(({ kind, seat, seq, refused }) => {
    const place = doc.seats[seat]
    if (refused || place === undefined || place.out) return false
    return kind === 'sit' ? place.left : seq === game?.seq && botOf(place) === null
  })
}

export interface Away {
  /** Since when its person is not at the table though it waits for them; null: they are here. */
  readonly since: number | null
}

/** Those who play ask whether a bot shall play for somebody who is away. */
export function askForBot(
  now: TableNow,
  actor: string,
  seat: number,
  bot: string,
  { since }: Away,
): TableDoc {
  const { doc, game } = now
  const place = seatAt(doc, seat)
  const level = standInLevel(bot)
  const mine = seatOf(doc, actor)
  if (mine === null || !playing(doc).includes(mine))
    throw new Denied('not-allowed', 'Only those who play here can ask for a bot.')
  if (doc.clock.kind !== 'none')
    throw new Denied(
      'not-allowed',
      'This table has a clock, and the clock alone decides when a bot plays on.',
    )
  if (botOf(place) !== null) throw new Denied('wrong-time', `A bot plays for ${place.name} already.`)
  if (since === null)
    throw new Denied('not-allowed', `${place.name} is here; only an absent person’s seat can go to a bot.`)
  if (game?.asked !== seat)
    throw new Denied('wrong-time', `The table does not wait for ${place.name}, so no bot is needed.`)
  const left = since + absenceOf(doc) - now.now
  if (left > 0)
    throw new Denied(
      'wrong-time',
      `${place.name} has not been away for long; the others can ask for a bot in ${Math.ceil(left / 1000)} seconds.`,
    )
  // Who asks again, or asks what another has asked, agrees to what was asked first.
  const open = openAsks(now).find((ask) => ask.kind === 'bot' && ask.seat === seat)
  if (open) return agreedBy(doc, open, actor)
  const ask: AskDoc = {
    kind: 'bot',
    seat,
    person: actor,
    name: seatAt(doc, mine).name,
    at: now.now,
    agreed: [actor],
    level,
    seq: game.seq,
  }
  return withAsk(now, ask)
}

/** Somebody would like to sit where another left. Until the table agrees they see what anybody sees. */
export function askForSeat(now: TableNow, person: Sitter, seat: number): TableDoc {
  const { doc } = now
  const before = doc.asks?.find((ask) => ask.kind === 'sit' && ask.person === person.id)
  if (before?.refused && now.now < before.at + ASK_AGAIN)
    throw new Denied('not-allowed', 'The table would rather not; you can ask again later.')
  if (before && !before.refused && before.seat === seat) return doc
  if (openAsks(now).filter(({ kind }) => kind === 'sit').length >= MOST)
    throw new Denied('too-many', 'Others have asked for a seat here; wait until they are answered.')
  const { id, name, kind } = person
  const ask: AskDoc = { kind: 'sit', seat, person: id, name, at: now.now, agreed: [] }
  return withAsk(now, kind === 'bot' ? { ...ask, program: true } : ask)
}

/** Yes or no to what `asker` asked; from the asker, no takes it back. */
export function answer(now: TableNow, asker: string, actor: string, agree: boolean): TableDoc {
  const { doc } = now
  const ask = openAsks(now).find(({ person }) => person === asker)
  if (!ask) throw new Denied('wrong-time', 'This is not asked any more.')
  if (asker === actor) {
    if (agree) throw new Denied('not-allowed', 'It is for the others to agree.')
    return without(doc, ask)
  }
  const seat = seatOf(doc, actor)
  const plays = seat !== null && playing(doc).includes(seat)
  if (!plays && !(ask.kind === 'sit' && doc.host === actor))
    throw new Denied('not-allowed', 'Only those who play here are asked.')
  if (agree) return agreedBy(doc, ask, actor)
  if (ask.kind === 'bot') return without(doc, ask)
  return {
    ...doc,
    asks: doc.asks?.map((one) => (one === ask ? { ...one, at: now.now, refused: true } : one)),
  }
}

/** Somebody is back: whether a bot shall play for them is no question any more. */
export function cameBack(now: TableNow, person: string): TableDoc {
  const mine = seatOf(now.doc, person)
  const ask = openAsks(now).find(({ kind, seat }) => kind === 'bot' && seat === mine)
  return ask ? without(now.doc, ask) : now.doc
}

/**
 * Until when the absent person has time to come back: they were woken when it was asked. Whoever decides alone waits
 * as long again as the absence took.
 */
export function untilOf(doc: TableDoc, { at, agreed }: AskDoc): number {
  return at + (agreed.length < 2 ? absenceOf(doc) : absenceOf(doc) / LAST_CALL)
}

/** What the table agrees to now: of those who play, the ones who are here count. */
export function granted(now: TableNow, isHere: (person: string) => boolean): AskDoc[] {
  const { doc } = now
  const present = playing(doc).flatMap((seat) => {
    const { person } = seatAt(doc, seat)
    return person !== null && isHere(person) ? [person] : []
  })
  return openAsks(now).filter((ask) => {
    const all = present.length > 0 && present.every((one) => ask.agreed.includes(one))
    if (ask.kind === 'sit') return (all || ask.agreed.includes(doc.host)) && canSit(doc, ask)
    return all && now.now >= untilOf(doc, ask)
  })
}

/** Whoever asked has found no other seat meanwhile, and nobody else has come to go by their name. */
function canSit(doc: TableDoc, { person, name }: AskDoc): boolean {
  return seatOf(doc, person) === null && !isNameTaken(doc, name, person, true)
}

/** What was asked is done. */
export function grant({ doc, game, now, at: calendar }: TableNow, ask: AskDoc): TableDoc {
  const { seat, agreed } = ask
  const place = seatAt(doc, seat)
  const asks = doc.asks?.filter((one) => one.seat !== seat)
  const at = { seat, moves: game?.moves ?? 0, at: calendar }
  if (ask.kind === 'bot') {
    const by = agreed.flatMap((person) => seatOf(doc, person) ?? [])
    const stood = changedSeat({ ...doc, asks }, seat, { standIn: ask.level ?? null })
    return told(stood, { ...at, kind: 'bot', name: place.name, by })
  }
  const { name, program = false } = place
  const before = place.before ?? { name, program }
  const change = {
    ...{ person: ask.person, name: ask.name, program: ask.program ?? false, before },
    ...{ left: false, standIn: null, back: now },
  }
  const taken = changedSeat({ ...doc, asks }, seat, change)
  return told(taken, { ...at, kind: 'taken', name: ask.name, from: before.name })
}

function agreedBy(doc: TableDoc, ask: AskDoc, actor: string): TableDoc {
  if (ask.agreed.includes(actor)) return doc
  const agreed = { ...ask, agreed: [...ask.agreed, actor] }
  return { ...doc, asks: doc.asks?.map((one) => (one === ask ? agreed : one)) }
}

function without(doc: TableDoc, ask: AskDoc): TableDoc {
  return { ...doc, asks: doc.asks?.filter((one) => one !== ask) }
}

/** What cannot be answered any more makes room, unless it says that somebody was told no. */
function withAsk(now: TableNow, ask: AskDoc): TableDoc {
  const open = openAsks(now)
  const kept = (now.doc.asks ?? []).filter(
    (one) =>
      one.person !== ask.person && (open.includes(one) || (one.refused && now.now < one.at + ASK_AGAIN)),
  )
  return { ...now.doc, asks: [...kept, ask].slice(-2 * MOST) }
}
