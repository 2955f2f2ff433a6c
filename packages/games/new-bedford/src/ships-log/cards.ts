import type { LogCard } from './card.ts'
import { beachedWhale } from './cards/beached-whale.ts'
import { brokenMast } from './cards/broken-mast.ts'
import { burnedOil } from './cards/burned-oil.ts'
import { calmSeas } from './cards/calm-seas.ts'
import { coffin } from './cards/coffin.ts'
import { corpusants } from './cards/corpusants.ts'
import { desertIsle } from './cards/desert-isle.ts'
import { diceOfFate } from './cards/dice-of-fate.ts'
import { gamCard } from './cards/gam.ts'
import { gulfStreamCard } from './cards/gulf-stream.ts'
import { iceSheet } from './cards/ice-sheet.ts'
import { manOverboard } from './cards/man-overboard.ts'
import { mastHead } from './cards/mast-head.ts'
import { messageInABottle } from './cards/message-in-a-bottle.ts'
import { newsFromTownCard } from './cards/news-from-town.ts'
import { portFees } from './cards/port-fees.ts'
import { rats } from './cards/rats.ts'
import { reef } from './cards/reef.ts'
import { refineryFire } from './cards/refinery-fire.ts'
import { scrimshaw } from './cards/scrimshaw.ts'
import { seaIce } from './cards/sea-ice.ts'
import { sermon } from './cards/sermon.ts'
import { sharks } from './cards/sharks.ts'
import { shipInABottle } from './cards/ship-in-a-bottle.ts'
import { sleighRide } from './cards/sleigh-ride.ts'
import { stoveBoat } from './cards/stove-boat.ts'
import { tradeWindsCard } from './cards/trade-winds.ts'
import { typhoon } from './cards/typhoon.ts'
import { underWeigh } from './cards/under-weigh.ts'
import { whalePod } from './cards/whale-pod.ts'
import { windfallCard } from './cards/windfall.ts'
import { wreckOfTheEssex } from './cards/wreck-of-the-essex.ts'
import { CARDS } from './deck.ts'

const BY_NAME: { readonly [K in (typeof CARDS.names)[number]]: LogCard } = {
  'desert isle': desertIsle,
  'beached whale': beachedWhale,
  coffin,
  windfall: windfallCard,
  scrimshaw,
  'news from town': newsFromTownCard,
  'sleigh ride': sleighRide,
  'calm seas': calmSeas,
  'gulf stream': gulfStreamCard,
  'ship in a bottle': shipInABottle,
  'trade winds': tradeWindsCard,
  corpusants,
  'whale pod': whalePod,
  gam: gamCard,
  'under weigh': underWeigh,
  'message in a bottle': messageInABottle,
  'man overboard': manOverboard,
  'mast-head': mastHead,
  'port fees': portFees,
  rats,
  'refinery fire': refineryFire,
  'dice of fate': diceOfFate,
  'stove boat': stoveBoat,
  sermon,
  'burned oil': burnedOil,
  sharks,
  'ice sheet': iceSheet,
  reef,
  'sea ice': seaIce,
  typhoon,
  'broken mast': brokenMast,
  'wreck of the essex': wreckOfTheEssex,
}

/** In the order of CARDS. */
export const LOG: readonly LogCard[] = CARDS.names.map((name) => BY_NAME[name])
