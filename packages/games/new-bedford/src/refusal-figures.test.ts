import type { Decision, Sitting, Statement } from '@gam/kernel'
import { atRandom } from '@gam/testkit'
import { expect, test } from 'vitest'
import { newBedford } from './game.ts'
import { GOODS, LAY, TOKENS } from './pieces.ts'
import { LAUNCHES } from './shipping.ts'
import { DICE_OF_FATE, PORT_FEES } from './ships-log/deck.ts'
import { isFreeOf } from './ships-log/protection.ts'
import { holderOf, isActing } from './ships-log/shelf.ts'
import type { NewBedford } from './state.ts'
import { BUILDINGS, POSTS, SPACES } from './town.ts'
import { SAVINGS } from './vocabulary.ts'

// A second reading of what is asked and missing, from what the seat that is refused can see and nothing else.

type Figures = { readonly [field: string]: number }

const PLACES_ON_A_SPACE = 3
const WATERS = [1, 2, 3, 4, 5, 6]

class Eyes {
  readonly #sitting: Sitting<NewBedford>
  readonly #seat: number
  readonly #state: NewBedford['state']

  constructor(sitting: Sitting<NewBedford>, seat: number) {
    this.#sitting = sitting
    this.#seat = seat
    this.#state = sitting.view(seat).state
  }

  get #me() {
    return this.#state.seats[this.#seat]
  }

  /** The numbers of the frame that asks. */
  get #frame(): readonly number[] {
    return this.#state.agenda.slice(-3)
  }

  /** What a refusal of this sort must tell of this action; null where it tells no figures. */
  figures(reason: Statement, action: Statement): Figures | null {
    const { money, wood, food } = this.#me
    const space = String(action.space)
    switch (reason.type) {
      case 'woodShort':
        return { need: this.#woodFor(space), have: wood }
      case 'foodShort':
        return { need: action.type === 'place' ? this.#foodFrom(space) : this.#foodTo(action), have: food }
      case 'goodsShort':
        return { wood: 2, food: this.#cheapest('dry dock'), haveWood: wood, haveFood: food }
      case 'moneyShort':
        if (action.type === 'beach') return { need: Number(action.amount) * 2, have: money }
        // LO-18, NB-13: a dollar for the Mill, and one for its owner.
        return { need: this.#ownerOf('turners mill') === this.#seat ? 1 : 2, have: money }
      case 'feeShort':
        return { owner: this.#ownerOf(space) }
      case 'purchaseTooDear':
        return { money: money - 3 }
      case 'layShort':
        return action.type === 'buy'
          ? { need: LAY[TOKENS.indexOf(action.token)], have: money }
          : this.#lays(Number(action.amount))
      case 'costShort':
        return this.#cost(String(action.building), this.#savings())
      case 'savingShort':
        return this.#saving(GOODS.indexOf(action.good))
      default:
        return null
    }
  }

  #ownerOf(building: string): number {
    return this.#state.owners[BUILDINGS.indexOf(building)]
  }

  /** NB-27 */
  #bonus(space: string): number {
    const { seats, castaway, coffin } = this.#state
    const posts = [...seats.flatMap(({ workers }) => workers), castaway, coffin]
    if (posts.includes(POSTS.indexOf(space))) return 0
    const dice = isActing(this.#state, DICE_OF_FATE) && !isFreeOf(this.#table, this.#seat, DICE_OF_FATE)
    return dice ? 0 : 1
  }

  get #table() {
    return { state: this.#state, facts: this.#sitting.facts }
  }

  /** LO-51: the Mill has no bonus. */
  #woodFor(space: string): number {
    return space === 'dockyard' ? 2 - this.#bonus(space) : 2
  }

  #foodFrom(space: string): number {
    if (space !== 'turners mill') return this.#cheapest(space)
    const repeated = SPACES.value(this.#state.lastOrder)
    return this.#cheapest(repeated === 'city pier' ? 'city pier without bonus' : repeated)
  }

  /** NB-29: what the cheapest launch costs of those that have a free place. */
  #cheapest(from: string): number {
    const atSea = this.#state.seats.flatMap(({ ships }) => ships)
    const free = WATERS.filter((n) => {
      const there = atSea.filter(({ at, place }) => at === n + 4 && place < PLACES_ON_A_SPACE)
      return there.length < PLACES_ON_A_SPACE
    })
    return Math.min(...free.map((n) => this.#food(from, n)))
  }

  #food(from: string, waters: number): number {
    const food = this.#sitting.config.components.values.launchFood[waters - 1]
    if (from === 'wharf') return Math.ceil(food / 2)
    return from === 'city pier' ? Math.max(0, food - this.#bonus(from)) : food
  }

  #foodTo({ space }: Statement): number {
    const food = this.#sitting.config.components.values.launchFood[Number(space) - 1]
    const [, way] = this.#frame
    switch (this.#sitting.decision?.step === 'launch' ? LAUNCHES.value(way) : 'city pier') {
      case 'wharf':
        return Math.ceil(food / 2)
      case 'city pier first':
        return Math.max(0, food - 1)
      default:
        return food
    }
  }

  /** NB-62, NB-67, SL-42: what is due for all that is not sold, and the most that can be there for it. */
  #lays(sold: number): Figures {
    const [, ship, token] = this.#frame
    const { whales } = this.#me.ships[ship]
    let need = this.#owesPortFee() ? 1 : 0
    let have = this.#me.money + (sold * LAY[token]) / 2
    for (const [kind, n] of whales.entries()) {
      if (kind > token) need += n * LAY[kind]
      if (kind === token) need += (n - sold) * LAY[kind]
      if (kind < token) have += (n * LAY[kind]) / 2
    }
    return { need, have }
  }

  #owesPortFee(): boolean {
    const state = this.#state
    if (!isActing(state, PORT_FEES) || holderOf(state, PORT_FEES) === this.#seat) return false
    return !isFreeOf(this.#table, this.#seat, PORT_FEES)
  }

  #savings(): number {
    return this.#sitting.decision?.step === 'build'
      ? ['none', 'one', 'two'].indexOf(SAVINGS.value(this.#frame[1]))
      : 0
  }

  #lack(building: string): number[] {
    const { wood, food, brick, money } = this.#me
    const cost = this.#sitting.facts.costs[BUILDINGS.indexOf(building)]
    return [wood, food, brick, money].map((have, i) => Math.max(0, cost[i] - have))
  }

  /** NB-28, NB-56: goods are saved where most is missing. */
  #cost(building: string, savings: number): Figures {
    const lack = this.#lack(building)
    for (let saved = 0; saved < savings; saved++) {
      const most = lack.indexOf(Math.max(...lack.slice(0, 3)))
      lack[most] = Math.max(0, lack[most] - 1)
    }
    const [wood, food, brick, money] = lack
    return { wood, food, brick, money }
  }

  /** What is missing if this good is saved next. */
  #saving(good: number): Figures {
    const [, building, saving] = this.#frame
    const lack = this.#lack(BUILDINGS.value(building))
    const before = ['wood and one', 'food and one', 'brick and one'].indexOf(SAVINGS.value(saving))
    for (const saved of [before, good]) if (saved >= 0) lack[saved] = Math.max(0, lack[saved] - 1)
    const [wood, food, brick] = lack
    return { wood, food, brick }
  }
}

