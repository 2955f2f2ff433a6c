import path from 'node:path'
import type { Game } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { momentFor, pastMoment } from '@gam/table'
import { type TableKind, type TriedTable, tableContract, type Way } from '@gam/testkit'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, test } from 'vitest'
import { newHome } from '../gam.test-support.ts'
import { newTable, type PlayTable, savedTable } from './table.ts'

const PEOPLE = [0, 1]

/** A table of two people and a bot in a terminal. */
function kindOf(game: Game): TableKind {
  return {
    takesBack: game.id !== cardGame.id,
    goesOn: true,
    takesOrders: game.id === newBedford.id,
    open: async ({ orders }) => {
      const seating = { seats: 'Ann,Ben,Cy', people: 'Ann,Ben', bots: 'random' }
      const table = newTable(game, orders ? ['--ships-log'] : [], { ...seating, save: false })
      return tried(table, path.join(newHome(), 'game.json'))
    },
  }
}

/** Each seat is told what its screen is drawn from. */
async function tried(table: PlayTable, file: string): Promise<TriedTable> {
  const { desk } = table
  const telling: (() => void)[] = []
  const tell = () => {
    for (const one of telling) one()
  }
  const afterwards = async (asked: Promise<void>) => {
    await asked
    tell()
    while (await desk.letBotMove()) tell()
  }
  const wayOf = (seat: number): Way => {
    const eyes = { viewer: seat, decides: true, undoes: seat, mayAsk: false }
    let since: number | null = null
    let told = (_: ReturnType<typeof momentFor>) => {}
    const news = () => {
      if (since === desk.line.place) return
      const moment = momentFor(desk.line, eyes, since)
      since = desk.line.place
      told(structuredClone(moment))
    }
    return {
      seat,
      listen(hear) {
        told = hear
        telling.push(news)
        news()
      },
      tellAll() {
        since = null
        news()
      },
      submit: (actions) => afterwards(desk.submit(seat, actions)),
      undo: (whole) => afterwards(desk.undo(seat, whole)),
      at: async (moves) => pastMoment(desk.sitting, moves, seat),
      order: (orders) => afterwards(desk.order(seat, orders)),
    }
  }
  await afterwards(Promise.resolve())
  const { game, seats, people, config } = table.sitting
  return {
    game,
    beginning: { seats: seats.slice(0, people), options: config.options, components: config.components },
    ways: PEOPLE.map(wayOf),
    async reopen() {
      return tried(savedTable(table.copyTo(file), { save: false }), file)
    },
    close: async () => undefined,
  }
}

describe.each<readonly [string, Game]>([
  [cardGame.id, cardGame],
  [whaleRiders.id, whaleRiders],
  [newBedford.id, newBedford],
])('a table of %s in the terminal', (_, game) => {
  for (const promise of tableContract(kindOf(game))) test(promise.title, promise.check)
})
