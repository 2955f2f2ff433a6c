import type { Step } from '@gam/kernel'
import { buyMore } from './buying.ts'
import { chooseAbility, startOut } from './choosing.ts'
import { discardMore } from './discarding.ts'
import { fulfilMore, pay } from './fulfilling.ts'
import { endTurn } from './replenishing.ts'
import type { RiderTypes } from './state.ts'
import { beginTurn, turn } from './turn.ts'
import type { STEP } from './vocabulary.ts'

export const steps: { readonly [K in keyof typeof STEP]: Step<RiderTypes> } = {
  chooseAbility,
  startOut,
  beginTurn,
  turn,
  buyMore,
  fulfilMore,
  pay,
  discardMore,
  endTurn,
}
