import type { Statement } from '@gam/kernel'
import { POINTS, TOKENS } from '@gam/new-bedford'
import type { ReactNode } from 'preact/compat'
import { Lifted } from '../../play/lifted.tsx'
import { useScene } from '../../play/table-context.ts'
import type { SoundName } from '../../world/sound/names.ts'
import type { Flight, Motion } from '../board.ts'
import { Meeple, Pic, TokenDisc } from './art.tsx'
import styles from './choreography.module.css'
import { numberIn, shipIndex, type TownMoment } from './reading.ts'
import { Whaler } from './ship-art.tsx'
import { Vignette } from './ships-log-on-demand.ts'
import { cardsOf } from './ships-log-shelf.ts'
import { Surfacing } from './whale-art.tsx'

const STILL: Motion = { flights: [] }
/** How long a Captain's order is looked at. */
const LOOK = 320
/** How many ms after the one before it the next of several sets out. */
const NEXT_SHIP = 60
const NEXT_WHALE = 140
/** How many ms after a draw the first whale is taken: until then they surface. */
const SURFACED = 900
/** Between two rounds: the table turns to the town, whose lamps are lit, and all go home. */
const NIGHTFALL = { sound: 'eight bells', act: 'dusk', hold: 2200, climax: true, turns: true } as const

interface Scene {
  readonly before: TownMoment
  readonly after: TownMoment
}

type Motions = { readonly [event: string]: (statement: Statement, scene: Scene) => Motion }

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
function spotOf(statement: Statement, { after }: Scene): string {
  const at = after.events.indexOf(statement)
  const source = after.events.slice(0, at).findLast(({ type }) => SOURCES.has(type))
  if (source === undefined) return 'bag'
  return source.card === undefined ? `spot ${source.space}` : `card ${source.card}`
}

function shipPlace(statement: Statement): string {
  return `ship ${statement.seat} ${shipIndex(statement.ship)}`
}

/** A worker in flight, under the flag of its seat. */
function Walking({ seat }: { seat: number }) {
  const { table } = useScene()
  return <Meeple flag={table.seats[seat].flag} size={30} />
}

/** A ship under way. */
function Sailing({ seat }: { seat: number }) {
  const { table } = useScene()
  return <Whaler flag={table.seats[seat].flag} className={styles.ship} wake />
}

const SHIP = '5.25rem'

function moving(statement: Statement, to: string, from = shipPlace(statement)): Flight {
  const ship = <Sailing seat={numberIn(statement, 'seat')} />
  return {
    from,
    to,
    piece:
      from === shipPlace(statement) ? (
        <Lifted from={from} width={SHIP} whole>
          {ship}
        </Lifted>
      ) : (
        <div style={{ width: SHIP }}>{ship}</div>
      ),
    far: true,
    stays: true,
    arc: 8,
  }
}

function gained(statement: Statement, scene: Scene, name: string, count: number): Flight {
  const held = `held ${statement.seat} ${name}`
  const spot = spotOf(statement, scene)
  const piece = <Gain count={count} name={name} />
  return count > 0 ? { from: spot, to: held, piece, arc: 26 } : { from: held, to: spot, piece, arc: 26 }
}

/** Every good has a voice of its own. */
function heard(good: unknown): Pick<Motion, 'sound'> {
  return good === 'wood' || good === 'food' || good === 'brick' ? { sound: good } : {}
}

function coins(statement: Statement, scene: Scene, count: number): Motion {
  return { flights: [gained(statement, scene, 'coin', count)], sound: 'coin' }
}

/** The statements of one kind that come right after this one. */
function next(statement: Statement, { after }: Scene, kind: string): Statement[] {
  const rest = after.events.slice(after.events.indexOf(statement) + 1)
  const end = rest.findIndex(({ type }) => type !== kind)
  return end < 0 ? rest : rest.slice(0, end)
}

