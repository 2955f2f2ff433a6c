import type { Fact } from '@gam/kernel'
import { CARDS, type CardTypes, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { ReactNode } from 'react'
import { DEEP } from '../../art/card-colours.ts'
import { PieceIcon } from '../../art/piece.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import type { Preview, TableInfo } from '../../session/session.ts'
import { cardIndex, MiniCard } from './card-art.tsx'
import styles from './market.module.css'
import {
  type CardMoment,
  type Column,
  cardsIn,
  columnsOf,
  numberIn,
  portName,
  rowsOf,
  sizeOf,
} from './reading.ts'
import { scoresAreOpen } from './scores.ts'

interface MarketProps {
  table: TableInfo
  moment: CardMoment
  words: CardWords
  preview: Preview<CardTypes> | null
}

/** What the considered card would certainly do, as the market shows it. */
interface Ghost {
  readonly played: number | null
  readonly sold: ReadonlySet<string>
  readonly blown: string | null
  readonly gains: ReadonlyMap<number, number>
  readonly columns: readonly Column[] | null
}

function ghostOf(preview: Preview<CardTypes> | null): Ghost {
  const events = preview?.events ?? []
  const first = (type: string): Fact | undefined => events.find((fact) => fact.type === type)
  const sold = new Set(events.filter(({ type }) => type === 'goodsSold').map(({ good }) => String(good)))
  const played = first('cardPlayed')
  const storm = first('stormStruck')
  const gains = new Map(
    events
      .filter(({ type }) => type === 'cardsWon')
      .map((fact) => [numberIn(fact, 'seat'), numberIn(fact, 'points')]),
  )
  return {
    played: played && !storm && !first('cardLanded') ? cardIndex(played.card) : null,
    sold,
    blown: storm ? String(storm.good) : null,
    gains,
    columns: preview && sold.size === 0 ? columnsOf(preview.after) : null,
  }
}

export function Market({ table, moment, words, preview }: MarketProps) {
  const { state } = moment.view
  const columns = columnsOf(state)
  const ghost = ghostOf(preview)
  const rows = rowsOf(table.seats.length, moment.viewer)
  return (
    <table
      data-rows={rows.length}
      className={styles.market}
      aria-label={words.market}
      style={{ '--rows': rows.length }}
    >
      <thead className={styles.rows}>
        <tr className={styles.row}>
          <th scope="col" className={styles.corner}>
            <h2>{words.market}</h2>
          </th>
          {columns.map((column) => (
            <Head key={column.good} column={column} ghost={ghost} port={portName(state)} words={words} />
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map((seat) => (
          <tr
            className={styles.row}
            key={seat}
            data-mine={seat === moment.viewer ? '' : undefined}
            style={{ '--mine': `var(--seat-${table.seats[seat].flag})` }}
          >
            <PlayerPlate
              seat={seat}
              table={table}
              moment={moment}
              words={words}
              gain={ghost.gains.get(seat)}
            />
            {columns.map((column) => (
              <Cell
                key={column.good}
                seat={seat}
                column={column}
                table={table}
                moment={moment}
                ghost={ghost}
                words={words}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function stateOf(column: Column, ghost: Ghost): string | undefined {
  if (ghost.sold.has(column.good)) return 'sold'
  if (ghost.blown === column.good) return 'blown'
  return column.closed ? 'closed' : undefined
}

function Head({
  column,
  ghost,
  port,
  words,
}: {
  column: Column
  ghost: Ghost
  port: string | null
  words: CardWords
}) {
  const { setting } = useScene()
  const { good, have, need, printed, closed, lands } = column
  const sold = ghost.sold.has(good)
  const then = sold ? Math.max(need, have + 1) : (ghost.columns?.[column.index].have ?? have)
  const shown = sold || then > have ? then : have
  const worth = pointsOf(setting.facts, good)
  let foot: ReactNode
  if (closed)
    foot = (
      <span className={styles.note}>
        <PieceIcon name={port?.split(' ')[0] ?? 'storm'} size={16} />
        <span className={styles.noteWord}>{words.closed}</span>
      </span>
    )
  else if (lands) foot = <span className={styles.note}>{words.landing}</span>
  else
    foot = (
      <span className={styles.gauge}>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: need }, (_, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity but their place
              key={i}
              data-full={i < have ? '' : undefined}
              data-new={i >= have && i < shown ? '' : undefined}
              style={{ '--pip': DEEP[good] }}
            />
          ))}
        </span>
        <span className={styles.fraction}>
          <b data-new={shown > have ? '' : undefined}>{shown}</b>/
          {need === printed ? need : needText(need, printed)}
        </span>
      </span>
    )
  return (
    <th scope="col" className={styles.head} data-state={stateOf(column, ghost)}>
      <Thing
        place={`head ${good}`}
        label={`${words.goods[good]}, ${words.worth(worth)}, ${closed ? words.closed : words.count(have, need)}`}
        className={styles.good}
      >
        <PieceIcon name={good} size={30} color={`var(--${good})`} />
        <span className={styles.goodText} aria-hidden="true">
          <b>{words.goods[good]}</b>
          <span>{words.worth(worth)}</span>
        </span>
      </Thing>
      {foot}
    </th>
  )
}

/** "5 +1" where a port changes what is printed. */
function needText(need: number, printed: number): ReactNode {
  const change = need - printed
  return (
    <>
      {need}
      <span className={styles.change}> ({change > 0 ? `+${change}` : `−${-change}`})</span>
    </>
  )
}

function pointsOf(facts: unknown, good: string): number {
  if (typeof facts !== 'object' || facts === null || !('points' in facts) || !Array.isArray(facts.points))
    return 0
  return Number(facts.points[CARDS.indexOf(good)])
}

function PlayerPlate({
  seat,
  table,
  moment,
  words,
  gain,
}: {
  seat: number
  table: TableInfo
  moment: CardMoment
  words: CardWords
  gain: number | undefined
}) {
  const { name, flag } = table.seats[seat]
  const cards = sizeOf(moment.view.state.seats[seat].hand)
  const mine = seat === moment.viewer
  const active = moment.asked?.seat === seat
  const open = moment.asked === null || scoresAreOpen(table.options)
  const { total } = moment.standings[seat]
  return (
    <th scope="row" className={styles.plate} data-active={active ? '' : undefined}>
      <span className={styles.flag} data-at={`plate ${seat}`}>
        <Flag flag={flag} width={30} />
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <span className={styles.brief}>
          <SeatMark seat={seat} brief />
        </span>
        <span className={styles.held}>
          <SeatMark seat={seat} />
          {mine && name.toLowerCase() !== words.you ? (
            words.you
          ) : (
            <>
              <Icon name="cards" size={15} />
              <span aria-hidden="true">{cards}</span>
              <span className="unseen">{words.inHand(cards)}</span>
            </>
          )}
        </span>
      </span>
      <span className={styles.score} data-at={`score ${seat}`}>
        {open ? (
          <>
            <span aria-hidden="true">{total}</span>
            <span className="unseen">{words.points(total)}</span>
          </>
        ) : null}
        {gain !== undefined && <span className={styles.gain}>+{gain}</span>}
      </span>
    </th>
  )
}

function Cell({
  seat,
  column,
  table,
  moment,
  ghost,
  words,
}: {
  seat: number
  column: Column
  table: TableInfo
  moment: CardMoment
  ghost: Ghost
  words: CardWords
}) {
  const lying = cardsIn(moment.view.state.seats[seat].table).filter((card) => goodOf(card) === column.index)
  const mine = seat === moment.viewer
  const { played } = ghost
  const arriving = mine && played !== null && GOODS.value(goodOf(played)) === column.good ? played : null
  return (
    <td
      className={styles.cell}
      data-state={stateOf(column, ghost)}
      data-crowded={lying.length > 3 ? '' : undefined}
    >
      <span className="unseen">
        {words.cell(table.seats[seat].name, words.goods[column.good], lying.length)}
      </span>
      <span className={styles.cards} data-at={`cell ${seat} ${column.good}`}>
        {lying.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that look alike are alike
          <span key={i} className={styles.lying}>
            <MiniCard card={card} />
          </span>
        ))}
        {arriving !== null && (
          <span className={styles.ghost}>
            <MiniCard card={arriving} />
          </span>
        )}
      </span>
      {column.index === 0 && <span className={styles.rowMark} data-at={`row ${seat}`} />}
    </td>
  )
}
