import { ABILITIES, PORTS, pearlsOf, TILES } from '@gam/whale-riders'
import { type ReactNode, useState } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Region } from '../../play/region.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { useScene } from '../../play/table-context.ts'
import { FaceArt, Good, RiderIcon, TileArt } from './art.tsx'
import type { CoastProps } from './coast.tsx'
import styles from './plates.module.css'
import { factsOf, iconsOn, inHand, othersOf, portOf, thingOn, tilesIn, wayOf } from './reading.ts'

/** The others, one plate each: what they have, and what lies open before them. */
export function Plates({ table, moment, words }: CoastProps) {
  const others = othersOf(table.seats.length, moment.viewer)
  return (
    <Region label={words.labels.others} className={styles.plates}>
      {others.map((seat) => (
        <Plate key={seat} seat={seat} table={table} moment={moment} words={words} />
      ))}
    </Region>
  )
}

/** A long name is whole where one looks at its owner closely. */
function shortName(name: string): string {
  const cut = name.split('-')[0]
  return cut.length > 12 ? `${cut.slice(0, 11)}…` : cut
}

function Plate({ seat, table, moment, words }: CoastProps & { seat: number }) {
  const facts = factsOf(table)
  const { inspect } = useScene()
  const [turned, setTurned] = useState(-1)
  const rider = moment.view.state.seats[seat]
  const { name, flag } = table.seats[seat]
  const ability =
    rider.ability < 0
      ? null
      : { id: ABILITIES.value(rider.ability), ...words.ability(ABILITIES.value(rider.ability), facts) }
  const port = words.ports[PORTS.value(portOf(facts, rider))]
  const way = wayOf(facts, rider)
  const tiles = tilesIn(rider.tiles)
  const label = words.said.plate(
    name,
    `${port}, ${words.way[way]}`,
    [
      words.count(rider.coins, 'coin'),
      words.count(pearlsOf(rider, facts), 'pearl'),
      words.said.fulfilled(rider.fulfilled.length),
      words.said.inHand(inHand(rider)),
    ],
    tiles.map((tile) => words.tile(TILES.value(tile))),
    ability === null ? null : ability.name,
  )
  // The next event turns it back.
  const over = turned === moment.moves && ability !== null
  return (
    <button
      type="button"
      className={styles.plate}
      data-stop=""
      data-at={`plate ${seat}`}
      data-active={moment.asked?.seat === seat ? '' : undefined}
      data-full={new Set(tiles).size + Math.min(1, rider.decrees.length) > 2 ? '' : undefined}
      data-turned={over ? '' : undefined}
      onClick={({ currentTarget }) => {
        // Where a plate is too small for a second side, what is on it opens beside it.
        if (ability !== null && getComputedStyle(currentTarget).getPropertyValue('--turns') === '1')
          setTurned(over ? -1 : moment.moves)
        else inspect(`plate ${seat}`, currentTarget)
      }}
    >
      <span className="unseen">{over ? `${label} ${ability.effect}` : label}</span>
      <span className={styles.face} aria-hidden="true">
        <FaceArt flag={flag} />
        <span className={styles.flagOnFace}>
          <Flag flag={flag} width={17} />
        </span>
      </span>
      {over ? (
        <span className={styles.back} aria-hidden="true">
          <b>
            {shortName(name)}: {ability.name}
          </b>
          <span>{ability.effect}</span>
          <span className={styles.tiles}>
            <Heap tiles={rider.tiles} />
          </span>
        </span>
      ) : (
        <>
          <span className={styles.who} aria-hidden="true">
            <span className={styles.flag}>
              <Flag flag={flag} width={21} />
            </span>
            <b className={styles.name}>{shortName(name)}</b>
            <SeatMark seat={seat} brief />
          </span>
          <span className={styles.sub} aria-hidden="true">
            {ability === null ? (
              <span className={styles.where}>
                {way === 'back' ? (
                  words.way.back
                ) : (
                  <>
                    {way === 'out' ? '→' : '←'} {port}
                  </>
                )}
              </span>
            ) : (
              <span className={styles.ability} data-at={`ability ${ability.id}`}>
                {ability.name}
              </span>
            )}
          </span>
          <span className={styles.amounts} aria-hidden="true">
            <Held at={`coins ${seat}`} icon={<Good name="coin" size={17} />} n={rider.coins} />
            <Held at={`pearls ${seat}`} icon={<Good name="pearl" size={17} />} n={pearlsOf(rider, facts)} />
            <span className={styles.rest}>
              <Held
                at={`fulfilled ${seat}`}
                icon={
                  <span className={styles.done}>
                    <Icon name="check" size={15} />
                  </span>
                }
                n={rider.fulfilled.length}
              />
              <Held at={`hand ${seat}`} icon={<Icon name="cards" size={16} />} n={inHand(rider)} />
              <span className={styles.heaped}>
                <Held icon={<RiderIcon name="tile" size={16} />} n={tiles.length} />
              </span>
              {rider.decrees.length > 0 && (
                <Held
                  at={`decrees ${seat}`}
                  icon={<RiderIcon name="decree" size={16} color="var(--warn)" />}
                  n={rider.decrees.length}
                />
              )}
            </span>
          </span>
          <span className={styles.kinds} aria-hidden="true">
            {kindsOf(tiles).map(([thing, n]) => (
              <span key={thing}>
                <Good name={thing} size={16} />
                {n}
              </span>
            ))}
          </span>
          <span className={styles.tiles} aria-hidden="true" data-at={`tiles ${seat}`}>
            <Heap tiles={rider.tiles} />
          </span>
        </>
      )}
    </button>
  )
}

/** How many of each good lie before somebody. */
function kindsOf(tiles: readonly number[]): [string, number][] {
  const kinds = new Map<string, number>()
  for (const tile of tiles) kinds.set(thingOn(tile), (kinds.get(thingOn(tile)) ?? 0) + iconsOn(tile))
  return [...kinds]
}

/** Small tiles; those that look alike lie on each other. */
function Heap({ tiles }: { tiles: readonly number[] }) {
  return [...new Set(tilesIn(tiles))].map((tile) => (
    <span key={tile} className={styles.stack}>
      <TileArt tile={tile} />
      {tiles[tile] > 1 && <i className={styles.times}>×{tiles[tile]}</i>}
    </span>
  ))
}

function Held({ at, icon, n }: { at?: string; icon: ReactNode; n: number }) {
  return (
    <span className={styles.held} data-at={at}>
      {icon}
      {n}
    </span>
  )
}
