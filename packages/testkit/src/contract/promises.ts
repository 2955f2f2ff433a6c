import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import {
  determinize,
  Fault,
  keepOrders,
  oneAt,
  openOrders,
  orderedAnswer,
  ranks,
  redact,
  Sfc32,
  Sitting,
  view as viewOf,
} from '@gam/kernel'
import type { Moment } from '@gam/table'
import type { TableKind, TriedTable } from './tried-table.ts'
import { Company, codeOf, ofTheGame, type Watcher } from './watcher.ts'

/** Something that a table keeps its word in; throws where it does not. */
export interface Promised {
  readonly title: string
  applies(kind: TableKind): boolean
  check(kind: TableKind): Promise<void>
}

const ANY = { orders: false }
const SOME_MOVES = 14
const MOST_TABLES = 30

const moving = ({ standsStill }: TableKind) => standsStill !== true

/** Tries something at a table that has just begun. */
async function at(kind: TableKind, trial: (company: Company) => Promise<void>, wish = ANY): Promise<void> {
  const table = await kind.open(wish)
  try {
    await trial(new Company(table))
  } finally {
    await table.close()
  }
}

/** Tries something before each move; true: it was met, and that will do. Other tables follow until it is. */
async function untilMet(
  kind: TableKind,
  trial: (company: Company, asked: Watcher) => Promise<boolean>,
  wish = ANY,
): Promise<void> {
  for (let luck = 1; luck <= MOST_TABLES; luck++) {
    const table = await kind.open(wish)
    try {
      const company = new Company(table, luck)
      for (;;) {
        const asked = await company.asked()
        if (asked === null) break
        if (await trial(company, asked)) return
        if (!moving(kind)) break
        await company.move()
      }
    } finally {
      await table.close()
    }
  }
  throw new Error(`at ${MOST_TABLES} tables there was nothing to try it with`)
}

/** Plays on by lot; where something can be taken back, it sometimes is. */
async function playSome(company: Company, { takesBack, moves = SOME_MOVES }: TableKind): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const asked = await company.asked()
    if (asked === null) return
    const back = company.watchers.find(({ way, course }) => way.seat !== null && course.undo === 'possible')
    if (takesBack && back && company.chance.below(3) === 0)
      await company.change(() => back.way.undo(company.chance.below(2) === 0))
    else await company.move()
  }
}

/** The game as the eyes of this moment could imagine it. */
function imagined({ game, beginning }: TriedTable, view: Moment['view']): Sitting {
  return Sitting.seen(game, { ...beginning, seed: '' }, view)
}

/** Whether a list that goes on after this action is refused, whatever comes. */
function endsList(table: TriedTable, view: Moment['view'], seat: number, action: string): boolean {
  try {
    imagined(table, view).submit(seat, action, action)
  } catch (error) {
    if (error instanceof Fault) return error.code === 'list-ends'
    throw error
  }
  return false
}

/** All that is told follows from what these eyes may see: it would be the same, were the unseen another. */
function holdToTheEyes(table: TriedTable, told: Moment): void {
  const { game } = table
  const { view, viewer, events, asked, decision, standings } = told
  for (const deal of [1, 2])
    deepStrictEqual(
      viewOf(game, determinize(game, view, new Sfc32(deal)), viewer),
      { viewer: view.viewer, state: view.state, unseen: view.unseen },
      'more is shown than these eyes may see',
    )
  deepStrictEqual(
    events,
    events.map((statement) => redact(game.events, statement, viewer)),
    'an event tells what these eyes may not know',
  )
  if (asked === null) return
  const sitting = imagined(table, view)
  const scores = game.score(view.state, sitting.facts)
  const places = ranks(scores)
  deepStrictEqual(
    standings,
    scores.map((score, seat) => ({ seat, ...score, rank: places[seat] })),
    'points are counted that these eyes cannot count',
  )
  if (decision === null) return
  equal(decision.seat, viewer, 'somebody is told what another is asked')
  const { seat, step, options } = sitting.decision ?? {}
  deepStrictEqual(decision, { seat, step, options }, 'what is offered does not follow from what is seen')
}

