import {
  Actions,
  bag,
  choice,
  counts,
  defineGame,
  draw,
  fill,
  flag,
  ids,
  names,
  oneOf,
  perSeat,
  pile,
  put,
  range,
  remove,
  run,
  say,
  secret,
  sizeOf,
  struct,
  sum,
  toggle,
} from '@gam/kernel'

// A game just large enough to try every command on: hidden hands, chance, a refusal, a move that can be undone.

const SEAT = range('seat', 0, 3)
const COLOURS = names('colour', ['red', 'blue'])
const POOL = { name: 'pebbles', kinds: COLOURS }
const HAND = 3
const STEP = ids(['deal', 'turn'])

const actions = new Actions({ lay: { colour: COLOURS }, rest: {} })
const { lay, rest } = actions.verbs
const events = {
  pebbleDealt: { seat: SEAT, colour: secret(COLOURS, 'seat') },
  pebbleLaid: { seat: SEAT, colour: COLOURS },
  rested: { seat: SEAT },
}
const refusals = { tired: { seat: SEAT } }

interface Seat {
  hand: number[]
  laid: number[]
  rested: boolean
}

interface PebbleTypes {
  state: { agenda: number[]; seats: Seat[]; sack: number[] }
  facts: { sack: number[]; quick: boolean }
  options: { quick: boolean; ghost: 'none' | 'one' }
  components: { sack: number[] }
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

export const pebbles = defineGame<PebbleTypes>({
  id: 'pebbles',
  title: 'Pebbles',
  about: 'Lay your pebbles.',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    quick: toggle('Quick', 'One pebble less.', false),
    ghost: oneOf('Ghost', 'A seat that never plays.', { none: 'None', one: 'One' }),
  },
  components: {
    shape: struct({ sack: counts(COLOURS) }),
    sets: [
      {
        id: 'standard',
        title: 'Ten of each',
        values: { sack: [10, 10] },
        grades: { sack: { grade: 'house', source: 'made up' } },
      },
    ],
    check: ({ sack }, seats) => (sum(sack) < HAND * seats ? ['the sack holds too few pebbles'] : []),
  },
  automatons: ({ ghost }) => (ghost === 'one' ? ['Ghost'] : []),
  combination: ({ options: { quick, ghost } }) =>
    quick && ghost === 'one' ? ['a ghost does not play quickly'] : [],
  facts: ({ options, components }) => ({ sack: components.values.sack, quick: options.quick }),
  state: {
    seats: perSeat(struct<Seat>({ hand: pile(POOL), laid: bag(COLOURS), rested: flag })),
    sack: pile(POOL),
  },
  streams: ids(['deal']),
  actions,
  events,
  eventRules: { rested: 'PB-02' },
  refusals,
  refusalRules: { tired: 'PB-02' },
  stepIds: STEP,
  steps: {
    deal: run<PebbleTypes>({}, (g) => {
      for (const [seat, { hand }] of g.state.seats.entries())
        for (let i = g.facts.quick ? 1 : 0; i < HAND; i++) {
          const colour = draw(g.state.sack, g.chance, 0)
          put(hand, colour)
          g.tell('pebbleDealt', seat, colour)
        }
      g.push(STEP.turn, 0)
    }),
    turn: choice<PebbleTypes>(
      { seat: SEAT },
      {
        player: (_, seat) => seat,
        offer(g, menu, seat) {
          const { hand, rested } = g.state.seats[seat]
          for (let colour = 0; colour < COLOURS.size; colour++)
            if (hand[colour] > 0) menu.offer(lay.of(colour))
          if (sizeOf(hand) === 0) return
          if (rested) menu.refuse(rest.of(), 'tired', seat)
          else menu.offer(rest.of())
        },
        take(g, code, seat) {
          const me = g.state.seats[seat]
          me.rested = code === rest.of()
          if (me.rested) g.tell('rested', seat)
          else {
            const colour = lay.first(code)
            remove(me.hand, colour)
            put(me.laid, colour)
            g.tell('pebbleLaid', seat, colour)
          }
          g.push(STEP.turn, (seat + 1) % g.seats)
        },
        otherwise(g, seat) {
          if (g.state.seats.some(({ hand }) => sizeOf(hand) > 0)) g.push(STEP.turn, (seat + 1) % g.seats)
        },
      },
    ),
  },
  setup(g) {
    fill(g.state.sack, g.facts.sack)
    g.push(STEP.deal)
  },
  score: ({ seats }) =>
    seats.map(({ laid }) => ({ total: laid[0], parts: { red: laid[0] }, ties: [laid[1]] })),
  invariants({ seats, sack }, facts) {
    const all = sum(seats.map(({ hand, laid }) => sizeOf(hand) + sizeOf(laid))) + sizeOf(sack)
    return all === sum(facts.sack) ? [] : [`there are ${all} pebbles, not ${sum(facts.sack)}`]
  },
  longest: ({ seats }) => seats * HAND * 2,
  words: {
    en: {
      terms: {},
      prompts: { turn: 'Lay a pebble or rest' },
      actions: { lay: ({ colour }) => say`lay ${colour}`, rest: () => say`rest` },
      events: {
        pebbleDealt: ({ seat }) => say`${seat} gets a pebble`,
        pebbleLaid: ({ seat, colour }) => say`${seat} lays ${colour}`,
        rested: ({ seat }) => say`${seat} rests`,
      },
      refusals: { tired: ({ seat }) => say`${seat} has just rested` },
      parts: { red: 'red' },
    },
  },
})
