import { GOODS, PORTS, type State } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import type { Acting } from '../board.ts'
import styles from './climax.module.css'
import { Drawn, Good } from './drawn.tsx'
import goods from './goods.module.css'
import type { Ghost } from './preview.ts'
import { columnsOf } from './reading.ts'
import { PortPicture } from './shore.tsx'
import type { Scene } from './told.ts'

/** The scenes of a sale. */
const IN_SALE = new Set(['sale', 'take', 'clear'])

/** What stands over the quay for a moment: a storm on a lane, the light and the banner of a sale, a new port. */
export function Climax({
  scene,
  acting,
  ghost,
  words,
}: {
  scene: Scene
  acting: Acting | null
  ghost: Ghost
  words: CardWords
}) {
  const { struck, sold, port, moment } = scene
  const lane = struck ?? ghost.blown
  return (
    <div className={styles.over} aria-hidden="true">
      {lane !== null && (
        <Storm
          lane={GOODS.indexOf(lane)}
          blowing={struck !== null}
          text={ghost.blown !== null && ghost.gone > 0 ? words.leave(ghost.gone) : null}
        />
      )}
      {sold.length > 0 && acting !== null && IN_SALE.has(acting.name) && <Sale sold={sold} words={words} />}
      {port !== null && acting?.name === 'port' && (
        <NewPort port={port} ms={acting.ms} state={moment.view.state} words={words} />
      )}
    </div>
  )
}

const FLAKES = [
  [12, 10],
  [62, 6],
  [34, 26],
  [78, 34],
  [16, 48],
  [54, 58],
  [82, 70],
  [28, 78],
] as const

function Storm({ lane, blowing, text }: { lane: number; blowing: boolean; text: string | null }) {
  return (
    <span className={styles.storm} style={{ '--lane': lane }} data-blowing={blowing ? '' : undefined}>
      <span className={styles.white} />
      {FLAKES.map(([x, y]) => (
        <span key={x} className={styles.flake} style={{ left: `${x}%`, top: `${y}%` }}>
          <Good name="storm" />
        </span>
      ))}
      {text !== null && <span className={styles.leaves}>{text}</span>}
    </span>
  )
}

function Sale({ sold, words }: { sold: readonly string[]; words: CardWords }) {
  const [good] = sold
  const first = GOODS.indexOf(good)
  return (
    <>
      {sold.map((one) => (
        <span key={one} className={styles.rays} style={{ '--lane': GOODS.indexOf(one) }} />
      ))}
      <span
        className={[styles.banner, goods.good].join(' ')}
        data-good={good}
        data-side={first > 2 ? 'left' : 'right'}
      >
        {sold.map((one) => (
          <Good key={one} name={GOODS.value(GOODS.indexOf(one))} className={styles.good} />
        ))}
        <span>
          <b>{sold.length === 1 ? words.isSold[good] : words.areSold(sold.map((one) => words.goods[one]))}</b>
          <span>{words.takeOwn}</span>
        </span>
      </span>
    </>
  )
}

function NewPort({ port, ms, state, words }: { port: string; ms: number; state: State; words: CardWords }) {
  const [animal] = port.split(' ')
  const changed = columnsOf({ ...state, port: PORTS.indexOf(port) }).filter(
    ({ need, printed }) => need !== printed,
  )
  return (
    <span className={styles.port} style={{ animationDuration: `${ms}ms` }}>
      <Drawn name="cap" size={[200, 16]} stretch className={styles.cap} />
      <PortPicture animal={animal} />
      <span className={styles.text}>
        <span className={styles.kicker}>{words.newPort}</span>
        <b>{words.portNames[animal]}</b>
        <span>{words.portCustoms[port]}</span>
        {changed.length > 0 && (
          <span className={styles.needs}>
            {changed.map(({ good, index, need, printed }) => (
              <span key={good} className={styles.need}>
                <Good name={GOODS.value(index)} />
                <s>{printed}</s> <b>{need}</b>
              </span>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}
