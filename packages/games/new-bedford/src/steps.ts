import type { Step } from '@gam/kernel'
import { withBesides } from './besides.ts'
import { captainSelect, captainTurn, direct } from './captains/steps.ts'
import { beachWhales } from './ships-log/cards/beached-whale.ts'
import { gam } from './ships-log/cards/gam.ts'
import { gulfStream } from './ships-log/cards/gulf-stream.ts'
import { newsFromTown } from './ships-log/cards/news-from-town.ts'
import { fire } from './ships-log/cards/refinery-fire.ts'
import { preach } from './ships-log/cards/sermon.ts'
import { tradeWinds } from './ships-log/cards/trade-winds.ts'
import { mayLaunch, mayPrepare } from './ships-log/cards/under-weigh.ts'
import { windfall } from './ships-log/cards/windfall.ts'
import { drift } from './ships-log/drift.ts'
import { endWhaling } from './ships-log/end-whaling.ts'
import { haul } from './ships-log/haul.ts'
import { library, nameShip } from './ships-log/library.ts'
import { struck } from './ships-log/struck.ts'
import { logWindow, playLog } from './ships-log/windows.ts'
import type { NewBedford } from './state.ts'
import type { STEP } from './step-ids.ts'
import { build, save } from './steps/building.ts'
import { endGame, endRound, finalMovement } from './steps/ending.ts'
import { sell, takeGood } from './steps/goods.ts'
import { countWhales, landFree, tryworks } from './steps/holds.ts'
import { inn, liftWorkers } from './steps/inn.ts'
import { movement, moveShips, nameWhales, payLays, returnShip, shipHome } from './steps/movement.ts'
import { act, castawayDone, place, purchase } from './steps/placement.ts'
import { openRound, turn } from './steps/rounds.ts'
import { buyWhale, sale } from './steps/sale.ts'
import { launch, moveOut, prepare } from './steps/shipping.ts'
import { stock } from './steps/stock.ts'
import { removeSeas } from './steps/tavern.ts'
import { select, selections, whaling } from './steps/whaling.ts'

const plain: { readonly [K in keyof typeof STEP]: Step<NewBedford> } = {
  stock,
  openRound,
  turn,
  place,
  purchase,
  act,
  takeGood,
  sell,
  build,
  save,
  prepare,
  launch,
  moveOut,
  removeSeas,
  countWhales,
  landFree,
  inn,
  liftWorkers,
  movement,
  returnShip,
  tryworks,
  nameWhales,
  payLays,
  sale,
  buyWhale,
  shipHome,
  whaling,
  select,
  endRound,
  finalMovement,
  endGame,
  captainTurn,
  direct,
  captainSelect,
  moveShips,
  selections,
  endWhaling,
  castawayDone,
  logWindow,
  playLog,
  struck,
  drift,
  fire,
  preach,
  library,
  nameShip,
  beachWhales,
  windfall,
  newsFromTown,
  gulfStream,
  tradeWinds,
  gam,
  mayPrepare,
  mayLaunch,
  haul,
}

/** SL-27: a blow asks for Calm Seas by itself. */
export const steps: { readonly [name: string]: Step<NewBedford> } = Object.fromEntries(
  Object.entries(plain).map(([name, step]) => [name, step === struck ? step : withBesides(step)]),
)
