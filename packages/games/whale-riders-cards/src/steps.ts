import { choice, draw, fill, type Menu, NONE, pour, put, remove, run, type Step, sizeOf } from '@gam/kernel'
import { BONUS, CARDS, cardOf, faceOf, goodOf, HAND, PLAIN, SEAT, STORM } from './cards.ts'
import { customsOf } from './ports.ts'
import { goodsOnTable, sell } from './sale.ts'
import { isMatchOver, pointsOf } from './scoring.ts'
import type { CardTypes, G } from './state.ts'
import { ENDING, ENDINGS, PLAY, STEP, STREAM } from './vocabulary.ts'

const KINDS = CARDS.size
const FIRST = PLAY.base

/** A fresh game: all cards and ports shuffled, six cards each, the player left of the dealer begins. */
const deal = run<CardTypes>({}, (g) => {
  const { state, facts } = g
  state.game++
  g.tell('gameBegun', state.game, state.dealer)
  fill(state.pile, facts.deck)
  state.removed.fill(0)
  if (facts.advanced) fill(state.portDeck, facts.ports)
  for (let seat = 0; seat < g.seats; seat++) {
    const { hand, table, won } = state.seats[seat]
    hand.fill(0)
    table.fill(0)
    won.fill(0)
    for (let i = 0; i < HAND; i++) {
      const card = draw(state.pile, g.chance, STREAM.deal)
      put(hand, card)
      g.tell('cardDealt', seat, card)
    }
  }
  g.push(STEP.turn, leftOf(g, state.dealer))
  g.push(STEP.openRound)
})

/** CG-30: each round has a port of its own. CG-40: an exhausted port deck is shuffled anew, all twelve. */
const openRound = run<CardTypes>({}, (g) => {
  const { state, facts } = g
  if (!facts.advanced) return
  if (sizeOf(state.portDeck) === 0) {
    fill(state.portDeck, facts.ports)
    g.tell('portsShuffled')
  }
  state.port = draw(state.portDeck, g.chance, STREAM.ports)
  g.tell('portRevealed', state.port)
})

const turn = choice<CardTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat) {
      const { hand } = g.state.seats[seat]
      if (g.state.port === NONE) menu.offerHeld(FIRST, hand, KINDS)
      else offerInPort(g, menu, hand)
    },

    take(g, code, seat) {
      playCard(g, seat, code - FIRST)
    },

    otherwise(g, seat) {
      if (sizeOf(g.state.seats[seat].hand) > 0) redraw(g, seat)
      else if (g.state.seats.some(({ hand }) => sizeOf(hand) > 0)) {
        g.tell('turnSkipped', seat)
        g.push(STEP.turn, leftOf(g, seat))
      } else g.push(STEP.endGame, ENDING.noCards)
    },
  },
)

function offerInPort(g: G, menu: Menu, hand: readonly number[]): void {
  const { port } = g.state
  const { banned } = customsOf(port)
  for (let card = 0; card < KINDS; card++) {
    if (hand[card] === 0) continue
    if (!banned[card]) menu.offer(FIRST + card)
    else if (faceOf(card) === BONUS && !banned[card - BONUS]) menu.refuse(PLAY.of(card), 'bonusBanned', port)
    else if (faceOf(card) === STORM && !banned[card - STORM]) menu.refuse(PLAY.of(card), 'stormBanned', port)
    else menu.refuse(PLAY.of(card), 'goodBanned', goodOf(card), port)
  }
}

function playCard(g: G, seat: number, card: number): void {
  const { state } = g
  const me = state.seats[seat]
  const good = goodOf(card)
  const port = customsOf(g.state.port)
  remove(me.hand, card)
  g.tell('cardPlayed', seat, card)
  let sold = false
  if (faceOf(card) === STORM) storm(g, good)
  else if (port.lands[good]) {
    me.won[card]++
    g.tell('cardLanded', seat, card)
  } else {
    me.table[card]++
    sold = goodsOnTable(state.seats, good) >= port.price[good] && sell(g, port)
  }
  if (sold && sizeOf(state.pile) === 0) {
    g.push(STEP.endGame, ENDING.lastSale)
    return
  }
  g.push(STEP.turn, leftOf(g, seat))
  if (sold) {
    g.push(STEP.draw, seat)
    g.push(STEP.openRound)
  } else drawNext(g, seat)
}

/** CG-07: the storm and everything of its kind that lies open leaves the game. */
function storm(g: G, good: number): void {
  const { seats, removed } = g.state
  removed[cardOf(good, STORM)]++
  let blown = 0
  for (let seat = 0; seat < seats.length; seat++) {
    const { table } = seats[seat]
    for (let card = cardOf(good, PLAIN); card <= cardOf(good, BONUS); card++) {
      removed[card] += table[card]
      blown += table[card]
      table[card] = 0
    }
  }
  g.tell('stormStruck', good, blown)
}

/** CG-34: a hand of nothing but banned cards is shown and changed for another, if that can help. */
function redraw(g: G, seat: number): void {
  const { pile } = g.state
  const { hand } = g.state.seats[seat]
  const { banned } = customsOf(g.state.port)
  const cards = sizeOf(hand)
  for (let card = 0; card < KINDS; card++)
    for (let n = hand[card]; n > 0; n--) g.tell('cardShown', seat, card)
  if (sizeOf(pile) === 0) g.push(STEP.endGame, ENDING.noPile)
  else if (CARDS.names.every((_, card) => banned[card] || pile[card] === 0))
    g.push(STEP.endGame, ENDING.nothingPlayable)
  else {
    pour(hand, pile)
    g.tell('handRedrawn', seat, cards)
    for (let i = 0; i < cards; i++) drawOne(g, seat)
    g.push(STEP.turn, seat)
  }
}

/** CG-03, CG-08: a card for a card, as long as there is a pile. */
function drawNext(g: G, seat: number): void {
  if (sizeOf(g.state.pile) === 0) return
  drawOne(g, seat)
  if (sizeOf(g.state.pile) === 0) g.tell('pileEmptied')
}

/** Where something comes before it. */
const drawLater = run<CardTypes>({ seat: SEAT }, drawNext)

function drawOne(g: G, seat: number): void {
  const card = draw(g.state.pile, g.chance, STREAM.deal)
  put(g.state.seats[seat].hand, card)
  g.tell('cardDrawn', seat, card)
}

const endGame = run<CardTypes>({ ending: ENDINGS }, (g, ending) => {
  const { state, facts } = g
  g.tell('gameEnded', ending)
  for (let seat = 0; seat < g.seats; seat++) {
    const points = pointsOf(state.seats[seat].won, facts)
    g.tell('gameScored', seat, points, state.seats[seat].earlier + points)
  }
  if (isMatchOver(state, facts)) return
  for (const seat of state.seats) seat.earlier += pointsOf(seat.won, facts)
  state.dealer = leftOf(g, state.dealer)
  g.push(STEP.deal)
})

function leftOf(g: G, seat: number): number {
  return seat + 1 === g.seats ? 0 : seat + 1
}

export const steps: { readonly [K in keyof typeof STEP]: Step<CardTypes> } = {
  deal,
  openRound,
  turn,
  draw: drawLater,
  endGame,
}
