import type { GameLanguage, GameWords } from '@gam/kernel'
import type { RULES } from '../../rules.ts'

export const en: GameLanguage<GameWords, typeof RULES> = {
  pitch: { title: 'Flotsam', pitch: 'Haul on, or land before the squall?', facts: '2–4 players · 10 min' },
  table: () => import('./table.ts').then((part) => part.table),
  rules: () => import('./rules.ts').then((part) => part.rules),
}
