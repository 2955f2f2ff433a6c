import { type Config, defineGame } from '@gam/kernel'
import { OLDEST_RULES, RULES } from './amendments.ts'
import { components, componentsAt } from './components.ts'
import { combination, facts } from './facts.ts'
import { options, optionsAt } from './options.ts'
import { overwrite } from './overwrite.ts'
import { LAST_ROUND, SEATS } from './pieces.ts'
import { score } from './scoring.ts'
import { setUp } from './setup.ts'
import { standingOrders } from './ships-log/standing-orders.ts'
import { type NewBedford, stateAt } from './state.ts'
import { STEP, STREAM } from './step-ids.ts'
import { steps } from './steps.ts'
import { actions, eventRules, events, refusalRules, refusals } from './vocabulary.ts'
import { CAPTAIN_NAMES, said } from './words/en/said.ts'

/** Without its checks, which only who is handed a state needs: a table that begins does with less. */
export const newBedford = defineGame<NewBedford>({
  id: 'new-bedford',
  title: 'New Bedford',
  about: 'Build up a whaling town, send ships out for whales and pay the lay when they come home.',
  rulesVersion: RULES,
  oldestRules: OLDEST_RULES,
  earlier: (rules) => ({
    state: stateAt(rules),
    components: componentsAt(rules),
    options: optionsAt(rules),
  }),
  seats: SEATS,
  options,
  components,
  automatons: ({ captains }) => captains.map((name) => CAPTAIN_NAMES[name]),
  combination,
  facts,
  state: stateAt(RULES),
  overwrite,
  streams: STREAM,
  actions,
  events,
  eventRules,
  refusals,
  refusalRules,
  steps,
  stepIds: STEP,
  standingOrders,
  setup: setUp,
  score,
  longest,
  words: { en: said },
})

/** Generous: every placement with all that can hang on it, every ship home every round, every token sold. */
function longest({ seats, options: { shipsLog }, components: { values } }: Config<NewBedford>): number {
  const placement = shipsLog ? 9 : 5
  const placements = 2 * seats + 4
  const returns = 3 * (4 + seats) + (shipsLog ? 5 * seats : 0)
  const others = (shipsLog ? 12 : 6) * seats
  const sales = values.ocean.reduce((sum, n) => sum + n, 0) * seats * seats
  return 3 * seats + LAST_ROUND * (placements * placement + returns + others) + 8 * returns + sales
}
