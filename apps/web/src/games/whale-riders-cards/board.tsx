import { phrase, type Statement, type Token } from '@gam/kernel'
import { type CardTypes, cardGame, faceOf, GOODS, goodOf, type State } from '@gam/whale-riders-cards'
import type { CardWords, Winner } from '@gam/whale-riders-cards/words/table-words'
import { PieceIcon } from '../../art/piece.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Preview } from '../../session/session.ts'
import type { Board, LogLine, Proposal } from '../board.ts'
import { cardIndex } from './card-art.tsx'
import styles from './card-table.module.css'
import { CardTable } from './card-table.tsx'
import { motionOf } from './choreography.tsx'
import { inspect } from './inspect.tsx'
import {
  type CardMoment,
  cardsIn,
  columnsOf,
  nameOf,
  numberIn,
  portName,
  rowsOf,
  seatToken,
  sizeOf,
} from './reading.ts'
import { scoresAreOpen } from './scores.ts'

/** Told by the board itself, not worth a line of their own. */
const QUIET = new Set(['cardDealt', 'cardDrawn', 'cardsRemoved', 'dealerChosen', 'cardsWon'])

/** A sale is one line of the log; while it is shown, each winner has a sentence of their own. */
const SALE = new Set(['goodsSold', 'cardsWon'])

const BONUS = 1
const STORM = 2

function tokenOf(kind: string, value: string | number | null): Token {
  return { kind, value: value ?? '' }
}

function winnersOf(statements: readonly Statement[], viewer: number | null): Winner[] {
  return statements
    .filter(({ type }) => type === 'cardsWon')
    .map((statement) => {
      const seat = numberIn(statement, 'seat')
      return { seat: seatToken(seat), points: numberIn(statement, 'points'), me: seat === viewer }
    })
    .sort((a, b) => b.points - a.points)
}

function logLines(statements: readonly Statement[], words: CardWords): LogLine[] {
  const lines: LogLine[] = []
  const sold = statements.filter(({ type }) => type === 'goodsSold').map(({ good }) => tokenOf('good', good))
  for (const [i, statement] of statements.entries()) {
    if (QUIET.has(statement.type)) continue
    if (statement.type === 'goodsSold') {
      if (statements.findIndex(({ type }) => type === 'goodsSold') === i)
        lines.push({ seat: null, phrase: words.sold(sold, winnersOf(statements, null)) })
      continue
    }
    const seat = typeof statement.seat === 'number' ? statement.seat : null
    lines.push({ seat, phrase: phrase(cardGame, words.words, 'events', statement) })
  }
  return lines
}

function proposal(
  action: Statement,
  preview: Preview<CardTypes>,
  moment: CardMoment,
  words: CardWords,
): Proposal {
  const card = cardIndex(action.card)
  const good = GOODS.value(goodOf(card))
  const cardToken = tokenOf('card', action.card)
  const { events, after, told } = preview
  const over = told.includes('gameEnded')
  const inHand = ({ seats }: State) => (moment.viewer === null ? 0 : sizeOf(seats[moment.viewer].hand))
  const draws = inHand(after) === inHand(moment.view.state)
  const follows = over ? words.outcomes.over : words.outcomes.next(draws, preview.next)
  const of = (type: string) => events.filter((statement) => statement.type === type)
  const sold = of('goodsSold')
  if (sold.length > 0) {
    const count = numberIn(sold[0], 'goods')
    const goods = sold.map((statement) => tokenOf('good', statement.good))
    const others = of('cardsRemoved').length > 0
    return {
      title: words.proposals.sale(cardToken, goods, count),
      detail: [...words.outcomes.sale(winnersOf(events, moment.viewer), others), ` ${follows}`],
    }
  }
  const [storm] = of('stormStruck')
  if (storm) {
    const blown = numberIn(storm, 'cards')
    return {
      title: words.proposals.storm(cardToken, tokenOf('good', storm.good), blown),
      detail: [...words.outcomes.storm(blown), ` ${follows}`],
    }
  }
  if (of('cardLanded').length > 0)
    return { title: words.proposals.landed(cardToken), detail: [`${words.outcomes.landed} ${follows}`] }
  const column = columnsOf(moment.view.state)[goodOf(card)]
  // Not what lies there afterwards: of a match the next game may be dealt by then.
  const have = column.have + (faceOf(card) === BONUS ? 2 : 1)
  return {
    title: words.proposals.plain(cardToken, good, have, column.need),
    detail: [follows],
  }
}

