import type { GameLanguage, GameWords } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const de: GameLanguage<GameWords, typeof RULES> = {
  pitch: {
    title: 'Treibgut',
    pitch: 'Weiter fischen, oder an Land vor der Bö?',
    facts: '2–4 Spielende · 10 Min.',
  },
  table: () => import('./table.ts').then((part) => part.table),
  rules: () => import('./rules.ts').then((part) => part.rules),
}
