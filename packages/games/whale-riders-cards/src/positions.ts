import { BOTTOM, type Inspection, type Lies, type Positions, sizeOf, sum } from '@gam/kernel'
import { CARDS, GOODS, goodOf, HAND } from './cards.ts'
import { customsOf } from './ports.ts'
import { goodsOnTable } from './sale.ts'
import { isMatchOver } from './scoring.ts'
import type { CardTypes } from './state.ts'
import type { STEP } from './vocabulary.ts'

type Look = Inspection<CardTypes>

const agenda: { readonly [K in keyof typeof STEP]: Lies<CardTypes> } = {
  turn: { on: [BOTTOM], idle: true },
  deal: { on: [BOTTOM] },
  openRound: { on: ['turn', 'draw'] },
  draw: { on: ['turn'] },
  endGame: { on: [BOTTOM] },
}

export const positions: Positions<CardTypes> = {
  agenda,
  asked(it) {
    hands(it)
    table(it)
    match(it)
    ports(it)
  },
  over(it) {
    const { state, facts } = it
    match(it)
    ports(it)
    it.must(isMatchOver(state, facts), 'agenda', 'is empty, but the match is not over')
    // CG-34: where cards are banned, a game can end before its pile does.
    const bans = customsOf(state.port).banned.includes(true)
    it.must(bans || sizeOf(state.pile) === 0, 'agenda', 'is empty, but there are cards left to draw')
  },
}

/** CG-03, CG-08: six cards each while there is a pile; then all in turn have one less. */
function hands(it: Look): void {
  const { state, seats, top } = it
  const first = top?.a ?? 0
  const most = sizeOf(state.seats[first].hand)
  it.must(most > 0, `seats[${first}].hand`, 'is empty, but it is this seat’s turn')
  let before = most
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats
    const size = sizeOf(state.seats[seat].hand)
    const at = `seats[${seat}].hand`
    if (sizeOf(state.pile) > 0)
      it.must(size === HAND, at, `has ${size} cards; with cards to draw it has ${HAND}`)
    else {
      it.must(size <= HAND, at, `has ${size} cards; ${HAND} is the most`)
      it.must(
        size <= before && size >= most - 1,
        at,
        `has ${size} cards, which does not fit ${most} of the seat whose turn it is`,
      )
    }
    before = size
  }
}

/** CG-04, CG-35: what is sold leaves the table at once; what may not lie there never did. */
function table(it: Look): void {
  const { state } = it
  const port = customsOf(state.port)
  for (const [seat, { table: cards }] of state.seats.entries())
    for (const [card, name] of CARDS.names.entries())
      it.must(
        cards[card] === 0 || !(port.banned[card] || port.lands[goodOf(card)]),
        `seats[${seat}].table.${name}`,
        'cannot lie there at this port',
      )
  const complete = GOODS.names.filter((_, good) => goodsOnTable(state.seats, good) >= port.price[good])
  it.must(
    complete.length < port.setsPerSale,
    'seats',
    `the ${complete.join(' and ')} on the table are complete, and would have been sold`,
  )
}

/** CG-21, CG-22: earlier games brought what the deck has, and did not end the match. */
function match(it: Look): void {
  const { state, facts } = it
  const { game, seats } = state
  it.must(game > 0, 'game', 'must be 1 at least once cards are dealt')
  const most = (game - 1) * sum(facts.deck.map((cards, card) => cards * facts.points[card]))
  const earlier = sum(seats.map((seat) => seat.earlier))
  it.must(
    earlier <= most,
    'seats',
    `${earlier} points in earlier games are too many; ${game - 1} games have ${most} at most`,
  )
  if (facts.match !== 'target') return
  for (const [seat, { earlier: points }] of seats.entries())
    it.must(
      points < facts.target,
      `seats[${seat}].earlier`,
      `would have ended the match: it goes to ${facts.target}`,
    )
}

/** CG-30, CG-40: the port that lies open was drawn from the port deck. */
function ports(it: Look): void {
  const { port, portDeck } = it.state
  if (!it.facts.advanced) return
  it.must(port >= 0, 'port', 'must be one: each round has its own')
  it.must(port < 0 || portDeck[port] < it.facts.ports[port], 'portDeck', 'has the port that lies open')
}
