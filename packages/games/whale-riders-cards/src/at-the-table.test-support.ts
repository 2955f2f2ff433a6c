import type { ComponentSet } from '@gam/kernel'
import { CARDS } from './cards.ts'
import { type Box, components, deckOf } from './components.ts'
import { cardGame } from './game.ts'
import type { CardOptions } from './options.ts'
import { PORTS } from './ports.ts'

/** What lies at one seat, in words: '2 pottery, pottery bonus'. */
interface Place {
  hand?: string
  table?: string
  won?: string
  earlier?: number
}

interface Given {
  /** Whose turn it is; the first player's unless told. */
  turn?: string
  dealer?: string
  game?: number
  /** What the draw pile holds; all that is not named elsewhere unless told, and then the rest is removed. */
  pile?: string
  /** With a port the game is the advanced one. */
  port?: string
  /** The ports still to come: the other eleven unless told. */
  portDeck?: readonly string[]
  options?: Partial<CardOptions>
  box?: ComponentSet<Box>
  seed?: string
}

function cardsOf(words: string): Record<string, number> {
  const cards: Record<string, number> = {}
  for (const entry of words.split(', ').filter((text) => text !== '')) {
    const [, n = '1', card] = /^(?:(\d+) )?(.+)$/.exec(entry) ?? []
    if (CARDS.indexOf(card) < 0) throw new Error(`"${card}" is no card`)
    cards[card] = (cards[card] ?? 0) + Number(n)
  }
  return cards
}

/** The arguments of `scenario`: a turn about to be taken at a table that looks like this. */
export function atTheTable(places: { readonly [player: string]: Place }, given: Given = {}) {
  const players = Object.keys(places)
  const {
    turn = players[0],
    dealer = players[players.length - 1],
    game = 1,
    pile,
    port,
    seed = 'table',
  } = given
  const { box = components.sets[0], portDeck = PORTS.names.filter((name) => name !== port) } = given
  const seats = Object.fromEntries(
    Object.entries(places).map(([player, { hand = '', table = '', won = '', earlier = 0 }]) => [
      player,
      { hand: cardsOf(hand), table: cardsOf(table), won: cardsOf(won), earlier },
    ]),
  )
  const deck = deckOf(box.values)
  const rest = Object.fromEntries(CARDS.names.map((card, i) => [card, deck[i]]))
  const take = (cards: Record<string, number>) => {
    for (const [card, n] of Object.entries(cards)) rest[card] -= n
    return cards
  }
  for (const { hand, table, won } of Object.values(seats)) for (const cards of [hand, table, won]) take(cards)
  const named = pile === undefined ? undefined : take(cardsOf(pile))
  const state = {
    game,
    dealer: players.indexOf(dealer),
    ...(named ? { pile: named, removed: rest } : { pile: rest }),
    ...(port && { port, portDeck: Object.fromEntries(portDeck.map((name) => [name, 1])) }),
    seats,
    agenda: [{ step: 'turn', seat: turn }],
  }
  const options = { advanced: port !== undefined, ...given.options }
  return [cardGame, { seats: players, options, components: box, seed }, state] as const
}
