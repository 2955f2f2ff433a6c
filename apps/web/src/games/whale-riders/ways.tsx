import { TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { Icon } from '../../parts/icon.tsx'
import { TileArt } from './art.tsx'
import type { Payment } from './laid.ts'
import { aboutOf } from './payments.ts'
import styles from './ways.module.css'

/** The ways to pay, cheapest first; a click takes one. */
export function Ways({ payment, words }: { payment: Payment; words: RiderWords }) {
  return (
    <div className={styles.ways}>
      <h2 className={styles.caption}>{words.pay.ways(payment.ways.length)}</h2>
      <ol className={styles.list}>
        {payment.ways.map((way, i) => {
          const about = aboutOf(way, words)
          const names = way.tiles.map((tile) => words.tile(TILES.value(tile)))
          return (
            <li key={way.payment}>
              <button
                type="button"
                className={styles.way}
                data-stop=""
                data-way={way.payment}
                aria-pressed={i === payment.at}
                onClick={() => payment.choose(i)}
              >
                <span className="unseen">{words.pay.row(names, [about.title, ...about.more])}</span>
                <span className={styles.tiles} aria-hidden="true">
                  {way.tiles.map((tile, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
                    <TileArt key={at} tile={tile} />
                  ))}
                </span>
                <span className={styles.about} aria-hidden="true">
                  <b>{about.title}</b> {about.more.join(', ')}
                </span>
                {i === payment.at && <Icon name="check" size={16} />}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
