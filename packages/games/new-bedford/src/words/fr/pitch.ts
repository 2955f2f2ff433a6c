import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'New Bedford',
  pitch: 'Bâtissez une ville de baleiniers, armez des navires, payez l’équipage au retour.',
  facts: '1–4 joueurs · 75 min',
}
