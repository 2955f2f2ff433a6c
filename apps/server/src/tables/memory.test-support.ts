import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Sfc32 } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford/whole'
import { tablePlan } from '@gam/protocol/schemas'
import type { Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import { newsInWriting } from '../model/news.ts'
import { docOf } from '../model/plan.ts'

setFlagsFromString('--expose-gc')
const gc: () => void = runInNewContext('gc')

/**
 * A game of New Bedford for four as the server holds it, after so many moves, with what those who sit there were told
 * last; each submission has an id of its own.
 */
function played(nth: number, moves: number) {
  const seats = Array.from({ length: 4 }, () => ({ bot: null }))
  const doc = docOf(newBedford, tablePlan.parse({ game: newBedford.id, seats }), { id: 'ann', name: 'Ann' })
  const dice = new Sfc32(nth)
  const entry = (seq: number, deed: Entry['deed']): Entry => ({
    table: `table-${nth}`,
    seq,
    submission: `00000000-0000-0000-${nth}-${seq}`,
    deed,
    at: seq * 1000,
    time: seq * 1000,
  })
  const names = ['Ann', 'Ben', 'Cy', 'Dot']
  const begin = entry(1, { kind: 'begin', names, shares: [] })
  const logged = LoggedGame.begin(newBedford, { doc, key: 'ab'.repeat(32), id: `table-${nth}` }, begin)
  let { telling } = newsInWriting(logged, doc, begin)
  for (let made = 0; made < moves && logged.sitting.decision !== null; made++) {
    const { seat, options } = logged.sitting.decision
    const open = options.filter(({ refusal }) => !refusal)
    const actions = [open[dice.below(open.length)].text]
    const move = entry(logged.seq + 1, { kind: 'play', seat, actions, by: 'person' })
    logged.adopt(move)
    const written = newsInWriting(logged, doc, move, telling)
    for (const viewer of names.keys()) written.shift(viewer, telling, true)
    telling = written.telling
  }
  return { logged, telling }
}

/** What one of so many such tables takes in memory, in bytes, and the longest game among them. */
export function memoryOf(tables: number, moves: number): { bytes: number; longest: number } {
  played(0, moves)
  gc()
  const before = process.memoryUsage().heapUsed
  const kept = Array.from({ length: tables }, (_, nth) => played(nth + 1, moves))
  gc()
  const bytes = (process.memoryUsage().heapUsed - before) / tables
  return { bytes, longest: Math.max(...kept.map(({ logged }) => logged.sitting.moves)) }
}
