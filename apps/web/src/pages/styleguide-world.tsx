import { Suspense, useState } from 'preact/compat'
import { Craft } from '../art/places/craft.tsx'
import { Place } from '../art/places/place.tsx'
import { Button } from '../parts/button.tsx'
import type { Light } from '../world/light.ts'
import { Sea } from '../world/sea.tsx'
import { type StirKind, stir } from '../world/stir.ts'
import { useLife } from '../world/use-life.ts'
import { Weather } from '../world/weather.tsx'
import styles from './styleguide-world.module.css'

const LIGHTS: readonly Light[] = ['dawn', 'day', 'gold', 'dusk', 'night']
const STIRS: readonly StirKind[] = ['ripple', 'splash', 'spout', 'wake', 'gust', 'specks', 'trail']
const IDLE = ['bob', 'sway', 'smoke', 'glow', 'gull']

const GAMES = ['new-bedford', 'whale-riders', 'whale-riders-cards']
const STATE = {
  houses: [
    { name: 'schoolhouse', flag: 1 },
    { name: 'bank', flag: 2 },
    { name: 'municipal office', flag: 3 },
    { name: 'mansion', flag: 4 },
    { name: 'tavern', flag: null },
    { name: 'lighthouse', flag: 2 },
  ],
  crafts: [
    { flag: 1, at: 0.3 },
    { flag: 2, at: 0.55, home: true },
    { flag: 3, at: 0.9 },
  ],
  goods: [1, 0, 3, 2, 5],
}

/** Water, weather and idle life, each by itself. A click on the water stirs it. */
export function World() {
  const [light, setLight] = useState<Light>('day')
  const [kind, setKind] = useState<StirKind>('splash')
  const [snow, setSnow] = useState(0)
  const [wind, setWind] = useState(0)
  useLife()
  return (
    <section aria-label="World" className={styles.world}>
      <h2>Water</h2>
      <div className={styles.row}>
        {LIGHTS.map((one) => (
          <Button key={one} aria-pressed={one === light} onClick={() => setLight(one)}>
            {one}
          </Button>
        ))}
        <label>
          snow{' '}
          <input
            type="range"
            max={1}
            step={0.1}
            value={snow}
            onChange={({ currentTarget }) => setSnow(+currentTarget.value)}
          />
        </label>
        <label>
          wind{' '}
          <input
            type="range"
            max={1}
            step={0.1}
            value={wind}
            onChange={({ currentTarget }) => setWind(+currentTarget.value)}
          />
        </label>
      </div>
      <div className={styles.row}>
        {STIRS.map((one) => (
          <Button key={one} aria-pressed={one === kind} onClick={() => setKind(one)}>
            {one}
          </Button>
        ))}
      </div>
      {(['across', 'down'] as const).map((depth) => (
        <div
          key={depth}
          className={styles.sea}
          onPointerDown={({ clientX, clientY }) =>
            stir(kind, clientX, clientY, { x: clientX + 260, y: clientY + 30, ms: 1000 })
          }
        >
          <Sea
            light={light}
            dark={light}
            depth={depth}
            foam={depth === 'down'}
            wind={wind}
            whales={depth === 'down' ? 3 : 0}
          />
          <Weather snow={snow} wind={wind} />
        </div>
      ))}
      <h2>Places</h2>
      <div className={styles.places}>
        {GAMES.map((game) => (
          <Suspense key={game} fallback={null}>
            <Place game={game} light={light} state={STATE} className={styles.place} />
          </Suspense>
        ))}
        {(['tall', 'wide'] as const).map((form) => (
          <Suspense key={form} fallback={null}>
            <Place game="new-bedford" form={form} light={light} state={STATE} className={styles.place} />
          </Suspense>
        ))}
      </div>
      <div className={styles.row}>
        {GAMES.flatMap((game) =>
          [1, 2, 3, 4, 5, 6].map((flag) => (
            <Craft key={game + flag} game={game} flag={flag} className={styles.craft} />
          )),
        )}
      </div>
      <h2>Idle life</h2>
      <div className={styles.row}>
        {IDLE.map((idle) => (
          <span key={idle} data-idle={idle} className={styles.idle}>
            {idle}
          </span>
        ))}
      </div>
    </section>
  )
}
