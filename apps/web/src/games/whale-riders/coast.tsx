import { PORTS, type RiderTypes } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { isPiece, PieceIcon } from '../../art/piece.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import type { Preview, TableInfo } from '../../session/session.ts'
import { RiderArt, RiderIcon } from './art.tsx'
import styles from './coast.module.css'
import { CoastArt, Floe } from './coast-art.tsx'
import {
  coastOf,
  factsOf,
  isClosed,
  nextPortOf,
  portOf,
  type RiderMoment,
  STORM,
  SUN,
  turnOf,
  wayOf,
} from './reading.ts'
import { isPrinted, lyingAt, Price, Space } from './space.tsx'
import { type Swapping, useSwapping } from './swapping.ts'

interface CoastProps {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}

type Previewed = CoastProps & { preview: Preview<RiderTypes> | null }

/** The whole coast: eight ports from the sun outwards, what lies there, and who is there. */
export function Coast({ table, moment, words, preview }: Previewed) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const swapping = useSwapping(moment, targets.size > 0)
  return (
    <Region label={words.labels.coast} className={styles.coast} ground="sea">
      <CoastArt className={styles.art} />
      <div className={styles.ports}>
        {coastOf(facts).map((port) => (
          <Port
            key={port}
            port={port}
            table={table}
            moment={moment}
            words={words}
            preview={preview}
            swapping={swapping}
          />
        ))}
      </div>
    </Region>
  )
}

function Port({
  port,
  table,
  moment,
  words,
  preview,
  swapping,
}: Previewed & { port: number; swapping: Swapping }) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const { state } = moment.view
  const name = PORTS.value(port)
  const rider = moment.viewer === null ? null : state.seats[moment.viewer]
  const mine = rider !== null && portOf(facts, rider) === port
  const asked = mine && moment.decision !== null
  const closed = isClosed(port, state.ports[port])
  const lying = lyingAt(port, moment, facts).filter((one) => !isPrinted(one))
  return (
    <section
      className={styles.port}
      data-port={name}
      data-sun={port === SUN ? '' : undefined}
      data-mine={mine ? '' : undefined}
      data-asked={asked ? '' : undefined}
      data-closed={closed ? '' : undefined}
    >
      {closed && <Floe className={styles.field} seed={port + 40} />}
      <PortHead port={port} table={table} moment={moment} words={words} />
      <ul className={styles.spaces}>
        {lying.map((one) => (
          <li key={one.space} className={styles.space}>
            {one.tile === STORM && !closed && <Floe className={styles.floe} seed={port * 9 + one.space} />}
            <Price
              lying={one}
              open={one.here && !swapping.on && targets.get(`space ${one.space}`) === 'open'}
            />
            <Space lying={one} words={words} swapping={swapping} />
          </li>
        ))}
      </ul>
      <Water port={port} table={table} moment={moment} words={words} preview={preview} swapping={swapping} />
    </section>
  )
}

/** The medallion of a port; where the rider would go next it stands for sailing there. */
export function PortHead({ port, table, moment, words }: CoastProps & { port: number }) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const { state } = moment.view
  const name = PORTS.value(port)
  const me = moment.viewer === null ? null : state.seats[moment.viewer]
  const next = me !== null && targets.get('sail') === 'open' && nextPortOf(facts, me) === port
  const there = ridersAt(port, table, moment).map(({ rider, seat }) =>
    words.said.rider(table.seats[seat].name, wayOf(facts, rider)),
  )
  const label = words.said.port(words.ports[name], there, isClosed(port, state.ports[port]))
  return (
    <Piece
      target={next ? 'sail' : `port ${name}`}
      copy={next ? 1 : 0}
      label={next ? words.said.sail(words.ports[name], turnOf(state).free) : label}
      place={`port ${name}`}
      className={styles.head}
    >
      <span className={styles.medallion}>{isPiece(name) && <PieceIcon name={name} size={30} />}</span>
      <span className={styles.name} aria-hidden="true">
        {words.ports[name]}
      </span>
    </Piece>
  )
}

export function ridersAt(port: number, table: TableInfo, moment: RiderMoment) {
  const facts = factsOf(table)
  const { seats } = moment.view.state
  return seats
    .map((rider, seat) => ({ rider, seat }))
    .filter(({ rider }) => portOf(facts, rider) === port)
    .sort((a, b) => Number(b.seat === moment.viewer) - Number(a.seat === moment.viewer))
}

/** Free water beside the tiles: the riders, and what can be done from here. */
function Water({
  port,
  table,
  moment,
  words,
  preview,
  swapping,
}: Previewed & { port: number; swapping: Swapping }) {
  const facts = factsOf(table)
  const there = ridersAt(port, table, moment)
  const name = PORTS.value(port)
  const { viewer } = moment
  const mine = there.some(({ seat }) => seat === viewer)
  const after = viewer === null ? null : (preview?.after.seats[viewer] ?? null)
  const coming = after !== null && !mine && portOf(facts, after) === port
  return (
    <div className={styles.water} data-at={`water ${name}`} data-riders={there.length + (coming ? 1 : 0)}>
      <div className={styles.riders}>
        {there.map(({ rider, seat }) => (
          <span key={seat} className={styles.rider} data-at={`rider ${seat}`}>
            <RiderArt flag={table.seats[seat].flag} home={wayOf(facts, rider) !== 'out'} />
          </span>
        ))}
        {coming && viewer !== null && (
          <span className={styles.rider} data-ghost="">
            <RiderArt flag={table.seats[viewer].flag} home={wayOf(facts, after) !== 'out'} />
          </span>
        )}
      </div>
      {mine && <Ways table={table} moment={moment} words={words} swapping={swapping} />}
    </div>
  )
}

/** Sailing on, and the swap of those who can. */
export function Ways({ table, moment, words, swapping }: CoastProps & { swapping: Swapping }) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const { viewer, view } = moment
  if (viewer === null) return null
  const rider = view.state.seats[viewer]
  const next = nextPortOf(facts, rider)
  const { free } = turnOf(view.state)
  const out = wayOf(facts, rider) === 'out'
  return (
    <div className={styles.ways}>
      {swapping.possible && (
        <button
          type="button"
          className={styles.pill}
          data-stop=""
          data-swap=""
          aria-pressed={swapping.on}
          onClick={() => swapping.toggle()}
        >
          <RiderIcon name="swap" size={16} />
          <span className="unseen">{swapping.on ? words.swapStop : words.swap}</span>
          <span className={styles.pillText} aria-hidden="true">
            {swapping.on ? words.swapStop : words.swap}
          </span>
        </button>
      )}
      {next !== null && targets.get('sail') === 'open' && (
        <Piece
          target="sail"
          label={words.said.sail(words.ports[PORTS.value(next)], free)}
          className={styles.pill}
        >
          <span className={styles.pillWord} aria-hidden="true">
            {!out && <RiderIcon name="back" size={16} />}
            <span>
              {words.sail}
              {free && <small>{words.free}</small>}
            </span>
            {out && <RiderIcon name="arrow" size={16} />}
          </span>
        </Piece>
      )}
    </div>
  )
}
