import { CARDS } from '@gam/whale-riders-cards'
import { CardArt, CardBack, LyingCard } from './card-art.tsx'
import styles from './samples.module.css'

/** Cards of every kind, for the style guide. */
export function Samples() {
  return (
    <>
      <h2>Cards</h2>
      <div className={styles.cards}>
        {[0, 3, 6, 7, 9, 13, 14].map((card) => (
          <span key={card} className={styles.card}>
            <CardArt card={card} name={CARDS.value(card).split(' ')[0]} />
          </span>
        ))}
        <LyingCard card={6} />
        <LyingCard card={13} />
        <CardBack kind="goods" stack={3} />
        <CardBack kind="ports" stack={2} />
        <CardBack kind="goods" stack={0} />
      </div>
    </>
  )
}
