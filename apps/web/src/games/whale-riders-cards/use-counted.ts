import { useEffect, useState } from 'preact/compat'
import { motionWanted } from '../../settings.ts'

const STEP = 40
/** However much it is, it is counted in so many steps. */
const STEPS = 14

/** A number that is counted up to what it is. */
export function useCounted(value: number): number {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (shown === value) return
    const up = motionWanted() && shown < value
    const next = up ? Math.min(value, shown + Math.max(1, Math.ceil((value - shown) / STEPS))) : value
    const timer = setTimeout(() => setShown(next), up ? STEP : 0)
    return () => clearTimeout(timer)
  }, [shown, value])
  return shown !== value && motionWanted() ? shown : value
}
