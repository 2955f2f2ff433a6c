import { keyOf, Sfc32, Sitting, type Statement } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, expect, test } from 'vitest'
import { playBoardgameIo } from './boardgame-io.ts'

const GAMES = 100
const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve']
const CARDS = cardGame.actions.verbs.play.fields[0][1]

/** A random game on the kernel: the order its cards came in, what was offered and played, and its scores. */
function played(seats: number, seed: string) {
  const luck = new Sfc32(keyOf(seed)[0])
  const turns: string[] = []
  const chosen: number[] = []
  let sitting = Sitting.begin(cardGame, { seats: NAMES.slice(0, seats), seed })
  while (sitting.decision) {
    const legal = sitting.decision.options.map(({ action }) => CARDS.indexOf(action.card))
    const card = legal[luck.below(legal.length)]
    turns.push(`${legal.join(' ')}: ${card}`)
    chosen.push(card)
    sitting = sitting.submit(sitting.decision.seat, `play ${CARDS.value(card)}`)
  }
  const moved = (statement: Statement) => statement.type === 'cardDealt' || statement.type === 'cardDrawn'
  return {
    deck: sitting.events.filter(moved).map(({ card }) => CARDS.indexOf(card)),
    dealer: Number(sitting.events.find(({ type }) => type === 'dealerChosen')?.seat),
    turns,
    chosen,
    scores: sitting.standings().map(({ total }) => total),
  }
}

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('the kernel offers and scores what boardgame.io does from the same shuffle and choices', () => {
    for (let i = 0; i < GAMES; i++) {
      const { deck, dealer, turns, chosen, scores } = played(seats, `tie ${seats} ${i}`)
      expect(deck).toHaveLength(65)
      const offered: string[] = []
      const peer = playBoardgameIo(deck, seats, dealer, (legal) => {
        const card = chosen[offered.length]
        offered.push(`${legal.join(' ')}: ${card}`)
        return card
      })
      expect(offered).toEqual(turns)
      expect(peer).toEqual(scores)
    }
  })
})
