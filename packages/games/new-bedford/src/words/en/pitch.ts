import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'New Bedford',
  pitch: 'Build a whaling town, send out ships, pay the crew when they return.',
  facts: '1–4 players · 75 min',
}
