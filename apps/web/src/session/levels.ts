import { LEVELS as KNOWN } from '@gam/bots'
import type { Ui } from '../words/language.ts'

/** The levels of bots, as the bots' package names them, from the weakest. */
export const LEVELS = Object.keys(KNOWN)

/** What a level is called; a new one that has no words yet goes by its own. */
export function levelName(level: string, ui: Ui): string {
  const words: { readonly [level: string]: string | undefined } = ui.levels
  return words[level] ?? KNOWN[level]?.title ?? level
}
