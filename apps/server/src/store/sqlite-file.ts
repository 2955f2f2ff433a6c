import { join } from 'node:path'

/** The file of the database inside the data folder. */
export function sqliteFile(folder: string): string {
  return join(folder, 'gam.sqlite')
}
