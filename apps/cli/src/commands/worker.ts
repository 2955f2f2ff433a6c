import { availableParallelism } from 'node:os'
import { defineCommand } from 'citty'
import { mistake } from '../fault.ts'
import { allGames } from '../games.ts'
import { ErrandHands } from '../queue/errand-hands.ts'
import type { Errand } from '../queue/job-queue.ts'
import { openQueue, queueArg } from '../queue/open-queue.ts'
import { differenceOf, type Release, releaseOf } from '../queue/release.ts'
import { readCount } from '../table-options.ts'
import { harmless } from '../text.ts'
import { untilInterrupted } from '../workers/interrupt.ts'

export const command = defineCommand({
  meta: { name: 'worker' },
  args: {
    queue: { ...queueArg, description: 'The PostgreSQL database that the games come through' },
    threads: {
      type: 'string',
      valueHint: 'N',
      description: 'How many processor cores to use (left out: all)',
    },
  },
  async run({ args }) {
    if (args.queue === undefined) throw mistake('A worker needs a queue: give --queue postgres://….')
    const threads =
      args.threads === undefined ? availableParallelism() : readCount(args.threads, '--threads', 1, 256)
    const queue = await openQueue(args.queue)
    const hands = new ErrandHands()
    const say = saidOnce()
    say(
      `Ready, with ${threads} ${threads === 1 ? 'thread' : 'threads'}. Ctrl-C ends it; what is begun goes to others.`,
    )
    try {
      await untilInterrupted((stop) =>
        queue.serve({
          hands: threads,
          refuses: refusing(say),
          perform: (errand) => hands.perform(errand),
          trouble: (why) => say(`The queue cannot be reached (${why}); trying again.`),
          stop,
        }),
      )
    } finally {
      await hands.dismiss()
      await queue.close()
    }
  },
})

/** Work of another release is not mixed with this one's. */
function refusing(say: (what: string) => void): (errand: Errand) => string | null {
  const known = new Map<string, Release>()
  return ({ release }) => {
    const game = allGames.find(({ id }) => id === release.game)
    const ours = game && (known.get(game.id) ?? releaseOf(game))
    if (game && ours) known.set(game.id, ours)
    const why = ours ? differenceOf(release, ours) : `This worker does not know the game ${release.game}.`
    if (why !== null) say(why)
    return why
  }
}

/** The same thing over and over is said once. */
function saidOnce(): (what: string) => void {
  let last = ''
  return (what) => {
    if (what !== last) process.stderr.write(`gam: ${harmless(what)}\n`)
    last = what
  }
}
