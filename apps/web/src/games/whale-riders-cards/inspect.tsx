import { say } from '@gam/kernel'
import { CARDS, customsOf, faceOf, GOODS, goodOf, PORTS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { PieceIcon } from '../../art/piece.tsx'
import type { TableInfo } from '../../session/session.ts'
import type { Inspection } from '../board.ts'
import { CardArt, CardBack, FACES } from './card-art.tsx'
import { type CardMoment, type Column, cardsIn, columnsOf, nameOf, portName, sizeOf } from './reading.ts'

/** What there is to know of a card, a column of the market, the port, a pile, or what lies before somebody. */
export function inspect(
  place: string,
  moment: CardMoment,
  table: TableInfo,
  words: CardWords,
): Inspection | null {
  const { state } = moment.view
  const [kind, ...rest] = place.split(' ')
  const name = rest.join(' ')
  const { looks } = words
  const { rule } = customsOf(state.port)
  const local = portName(state) === null ? [] : [rule]
  switch (kind) {
    case 'hand':
      if (name === '') return null
      return ofCard(CARDS.indexOf(name), columnsOf(state), local, words)
    case 'head': {
      const column = columnsOf(state)[GOODS.indexOf(name)]
      return {
        title: words.goods[name],
        text: [say`${standing(column, words)}`, say`${looks.earn}`],
        rules: ['CG-04', ...(touched(column) ? local : [])],
        picture: <PieceIcon name={name} size={64} color={`var(--${name})`} />,
      }
    }
    case 'cell': {
      const [seat, good] = rest
      const lying = cardsIn(state.seats[Number(seat)].table).filter(
        (card) => GOODS.value(goodOf(card)) === good,
      )
      return {
        title: words.goods[good],
        text: [
          say`${looks.lying(
            table.seats[Number(seat)].name,
            lying.map((card) => nameOf(card, words)),
          )}`,
          say`${standing(columnsOf(state)[GOODS.indexOf(good)], words)}`,
        ],
        rules: ['CG-04', 'CG-05'],
        picture: <PieceIcon name={good} size={64} color={`var(--${good})`} />,
      }
    }
    case 'port': {
      if (name === 'pile')
        return {
          title: words.ports,
          text: [say`${looks.portPile(state.portDeck[PORTS.size])}`],
          rules: ['CG-30', 'CG-39'],
          picture: <CardBack kind="ports" stack={state.portDeck[PORTS.size]} />,
        }
      const port = portName(state)
      if (port === null) return null
      const [animal] = port.split(' ')
      return {
        title: words.portNames[animal],
        text: [say`${words.portCustoms[port]}`],
        rules: [rule, 'CG-30'],
        picture: <PieceIcon name={animal} size={64} />,
      }
    }
    case 'pile':
      return {
        title: looks.pileTitle,
        text: [say`${looks.pile(sizeOf(state.pile))}`],
        rules: ['CG-03', 'CG-08'],
        picture: <CardBack kind="goods" stack={sizeOf(state.pile)} />,
      }
    default:
      return null
  }
}

function ofCard(
  card: number,
  columns: readonly Column[],
  local: readonly string[],
  words: CardWords,
): Inspection {
  const good = GOODS.value(goodOf(card))
  const face = FACES[faceOf(card)]
  const column = columns[goodOf(card)]
  const name = nameOf(card, words)
  return {
    title: name.slice(0, 1).toUpperCase() + name.slice(1),
    text: [say`${words.looks[face](words.goods[good], column.printed)}`, say`${standing(column, words)}`],
    rules: [
      face === 'storm' ? 'CG-07' : face === 'bonus' ? 'CG-05' : 'CG-04',
      ...(touched(column) ? local : []),
    ],
    picture: <CardArt card={card} name={face === 'storm' ? words.storm : words.goods[good]} />,
  }
}

/** Does the port change anything for this good? */
function touched({ closed, lands, need, printed }: Column): boolean {
  return closed || lands || need !== printed
}

function standing({ good, have, need, closed, lands }: Column, words: CardWords): string {
  const { looks, goods } = words
  if (closed) return looks.closed(goods[good])
  if (lands) return looks.lands(goods[good])
  return looks.standing(goods[good], have, need)
}
