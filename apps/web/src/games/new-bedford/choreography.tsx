import type { Fact } from '@gam/kernel'
import { POINTS, TOKENS } from '@gam/new-bedford'
import type { ReactNode } from 'react'
import { useScene } from '../../play/table-context.ts'
import type { Flight, Motion } from '../board.ts'
import { Meeple, Pic, ShipArt, TokenDisc } from './art.tsx'
import styles from './choreography.module.css'
import { Vignette } from './on-demand.ts'
import { numberIn, shipIndex, type TownMoment } from './reading.ts'
import { cardsOf } from './ships-log-shelf.ts'
import { Surfacing } from './whale-art.tsx'

const STILL: Motion = { flights: [] }
/** How long a Captain's order is looked at. */
const LOOK = 320
/** How many ms after the one before it the next of several sets out. */
const NEXT_SHIP = 60
const NEXT_WHALE = 140
/** How long the lamps of the town are lit between two rounds. */
const DUSK = 2200

interface Scene {
  readonly before: TownMoment
  readonly after: TownMoment
}

type Motions = { readonly [event: string]: (fact: Fact, scene: Scene) => Motion }

function Gain({ count, name }: { count: number; name: string }) {
  return (
    <span className={styles.gain}>
      {count > 0 ? '+' : '−'}
      {Math.abs(count)} <Pic name={name} size={20} />
    </span>
  )
}

/** What gains come of: a worker on a space, or a card. */
const SOURCES = new Set(['workerPlaced', 'castawayPlaced', 'coffinPlaced', 'cardTaken', 'cardPlayed'])

/** The place where the worker of this action stands, or the card that acts. */
function spotOf(fact: Fact, { after }: Scene): string {
  const at = after.events.indexOf(fact)
  const source = after.events.slice(0, at).findLast(({ type }) => SOURCES.has(type))
  if (source === undefined) return 'bag'
  return source.card === undefined ? `spot ${source.space}` : `card ${source.card}`
}

function shipPlace(fact: Fact): string {
  return `ship ${fact.seat} ${shipIndex(fact.ship)}`
}

/** A piece in flight under the flag of its seat. */
function Flying({ seat, kind }: { seat: number; kind: 'worker' | 'ship' }) {
  const { table } = useScene()
  const { flag } = table.seats[seat]
  return kind === 'worker' ? <Meeple flag={flag} size={30} /> : <ShipArt flag={flag} width={84} />
}

function moving(fact: Fact, to: string, from = shipPlace(fact)): Flight {
  return {
    from,
    to,
    piece: <Flying seat={numberIn(fact, 'seat')} kind="ship" />,
    far: true,
    stays: true,
    arc: 8,
  }
}

function gained(fact: Fact, scene: Scene, name: string, count: number): Flight {
  const held = `held ${fact.seat} ${name}`
  const spot = spotOf(fact, scene)
  const piece = <Gain count={count} name={name} />
  return count > 0 ? { from: spot, to: held, piece, arc: 26 } : { from: held, to: spot, piece, arc: 26 }
}

/** Every good has a voice of its own. */
function heard(good: unknown): Pick<Motion, 'sound'> {
  return good === 'wood' || good === 'food' || good === 'brick' ? { sound: good } : {}
}

function coins(fact: Fact, scene: Scene, count: number): Motion {
  return { flights: [gained(fact, scene, 'coin', count)], sound: 'coin' }
}

/** The facts of one kind that follow each other from here. */
function run(fact: Fact, { after }: Scene, kinds: readonly string[]): Fact[] {
  const from = after.events.indexOf(fact)
  const rest = after.events.slice(from)
  const end = rest.findIndex(({ type }) => !kinds.includes(type))
  return rest.slice(0, end < 0 ? rest.length : end)
}

function isFirst(fact: Fact, { after }: Scene): boolean {
  return after.events[after.events.indexOf(fact) - 1]?.type !== fact.type
}

function disc(token: unknown, size = 40): ReactNode {
  return <TokenDisc token={String(token)} size={size} points={POINTS[TOKENS.indexOf(token)]} />
}

/** A page on its way. */
function PageInFlight({ card }: { card: string }) {
  return (
    <span className={styles.page}>
      <Vignette card={card} size={34} />
    </span>
  )
}

function page(fact: Fact, from: string, to: string): Motion {
  const piece = <PageInFlight card={String(fact.card)} />
  return { flights: [{ from, to, piece, far: true }], sound: 'card' }
}

/** To my other pages, where I have some; the place of the others' is not always in sight. */
function shelfOf(fact: Fact, { before }: Scene): string {
  const seat = numberIn(fact, 'seat')
  const mine = seat === before.viewer && cardsOf(before.view.state, seat).length > 0
  return `${mine ? 'pages' : 'plate'} ${seat}`
}

/** From one player to another. */
function handed(from: string, to: string, name: string): Motion {
  return { flights: [{ from, to, piece: <Gain count={1} name={name} />, far: true }], sound: 'coin' }
}

