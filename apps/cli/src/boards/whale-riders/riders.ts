import { oneAt } from '@gam/kernel'
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
import { padEnd, padStart, widthOf, wrap } from '../../lines.ts'
import { term } from '../../wording.ts'
import { said } from '../../words/words.ts'
import { agendaOf } from '../agenda.ts'
import type { Seen } from '../board.ts'
import { tagOf } from '../tags.ts'
import { tileCodes } from './tiles.ts'
import { words } from './words.ts'

export type SeenRiders = Seen<RiderTypes>

export function abilityOf({ facts }: SeenRiders, { ability }: Rider): Ability {
  return facts.abilities[ability] ?? NO_MAGIC
}

/** The port where a rider is; `on` so many advances later. */
export function portOf({ facts }: SeenRiders, { journey }: Rider, on = 0): number {
  return oneAt(facts.route, journey + on)
}

/** `Ray` for Ray Port. */
export function portName(seen: SeenRiders, port: number): string {
  return term(seen, 'port', PORTS.value(port)).replace(/^the /, '')
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

/** Everyone, the viewer first: pearls, coins, contracts fulfilled, tiles, in a few short lines each. */
export function riderPanel(seen: SeenRiders, width: number): string[] {
  return inOrder(seen).flatMap((seat) => {
    const { name, pearls, purse, ability, tiles } = riderOf(seen, seat)
    return [
      `${padEnd(name, Math.max(0, width - 1 - widthOf(pearls)))} ${ink.bold(pearls)}`,
      ...(ability.length > 0
        ? wrap(`    ${[purse, ...ability, ...some(tiles)].join(', ')}`, width, 4)
        : [`    ${purse}`, ...some(tiles).flatMap((line) => wrap(`    ${line}`, width, 4))]),
    ]
  })
}

/** The same as a table, a line for each. */
export function riderTable(seen: SeenRiders, width: number): string[] {
  const riders = inOrder(seen).map((seat) => riderOf(seen, seat))
  const longest = (texts: readonly string[]) => Math.max(...texts.map(widthOf))
  const names = longest(riders.map(({ name }) => name))
  const pearls = longest(riders.map((rider) => rider.pearls))
  const purses = longest(riders.map(({ purse, ability }) => [purse, ...ability].join(', ')))
  return riders.flatMap((rider) => {
    const purse = padEnd([rider.purse, ...rider.ability].join(', '), purses)
    const head = `${padEnd(rider.name, names)}  ${ink.bold(padStart(rider.pearls, pearls))}  ${purse}`
    const line = `${head}  ${rider.tiles}`
    return widthOf(line) <= width
      ? [line]
      : [...wrap(head, width, 6), ...wrap(`      ${rider.tiles}`, width, 6)]
  })
}

function some(text: string): string[] {
  return text === '' ? [] : [text]
}

function inOrder({ seats, view }: SeenRiders): number[] {
  return seats.map((_, i) => (view.viewer === null ? i : (view.viewer + i) % seats.length))
}

function riderOf(seen: SeenRiders, seat: number) {
  const { seats, view, facts, asked } = seen
  const rider = oneAt(view.state.seats, seat)
  const name = oneAt(seats, seat)
  const mark = seat === asked ? ink.magenta('▸') : ' '
  const who = seat === view.viewer ? ink.bold(said().you(name)) : name
  return {
    name: `${mark} ${tagOf(seats, seat)} ${who}`,
    pearls: words().pearls(pearlsOf(rider, facts)),
    purse: `${words().coins(rider.coins)}, ${words().fulfilled(rider.fulfilled.length)}`,
    ability: rider.ability < 0 ? [] : [abilityName(seen, rider.ability)],
    tiles: tileCodes(rider.tiles),
  }
}

export function abilityName(seen: SeenRiders, ability: number): string {
  return abilityText(seen, ability).replace(/ \(.*/s, '')
}

export function abilityText(seen: SeenRiders, ability: number): string {
  return term(seen, 'ability', ABILITIES.value(ability))
}
