import { useEffect } from 'preact/compat'
import './idle.css'
import { startLife } from './life.ts'

/** A table whose pieces have `data-idle` asks for this once. */
export function useLife(): void {
  useEffect(startLife, [])
}