export const PROMISES: readonly Promised[] = [
  {
    title: 'a move is told as what is new, and all that was told adds up to the whole',
    applies: moving,
    check: (kind) =>
      at(kind, async (company) => {
        await playSome(company, kind)
        await company.asked()
        for (const watcher of company.watchers) {
          const { told } = watcher
          ok(told.length > 1, 'nothing was told')
          ok(
            told.slice(1).every(({ kept }) => kept >= 0),
            'a move is told with all that came before it',
          )
          const sum = ofTheGame(watcher.course)
          await watcher.whole()
          deepStrictEqual(sum, ofTheGame(watcher.course))
        }
      }),
  },
  {
    title: 'what may be taken back is gone as if it had not been',
    applies: ({ takesBack }) => takesBack,
    check: (kind) =>
      untilMet(kind, async (company, asked) => {
        const before = company.watchers.map(({ course }) => ofTheGame(course))
        await company.change(() => asked.way.submit([company.anyFor(asked)]))
        // Where it is a bot's turn by now, its move may come first.
        if (asked.course.undo !== 'possible' || asked.decision === null) return false
        await company.change(() => asked.way.undo(false))
        for (const [i, { course }] of company.watchers.entries())
          deepStrictEqual({ ...ofTheGame(course), undoable: 0 }, { ...before[i], undoable: 0 })
        return true
      }),
  },
  {
    title: 'what may not be taken back is refused, and stays',
    applies: () => true,
    check: (kind) =>
      untilMet(kind, async (company, asked) => {
        const seated = company.watchers.filter(({ way }) => way.seat !== null)
        const kept = seated.filter(({ course: { undo } }) => !kind.takesBack || undo === 'other')
        for (const { way } of kept) await company.refused(() => way.undo(false), 'no-undo')
        // Where somebody goes on after luck has spoken, it is not another's move that stands in the way.
        if (kind.takesBack && asked.course.undo !== 'revealed') return false
        await company.refused(() => asked.way.undo(false), 'no-undo')
        return true
      }),
  },
  {
    title: 'a list that goes on where luck speaks or another is asked is refused whole: it is no peephole',
    applies: () => true,
    check: (kind) =>
      untilMet(kind, async (company, asked) => {
        const { way, course } = asked
        const seat = way.seat ?? 0
        const last = company
          .openTo(asked)
          .find(({ text }) => endsList(company.table, course.view, seat, text))
        if (!last) return false
        await company.refused(() => way.submit([last.text, last.text]), 'list-ends')
        return true
      }),
  },
  {
    title: 'what anybody is told is made of what they may see',
    applies: () => true,
    check: (kind) =>
      at(kind, async (company) => {
        if (moving(kind)) await playSome(company, kind)
        await company.asked()
        for (const { told } of company.watchers) for (const one of told) holdToTheEyes(company.table, one)
      }),
  },
  {
    title: 'what comes too late, or from somebody who is not asked, is refused and changes nothing',
    applies: moving,
    check: (kind) =>
      untilMet(kind, async (company, asked) => {
        const { way, course } = asked
        const seat = way.seat ?? 0
        for (const other of company.watchers)
          if (other !== asked)
            await company.refused(
              () => other.way.submit([company.anyFor(asked)]),
              'not-your-turn',
              'not-your-seat',
              'not-allowed',
            )
        const once = company.openTo(asked).find(({ text }) => {
          const after = imagined(company.table, course.view).submit(seat, text)
          return after.decision?.seat !== seat || after.decision.step !== course.decision?.step
        })
        if (!once) return false
        const answers: string[] = []
        await company.change(async () => {
          answers.push(...(await Promise.all([0, 1].map(() => codeOf(way.submit([once.text]))))))
        })
        equal(answers.filter((answer) => answer === 'done').length, 1, `answered: ${answers.join(', ')}`)
        await company.asked()
        const made = asked.course.movers.slice(course.moves).filter((mover) => mover === seat)
        equal(made.length, 1, 'it was done more than once')
        return true
      }),
  },
  {
    title: 'the past is what was told when it was the present',
    applies: () => true,
    check: (kind) =>
      at(kind, async (company) => {
        const first = oneAt(company.watchers, 0)
        const then = new Map<number, ReturnType<typeof ofTheGame>>()
        for (let i = 0; i < (kind.moves ?? SOME_MOVES); i++) {
          const asked = await company.asked()
          for (const moves of then.keys()) if (moves > first.course.moves) then.delete(moves)
          then.set(first.course.moves, ofTheGame(first.course))
          if (asked === null || !moving(kind)) break
          await company.move()
        }
        ok(then.size > (moving(kind) ? 2 : 0))
        for (const [moves, present] of then) {
          const past = ofTheGame(await first.way.at(moves))
          deepStrictEqual(past, { ...present, decision: null, undo: past.undo, undoable: 0 })
        }
      }),
  },
  {
    title: 'who is played by nobody here goes on by themselves',
    applies: ({ goesOn }) => goesOn,
    check: (kind) =>
      at(kind, async (company) => {
        const here = company.watchers.map(({ way }) => way.seat)
        const others = () => oneAt(company.watchers, 0).course.movers.some((seat) => !here.includes(seat))
        while (!others() && (await company.move())) await company.asked()
        ok(others(), 'nobody else has moved')
      }),
  },
  {
    title: 'left and opened again it stands where it stood, and goes on',
    applies: () => true,
    check: (kind) =>
      at(kind, async (company) => {
        if (moving(kind)) await playSome(company, kind)
        await company.asked()
        const before = company.watchers.map(({ course }) => ofTheGame(course))
        const again = new Company(await company.table.reopen())
        await again.asked()
        for (const [i, { course }] of again.watchers.entries()) deepStrictEqual(ofTheGame(course), before[i])
        if (moving(kind)) await again.move()
        await again.table.close()
      }),
  },
  {
    title:
      'what somebody ordered to be declined is declined for them, and everybody hears a move like any other',
    applies: ({ takesOrders }) => takesOrders,
    check: (kind) =>
      untilMet(
        kind,
        async (company, asked) => {
          const { way, course } = asked
          const { table } = company
          const seen = { game: table.game, facts: imagined(table, course.view).facts, view: course.view }
          const orders = openOrders(seen)
          const [order] = orders
          const { decision } = course
          if (way.seat === null || decision === null || order === undefined) return false
          const answer = orderedAnswer(seen, decision, keepOrders(seen, orders))
          if (answer === null) return false
          equal(await codeOf(way.order?.(['no such order']) ?? Promise.resolve()), 'not-offered')
          await way.order?.(orders)
          const others = company.watchers.filter((watcher) => watcher !== asked)
          for (const watcher of [asked, ...others])
            await watcher.until(() => watcher.course.moves > course.moves)
          equal(asked.course.movers[course.moves], way.seat)
          for (const { told } of others) equal(JSON.stringify(told).includes(order), false)
          return true
        },
        { orders: true },
      ),
  },
]
