import { useEffect, useEffectEvent, useState } from 'preact/compat'
import type { Choosing } from '../play/use-choosing.ts'
import type { Moment } from '../session/session.ts'

export type Panel =
  | 'options'
  | 'scores'
  | 'keys'
  | 'rules'
  | 'settings'
  | 'menu'
  | 'log'
  | 'talk'
  | 'hint'
  | 'set'
  | 'orders'
  | null

/** What lies over the table, or beside it. */
export function usePanel(moment: Moment, { actions }: Choosing) {
  const [panel, setPanel] = useState<Panel>(null)
  const [rule, setRule] = useState<string | null>(null)

  // A hint is about one decision.
  const closeHint = useEffectEvent(() => setPanel((now) => (now === 'hint' ? null : now)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next moment it is done with
  useEffect(() => closeHint(), [moment])
  // What is chosen is told in its place.
  const chosen = actions.length > 0
  useEffect(() => {
    if (chosen) closeHint()
  }, [chosen])

  return {
    panel,
    /** Which rule the rulebook opens at; null: where it begins. */
    rule,
    show: (next: Panel) => {
      setRule(null)
      setPanel(next)
    },
    showRule: (id: string) => {
      setRule(id)
      setPanel('rules')
    },
    close: () => setPanel(null),
  }
}
