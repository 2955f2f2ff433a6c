import { NONE, names } from '@gam/kernel'
import { BONUS, CARDS, faceOf, GOODS, goodOf, PRINTED, STORM } from './cards.ts'

/** The customs of a port: what may not be played, what lands at once, what a sale needs and what it brings. */
export interface Port {
  /** For each card: may it not be played? */
  readonly banned: readonly boolean[]
  /** For each good: does a card of it go straight to the score pile? */
  readonly lands: readonly boolean[]
  /** For each good: how many goods a sale needs. */
  readonly price: readonly number[]
  /** How many different goods must qualify before anything is sold. */
  readonly setsPerSale: number
  /** Does a sale bring every card, not just those of the goods sold? */
  readonly winsAll: boolean
  /** The rule that says so. */
  readonly rule: string
  /** The version of the rules that brought it, where that is not the first. */
  readonly since?: number
}

export const PORTS = names('port', [
  'swordfish shells',
  'swordfish kelp',
  'ray shells',
  'ray kelp',
  'urchin bonus',
  'urchin storm',
  'seagull pair',
  'seagull all',
  'seahorse one',
  'seahorse two',
  'coral five',
  'coral six',
])

/** The basic game has no ports: nothing is changed. */
const OPEN_COAST: Port = {
  banned: CARDS.names.map(() => false),
  lands: GOODS.names.map(() => false),
  price: PRINTED,
  setsPerSale: 1,
  winsAll: false,
  rule: 'CG-04',
}

const [SHELLS, KELP] = [0, 1]

/** In the order of PORTS. */
const CUSTOMS: readonly Port[] = [
  { ...OPEN_COAST, banned: cards((card) => goodOf(card) === SHELLS), rule: 'CG-31' },
  { ...OPEN_COAST, banned: cards((card) => goodOf(card) === KELP), rule: 'CG-31' },
  { ...OPEN_COAST, lands: goods((good) => good === SHELLS), rule: 'CG-32' },
  { ...OPEN_COAST, lands: goods((good) => good === KELP), rule: 'CG-32' },
  { ...OPEN_COAST, banned: cards((card) => faceOf(card) === BONUS), rule: 'CG-33' },
  { ...OPEN_COAST, banned: cards((card) => faceOf(card) === STORM), rule: 'CG-33' },
  { ...OPEN_COAST, setsPerSale: 2, rule: 'CG-35' },
  { ...OPEN_COAST, winsAll: true, rule: 'CG-36' },
  { ...OPEN_COAST, price: goods((good) => PRINTED[good] + 1), rule: 'CG-37' },
  { ...OPEN_COAST, price: goods((good) => PRINTED[good] + 2), rule: 'CG-37' },
  { ...OPEN_COAST, price: goods(() => 5), rule: 'CG-38' },
  { ...OPEN_COAST, price: goods(() => 6), rule: 'CG-38' },
]

/** What holds at a port; NONE is the open coast of the basic game. */
export function customsOf(port: number): Port {
  return port === NONE ? OPEN_COAST : CUSTOMS[port]
}

/** By port: how many cards of it the port deck has by a version of the rules. */
export function portCards(rules: number): number[] {
  return CUSTOMS.map(({ since = 1 }) => (since <= rules ? 1 : 0))
}

function cards<V>(answer: (card: number) => V): V[] {
  return CARDS.names.map((_, card) => answer(card))
}

function goods<V>(answer: (good: number) => V): V[] {
  return GOODS.names.map((_, good) => answer(good))
}
