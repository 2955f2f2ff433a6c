import { CARDS, faceOf, GOODS, goodOf } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import { CardArt, FACES } from './card-art.tsx'
import { Drawn } from './drawn.tsx'
import styles from './hand.module.css'
import { type CardMoment, cardsIn, nameOf } from './reading.ts'

/** The pier in front, and on it what I hold. */
export function Hand({
  moment,
  words,
  left,
}: {
  moment: CardMoment
  words: CardWords
  /** A card that was just played: its place stays open until all is told, or sent. */
  left: number | null
}) {
  const { viewer, view } = moment
  const cards = viewer === null ? [] : cardsIn(view.state.seats[viewer].hand)
  const gap = left === null ? -1 : cards.filter((card) => card <= left).length
  const places = left === null ? cards : cards.toSpliced(gap, 0, left)
  return (
    <Region label={words.hand} className={styles.hand} ground="sea">
      <span className={styles.pier} aria-hidden="true">
        <Drawn
          name="pier"
          size={[1048, 200]}
          stretch
          plain={<path d="M144 0H904L1024 200H24Z" fill="var(--q-wood-1)" />}
        />
      </span>
      <div className={styles.fan} data-at="hand" style={{ '--cards': Math.max(places.length, 1) }}>
        {places.length === 0 && (
          <p className={styles.empty}>{viewer === null ? words.handHidden : words.handEmpty}</p>
        )}
        {places.map((card, i) => {
          const copy = places.slice(0, i).filter((other) => other === card).length
          const at = { '--m': i - (places.length - 1) / 2 }
          return i === gap ? (
            <span key="gap" className={styles.gap} data-at={`hand ${CARDS.value(card)}`} style={at} />
          ) : (
            <span key={`${card}.${copy}`} className={styles.place} style={at}>
              <HandCard card={card} copy={copy} moment={moment} words={words} />
            </span>
          )
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
  const { targets, verb } = useScene()
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
      dropOn="quay"
      className={styles.card}
    >
      <CardArt
        card={card}
        name={storm ? words.stormCard : words.goods[good]}
        brief={storm ? words.stormBrief : words.goods[good]}
      />
      <span className={styles.sign} aria-hidden="true">
        <Icon name="check" size={18} />
        <span>{verb}</span>
      </span>
      {why && (
        <span className={styles.why} aria-hidden="true">
          <Icon name="lock" size={14} /> <span>{words.closed}</span>
        </span>
      )}
    </Piece>
  )
}
