import type { Vacation } from '@gam/protocol/wire'
import type { TableDoc } from './table-doc.ts'
import type { World } from './world.ts'

/** Somebody's vacations as the clock of a table goes by them: by the time that counts there. */
export async function vacationsAt(
  world: World,
  { clock }: TableDoc,
  person: string,
): Promise<readonly Vacation[]> {
  if (clock.kind !== 'days') return []
  const { at, time } = world.moment()
  const vacations = await world.vacationsOf(person)
  return vacations.map(({ from, until }) => ({ from: from - at + time, until: until - at + time }))
}
