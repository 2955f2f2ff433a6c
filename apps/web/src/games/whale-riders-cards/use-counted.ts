import { useEffect, useState } from 'preact/compat'
import { motionWanted } from '../../settings.ts'

const STEP = 40
/** However much it is, it is counted in so many steps. */
const STEPS = 14

/** A number that is counted up to what it is, as long as it `counts`: what is skipped is there at once. */
export function useCounted(value: number, counts: boolean): number {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const up = counts && motionWanted() && shown < value
    const next = up ? Math.min(value, shown + Math.max(1, Math.ceil((value - shown) / STEPS))) : value
    const timer = setTimeout(() => setShown(next), up ? STEP : 0)
    return () => clearTimeout(timer)
  }, [shown, value, counts])
  return counts && motionWanted() ? shown : value
}
