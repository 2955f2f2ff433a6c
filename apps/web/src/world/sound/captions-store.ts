import { useSyncExternalStore } from 'preact/compat'
import { Listeners } from '../../listeners.ts'
import { currentSettings } from '../../settings.ts'
import type { SoundName } from './names.ts'

/** How long a caption stands, in milliseconds. */
const STANDS = 2600

let shown: SoundName | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Listeners()

function show(name: SoundName | null): void {
  shown = name
  listeners.tell()
}

/** Tells what is heard, or would be, to those who read it. */
export function tell(name: SoundName): void {
  if (!currentSettings().captions) return
  clearTimeout(timer)
  timer = setTimeout(() => show(null), STANDS)
  show(name)
}

export function useCaption(): SoundName | null {
  return useSyncExternalStore(listeners.subscribe, () => shown)
}
