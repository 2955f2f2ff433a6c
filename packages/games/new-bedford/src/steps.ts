import type { Step } from '@gam/kernel'
import { captainSelect, captainTurn, direct } from './captains/steps.ts'
import type { NewBedford } from './state.ts'
import { build, save } from './steps/building.ts'
import { endGame, endRound, finalMovement } from './steps/ending.ts'
import { sell, takeGood } from './steps/goods.ts'
import { countWhales, landFree, tryworks } from './steps/holds.ts'
import { inn, liftWorkers } from './steps/inn.ts'
import { movement, nameWhales, payLays, returnShip, shipHome } from './steps/movement.ts'
import { act, place, purchase } from './steps/placement.ts'
import { openRound, turn } from './steps/rounds.ts'
import { buyWhale, sale } from './steps/sale.ts'
import { stock } from './steps/setup.ts'
import { launch, moveOut, prepare } from './steps/shipping.ts'
import { removeSeas } from './steps/tavern.ts'
import { select, whaling } from './steps/whaling.ts'
import type { STEP } from './vocabulary.ts'

export const steps: { readonly [K in keyof typeof STEP]: Step<NewBedford> } = {
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
}
