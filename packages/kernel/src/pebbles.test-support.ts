import { type ComponentSet, type Components, componentSet } from './components.ts'
import { ids, names, range } from './domain.ts'
import { type Config, defineGame, type GameSpec } from './game.ts'
import { type Options, oneOf, toggle } from './options.ts'
import { say } from './phrase.ts'
import { draw, fill, pour, put, remove, sizeOf, sum } from './pile.ts'
import { counts, integer, perSeat, pile, struct } from './shape.ts'
import { choice, type Step } from './step.ts'
import { Actions, secret } from './vocabulary.ts'

// Pebbles, the smallest game that uses everything the kernel has. On your turn make up to two moves: lay a pebble
// on your shore, bury one face down, mark the height of the tide or leave it to chance, draw from the bag, or dig up
// all that is buried.

const PEBBLES = names('pebble', ['white', 'grey', 'black', 'sea glass'])
export const SEAT = range('seat', 0, 2)
const POOL = { name: 'pebbles', kinds: PEBBLES }
const CHARMS = { name: 'charms', kinds: names('charm', ['star', 'moon']) }

interface Seat {
  hand: number[]
  shore: number[]
}

interface State {
  agenda: number[]
  bag: number[]
  buried: number[]
  /** A second pool, of which nothing is in play. */
  charms: number[]
  height: number
  moves: number
  turns: number
  seats: Seat[]
}

interface PebbleOptions {
  short: boolean
  beach: 'sand' | 'rock'
}

interface Box {
  pebbles: number[]
}

const actions = new Actions({
  lay: { pebble: PEBBLES },
  bury: { pebble: PEBBLES },
  mark: { height: range('height', 0, 3) },
  wave: {},
  draw: {},
  dig: {},
  endTurn: {},
})

const { lay, bury, mark, wave, draw: drawOne, dig, endTurn } = actions.verbs

const events = {
  pebbleDealt: { seat: SEAT, pebble: secret(PEBBLES, 'seat') },
  pebbleLaid: { seat: SEAT, pebble: PEBBLES },
  pebbleBuried: { seat: SEAT, pebble: secret(PEBBLES, 'seat') },
  pebbleDrawn: { seat: SEAT, pebble: secret(PEBBLES, 'seat') },
  turnEnded: { seat: SEAT },
}

const refusals = { tooHeavy: { pebble: PEBBLES }, bagEmpty: {} }

export interface PebbleTypes {
  state: State
  facts: { turns: number; deal: number; pebbles: readonly number[] }
  options: PebbleOptions
  components: Box
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

const options: Options<PebbleOptions> = {
  short: toggle('Short', 'Two turns each.', false),
  beach: oneOf('Beach', 'What lies there.', { sand: 'Sand', rock: 'Rock' }),
}

const graded = { pebbles: { grade: 'rulebook', source: 'page 1' } } as const

export const components: Components<Box> = {
  shape: struct<Box>({ pebbles: counts(PEBBLES) }),
  sets: [
    { id: 'beach', title: 'Beach', values: { pebbles: [5, 4, 3, 2] }, grades: graded },
    { id: 'river', title: 'River', values: { pebbles: [4, 4, 4, 2] }, grades: graded },
  ],
  check: ({ pebbles }, seats) => (sum(pebbles) <= 3 * seats ? ['there are too few pebbles'] : []),
}

const STEP = ids(['turn'])

const turn = choice<PebbleTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { hand, shore } = g.state.seats[seat]
      for (let pebble = 0; pebble < PEBBLES.size; pebble++) {
        if (hand[pebble] === 0) continue
        if (pebble === 2 && shore[0] === 0) menu.refuse(lay.of(pebble), 'tooHeavy', pebble)
        else menu.offer(lay.of(pebble))
        menu.offer(bury.of(pebble))
      }
      for (let height = 0; height < 4; height++) if (height !== g.state.height) menu.offer(mark.of(height))
      menu.offer(wave.of())
      if (sizeOf(g.state.bag) > 0) menu.offer(drawOne.of())
      else menu.refuse(drawOne.of(), 'bagEmpty')
      if (sizeOf(g.state.buried) > 0) menu.offer(dig.of())
      menu.offer(endTurn.of())
    },
    take(g, code, seat) {
      const { hand, shore } = g.state.seats[seat]
      g.state.moves++
      if (lay.is(code)) {
        remove(hand, lay.first(code))
        shore[lay.first(code)]++
        g.tell('pebbleLaid', seat, lay.first(code))
      } else if (bury.is(code)) {
        remove(hand, bury.first(code))
        put(g.state.buried, bury.first(code))
        g.tell('pebbleBuried', seat, bury.first(code))
      } else if (mark.is(code)) g.state.height = mark.first(code)
      else if (wave.is(code)) g.state.height = g.chance.below(4, 1)
      else if (drawOne.is(code)) {
        const pebble = draw(g.state.bag, g.chance, 0)
        put(hand, pebble)
        g.tell('pebbleDrawn', seat, pebble)
      } else if (dig.is(code)) pour(g.state.buried, hand)
      else g.state.moves = 2
    },
    until: (g) => g.state.moves === 2,
    close(g, seat) {
      g.state.moves = 0
      g.tell('turnEnded', seat)
      if (++g.state.turns < g.facts.turns) g.push(STEP.turn, (seat + 1) % g.seats)
    },
  },
)

