import process from 'node:process'
import type { Done, Errand } from './checkout.ts'
import type { runnersOf as Runners, seatsOf as Seats } from './runners.ts'

// The runners and games are those of the checkout that is measured, which may be another than the one of this file.
const [runners = '', games = '', id = ''] = process.argv.slice(2)
const { runnersOf, seatsOf }: { runnersOf: typeof Runners; seatsOf: typeof Seats } = await import(runners)
const { gameOf }: Pick<typeof import('../games.ts'), 'gameOf'> = await import(games)
const game = gameOf(id)

process.on('message', (errand: Errand) => {
  process.send?.(done(errand))
})

/** Runners made anew play the same games and search the same positions, so that all rounds are of the same work. */
function done({ activity, amount }: Errand): Done {
  const runners: Partial<ReturnType<typeof Runners>> = runnersOf(game, seatsOf(game))
  // An older checkout has one search only.
  const run = runners[activity] ?? runners.search
  if (!run) throw new Error(`this checkout has no ${activity}`)
  const before = process.cpuUsage()
  const start = performance.now()
  let calls = 0
  let units = 0
  if ('calls' in amount) for (; calls < amount.calls; calls++) units += run()
  else while (performance.now() - start < amount.ms) for (let i = 0; i < 10; i++, calls++) units += run()
  const { user, system } = process.cpuUsage(before)
  return { calls, units, seconds: (user + system) / 1e6 }
}
