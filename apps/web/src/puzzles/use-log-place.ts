import { useEffect, useState } from 'react'
import { useUi } from '../words/language.ts'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Smaller than this nothing can be read in it. */
const LEAST = { width: 180, height: 240 }

/** Where the log lies on the board, in pixels; null where it is in its drawer. */
export function useLogPlace(): Place | null {
  const { regions } = useUi().table
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const log = () => document.querySelector(`[aria-label="${CSS.escape(regions.log)}"]`)
    const look = () => {
      const box = log()?.getBoundingClientRect()
      const fits = box !== undefined && box.width >= LEAST.width && box.height >= LEAST.height
      setPlace((before) => {
        if (!fits) return null
        const { left, top, width, height } = box
        const same = before?.left === left && before.top === top && before.width === width
        return same && before.height === height ? before : { left, top, width, height }
      })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.documentElement)
    const found = log()
    if (found) observer.observe(found)
    return () => observer.disconnect()
  }, [regions.log])
  return place
}
