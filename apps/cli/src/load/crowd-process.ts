import { oneAt, Sfc32 } from '@gam/kernel'
import { BoardgameIoParty } from './boardgame-io-party.ts'
import type { CrowdJob, Errand } from './crowd.ts'
import type { Desk, Party } from './desk.ts'
import { EchoParty } from './echo-party.ts'
import { GamParty } from './gam-party.ts'
import { LimitParty } from './limit-party.ts'
import { playStretch } from './stretch.ts'
import { bytesHeard } from './wire.ts'

// A process of players: they never share a processor's time with the server in one process.

/** So many sit down at the same time. */
const ABREAST = 16

const parties: Party[] = []
let desks: Desk[] = []

async function abreast<T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let next = 0
  const one = async () => {
    while (next < count) {
      const nth = next++
      made[nth] = await make(nth)
    }
  }
  await Promise.all(Array.from({ length: ABREAST }, one))
  return made
}

function partyOf({ what, urls, game, seed, first }: CrowdJob, nth: number): Promise<Party> {
  const dice = new Sfc32(seed + first + nth)
  if (what === 'gam') return GamParty.of(urls, first + nth, game, dice)
  if (what === 'boardgame.io') return BoardgameIoParty.of(urls, dice)
  return what === 'limit' ? LimitParty.of(urls, first + nth) : EchoParty.of(oneAt(urls, 0))
}

async function run(errand: Errand) {
  switch (errand.do) {
    case 'come':
      parties.push(...(await abreast(errand.job.tables, (nth) => partyOf(errand.job, nth))))
      return null
    case 'sit':
      desks = await abreast(parties.length, (nth) => oneAt(parties, nth).sit())
      return null
    case 'play': {
      const before = bytesHeard()
      const played = await playStretch(desks, errand.ms, errand.rate)
      return { ...played, bytes: bytesHeard() - before }
    }
  }
}

function broken(error: unknown): void {
  process.send?.({ broken: error instanceof Error ? error.message : String(error) })
}

process.on('message', (errand: Errand) => {
  run(errand).then((result) => process.send?.({ result }), broken)
})
process.on('uncaughtException', broken)
process.on('disconnect', () => process.exit())
