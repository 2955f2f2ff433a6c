import {
  Actions,
  BOTTOM,
  type Chance,
  choice,
  counts,
  defineGame,
  draw,
  type Fields,
  fill,
  type Game,
  ids,
  integer,
  maybe,
  NONE,
  names,
  one,
  oneOf,
  type Play,
  perSeat,
  pile,
  pour,
  put,
  range,
  remove,
  run,
  type SeatScore,
  type Shape,
  say,
  secret,
  several,
  sizeOf,
  struct,
  sum,
  toggle,
  type Vocabulary,
} from '@gam/kernel'

/** What can be wrong with the toy game, one at a time: each is there to be caught by a law. */
export type Bug =
  | 'option that cannot be set up'
  | 'frame with four fields'
  | 'refusal without a rule'
  | 'colour without a term'
  | 'nothing to choose'
  | 'offer that throws'
  | 'offer that writes and puts back'
  | 'game without end'
  | 'robot is asked'
  | 'refusal that writes'
  | 'pebble lost'
  | 'half a turn'
  | 'copy that shares'
  | 'state written shorter'
  | 'hash of the moment'
  | 'dice of its own'
  | 'always the same deal'
  | 'rule that reads the menu'
  | 'two options of one text'
  | 'count of hidden pebbles'
  | 'view without its hidden pebbles'
  | 'choice only the real hand has'
  | 'refusal by another hand'
  | 'turn by another hand'
  | 'hand that passes by itself'
  | 'order that leaves nothing'
  | 'draw told to all'
  | 'draw seen by all'
  | 'secret known to a colour'
  | 'hand shown unannounced'
  | 'option read upside down'
  | 'score that does not add up'
  | 'hand that counts already'
  | 'sentence with a hole'
  | 'past rewritten'
  | 'position said to be none'
  | 'position told by hidden pebbles'
  | 'robot let in'
  | 'exception for a reason'

interface Seat {
  hand: number[]
  laid: number[]
}

interface State {
  agenda: number[]
  turns: number
  /** The colour that was laid last. */
  last: number
  bag: number[]
  /** Where the robot's pawn stands. */
  pawn: number
  /** Stands for something that the bug at hand shows to everybody. */
  shown: number
  seats: Seat[]
}

interface PebbleOptions {
  long: boolean
  manner: 'calm' | 'wild'
  extras: ('shells' | 'sand')[]
  robot: boolean
}

interface Facts {
  readonly turns: number
  readonly pebbles: readonly number[]
  readonly people: number
  /** How often the robot throws its die in a turn. */
  readonly throws: number
  /** Nothing writes here, unless the bug at hand does. */
  readonly notes: number[]
}

interface PebbleTypes {
  state: State
  facts: Facts
  options: PebbleOptions
  components: { each: number }
  actions: Vocabulary
  events: Vocabulary
  refusals: Vocabulary
}

type G = Play<PebbleTypes>

const HAND = 2
const SEAT = range('seat', 0, 3)
const COLOURS = names('colour', ['red', 'blue', 'green'])
const DIE = range('die', 1, 3)
const POOL = { name: 'pebbles', kinds: COLOURS }
const STEP = ids(['turn', 'draw', 'robot', 'pay'])
const STREAM = ids(['deal', 'die'])

/**
 * Pebbles: lay one from your hand, but never the colour just laid; or pass; or show your hand and change it. The robot
 * passes; in a wild game it moves a pawn from colour to colour before, by two throws of a die.
 * A game just big enough to break every law in.
 */
