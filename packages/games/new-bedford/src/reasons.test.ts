import { Play, plain, reasonPhrase, reasonsFor, Sfc32, type Sitting, type Statement } from '@gam/kernel'
import { atRandom, scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { newBedford } from './game.ts'
import { reasons } from './reasons.ts'
import type { NewBedford } from './state.ts'

const round = [
  { step: 'place', seat: 'Ann', grounds: 'anywhere' },
  { step: 'movement' },
  { step: 'whaling' },
  { step: 'endRound' },
]

/** What is said for each open option of Ann, who is to place a worker. */
function said(...[people, given]: Parameters<typeof inTown>): { [option: string]: string[] } {
  return saidAt(scenario(...inTown(people, { next: round, ...given })).sitting)
}

function saidAt(sitting: Sitting<NewBedford>): { [option: string]: string[] } {
  const play = new Play(newBedford, newBedford.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
  play.settle()
  const { codes, count } = play.menu
  return Object.fromEntries(
    codes
      .slice(0, count)
      .map((code) => [newBedford.actions.format(code), reasonsFor(reasons, play, code).map(inEnglish)]),
  )
}

function inEnglish(statement: Statement): string {
  return plain(reasonPhrase(reasons.table, reasons.words.en, statement), ({ value }) => String(value))
}

test('NB-27 a bonus is worth naming, NB-13 and so is who gets a fee', () => {
  const places = said(
    { Ann: { money: 5, wood: 5 }, Ben: { workers: ['forest'] } },
    { built: { Ann: 'bank', Ben: 'schoolhouse' } },
  )
  expect(places['place farm']).toContain('Nobody is at the farm yet, so its bonus comes with it.')
  expect(places['place forest']).toEqual(['It brings 2 wood.'])
  expect(places['place bank']).toContain('The bank is its own and costs no fee.')
  expect(places['place schoolhouse']).toContain('The schoolhouse is worth its fee to 1.')
})

test('what goods make possible: a building, a ship made ready, a longer voyage', () => {
  const places = said({ Ann: { wood: 1, brick: 1, food: 1, ships: ['dock', 'home'] }, Ben: {} })
  expect(places['place forest'].slice(0, 2)).toEqual([
    'With this the wharf can be built.',
    'With this there is wood enough to make a ship ready.',
  ])
  expect(places['place farm']).toContain('With this the food takes a ship as far as space 4.')
  const late = said({ Ann: { wood: 1, food: 1, ships: ['dock', 'home'] }, Ben: {} }, { round: 12 })
  expect(late['place farm'].join()).not.toContain('takes a ship')
})

test('what is to be done at once at the Town Hall, the Dockyard and the General Store', () => {
  const places = said(
    { Ann: { wood: 4, food: 2, money: 1, ships: ['space 1: sperm', 'home'] }, Ben: {} },
    { round: 9 },
  )
  expect(places['place town hall'][0]).toBe('The counting house can be built at once.')
  expect(places['place dockyard'][0]).toBe('With the food at hand it can sail as far as space 2.')
  expect(places['place general store'].slice(0, 2)).toEqual([
    'All goods together would fetch 7 dollars there.',
    'The crews at sea will ask for 8 dollars, and 7 of them are missing: what is not paid is sold for half.',
  ])
  const last = said({ Ann: { wood: 4 }, Ben: {} }, { round: 12 })
  expect(last['place general store']).toContain('Goods count nothing at the end, and this is the last round.')
})

test('a whale: what it counts and what its crew asks for', () => {
  const next = [
    { step: 'buyWhale', seller: 'Ben', seat: 'Ann', passes: 0 },
    { step: 'whaling' },
    { step: 'endRound' },
  ]
  const offers = said({ Ann: { money: 20 }, Ben: {} }, { sale: 'sperm, right', next })
  expect(offers['buy sperm']).toEqual(['The sperm counts 4 points; its lay is 8 dollars.'])
  expect(offers['buy right']).toEqual(['The right counts 1 point; its lay is 2 dollars.'])
  expect(offers.pass).toEqual(['That leaves 20 dollars for fees, lays and the end.'])
})

test('NB-62 which whales are kept, and whether the lay is covered', () => {
  const next = [
    { step: 'payLays', seat: 'Ann', ship: 'ship 1' },
    { step: 'nameWhales', seat: 'Ann', ship: 'ship 1', token: 'right' },
  ].toReversed()
  const options = (money: number) =>
    said(
      { Ann: { money, ships: ['return: 3 right', 'home'] }, Ben: {} },
      {
        next: [
          ...next,
          { step: 'shipHome', seat: 'Ann', ship: 'ship 1' },
          { step: 'whaling' },
          { step: 'endRound' },
        ],
      },
    )
  expect(options(6)['sell whales 0 right']).toEqual([
    'All 3 rights are kept: their lays of 6 dollars are covered.',
  ])
  expect(options(6)['sell whales 1 right']).toEqual(['The money of a right, 1 dollar, is needed elsewhere.'])
  expect(options(1)['sell whales 2 right']).toEqual([
    'The lay is not covered: of 3 rights no more than 2 are sold.',
  ])
})

test('NB-11 a purchase is dear, unless nothing could be done without it', () => {
  const purchase = (wood: number) =>
    said(
      { Ann: { money: 4, wood }, Ben: {} },
      {
        next: [
          { step: 'purchase', seat: 'Ann', space: 'dockyard', bonus: 'none' },
          { step: 'act', seat: 'Ann', space: 'dockyard', bonus: 'none' },
          { step: 'movement' },
          { step: 'whaling' },
          { step: 'endRound' },
        ],
      },
    )
  expect(purchase(2)['purchase nothing']).toEqual([
    'Three dollars are dear for two goods that a worker fetches.',
    'That leaves 4 dollars for fees, lays and the end.',
  ])
  expect(purchase(0)['purchase wood']).toEqual(['Without the wood the worker could do nothing here.'])
})

test('SL-05 pages of the log that can be shown beside a sale of whales are no whales aboard', () => {
  const seats = ['Ann', 'Ben', 'Cy']
  const game = [...atRandom(newBedford, { seats, seed: 'q 25', options: { shipsLog: true } })]
  const moment = game.find(
    ({ decision }) =>
      decision?.step === 'nameWhales' && decision.options.some(({ text }) => text.startsWith('calm')),
  )
  if (!moment) throw new Error('this game has no such moment any more: look for another one')
  expect(saidAt(moment)).toMatchObject({
    'sell whales 1 bowhead': ['The lay is not covered: of bowheads none can be kept.'],
  })
})
