import { useEffect, useState } from 'preact/compat'
import { motionWanted } from '../settings.ts'

/** The count begins by itself after so long, unless somebody does something meanwhile. */
const LAST_LOOK_MS = 6000

/** `look`: dusk falls on the table; `count`: the points are counted; `end` or `result`: at once, without motion or when it was over before; `table`: somebody stays. */
export type Beat = 'look' | 'count' | 'end' | 'result' | 'table'

/**
 * How a game ends on the page. One that was over when it was opened shows its result at once; else there is a last look
 * at the table before the count. Without motion the look lasts until somebody goes on, and nothing is counted.
 */
export function useEnding(over: boolean): { readonly beat: Beat; stay(): void; count(): void } {
  const [beat, setBeat] = useState<Beat>(over ? 'result' : 'look')
  const looking = over && beat === 'look'
  useEffect(() => {
    if (!looking || !motionWanted()) return
    const timer = setTimeout(() => setBeat('count'), LAST_LOOK_MS)
    const wait = () => clearTimeout(timer)
    addEventListener('pointermove', wait, { once: true })
    addEventListener('keydown', wait, { once: true })
    return () => {
      wait()
      removeEventListener('pointermove', wait)
      removeEventListener('keydown', wait)
    }
  }, [looking])
  return {
    beat,
    stay: () => setBeat('table'),
    count: () => setBeat((before) => (before !== 'look' ? 'result' : motionWanted() ? 'count' : 'end')),
  }
}
