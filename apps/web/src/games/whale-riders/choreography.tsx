import type { Statement } from '@gam/kernel'
import { PORTS, piecesOf, STOPS } from '@gam/whale-riders'
import { Lifted } from '../../play/lifted.tsx'
import type { Flight, Motion } from '../board.ts'
import { ContractBack, TileArt, tileIndex } from './art.tsx'
import styles from './flying.module.css'
import { Badge, Diver, Folding, Gain } from './flying.tsx'
import { isClosed, numberIn, type RiderMoment, STORM, thingOn } from './reading.ts'
import { slidesAt } from './slides.ts'

const STILL: Motion = { flights: [] }
const TILE = '3.25rem'
/** How many ms after the one before it the next of several tiles sets out. */
const NEXT_TILE = 70

/** How many ms after the first tile of its payment a letter is folded. */
export function sealedAfter({ payment }: Statement): number {
  return piecesOf(String(payment)).length * NEXT_TILE + 200
}

type Motions = {
  readonly [event: string]: (statement: Statement, before: RiderMoment, after: RiderMoment) => Motion
}

/** A tile that goes from one space of a port to another, each a little after the one before it. */
function crossing(port: string, tile: number, from: number, to: number, i = 0): Flight {
  const start = `space ${port} ${from}`
  const piece = (
    <Lifted from={start} width={TILE}>
      <TileArt tile={tile} />
    </Lifted>
  )
  return { from: start, to: `space ${port} ${to}`, piece, stays: true, after: i * 60 }
}

