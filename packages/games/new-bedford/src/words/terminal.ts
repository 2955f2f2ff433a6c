import type { InLanguages } from '@gam/kernel'
import type { BoardWords } from './en/terminal.ts'

/** What the board in the terminal says. */
export const terminal: InLanguages<() => Promise<BoardWords>> = {
  en: () => import('./en/terminal.ts').then((part) => part.terminal),
  de: () => import('./de/terminal.ts').then((part) => part.terminal),
  fr: () => import('./fr/terminal.ts').then((part) => part.terminal),
}
