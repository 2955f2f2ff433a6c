import { Fault, type Json, oneAt } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'
import { useState } from 'preact/compat'
import type { Preset } from '../../games/board.ts'
import type { Loaded } from '../../games/games.ts'
import { beCalled, myName } from '../../names.ts'
import { go } from '../../router.ts'
import { prepare } from '../../session/open-tables.ts'
import { firstPlan, lastPlan, rememberPlan } from '../../session/plans.ts'
import { Denied, type TablePlan } from '../../session/session.ts'
import { fileOf, useOwnSets } from '../../sets/own-sets.ts'
import { useSetupWords, useUi } from '../../words/language.ts'
import {
  asValues,
  automatonsOf,
  changedFrom,
  clashesOf,
  listed,
  nearestPreset,
  optionsOf,
  stillPossible,
  type Values,
  valuesOf,
} from './table-options.ts'

/** Why the game cannot begin as it was chosen. */
export interface Problem {
  readonly text: string
  /** What the program says about it, in English. */
  readonly detail: string | null
}

/** Everything that is chosen for a table of this game, and what follows from it. */
export function useSetup({ board }: Loaded) {
  const ui = useUi()
  const words = useSetupWords()
  const { game } = board
  const seated = automatonsOf(game)
  const [start] = useState(
    () => lastPlan(game.id) ?? firstPlan(game, myName(), ui.names, valuesOf(game, board.presets[0])),
  )
  const [seats, setSeats] = useState<readonly SeatPlan[]>(start.seats)
  const [options, setOptions] = useState<Values>(() => stillPossible(game, asValues(start.options)))
  const [preset, setPreset] = useState<Preset>(() => nearestPreset(game, board.presets, options))
  const own = useOwnSets(game.id)
  const [set, setSet] = useState(() => {
    const asked = location.hash.slice(1) || idOf(start.components)
    return (
      [...own, ...game.components.sets].find(({ id }) => id === asked)?.id ??
      oneAt(game.components.sets, 0).id
    )
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const automatons = seated ? listed(options[seated.option]) : []
  const all = seats.length + automatons.length

  /** As many seats as the game can have, whoever comes along with the options. */
  function agree(values: Values) {
    const room = game.seats.max - (seated ? listed(values[seated.option]).length : 0)
    setOptions(values)
    setSeats(seats.slice(0, Math.max(1, room)))
    setProblem(null)
  }

  /** What has been chosen; null, and told, where it cannot be played so. */
  function planned(): TablePlan | null {
    const named = apart(
      seats.map((seat) => ({ ...seat, name: seat.name.trim() })),
      ui.names,
    )
    const names = named.map(({ name }) => name)
    const wrong = names.includes('')
      ? words.needName
      : new Set(names).size < names.length
        ? words.sameName
        : null
    setProblem(wrong === null ? null : { text: wrong, detail: null })
    if (wrong !== null) return null
    const me = named.find(({ bot }) => bot === null)
    if (me) beCalled(me.name)
    const house = own.find(({ id }) => id === set)
    return { game: game.id, seats: named, options, components: house ? fileOf(house) : set }
  }

  return {
    seats,
    options,
    preset,
    own,
    set,
    problem,
    seated,
    automatons,
    all,
    people: seats.filter(({ bot }) => bot === null).length,
    changed: changedFrom(game, preset, options).filter((key) => key !== seated?.option),
    planned,
    choosePreset(chosen: Preset) {
      setPreset(chosen)
      agree(valuesOf(game, chosen))
    },
    option: (key: string, value: Json) => agree({ ...options, [key]: value }),
    sit(sitting: readonly SeatPlan[], automatic: readonly string[]) {
      setSeats(sitting)
      if (seated) setOptions({ ...options, [seated.option]: [...automatic] })
      setProblem(null)
    },
    chooseSet(chosen: string) {
      setSet(chosen)
      setProblem(null)
    },
    /** Why an option does not go with the rest as it is. */
    clashWith(key: string): string | null {
      if (optionsOf(game)[key]?.choices !== undefined) return null
      const now = clashesOf(game, options, all, set)
      const then = clashesOf(game, { ...options, [key]: true }, all, set)
      return then.find((why) => options[key] === true || !now.includes(why)) ?? null
    },
    async begin() {
      const plan = planned()
      if (plan === null) return
      try {
        const table = await prepare(plan)
        rememberPlan(plan)
        go(`/table/${table}`)
      } catch (error) {
        if (!(error instanceof Denied || error instanceof Fault)) throw error
        setProblem({ text: ui.faults[error.code], detail: error.message })
      }
    },
  }
}

export type Setup = ReturnType<typeof useSetup>

/** Of a set that somebody chose: which one it was. */
function idOf(components: TablePlan['components']): string {
  return typeof components === 'string' ? components : String(components?.id ?? '')
}

/** Bots give way to people who go by their name. */
function apart(seats: readonly SeatPlan[], names: readonly string[]): readonly SeatPlan[] {
  const taken = new Set(seats.filter(({ bot }) => bot === null).map(({ name }) => name))
  return seats.map((seat) => {
    if (seat.bot === null) return seat
    const name = taken.has(seat.name) ? (names.find((one) => !taken.has(one)) ?? seat.name) : seat.name
    taken.add(name)
    return { ...seat, name }
  })
}
