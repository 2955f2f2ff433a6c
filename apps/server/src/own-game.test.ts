import { expect, test } from 'vitest'
import { games } from './games.ts'
import { House } from './tables/house.test-support.ts'

// A game that has nothing but rules and words, as docs/adding-a-game.md makes one.

const [ann, ben] = ['Ann', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }))

test('a game that stands in no list is played to its end by whoever names it', async () => {
  expect(games.map(({ id }) => id)).not.toContain('flotsam')
  const house = await House.open('sqlite')
  const table = await house.table([ann, ben], { game: 'flotsam', options: { days: 'five' } })
  let moves = 0
  for (let news = table.views.news(null, null); news?.asked; news = table.views.news(null, null)) {
    const { id } = [ann, ben][news.asked.seat]
    const open = table.views.news(id, null)?.decision?.options.filter(({ refusal }) => !refusal) ?? []
    await table.moves.submit(id, `move-${++moves}`, news.seq, [open[open.length - 1].text])
  }
  expect(moves).toBeGreaterThanOrEqual(10)
  const standings = table.views.news(null, null)?.standings
  expect(standings).toHaveLength(2)
})
