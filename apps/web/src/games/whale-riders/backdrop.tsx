import { PORTS } from '@gam/whale-riders'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'preact/compat'
import { useDark } from '../../parts/use-dark.ts'
import { whenIdle } from '../../when-idle.ts'
import { Sea } from '../../world/sea.tsx'
import { useBed } from '../../world/sound/sound.ts'
import styles from './backdrop.module.css'
import type { Shore } from './land/land.ts'
import { SUN } from './reading.ts'

/** Ports that stand side by side, as they are laid out now; in sixteenths of the root size. */
interface Run {
  readonly top: number
  readonly width: number
  readonly height: number
  readonly shore: number
  readonly ports: readonly { readonly port: string; readonly x: number; readonly width: number }[]
}

interface Weather {
  /** By port. */
  readonly storms: readonly number[]
  /** From 0 to 1. */
  readonly winter: number
  /** The last pearl is taken. */
  readonly gold: boolean
  /** The port that is looked at where there is room for one only. */
  readonly looked: number
  /** What is being played: coming home and the end are seen in the light. */
  readonly scene: string | null
}

/** Sky and land behind the coast; the picture follows where the ports stand, and comes when there is time for it. */
export function Backdrop({ storms, winter, gold, looked, scene }: Weather) {
  const frame = useRef<HTMLDivElement>(null)
  const runs = useRuns(frame, looked)
  const paint = usePainter()
  const night = useDark()
  // A storm that comes in is heard before it has changed the winter.
  const gust = scene === 'storm' || scene === 'closed' ? 0.5 : 0
  useBed('coast', Math.min(1, winter + gust), gold)
  return (
    <div
      ref={frame}
      className={styles.backdrop}
      style={{
        '--winter': `${Math.round(winter * 100)}%`,
        '--first-shore': `${(runs[0] ? runs[0].top + runs[0].shore : 64) / 16}rem`,
      }}
      data-scene={scene ?? undefined}
      data-gold={gold ? '' : undefined}
    >
      <Sea
        light={gold || scene === 'end' ? 'gold' : winter > 0.55 ? 'dawn' : 'day'}
        sun={looked === SUN || runs.length !== 1 || runs[0].ports.length > 1 ? 0.06 : null}
        wind={winter}
        className={styles.sea}
      />
      {runs.map((run, i) => (
        <div
          key={run.ports[0].port}
          className={styles.run}
          style={{
            top: `${run.top / 16}rem`,
            height: `${run.height / 16}rem`,
          }}
        >
          <span className={styles.sky} style={{ height: `${(run.shore + 2) / 16}rem` }} />
          {paint && <Land paint={paint} shore={shoreOf(run, i, { storms, winter, gold }, night)} />}
        </div>
      ))}
    </div>
  )
}

function Land({ paint, shore }: { paint: (shore: Shore) => string; shore: Shore }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(paint(shore))}`}
      alt=""
      decoding="async"
      className={styles.land}
    />
  )
}

function shoreOf(
  run: Run,
  i: number,
  { storms, winter, gold }: Pick<Weather, 'storms' | 'winter' | 'gold'>,
  night: boolean,
): Shore {
  const alone = run.ports.length === 1
  const head = i === 0 ? 40 : 4
  const free = run.shore - head
  return {
    width: run.width,
    height: run.height,
    shore: run.shore,
    head,
    alone,
    night,
    winter,
    gold,
    scale: Math.min(1.2, Math.max(0.5, 0.6 + (free - 27) * 0.0116)),
    seed: alone ? 4 + PORTS.indexOf(run.ports[0].port) : 11 + i * 12,
    coves: run.ports.map((port) => ({ ...port, storms: storms[PORTS.indexOf(port.port)] })),
  }
}

/** Where the ports stand; looked at again whenever the coast changes its size. */
function useRuns(frame: RefObject<HTMLDivElement | null>, looked: number): readonly Run[] {
  const [runs, setRuns] = useState<readonly Run[]>([])
  useLayoutEffect(() => {
    const coast = frame.current?.parentElement
    if (!coast) return
    let last = ''
    const look = () => {
      const found = runsIn(coast, looked)
      const written = JSON.stringify(found)
      if (written !== last) setRuns(found)
      last = written
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(coast)
    return () => observer.disconnect()
  }, [frame, looked])
  return runs
}

function runsIn(coast: HTMLElement, looked: number): Run[] {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  const frame = coast.getBoundingClientRect()
  const units = (px: number) => Math.round(px / unit)
  const seen = [...coast.querySelectorAll<HTMLElement>('[data-port]')].filter(
    ({ offsetWidth, dataset }) =>
      offsetWidth > 0 || (coast.offsetWidth === 0 && dataset.port === PORTS.value(looked)),
  )
  const tops = [...new Set(seen.map((port) => port.offsetTop))]
  return tops.map((top) => {
    const ports = seen.filter((port) => port.offsetTop === top)
    const { y, height } = ports[0].getBoundingClientRect()
    const head = ports[0].firstElementChild?.getBoundingClientRect()
    return {
      top: units(y - frame.y),
      width: units(frame.width),
      height: units(height),
      shore: units((head?.y ?? y) - y) + 6,
      ports: ports.map((port) => {
        const box = port.getBoundingClientRect()
        return { port: port.dataset.port ?? '', x: units(box.x - frame.x), width: units(box.width) }
      }),
    }
  })
}

/** The way from a shore to its picture, fetched after the table can be played. */
function usePainter(): ((shore: Shore) => string) | null {
  const [paint, setPaint] = useState<((shore: Shore) => string) | null>(null)
  useEffect(() => {
    let gone = false
    const off = whenIdle(() => {
      void Promise.all([import('./land/land.ts'), import('./drawings/villages.svg?raw')])
        .then(([{ land }, { default: villages }]) => {
          if (!gone) setPaint(() => (shore: Shore) => land(shore, villages))
        })
        .catch(() => undefined)
    })
    return () => {
      gone = true
      off()
    }
  }, [])
  return paint
}
