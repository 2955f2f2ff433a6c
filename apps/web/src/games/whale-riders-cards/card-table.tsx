import { CARDS, type CardTypes, faceOf, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import { useUi } from '../../words/language.ts'
import type { TableProps } from '../board.ts'
import { CardArt, FACES } from './card-art.tsx'
import styles from './card-table.module.css'
import { Harbour } from './harbour.tsx'
import { Market } from './market.tsx'
import { type CardMoment, cardsIn, nameOf } from './reading.ts'

type Props = TableProps<CardTypes, CardWords>

/** The table of the card game: port and piles, the market, what happened; below, what is asked, and my hand. */
export function CardTable({ table, moment, words, preview, log, prompt }: Props) {
  const ui = useUi()
  return (
    <div className={styles.table}>
      <main className={styles.main} id="content">
        <Harbour moment={moment} words={words} />
        <Region label={ui.table.regions.board} className={styles.marketRegion}>
          <Market table={table} moment={moment} words={words} preview={preview} />
        </Region>
        <div className={styles.log}>{log}</div>
      </main>
      {prompt}
      <Hand moment={moment} words={words} />
    </div>
  )
}

function Hand({ moment, words }: { moment: CardMoment; words: CardWords }) {
  const { viewer, view } = moment
  const cards = viewer === null ? [] : cardsIn(view.state.seats[viewer].hand)
  return (
    <Region label={words.hand} className={styles.hand} ground="sea">
      <div className={styles.fan} data-at="hand" style={{ '--cards': Math.max(cards.length, 1) }}>
        {cards.length === 0 && (
          <p className={styles.noHand}>{viewer === null ? words.handHidden : words.handEmpty}</p>
        )}
        {cards.map((card, i) => {
          const copy = cards.slice(0, i).filter((other) => other === card).length
          return <HandCard key={`${card}.${copy}`} card={card} copy={copy} moment={moment} words={words} />
        })}
      </div>
    </Region>
  )
}

function HandCard({
  card,
  copy,
  moment,
  words,
}: {
  card: number
  copy: number
  moment: CardMoment
  words: CardWords
}) {
  const { targets } = useScene()
  const value = CARDS.value(card)
  const target = `card ${value}`
  const good = GOODS.value(goodOf(card))
  const storm = FACES[faceOf(card)] === 'storm'
  const refusal = moment.decision?.options.find(({ action }) => action.card === value)?.refusal
  const why = refusal && (words.refused[refusal.reason.type]?.(words.goods[good]) ?? '')
  const playable = targets.get(target) === 'open'
  const label = nameOf(card, words)
  return (
    <Piece
      target={target}
      copy={copy}
      label={why ? `${label}${words.marks.colon}${why}` : playable ? words.playing(label) : label}
      place={`hand ${value}`}
      className={styles.card}
    >
      <CardArt card={card} name={storm ? words.storm : words.goods[good]} />
      {why && (
        <span className={styles.why} aria-hidden="true">
          <Icon name="lock" size={14} /> <span>{why}</span>
        </span>
      )}
    </Piece>
  )
}
