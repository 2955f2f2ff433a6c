import type { Statement } from '@gam/kernel'
import { PORTS, type RiderTypes } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { isPiece, PieceIcon } from '../../art/piece.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import type { Preview, TableInfo } from '../../session/session.ts'
import { Weather } from '../../world/weather.tsx'
import type { Acting } from '../board.ts'
import { tileIndex } from './art.tsx'
import { Backdrop } from './backdrop.tsx'
import styles from './coast.module.css'
import type { Looking } from './looking.ts'
import {
  coastOf,
  factsOf,
  isClosed,
  nextPortOf,
  portOf,
  type RiderMoment,
  ridersAt,
  STORM,
  SUN,
  stormsAt,
  turnOf,
  wayOf,
  winterOf,
} from './reading.ts'
import { Drifting, lyingAt, Space } from './space.tsx'
import { type Swapping, useSwapping } from './swapping.ts'
import { Water } from './water.tsx'

export interface CoastProps {
  readonly table: TableInfo
  readonly moment: RiderMoment
  readonly words: RiderWords
}

interface AtCoast extends CoastProps {
  readonly preview: Preview<RiderTypes> | null
  readonly looking: Looking
  readonly told: readonly Statement[]
  readonly acting: Acting | null
}

/** The whole coast: eight ports from the sun outwards, what lies there, and who is there. */
export function Coast({ table, moment, words, preview, looking, told, acting }: AtCoast) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const swapping = useSwapping(moment, targets.size > 0)
  const { state } = moment.view
  const { lying, all } = winterOf(state)
  const winter = all === 0 ? 0 : lying / all
  return (
    <Region label={words.labels.coast} className={styles.coast} ground="sea">
      <Backdrop
        storms={state.ports.map((spaces) => stormsAt(spaces))}
        winter={winter}
        gold={state.ports[SUN].every((tile) => tile < 0 || tile === STORM)}
        looked={looking.port}
        scene={acting?.name ?? null}
      />
      <Weather snow={winter} wind={Math.max(0, winter - 0.35)} className={styles.weather} />
      <div className={styles.ports}>
        {coastOf(facts).map((port) => (
          <Port
            key={port}
            port={port}
            table={table}
            moment={moment}
            words={words}
            preview={preview}
            looking={looking}
            told={told}
            acting={acting}
            swapping={swapping}
          />
        ))}
      </div>
      <span className={styles.lip} aria-hidden="true" />
    </Region>
  )
}

function Port({
  port,
  table,
  moment,
  words,
  preview,
  looking,
  told,
  acting,
  swapping,
}: AtCoast & { port: number; swapping: Swapping }) {
  const facts = factsOf(table)
  const { state } = moment.view
  const name = PORTS.value(port)
  const rider = moment.viewer === null ? null : state.seats[moment.viewer]
  const mine = rider !== null && portOf(facts, rider) === port
  const closed = isClosed(port, state.ports[port])
  // A storm that has come in lies there until the table is drawn with it.
  const drifted = told.flatMap((one) =>
    one.type === 'tileDrawn' && one.port === name && tileIndex(one.tile) === STORM ? [one.space] : [],
  )
  return (
    <section
      className={styles.port}
      data-port={name}
      data-sun={port === SUN ? '' : undefined}
      data-mine={mine ? '' : undefined}
      data-asked={mine && moment.decision !== null ? '' : undefined}
      data-closed={closed ? '' : undefined}
      data-looked={port === looking.port ? '' : undefined}
      data-riders={ridersAt(port, table, moment).length}
    >
      <PortHead port={port} table={table} moment={moment} words={words} />
      <ul className={styles.spaces}>
        {lyingAt(port, moment, facts).map((one) => (
          <li key={one.space} className={styles.space} data-storm={one.tile === STORM ? '' : undefined}>
            <Space lying={one} words={words} swapping={swapping} />
            {drifted.includes(one.space) && <Drifting ms={acting?.ms ?? 0} />}
          </li>
        ))}
      </ul>
      {closed && (
        <span className={styles.closed} aria-hidden="true">
          {words.closed}
        </span>
      )}
      <Water port={port} table={table} moment={moment} words={words} preview={preview} swapping={swapping} />
    </section>
  )
}

/** The medallion and the name of a port; where the rider would go next it stands for sailing there. */
function PortHead({ port, table, moment, words }: CoastProps & { port: number }) {
  const facts = factsOf(table)
  const { targets, held } = useScene()
  const { state } = moment.view
  const name = PORTS.value(port)
  const me = moment.viewer === null ? null : state.seats[moment.viewer]
  const next = me !== null && targets.get('sail') === 'open' && nextPortOf(facts, me) === port
  // What was sailed at the first click stands here until it is sent.
  const reached = held?.action.type === 'advance' && me !== null && portOf(facts, me) === port
  const there = ridersAt(port, table, moment).map(({ rider, seat }) =>
    words.said.rider(table.seats[seat].name, wayOf(facts, rider)),
  )
  const label = words.said.port(words.ports[name], there, isClosed(port, state.ports[port]))
  return (
    <Piece
      target={next || reached ? 'sail' : `port ${name}`}
      copy={next || reached ? 1 : 0}
      label={next ? words.said.sail(words.ports[name], turnOf(state).free) : label}
      place={`port ${name}`}
      className={styles.head}
    >
      <span className={styles.medallion} data-next={next ? '' : undefined}>
        {isPiece(name) && <PieceIcon name={name} size={24} />}
      </span>
      <span
        className={styles.name}
        aria-hidden="true"
        data-next={next ? '' : undefined}
        data-long={words.ports[name].length > 9 ? '' : undefined}
      >
        {words.ports[name]}
      </span>
    </Piece>
  )
}
