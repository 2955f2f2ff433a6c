import { useEffect, useState } from 'preact/compat'
import { sound } from '../../world/sound/sound.ts'
import type { Beat } from '../use-ending.ts'
import { msPerKind } from './counting.ts'

interface Count {
  /** How many kinds are counted; all of them: it is over. */
  readonly at: number
  readonly over: boolean
  /** Goes on to the next kind; from now on it waits at each. */
  step(): void
  show(): void
}

/** The count, kind by kind, or at once. The end is heard by whoever was there. */
export function useCount(kinds: number, beat: Beat): Count {
  const wanted = beat === 'count'
  const [at, setAt] = useState(wanted ? 0 : kinds + 1)
  const [stepping, setStepping] = useState(false)
  const over = at > kinds
  useEffect(() => {
    if (beat !== 'result' && at > 0) sound(over ? 'horn' : 'count')
  }, [at, over, beat])
  useEffect(() => {
    if (over || stepping) return
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? 0 : msPerKind(kinds))
    return () => clearTimeout(timer)
  }, [at, over, stepping, kinds])
  return {
    at: Math.min(at, kinds),
    over,
    step() {
      setStepping(true)
      setAt(at + 1)
    },
    show: () => setAt(kinds + 1),
  }
}
