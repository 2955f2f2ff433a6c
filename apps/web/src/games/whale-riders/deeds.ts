import { type Phrase, say } from '@gam/kernel'
import { CONTRACTS, PORTS } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import type { Deed } from '../board.ts'
import { contractOf } from './contract.ts'
import { DiscardPanel } from './on-demand.ts'
import { payPanelFor } from './paying.tsx'
import { paymentsOf } from './payments.ts'
import { abilityOf, factsOf, inHand, nextPortOf, type RiderMoment } from './reading.ts'

/**
 * What one click can bring beyond the options: a contract with its payment and what comes after it, several contracts
 * put back at once, as many coins as they are for me, and sailing on from the prompt, where the port's own sign is not
 * in sight.
 */
export function deedsAt(moment: RiderMoment, table: TableInfo, words: RiderWords): readonly Deed[] {
  const { decision, view, viewer } = moment
  if (decision === null || viewer === null) return []
  const facts = factsOf(table)
  const rider = view.state.seats[viewer]
  const open = decision.options.filter(({ refusal }) => !refusal)
  const deeds: Deed[] = []
  for (const { action, text } of open) {
    const press = (way: Phrase) => deeds.push({ targets: [], actions: [text], way, extra: null })
    if (action.type === 'advance') {
      const next = nextPortOf(facts, rider)
      if (next !== null) press(say`${words.sailTo(words.ports[PORTS.value(next)])}`)
    }
    if (action.type === 'takeCoin') press(words.propose.coins(abilityOf(facts, rider).coins))
    if (action.type === 'fulfil') {
      const contract = contractOf(facts, CONTRACTS.indexOf(action.contract))
      // With one way to pay and no card left there is nothing to agree on.
      if (contract === null || (inHand(rider) === 1 && paymentsOf(contract, rider, facts).length === 1))
        continue
      deeds.push({
        targets: [`contract ${action.contract}`],
        actions: [text],
        way: say`${words.pay.heading(words.contract(String(action.contract), facts).brings)}`,
        extra: null,
        Panel: payPanelFor(String(action.contract)),
      })
    }
  }
  if (decision.step === 'turn' && open.some(({ action }) => action.type === 'discard'))
    deeds.push({ targets: [], actions: [], way: say`${words.discard}`, extra: null, Panel: DiscardPanel })
  return deeds
}