const PROMO = { whiteWhale: true, blueWhale: true, ambergris: true, castaway: true }
const TABLES = [
  { seats: ['Ann', 'Ben', 'Cy'], options: {} },
  { seats: ['Ann', 'Ben'], options: { shipsLog: true, ...PROMO } },
  { seats: ['Ann', 'Ben'], options: { captains: ['ahab', 'starbuck'], turnersMill: true } },
  { seats: ['Ann'], options: { captains: ['flask'], turnersMill: true, shipsLog: true, printing: 'second' } },
]

function refused(decision: Decision<NewBedford>): { action: Statement; reason: Statement }[] {
  return decision.options.flatMap(({ action, refusal }) =>
    refusal ? [{ action, reason: refusal.reason }] : [],
  )
}

test('what a refusal says is there, asked and missing is so in the view of the seat that is refused', () => {
  const met = new Map<string, number>()
  for (let nth = 0; nth < 120; nth++)
    for (const sitting of atRandom(newBedford, { ...TABLES[nth % TABLES.length], seed: `figures ${nth}` })) {
      const { decision } = sitting
      if (decision === null) continue
      const eyes = new Eyes(sitting, decision.seat)
      for (const { action, reason } of refused(decision)) {
        const wanted = eyes.figures(reason, action)
        if (wanted === null) continue
        const { type, ...told } = reason
        expect({ seed: sitting.seed, after: sitting.codes.length, action, type, ...told }).toMatchObject({
          ...wanted,
          type,
        })
        if ('need' in wanted && 'have' in wanted) expect(wanted.need).toBeGreaterThan(wanted.have)
        met.set(type, (met.get(type) ?? 0) + 1)
      }
    }
  const all = [
    'woodShort',
    'foodShort',
    'goodsShort',
    'moneyShort',
    'feeShort',
    'purchaseTooDear',
    'layShort',
  ]
  for (const type of [...all, 'costShort', 'savingShort']) expect(met.get(type) ?? 0, type).toBeGreaterThan(0)
})
