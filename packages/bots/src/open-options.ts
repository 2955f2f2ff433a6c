import type { Decision, Game } from '@gam/kernel'

export interface OpenOption {
  readonly text: string
  readonly code: number
}

/** What may be taken now, with its code. */
export function openOptions(game: Game, decision: Decision): OpenOption[] {
  const open: OpenOption[] = []
  for (const { text, refusal } of decision.options) {
    if (refusal) continue
    const code = game.actions.parse(text)
    if (typeof code !== 'number')
      throw new Error(`${game.id}: the option "${text}" cannot be read: ${code.why}`)
    open.push({ text, code })
  }
  if (open.length === 0) throw new Error(`${game.id}: nothing is open in ${decision.step}`)
  return open
}