/** A token by itself. */
function token(fact: Fact, from: string, to: string, kind: unknown = fact.token): Motion {
  return { flights: [{ from, to, piece: disc(kind, 34), far: true }], sound: 'water' }
}

/** An extra worker: the Castaway, or the one of The Coffin. */
function extraWorker(fact: Fact, from: string, piece: ReactNode): Motion {
  return { flights: [{ from, to: `spot ${fact.space}`, piece, far: true, stays: true }], sound: 'wood' }
}

/** What the log and the promo bring. */
const OF_THE_LOG: Motions = {
  cardRevealed: () => ({ flights: [], sound: 'card', hold: LOOK }),
  cardTaken: (fact, scene) => page(fact, `card ${fact.card}`, shelfOf(fact, scene)),
  cardPlayed: (fact) => page(fact, `card ${fact.card}`, 'out'),
  cardIdle: () => ({ flights: [], hold: LOOK }),
  omenCalmed: (fact) => ({ ...page(fact, 'card calm seas', `plate ${fact.seat}`), sound: 'wind' }),
  omenIgnored: () => ({ flights: [], hold: LOOK }),
  castawayPlaced: (fact) => extraWorker(fact, 'return', disc('castaway', 34)),
  coffinPlaced: (fact) =>
    extraWorker(fact, `plate ${fact.seat}`, <Flying seat={numberIn(fact, 'seat')} kind="worker" />),
  shipDestroyed: (fact) => ({
    flights: [{ ...moving(fact, `plate ${fact.seat}`), stays: false }],
    sound: 'wind',
  }),
  tokensLost: (fact) => token(fact, `plate ${fact.seat}`, 'bag'),
  ambergrisPaid: (fact) => ({
    flights: [
      {
        from: 'return',
        to: `held ${fact.seat} coin`,
        piece: <Gain count={numberIn(fact, 'money')} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  whalesBeached: (fact) => token(fact, 'bag', `whales ${fact.seat}`, 'right'),
  whalesReleased: (fact) => token(fact, 'out', 'bag'),
  whaleDevoured: (fact) => token(fact, 'out', 'bag'),
  shipSailed: (fact) => ({ flights: [moving(fact, `waters ${fact.space}`)], sound: 'rope' }),
  shipBeside: (fact) => ({ flights: [moving(fact, 'waters 6')], sound: 'rope' }),
  shipWaits: (fact) => ({ flights: [moving(fact, 'return')], sound: 'water' }),
  shipBottled: (fact) => ({ flights: [{ ...moving(fact, `plate ${fact.seat}`), stays: false }] }),
  workerOverboard: (fact) => ({
    flights: [
      {
        from: `workers ${fact.seat}`,
        to: `plate ${fact.seat}`,
        piece: <Flying seat={numberIn(fact, 'seat')} kind="worker" />,
      },
    ],
    sound: 'water',
  }),
  buildingClosed: (fact) => ({
    flights: [
      {
        from: 'card refinery fire',
        to: `building ${fact.building}`,
        piece: <PageInFlight card="refinery fire" />,
      },
    ],
    sound: 'knock',
  }),
  portFeePaid: (fact) => handed(`held ${fact.seat} coin`, `held ${fact.owner} coin`, 'coin'),
  portFeeFromSupply: (fact) => handed('return', `held ${fact.owner} coin`, 'coin'),
  woodForWhale: (fact) => handed(`held ${fact.seat} wood`, `held ${fact.owner} wood`, 'wood'),
  woodFromSupply: (fact) => handed('out', `held ${fact.owner} wood`, 'wood'),
}

/** From event to motion: what flies from where to where. What is not here is only told. */
const MOTIONS: Motions = {
  ...OF_THE_LOG,
  workerPlaced(fact) {
    const seat = numberIn(fact, 'seat')
    const piece = <Flying seat={seat} kind="worker" />
    return {
      flights: [{ from: `workers ${seat}`, to: `spot ${fact.space}`, piece, stays: true, arc: 40 }],
      sound: 'place',
    }
  },
  goodsTaken: (fact, scene) => ({
    flights: [gained(fact, scene, String(fact.good), numberIn(fact, 'amount'))],
    ...heard(fact.good),
  }),
  goodsPaid: (fact, scene) => ({
    flights: [gained(fact, scene, String(fact.good), -numberIn(fact, 'amount'))],
  }),
  goodsPurchased: (fact, scene) => ({ flights: [gained(fact, scene, String(fact.good), 2)], sound: 'coin' }),
  goodsSold: (fact, scene) => coins(fact, scene, numberIn(fact, 'money')),
  moneyTaken: (fact, scene) => coins(fact, scene, numberIn(fact, 'money')),
  moneyPaid: (fact, scene) => coins(fact, scene, -numberIn(fact, 'money')),
  feePaid: (fact) => ({
    flights: [
      {
        from: `held ${fact.seat} coin`,
        to: `held ${fact.owner} coin`,
        piece: <Gain count={1} name="coin" />,
        far: true,
      },
    ],
    sound: 'coin',
  }),
  feeFromSupply: (fact) => ({
    flights: [
      {
        from: `building ${fact.building}`,
        to: `held ${fact.seat} coin`,
        piece: <Gain count={1} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  postOfficePaid: (fact) => ({
    flights: [
      {
        from: 'building post office',
        to: `held ${fact.seat} coin`,
        piece: <Gain count={numberIn(fact, 'money')} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  // The house itself rises when the table shows it.
  buildingBuilt: () => ({ flights: [], sound: 'build', hold: LOOK }),
  postOfficeMoved: (fact) => ({
    flights: [
      {
        from: 'building post office',
        to: `plate ${fact.seat}`,
        piece: (
          <span className={styles.house}>
            <Pic name="post office" size={28} />
          </span>
        ),
        far: true,
      },
    ],
  }),
  shipPrepared(fact, scene) {
    const mine = numberIn(fact, 'seat') === scene.before.viewer
    return { flights: [moving(fact, 'dock', mine ? shipPlace(fact) : `plate ${fact.seat}`)], sound: 'rope' }
  },
  shipLaunched: (fact) => ({ flights: [moving(fact, `waters ${fact.space}`)], sound: 'launch', act: 'sail' }),
  shipMovedOut: (fact) => ({ flights: [moving(fact, `waters ${fact.space}`)], sound: 'launch', act: 'sail' }),
  /** All ships move at once, those nearest the shore a little before the others. */
  shipsMoved(fact, scene) {
    const moved = run(fact, scene, ['shipsMoved', 'shipMoved'])
      .slice(1)
      .sort((a, b) => numberIn(a, 'space') - numberIn(b, 'space'))
    return {
      flights: moved.map((ship, i) => ({ ...moving(ship, `waters ${ship.space}`), after: i * NEXT_SHIP })),
      sound: 'sail',
      act: 'sail',
    }
  },
  shipReturned: (fact) => ({ flights: [moving(fact, 'return')], sound: 'home', act: 'sail' }),
  whalesFreed: (fact) => ({
    flights: [{ from: 'return', to: `whales ${fact.seat}`, piece: disc('right'), arc: 30 }],
    sound: 'keep',
  }),
  whalesSold: (fact) => ({
    flights: [
      {
        from: 'return',
        to: `held ${fact.seat} coin`,
        piece: <Gain count={numberIn(fact, 'money')} name="coin" />,
      },
    ],
    sound: 'sell',
  }),
  whalesKept: (fact) => ({
    flights: [{ from: 'return', to: `whales ${fact.seat}`, piece: disc(fact.token), far: true, arc: 30 }],
    sound: 'keep',
  }),
  whaleBought: (fact) => ({
    flights: [{ from: `whale ${fact.token}`, to: `whales ${fact.seat}`, piece: disc(fact.token), far: true }],
    sound: 'sale',
  }),
  shipReached: (fact) => ({
    flights: [{ ...moving(fact, `plate ${fact.seat}`, 'return'), stays: false }],
  }),
  /** The whole draw comes out of the bag, one after the other; the whales surface when the table shows them. */
  tokenDrawn(fact, scene) {
    if (!isFirst(fact, scene)) return STILL
    const drawn = run(fact, scene, ['tokenDrawn'])
    return {
      flights: drawn.map(({ token }, i) => ({
        from: 'bag',
        to: 'grounds',
        piece: disc(token, 34),
        after: i * NEXT_WHALE,
        arc: 60,
      })),
      sound: drawn.some(({ token }) => token === 'sperm') ? 'clicks' : 'spout',
      act: 'draw',
      climax: true,
    }
  },
  whaleSelected: (fact) => ({
    flights: [
      {
        from: `token ${fact.token}`,
        to: shipPlace(fact),
        piece: <Surfacing token={String(fact.token)} className={styles.whale} />,
      },
    ],
    sound: 'water',
  }),
  whaleHauled: (fact) => ({
    flights: [{ from: 'bag', to: shipPlace(fact), piece: disc(fact.token, 34), far: true }],
    sound: 'water',
  }),
  wheelPassed: (fact, { before }) => ({
    flights: [
      {
        from: `plate ${before.view.state.first}`,
        to: `plate ${fact.seat}`,
        piece: <Pic name="wheel" size={30} color="var(--land-ink)" />,
        far: true,
      },
    ],
    sound: 'eight bells',
    act: 'dusk',
    hold: DUSK,
    climax: true,
  }),
  dieRolled: () => ({ flights: [], hold: 2 * LOOK }),
  headingSought: () => ({ flights: [], hold: LOOK }),
  headingChanged: () => ({ flights: [], hold: LOOK }),
  orderFailed: () => ({ flights: [], hold: LOOK }),
  orderFollowed: () => ({ flights: [], hold: 2 * LOOK }),
  workerSetAside: () => ({ flights: [], hold: LOOK }),
}

export function motionOf(fact: Fact, before: TownMoment, after: TownMoment): Motion {
  return MOTIONS[fact.type]?.(fact, { before, after }) ?? STILL
}
