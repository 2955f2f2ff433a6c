import { PORTS, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { ReactNode } from 'react'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { TileArt } from './art.tsx'
import { abilityOf, type factsOf, portOf, priceOf, type RiderMoment, STORM, SUN } from './reading.ts'
import styles from './space.module.css'
import type { Swapping } from './swapping.ts'

/** A tile on its space, as the one who looks stands to it. */
export interface Lying {
  readonly port: number
  readonly space: number
  readonly tile: number
  /** At the port of the one who is asked now. */
  readonly here: boolean
  /** What it costs the one who looks. */
  readonly price: number
  /** What it costs others, where that is more. */
  readonly was: number | null
  /** Coins that are missing for it. */
  readonly short: number
}

/** What lies at a port, read for whoever looks. */
export function lyingAt(port: number, moment: RiderMoment, facts: ReturnType<typeof factsOf>): Lying[] {
  const { view, viewer, decision } = moment
  const { state } = view
  const rider = viewer === null ? null : state.seats[viewer]
  const mine = rider !== null && portOf(facts, rider) === port
  const here = mine && decision !== null && BUYING.has(decision.step)
  const dear = new Set(
    decision?.options.flatMap(({ action, refusal }) =>
      action.type === 'buy' && refusal?.reason.type === 'tooDear' ? [action.space] : [],
    ),
  )
  return state.ports[port].map((tile, space) => {
    const price = rider === null || tile < 0 ? space : priceOf(abilityOf(facts, rider), tile, space)
    return {
      port,
      space,
      tile,
      here,
      price,
      was: price < space ? space : null,
      short: here && rider !== null && dear.has(space) ? price - rider.coins : 0,
    }
  })
}

const BUYING = new Set(['turn', 'buyMore'])

/** The storm printed at the Sun Port is part of the board. */
export function isPrinted({ port, space }: Lying): boolean {
  return port === SUN && space === 0
}

function placeOf({ port, space }: Lying): string {
  return `space ${PORTS.value(port)} ${space}`
}

interface SpaceProps {
  lying: Lying
  words: RiderWords
  swapping: Swapping
  className?: string | undefined
  children?: ReactNode
}

/** The tile on a space: bought by a click where that is possible, swapped when two are being swapped. */
export function Space({ lying, words, swapping, className, children }: SpaceProps) {
  const { targets } = useScene()
  const { port, space, tile, here, price, was } = lying
  if (tile < 0)
    return (
      <span className={[styles.gap, className].join(' ')} data-at={placeOf(lying)}>
        <span className="unseen">{words.empty}</span>
        {children}
      </span>
    )
  const name = words.tile(TILES.value(tile))
  const label = labelOf(lying, name, words, targets.get(`space ${space}`) === 'open')
  const art = children ?? <TileArt tile={tile} />
  if (here && swapping.on) {
    const { first } = swapping
    if (first === null || first === space)
      return (
        <button
          type="button"
          className={[styles.pick, className].join(' ')}
          data-stop=""
          data-pick={space}
          data-at={placeOf(lying)}
          aria-pressed={first === space}
          onClick={() => swapping.pick(space)}
        >
          <span className="unseen">{words.said.swapFirst(name)}</span>
          {art}
        </button>
      )
    const pair = `swap ${Math.min(first, space)} ${Math.max(first, space)}`
    return (
      <Piece target={pair} label={words.said.swapWith(name)} place={placeOf(lying)} className={className}>
        {art}
      </Piece>
    )
  }
  return (
    <Piece
      target={here ? `space ${space}` : placeOf(lying)}
      label={label}
      place={placeOf(lying)}
      className={[tile === STORM ? styles.storm : styles.lying, className].join(' ')}
    >
      {art}
    </Piece>
  )

  function labelOf(of: Lying, tileName: string, said: RiderWords, open: boolean): string {
    const portName = said.ports[PORTS.value(port)]
    if (of.tile === STORM) return said.said.storm(portName)
    if (open) return said.said.buy(tileName, price, was)
    return said.said.space(portName, tileName, price, was)
  }
}

/** What a space costs, with what it would cost others struck out; `bare`: the rest is said in words beside it. */
export function Price({ lying, open, bare = false }: { lying: Lying; open: boolean; bare?: boolean }) {
  const { tile, price, was, short } = lying
  if (tile === STORM) return <span className={styles.noPrice} />
  return (
    <span className={styles.prices} aria-hidden="true">
      <span className={styles.price} data-on={open ? '' : undefined} data-empty={tile < 0 ? '' : undefined}>
        {price}
      </span>
      {!bare && was !== null && <s className={styles.was}>{was}</s>}
      {!bare && short > 0 && <span className={styles.short}>−{short}</span>}
    </span>
  )
}
