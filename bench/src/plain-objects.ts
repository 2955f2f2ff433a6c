import { BONUS, type Choose, HAND, KINDS, STORM, VALUES } from './cards.ts'

type Card = { kind: number; good: number; face: number; goods: number }
type Player = { hand: Card[]; faceUp: Card[]; scorePile: Card[] }
type Game = { players: Player[]; pile: Card[]; turn: number; over: boolean }

const CARDS: readonly Card[] = Array.from({ length: KINDS }, (_, kind) => {
  const face = kind % 3
  return { kind, good: Math.floor(kind / 3), face, goods: face === BONUS ? 2 : 1 }
})

const deal = (deck: readonly number[], seats: number, dealer: number): Game => {
  const cards = deck.map((kind) => CARDS[kind])
  const players: Player[] = []
  for (let seat = 0; seat < seats; seat++) {
    players.push({
      hand: cards.slice(seat * HAND, (seat + 1) * HAND).sort((one, other) => one.kind - other.kind),
      faceUp: [],
      scorePile: [],
    })
  }
  return { players, pile: cards.slice(seats * HAND).reverse(), turn: (dealer + 1) % seats, over: false }
}

const goodsLying = (game: Game, good: number): number => {
  let goods = 0
  for (const player of game.players) {
    for (const card of player.faceUp) {
      if (card.good === good) goods += card.goods
    }
  }
  return goods
}

const sell = (game: Game, good: number): void => {
  for (const player of game.players) {
    for (const card of player.faceUp) {
      if (card.good === good) player.scorePile.push(card)
    }
    player.faceUp = []
  }
}

const insert = (hand: Card[], card: Card): void => {
  const at = hand.findIndex((held) => held.kind > card.kind)
  hand.splice(at < 0 ? hand.length : at, 0, card)
}

const play = (game: Game, player: Player, kind: number): void => {
  const at = player.hand.findIndex((card) => card.kind === kind)
  if (at < 0) throw new Error(`card ${kind} is not in hand`)
  const card = player.hand[at]
  player.hand.splice(at, 1)

  if (card.face === STORM) {
    for (const other of game.players) other.faceUp = other.faceUp.filter((lying) => lying.good !== card.good)
  } else {
    player.faceUp.push(card)
    if (goodsLying(game, card.good) >= VALUES[card.good]) {
      sell(game, card.good)
      if (game.pile.length === 0) game.over = true
    }
  }

  const drawn = game.pile.pop()
  if (drawn) insert(player.hand, drawn)
  else if (game.players.every((other) => other.hand.length === 0)) game.over = true
  game.turn = (game.turn + 1) % game.players.length
}

/** A hand is held in order, so equal cards are neighbours. */
const legalKinds = (hand: readonly Card[]): number[] => {
  const kinds: number[] = []
  for (const { kind } of hand) {
    if (kind !== kinds.at(-1)) kinds.push(kind)
  }
  return kinds
}

export const playObjects = (
  deck: readonly number[],
  seats: number,
  dealer: number,
  choose: Choose,
): number[] => {
  const game = deal(deck, seats, dealer)
  while (!game.over) {
    const player = game.players[game.turn]
    play(game, player, choose(legalKinds(player.hand)))
  }
  return game.players.map((player) => player.scorePile.reduce((sum, card) => sum + VALUES[card.good], 0))
}