export function pebbles(bug: Bug | null = null): Game<PebbleTypes> {
  const card: Fields[string] =
    bug === 'draw told to all'
      ? COLOURS
      : secret(COLOURS, bug === 'secret known to a colour' ? 'colour' : 'seat')
  const actions = new Actions<Vocabulary>({ lay: { colour: COLOURS }, layRed: {}, pass: {}, change: {} })
  const { lay, layRed, pass, change } = actions.verbs
  const orders = new Actions<Vocabulary>({ sitOut: {} })
  const events: Vocabulary = {
    drawn: { seat: SEAT, colour: card },
    laid: { seat: SEAT, colour: COLOURS },
    passed: { seat: SEAT },
    shown: { seat: SEAT, colour: COLOURS },
    thrown: { seat: SEAT, die: DIE },
    reached: { seat: SEAT, colour: COLOURS },
  }
  let remembered: State | null = null
  let writings = 0

  function chanceOf(g: G): Chance {
    if (bug === 'dice of its own') return { below: (n) => Math.floor(Math.random() * n) }
    return bug === 'always the same deal' ? { below: () => 0 } : g.chance
  }

  function drawOne(g: G, seat: number): void {
    const colour = draw(g.state.bag, chanceOf(g), STREAM.deal)
    put(g.state.seats[seat].hand, colour)
    if (bug === 'draw seen by all') g.state.shown = colour
    g.tell('drawn', seat, colour)
  }

  function count(state: State): void {
    if (bug === 'count of hidden pebbles' || bug === 'position told by hidden pebbles')
      state.shown = state.seats[0].hand[0]
  }

  function next(g: G, seat: number): void {
    const { state } = g
    state.turns += bug === 'half a turn' ? 0.5 : 1
    if (state.turns >= g.facts.turns && bug !== 'game without end') return
    const left = (seat + 1) % g.seats
    const robot = left >= g.facts.people && bug !== 'robot is asked'
    const { hand } = state.seats[left]
    if (bug === 'turn by another hand' && hand[0] > 0) g.push(STEP.turn, seat)
    else if (bug === 'hand that passes by itself' && hand[0] > 0) next(g, left)
    else g.push(robot ? STEP.robot : STEP.turn, left)
  }

  const turn = choice<PebbleTypes>(
    bug === 'frame with four fields' ? { seat: SEAT, a: SEAT, b: SEAT, c: SEAT } : { seat: SEAT },
    {
      player: (_, seat) => seat,
      offer(g, menu, seat) {
        const { state, facts } = g
        const neighbour = state.seats[(seat + 1) % g.seats].hand
        for (let colour = 0; colour < COLOURS.size; colour++) {
          if (state.seats[seat].hand[colour] === 0) continue
          if (bug === 'refusal by another hand' && neighbour[colour] > 0)
            menu.refuse(lay.of(colour), 'justLaid', colour)
          else if (colour !== state.last) menu.offer(lay.of(colour))
          else {
            menu.refuse(lay.of(colour), 'justLaid', colour)
            if (bug === 'refusal that writes') facts.notes.push(colour)
          }
        }
        if (bug === 'two options of one text' && menu.offers(lay.of(0))) menu.offer(layRed.of())
        if (bug === 'nothing to choose') return
        if (bug === 'offer that writes and puts back') {
          state.turns++
          state.turns--
        }
        menu.offer(pass.of())
        if (sizeOf(state.seats[seat].hand) > 0) menu.offer(change.of())
      },
      take(g, code, seat) {
        const { state } = g
        const { hand, laid } = state.seats[seat]
        if (bug === 'past rewritten' && remembered !== null) remembered.turns = 0
        remembered = state
        if (bug === 'rule that reads the menu' && g.menu.refused.length > 0) state.last = NONE
        next(g, seat)
        if (bug === 'offer that throws' && change.is(code)) throw new Error('nobody thought of this')
        if (pass.is(code)) g.tell('passed', seat)
        else if (change.is(code)) {
          for (let colour = 0; colour < COLOURS.size; colour++)
            for (let n = hand[colour]; n > 0; n--) g.tell('shown', seat, colour)
          if (bug === 'hand shown unannounced') return
          const cards = sizeOf(hand)
          pour(hand, state.bag)
          for (let i = 0; i < cards; i++) drawOne(g, seat)
        } else {
          const colour = layRed.is(code) ? 0 : lay.first(code)
          remove(hand, colour)
          if (bug !== 'pebble lost' || state.turns < 3) laid[colour]++
          state.last = colour
          g.tell('laid', seat, colour)
          if (bug === 'choice only the real hand has' && hand[1] > 0) g.push(STEP.pay, seat)
          else g.push(STEP.draw, seat)
        }
        count(state)
      },
    },
  )

  const pay = choice<PebbleTypes>(
    { seat: SEAT },
    {
      player: (_, seat) => seat,
      offer(g, menu, seat) {
        if (g.state.seats[seat].hand[1] > 0) menu.offer(lay.of(1))
      },
      take(g, _, seat) {
        remove(g.state.seats[seat].hand, 1)
        g.state.seats[seat].laid[1]++
        g.tell('laid', seat, 1)
        g.push(STEP.draw, seat)
      },
    },
  )

  const drawStep = run<PebbleTypes>({ seat: SEAT }, (g, seat) => {
    if (sizeOf(g.state.bag) > 0) drawOne(g, seat)
    count(g.state)
  })

  const robot = run<PebbleTypes>({ seat: SEAT }, (g, seat) => {
    for (let throws = 0; throws < g.facts.throws; throws++) {
      const die = 1 + chanceOf(g).below(3, STREAM.die)
      g.state.pawn = (g.state.pawn + die) % COLOURS.size
      g.tell('thrown', seat, die)
      g.tell('reached', seat, g.state.pawn)
    }
    g.tell('passed', seat)
    next(g, seat)
  })

  const hand: Shape<number[]> = bug === 'view without its hidden pebbles' ? forgetful(pile(POOL)) : pile(POOL)
  const laid: Shape<number[]> =
    bug === 'copy that shares' ? { ...counts(COLOURS), copy: (value) => value } : counts(COLOURS)
  const turns: Shape<number> = {
    ...integer(0, 1000),
    ...(bug === 'state written shorter' && { write: (value: number) => Math.min(value, 3) }),
    ...(bug === 'hash of the moment' && { write: () => writings++ }),
  }
  const long = toggle('Long', 'More turns.', false)
  const upsideDown: Shape<boolean> = { ...long.shape, read: (json, at) => !long.shape.read(json, at) }

  return defineGame<PebbleTypes>({
    id: 'pebbles',
    title: 'Pebbles',
    about: 'A toy.',
    rulesVersion: 1,
    seats: { min: 2, max: 3 },
    options: {
      long: bug === 'option read upside down' ? { ...long, shape: upsideDown } : long,
      manner: oneOf('Manner', 'How it is played.', { calm: 'Calm', wild: 'Wild' }),
      extras: several('Extras', 'What lies about.', { shells: 'Shells', sand: 'Sand' }),
      robot: toggle('Robot', 'A seat that plays by itself.', false),
    },
    components: {
      shape: struct<{ each: number }>({ each: integer(3, 20) }),
      sets: [
        {
          id: 'standard',
          title: 'Eight each',
          values: { each: 8 },
          grades: { each: { grade: 'house', source: 'us' } },
        },
        {
          id: 'few',
          title: 'Four each',
          values: { each: 4 },
          grades: { each: { grade: 'house', source: 'us' } },
        },
      ],
      check: () => [],
    },
    automatons: (options) => (options.robot ? ['Robot'] : []),
    combination: ({ options: { manner, extras } }) =>
      manner === 'calm' && extras.length > 1 ? ['that is too much for a calm game'] : [],
    facts: ({ options, components, seats }) => ({
      turns: (options.long ? 6 : 4) * seats,
      pebbles: COLOURS.names.map(() => components.values.each),
      people: seats - (options.robot ? 1 : 0),
      throws: options.manner === 'wild' ? 2 : 0,
      notes: [],
    }),
    state: {
      turns,
      last: maybe(COLOURS),
      bag: pile(POOL),
      pawn: one(COLOURS),
      shown: integer(0, 20),
      seats: perSeat(struct<Seat>({ hand, laid })),
    },
    streams: STREAM,
    actions,
    events,
    eventRules: { laid: 'P-1' },
    reveals: bug === 'hand shown unannounced' ? [] : ['shown'],
    refusals: { justLaid: { colour: COLOURS } },
    refusalRules: { justLaid: bug === 'refusal without a rule' ? 'P-9' : 'P-2' },
    steps: { turn, draw: drawStep, robot, pay },
    stepIds: STEP,
    standingOrders: {
      said: orders,
      steps: [STEP.turn],
      open: (state, _, seat) => (sizeOf(state.seats[seat].hand) > 0 ? [orders.verbs.sitOut.of()] : []),
      term: ({ turns }) => turns >> 2,
      declines: (_, code) => !pass.is(code) || bug === 'order that leaves nothing',
    },
    setup(g) {
      if (bug === 'option that cannot be set up' && g.facts.people === 1) throw new Error('one is not enough')
      fill(g.state.bag, g.facts.pebbles)
      for (let seat = 0; seat < g.seats; seat++) for (let i = 0; i < HAND; i++) drawOne(g, seat)
      count(g.state)
      g.push(STEP.turn, 0)
    },
    score: ({ seats }) =>
      seats.map(
        (seat): SeatScore => ({
          total: sum(seat.laid) + (bug === 'score that does not add up' ? seat.laid[2] : 0),
          parts: Object.fromEntries(COLOURS.names.map((colour, i) => [colour, seat.laid[i]])),
          ...(bug === 'hand that counts already' && { ties: [seat.hand[0]] }),
        }),
      ),
    openPoints: true,
    invariants(state, facts) {
      const wrong = COLOURS.names.filter((_, colour) => {
        let n = state.bag[colour]
        for (const seat of state.seats) n += seat.hand[colour] + seat.laid[colour]
        return n !== facts.pebbles[colour]
      })
      if (bug === 'count of hidden pebbles' && state.shown !== state.seats[0].hand[0]) wrong.push('red')
      return wrong.map((colour) => `the ${colour} pebbles are not all there`)
    },
    positions: {
      agenda: {
        turn: {
          on: [BOTTOM],
          fits(it, { a, at }) {
            if (bug !== 'robot let in')
              it.must(a < it.facts.people, `${at}.seat`, 'must be a person’s: the robot is never asked')
          },
        },
        pay: { on: bug === 'choice only the real hand has' ? [BOTTOM, 'turn', 'robot'] : [] },
        draw: { on: [BOTTOM, 'turn', 'robot'] },
        robot: { on: [BOTTOM] },
      },
      asked(it) {
        const { turns, last, shown, seats } = it.state
        if (bug === 'exception for a reason' && turns >= it.facts.turns) throw new TypeError('no such turn')
        if (bug === 'game without end') return
        it.must(turns < it.facts.turns, 'turns', `must be less than ${it.facts.turns} while turns are taken`)
        if (bug === 'position said to be none') it.must(last === NONE, 'last', 'must be none')
        if (bug === 'position told by hidden pebbles')
          it.must(shown === seats[0].hand[0], 'shown', 'must be the red pebbles of the first hand')
      },
      over: (it) => it.must(it.state.turns >= it.facts.turns, 'agenda', 'is empty, but turns are left'),
    },
    longest: ({ options, seats }) => (options.long ? 6 : 4) * seats * 2,
    words: {
      en: {
        terms: {
          colour: { red: 'red', blue: 'blue', ...(bug !== 'colour without a term' && { green: 'green' }) },
        },
        prompts: { turn: 'Lay a pebble', pay: 'Pay' },
        actions: {
          lay: ({ colour }) => say`Lay ${colour ?? ''}`,
          layRed: () => say`Lay a red one`,
          pass: () => say`Pass`,
          change: () => say`Change your hand`,
        },
        events: {
          drawn: ({ seat, colour }) => say`${seat ?? ''} draws ${colour ?? 'a pebble'}.`,
          laid: ({ seat, colour }) => say`${seat ?? ''} lays ${colour ?? ''}.`,
          passed: ({ seat }) =>
            bug === 'sentence with a hole' ? say`${String(undefined)} passes.` : say`${seat ?? ''} passes.`,
          shown: ({ seat, colour }) => say`${seat ?? ''} shows ${colour ?? ''}.`,
          thrown: ({ seat, die }) => say`${seat ?? ''} throws ${die ?? ''}.`,
          reached: ({ seat, colour }) => say`${seat ?? ''} reaches ${colour ?? ''}.`,
        },
        refusals: { justLaid: ({ colour }) => say`${colour ?? ''} was laid just now.` },
        orders: { sitOut: () => say`Sit out` },
        parts: { red: 'Red', blue: 'Blue', green: 'Green' },
      },
    },
  })
}

export const pebbleRules = { 'P-1': 'rule', 'P-2': 'rule' } as const

function forgetful(whole: Shape<number[]>): Shape<number[]> {
  return {
    ...whole,
    read(json, at) {
      const open = Object.entries(json ?? {}).filter(([key]) => key !== 'hidden')
      return whole.read(Object.fromEntries(open), at)
    },
  }
}
