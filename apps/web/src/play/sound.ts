import type { SoundName } from '../games/board.ts'
import { currentSettings } from '../settings.ts'

/** Makes a sound, if sounds are wanted; what makes them is only loaded then. */
export function sound(name: SoundName): void {
  if (!currentSettings().sound) return
  import('./sounds.ts').then(({ make }) => make(name)).catch(() => undefined)
}
