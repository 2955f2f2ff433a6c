import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'Le jeu de cartes',
  pitch: 'Six cartes, cinq marchandises. Vendez, ou ensevelissez tout sous la neige.',
  facts: '2–5 joueurs · 20 min',
}
