import { type Config, defineGame, sum } from '@gam/kernel'
import { CARDS, faceOf, goodOf, PRINTED, SEATS, STORM } from './cards.ts'
import { components, deckOf } from './components.ts'
import { invariants } from './invariants.ts'
import { options } from './options.ts'
import { overwrite } from './overwrite.ts'
import { portCards } from './ports.ts'
import { positions } from './positions.ts'
import { MOST_GAMES_OF, score } from './scoring.ts'
import { type CardTypes, type Facts, stateShape } from './state.ts'
import { steps } from './steps.ts'
import { actions, eventRules, events, refusalRules, refusals, STEP, STREAM } from './vocabulary.ts'
import { said } from './words/en/said.ts'

const TARGET = 100
const SIMPLE_TARGET = 20

export const cardGame = defineGame<CardTypes>({
  id: 'whale-riders-cards',
  title: 'Whale Riders: The Card Game',
  about: 'Put goods on the table until one kind is sold; only those who offered it earn.',
  rulesVersion: 1,
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
  reveals: ['cardShown'],
  refusals,
  refusalRules,
  steps,
  stepIds: STEP,

  setup(g) {
    g.state.dealer = g.chance.below(g.seats, STREAM.dealer)
    g.tell('dealerChosen', g.state.dealer)
    g.push(STEP.deal)
  },

  score,
  openPoints: true,
  invariants,
  positions,
  longest: ({ options: { match }, components: box }) => MOST_GAMES_OF[match] * sum(deckOf(box.values)),
  words: { en: said },
})

function facts(config: Config<CardTypes>, rules: number): Facts {
  const { advanced, simplified, match } = config.options
  const worth = (card: number) => (faceOf(card) === STORM ? 0 : simplified ? 1 : PRINTED[goodOf(card)])
  return {
    advanced,
    match,
    target: simplified ? SIMPLE_TARGET : TARGET,
    deck: deckOf(config.components.values),
    ports: portCards(rules),
    points: CARDS.names.map((_, card) => worth(card)),
  }
}
