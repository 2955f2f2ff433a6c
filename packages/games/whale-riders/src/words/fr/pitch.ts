import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'Whale Riders',
  pitch: 'Longez la Côte de glace, achetez avant les tempêtes, rentrez pour les perles.',
  facts: '2–6 joueurs · 45 min',
}
