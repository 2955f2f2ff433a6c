import type { Step } from '@gam/kernel'
import type { NewBedford } from './state.ts'

/** A decision at which an expansion lets a player do something besides; then the same is asked again. */
export function withBesides(step: Step<NewBedford>): Step<NewBedford> {
  if (step.run !== null) return step
  const { player, offer, take } = step.choice
  return {
    ...step,
    choice: {
      ...step.choice,
      offer(g, menu, a, b, c) {
        offer(g, menu, a, b, c)
        const { besides } = g.facts.expansions
        if (besides !== null && menu.count > 0) besides.offer(g, menu, player(g, a, b, c))
      },
      take(g, code, a, b, c) {
        const { besides } = g.facts.expansions
        if (besides?.take(g, code, player(g, a, b, c))) g.push(g.step, a, b, c)
        else take(g, code, a, b, c)
      },
    },
  }
}