/** All of a kind up to the last of them, with which they are shown: so what is said then is said of all; else none. */
function allBy(statement: Statement, { after }: Scene): Statement[] {
  const at = after.events.indexOf(statement)
  if (after.events[at + 1]?.type === statement.type) return []
  const before = after.events.slice(0, at + 1)
  return before.slice(before.findLastIndex(({ type }) => type !== statement.type) + 1)
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

function page(statement: Statement, from: string, to: string): Motion {
  const piece = <PageInFlight card={String(statement.card)} />
  return { flights: [{ from, to, piece, far: true }], sound: 'card' }
}

/** To my other pages, where I have some; the place of the others' is not always in sight. */
function shelfOf(statement: Statement, { before }: Scene): string {
  const seat = numberIn(statement, 'seat')
  const mine = seat === before.viewer && cardsOf(before.view.state, seat).length > 0
  return `${mine ? 'pages' : 'plate'} ${seat}`
}

/** From one player to another. */
function handed(from: string, to: string, name: string): Motion {
  return { flights: [{ from, to, piece: <Gain count={1} name={name} />, far: true }], sound: 'coin' }
}

/** A token by itself. */
function token(statement: Statement, from: string, to: string, kind: unknown = statement.token): Motion {
  return { flights: [{ from, to, piece: disc(kind, 34), far: true }], sound: 'water' }
}

/** An extra worker: the Castaway, or the one of The Coffin. */
function extraWorker(statement: Statement, from: string, piece: ReactNode): Motion {
  return { flights: [{ from, to: `spot ${statement.space}`, piece, far: true, stays: true }], sound: 'wood' }
}

/** What the log and the promo bring. */
const OF_THE_LOG: Motions = {
  cardRevealed: () => ({ flights: [], sound: 'card', hold: LOOK }),
  cardTaken: (statement, scene) => page(statement, `card ${statement.card}`, shelfOf(statement, scene)),
  cardPlayed: (statement) => page(statement, `card ${statement.card}`, 'out'),
  cardIdle: () => ({ flights: [], sound: 'pass', hold: LOOK }),
  omenCalmed: (statement) => ({
    ...page(statement, 'card calm seas', `plate ${statement.seat}`),
    sound: 'wind',
  }),
  omenIgnored: () => ({ flights: [], sound: 'pass', hold: LOOK }),
  castawayPlaced: (statement) => extraWorker(statement, 'return', disc('castaway', 34)),
  coffinPlaced: (statement) =>
    extraWorker(statement, `plate ${statement.seat}`, <Walking seat={numberIn(statement, 'seat')} />),
  shipDestroyed: (statement) => ({
    flights: [{ ...moving(statement, `plate ${statement.seat}`), stays: false }],
    sound: 'wind',
  }),
  tokensLost: (statement) => token(statement, `plate ${statement.seat}`, 'bag'),
  ambergrisPaid: (statement) => ({
    flights: [
      {
        from: 'return',
        to: `held ${statement.seat} coin`,
        piece: <Gain count={numberIn(statement, 'money')} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  whalesBeached: (statement) => token(statement, 'bag', `whales ${statement.seat}`, 'right'),
  whalesReleased: (statement) => token(statement, 'out', 'bag'),
  whaleDevoured: (statement) => token(statement, 'out', 'bag'),
  shipSailed: (statement) => ({ flights: [moving(statement, `waters ${statement.space}`)], sound: 'rope' }),
  shipBeside: (statement) => ({ flights: [moving(statement, 'waters 6')], sound: 'rope' }),
  shipWaits: (statement) => ({ flights: [moving(statement, 'return')], sound: 'water' }),
  shipBottled: (statement) => ({
    flights: [{ ...moving(statement, `plate ${statement.seat}`), stays: false }],
    sound: 'water',
  }),
  workerOverboard: (statement) => ({
    flights: [
      {
        from: `workers ${statement.seat}`,
        to: `plate ${statement.seat}`,
        piece: <Walking seat={numberIn(statement, 'seat')} />,
      },
    ],
    sound: 'water',
  }),
  buildingClosed: (statement) => ({
    flights: [
      {
        from: 'card refinery fire',
        to: `building ${statement.building}`,
        piece: <PageInFlight card="refinery fire" />,
      },
    ],
    sound: 'port',
  }),
  portFeePaid: (statement) => handed(`held ${statement.seat} coin`, `held ${statement.owner} coin`, 'coin'),
  portFeeFromSupply: (statement) => handed('return', `held ${statement.owner} coin`, 'coin'),
  woodForWhale: (statement) => handed(`held ${statement.seat} wood`, `held ${statement.owner} wood`, 'wood'),
  woodFromSupply: (statement) => handed('out', `held ${statement.owner} wood`, 'wood'),
}

/** From event to motion: what flies from where to where. What is not here is only told. */
const MOTIONS: Motions = {
  ...OF_THE_LOG,
  workerPlaced(statement) {
    const seat = numberIn(statement, 'seat')
    const piece = <Walking seat={seat} />
    return {
      flights: [{ from: `workers ${seat}`, to: `spot ${statement.space}`, piece, stays: true, arc: 40 }],
      sound: 'place',
    }
  },
  goodsTaken: (statement, scene) => ({
    flights: [gained(statement, scene, String(statement.good), numberIn(statement, 'amount'))],
    ...heard(statement.good),
  }),
  goodsStocked: ({ good }) => ({ flights: [], ...heard(good) }),
  /** A whole price at once, so that what it is paid for does not wait. */
  goodsPaid(statement, scene) {
    const paid = allBy(statement, scene)
    if (paid.length === 0) return STILL
    return {
      flights: paid.map((one, i) => ({
        ...gained(one, scene, String(one.good), -numberIn(one, 'amount')),
        after: i * NEXT_SHIP,
      })),
      ...heard(statement.good),
    }
  },
  goodsPurchased: (statement, scene) => ({
    flights: [gained(statement, scene, String(statement.good), 2)],
    sound: 'coin',
  }),
  goodsSold: (statement, scene) => coins(statement, scene, numberIn(statement, 'money')),
  moneyTaken: (statement, scene) => coins(statement, scene, numberIn(statement, 'money')),
  moneyPaid: (statement, scene) => coins(statement, scene, -numberIn(statement, 'money')),
  feePaid: (statement) => ({
    flights: [
      {
        from: `held ${statement.seat} coin`,
        to: `held ${statement.owner} coin`,
        piece: <Gain count={1} name="coin" />,
        far: true,
      },
    ],
    sound: 'coin',
  }),
  feeFromSupply: (statement) => ({
    flights: [
      {
        from: `building ${statement.building}`,
        to: `held ${statement.seat} coin`,
        piece: <Gain count={1} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  postOfficePaid: (statement) => ({
    flights: [
      {
        from: 'building post office',
        to: `held ${statement.seat} coin`,
        piece: <Gain count={numberIn(statement, 'money')} name="coin" />,
      },
    ],
    sound: 'coin',
  }),
  // The house rises in its place as this is told.
  buildingBuilt: () => ({ flights: [], sound: 'build', hold: 2 * LOOK }),
  postOfficeMoved: (statement) => ({
    flights: [
      {
        from: 'building post office',
        to: `plate ${statement.seat}`,
        piece: (
          <span className={styles.house}>
            <Pic name="post office" size={28} />
          </span>
        ),
        far: true,
      },
    ],
    sound: 'paper',
  }),
  shipPrepared(statement, scene) {
    const mine = numberIn(statement, 'seat') === scene.before.viewer
    return {
      flights: [moving(statement, 'dock', mine ? shipPlace(statement) : `plate ${statement.seat}`)],
      sound: 'rope',
    }
  },
  shipLaunched: (statement) => ({
    flights: [moving(statement, `waters ${statement.space}`)],
    sound: 'launch',
    act: 'sail',
  }),
  shipMovedOut: (statement) => ({
    flights: [moving(statement, `waters ${statement.space}`)],
    sound: 'launch',
    act: 'sail',
  }),
  /** All ships move at once, those nearest the shore a little before the others. */
  shipsMoved(statement, scene) {
    // In the last returns all move again at once: those are the next one's.
    const moved = next(statement, scene, 'shipMoved').sort(
      (a, b) => numberIn(a, 'space') - numberIn(b, 'space'),
    )
    const place = ({ space }: Statement, i: number): string => {
      const nth = moved.slice(0, i).filter((other) => other.space === space).length
      const alone = moved.filter((other) => other.space === space).length === 1
      return alone ? `waters ${space}` : `waters ${space} ${nth === 0 ? 1 : 2}`
    }
    return {
      flights: moved.map((ship, i) => ({ ...moving(ship, place(ship, i)), after: i * NEXT_SHIP })),
      sound: 'sail',
      act: 'sail',
      turns: true,
    }
  },
  shipReturned: (statement) => ({ flights: [moving(statement, 'return')], sound: 'pipe', act: 'sail' }),
  whalesFreed: (statement) => ({
    flights: [{ from: 'return', to: `whales ${statement.seat}`, piece: disc('right'), arc: 30 }],
    sound: 'keep',
  }),
  whalesSold: (statement) => ({
    flights: [
      {
        from: 'return',
        to: `held ${statement.seat} coin`,
        piece: <Gain count={numberIn(statement, 'money')} name="coin" />,
      },
    ],
    sound: 'sell',
  }),
  whalesKept: (statement) => ({
    flights: [
      { from: 'return', to: `whales ${statement.seat}`, piece: disc(statement.token), far: true, arc: 30 },
    ],
    sound: 'keep',
  }),
  whaleBought: (statement) => ({
    flights: [
      {
        from: `whale ${statement.token}`,
        to: `whales ${statement.seat}`,
        piece: disc(statement.token),
        far: true,
      },
    ],
    sound: 'sale',
  }),
  shipReached: (statement) => ({
    flights: [{ ...moving(statement, `plate ${statement.seat}`, 'return'), stays: false }],
    sound: 'rope',
  }),
  /** The whole draw comes out of the bag, one after the other; the whales surface when the table shows them. */
  tokenDrawn(statement, scene) {
    const drawn = allBy(statement, scene)
    if (drawn.length === 0) return STILL
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
  whaleSelected: (statement, { before }) => ({
    flights: [
      {
        from: `token ${statement.token}`,
        to: shipPlace(statement),
        piece: <Surfacing token={String(statement.token)} className={styles.whale} />,
        after: before.events.at(-1)?.type === 'tokenDrawn' ? SURFACED : 0,
      },
    ],
    sound: 'water',
  }),
  whaleHauled: (statement) => ({
    flights: [{ from: 'bag', to: shipPlace(statement), piece: disc(statement.token, 34), far: true }],
    sound: 'water',
  }),
  wheelPassed: (statement, { before }) => ({
    flights: [
      {
        from: `plate ${before.view.state.first}`,
        to: `plate ${statement.seat}`,
        piece: <Pic name="wheel" size={30} color="var(--land-ink)" />,
        far: true,
      },
    ],
    ...NIGHTFALL,
  }),
  wheelStays: () => ({ flights: [], ...NIGHTFALL }),
  dieRolled: () => ({ flights: [], sound: 'die', hold: 2 * LOOK }),
  headingSought: () => ({ flights: [], sound: 'wheel', hold: LOOK }),
  headingChanged: () => ({ flights: [], sound: 'wheel', hold: LOOK }),
  orderFailed: () => ({ flights: [], sound: 'pass', hold: LOOK }),
  orderFollowed: () => ({ flights: [], sound: 'paper', hold: 2 * LOOK }),
  workerSetAside: () => ({ flights: [], sound: 'wood', hold: LOOK }),
}

/** What is told without moving anything, and yet heard. */
const HEARD: { readonly [event: string]: SoundName } = {
  feeToSupply: 'coin',
  seasRemoved: 'water',
  salePassed: 'pass',
  whalesUnsold: 'water',
  nothingSelected: 'pass',
  nothingHauled: 'pass',
  whaleForgone: 'pass',
  castawayStayed: 'pass',
  workerRescued: 'water',
  buildingsOpened: 'wood',
  cardBuried: 'put back',
  leadPassed: 'wheel',
  lastReturnsBegun: 'eight bells',
}

export function motionOf(statement: Statement, before: TownMoment, after: TownMoment): Motion {
  return (
    MOTIONS[statement.type]?.(statement, { before, after }) ?? { flights: [], sound: HEARD[statement.type] }
  )
}
