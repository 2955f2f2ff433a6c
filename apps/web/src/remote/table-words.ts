import type { GameWords } from '@gam/kernel'
import type { ClockPlan } from '@gam/protocol/wire'
import type { Values } from '../pages/setup/table-options.ts'
import type { RemoteWords } from '../words/en/remote.ts'

/** How much time there is, in words. */
export function paceOf(clock: ClockPlan, words: RemoteWords): string {
  switch (clock.kind) {
    case 'none':
      return words.pace.none
    case 'move':
      return words.pace.move(clock.seconds)
    case 'bank':
      return words.pace.bank(clock.seconds, clock.increment)
    case 'days':
      return words.pace.days(clock.days)
  }
}

/**
 * What is chosen at a table: what is switched on, and what was picked. With the usual choices, only what differs
 * from them is worth saying.
 */
export function variantsOf(
  options: unknown,
  game: Pick<GameWords, 'options' | 'marks'>,
  usual: Values = {},
): readonly string[] {
  if (typeof options !== 'object' || options === null) return []
  const values = new Map(Object.entries(options))
  return Object.entries(game.options).flatMap(([key, { title, choices }]) => {
    const value: unknown = values.get(key)
    if (JSON.stringify(value) === JSON.stringify(usual[key])) return []
    const named = (one: unknown) => (typeof one === 'string' ? (choices?.[one] ?? one) : null)
    if (value === true) return [title]
    if (Array.isArray(value)) return value.map(named).filter((name) => name !== null)
    const name = named(value)
    return name === null ? [] : [`${title}${game.marks.colon}${name}`]
  })
}
