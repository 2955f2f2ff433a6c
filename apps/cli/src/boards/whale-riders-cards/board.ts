import { faceDown, oneAt, sizeOf } from '@gam/kernel'
import {
  CARDS,
  type CardTypes,
  cardOf,
  customsOf,
  faceOf,
  GOODS,
  goodOf,
  goodsOnTable,
  PORTS,
} from '@gam/whale-riders-cards'
import { ink } from '../../ink.ts'
import { padEnd, padStart, widthOf, wrap } from '../../lines.ts'
import { term, titleOf } from '../../wording.ts'
import { said } from '../../words/words.ts'
import type { Board, Seen } from '../board.ts'
import { framed } from '../frame.ts'
import { words } from './words.ts'

type SeenCards = Seen<CardTypes>

const [PLAIN, BONUS, STORM] = [0, 1, 2]
const COLOURS = [ink.cyan, ink.green, ink.red, ink.yellow, ink.bold]
const WIDEST = 100
const HAND = 5
const POINTS = 7

export const board: Board<CardTypes> = {
  lines(seen, wide) {
    const width = Math.min(wide, WIDEST)
    return framed(
      titleOf(seen.game),
      note(seen),
      [portLines(seen, width - 4), market(seen, width - 4)],
      width,
    )
  },

  hands(seen) {
    const { seats, view } = seen
    const longest = Math.max(...seats.map(widthOf))
    return seats.flatMap((name, seat) => {
      const { hand } = oneAt(view.state.seats, seat)
      if (sizeOf(hand) === 0 || faceDown(hand) > 0) return []
      return [`${padEnd(name, longest)}  ${held(seen, hand)}`]
    })
  },

  choice(seen, { action }) {
    const { viewer, state } = seen.view
    const card = CARDS.indexOf(action.card)
    const copies = viewer === null ? 1 : oneAt(oneAt(state.seats, viewer).hand, card)
    return `${padEnd(cards(seen, card, copies), 18)} ${effect(seen, card)}`
  },

  silent: (statement) => statement.type === 'dealerChosen' || statement.card === null,

  paint(token, name) {
    if (token.kind === 'good') return inkOf(GOODS.indexOf(token.value))(name)
    if (token.kind === 'card') return inkOf(goodOf(CARDS.indexOf(token.value)))(name)
    return token.kind === 'seat' ? ink.bold(name) : name
  },

  showsScores: ({ config, asked }) => config.options.openScores || asked === null,
}

function note({ config, facts, view }: SeenCards): string {
  const { pile, game } = view.state
  const left = sizeOf(pile)
  const which = {
    single: '',
    three: words().game(game, 3),
    target: words().gameTo(game, facts.target),
  }
  return `${which[config.options.match]}${words().pile(left)}`
}

function portLines(seen: SeenCards, width: number): string[] {
  const { port } = seen.view.state
  if (port < 0) return []
  const [name = '', custom = ''] = term(seen, 'port', PORTS.value(port)).split(': ')
  return wrap(`${ink.bold(name)}: ${custom}`, width)
}

/** Goods as columns, players as rows: which good is how near to a sale, and whose it is. */
function market(seen: SeenCards, width: number): string[] {
  const { seats, view, asked } = seen
  const { state, viewer } = view
  const order = seats.map((_, i) => (viewer === null ? i : (viewer + 1 + i) % seats.length))
  const names = seats.map((name, seat) => (seat === viewer ? said().you(name) : name))
  const first = Math.max(12, widthOf(words().toASale) + 2, ...names.map((name) => widthOf(name) + 2)) + 1
  const column = Math.min(13, Math.floor((width - first - HAND - POINTS) / GOODS.size))
  const cells = (text: (good: number) => string) =>
    GOODS.names.map((_, good) => padEnd(text(good), column)).join('')
  const shown = board.showsScores?.(seen) ?? true
  const scores = seen.game.score(state, seen.facts)
  const rows = order.map((seat) => {
    const mark = seat === asked ? ink.magenta('▸ ') : '  '
    const named = oneAt(names, seat)
    const name = seat === viewer ? ink.bold(named) : named
    const { table, hand: held } = oneAt(state.seats, seat)
    const cards = cells((good) => stack(table, good, column - 1))
    const points = shown ? String(oneAt(scores, seat).total) : '?'
    const hand = String(sizeOf(held))
    return `${padEnd(mark + name, first)}${cards}${padStart(hand, HAND)}${padStart(points, POINTS)}`
  })
  const heads = cells((good) => {
    const name = term(seen, 'good', GOODS.value(good))
    const whole = `${words().letters[good]} ${name}`
    return inkOf(good)(column > 9 && widthOf(whole) < column ? whole : name.slice(0, column - 1))
  })
  return [
    `${' '.repeat(first)}${heads}${ink.dim(padStart(words().hand, HAND) + padStart(words().points, POINTS))}`,
    `${padEnd(ink.dim(`  ${words().toASale}`), first)}${cells((good) => progress(seen, good, column - 1))}`,
    ...rows,
  ]
}

/** One letter a card, the bonus card with a small two; a number where that takes too much room. */
function stack(table: readonly number[], good: number, room: number): string {
  const plain = oneAt(table, cardOf(good, PLAIN))
  const bonus = oneAt(table, cardOf(good, BONUS))
  const letter = oneAt(words().letters, good)
  const each = letter.repeat(plain) + `${letter}²`.repeat(bonus)
  return inkOf(good)(each.length <= room ? each : `${plain}${letter}${`${letter}²`.repeat(bonus)}`)
}

function progress({ view: { state } }: SeenCards, good: number, room: number): string {
  const { banned, lands, price } = customsOf(state.port)
  if (banned[cardOf(good, PLAIN)]) return ink.dim(words().closed.slice(0, room))
  if (lands[good]) return words().atOnce.slice(0, room)
  const goods = goodsOnTable(state.seats, good)
  const asked = oneAt(price, good)
  const text = room < 6 ? `${goods}/${asked}` : words().of(goods, asked)
  if (goods === 0) return ink.dim(text)
  return asked - goods <= 1 ? ink.bold(text) : text
}

/** What a card does to its good, as far as anybody can see. */
function effect(seen: SeenCards, card: number): string {
  const { state } = seen.view
  const { lands, price } = customsOf(state.port)
  const good = goodOf(card)
  const goods = goodsOnTable(state.seats, good)
  if (faceOf(card) === STORM)
    return ink.dim(
      goods === 0 ? words().findsNothing : words().takes(goods, term(seen, 'good', GOODS.value(good))),
    )
  if (lands[good]) return words().wonAtOnce
  const after = goods + (faceOf(card) === BONUS ? 2 : 1)
  const asked = oneAt(price, good)
  const text = `→ ${words().of(after, asked)}`
  return after >= asked ? ink.bold(text) : ink.dim(text)
}

function inkOf(good: number): (text: string) => string {
  return oneAt(COLOURS, good)
}

/** A card's name, with how often it is there. */
function cards(seen: SeenCards, card: number, copies: number): string {
  const name = term(seen, 'card', CARDS.value(card)).replace(/^the /, '')
  return `${inkOf(goodOf(card))(name)}${copies > 1 ? ` ×${copies}` : ''}`
}

function held(seen: SeenCards, hand: readonly number[]): string {
  return CARDS.names
    .flatMap((_, card) => {
      const copies = oneAt(hand, card)
      return copies > 0 ? [cards(seen, card, copies)] : []
    })
    .join(', ')
}
