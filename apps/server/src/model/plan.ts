import { randomBytes } from 'node:crypto'
import { ANY_STYLE, drawStyles, LEVELS, readBotName, STANDARD_LEVEL, troubleWithBot } from '@gam/bots'
import {
  type ComponentSet,
  componentSet,
  Fault,
  type Game,
  type Json,
  readComponentSet,
  readOptions,
  writeComponentSet,
} from '@gam/kernel'
import { SCHEME } from '@gam/protocol/fairness'
import type { tablePlan } from '@gam/protocol/schemas'
import type { z } from 'zod'
import { Denied } from '../denied.ts'
import { stylesOf } from '../games.ts'
import { BOT_NAMES } from './bot-names.ts'
import { botsYield } from './names.ts'
import { originOf, type Source, type StartingPoint, startOf } from './starting-point.ts'
import {
  botSeat,
  freeSeat,
  keptSeat,
  type SeatDoc,
  type Sitter,
  seatedAt,
  type TableDoc,
  takesPrograms,
} from './table-doc.ts'

type Plan = z.output<typeof tablePlan>

/** The table that somebody asked for, refused with the reason if it could never be played. */
export function docOf(known: Game, plan: Plan, host: Sitter, source: Source | null = null): TableDoc {
  const from = takenUp(known, plan, source)
  const game = from ? known.atRules(from.replay.rules) : known
  const components = visible(
    from ? readComponentSet(game.components, from.replay.components) : componentsOf(game, plan),
  )
  const options = readOptions<unknown>(game.options, from ? from.replay.options : plan.options)
  const seats = seatsOf(plan, game.id)
  const sit = plan.sit === null ? -1 : (plan.sit ?? seats.findIndex(({ kind }) => kind === 'free'))
  if (plan.sit !== null && seats[sit]?.kind !== 'free')
    throw new Denied('bad-seats', 'There is no free seat for you there; leave one to people.')
  if (!seats.some(({ kind }) => kind === 'free'))
    throw new Denied('bad-seats', 'A table needs a seat for a person.')
  const doc: TableDoc = {
    game: game.id,
    rules: game.rulesVersion,
    options: options as Json,
    components: writeComponentSet(game.components, components),
    public: plan.public,
    spectators: plan.spectators,
    clock: plan.clock,
    late: plan.late,
    ...(plan.absence !== undefined && { absence: plan.absence }),
    revealKey: plan.revealKey,
    host: host.id,
    seats: seats.map((seat, i) => (i === sit ? seatedAt(seat, host) : seat)),
    dealing: null,
    vote: null,
    rematch: null,
    closed: false,
    hints: plan.hints,
    scheme: SCHEME,
    programs: plan.programs ?? (!plan.public || host.kind === 'bot'),
    ...(from && { from }),
  }
  tryOut(
    game,
    doc,
    seats.map((_, seat) => `Seat ${seat + 1}`),
  )
  if (host.kind === 'bot' && sit >= 0 && !takesPrograms(doc))
    throw new Denied('bad-request', 'A program cannot sit at a table without programs; leave "sit" null.')
  return botsYield(doc)
}

/** The moment of another game that the plan names. */
function takenUp(
  game: Game,
  { from, options, components, seats }: Plan,
  source: Source | null,
): StartingPoint | null {
  if (from === undefined || source === null) return null
  if (options !== undefined || (components !== undefined && components !== null))
    throw new Denied('bad-request', 'Options and pieces come with the game that is taken up; leave them out.')
  return originOf(game, source, { at: from.at, deal: from.deal, seats: seats.length })
}

/**
 * The same table once more: the same bots, and the seats of those who played to the end are kept for them. It is a
 * new game and so by the newest rules, unless it goes on from a moment of another.
 */
export function againOf(known: Game, doc: TableDoc, host: Sitter): TableDoc {
  const seats = doc.seats.map((seat) =>
    seat.kind === 'bot' && seat.level !== null
      ? botSeat(seat.flag, seat.name, seat.level)
      : seat.person === host.id
        ? seatedAt(seat, host)
        : seat.person !== null && !seat.left
          ? keptSeat(seat.flag, { person: seat.person, name: seat.name })
          : freeSeat(seat.flag),
  )
  const { bound: _, rematchBy: __, ...rest } = doc
  const fresh = {
    dealing: null,
    vote: null,
    asks: [],
    happenings: [],
    rematch: null,
    closed: false,
    scheme: SCHEME,
  }
  const rules = doc.from ? {} : newest(known, doc)
  return botsYield({ ...rest, ...rules, ...fresh, host: host.id, seats })
}

