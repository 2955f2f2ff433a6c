import type { GameWords, Registration } from '@gam/kernel'
import type { RULES } from './rules.ts'

export const registration: Registration<GameWords, typeof RULES> = {
  id: 'flotsam',
  minutes: 10,
  shelf: false,
  game: () => import('./game.ts').then((part) => part.flotsam),
  rules: () => import('./rules.ts').then((part) => part.RULES),
  languages: {
    en: () => import('./words/en/index.ts').then((part) => part.en),
    de: () => import('./words/de/index.ts').then((part) => part.de),
    fr: () => import('./words/fr/index.ts').then((part) => part.fr),
  },
}
