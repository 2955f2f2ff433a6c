import { memo } from 'react'
import { Region } from '../../play/region.tsx'
import { offered, TOWN_SPACES } from './reading.ts'
import type { Seen } from './seen.ts'
import { OfferTile, SpaceTile } from './tiles.tsx'
import styles from './town.module.css'

type Density = 'full' | 'middle' | 'short' | 'dense'

/** How closely the buildings on offer lie: the fewer, the more each tells. Two seats have more room. */
export function densityOf(count: number, wide: boolean): Density {
  if (count <= 6 || (wide && count <= 8)) return 'full'
  if (count <= 8) return 'middle'
  return count <= 12 ? 'short' : 'dense'
}

/** The spaces of the town, and what can still be built. */
export function TownRegion({ seen, density, wide }: { seen: Seen; density: Density; wide: boolean }) {
  const { words, state, facts } = seen
  const offers = offered(state, facts)
  return (
    <Region label={words.regions.town} className={styles.town}>
      <div
        className={styles.ground}
        data-density={density}
        data-wide={wide ? '' : undefined}
        data-rows={rowsFor(offers.length, density)}
      >
        <Contours />
        <h2>{words.town}</h2>
        <div className={styles.spaces}>
          {TOWN_SPACES.map((space) => (
            <SpaceTile key={space} seen={seen} space={space} look={density === 'dense' ? 'flat' : 'tall'} />
          ))}
        </div>
        <h2>
          {words.toBuild}{' '}
          <small>
            {offers.length === 0 ? words.allBuilt : words.left(offers.length)}
            {density !== 'full' && `${words.marks.semicolon}${words.ticked}`}
          </small>
        </h2>
        <div className={styles.offers} style={{ '--rows': rowsFor(offers.length, density) }}>
          {offers.map((building) => (
            <OfferTile key={building} seen={seen} building={building} look={density} />
          ))}
        </div>
      </div>
    </Region>
  )
}

function rowsFor(count: number, density: Density): number {
  if (density === 'dense') return Math.max(4, Math.ceil(count / 5))
  return density === 'short' ? 3 : 2
}

/** Heights, as a chart draws them. */
const Contours = memo(function Contours() {
  return (
    <svg
      className={styles.contours}
      viewBox="0 0 700 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="var(--land-line)" opacity=".34">
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <path
            key={i}
            d={`M${-40 + i * 26} 430C${60 + i * 40} ${300 - i * 10} ${200 + i * 20} ${340 - i * 22} ${320 + i * 16} ${210 - i * 14}S${560 + i * 20} ${120 - i * 16} 740 ${150 - i * 30}`}
          />
        ))}
      </g>
    </svg>
  )
})
