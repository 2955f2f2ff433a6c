import type { Game } from '@gam/kernel'
import { rulesOf, ruleTextsOf } from './games.ts'
import { ink } from './ink.ts'
import { wrap } from './lines.ts'
import { nearest } from './nearest.ts'
import { titleOf } from './wording.ts'
import { said } from './words/words.ts'

/** All rules, a blank line where a section ends: there the numbers leave a gap. */
export function allRules(game: Game, width: number): string[] {
  const ids = Object.keys(rulesOf(game))
  return ids.flatMap((id, i) => {
    const before = ids[i - 1]
    const gap = before !== undefined && numberOf(id) !== numberOf(before) + 1
    return [...(gap ? [''] : []), ...ruleLines(game, id, width)]
  })
}

/** The rules that have these ids, or in which all these words occur; a sentence where there are none. */
export function findRules(game: Game, words: readonly string[], width: number): string[] | string {
  const ids = Object.keys(rulesOf(game))
  const asked = words.map((word) => idOf(game, word))
  if (words.length > 0 && asked.every((id) => id !== undefined))
    return asked.flatMap((id) => ruleLines(game, id, width))
  const odd = words.find(
    (word) => /\d/.test(word) && /^[a-z]*-?\d+$/i.test(word) && idOf(game, word) === undefined,
  )
  if (odd !== undefined) {
    const near = nearest(
      odd,
      ids.map((id) => id.toLowerCase()),
    )
    return said().rules.none(odd.toUpperCase(), titleOf(game), near?.toUpperCase() ?? null)
  }
  const sought = words.map((word) => word.toLowerCase())
  const found = ids.filter((id) => {
    const text = `${id} ${ruleTextsOf(game)[id]}`.toLowerCase()
    return sought.every((word) => text.includes(word))
  })
  if (found.length === 0) return said().rules.silent(titleOf(game), words.join(' '))
  return found.flatMap((id) => ruleLines(game, id, width))
}

function ruleLines(game: Game, id: string, width: number): string[] {
  const mark = rulesOf(game)[id] === 'ruling' ? `${ink.yellow(said().rules.ruling)} ` : ''
  const hang = id.length + 2
  const [first = '', ...rest] = wrap(`${id}  ${mark}${ruleTextsOf(game)[id]}`, Math.min(width, 88), hang)
  return [first.replace(id, ink.bold(id)), ...rest]
}

/** `cg-7`, `CG-07` and `7` are the same. */
function idOf(game: Game, word: string): string | undefined {
  const [, letters = '', digits] = /^([a-z]*)-?0*(\d+[a-z]?)$/i.exec(word) ?? []
  if (digits === undefined) return undefined
  return Object.keys(rulesOf(game)).find((id) => {
    const [, head = '', tail] = /^(.*?)-?0*(\d+[a-z]?)$/i.exec(id) ?? []
    return (
      tail?.toLowerCase() === digits.toLowerCase() &&
      (letters === '' || letters.toLowerCase() === head.toLowerCase())
    )
  })
}

function numberOf(id: string): number {
  return Number.parseInt(id.replace(/^\D*/, ''), 10)
}
