import { CARDS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { PieceName } from '../../art/piece.tsx'
import { PieceIcon } from '../../art/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Thing } from '../../play/thing.tsx'
import { Drawn, Good } from './drawn.tsx'
import goods from './goods.module.css'
import type { Ghost } from './preview.ts'
import type { Column } from './reading.ts'
import styles from './stall.module.css'
import type { Scene } from './told.ts'

/** The stall of a good: what it is worth, how much of it lies on the quay, and how much is needed. */
export function Stall({
  column,
  good,
  ghost,
  scene,
  animal,
  waits,
  words,
}: {
  column: Column
  good: PieceName
  ghost: Ghost
  scene: Scene
  /** The port that lies open. */
  animal: string | null
  /** Enough lies there, but the port sells only together with another good. */
  waits: boolean
  words: CardWords
}) {
  const { setting } = useScene()
  const { have, need, printed, closed, lands } = column
  const selling = scene.sold.includes(good)
  const sold = selling || ghost.sold.has(good)
  const gone = ghost.blown === good || scene.struck === good
  const then = sold ? Math.max(need, have + (selling ? 0 : 1)) : (ghost.columns?.[column.index].have ?? have)
  const shown = gone ? 0 : Math.max(then, have)
  const worth = pointsOf(setting.facts, good)
  const label = `${words.goods[good]}, ${words.worth(worth)}, ${closed ? words.closed : words.count(have, need)}`
  return (
    <th
      scope="col"
      className={[styles.place, goods.good].join(' ')}
      data-good={good}
      data-state={sold ? 'sold' : gone ? 'blown' : closed ? 'closed' : undefined}
    >
      <Thing place={`head ${good}`} label={label} className={styles.stall}>
        <span className={styles.front} aria-hidden="true">
          <span className={styles.inside}>
            {closed ? (
              <span className={styles.shut}>
                <i>
                  <PieceIcon name={animal ?? 'storm'} size={17} />
                </i>
                <span>{words.closed}</span>
              </span>
            ) : (
              <>
                <Good name={good} className={styles.good} />
                <span className={styles.count}>
                  <span className={styles.fraction} data-new={shown === have ? undefined : ''}>
                    <b key={shown}>{shown}</b>
                    <i>/{need}</i>
                  </span>
                  {(need !== printed || waits || lands) && (
                    <span className={styles.change}>
                      {lands ? words.landing : waits ? words.waits : changed(need, printed)}
                    </span>
                  )}
                </span>
              </>
            )}
          </span>
          <span className={styles.counter}>
            {!closed &&
              Array.from({ length: need }, (_, i) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity but where they are
                  key={i}
                  className={styles.hole}
                  data-full={i < have || selling ? '' : undefined}
                  data-new={i >= have && i < shown && !selling ? '' : undefined}
                >
                  {(i < have || i < shown) && <Good name={good} />}
                </span>
              ))}
          </span>
          <span className={styles.awning}>
            <Drawn name={`awning-${good}`} size={[160, 24]} stretch />
          </span>
          <span className={styles.fascia}>
            <Drawn name={`fascia-${good}`} size={[160, 24]} stretch />
            <span>{words.goods[good]}</span>
          </span>
          <Drawn name={`ridge-${good}`} size={[140, 20]} stretch className={styles.ridge} />
          <span className={styles.tag}>
            <Good name={good} />
            <span>{words.worth(worth)}</span>
            <b>{worth}</b>
          </span>
          <Drawn name="lantern" size={[18, 33]} className={styles.lantern} />
        </span>
      </Thing>
    </th>
  )
}

/** "5 + 1" where a port adds to what is printed, "5 → 6" where it overrules it. */
function changed(need: number, printed: number): string {
  const more = need - printed
  return more > 0 && more < 3 ? `${printed} + ${more}` : `${printed} → ${need}`
}

function pointsOf(facts: unknown, good: string): number {
  if (typeof facts !== 'object' || facts === null || !('points' in facts) || !Array.isArray(facts.points))
    return 0
  return Number(facts.points[CARDS.indexOf(good)])
}
