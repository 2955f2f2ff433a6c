import {
  Actions,
  choice,
  defineGame,
  ids,
  integer,
  NO_BOX,
  oneOf,
  type Play,
  perSeat,
  range,
  run,
  struct,
} from '@gam/kernel'
import { said } from './words/en/said.ts'

/** FL-04: a boat that holds so many barrels is full. */
const FULL = 20
const DAYS = { five: 5, ten: 10 }

// Names: everything that can be done, that can happen and that can be refused.

const SEAT = range('seat', 0, 3)
const BARRELS = range('barrels', 0, 1000)
const STEP = ids(['putOut', 'atSea'])
const STREAM = ids(['die'])

const actions = new Actions({ haul: {}, land: {} })
const { haul, land } = actions.verbs
const events = {
  driftTaken: { seat: SEAT, barrels: BARRELS },
  hauled: { seat: SEAT, barrels: BARRELS },
  capsized: { seat: SEAT, barrels: BARRELS },
  landed: { seat: SEAT, barrels: BARRELS },
}
const refusals = { nothingHauled: {} }

// Data: what lies on the table.

interface State {
  agenda: number[]
  /** How many boats have been out in all. */
  trips: number
  /** Barrels in the boat that is out. */
  aboard: number
  /** Barrels that a squall took from a boat. */
  adrift: number
  seats: { ashore: number }[]
}

export interface Flotsam {
  state: State
  facts: { readonly days: number }
  options: { days: keyof typeof DAYS }
  components: object
  actions: (typeof actions)['table']
  events: typeof events
  refusals: typeof refusals
}

type G = Play<Flotsam>

// Rules: a step that runs by itself, and one that asks.

/** FL-03: what drifts goes into the next boat. */
const putOut = run<Flotsam>({ seat: SEAT }, (g, seat) => {
  const { state } = g
  if (state.adrift > 0) g.tell('driftTaken', seat, state.adrift)
  state.aboard = state.adrift
  state.adrift = 0
  g.push(STEP.atSea, seat, 0)
})

const atSea = choice<Flotsam>(
  { seat: SEAT, hauls: range('hauls', 0, FULL) },
  {
    player: (_, seat) => seat,

    offer(_, menu, __, hauls) {
      menu.offer(haul.of())
      if (hauls > 0) menu.offer(land.of())
      else menu.refuse(land.of(), 'nothingHauled')
    },

    take(g, code, seat, hauls) {
      if (land.is(code)) bringAshore(g, seat)
      else haulBarrels(g, seat, hauls)
    },
  },
)

function haulBarrels(g: G, seat: number, hauls: number): void {
  const { state } = g
  const die = 1 + g.chance.below(6, STREAM.die)
  if (die === 1) {
    g.tell('capsized', seat, state.aboard)
    state.adrift = state.aboard
    state.aboard = 0
    nextBoat(g, seat)
    return
  }
  state.aboard += die
  g.tell('hauled', seat, die)
  if (state.aboard >= FULL) bringAshore(g, seat)
  else g.push(STEP.atSea, seat, hauls + 1)
}

function bringAshore(g: G, seat: number): void {
  const { state } = g
  const boat = state.seats[seat]
  if (boat) boat.ashore += state.aboard
  g.tell('landed', seat, state.aboard)
  state.aboard = 0
  nextBoat(g, seat)
}

function nextBoat(g: G, seat: number): void {
  g.state.trips++
  if (g.state.trips < g.facts.days * g.seats) g.push(STEP.putOut, (seat + 1) % g.seats)
}

export const flotsam = defineGame<Flotsam>({
  id: 'flotsam',
  title: 'Flotsam',
  about: 'Haul barrels while your luck holds; what a squall takes from you, the next boat finds.',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    days: oneOf('Length', 'On how many days boats put out.', { five: 'Five days', ten: 'Ten days' }),
  },
  components: NO_BOX,
  facts: ({ options }) => ({ days: DAYS[options.days] }),
  state: {
    trips: integer(0, 40),
    aboard: integer(0, FULL - 1),
    adrift: integer(0, FULL - 1),
    seats: perSeat(struct({ ashore: integer(0, 1000) })),
  },
  streams: STREAM,
  actions,
  events,
  eventRules: { driftTaken: 'FL-03', capsized: 'FL-03', landed: 'FL-04' },
  refusals,
  refusalRules: { nothingHauled: 'FL-05' },
  steps: { putOut, atSea },
  stepIds: STEP,
  setup: (g) => g.push(STEP.putOut, 0),
  score: ({ seats }) => seats.map(({ ashore }) => ({ total: ashore, parts: { ashore } })),
  invariants: () => [],
  // Every haul but a squall brings two barrels or more, so a boat is full after ten.
  longest: ({ options, seats }) => DAYS[options.days] * seats * (FULL / 2 + 1),
  words: { en: said },
})
