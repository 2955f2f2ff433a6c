import {
  ABILITIES,
  type Ability,
  NO_MAGIC,
  PORTS,
  pearlsOf,
  type Rider,
  type RiderTypes,
} from '@gam/whale-riders'
import { ink } from '../../ink.ts'
import { padEnd, widthOf, wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import { agendaOf } from '../agenda.ts'
import type { Seen } from '../board.ts'
import { tagOf } from '../tags.ts'
import { tileCodes } from './tiles.ts'

export type SeenRiders = Seen<RiderTypes>

export function abilityOf({ facts }: SeenRiders, { ability }: Rider): Ability {
  return facts.abilities[ability] ?? NO_MAGIC
}

/** The port where a rider is; `on` so many advances later. */
export function portOf({ facts }: SeenRiders, { journey }: Rider, on = 0): number {
  return facts.route[journey + on]
}

/** `Ray` for Ray Port. */
export function portName(seen: SeenRiders, port: number): string {
  return term(seen, 'port', PORTS.value(port)).replace(/^the /, '')
}

export function count(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 ? '' : 's'}`
}

/** How many actions the player whose turn it is has left; null where no turn is being played. */
export function actionsLeft(seen: SeenRiders): number | null {
  if (seen.asked === null || seen.step === 'chooseAbility') return null
  const turn = agendaOf(seen).find(({ step }) => step === 'turn')
  return Number(turn?.left ?? 0)
}

/** Whether the next advance is free: Free Sail, not used yet this turn. */
export function sailsFree(seen: SeenRiders): boolean {
  return agendaOf(seen).find(({ step }) => step === 'turn')?.sail === 1
}

/** Everyone in turn order after the viewer: pearls, coins, contracts fulfilled, tiles. */
export function riderLines(seen: SeenRiders, width: number): string[] {
  const { seats, view, facts, asked } = seen
  const { viewer, state } = view
  const order = seats.map((_, i) => (viewer === null ? i : (viewer + i) % seats.length))
  return order.flatMap((seat) => {
    const rider = state.seats[seat]
    const mark = seat === asked ? ink.magenta('▸') : ' '
    const mine = seat === viewer
    const name = `${tagOf(seats, seat)} ${mine ? ink.bold(`${seats[seat]} (you)`) : seats[seat]}`
    const pearls = count(pearlsOf(rider, facts), 'pearl')
    const head = `${mark} ${padEnd(name, Math.max(0, width - 3 - widthOf(pearls)))} ${ink.bold(pearls)}`
    const purse = `${count(rider.coins, 'coin')}, ${rider.fulfilled.length} fulfilled`
    const ability = rider.ability < 0 ? [] : [abilityName(seen, rider.ability)]
    const tiles = tileCodes(rider.tiles)
    return [
      head,
      ...wrap(`    ${[purse, ...ability].join(', ')}`, width, 4),
      ...(tiles === '' ? [] : wrap(`    ${tiles}`, width, 4)),
    ]
  })
}

export function abilityName(seen: SeenRiders, ability: number): string {
  return abilityText(seen, ability).split(' (')[0]
}

export function abilityText(seen: SeenRiders, ability: number): string {
  return term(seen, 'ability', ABILITIES.value(ability))
}
