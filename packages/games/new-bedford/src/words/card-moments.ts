import type { CARDS } from '../ships-log/deck.ts'

/** What is said of each card. */
export type ByCard = { readonly [K in (typeof CARDS.names)[number]]: string }

/** When each card acts. */
const MOMENTS = {
  'desert isle': 'taken',
  'beached whale': 'taken',
  coffin: 'afterRound12',
  windfall: 'taken',
  scrimshaw: 'taken',
  'news from town': 'taken',
  'sleigh ride': 'taken',
  'calm seas': 'anyTime',
  'gulf stream': 'taken',
  'ship in a bottle': 'taken',
  'trade winds': 'taken',
  corpusants: 'end',
  'whale pod': 'taken',
  gam: 'taken',
  'under weigh': 'taken',
  'message in a bottle': 'end',
  'man overboard': 'taken',
  'mast-head': 'whaling',
  'port fees': 'fromNowOn',
  rats: 'whaling',
  'refinery fire': 'startOfRound',
  'dice of fate': 'startOfRound',
  'stove boat': 'whaling',
  sermon: 'bethel',
  'burned oil': 'whaling',
  sharks: 'whaling',
  'ice sheet': 'whalingOrMovement',
  reef: 'movement',
  'sea ice': 'whaling',
  typhoon: 'movement',
  'broken mast': 'taken',
  'wreck of the essex': 'movement',
} as const satisfies ByCard

/** The same in the words of a language. */
export function momentsOf(
  words: {
    readonly [M in (typeof MOMENTS)[keyof typeof MOMENTS]]: string
  },
): { readonly [card: string]: string } {
  return Object.fromEntries(Object.entries(MOMENTS).map(([card, moment]) => [card, words[moment]]))
}
