import { useEffect, useState } from 'react'
import { motionWanted } from '../settings.ts'
import { sound } from '../world/sound/sound.ts'

/** The count begins by itself after so long, unless somebody does something meanwhile. */
const LAST_LOOK_MS = 6000

/** `look`: dusk falls on the table; `count`: the points are counted; `result`: at once; `table`: somebody stays. */
type Beat = 'look' | 'count' | 'result' | 'table'

/**
 * How a game ends on the page. One that was over when it was opened, or is seen without motion, shows its result at
 * once; else there is a last look at the table before the count.
 */
export function useEnding(over: boolean): { readonly beat: Beat; stay(): void; count(): void } {
  const [beat, setBeat] = useState<Beat>(over ? 'result' : motionWanted() ? 'look' : 'result')
  const looking = over && beat === 'look'
  const [opened] = useState(over)
  useEffect(() => {
    // Else it is heard when the points are counted.
    if (over && !opened && !motionWanted()) sound('horn')
  }, [over, opened])
  useEffect(() => {
    if (!looking) return
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
    count: () => setBeat((before) => (before === 'look' && motionWanted() ? 'count' : 'result')),
  }
}
