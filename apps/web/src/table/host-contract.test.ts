import type { Game, Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { type TableKind, type TriedTable, tableContract } from '@gam/testkit'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { describe, test } from 'vitest'
import type { Opened, TablePlan, Told } from '../session/session.ts'
import { answer } from './bots.ts'
import { gameOf, wholeGameOf } from './games.ts'
import { TableHost } from './host.ts'
import type { Saved } from './saved.ts'
import { afterToldShift, toldShift } from './told-shift.ts'

const PERSON = 0
let begun = 0

/** A table of one person and two bots, as a worker keeps it. */
function kindOf<T extends Types>(game: Game<T>): TableKind {
  return {
    takesBack: game.id !== cardGame.id,
    goesOn: true,
    takesOrders: game.id === newBedford.id,
    open: ({ orders }) => {
      const seats = ['Ann', 'Ben', 'Cy'].map((name, seat) => ({
        name,
        flag: seat + 1,
        bot: seat === PERSON ? null : 'novice',
      }))
      const plan = { game: game.id, seats, options: orders ? { shipsLog: true } : {}, components: null }
      return opened(new Map(), plan, (host) => host.begin('t', plan))
    },
  }
}

async function opened(
  saves: Map<string, unknown>,
  plan: TablePlan,
  open: (host: TableHost) => Promise<Opened>,
): Promise<TriedTable> {
  let hear: (told: Told) => void = () => undefined
  const early: Told[] = []
  const host = new TableHost({
    game: gameOf,
    wholeGame: wholeGameOf,
    load: async (id) => saves.get(id),
    keep: async (saved: Saved) => void saves.set(saved.id, structuredClone(saved)),
    ask: answer,
    changed: (told, before) =>
      hear(before ? afterToldShift(before, structuredClone(toldShift(before, told))) : structuredClone(told)),
    trouble: ({ detail }) => {
      throw new Error(detail)
    },
    kept: () => undefined,
    now: () => 0,
    random: () => `deal ${++begun}`,
  })
  hear = (told) => early.push(told)
  const { moment } = await open(host)
  return {
    game: await gameOf(plan.game),
    beginning: { seats: plan.seats.map(({ name }) => name), options: plan.options },
    ways: [
      {
        seat: PERSON,
        listen(heard) {
          for (const told of [moment, ...early]) heard(told)
          hear = heard
        },
        tellAll: () => host.tellAll(),
        submit: (actions) => host.submit(actions),
        undo: (whole) => host.undo(whole),
        at: async (moves) => host.at(moves, PERSON),
        order: (orders) => host.order(orders),
      },
    ],
    reopen: () => opened(saves, plan, (again) => again.open('t')),
    close: async () => undefined,
  }
}

describe.each([
  [cardGame.id, kindOf(cardGame)],
  [whaleRiders.id, kindOf(whaleRiders)],
  [newBedford.id, kindOf(newBedford)],
])('a table of %s in this browser', (_, kind) => {
  for (const promise of tableContract(kind)) test(promise.title, promise.check)
})
