import type { Offered, Phrase, Token } from '@gam/kernel'
import { PURCHASE, SHIPS } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import type { Asking, Wish } from '../board.ts'
import { agendaOf, type Frame, SHORE, seatToken, selecting, type TownMoment, workersLeft } from './reading.ts'
import { termIn } from './seen.ts'
import { askedByLog, cardBehind } from './ships-log-on-demand.ts'

/** The space that a question comes of. */
const PARENTS: { readonly [step: string]: string } = {
  takeGood: 'warehouse',
  prepare: 'dockyard',
  moveOut: 'lighthouse',
  removeSeas: 'tavern',
  countWhales: 'cooperage',
  landFree: 'tryworks',
  tryworks: 'tryworks',
  library: 'library',
}

const SHOPS: { readonly [shop: string]: string } = {
  store: 'general store',
  mill: 'lumber mill',
  market: 'market',
}

function parentOf(frame: Frame): string | null {
  switch (frame.step) {
    case 'purchase':
      return String(frame.space)
    case 'sell':
      return SHOPS[String(frame.stall).split(' ')[0]]
    case 'build':
      return frame.saving === 'two' ? 'courthouse' : 'town hall'
    case 'save':
      return frame.saving === 'one' ? 'town hall' : 'courthouse'
    case 'launch':
      return String(frame.way).replace(' first', '')
    default:
      return PARENTS[frame.step] ?? null
  }
}

function token(kind: string, value: unknown): Token {
  return { kind, value: String(value) }
}

function good(value: unknown): Token {
  return token('good', value)
}

interface Words {
  readonly title: Phrase
  readonly detail: Phrase | null
}

/** What a decision asks, with the numbers of the moment. */
function wordsFor(frame: Frame, moment: TownMoment, words: TownWords, seat: number): Words | null {
  const { asks } = words
  const { state } = moment.view
  const me = state.seats[seat]
  switch (frame.step) {
    case 'stock':
      return { title: asks.stock, detail: asks.stockHelp }
    case 'place': {
      const again = frame.grounds === 'boards'
      const title = asks.place(3 - workersLeft(me), again)
      return { title: [title], detail: again ? asks.againHelp : asks.placeHelp(me.money >= PURCHASE) }
    }
    case 'purchase':
      return { title: [words.words.prompts.purchase], detail: asks.purchase(me.money) }
    case 'sell':
      return { title: asks.sell, detail: helpFor(String(frame.stall), words) }
    case 'build':
      return { title: asks.build(frame.saving === 'one' ? 1 : frame.saving === 'two' ? 2 : 0), detail: null }
    case 'save':
      return { title: asks.save(token('building', frame.building)), detail: null }
    case 'launch':
      return { title: asks.launch, detail: asks.launchHelp(me.food) }
    case 'select': {
      const ship = me.ships[SHIPS.indexOf(frame.ship)]
      return { title: asks.select(ship.at - SHORE), detail: asks.selectHelp(selecting(state).length - 1) }
    }
    case 'tryworks': {
      const ship = me.ships[SHIPS.indexOf(frame.ship)]
      return { title: asks.tryworks(ship.whales[0]), detail: null }
    }
    case 'nameWhales':
      return { title: asks.name, detail: asks.nameHelp }
    case 'buyWhale':
      return { title: asks.buy(seatToken(Number(frame.seller))), detail: asks.buyHelp(me.money) }
    case 'direct':
      return {
        title: asks.direct(seatToken(Number(frame.seat)), String(frame.heading)),
        detail: asks.directHelp,
      }
    default:
      return null
  }
}

function helpFor(stall: string, { asks }: TownWords): Phrase | null {
  if (stall.startsWith('market')) return asks.sellTwice
  return stall.startsWith('store') ? asks.sellHelp : null
}

/** The card or the space that a question comes of. */
function crumbOf(frame: Frame, words: TownWords): string | null {
  const card = cardBehind(frame)
  if (card !== null) return termIn(words, 'card', card)
  const parent = parentOf(frame)
  return parent === null ? null : termIn(words, 'space', parent)
}

export function ask(moment: TownMoment, words: TownWords, table: TableInfo): Asking | null {
  const [frame] = agendaOf(moment.view.state)
  if (frame === undefined || moment.decision === null) return null
  const { seat } = moment.decision
  const crumb = crumbOf(frame, words)
  const said = askedByLog(frame, moment, words, table) ?? wordsFor(frame, moment, words, seat)
  if (said === null && crumb === null) return null
  return { crumb, title: said?.title ?? [words.words.prompts[frame.step]], detail: said?.detail ?? null }
}

/** The purchase beside the placement. */
export function wishes(moment: TownMoment, words: TownWords): Wish[] {
  const { decision, view } = moment
  if (decision?.step !== 'place' || view.state.seats[decision.seat].money < PURCHASE) return []
  return ['wood', 'food'].map((id) => ({ id, label: words.asks.buy2(good(id)) }))
}

/** A placement answers the question for the purchase at once, unless only a purchase makes it possible. */
export function along(
  option: Offered,
  moment: TownMoment,
  wish: string | null,
): readonly (readonly string[])[] {
  if (moment.decision?.step !== 'place') return [[option.text]]
  return [[option.text, `purchase ${wish ?? 'nothing'}`], [option.text]]
}
