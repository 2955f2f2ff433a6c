import { PORTS, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { useState } from 'preact/compat'
import { Icon } from '../../parts/icon.tsx'
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
  return spacesOf(port, state.ports[port]).map(({ tile, space }) => {
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

/** The storm printed at the Sun Port is part of the board, and what was sold there leaves no place behind. */
function spacesOf(port: number, tiles: readonly number[]): { tile: number; space: number }[] {
  const spaces = tiles.map((tile, space) => ({ tile, space }))
  if (port !== SUN) return spaces
  const last = tiles.findLastIndex((tile) => tile >= 0)
  return spaces.filter(({ space }) => space > 0 && space <= last)
}

const BUYING = new Set(['turn', 'buyMore'])

function placeOf({ port, space }: Lying): string {
  return `space ${PORTS.value(port)} ${space}`
}

interface SpaceProps {
  lying: Lying
  words: RiderWords
  swapping: Swapping
}

/** A place: an ice floe with its price and its tile; a click buys, or swaps when two are being swapped. */
export function Space({ lying, words, swapping }: SpaceProps) {
  const { targets, held } = useScene()
  const { port, space, tile, here, price, was } = lying
  const target = here ? `space ${space}` : placeOf(lying)
  const taken = here && held?.piece === `${target}#0`
  if (tile < 0 && !taken)
    return (
      <span className={styles.place} data-at={placeOf(lying)} data-gap="">
        <span className="unseen">{words.empty}</span>
        <Floe lying={lying} open={false} />
      </span>
    )
  const name = tile < 0 ? words.empty : words.tile(TILES.value(tile))
  const open = here && !swapping.on && targets.get(target) === 'open'
  if (here && swapping.on) {
    const { first } = swapping
    if (first === null || first === space)
      return (
        <button
          type="button"
          className={[styles.place, styles.pick].join(' ')}
          data-stop=""
          data-pick={space}
          data-at={placeOf(lying)}
          aria-pressed={first === space}
          onClick={() => swapping.pick(space)}
        >
          <span className="unseen">{words.said.swapFirst(name)}</span>
          <Floe lying={lying} open={false} />
        </button>
      )
    const pair = `swap ${Math.min(first, space)} ${Math.max(first, space)}`
    return (
      <Piece target={pair} label={words.said.swapWith(name)} place={placeOf(lying)} className={styles.place}>
        <Floe lying={lying} open={false} />
      </Piece>
    )
  }
  const portName = words.ports[PORTS.value(port)]
  return (
    <Piece
      target={target}
      label={
        tile === STORM
          ? words.said.storm(portName)
          : open
            ? words.said.buy(name, price, was)
            : words.said.space(portName, name, price, was)
      }
      place={placeOf(lying)}
      dropOn="cargo"
      className={styles.place}
    >
      <Floe lying={lying} open={open} />
      <span className={styles.sign} aria-hidden="true">
        <Icon name="check" size={17} />
        {words.buy}
      </span>
    </Piece>
  )
}

/** A storm drifts in: the block grows out of the gust, and the water around it freezes. */
export function Drifting({ ms }: { ms: number }) {
  // What is shown after it has a time of its own.
  const [length] = useState(ms)
  return (
    <span className={styles.drifting} style={{ animationDuration: `${length}ms` }} aria-hidden="true">
      <span className={styles.frost} style={{ animationDuration: `${length}ms` }} />
      <TileArt tile={STORM} />
    </span>
  )
}

/** What lies at a place, for the eyes. */
function Floe({ lying, open }: { lying: Lying; open: boolean }) {
  const { tile } = lying
  return (
    <span className={styles.floe} aria-hidden="true" data-storm={tile === STORM ? '' : undefined}>
      {tile === STORM && (
        <>
          <svg viewBox="0 0 56 36" className={styles.cracks} aria-hidden="true">
            <path d={lying.space % 2 ? 'M30 4l16 9l2 14M46 13l9-4' : 'M34 30l8-14l14-3M42 16l-5-9'} />
          </svg>
          <svg viewBox="0 0 48 32" className={styles.wind} aria-hidden="true">
            <path d="M2 10c14-8 34-5 34 4c0 7-11 7-11 1M-4 21c20-5 48-2 48 7c0 6-9 6-10 1M6 1c8-4 20-3 20 2" />
          </svg>
        </>
      )}
      <Price lying={lying} open={open} />
      <span className={styles.lies} data-lies="">
        {tile < 0 ? <i className={styles.empty} /> : <TileArt tile={tile} />}
      </span>
    </span>
  )
}

/** What a place costs, with what it would cost others struck out; no price where a storm lies. */
export function Price({ lying, open, bare = false }: { lying: Lying; open: boolean; bare?: boolean }) {
  const { tile, price, was, short } = lying
  if (tile === STORM) return <span className={styles.noPrice} />
  return (
    <span className={styles.prices} aria-hidden="true">
      {!bare && was !== null && <s className={styles.was}>{was}</s>}
      <span
        className={styles.price}
        data-on={open ? '' : undefined}
        data-short={!bare && short > 0 ? '' : undefined}
        data-empty={tile < 0 ? '' : undefined}
      >
        {price}
      </span>
    </span>
  )
}
