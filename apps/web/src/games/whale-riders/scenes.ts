import { useEffect } from 'preact/compat'
import { stir, stirAt } from '../../world/stir.ts'
import type { Acting } from '../board.ts'

function at(place: string): Element | null {
  return document.querySelector(`[data-at="${CSS.escape(place)}"]`)
}

/** What water and air do while a scene is played. */
export function useScenes(acting: Acting | null): void {
  useEffect(() => {
    if (acting === null) return
    const { name, statement, ms } = acting
    if (name === 'storm') {
      const box = at(`space ${statement.port} ${statement.space}`)?.getBoundingClientRect()
      if (box)
        stir('gust', innerWidth, box.y - box.height, { x: box.x, y: box.y + box.height / 2, ms: ms * 0.6 })
    }
    if (name === 'dive' || name === 'home') {
      const from = at(`rider ${statement.seat}`)
      const to = at(`water ${statement.port}`)?.getBoundingClientRect()
      if (!from || !to) return
      const box = from.getBoundingClientRect()
      stirAt('splash', from)
      stir('wake', box.x + box.width / 2, box.bottom - box.height * 0.2, {
        x: to.x + to.width / 2,
        y: to.y + Math.min(to.height / 2, box.height),
        ms: ms * 0.7,
      })
    }
  }, [acting])
}