/** From event to motion: what travels from where to where. What is not here is only told. */
const MOTIONS: Motions = {
  riderAdvanced(statement, { view }) {
    const seat = numberIn(statement, 'seat')
    const from = `rider ${seat}`
    // Whoever leaves Lobster Port is on the way home, and looks that way from the first stroke on.
    const home = view.state.seats[seat].journey >= STOPS - 1
    const piece = (
      <Lifted from={from} width="5.25rem">
        <Diver seat={seat} home={home} />
      </Lifted>
    )
    const flights: Flight[] = [{ from, to: `water ${statement.port}`, piece, far: true, stays: true }]
    // The last port of the way home is one of the great moments.
    return statement.port === 'sun'
      ? { flights, sound: 'home', act: 'home', hold: 1200, climax: true }
      : { flights, sound: 'dive', act: 'dive', hold: 700 }
  },

  tileBought(statement, { viewer, view }) {
    const seat = numberIn(statement, 'seat')
    const price = numberIn(statement, 'price')
    const tile = tileIndex(statement.tile)
    const spaces = view.state.ports[PORTS.indexOf(statement.port)]
    const space = spaces.findIndex((lying, at) => lying === tile && at >= price)
    const from = `space ${statement.port} ${space}`
    const pearl = thingOn(tile) === 'pearl'
    const piece = (
      <Lifted from={from} width={TILE}>
        <span className={pearl ? styles.turning : undefined}>
          <TileArt tile={tile} />
        </span>
      </Lifted>
    )
    // Among mine it lands where it will lie, beside its like.
    const to =
      seat === viewer ? `tile ${statement.tile} ${view.state.seats[seat].tiles[tile]}` : `tiles ${seat}`
    const bought: Flight = {
      from,
      to,
      piece,
      stays: true,
      fits: seat === viewer,
      arc: pearl ? 70 : 40,
      far: pearl,
    }
    const paid: Flight[] =
      price === 0
        ? []
        : [{ from: `coins ${seat}`, to: from, piece: <Gain n={price} thing="coin" />, arc: 18 }]
    return { flights: [bought, ...paid], sound: pearl ? 'pearl' : 'buy' }
  },

  coinsTaken(statement) {
    const seat = numberIn(statement, 'seat')
    const piece = <Gain n={numberIn(statement, 'coins')} thing="coin" />
    return {
      flights: [{ from: `rider ${seat}`, to: `coins ${seat}`, piece, stays: true, arc: 30 }],
      sound: 'coin',
    }
  },

  contractFulfilled(statement, { viewer, view }, after) {
    const seat = numberIn(statement, 'seat')
    const mine = seat === viewer
    const letter = mine ? `contract ${statement.contract}` : `hand ${seat}`
    const names = piecesOf(String(statement.payment))
    const tiles = names.map((name) => tileIndex(name))
    const sealed = sealedAfter(statement)
    const held = view.state.seats[seat].tiles
    const paid = tiles.map(
      (tile, i): Flight => ({
        // Of those alike the last ones go.
        from: mine
          ? `tile ${names[i]} ${held[tile] - tiles.slice(i).filter((other) => other === tile).length}`
          : `tiles ${seat}`,
        to: letter,
        piece: (
          <div style={{ '--tile': '2rem' }}>
            <TileArt tile={tile} />
          </div>
        ),
        arc: 26,
        after: i * NEXT_TILE,
      }),
    )
    const won = after.view.state.seats[seat].coins - view.state.seats[seat].coins
    const coins: Flight[] =
      won > 0
        ? [{ from: letter, to: `coins ${seat}`, piece: <Gain n={won} thing="coin" />, after: sealed + 120 }]
        : []
    const card: Flight = {
      from: letter,
      to: mine ? `pearls ${seat}` : `fulfilled ${seat}`,
      piece: <Folding />,
      far: true,
      after: sealed,
    }
    return { flights: [...paid, card, ...coins], sound: 'fulfil' }
  },

  contractDiscarded(statement, { viewer }) {
    const seat = numberIn(statement, 'seat')
    const from = seat === viewer ? `contract ${statement.contract}` : `hand ${seat}`
    return { flights: [{ from, to: 'deck', piece: <ContractBack />, arc: 30 }], sound: 'paper' }
  },

  contractDrawn(statement) {
    const to = `hand ${numberIn(statement, 'seat')}`
    return { flights: [{ from: 'deck', to, piece: <ContractBack /> }], sound: 'card' }
  },

  tilesSwapped(statement, { view }) {
    const spaces = view.state.ports[PORTS.indexOf(statement.port)]
    const [near, far] = [numberIn(statement, 'near'), numberIn(statement, 'far')]
    const port = String(statement.port)
    return {
      flights: [crossing(port, spaces[near], near, far), crossing(port, spaces[far], far, near)],
      sound: 'ice',
    }
  },

  gapsClosed(statement, before, after) {
    const port = PORTS.indexOf(statement.port)
    const spaces = before.view.state.ports[port]
    const flights = slidesAt(spaces, after.view.state.ports[port]).map(({ from, to }, i) =>
      crossing(String(statement.port), spaces[from], from, to, i),
    )
    return { flights, sound: 'ice' }
  },

  tileDrawn(statement, _before, after) {
    const tile = tileIndex(statement.tile)
    // A storm drifts in and freezes the water; it comes out of no bag. The last one closes the port.
    if (tile === STORM) {
      const port = PORTS.indexOf(statement.port)
      const closes = isClosed(port, after.view.state.ports[port])
      return {
        flights: [],
        sound: 'storm',
        act: closes ? 'closed' : 'storm',
        hold: closes ? 1600 : 1100,
        climax: closes,
      }
    }
    const piece = (
      <div style={{ '--tile': TILE }}>
        <TileArt tile={tile} />
      </div>
    )
    return {
      flights: [
        {
          from: 'bag',
          to: `space ${statement.port} ${statement.space}`,
          piece,
          stays: true,
          fits: true,
          arc: 20,
        },
      ],
      sound: 'ice',
    }
  },

  decreeClaimed(statement) {
    const piece = <Badge icon={String(statement.decree)} />
    return {
      flights: [
        {
          from: `decree ${statement.decree}`,
          to: `plate ${statement.seat}`,
          piece,
          far: true,
          stays: true,
          arc: 40,
        },
      ],
      sound: 'decree',
    }
  },

  abilityChosen(statement) {
    const piece = <Badge icon={String(statement.ability)} />
    return {
      flights: [{ from: `ability ${statement.ability}`, to: `plate ${statement.seat}`, piece, far: true }],
      sound: 'water',
    }
  },

  contractNamed: () => ({ flights: [], sound: 'paper' }),
  fulfillingEnded: () => ({ flights: [], sound: 'pass' }),
  deckShuffled: () => ({ flights: [], sound: 'shuffle' }),
  bagEmptied: () => ({ flights: [], sound: 'last' }),

  gameEnded: () => ({ flights: [], sound: 'song', act: 'end', hold: 2600, climax: true }),
}

export function motionOf(statement: Statement, before: RiderMoment, after: RiderMoment): Motion {
  return MOTIONS[statement.type]?.(statement, before, after) ?? STILL
}