const steps: { readonly [name: string]: Step<PebbleTypes> } = { turn }

export const pebblesSpec: GameSpec<PebbleTypes> = {
  id: 'pebbles',
  title: 'Pebbles',
  about: 'Lay them on your shore.',
  rulesVersion: 3,
  seats: { min: 2, max: 3 },
  options,
  components,
  combination: ({ options: { beach }, seats }) =>
    beach === 'rock' && seats > 2 ? ['a rock has room for two'] : [],
  facts: ({ options: { short }, components: box, seats }: Config<PebbleTypes>) => ({
    turns: short ? 2 * seats : 4 * seats,
    deal: 3,
    pebbles: box.values.pebbles,
  }),
  state: {
    bag: pile(POOL),
    buried: pile(POOL),
    charms: pile(CHARMS),
    height: integer(0, 3),
    moves: integer(0, 2),
    turns: integer(0, 12),
    seats: perSeat(struct<Seat>({ hand: pile(POOL), shore: counts(PEBBLES) })),
  },
  streams: ids(['bag', 'deal']),
  actions,
  events,
  eventRules: { pebbleLaid: 'PB-01' },
  refusals,
  refusalRules: { tooHeavy: 'PB-02', bagEmpty: 'PB-03' },
  steps,
  stepIds: STEP,
  setup(g) {
    fill(g.state.bag, g.facts.pebbles)
    for (let seat = 0; seat < g.seats; seat++)
      for (let i = 0; i < g.facts.deal; i++) {
        const pebble = draw(g.state.bag, g.chance, 1)
        put(g.state.seats[seat].hand, pebble)
        g.tell('pebbleDealt', seat, pebble)
      }
    g.push(STEP.turn, 0)
  },
  score: (state) =>
    state.seats.map(({ shore }) => {
      const parts = Object.fromEntries(shore.map((n, pebble) => [PEBBLES.value(pebble), n * (pebble + 1)]))
      return { total: sum(Object.values(parts)), parts, ties: [sum(shore)] }
    }),
  invariants(state, facts) {
    const lost = PEBBLES.names.filter((_, pebble) => {
      const held = state.seats.reduce((n, { hand, shore }) => n + hand[pebble] + shore[pebble], 0)
      return held + state.bag[pebble] + state.buried[pebble] !== facts.pebbles[pebble]
    })
    return lost.map((pebble) => `a ${pebble} pebble is lost`)
  },
  longest: ({ seats }) => 8 * seats,
  words: {
    en: {
      terms: {
        pebble: { white: 'a white pebble', grey: 'a grey pebble', black: 'a black pebble' },
        height: (value) => `mark ${value}`,
      },
      prompts: { turn: 'Make a move' },
      actions: {
        lay: ({ pebble }) => say`Lay ${pebble}`,
        bury: ({ pebble }) => say`Bury ${pebble}`,
        mark: ({ height }) => say`Mark ${height}`,
        wave: () => say`Wait for a wave`,
        draw: () => say`Draw`,
        dig: () => say`Dig`,
        endTurn: () => say`End the turn`,
      },
      events: {
        pebbleDealt: ({ seat, pebble }) => (pebble ? say`${seat} gets ${pebble}.` : say`${seat} gets one.`),
        pebbleLaid: ({ seat, pebble }) => say`${seat} lays ${pebble}.`,
        pebbleBuried: ({ seat, pebble }) =>
          pebble ? say`${seat} buries ${pebble}.` : say`${seat} buries one.`,
        pebbleDrawn: ({ seat, pebble }) => (pebble ? say`${seat} draws ${pebble}.` : say`${seat} draws one.`),
        turnEnded: ({ seat }) => say`${seat} is done.`,
      },
      refusals: {
        tooHeavy: ({ pebble }) => say`${pebble} needs a white one below it.`,
        bagEmpty: () => say`The bag is empty.`,
      },
      parts: { white: 'White', grey: 'Grey', black: 'Black', 'sea glass': 'Sea glass' },
    },
  },
}

export const pebbles = defineGame(pebblesSpec)

export function boxOf(id: string): ComponentSet<Box> {
  return componentSet(components, id)
}

/** A position of the two-seat game: the bag holds what is not named. Ann has the move. */
export function beach(given: {
  Ann?: Partial<Record<'hand' | 'shore', Record<string, number>>>
  Ben?: Partial<Record<'hand' | 'shore', Record<string, number>>>
  buried?: Record<string, number>
  moves?: number
  turns?: number
}) {
  const seat = (who: 'Ann' | 'Ben') => ({ hand: given[who]?.hand ?? {}, shore: given[who]?.shore ?? {} })
  const seats = [seat('Ann'), seat('Ben')]
  const bag: Record<string, number> = { white: 5, grey: 4, black: 3, 'sea glass': 2 }
  for (const lying of [given.buried ?? {}, ...seats.flatMap(({ hand, shore }) => [hand, shore])])
    for (const [pebble, n] of Object.entries(lying)) bag[pebble] -= n
  const { buried = {}, moves = 0, turns = 0 } = given
  const agenda = [{ step: 'turn', seat: 0 }]
  return { state: { bag, buried, charms: {}, height: 0, moves, turns, seats, agenda }, draws: [0, 0] }
}
