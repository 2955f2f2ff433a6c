import { names } from '@gam/kernel'

const PROVIDENCE = [
  'desert isle',
  'beached whale',
  'coffin',
  'windfall',
  'scrimshaw',
  'news from town',
  'sleigh ride',
  'calm seas',
  'gulf stream',
  'ship in a bottle',
  'trade winds',
  'corpusants',
  'whale pod',
  'gam',
  'under weigh',
  'message in a bottle',
] as const
const OMENS = [
  'man overboard',
  'mast-head',
  'port fees',
  'rats',
  'refinery fire',
  'dice of fate',
  'stove boat',
  'sermon',
  'burned oil',
  'sharks',
  'ice sheet',
  'reef',
  'sea ice',
  'typhoon',
  'broken mast',
  'wreck of the essex',
] as const

/** SL-01: the cards of the Ship's Log, Providence first, then the Omens. */
export const CARDS = names('card', [...PROVIDENCE, ...OMENS])

export function isOmen(card: number): boolean {
  return card >= PROVIDENCE.length
}

const at = (name: (typeof CARDS.names)[number]): number => CARDS.indexOf(name)

export const COFFIN = at('coffin')
export const SLEIGH_RIDE = at('sleigh ride')
export const CALM_SEAS = at('calm seas')
export const GULF_STREAM = at('gulf stream')
export const TRADE_WINDS = at('trade winds')
export const GAM = at('gam')
export const UNDER_WEIGH = at('under weigh')
export const WHALE_POD = at('whale pod')
export const MAN_OVERBOARD = at('man overboard')
export const PORT_FEES = at('port fees')
export const RATS = at('rats')
export const REFINERY_FIRE = at('refinery fire')
export const DICE_OF_FATE = at('dice of fate')
export const STOVE_BOAT = at('stove boat')
export const SERMON = at('sermon')
export const BURNED_OIL = at('burned oil')
export const ICE_SHEET = at('ice sheet')
export const REEF = at('reef')
export const SEA_ICE = at('sea ice')
export const TYPHOON = at('typhoon')
export const BROKEN_MAST = at('broken mast')
export const ESSEX = at('wreck of the essex')

/** Where a card lies. With a seat it waits there, is in force, or has done what it does. */
export const CARD_PLACES = names(
  'card place',
  ['deck', 'open', 'under', ...bySeat('with'), ...bySeat('acting'), ...bySeat('used')],
  { seatOf: seatOfPlace },
)
export const IN_DECK = 0
export const LIES_OPEN = 1
export const UNDER_DECK = 2
const SEATS = 4
export const WITH = 3
export const ACTING = WITH + SEATS
export const USED = ACTING + SEATS

/** The seat at which a card lies, -1 if it lies at none. */
export function seatOfPlace(place: number): number {
  return place < WITH ? -1 : (place - WITH) % SEATS
}

function bySeat(word: string): string[] {
  return ['0', '1', '2', '3'].map((seat) => `${word} ${seat}`)
}
