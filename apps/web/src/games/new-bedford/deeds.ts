import { type Offered, type Phrase, type Statement, say } from '@gam/kernel'
import {
  BUILDINGS,
  bonusAt,
  type Facts,
  FEE,
  GOODS,
  LAUNCHES,
  launchFood,
  PURCHASE,
  SPACES,
  type State,
} from '@gam/new-bedford'
import { COIN, type TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import type { Ahead, Deed } from '../board.ts'
import { SellPanel } from './on-demand.ts'
import { factsOf, type TownMoment } from './reading.ts'
import { termIn } from './seen.ts'

/** A worker put down, with the purchase that goes along, and what it opens. */
interface Start {
  readonly space: string
  readonly actions: readonly string[]
  /** Whether something is bought that is needed. */
  readonly bought: boolean
  readonly open: readonly Offered[]
}

/** A deed, and what it takes in money, goods and fees, by which ways to the same are ordered. */
interface Way extends Deed {
  readonly price: number
}

const NOTHING = 'nothing'

/** Direct targets while a worker is placed: plans, spaces of the sea, and places whose next question has an answer. */
export function deeds(
  moment: TownMoment,
  table: TableInfo,
  words: TownWords,
  ahead: Ahead,
  wish: string | null = null,
): readonly Deed[] {
  const { decision, view } = moment
  if (decision === null || decision.step !== 'place') return []
  const at = { facts: factsOf(table), state: view.state, seat: decision.seat, words, ahead }
  const ways = decision.options
    .filter(({ action, refusal }) => action.type === 'place' && !refusal)
    .flatMap((option) => startsFrom(option, ahead, wish).flatMap((start) => waysFrom(start, at)))
  // The cheapest way to the same comes first. Nothing is bought for what can be had without.
  const had = new Set(ways.filter(({ extra }) => extra === null).map(({ targets }) => targets.join()))
  return ways
    .filter(({ extra, targets }) => extra === null || !had.has(targets.join()))
    .sort((a, b) => a.price - b.price)
}

interface At {
  readonly facts: Facts
  readonly state: State
  readonly seat: number
  readonly words: TownWords
  readonly ahead: Ahead
}

/** The worker there, without a purchase if that will do, and with each that helps. */
function startsFrom({ text, action }: Offered, ahead: Ahead, wish: string | null): Start[] {
  const next = ahead([text])
  if (next === null) return []
  const space = String(action.space)
  const purchases = openOf(next, 'purchase')
  if (purchases.length === 0) return [{ space, actions: [text], bought: false, open: goesOn(next) }]
  const starts = (some: readonly Offered[], bought: boolean) =>
    some.map((purchase) => {
      const actions = [text, purchase.text]
      return { space, actions, bought, open: goesOn(ahead(actions) ?? []) }
    })
  // What was agreed on before is bought, and is nothing extra then.
  if (wish !== null)
    return starts(
      purchases.filter((one) => one.action.purchase === wish),
      false,
    )
  const without = starts(purchases.filter(isNothing), false)
  // What is bought helps where there is a way to go on with more goods, or none without.
  const helps = without.every(({ open: [first] }) => first !== undefined && DEARER.has(first.action.type))
  return helps
    ? [
        ...without,
        ...starts(
          purchases.filter((one) => !isNothing(one)),
          true,
        ),
      ]
    : without
}

/** What can go farther with more goods. */
const DEARER = new Set(['build', 'launch', 'prepare'])

function isNothing({ action }: Offered): boolean {
  return action.purchase === NOTHING
}

function openOf(options: readonly Offered[], type?: string): readonly Offered[] {
  return options.filter(({ action, refusal }) => !refusal && (type === undefined || action.type === type))
}

/** How it goes on there; a page of the log that could be shown beside that is no part of it. */
function goesOn(options: readonly Offered[]): readonly Offered[] {
  const [first] = openOf(options)
  return first === undefined ? [] : openOf(options, first.action.type)
}

function waysFrom(start: Start, at: At): Way[] {
  const needed = start.bought && !canDoWithout(start, at.ahead)
  const base = (start.bought ? PURCHASE : 0) + feeOf(start.space, at)
  const extra = start.bought ? EXTRA : null
  const way: Phrase = [termIn(at.words, 'space', start.space)]
  const deed = (targets: readonly string[], more: readonly string[], price: number): Way => ({
    targets,
    actions: [...start.actions, ...more],
    way,
    extra,
    price: base + price,
  })
  const [first] = start.open
  switch (first?.action.type) {
    case 'build':
      return start.open.map(({ text, action }) => {
        const saved = savingsAfter([...start.actions, text], at.ahead)
        return deed([`building ${action.building}`], [text, ...saved], -savingAt(start.space, at))
      })
    case 'launch':
      return firstToEach(start.open).map(({ text, action }) =>
        deed([`waters ${action.space}`], [text], foodAt(start.space, Number(action.space), at)),
      )
    case 'prepare':
      // Ships at home are alike: the place means the first of them, and each of them means the place.
      return [
        deed([`space ${start.space}`], [first.text], 0),
        ...start.open.map(({ text, action }) => deed([`ship ${action.ship}`], [text], 1)),
      ]
    case 'take':
      return start.bought ? [] : goodsToTake(start)
    case 'removeSeas':
      return start.bought
        ? []
        : start.open
            .toSorted((a, b) => Number(b.action.amount) - Number(a.action.amount))
            .map(({ text, action }) => ({
              ...deed([`space ${start.space}`], [text], -Number(action.amount)),
              way: [at.words.removesSeas(Number(action.amount))],
            }))
    case 'sell':
      return start.bought ? [] : [{ ...deed([`space ${start.space}`], [], 0), Panel: SellPanel }]
    default:
      return needed ? [deed([`space ${start.space}`], [], 0)] : []
  }
}

const EXTRA: Phrase = say`+${String(PURCHASE)} ${COIN}`

/** Could the worker go there without a purchase as well? */
function canDoWithout({ actions: [place] }: Start, ahead: Ahead): boolean {
  return openOf(ahead([place]) ?? [], 'purchase').some(isNothing)
}

function feeOf(space: string, { state, seat }: At): number {
  const building = BUILDINGS.indexOf(space)
  return building >= 0 && state.owners[building] !== seat ? FEE : 0
}

/** How many goods a build at this place saves. */
function savingAt(space: string, { state, facts, seat }: At): number {
  return space === 'courthouse' ? 2 : bonusAt({ state, facts }, seat, SPACES.indexOf(space))
}

function foodAt(space: string, waters: number, { state, facts, seat }: At): number {
  const first = bonusAt({ state, facts }, seat, SPACES.indexOf(space)) > 0
  const way = LAUNCHES.indexOf(first ? `${space} first` : space)
  return launchFood(facts, way, waters)
}

/** Ships on the dock are alike: for each space of the sea the first that can go there. */
function firstToEach(open: readonly Offered[]): readonly Offered[] {
  return open.filter(({ action }, i) => open.findIndex((other) => other.action.space === action.space) === i)
}

/** Of the goods that can be saved brick, which is worth most; then what comes first. */
function savingsAfter(actions: readonly string[], ahead: Ahead): readonly string[] {
  const goods = openOf(ahead(actions) ?? [], 'save')
  const best = goods.find(({ action }) => action.good === 'brick') ?? goods[0]
  return best === undefined ? [] : [best.text, ...savingsAfter([...actions, best.text], ahead)]
}

/** NB-17: one more good of any kind; brick, which is worth most, is filled in. */
function goodsToTake({ space, actions, open }: Start): Way[] {
  const worth = ({ action }: Offered) => GOODS.indexOf(action.good)
  return open
    .toSorted((a, b) => worth(b) - worth(a))
    .map((option, i) => ({
      targets: [`space ${space}`],
      actions: [...actions, option.text],
      way: say`+1 ${goodOf(option.action)}`,
      extra: null,
      price: i,
    }))
}

function goodOf({ good }: Statement) {
  return { kind: 'good', value: String(good) }
}
