import { GOODS } from '@gam/whale-riders-cards'
import { memo } from 'preact/compat'
import type { TableInfo } from '../../session/session.ts'
import { Sea } from '../../world/sea.tsx'
import { useBed } from '../../world/sound/sound.ts'
import { useLife } from '../../world/use-life.ts'
import { Weather } from '../../world/weather.tsx'
import { Boat } from './boat.tsx'
import { Drawn } from './drawn.tsx'
import goods from './goods.module.css'
import styles from './ground.module.css'
import type { CardMoment, Light } from './reading.ts'

/** Sky, mountains and sea behind everything. */
export const Backdrop = memo(function Backdrop({ light, storm = false }: { light: Light; storm?: boolean }) {
  useLife()
  useBed('quay', storm ? 1 : light === 'dusk' ? 0.35 : 0.15, light === 'dusk')
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <div className={styles.sky}>
        <Drawn name="clouds" size={[1600, 100]} className={styles.clouds} />
        <span className={styles.sun} />
        <Drawn name="ridges" size={[1600, 100]} className={styles.ridges} />
        <Drawn name="gull" size={[24, 14]} className={styles.gull} />
        <Drawn name="gull" size={[24, 14]} className={styles.gull} />
      </div>
      <div className={styles.sea}>
        <Sea light={light} sun={light === 'dawn' ? 0.085 : 0.872} />
      </div>
      <Drawn name="village" size={[130, 80]} className={styles.village} />
      <Drawn name="berg" size={[60, 54]} className={styles.berg} />
      <Drawn name="fluke" size={[56, 38]} className={styles.fluke} />
      <Drawn name="floe" size={[100, 44]} className={styles.floe} />
      <Drawn name="floe-2" size={[100, 44]} className={styles.floe} />
      <Drawn name="floe" size={[100, 44]} className={styles.floe} />
      <Weather snow={0.12} />
    </div>
  )
})

/** The snowy quay and the mats before its stalls. */
export const Quay = memo(function Quay({ closed }: { closed: string | null }) {
  return (
    <div className={styles.quay} aria-hidden="true">
      <span className={styles.ice} />
      <span className={styles.snow} />
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.mats} aria-hidden="true">
        {GOODS.names.map((good, i) => (
          <Mat key={good} good={good} lane={i} closed={good === closed} />
        ))}
      </svg>
    </div>
  )
})

/** How much narrower the lanes are at the stalls than in front, as a share of all; rows are laid out with the same. */
const SPREAD = 0.026

function Mat({ good, lane, closed }: { good: string; lane: number; closed: boolean }) {
  const far = (x: number) => 1000 * (SPREAD + (1 - 2 * SPREAD) * ((lane + x) / 5))
  const near = (x: number) => 200 * (lane + x)
  const lines = [0.1, 0.9].map((x) => `M${far(x)} 0L${near(x)} 100`).join('')
  return (
    <g className={[styles.mat, goods.good].join(' ')} data-good={good} data-closed={closed ? '' : undefined}>
      <path d={`M${far(0.06)} 0H${far(0.94)}L${near(0.95)} 100H${near(0.05)}Z`} />
      <path d={lines} vectorEffect="non-scaling-stroke" className={styles.seam} />
      <path
        d={`M${near(0.05)} 100H${near(0.95)}`}
        vectorEffect="non-scaling-stroke"
        className={styles.fringe}
      />
    </g>
  )
}

/** Where a high window leaves water above the stalls, the crews ride there. */
export function Fleet({ table, moment }: { table: TableInfo; moment: CardMoment }) {
  return (
    <div className={styles.fleet} aria-hidden="true">
      {table.seats.map(({ flag }, seat) => (
        <Boat key={flag} flag={flag} active={moment.asked?.seat === seat} />
      ))}
    </div>
  )
}
