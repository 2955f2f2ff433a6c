import type { Statement } from '@gam/kernel'
import { CARDS, faceOf, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { Motion } from '../board.ts'
import { CardBack, cardIndex, LyingCard } from './card-art.tsx'
import styles from './choreography.module.css'
import { type CardMoment, cardsIn, numberIn } from './reading.ts'

const STILL: Motion = { flights: [] }
const STORM = 2

type Motions = {
  readonly [event: string]: (statement: Statement, moment: CardMoment, after: CardMoment) => Motion
}

/**
 * From event to motion. Cards that come to the quay or leave it fly themselves (`flying.ts`), since they know how they
 * lie there; their flights here are empty, and tell where something changed. What is not here is only told.
 */
const MOTIONS: Motions = {
  cardPlayed(statement, { viewer }) {
    const card = cardIndex(statement.card)
    const good = GOODS.value(goodOf(card))
    const seat = numberIn(statement, 'seat')
    const from = seat === viewer ? `hand ${statement.card}` : `plate ${seat}`
    const far = seat !== viewer
    if (faceOf(card) === STORM)
      return {
        flights: [{ from, to: `head ${good}`, piece: <Flown card={card} />, far, arc: 60 }],
        sound: 'card',
      }
    return { flights: [{ from, to: `cell ${seat} ${good}`, piece: null, far }], sound: 'card', act: 'play' }
  },

  stormStruck: (statement) => ({
    flights: [{ from: `head ${statement.good}`, to: `head ${statement.good}`, piece: null }],
    sound: 'storm',
    act: 'storm',
    hold: numberIn(statement, 'cards') === 0 ? 0 : 1100,
    climax: true,
  }),

  cardLanded(statement) {
    const card = cardIndex(statement.card)
    const good = GOODS.value(goodOf(card))
    const seat = numberIn(statement, 'seat')
    return {
      flights: [
        { from: `head ${good}`, to: `score ${seat}`, piece: <Flown card={card} />, far: true, arc: 40 },
      ],
      sound: 'coin',
    }
  },

  goodsSold: (statement) => ({
    flights: [{ from: `head ${statement.good}`, to: `head ${statement.good}`, piece: null }],
    sound: 'sale',
    act: 'sale',
    hold: 760,
    climax: true,
  }),

  cardsWon(statement) {
    const seat = numberIn(statement, 'seat')
    return {
      flights: [{ from: `plate ${seat}`, to: `score ${seat}`, piece: null, far: true }],
      sound: 'coin',
      act: 'take',
      climax: true,
      goesOn: true,
    }
  },

  cardsRemoved: () => ({
    flights: [],
    act: 'clear',
    hold: 420,
    sound: 'blown off',
    climax: true,
    goesOn: true,
  }),

  cardDrawn(statement, { viewer, view }) {
    if (viewer === null || numberIn(statement, 'seat') !== viewer) return STILL
    const held = cardsIn(view.state.seats[viewer].hand)
    const drawn = cardIndex(statement.card)
    // To where it will lie: before its like, or before the next kind.
    const beside = held.find((card) => card >= drawn) ?? held.at(-1)
    const to = beside === undefined ? 'hand' : `hand ${CARDS.value(beside)}`
    return {
      flights: [{ from: 'pile', to, piece: <CardBack kind="goods" stack={1} />, arc: 30 }],
      sound: 'draw',
    }
  },

  pileEmptied: () => ({
    flights: [{ from: 'pile', to: 'pile', piece: null }],
    sound: 'last',
    act: 'last card',
    hold: 900,
    climax: true,
  }),

  portRevealed(_, { view }, after) {
    // The port that the next game of a match begins at is simply there.
    if (after.view.state.game !== view.state.game) return STILL
    return {
      flights: [{ from: 'port pile', to: 'port', piece: null, far: true }],
      sound: 'port',
      act: 'port',
      hold: 2200,
      climax: true,
    }
  },

  gameBegun: () => ({ flights: [], sound: 'shuffle' }),
  cardShown: () => ({ flights: [], sound: 'paper' }),
  handRedrawn: () => ({ flights: [], sound: 'shuffle' }),
  turnSkipped: () => ({ flights: [], sound: 'pass' }),
  gameEnded: () => ({ flights: [], sound: 'eight bells' }),
}

function Flown({ card }: { card: number }) {
  return (
    <span className={styles.flown}>
      <LyingCard card={card} />
    </span>
  )
}

export function motionOf(statement: Statement, moment: CardMoment, after: CardMoment): Motion {
  return MOTIONS[statement.type]?.(statement, moment, after) ?? STILL
}
