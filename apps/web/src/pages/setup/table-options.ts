import { type Game, type Json, type Option, oneAt } from '@gam/kernel'
import type { Board, Preset } from '../../games/board.ts'

export type Values = { readonly [option: string]: Json }

export function asValues(json: Json): Values {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}

/** The options of a game, whichever it is. */
export function optionsOf(game: Game): { readonly [key: string]: Option } {
  return game.options as { readonly [key: string]: Option }
}

export function standardsOf(game: Game): Values {
  return Object.fromEntries(Object.entries(optionsOf(game)).map(([key, { standard }]) => [key, standard]))
}

/** What a preset means: its own choices, everything else as usual. */
export function valuesOf(game: Game, preset: Preset): Values {
  return { ...standardsOf(game), ...preset.options }
}

/** The options that are not as the preset has them. */
export function changedFrom(game: Game, preset: Preset, values: Values): readonly string[] {
  const usual = valuesOf(game, preset)
  return Object.keys(usual).filter((key) => JSON.stringify(usual[key]) !== JSON.stringify(values[key]))
}

/** The preset from which the fewest options differ. */
export function nearestPreset(game: Game, presets: Board['presets'], values: Values): Preset {
  return presets.reduce((best, preset) =>
    changedFrom(game, preset, values).length < changedFrom(game, best, values).length ? preset : best,
  )
}

/** The options of a game by topic; what the board does not put together is a topic of its own. */
export function topicsOf(
  board: Board,
  besides: string | null,
): readonly { readonly id: string; readonly keys: readonly string[] }[] {
  const keys = Object.keys(optionsOf(board.game)).filter((key) => key !== besides)
  const topics = Object.entries(board.topics ?? {})
  const seen = new Set<string>()
  return keys.flatMap((key) => {
    const [id, together] = topics.find(([, those]) => those.includes(key)) ?? [key, [key]]
    if (seen.has(id)) return []
    seen.add(id)
    return [{ id, keys: together.filter((one) => keys.includes(one)) }]
  })
}

/** Saved choices may be of an older version: what is no option any more, or not possible, is left out. */
export function stillPossible(game: Game, saved: Values): Values {
  const options = optionsOf(game)
  const known = Object.entries(saved).filter(([key, value]) => fits(options[key], value))
  return { ...standardsOf(game), ...Object.fromEntries(known) }
}

function fits(option: Option | undefined, value: Json): boolean {
  if (option === undefined) return false
  if (option.choices === undefined) return typeof value === 'boolean'
  const { choices } = option
  if (Array.isArray(option.standard))
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && one in choices)
  return typeof value === 'string' && value in choices
}

/** Some of several names, as a list. */
export function listed(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}

/** Those who play by the rules alone: the option that seats them, and what each of them is called. */
export interface Automatons {
  readonly option: string
  readonly names: ReadonlyMap<string, string>
}

/** Finds the option whose names take a seat each, by asking the game who would sit there. */
export function automatonsOf(game: Game): Automatons | null {
  if (!game.automatons) return null
  const standards = standardsOf(game)
  const seated = (values: Values) => game.automatons?.(values) ?? []
  for (const [option, { choices, standard }] of Object.entries(optionsOf(game))) {
    if (choices === undefined || !Array.isArray(standard)) continue
    const names = Object.keys(choices).flatMap((value): [string, string][] => {
      const [name, ...others] = seated({ ...standards, [option]: [value] })
      return name === undefined || others.length > 0 ? [] : [[value, name]]
    })
    if (names.length === Object.keys(choices).length) return { option, names: new Map(names) }
  }
  return null
}

/** Why these options cannot be played together, in the game's own (English) words; nothing if they can. */
export function clashesOf(game: Game, options: Values, seats: number, set: string): readonly string[] {
  const components = game.components.sets.find(({ id }) => id === set) ?? oneAt(game.components.sets, 0)
  return game.combination?.({ options, components, seats }) ?? []
}
