import { Play, plain, reasonPhrase, reasonsFor, Sfc32, type Statement } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { newBedford } from './game.ts'
import { reasons } from './reasons.ts'

const round = [
  { step: 'place', seat: 'Ann', grounds: 'anywhere' },
  { step: 'movement' },
  { step: 'whaling' },
  { step: 'endRound' },
]

/** What is said for each open option of Ann, who is to place a worker. */
function said(...[people, given]: Parameters<typeof inTown>): { [option: string]: string[] } {
  const { sitting } = scenario(...inTown(people, { next: round, ...given }))
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
    { built: { Ann: 'bank', Ben: 'lumber mill' } },
  )
  expect(places['place farm']).toEqual(['Nobody is at the farm yet, so its bonus comes with it.'])
  expect(places['place forest']).toEqual([])
  expect(places['place bank']).toEqual(['The bank is its own and costs no fee.'])
  expect(places['place lumber mill']).toEqual(['The lumber mill is worth its fee to 1.'])
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
})
