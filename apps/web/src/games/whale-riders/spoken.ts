import { NONE, sizeOf } from '@gam/kernel'
import { ABILITIES, type Facts, PORTS, pearlsOf, type Rider, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import { contractOf, nameOfContract, needOf } from './contract.ts'
import {
  abilityOf,
  coastOf,
  contractsIn,
  factsOf,
  inHand,
  othersOf,
  portOf,
  priceOf,
  type RiderMoment,
  STORM,
  tilesIn,
  wayOf,
} from './reading.ts'

function whereOf(rider: Rider, facts: Facts, words: RiderWords): string {
  return `${words.ports[PORTS.value(portOf(facts, rider))]}, ${words.way[wayOf(facts, rider)]}`
}

export function tileNames(tiles: readonly number[], words: RiderWords): string[] {
  return tilesIn(tiles).map((tile) => words.tile(TILES.value(tile)))
}

function amountsOf(rider: Rider, facts: Facts, words: RiderWords): string[] {
  return [words.count(rider.coins, 'coin'), words.count(pearlsOf(rider, facts), 'pearl')]
}

export function spokenMine(moment: RiderMoment, table: TableInfo, words: RiderWords): string {
  const { viewer, view } = moment
  if (viewer === null) return words.handHidden
  const facts = factsOf(table)
  const rider = view.state.seats[viewer]
  const contracts = contractsIn(rider.hand).flatMap((card) => {
    const contract = contractOf(facts, card)
    if (contract === null) return []
    const { short, lacking } = needOf(contract, rider.tiles, abilityOf(facts, rider))
    const { asks, brings } = words.contract(nameOfContract(card), facts)
    const lacks = words.looks.lacks(lacking.map(({ thing, n }) => words.count(n, thing)))
    return [words.spoken.contract(asks, brings, short === 0 ? words.ready : lacks)]
  })
  const { where, amounts, tiles } = {
    where: whereOf(rider, facts, words),
    amounts: amountsOf(rider, facts, words),
    tiles: tileNames(rider.tiles, words),
  }
  return [words.spoken.mine(where, amounts, tiles), ...contracts].join(' ')
}

export function spokenCoast(
  { view, viewer }: RiderMoment,
  table: TableInfo,
  words: RiderWords,
  names: readonly string[],
): string {
  const facts = factsOf(table)
  const { state } = view
  const me = viewer === null ? null : state.seats[viewer]
  const ports = coastOf(facts).map((port) => {
    const spaces = state.ports[port].flatMap((tile, space) => {
      if (tile === NONE) return []
      if (tile === STORM) return [words.storm]
      const price = me === null ? space : priceOf(abilityOf(facts, me), tile, space)
      return [words.spoken.price(price, words.tile(TILES.value(tile)))]
    })
    const riders = state.seats.flatMap((rider, seat) =>
      portOf(facts, rider) === port ? [words.said.rider(names[seat], wayOf(facts, rider))] : [],
    )
    return words.spoken.port(words.ports[PORTS.value(port)], spaces, riders)
  })
  return [...ports, words.spoken.bag(sizeOf(state.bag), state.bag[STORM])].join(' ')
}

export function spokenPlayers(
  { view, viewer }: RiderMoment,
  table: TableInfo,
  words: RiderWords,
  names: readonly string[],
): string {
  const facts = factsOf(table)
  return othersOf(names.length, viewer)
    .map((seat) => {
      const rider = view.state.seats[seat]
      return words.said.plate(
        names[seat],
        whereOf(rider, facts, words),
        [
          ...amountsOf(rider, facts, words),
          words.said.fulfilled(rider.fulfilled.length),
          words.said.inHand(inHand(rider)),
        ],
        tileNames(rider.tiles, words),
        rider.ability < 0 ? null : words.ability(ABILITIES.value(rider.ability), facts).name,
      )
    })
    .join(' ')
}