function newest(known: Game, { rules, options, components }: TableDoc) {
  const pieces = readComponentSet(known.atRules(rules).components, components)
  return {
    rules: known.rulesVersion,
    options: readOptions<unknown>(known.options, options) as Json,
    components: writeComponentSet(known.components, pieces),
  }
}

/** The table without its free seats, if the game can be played by those who are there. */
export function withoutFree(game: Game, doc: TableDoc): TableDoc {
  const seats = doc.seats.filter(({ kind }) => kind !== 'free')
  if (seats.length === doc.seats.length) return doc
  if (doc.from)
    throw new Denied('bad-seats', 'This table goes on from a game in which every seat was played; fill them.')
  const fewer = { ...doc, seats }
  tryOut(
    game,
    fewer,
    seats.map(({ name }) => name),
  )
  return fewer
}

/** The kernel knows best what goes together; a trial game costs a millisecond. */
function tryOut(game: Game, doc: TableDoc, seats: readonly string[]): void {
  try {
    startOf(game, doc, seats, 'trial')
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Denied('bad-components', 'With these pieces and options the game cannot be set up.')
  }
}

function componentsOf(game: Game, { components, seats }: Plan) {
  if (components === null || components === undefined) return componentSet(game.components, undefined)
  if (typeof components === 'string') return componentSet(game.components, components)
  return readComponentSet(game.components, components, seats.length)
}

function visible<C>(set: ComponentSet<C>): ComponentSet<C> {
  if (VISIBLE.test(set.title)) return set
  throw new Denied(
    'bad-components',
    'The title of a component set must be 1 to 80 visible characters, without line breaks.',
  )
}

/** Everybody at the table reads it: no line breaks, no control or direction characters. */
const VISIBLE = /^(?!\s)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]{1,80}(?<!\s)$/u

function seatsOf(plan: Plan, game: string): SeatDoc[] {
  const flags = new Set(plan.seats.flatMap(({ flag }) => flag ?? []))
  if (flags.size < plan.seats.filter(({ flag }) => flag !== undefined).length)
    throw new Denied('bad-seats', 'Two seats cannot sail under the same flag.')
  const free = [1, 2, 3, 4, 5, 6].filter((flag) => !flags.has(flag))
  const names = BOT_NAMES.filter((name) => !plan.seats.some((seat) => seat.name === name))
  const bots = knownBots(
    plan.seats.map(({ bot }) => bot),
    game,
  )
  return plan.seats.map((seat, i) => {
    const bot = bots[i] ?? null
    const flag = seat.flag ?? free.shift() ?? 6
    if (bot === null) return freeSeat(flag)
    return botSeat(flag, seat.name ?? names.shift() ?? 'Bot', bot)
  })
}

/** Bots that there are in a game; who takes any style has one from now on. The deal is not drawn yet, and has no part in it. */
export function knownBots(bots: readonly (string | null)[], game: string): (string | null)[] {
  const styles = stylesOf(game).map(({ id }) => id)
  for (const bot of bots) {
    const trouble = bot === null ? null : troubleWithBot(bot, [...styles, ANY_STYLE])
    if (trouble !== null) throw new Denied('bad-seats', trouble)
  }
  return drawStyles(bots, styles, randomBytes(16).toString('hex'))
}

function iterationsOf(level: string): number {
  return LEVELS[level]?.iterations ?? 0
}

/** Whoever plays for somebody plays soundly. */
export function standInLevel(bot: string): string {
  const trouble = troubleWithBot(readBotName(bot).level, [])
  if (trouble !== null) throw new Denied('bad-seats', trouble)
  if (iterationsOf(bot) >= iterationsOf(STANDARD_LEVEL)) return bot
  throw new Denied(
    'not-allowed',
    `A bot that plays for somebody is at least of the level "${STANDARD_LEVEL}", and plays in no style.`,
  )
}
