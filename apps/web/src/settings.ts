import { isLanguage, LANGUAGES, type Language } from '@gam/kernel'
import { useSyncExternalStore } from 'preact/compat'
import { Listeners } from './listeners.ts'

const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'full', 'reduced'],
  pace: ['slow', 'normal', 'fast'],
  confirm: ['never', 'held', 'always'],
  explain: ['resting', 'asked'],
} as const

export interface Settings {
  readonly theme: (typeof CHOICES.theme)[number]
  readonly motion: (typeof CHOICES.motion)[number]
  readonly pace: (typeof CHOICES.pace)[number]
  readonly confirm: (typeof CHOICES.confirm)[number]
  /** No idle life: what happens still moves. */
  readonly stillWater: boolean
  /** When a piece is explained: where the mouse rests on it, or only when it is asked for. */
  readonly explain: (typeof CHOICES.explain)[number]
  readonly sound: boolean
  /** How loud the place is, and what happens there: 0 to 1. */
  readonly bed: number
  readonly events: number
  /** Sound was offered; it is not offered again. */
  readonly soundOffered: boolean
  /** What is heard is also said in words. */
  readonly captions: boolean
  readonly haptics: boolean
  readonly singleKeys: boolean
  readonly language: Language
  readonly name: string
  /** The name was drawn, not said. */
  readonly nameDrawn: boolean
}

const KEY = 'gam settings'

function standard(): Settings {
  const spoken = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2)
  return {
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    confirm: 'held',
    explain: 'resting',
    stillWater: false,
    sound: false,
    bed: 0.5,
    events: 0.8,
    soundOffered: false,
    captions: false,
    haptics: true,
    singleKeys: true,
    language: isLanguage(spoken) ? spoken : 'en',
    name: '',
    nameDrawn: false,
  }
}

function oneOf<V extends string>(choices: readonly V[], value: unknown, otherwise: V): V {
  return choices.find((choice) => choice === value) ?? otherwise
}

/** Reads what an older or newer version may have written: what is not understood is left at the standard. */
export function readSettings(json: string | null, base = standard()): Settings {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(json ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) given = { ...parsed }
  } catch {
    return base
  }
  const flag = (
    key: 'stillWater' | 'sound' | 'soundOffered' | 'captions' | 'haptics' | 'singleKeys' | 'nameDrawn',
  ) => {
    const value = given[key]
    return typeof value === 'boolean' ? value : base[key]
  }
  const share = (key: 'bed' | 'events') => {
    const value = given[key]
    return typeof value === 'number' ? Math.min(1, Math.max(0, value)) : base[key]
  }
  return {
    theme: oneOf(CHOICES.theme, given.theme, base.theme),
    motion: oneOf(CHOICES.motion, given.motion, base.motion),
    pace: oneOf(CHOICES.pace, given.pace, base.pace),
    // What was called `final` asked before anything that could not be taken back.
    confirm: oneOf(CHOICES.confirm, given.confirm === 'final' ? 'held' : given.confirm, base.confirm),
    stillWater: flag('stillWater'),
    explain: oneOf(CHOICES.explain, given.explain, base.explain),
    sound: flag('sound'),
    bed: share('bed'),
    events: share('events'),
    soundOffered: flag('soundOffered'),
    captions: flag('captions'),
    haptics: flag('haptics'),
    singleKeys: flag('singleKeys'),
    language: oneOf(LANGUAGES, given.language, base.language),
    name: typeof given.name === 'string' ? given.name.slice(0, 20) : base.name,
    nameDrawn: flag('nameDrawn'),
  }
}

let settings = readSettings(typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY))
const listeners = new Listeners()

export function currentSettings(): Settings {
  return settings
}

export function change(part: Partial<Settings>): void {
  // Who has chosen needs no offer any more.
  settings = { ...settings, ...(part.sound !== undefined && { soundOffered: true }), ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  listeners.tell()
}

export const onSettings = listeners.subscribe

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings)
}

/** Whether moves are shown as motion now. */
export function motionWanted(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
