import { readdirSync } from 'node:fs'
import path from 'node:path'
import { plainBoard } from './any-game.ts'
import type { Board } from './board.ts'

/** A folder here that has the name of a game has its board. In the source it is TypeScript, installed JavaScript. */
const FILE = `board${path.extname(import.meta.filename)}`
const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
const boards = new Map<string, Board>(
  await Promise.all(
    folders.map(async ({ name }): Promise<[string, Board]> => {
      const { board }: { board: Board } = await import(new URL(`${name}/${FILE}`, import.meta.url).href)
      return [name, board]
    }),
  ),
)

/** The board of a game; one that has none of its own is shown plainly, and can be played all the same. */
export function boardOf(game: string): Board {
  return boards.get(game) ?? plainBoard
}

export { type Board, type Look, type Seen, seenBy } from './board.ts'
