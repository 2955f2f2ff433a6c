import { amendedAt, type Config, defineGame } from '@gam/kernel'
import { MAGIC } from './abilities/abilities.ts'
import { AMENDMENTS } from './amendments.ts'
import { LOBSTER_STOP, stormsFor } from './coast.ts'
import { components } from './components.ts'
import { CONTRACTS, contractOf, MOST_ASKED } from './contracts.ts'
import { GOALS } from './decrees/decrees.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { overwrite } from './overwrite.ts'
import { positions } from './positions.ts'
import { ACTIONS, MOST_ROUNDS } from './rounds.ts'
import { score } from './scoring.ts'
import { SEATS } from './seats.ts'
import { setup } from './setup.ts'
import { type Facts, type RiderTypes, stateShape, stateShapeOf1 } from './state.ts'
import { steps } from './steps.ts'
import { TILES } from './tiles.ts'
import { actions, eventRules, events, refusalRules, refusals, STEP, STREAM } from './vocabulary.ts'
import { said } from './words/en/said.ts'

/** No action takes more decisions than fulfilling six contracts, each named and then paid tile by tile. */
const MOST_DECISIONS = 6 * (1 + MOST_ASKED) + 1

export const whaleRiders = defineGame<RiderTypes>({
  id: 'whale-riders',
  title: 'Whale Riders',
  about: 'Ride down the Ice Coast and back: buy goods, fulfil contracts, come home with the most pearls.',
  rulesVersion: 2,
  oldestRules: 1,
  earlier: (rules) => (rules === 1 ? { state: stateShapeOf1 } : {}),
  seats: SEATS,
  options,
  components,
  facts,
  state: stateShape,
  overwrite,
  streams: STREAM,
  actions,
  events,
  eventRules,
  refusals,
  refusalRules,
  steps,
  stepIds: STEP,
  setup,
  score,
  invariants,
  positions,
  longest: ({ seats }) => seats * (1 + MOST_ROUNDS * (2 + ACTIONS * MOST_DECISIONS)),
  words: { en: said },
})

function facts(config: Config<RiderTypes>, rules: number): Facts {
  const { edition, decree, magic } = config.options
  const { seats } = config
  const { coast, spaces, tiles, contracts } = config.components.values
  const abilities = MAGIC.map((ability) => ability(edition))
  const known = ({ since = 1 }: { readonly since?: number }) => since <= rules
  return {
    decree,
    magic,
    route: [...coast, ...coast.slice(0, LOBSTER_STOP).reverse()],
    spaces,
    resources: TILES.names.map((_, tile) => tiles[tile] ?? 0),
    storms: stormsFor(seats),
    contracts: contracts.map(contractOf),
    copies: CONTRACTS.names.map((_, card) => contracts[card]?.copies ?? 0),
    goals: GOALS,
    decrees: GOALS.flatMap((goal, i) => (goal.editions.includes(edition) && known(goal) ? [i] : [])),
    decreesDealt: edition === 'first' && seats <= 4 ? 3 : 4,
    abilities,
    line: abilities.flatMap((ability, i) => (known(ability) ? [i] : [])),
    amended: amendedAt(AMENDMENTS, rules),
  }
}
