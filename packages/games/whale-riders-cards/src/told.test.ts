import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'

describe('a game told in English', () => {
  test('a sale: one card or several, one point or several', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, meat', table: 'shells, kelp' },
          Ben: { hand: 'meat', table: 'shells bonus' },
        },
        { pile: '2 pottery', options: { simplified: true } },
      ),
    )
    t.play('Ann: play shells')
    expect(t.told).toEqual([
      'Ann plays shells.',
      'shells sold: 4 goods.',
      'Ann wins 2 cards, 2 points.',
      'Ben wins 1 card, 1 point.',
      'The table is cleared of 1 card.',
      'Ann draws pottery.',
    ])
  })

  test('a storm, with and without something to take', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp storm', table: '2 kelp' }, Ben: { hand: 'meat storm' } },
        { pile: '2 pottery' },
      ),
    )
    t.play('Ann: play kelp storm')
    expect(t.told.slice(0, 2)).toEqual(['Ann plays the kelp storm.', 'The storm takes all kelp: 2 cards.'])
    t.play('Ben: play meat storm')
    expect(t.told.slice(1)).toEqual([
      'There is no meat on the table for the storm to take.',
      'Ben draws pottery.',
      'That was the last card of the pile: the next sale ends the game.',
    ])
  })

  test('a hand that is shown, and a game of a match that ends', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'pearls', won: 'kelp', earlier: 9 }, Ben: { hand: 'kelp bonus' } },
        { pile: '', port: 'swordfish kelp', options: { match: 'three' } },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.told.slice(1, 6)).toEqual([
      'Ben shows the kelp bonus.',
      'No card in that hand may be played, and there is no pile to draw another from.',
      'Ann has 4 points in this game, 13 in all.',
      'Ben has 0 points.',
      'Game 2. Ann deals six cards to everyone.',
    ])
  })

  test('the first deal', () => {
    const t = scenario(cardGame, { seats: ['Ann', 'Ben'], options: { advanced: true } })
    const dealer = t.asked === 'Ann' ? 'Ben' : 'Ann'
    expect(t.told.slice(0, 2)).toEqual([`${dealer} deals first.`, `${dealer} deals six cards to everyone.`])
    expect(t.told.at(-1)).toMatch(/^(Swordfish|Ray|Urchin|Seagull|Seahorse|Coral) Port: .*\.$/)
  })
})
