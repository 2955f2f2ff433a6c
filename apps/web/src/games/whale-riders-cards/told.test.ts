import { Sfc32, Sitting } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { momentOf } from '../../play/figure-moment.ts'
import { type CardMoment, cardsIn, sizeOf } from './reading.ts'
import { sceneOf } from './told.ts'

const asItIs = () => undefined
const options = { advanced: true, simplified: false, match: 'single', openScores: true } as const

/** Every move of a game as its first seat sees it: before it, what is told of it, after it. */
function* moves(seed: number): Generator<[CardMoment, readonly CardMoment['events'][number][], CardMoment]> {
  const chance = new Sfc32(seed)
  let sitting = Sitting.begin(cardGame, { seats: ['a', 'b', 'c'], seed: `told ${seed}`, options })
  while (sitting.decision) {
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    const next = sitting.submit(sitting.decision.seat, open[chance.below(open.length)].text)
    const told = next.eventsFor(0).slice(sitting.events.length)
    yield [momentOf(sitting, 0, asItIs), told, momentOf(next, 0, asItIs)]
    sitting = next
  }
}

function lies({ view, standings }: CardMoment) {
  return {
    tables: view.state.seats.map(({ table }) => cardsIn(table)),
    hands: view.state.seats.map(({ hand }) => sizeOf(hand)),
    mine: cardsIn(view.state.seats[0].hand),
    left: sizeOf(view.state.pile),
    port: view.state.port,
    ports: sizeOf(view.state.portDeck),
    points: standings.map(({ total }) => total),
  }
}

test('when all of a move has been told, the table is as it will be', () => {
  const seen = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const [before, told, after] of moves(seed)) {
      for (const { type } of told) seen.add(type)
      // A hand that is changed for another, what is won at once, and the end of a game are simply shown.
      if (told.some(({ type }) => /handRedrawn|cardLanded|gameEnded/.test(type))) continue
      expect(lies(sceneOf(before, [...told, { type: 'nothing more' }]).moment)).toEqual(lies(after))
    }
  for (const type of ['stormStruck', 'cardsWon', 'cardsRemoved', 'portRevealed']) expect(seen).toContain(type)
})

test('without anything told the table is the moment itself', () => {
  const [[before]] = moves(1)
  expect(sceneOf(before, []).moment).toBe(before)
})
