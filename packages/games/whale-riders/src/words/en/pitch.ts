import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'Whale Riders',
  pitch: 'Race down the Ice Coast, buy before the storms, come home for the pearls.',
  facts: '2–6 players · 45 min',
}
