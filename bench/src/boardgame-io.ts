import { createRequire } from 'node:module'
import type { Ctx, Game, PlayerID, State } from 'boardgame.io'
import { BONUS, type Choose, HAND, STORM, VALUES } from './cards.ts'
import { inProduction } from './production.ts'

// The package has no export map, so Node's own module loader cannot open its sub-paths; require can.
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }})
type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})
const require = createRequire(import.meta.url)
const { INVALID_MOVE, PlayerView } = inProduction((): Core => require('boardgame.io/core'))
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = inProduction(
  (): Internal => require('boardgame.io/internal'),
)

/**
 * Shaped for the library's immer, which copies what a move touches and is slow with objects: arrays
 * where the library allows them, counts of cards on the table, a pile that is pointed into.
 */
type Table = {
  secret: { deck: readonly number[] }
  players: Record<PlayerID, number[]>
  /** Cards face up, seat by seat and good by good. */
  faceUp: number[][]
  /** Goods face up before all players together. */
  goods: number[]
  scores: number[]
  drawn: number
  cards: number
  first: number
  over: boolean
}

type Deal = { deck: readonly number[]; dealer: number }

const goodOf = (kind: number): number => Math.floor(kind / 3)
const faceOf = (kind: number): number => kind % 3
const noGoods = (): number[] => [0, 0, 0, 0, 0]

const sell = (G: Table, good: number): void => {
  G.scores = G.scores.map((score, seat) => score + G.faceUp[seat][good] * VALUES[good])
  G.faceUp = G.scores.map(noGoods)
  G.goods = noGoods()
}

const blowAway = (G: Table, good: number): void => {
  for (const cards of G.faceUp) cards[good] = 0
  G.goods[good] = 0
}

const play = (G: Table, ctx: Ctx, id: PlayerID, kind: number): void => {
  const hand = G.players[id]
  hand.splice(hand.indexOf(kind), 1)
  const good = goodOf(kind)
  if (faceOf(kind) === STORM) {
    blowAway(G, good)
  } else {
    G.faceUp[ctx.playOrderPos][good]++
    G.goods[good] += faceOf(kind) === BONUS ? 2 : 1
    if (G.goods[good] >= VALUES[good]) {
      sell(G, good)
      G.over = G.drawn === G.cards
    }
  }
  if (G.drawn < G.cards) hand.push(G.secret.deck[G.drawn++])
  else if (Object.values(G.players).every((held) => held.length === 0)) G.over = true
}

const legalKinds = (G: Table, id: PlayerID): number[] =>
  [...new Set(G.players[id])].sort((one, other) => one - other)

export const cardGame: Game<Table, Record<string, unknown>, Deal> = {
  name: 'whale-riders-cards',
  seed: 'the deck comes from outside',
  disableUndo: true,

  setup: ({ ctx }, deal) => {
    const { deck, dealer } = deal ?? { deck: [], dealer: 0 }
    return {
      // A copy, for immer freezes what it is given.
      secret: { deck: deck.slice() },
      players: Object.fromEntries(
        ctx.playOrder.map((id, seat) => [id, deck.slice(seat * HAND, (seat + 1) * HAND)]),
      ),
      faceUp: ctx.playOrder.map(noGoods),
      goods: noGoods(),
      scores: ctx.playOrder.map(() => 0),
      drawn: ctx.numPlayers * HAND,
      cards: deck.length,
      first: (dealer + 1) % ctx.numPlayers,
      over: false,
    }
  },

  moves: {
    play: ({ G, ctx, playerID }, kind: number) =>
      G.players[playerID].includes(kind) ? play(G, ctx, playerID, kind) : INVALID_MOVE,
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },

  endIf: ({ G }) => (G.over ? { scores: G.scores } : undefined),
  playerView: PlayerView.STRIP_SECRETS ?? (({ G }) => G),
  ai: { enumerate: (G, _ctx, id) => legalKinds(G, id).map((kind) => ({ move: 'play', args: [kind] })) },
}

// Worked out once, not at every deal.
const game = ProcessGameConfig(cardGame)
const reducer = CreateGameReducer({ game })

/**
 * Driven by the library's own reducer, as its Monte Carlo bot does: the quickest way that keeps all
 * of the game's rules and turn flow. A `Client` runs the same reducer and adds a redux store, a log
 * that is copied at every move, subscribers and a filtered view, none of which a simulation needs.
 */
export const playBoardgameIo = (
  deck: readonly number[],
  seats: number,
  dealer: number,
  choose: Choose,
): number[] => {
  let state: State<Table> = InitializeGame({ game, numPlayers: seats, setupData: { deck, dealer } })
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer
    const args = [choose(legalKinds(state.G, playerID))]
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID } })
  }
  return state.G.scores.slice()
}
