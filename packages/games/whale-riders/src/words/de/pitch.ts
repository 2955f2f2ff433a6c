import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'Whale Riders',
  pitch: 'Die Eisküste hinab, kaufen vor den Stürmen, heim zu den Perlen.',
  facts: '2–6 Spielende · 45 Min.',
}
