import { useEffect } from 'react'
import { useDark } from '../../parts/use-dark.ts'
import { currentSettings, onSettings } from '../../settings.ts'
import { tell } from './captions-store.ts'
import type { Bed, Place, SoundName } from './names.ts'

// What the page knows of sound: names. What makes them is fetched when sound is on and somebody has done something.

/** The browser allows sound, and nobody is startled, once something was clicked or typed. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** How a phone says the same to the hand, in milliseconds. */
const FELT: { readonly [name in SoundName]?: readonly number[] } = {
  bell: [28],
  short: [18, 60, 18],
  knock: [10],
}

/** Makes a sound, if sounds are wanted. */
export function sound(name: SoundName): void {
  tell(name)
  feel(name)
  if (!currentSettings().sound || !touched()) return
  import('./orchestra.ts').then(({ theOrchestra }) => theOrchestra().sound(name)).catch(() => undefined)
}

function feel(name: SoundName): void {
  const felt = FELT[name]
  if (!felt || !currentSettings().haptics || document.hidden || !touched()) return
  if (typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches)
    navigator.vibrate([...felt])
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
