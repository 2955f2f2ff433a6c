import { BUILDINGS, pagesOf } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import {
  DOCK,
  factsOf,
  lowSeat,
  meansFor,
  offered,
  othersOf,
  SHORE,
  shipsIn,
  type TownMoment,
  WATERS,
  workersLeft,
} from './reading.ts'
import { seenOf, termIn } from './seen.ts'
import { whereOf } from './ship-piece.tsx'
import { cardSentence, heldCards, openCards } from './ships-log-shelf.ts'

export function mine(moment: TownMoment, words: TownWords, table: TableInfo): string {
  const { state } = moment.view
  const seat = lowSeat(moment, factsOf(table))
  const { wood, food, brick, money, ships } = state.seats[seat]
  const held = heldCards({ words, state }, seat)
  const said = words.spoken.mine(
    [wood, food, brick, money],
    workersLeft(state.seats[seat]),
    ships.map(({ at, place, whales }, ship) => ({
      owner: null,
      ship,
      where: whereOf(at),
      place,
      cargo: whales,
    })),
    moment.standings[seat].total,
  )
  return held.length === 0 ? said : `${said} ${words.pages.spoken.held(held, pagesOf(state, seat))}`
}

export function offers(moment: TownMoment, words: TownWords, table: TableInfo): string {
  const { state } = moment.view
  const facts = factsOf(table)
  const seat = lowSeat(moment, facts)
  const names = (wanted: (building: number) => boolean) =>
    offered(state, facts)
      .filter(wanted)
      .map((building) => termIn(words, 'building', BUILDINGS.value(building)))
  const enough = (building: number) => meansFor(moment, facts, seat, building).enough
  return words.spoken.build(
    names((building) => enough(building) === 'own' || enough(building) === 'now'),
    names((building) => enough(building) === 'bonus'),
    offered(state, facts).length,
  )
}

export function shared(
  moment: TownMoment,
  words: TownWords,
  names: readonly string[],
  table: TableInfo,
): string {
  const { state } = moment.view
  const { spoken, said } = words
  const ship = (vessel: ReturnType<typeof shipsIn>[number]) => {
    const load = said.cargo(vessel.whales)
    return load === '' ? names[vessel.seat] : `${names[vessel.seat]} (${load})`
  }
  const waters = WATERS.flatMap((space) => {
    const ships = shipsIn(state, SHORE + space)
    return ships.length === 0 ? [] : [spoken.waters(space, ships.map(ship))]
  })
  return [
    ...(waters.length === 0 ? [spoken.seaEmpty] : waters),
    spoken.dock(shipsIn(state, DOCK).map(ship)),
    spoken.out(said.cargo(state.out)),
    spoken.bag(said.cargo(state.ocean)),
    ...(factsOf(table).log ? [words.pages.spoken.open(openSentences(moment, words, table))] : []),
  ].join(' ')
}

function openSentences(moment: TownMoment, words: TownWords, table: TableInfo): string[] {
  const seen = seenOf(table, moment, words, null)
  return openCards(seen.state).flatMap((card) => (card === null ? [] : [cardSentence(seen, card)]))
}

export function players(
  moment: TownMoment,
  words: TownWords,
  names: readonly string[],
  table: TableInfo,
): string {
  const facts = factsOf(table)
  const me = lowSeat(moment, facts)
  return [me, ...othersOf(names.length, me)]
    .map((seat) => {
      const { wood, food, brick, money, whales } = moment.view.state.seats[seat]
      const { total } = moment.standings[seat]
      const held = heldCards({ words, state: moment.view.state }, seat)
      const log =
        held.length === 0
          ? ''
          : ` ${words.pages.spoken.cards(names[seat], held, pagesOf(moment.view.state, seat))}`
      return seat < facts.people
        ? `${words.said.seat(names[seat], total, [wood, food, brick, money], whales)}${log}`
        : words.said.captainSeat(names[seat], total, whales)
    })
    .join(' ')
}
