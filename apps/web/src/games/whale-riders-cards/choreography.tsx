import type { Fact } from '@gam/kernel'
import { faceOf, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { Motion } from '../board.ts'
import { CardBack, cardIndex, MiniCard } from './card-art.tsx'
import styles from './card-table.module.css'
import { type CardMoment, cardsIn, numberIn } from './reading.ts'

const STILL: Motion = { flights: [] }
const STORM = 2

type Motions = { readonly [event: string]: (fact: Fact, moment: CardMoment) => Motion }

/** From event to motion: what flies from where to where. What is not here is only told. */
const MOTIONS: Motions = {
  cardPlayed(fact, { viewer }) {
    const card = cardIndex(fact.card)
    const good = GOODS.value(goodOf(card))
    const seat = numberIn(fact, 'seat')
    const to = faceOf(card) === STORM ? `head ${good}` : `cell ${seat} ${good}`
    const from = seat === viewer ? `hand ${fact.card}` : `plate ${seat}`
    return { flights: [{ from, to, piece: <MiniCard card={card} />, stays: true }], sound: 'card' }
  },

  stormStruck(fact, { view }) {
    const good = GOODS.indexOf(fact.good)
    const flights = view.state.seats.flatMap(({ table }, seat) =>
      cardsIn(table)
        .filter((card) => goodOf(card) === good)
        .map((card) => ({
          from: `cell ${seat} ${fact.good}`,
          to: `head ${fact.good}`,
          piece: <MiniCard card={card} />,
        })),
    )
    return { flights, sound: 'wind' }
  },

  cardLanded(fact) {
    const card = cardIndex(fact.card)
    const good = GOODS.value(goodOf(card))
    const seat = numberIn(fact, 'seat')
    return {
      flights: [{ from: `cell ${seat} ${good}`, to: `score ${seat}`, piece: <MiniCard card={card} /> }],
    }
  },

  cardsWon(fact) {
    const seat = numberIn(fact, 'seat')
    const piece = <span className={styles.won}>+{numberIn(fact, 'points')}</span>
    return {
      flights: [{ from: `row ${seat}`, to: `score ${seat}`, piece, far: true, stays: true }],
      sound: 'sale',
    }
  },

  cardDrawn(fact, { viewer }) {
    if (numberIn(fact, 'seat') !== viewer) return STILL
    return { flights: [{ from: 'pile', to: 'hand', piece: <CardBack kind="goods" stack={1} /> }] }
  },

  portRevealed: () => ({
    flights: [{ from: 'port pile', to: 'port', piece: <CardBack kind="ports" stack={1} />, far: true }],
  }),
}

export function motionOf(fact: Fact, moment: CardMoment): Motion {
  return MOTIONS[fact.type]?.(fact, moment) ?? STILL
}
