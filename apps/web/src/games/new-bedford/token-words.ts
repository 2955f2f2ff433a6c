import { LAY, POINTS, TOKENS } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'

/** A token in one sentence: what it is worth, and what those of the promo do besides. */
export function tokenSentence(words: TownWords, name: string): string {
  const token = TOKENS.indexOf(name)
  const special = words.pages.tokens[name]
  if (special === undefined) return words.said.token(words.whales[name], LAY[token], POINTS[token])
  return LAY[token] > 0
    ? `${words.said.token(words.whales[name], LAY[token], POINTS[token])} ${special.effect}`
    : `${words.whales[name]}${words.marks.colon}${special.effect}`
}
