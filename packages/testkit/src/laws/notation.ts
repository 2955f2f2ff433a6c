import { bytes, claim } from '../compare.ts'
import type { LawOf } from './law-of.ts'

/** Texts once found true, by the actions of a game: most options come again and again. */
const proven = new WeakMap<object, Set<string>>()

export const notationIsTrue: LawOf = {
  id: 'notation',
  title: 'every option has a text of its own, and text, object and code mean the same',
  position({ game: { actions }, sitting: { decision } }) {
    if (decision === null) return
    const texts = new Set<string>()
    const known = proven.get(actions) ?? new Set()
    proven.set(actions, known)
    for (const { text, action } of decision.options) {
      claim(!texts.has(text), `"${text}" stands twice in one decision`)
      texts.add(text)
      if (known.has(`${text} ${bytes(action)}`)) continue
      const code = actions.read(JSON.parse(bytes(action)))
      if (typeof code !== 'number') throw new Error(`${bytes(action)} cannot be read: ${code.why}`)
      claim(
        bytes(actions.write(code)) === bytes(action),
        `${bytes(action)} is written ${bytes(actions.write(code))}`,
      )
      claim(
        actions.format(code) === text,
        `${bytes(action)} is called "${actions.format(code)}", not "${text}"`,
      )
      for (const spelt of [text, text.toUpperCase(), `  ${text.replaceAll(' ', '  ')} `]) {
        const parsed = actions.parse(spelt)
        claim(parsed === code, () => `"${spelt}" is read as ${readable(parsed)}, not as ${bytes(action)}`)
      }
      known.add(`${text} ${bytes(action)}`)
    }

    function readable(parsed: ReturnType<typeof actions.parse>): string {
      return typeof parsed === 'number' ? bytes(actions.write(parsed)) : `nothing (${parsed.why})`
    }
  },
}
