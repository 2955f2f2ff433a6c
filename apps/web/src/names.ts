import { change, currentSettings } from './settings.ts'

/** First names for whoever has not said theirs; none of them is a bot's. */
export const FIRST_NAMES = [
  'Alma',
  'Arne',
  'Bruno',
  'Emil',
  'Fenja',
  'Jonte',
  'Juna',
  'Levi',
  'Malin',
  'Nele',
  'Oskar',
  'Piet',
  'Runa',
  'Smilla',
  'Theo',
  'Ylva',
] as const

/** "You" was a seat's name once, and made sentences such as "You takes 2 wood". */
const NO_NAMES: ReadonlySet<string> = new Set(['You', 'Du', ''])

export function drawName(besides = ''): string {
  const names = FIRST_NAMES.filter((name) => name !== besides)
  const [luck = 0] = crypto.getRandomValues(new Uint32Array(1))
  return names[luck % names.length] ?? FIRST_NAMES[0]
}

/** The name of whoever holds this device: the one they said, or one drawn once and kept. */
export function myName(): string {
  const { name } = currentSettings()
  if (name.trim() !== '') return name
  const drawn = drawName()
  change({ name: drawn, nameDrawn: true })
  return drawn
}

/** Somebody said by which name they go from now on. */
export function goBy(name: string): void {
  change({ name: name.slice(0, 20), nameDrawn: false })
}

/** Somebody said a name in passing: it takes the place of one that was only drawn. */
export function beCalled(name: string): void {
  const { name: known, nameDrawn } = currentSettings()
  if (known === '' || (nameDrawn && known !== name)) goBy(name)
}

/** A plan of an earlier version may seat somebody called "You". */
export function named<S extends { readonly name: string; readonly bot: string | null }>(
  seats: readonly S[],
): readonly S[] {
  return seats.map((seat) =>
    seat.bot === null && NO_NAMES.has(seat.name) ? { ...seat, name: myName() } : seat,
  )
}
