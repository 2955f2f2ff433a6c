import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The file of the database inside the data folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'gam.sqlite')
}

/** There is a file, and nothing in it nor beside it: somebody put it there, or a disk lost it. */
export function isEmptied(folder: string): boolean {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size
  const file = sqliteFile(folder)
  return size(file) === 0 && (size(`${file}-wal`) ?? 0) === 0
}
