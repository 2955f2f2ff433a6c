import type { Pitch } from '@gam/kernel'

export const pitch: Pitch = {
  title: 'Das Kartenspiel',
  pitch: 'Sechs Karten, fünf Waren. Verkaufen, oder alles im Schnee begraben.',
  facts: '2–5 Spielende · 20 Min.',
}
