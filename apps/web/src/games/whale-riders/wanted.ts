import { CONTRACTS, PORTS } from '@gam/whale-riders'
import type { TableInfo } from '../../session/session.ts'
import { contractOf, type Need, needOf } from './contract.ts'
import { abilityOf, factsOf, type RiderMoment, thingOn } from './reading.ts'

/** The places on the rest of a rider's way where something lies that a contract still lacks. */
export function placesFor(
  { slots }: Need,
  ports: readonly (readonly number[])[],
  ahead: readonly number[],
): readonly string[] {
  const open = slots.filter(({ state }) => state === 'open').map(({ thing }) => thing)
  if (open.length === 0) return []
  const wanted = new Set([...open, 'crystal'])
  return [...new Set(ahead)].flatMap((port) =>
    ports[port].flatMap((tile, space) =>
      tile >= 0 && wanted.has(thingOn(tile)) ? [`space ${PORTS.value(port)} ${space}`] : [],
    ),
  )
}

function placesWanted(name: string, { viewer, view: { state } }: RiderMoment, table: TableInfo) {
  const facts = factsOf(table)
  const contract = contractOf(facts, CONTRACTS.indexOf(name))
  const rider = viewer === null ? undefined : state.seats[viewer]
  if (contract === null || rider === undefined) return []
  const need = needOf(contract, rider.tiles, abilityOf(facts, rider))
  return placesFor(need, state.ports, facts.route.slice(rider.journey))
}

/** Lights on the coast what the contract that is looked at still lacks; null: nothing any more. */
export function lightWanted(name: string | null, moment: RiderMoment, table: TableInfo): void {
  for (const lit of document.querySelectorAll<HTMLElement>('[data-wanted]')) delete lit.dataset.wanted
  if (name === null) return
  for (const place of placesWanted(name, moment, table)) {
    const found = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)
    if (found) found.dataset.wanted = ''
  }
}
