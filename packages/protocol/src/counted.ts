import { domainOf, type Game, type Sitting, type Statement, type Vocabulary } from '@gam/kernel'

// Some values stand for several pieces, such as a payment of tiles. Their text is there for people; beside it, a
// program finds how many of each there are.

type Counts = { readonly [field: string]: { readonly [kind: string]: number } }

export function countedEvents(game: Game, events: readonly Statement[]): readonly object[] {
  return events.map((event) => counted(event, countsOf(game.events, event)))
}

/** The decision as it is asked, with the counts of what its options pay and of what their refusals miss. */
export function withCounts({ game, decision }: Sitting) {
  if (decision === null) return null
  const { seat, step } = decision
  const options = decision.options.map((option) => {
    const { refusal } = option
    const offered = counted(option, countsOf(game.actions.table, option.action))
    return refusal
      ? { ...offered, refusal: counted(refusal, countsOf(game.refusals, refusal.reason)) }
      : offered
  })
  return { seat, step, options }
}

function counted<O extends object>(thing: O, counts: Counts | null): O & { readonly counts?: Counts } {
  return counts === null ? thing : { ...thing, counts }
}

function countsOf(table: Vocabulary, statement: Statement): Counts | null {
  const found: { [field: string]: { readonly [kind: string]: number } } = {}
  for (const [name, field] of Object.entries(table[statement.type] ?? {})) {
    const domain = domainOf(field)
    const value = statement[name]
    if (domain.counts && value !== null) found[name] = domain.counts(domain.indexOf(value))
  }
  return Object.keys(found).length === 0 ? null : found
}
