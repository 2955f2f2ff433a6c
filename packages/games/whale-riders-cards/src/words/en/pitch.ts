import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'The Card Game',
  pitch: 'Six cards, five goods. Push a sale, or bury it under snow.',
  facts: '2–5 players · 20 min',
}
