import type { Vacation } from '@gam/protocol/wire'
import type { TableDoc } from '../model/table-doc.ts'
import type { TablePorts } from './ports.ts'

/** Somebody's vacations as the clock of a table goes by them: by the time that counts there. */
export async function vacationsAt(
  ports: TablePorts,
  { clock }: TableDoc,
  person: string,
): Promise<readonly Vacation[]> {
  if (clock.kind !== 'days') return []
  const { at, time } = ports.moment()
  const vacations = await ports.vacationsOf(person)
  return vacations.map(({ from, until }) => ({ from: from - at + time, until: until - at + time }))
}
