import { type Phrase, type Statement, say, type Token } from '@gam/kernel'
import { CONTRACTS, PORTS, type RiderTypes, TILES } from '@gam/whale-riders'
import type { RiderWords, WhyNoUndo } from '@gam/whale-riders/words/table-words'
import type { Preview, TableInfo } from '../../session/session.ts'
import type { Asking, Proposal } from '../board.ts'
import { contractOf } from './contract.ts'
import { restOfLine } from './magic.tsx'
import { factsOf, nextPortOf, numberIn, portOf, type RiderMoment, turnOf } from './reading.ts'

function token(kind: string, value: string | number | null): Token {
  return { kind, value: value ?? '' }
}

function joined(parts: readonly Phrase[]): Phrase | null {
  if (parts.length === 0) return null
  return parts.flatMap((part, i) => (i === 0 ? part : [' ', ...part]))
}

/** What is asked, as far as the sentence depends on how far the turn is. */
export function asking(moment: RiderMoment, words: RiderWords, table: TableInfo): Asking | null {
  const { ask } = words
  const step = moment.decision?.step
  const { state } = moment.view
  const more = (again: 'fulfilMore' | 'buyMore' | 'discardMore') => ({
    crumb: { fulfilMore: ask.fulfilling, buyMore: ask.buying, discardMore: ask.discarding }[again],
    title: say`${words.words.prompts[again]}`,
    detail: say`${words.help[again] ?? ''}`,
  })
  switch (step) {
    case 'turn': {
      const { left } = turnOf(state)
      if (left === 0) return { crumb: null, title: say`${ask.freeSail}`, detail: say`${ask.freeSailHelp}` }
      return { crumb: null, title: say`${left === 2 ? ask.first : ask.second}`, detail: say`${ask.actions}` }
    }
    case 'chooseAbility': {
      const facts = factsOf(table)
      const rest = restOfLine(moment).map((id) => words.ability(id, facts).name)
      return {
        crumb: null,
        title: say`${words.words.prompts.chooseAbility}`,
        detail: say`${words.ask.line(rest)}`,
      }
    }
    case 'pay':
      return {
        crumb: ask.fulfilling,
        title: say`${words.words.prompts.pay}`,
        detail: ask.pay(token('contract', CONTRACTS.value(state.due))),
      }
    case 'fulfilMore':
      if (moment.decision?.options.every(({ action, refusal }) => refusal || action.type === 'done'))
        return { crumb: ask.fulfilling, title: say`${ask.noneToPay}`, detail: say`${ask.noneToPayHelp}` }
      return more(step)
    case 'buyMore':
    case 'discardMore':
      return more(step)
    default:
      return null
  }
}

/** What would be done, and what would come of it. */
export function proposal(
  action: Statement,
  preview: Preview<RiderTypes>,
  moment: RiderMoment,
  table: TableInfo,
  words: RiderWords,
): Proposal {
  return {
    title: titleOf(action, preview, moment, table, words),
    detail: joined(outcomes(preview, moment, table, words)),
    ...(action.type === 'buy' && { verb: words.buy }),
    ...(action.type === 'advance' && { verb: words.sail }),
  }
}

function titleOf(
  action: Statement,
  { events }: Preview<RiderTypes>,
  { view, viewer }: RiderMoment,
  table: TableInfo,
  { propose }: RiderWords,
): Phrase {
  const facts = factsOf(table)
  const rider = view.state.seats[viewer ?? 0]
  const here = portOf(facts, rider)
  const port = token('port', PORTS.value(here))
  switch (action.type) {
    case 'advance': {
      const next = nextPortOf(facts, rider)
      return propose.advance(next === null ? port : token('port', PORTS.value(next)))
    }
    case 'buy': {
      const bought = events.find(({ type }) => type === 'tileBought')
      return propose.buy(token('tile', action.tile), port, bought ? numberIn(bought, 'price') : 0)
    }
    case 'takeCoin': {
      const taken = events.find(({ type }) => type === 'coinsTaken')
      return propose.coins(taken ? numberIn(taken, 'coins') : 1)
    }
    case 'fulfil':
      return propose.fulfil(token('contract', action.contract))
    case 'pay':
      return propose.pay(token('payment', action.payment))
    case 'lay':
      return propose.lay(token('tile', action.tile))
    case 'discard':
      return propose.discard(token('contract', action.contract))
    case 'swap': {
      const spaces = view.state.ports[here]
      const on = (space: number) => token('tile', TILES.value(spaces[space]))
      return propose.swap(on(numberIn(action, 'near')), on(numberIn(action, 'far')))
    }
    case 'choose':
      return propose.choose(token('ability', action.ability))
    default:
      return say`${propose.done}`
  }
}

function outcomes(
  { events, after, told, undo, next }: Preview<RiderTypes>,
  { view, viewer }: RiderMoment,
  table: TableInfo,
  words: RiderWords,
): Phrase[] {
  const { propose } = words
  const facts = factsOf(table)
  const said: Phrase[] = []
  for (const statement of events)
    if (statement.type === 'contractFulfilled') {
      const contract = contractOf(facts, CONTRACTS.indexOf(statement.contract))
      said.push(propose.paid(token('payment', statement.payment)))
      if (contract) said.push(say`${propose.brings(contract.coins, contract.pearls)}`)
    } else if (statement.type === 'decreeClaimed')
      said.push(propose.decree(token('decree', statement.decree)))
  const coins = viewer === null ? 0 : after.seats[viewer].coins
  if (viewer !== null && coins !== view.state.seats[viewer].coins) said.push(say`${propose.coinsLeft(coins)}`)
  const last = consequence({ events, told, undo, next }, words)
  return last === null ? said : [...said, say`${last}`]
}

/** What cannot be helped any more once it is done: the game or the turn is over, or somebody has seen something. */
export function consequence(
  { events, told, undo, next }: Pick<Preview<RiderTypes>, 'events' | 'told' | 'undo' | 'next'>,
  { propose }: RiderWords,
): string | null {
  const ended = events.find(({ type }) => type === 'gameEnded')
  if (ended) return propose.gameEnds[String(ended.ending)]
  if (next === 'other') {
    const [tiles, cards] = [told.includes('tileDrawn'), told.includes('contractDrawn')]
    return propose.turnEnds[tiles ? (cards ? 'both' : 'tiles') : cards ? 'contract' : 'nothing']
  }
  if (undo !== 'never') return null
  const why = NO_UNDO.find(([event]) => told.includes(event))?.[1]
  return why ? propose.noUndoFor[why] : propose.noUndo
}

/** What luck has brought then, or what others have seen: the first of these is the reason. */
const NO_UNDO: readonly (readonly [event: string, why: WhyNoUndo])[] = [
  ['contractDrawn', 'newContract'],
  ['tileDrawn', 'newTiles'],
  ['contractNamed', 'contractShown'],
  ['contractFulfilled', 'contractShown'],
  ['contractDiscarded', 'contractShown'],
]
