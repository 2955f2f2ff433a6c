import { currentSettings } from '../../settings.ts'
import { tell } from './captions-store.ts'
import type { SoundName } from './names.ts'

/** How a phone says the same to the hand, in milliseconds. */
const FELT: { readonly [name in SoundName]?: readonly number[] } = {
  bell: [28],
  short: [18, 60, 18],
  knock: [10],
}

/** What is to be heard reaches ear, eye and hand, each if it wishes; ear and hand once somebody has touched the page. */
export function told(name: SoundName, touched: boolean): void {
  tell(name)
  if (!touched) return
  feel(name)
  if (currentSettings().sound)
    import('./orchestra.ts').then(({ theOrchestra }) => theOrchestra().sound(name)).catch(() => undefined)
}

function feel(name: SoundName): void {
  const felt = FELT[name]
  if (felt && currentSettings().haptics && !document.hidden && matchMedia('(pointer: coarse)').matches)
    navigator.vibrate?.([...felt])
}
