import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'New Bedford',
  pitch: 'Bau eine Walfängerstadt, schick Schiffe aus, bezahl die Mannschaft.',
  facts: '1–4 Spielende · 75 Min.',
}
