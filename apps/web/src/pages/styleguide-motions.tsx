import { KNOWN } from '@gam/games'
import { useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { go } from '../router.ts'
import { lookAt } from '../session/looked-at.ts'
import { lookAt as open } from '../session/worker-port.ts'
import styles from './styleguide-world.module.css'

/** Games that are kept with the rules: between them everything happens that can. */
const GOLDEN = import.meta.glob<unknown>('../../../../packages/games/*/golden/*.json', { import: 'default' })

interface Scene {
  readonly kind: string
  /** The step after which it happens. */
  readonly move: number
  readonly replay: unknown
}

/** The first time that each kind of event happens. */
async function scenesOf(game: string): Promise<readonly Scene[]> {
  const scenes = new Map<string, Scene>()
  for (const [path, load] of Object.entries(GOLDEN)) {
    if (!path.includes(`/${game}/`)) continue
    const replay = await load()
    const session = await open(replay)
    const { events, marks } = session.now
    session.close()
    for (const [i, { type }] of events.entries())
      if (!scenes.has(type))
        scenes.set(type, { kind: type, move: Math.max(0, marks.findIndex((mark) => mark > i) - 1), replay })
  }
  return [...scenes.values()].sort((a, b) => a.kind.localeCompare(b.kind))
}

/** Every kind of event of every game: a replay just before it, where the next step shows its motion and sound. */
export function Motions() {
  const [found, find] = useState<{ readonly [game: string]: readonly Scene[] }>({})
  return (
    <section aria-label="Motions" className={styles.world}>
      <h2>Motions</h2>
      {KNOWN.map(({ id }) => (
        <div key={id} className={styles.row}>
          <Button
            data-motions={id}
            onClick={() =>
              void scenesOf(id).then((scenes) => find((others) => ({ ...others, [id]: scenes })))
            }
          >
            {id}
          </Button>
          {found[id]?.map(({ kind, move, replay }) => (
            <Button
              key={kind}
              data-motion-of={kind}
              onClick={() => {
                lookAt(replay)
                go(`/replay/file#${move}`)
              }}
            >
              {kind}
            </Button>
          ))}
        </div>
      ))}
    </section>
  )
}
