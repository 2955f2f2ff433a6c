import { useEffect } from 'preact/compat'
import { useDark } from '../../parts/use-dark.ts'
import { currentSettings, onSettings } from '../../settings.ts'
import type { Bed, Place, SoundName } from './names.ts'

// What the page knows of sound: names. What makes them is fetched when sound is on and somebody has done something.

/** The browser allows sound, and nobody is startled, once something was clicked or typed. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** Makes a sound, if sounds are wanted; or says it in words, or to the hand. */
export function sound(name: SoundName): void {
  const { sound: on, captions, haptics } = currentSettings()
  if (on || captions || (haptics && matchMedia('(pointer: coarse)').matches))
    import('./telling.ts').then(({ told }) => told(name, touched())).catch(() => undefined)
}

let wished: Bed | null = null
let waiting = false
let laid = false

function lay(): void {
  waiting = false
  laid = true
  for (const input of ['pointerdown', 'keydown']) removeEventListener(input, lay)
  import('./orchestra.ts').then(({ theOrchestra }) => theOrchestra().bed(wished)).catch(() => undefined)
}

/** The bed begins with the first thing that somebody does, and not before it is wanted. */
function prepare(): void {
  const { sound: on, bed } = currentSettings()
  // One that was laid is told of every change, so that it does not come back where it no longer belongs.
  if (!laid && (!on || bed === 0)) return
  if (touched()) lay()
  else if (!waiting) {
    waiting = true
    for (const input of ['pointerdown', 'keydown']) addEventListener(input, lay)
  }
}

/** What is heard under everything while this is shown: the place, its wind from 0 to 1, and whether the day is over. */
export function useBed(place: Place, wind = 0, late = false): void {
  const dark = useDark()
  const night = dark || late
  useEffect(() => {
    wished = { place, wind, night }
    prepare()
    return onSettings(prepare)
  }, [place, wind, night])
  useEffect(
    () => () => {
      wished = null
      prepare()
    },
    [],
  )
}
