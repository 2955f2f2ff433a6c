import type { GameLanguage } from '@gam/kernel'
import type { RULES } from '../../rules.ts'
import type { TownWords } from '../table-words.ts'
import { pitch } from './pitch.ts'

export const fr: Required<GameLanguage<TownWords, typeof RULES>> = {
  pitch,
  table: () => import('./table.ts').then((part) => part.table),
  rules: () => import('./rules.ts').then((part) => part.rules),
  hints: () => import('./hints.ts').then((part) => part.hints),
  box: () => import('./box.ts').then((part) => part.box),
  book: () => import('./book.ts').then((part) => part.book),
  rulings: () => import('./rulings.ts').then((part) => part.rulings),
  lesson: () => import('./lesson.ts').then((part) => part.lesson),
  styles: () => import('./styles.ts').then((part) => part.styles),
}
