import { Sitting, writeReplay } from '@gam/kernel'
import { pebbles } from '../pebbles.test-support.ts'
import {
  commitmentToKey,
  commitmentToShare,
  type DealTerms,
  type Scheme,
  seedOf,
  termsHash,
} from './index.ts'

export const table = 'AAECAwQFBgcICQoLDA0ODw'
export const key = '00'.repeat(31).concat('01')
export const one = '11'.repeat(32)
export const two = '22'.repeat(32)

/** A finished game as a server would record it: Ann's share came too late, Ben's is in the deal. */
export function record(scheme: Scheme, name = table, shown = true) {
  const deal = { scheme, name }
  const contributions = shown
    ? [
        { seat: 0, commitment: commitmentToShare(deal, two), share: null },
        { seat: 1, commitment: commitmentToShare(deal, one), share: one },
      ]
    : []
  const names = ['Ann', 'Ben']
  const blank = writeReplay(Sitting.begin(pebbles, { seats: names, seed: '' }))
  const terms: DealTerms = {
    game: 'pebbles',
    rules: pebbles.rulesVersion,
    options: blank.options,
    components: blank.components,
    seats: names.map((who, seat) => ({
      name: name === table ? who : '',
      flag: seat + 1,
      bot: null,
      program: false,
      commitment: contributions[seat]?.commitment ?? null,
    })),
  }
  const hash = scheme === 'gam-fair-1' ? null : termsHash(deal, terms, null)
  let sitting: Sitting = Sitting.begin(pebbles, {
    seats: names,
    seed: seedOf(deal, key, shown ? [{ seat: 1, share: one }] : [], hash),
  })
  while (sitting.decision) {
    const option = sitting.decision.options.find(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, option?.text)
  }
  const standings = sitting.standings()
  return {
    ...{ format: 'gam-record', version: 1, table, game: 'pebbles', ended: 1_700_000_000_000 },
    seats: names.map((who, seat) => ({ name: who, flag: seat + 1, bot: null, program: false, out: false })),
    totals: standings.map(({ total }) => total),
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    fairness: {
      ...{ scheme, deal: name, commitment: commitmentToKey(deal, key), contributions, until: null, key },
      ...(hash !== null && { terms: hash }),
    },
    ...(hash !== null && { terms }),
    replay: writeReplay(sitting),
  }
}
