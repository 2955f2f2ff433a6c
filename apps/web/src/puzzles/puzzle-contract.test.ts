import { readFileSync } from 'node:fs'
import { readReplay } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { type TableKind, type TriedTable, tableContract } from '@gam/testkit'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, test } from 'vitest'
import { wayThrough } from '../session/port-way.test-support.ts'
import { gameOf } from '../table/games.ts'
import { isCollection, type StoredPuzzle } from './collection.ts'
import { PuzzlePort } from './puzzle-port.ts'

async function tableOf(id: string, puzzle: StoredPuzzle): Promise<TriedTable> {
  const known = await gameOf(id)
  const { game, seats, people, config } = readReplay(known, puzzle.replay)
  const port = new PuzzlePort(known, puzzle, () => undefined)
  return {
    game,
    beginning: { seats: seats.slice(0, people), options: config.options, components: config.components },
    ways: [wayThrough(port, puzzle.seat)],
    reopen: () => tableOf(id, puzzle),
    close: async () => port.close(),
  }
}

function puzzlesOf(id: string): readonly StoredPuzzle[] {
  const json: unknown = JSON.parse(
    readFileSync(new URL(`../games/${id}/puzzles.json`, import.meta.url), 'utf8'),
  )
  if (!isCollection(json)) throw new Error(`no collection of ${id}`)
  return json.puzzles
}

describe.each([cardGame.id, whaleRiders.id, newBedford.id])('a puzzle of %s as a table', (id) => {
  const puzzles = puzzlesOf(id)
  let opened = 0
  const kind: TableKind = {
    open: () => tableOf(id, puzzles[opened++ % puzzles.length]),
    takesBack: false,
    goesOn: false,
    takesOrders: false,
    standsStill: true,
  }
  for (const promise of tableContract(kind)) test(promise.title, promise.check)
})
