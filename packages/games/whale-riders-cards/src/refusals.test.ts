import { atRandom } from '@gam/testkit'
import { expect, test } from 'vitest'
import { BONUS, CARDS, faceOf, GOODS, goodOf, STORM } from './cards.ts'
import { cardGame } from './game.ts'
import { PORTS } from './ports.ts'

test('a refusal names the port that lies open and the good of the card, in the view of the seat that is refused', () => {
  const met = new Set<string>()
  for (let nth = 0; nth < 24; nth++)
    for (const sitting of atRandom(cardGame, {
      seats: ['Ann', 'Ben', 'Cy'],
      seed: `refused ${nth}`,
      options: { advanced: true },
    })) {
      const { decision } = sitting
      const { port } = sitting.view(decision?.seat ?? null).state
      for (const { action, refusal } of decision?.options ?? []) {
        if (!refusal) continue
        const card = CARDS.indexOf(action.card)
        const { type, ...told } = refusal.reason
        expect(told).toMatchObject({ port: PORTS.value(port) })
        if (type === 'goodBanned') expect(told).toMatchObject({ good: GOODS.value(goodOf(card)) })
        else expect(faceOf(card)).toBe(type === 'bonusBanned' ? BONUS : STORM)
        met.add(type)
      }
    }
  expect([...met].sort()).toEqual(['bonusBanned', 'goodBanned', 'stormBanned'])
})
