import { plain, Sfc32, Sitting } from '@gam/kernel'
import { type NewBedford, newBedford } from '@gam/new-bedford'
import { table as de } from '@gam/new-bedford/words/de/table'
import { table as en } from '@gam/new-bedford/words/en/table'
import { expect, test } from 'vitest'
import type { TableInfo } from '../../session/session.ts'
import { along, ask, wishes } from './ask.ts'
import { townBoard } from './board.tsx'
import type { TownMoment } from './reading.ts'
import { termIn } from './seen.ts'

function momentOf(town: Sitting<NewBedford>): TownMoment {
  const seat = town.decision?.seat ?? 0
  return {
    moves: town.codes.length,
    viewer: seat,
    view: town.view(seat),
    decision: town.decision,
    asked: town.decision && { seat, step: town.decision.step },
    veiled: null,
    events: town.events,
    marks: town.marks,
    movers: town.movers,
    standings: town.standings(),
    undo: 'possible',
    undoable: 1,
    undone: [],
  }
}

/** Whole games at random, every decision of them. */
function decisions(options: object, seats: readonly string[], games: number): TownMoment[] {
  const moments: TownMoment[] = []
  for (let game = 1; game <= games; game++) {
    const chance = new Sfc32(game)
    let town = Sitting.begin(newBedford, { seats, seed: `ask ${game}`, options })
    while (town.decision) {
      moments.push(momentOf(town))
      const open = town.decision.options.filter(({ refusal }) => !refusal)
      town = town.submit(town.decision.seat, open[chance.below(open.length)].text)
    }
  }
  return moments
}

const TABLE: TableInfo = {
  id: 'town',
  game: 'new-bedford',
  rules: newBedford.rulesVersion,
  seats: ['Mara', 'Ilse', 'Ben'].map((name, seat) => ({ name, flag: seat + 1, bot: null })),
  players: 3,
  options: {},
  components: 'standard',
  componentSet: null,
  shared: false,
}

const everything = [
  ...decisions({}, ['Mara', 'Ilse', 'Ben'], 2),
  ...decisions({ captains: ['flask'], turnersMill: true, printing: 'second' }, ['Mara', 'Ilse'], 2),
]

test('every decision is asked in words that know the moment, in both languages', () => {
  const steps = new Set<string>()
  for (const moment of everything) {
    const { decision } = moment
    if (!decision) continue
    steps.add(decision.step)
    for (const words of [en, de]) {
      const asking = ask(moment, words, TABLE)
      const names = ['Mara', 'Ilse', 'Ben']
      const text = asking
        ? plain(asking.title, (token) =>
            token.kind === 'seat' ? names[Number(token.value)] : termIn(words, token.kind, token.value),
          )
        : words.words.prompts[decision.step]
      expect(text, decision.step).toMatch(/\S/)
      expect(text).not.toMatch(/undefined|NaN/)
      expect(asking?.crumb).not.toBe('undefined')
    }
  }
  expect(steps.size).toBeGreaterThan(8)
})

test('options of one decision that stand on the table stand apart', () => {
  for (const { decision } of everything) {
    const paths = (decision?.options ?? [])
      .map(({ action }) => townBoard.targets(action).join(' > '))
      .filter((path) => path !== '')
    expect(new Set(paths).size, decision?.step).toBe(paths.length)
  }
})

test('NB-11 the purchase stands beside the placement, and only where there is money for it', () => {
  const places = everything.filter(({ decision }) => decision?.step === 'place')
  const rich = places.find(({ view, decision }) => view.state.seats[decision?.seat ?? 0].money >= 3)
  const poor = places.find(({ view, decision }) => view.state.seats[decision?.seat ?? 0].money < 3)
  if (!rich?.decision || !poor) throw new Error('some have money and some have none')
  expect(wishes(rich, en).map(({ id }) => id)).toEqual(['wood', 'food'])
  expect(wishes(poor, en)).toEqual([])
  const [farm] = rich.decision.options
  expect(along(farm, rich, null)).toEqual([['place farm', 'purchase nothing'], ['place farm']])
  expect(along(farm, rich, 'wood')[0]).toEqual(['place farm', 'purchase wood'])
})
