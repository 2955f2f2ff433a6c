import { Play, plain, reasonPhrase, reasonsFor, Sfc32, type Statement } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'
import { reasons } from './reasons.ts'

/** What is said for an action of the first player. */
function said(text: string, ...table: Parameters<typeof atTheTable>): string[] {
  const { sitting } = scenario(...atTheTable(...table))
  const play = new Play(cardGame, cardGame.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
  play.settle()
  const code = cardGame.actions.parse(text)
  if (typeof code !== 'number') throw new Error(code.why)
  return reasonsFor(reasons, play, code).map(inEnglish)
}

function inEnglish(statement: Statement): string {
  return plain(reasonPhrase(reasons.table, reasons.words.en, statement), ({ value }) => String(value))
}

test('a sale: what it brings to whom, and what the others lose with it', () => {
  expect(
    said('play kelp', {
      Ann: { hand: 'kelp, meat', table: '2 kelp' },
      Ben: { hand: 'meat', table: 'kelp, 2 pearls' },
      Cy: { hand: 'meat', table: 'shells' },
    }),
  ).toEqual([
    'It sells the kelp: 12 points, against 4 for the best of the others.',
    'The others lose goods worth 17 points that are not sold.',
  ])
  expect(said('play shells', { Ann: { hand: 'shells', table: '2 shells' }, Ben: { hand: 'meat' } })).toEqual([
    'It sells the shells: 9 points, and nothing for anybody else.',
  ])
})

test('CG-35 where a sale takes two kinds, one alone is none', () => {
  const places = { Ann: { hand: 'shells', table: '2 shells' }, Ben: { hand: 'meat', table: '4 kelp' } }
  expect(said('play shells', places, { port: 'seagull pair' })[0]).toMatch(/^It sells the shells/)
  expect(
    said('play shells', { ...places, Ben: { hand: 'meat', table: '3 kelp' } }, { port: 'seagull pair' }),
  ).toEqual(['Then the shells are ready and wait for a second kind.'])
})

test('CG-36 where a sale brings everything, nobody loses goods', () => {
  const places = { Ann: { hand: 'shells', table: '2 shells' }, Ben: { hand: 'meat', table: '2 pearls' } }
  expect(said('play shells', places, { port: 'seagull all' })).toHaveLength(1)
})

test('a storm: what it takes from the others, and what it costs', () => {
  const storm = (mine: string) =>
    said('play kelp storm', {
      Ann: { hand: 'kelp storm', table: mine },
      Ben: { hand: 'meat', table: '2 kelp, kelp bonus' },
    })
  expect(storm('')).toEqual(['The storm takes kelp worth 12 points from the others.'])
  expect(storm('kelp')).toEqual(['The storm takes kelp worth 12 points from the others, at a price of 4.'])
  expect(said('play kelp storm', { Ann: { hand: 'kelp storm' }, Ben: { hand: 'meat' } })).toEqual([
    'It gets rid of a storm while none of its own kelp can be hit.',
  ])
})

test('CG-32 a card that is won as it is played', () => {
  expect(said('play kelp', { Ann: { hand: 'kelp' }, Ben: { hand: 'meat' } }, { port: 'ray kelp' })).toEqual([
    'It is won at once: 4 points.',
  ])
})

test('a card on the way to a sale: how near it is, who leads, and what can follow', () => {
  expect(
    said('play kelp', { Ann: { hand: '2 kelp', table: 'kelp' }, Ben: { hand: 'meat', table: 'kelp' } }),
  ).toEqual([
    'One more good sells the kelp, for 8 points against 4 for the best of the others.',
    'Another card of kelp is in hand to follow it.',
  ])
  expect(said('play pearls', { Ann: { hand: '3 pearls' }, Ben: { hand: 'meat' } })).toEqual([
    '2 more cards of pearls are in hand to follow it.',
    'It brings no sale within anybody’s reach.',
  ])
  expect(
    said('play pearls', { Ann: { hand: 'pearls' }, Ben: { hand: 'meat', table: '2 pearls, 2 shells' } }),
  ).toEqual(['It brings pearls within 4 goods of a sale.'])
})

test('a card that is only laid down: the first of its kind, the cheapest', () => {
  const places = { Ann: { hand: 'meat, pearls' }, Ben: { hand: 'meat', table: '3 kelp' } }
  expect(said('play meat', places)).toEqual([
    'It is the first of the meat, so nobody else gains by it yet.',
    'If it is lost, it is the cheapest that could be played: 5 points.',
  ])
  expect(said('play pearls', places)).toEqual([
    'It is the first of the pearls, so nobody else gains by it yet.',
  ])
})
