import { ABILITIES, PORTS, pearlsOf, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { ReactNode } from 'react'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import type { TableInfo } from '../../session/session.ts'
import { RiderIcon } from './art.tsx'
import { factsOf, inHand, othersOf, portOf, type RiderMoment, tilesIn, wayOf } from './reading.ts'
import styles from './riders.module.css'
import { TilesRow } from './tiles-row.tsx'

interface Props {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
}

/** The others, one plate each: what they have, and what lies open before them. */
export function Opponents({ table, moment, words }: Props) {
  const others = othersOf(table.seats.length, moment.viewer)
  return (
    <Region label={words.labels.others} className={styles.others}>
      {others.map((seat) => (
        <Plate
          key={seat}
          seat={seat}
          table={table}
          moment={moment}
          words={words}
          wide={others.length === 1}
        />
      ))}
    </Region>
  )
}

export function Plate({
  seat,
  table,
  moment,
  words,
  wide = false,
}: Props & { seat: number; wide?: boolean }) {
  const facts = factsOf(table)
  const rider = moment.view.state.seats[seat]
  const { name, flag } = table.seats[seat]
  const active = moment.asked?.seat === seat
  const pearls = pearlsOf(rider, facts)
  const ability = rider.ability < 0 ? null : ABILITIES.value(rider.ability)
  const where = `${words.ports[PORTS.value(portOf(facts, rider))]}, ${words.way[wayOf(facts, rider)]}`
  const label = words.said.plate(
    name,
    where,
    [
      words.count(rider.coins, 'coin'),
      words.count(pearls, 'pearl'),
      words.said.fulfilled(rider.fulfilled.length),
      words.said.inHand(inHand(rider)),
    ],
    tilesIn(rider.tiles).map((tile) => words.tile(TILES.value(tile))),
    ability === null ? null : words.ability(ability, facts).name,
  )
  return (
    <Piece
      target={`plate ${seat}`}
      label={label}
      place={`plate ${seat}`}
      className={[styles.plate, wide ? styles.wide : ''].join(' ')}
    >
      <span className={styles.inside} data-active={active ? '' : undefined} aria-hidden="true">
        <span className={styles.who}>
          <Flag flag={flag} width={26} />
          <b className={styles.name} data-long={name.length > 15 ? '' : undefined}>
            {name}
          </b>
          <SeatMark seat={seat} />
        </span>
        <span className={styles.amounts}>
          <Held at={`coins ${seat}`} icon={<RiderIcon name="coin" size={19} />} n={rider.coins} />
          <Held at={`pearls ${seat}`} icon={<RiderIcon name="pearl" size={19} />} n={pearls} />
          <Held
            at={`fulfilled ${seat}`}
            icon={
              <span className={styles.done}>
                <Icon name="check" size={17} />
              </span>
            }
            n={rider.fulfilled.length}
          />
          <Held at={`hand ${seat}`} icon={<Icon name="cards" size={18} />} n={inHand(rider)} />
          {rider.decrees.length > 0 && (
            <span className={styles.decrees}>
              <Held
                at={`decrees ${seat}`}
                icon={<RiderIcon name="decree" size={19} color="var(--warn)" />}
                n={rider.decrees.length}
              />
            </span>
          )}
        </span>
        <span className={styles.tiles} data-at={`tiles ${seat}`}>
          <TilesRow tiles={rider.tiles} />
        </span>
        {ability !== null && (
          <span className={styles.ability} data-at={`ability ${ability}`}>
            <RiderIcon name={ability} size={19} />
            {wide && <span>{words.ability(ability, facts).name}</span>}
          </span>
        )}
      </span>
    </Piece>
  )
}

function Held({ at, icon, n }: { at: string; icon: ReactNode; n: number }) {
  return (
    <span className={styles.held} data-at={at}>
      {icon}
      {n}
    </span>
  )
}
