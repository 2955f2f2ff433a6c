import type { Happening } from '@gam/protocol/wire'
import type { TableDoc } from './table-doc.ts'

/** Of more than these only the latest are kept: nobody reads further back. */
const MOST = 200

/** The table with something that happened to a seat, for everybody's log. */
export function told(doc: TableDoc, happening: Happening): TableDoc {
  return { ...doc, happenings: [...(doc.happenings ?? []), happening].slice(-MOST) }
}
