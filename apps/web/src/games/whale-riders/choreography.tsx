import type { Fact } from '@gam/kernel'
import { PORTS, STOPS } from '@gam/whale-riders'
import type { Flight, Motion } from '../board.ts'
import { ContractBack, TileArt, tileIndex } from './art.tsx'
import { Badge, Gain, Lifted, Swimmer } from './flying.tsx'
import { numberIn, type RiderMoment, STORM } from './reading.ts'
import { slidesAt } from './slides.ts'

const STILL: Motion = { flights: [] }
const TILE = '3.25rem'

type Motions = {
  readonly [event: string]: (fact: Fact, before: RiderMoment, after: RiderMoment) => Motion
}

/** A tile that goes from one space of a port to another. */
function crossing(port: string, tile: number, from: number, to: number): Flight {
  const start = `space ${port} ${from}`
  const piece = (
    <Lifted from={start} width={TILE}>
      <TileArt tile={tile} />
    </Lifted>
  )
  return { from: start, to: `space ${port} ${to}`, piece, stays: true }
}

/** From event to motion: what travels from where to where. What is not here is only told. */
const MOTIONS: Motions = {
  riderAdvanced(fact, { view }) {
    const seat = numberIn(fact, 'seat')
    const from = `rider ${seat}`
    // Whoever leaves Lobster Port is on the way home, and looks that way from the first stroke on.
    const home = view.state.seats[seat].journey >= STOPS - 1
    const piece = (
      <Lifted from={from} width="4.5rem">
        <Swimmer seat={seat} home={home} />
      </Lifted>
    )
    return { flights: [{ from, to: `water ${fact.port}`, piece, far: true, stays: true }], sound: 'water' }
  },

  tileBought(fact, { view }) {
    const seat = numberIn(fact, 'seat')
    const price = numberIn(fact, 'price')
    const tile = tileIndex(fact.tile)
    const spaces = view.state.ports[PORTS.indexOf(fact.port)]
    const space = spaces.findIndex((lying, at) => lying === tile && at >= price)
    const from = `space ${fact.port} ${space}`
    const piece = (
      <Lifted from={from} width={TILE}>
        <TileArt tile={tile} />
      </Lifted>
    )
    const bought: Flight = { from, to: `tiles ${seat}`, piece, stays: true }
    const paid: Flight[] =
      price === 0 ? [] : [{ from: `coins ${seat}`, to: from, piece: <Gain n={price} thing="coin" /> }]
    return { flights: [bought, ...paid], sound: 'wood' }
  },

  coinsTaken(fact) {
    const seat = numberIn(fact, 'seat')
    const piece = <Gain n={numberIn(fact, 'coins')} thing="coin" />
    return { flights: [{ from: `rider ${seat}`, to: `coins ${seat}`, piece, stays: true }], sound: 'coin' }
  },

  contractFulfilled(fact, { viewer }) {
    const seat = numberIn(fact, 'seat')
    const card: Flight = {
      from: seat === viewer ? `contract ${fact.contract}` : `hand ${seat}`,
      to: seat === viewer ? `pearls ${seat}` : `fulfilled ${seat}`,
      piece: <ContractBack />,
      far: true,
    }
    return { flights: [card], sound: 'sale' }
  },

  contractDiscarded(fact, { viewer }) {
    const seat = numberIn(fact, 'seat')
    const from = seat === viewer ? `contract ${fact.contract}` : `hand ${seat}`
    return { flights: [{ from, to: 'deck', piece: <ContractBack /> }], sound: 'card' }
  },

  contractDrawn(fact) {
    const to = `hand ${numberIn(fact, 'seat')}`
    return { flights: [{ from: 'deck', to, piece: <ContractBack /> }], sound: 'card' }
  },

  tilesSwapped(fact, { view }) {
    const spaces = view.state.ports[PORTS.indexOf(fact.port)]
    const [near, far] = [numberIn(fact, 'near'), numberIn(fact, 'far')]
    const port = String(fact.port)
    return {
      flights: [crossing(port, spaces[near], near, far), crossing(port, spaces[far], far, near)],
      sound: 'wood',
    }
  },

  gapsClosed(fact, before, after) {
    const port = PORTS.indexOf(fact.port)
    const spaces = before.view.state.ports[port]
    const flights = slidesAt(spaces, after.view.state.ports[port]).map(({ from, to }) =>
      crossing(String(fact.port), spaces[from], from, to),
    )
    return { flights }
  },

  tileDrawn(fact) {
    const tile = tileIndex(fact.tile)
    const piece = (
      <div style={{ '--tile': TILE }}>
        <TileArt tile={tile} />
      </div>
    )
    return {
      flights: [{ from: 'bag', to: `space ${fact.port} ${fact.space}`, piece, stays: true }],
      sound: tile === STORM ? 'wind' : 'wood',
    }
  },

  decreeClaimed(fact) {
    const piece = <Badge icon={String(fact.decree)} />
    return {
      flights: [{ from: `decree ${fact.decree}`, to: `plate ${fact.seat}`, piece, far: true, stays: true }],
      sound: 'bell',
    }
  },

  abilityChosen(fact) {
    const piece = <Badge icon={String(fact.ability)} />
    return {
      flights: [{ from: `ability ${fact.ability}`, to: `plate ${fact.seat}`, piece, far: true }],
      sound: 'water',
    }
  },

  gameEnded: () => ({ flights: [], sound: 'horn' }),
}

export function motionOf(fact: Fact, before: RiderMoment, after: RiderMoment): Motion {
  return MOTIONS[fact.type]?.(fact, before, after) ?? STILL
}
