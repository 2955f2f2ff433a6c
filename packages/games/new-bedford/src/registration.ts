import type { Registration } from '@gam/kernel'
import type { RULES } from './rules.ts'
import type { TownWords } from './words/table-words.ts'

export const registration: Registration<TownWords, typeof RULES> = {
  id: 'new-bedford',
  minutes: 75,
  game: () => import('./playable.ts').then((part) => part.newBedford),
  whole: () => import('./game.ts').then((part) => part.newBedford),
  judgement: () => import('./judgement.ts').then((part) => part.judgement),
  plans: () => import('./plans/index.ts').then((part) => part.plans),
  rules: () => import('./rules.ts').then((part) => part.RULES),
  languages: {
    en: () => import('./words/en/index.ts').then((part) => part.en),
    de: () => import('./words/de/index.ts').then((part) => part.de),
    fr: () => import('./words/fr/index.ts').then((part) => part.fr),
  },
  themes: () => import('./themes.ts').then((part) => part.themes),
}
