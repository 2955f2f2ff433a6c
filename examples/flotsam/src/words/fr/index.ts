import type { GameLanguage, GameWords } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const fr: GameLanguage<GameWords, typeof RULES> = {
  pitch: {
    title: 'À la dérive',
    pitch: 'Repêcher encore, ou débarquer avant le grain ?',
    facts: '2–4 joueurs · 10 min',
  },
  table: () => import('./table.ts').then((part) => part.table),
  rules: () => import('./rules.ts').then((part) => part.rules),
}