const GAMES_IN: { readonly [match: string]: number | null } = { single: 1, three: 3, target: null }

function optionOf(options: unknown, key: string): unknown {
  return typeof options === 'object' && options !== null
    ? Object.entries(options).find(([k]) => k === key)?.[1]
    : undefined
}

export const cardBoard: Board<CardTypes, CardWords> = {
  game: cardGame,
  presets: [
    { id: 'first', options: { advanced: false, simplified: false, match: 'single', openScores: true } },
    { id: 'family', options: { advanced: false, simplified: true, match: 'three', openScores: false } },
    { id: 'full', options: { advanced: true, simplified: false, match: 'three', openScores: false } },
  ],
  optionRules: { advanced: 'CG-30', simplified: 'CG-20', match: 'CG-22', openScores: 'CG-50' },
  targets: (action) => (action.type === 'play' ? [`card ${action.card}`] : []),
  // A card that lies on the table tells me nothing new; only the one that I draw for it does.
  showsOwn: true,
  Table: CardTable,

  header(moment, table, words) {
    const { state } = moment.view
    const of = GAMES_IN[String(optionOf(table.options, 'match'))] ?? null
    const left = sizeOf(state.pile)
    return {
      title: words.game(optionOf(table.options, 'advanced') === true, state.game, of),
      // Where the header is short, the port's plate stands in its middle.
      short: portName(state) === null ? words.gameShort(state.game, of) : '',
      extras: (
        <span title={words.toDraw(left)} className={styles.left} data-at="to draw">
          <Icon name="cards" size={19} /> <span data-long="">{words.toDraw(left)}</span>
          <span data-short="">{left}</span>
        </span>
      ),
    }
  },

  inspect,
  propose: proposal,
  log: logLines,
  happening: (statement, words) =>
    SALE.has(statement.type)
      ? {
          seat: statement.type === 'cardsWon' ? numberIn(statement, 'seat') : null,
          phrase: phrase(cardGame, words.words, 'events', statement),
        }
      : null,
  motion: motionOf,
  place: ({ view }, { seats }) => ({
    goods: columnsOf(view.state).map(({ have }) => have),
    crafts: seats.map(({ flag }, i) => ({ flag, at: (i + 0.5) / seats.length })),
  }),

  mine(moment, words) {
    const { viewer, view, standings } = moment
    if (viewer === null) return words.handHidden
    const cards = cardsIn(view.state.seats[viewer].hand).map((card) => nameOf(card, words))
    return words.spoken.mine(cards, standings[viewer].total)
  },

  shared: (moment, words) =>
    columnsOf(moment.view.state)
      .map(({ good, have, need, closed }) => words.spoken.column(words.goods[good], have, need, closed))
      .join(' '),

  players: (moment, words, names) =>
    rowsOf(names.length, moment.viewer)
      .map((seat) => {
        const { hand, table } = moment.view.state.seats[seat]
        const lying = cardsIn(table).map((card) => nameOf(card, words))
        return words.spoken.player(names[seat], moment.standings[seat].total, sizeOf(hand), lying)
      })
      .join(' '),

  logBeside: '((width >= 960px) and (height >= 560px))',
  showsScores: (table) => scoresAreOpen(table.options),

  tokenIcon(kind, value) {
    if (kind === 'good' || kind === 'part')
      return <PieceIcon name={String(value)} color={`var(--${value})`} />
    if (kind === 'port') return <PieceIcon name={String(value).split(' ')[0]} />
    if (kind !== 'card') return null
    const card = cardIndex(value)
    const good = GOODS.value(goodOf(card))
    const storm = faceOf(card) === STORM
    return <PieceIcon name={storm ? 'storm' : good} color={storm ? 'var(--storm)' : `var(--${good})`} />
  },

  tokenPlace(kind, value) {
    if (kind === 'good') return `head ${value}`
    if (kind === 'card') return `head ${GOODS.value(goodOf(cardIndex(value)))}`
    return kind === 'port' ? 'port' : null
  },
}
