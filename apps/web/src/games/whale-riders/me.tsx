import type { RiderTypes } from '@gam/whale-riders'
import { ABILITIES, DECREES, pearlsOf, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import type { ReactNode } from 'react'
import { Flag } from '../../parts/flag.tsx'
import { Piece } from '../../play/piece.tsx'
import { Region } from '../../play/region.tsx'
import type { Preview, TableInfo } from '../../session/session.ts'
import { RiderIcon, TileArt } from './art.tsx'
import { Contracts } from './contracts.tsx'
import { Decrees } from './decrees.tsx'
import styles from './me.module.css'
import { factsOf, type RiderMoment, tilesIn } from './reading.ts'

interface Props {
  table: TableInfo
  moment: RiderMoment
  words: RiderWords
  preview: Preview<RiderTypes> | null
}

/** My things: amounts, contracts, tiles, and the decrees I may still reach. */
export function Me({ table, moment, words, preview }: Props) {
  const facts = factsOf(table)
  const { viewer, view } = moment
  return (
    <Region
      label={words.labels.mine}
      className={[
        styles.me,
        facts.decree ? styles.withDecrees : '',
        viewer === null ? styles.nobody : '',
      ].join(' ')}
    >
      {viewer !== null && (
        <div className={styles.who}>
          <p className={styles.name} data-at={`plate ${viewer}`}>
            <Flag flag={table.seats[viewer].flag} width={36} />
            <span>{table.seats[viewer].name}</span>
          </p>
          <MyAbility table={table} moment={moment} words={words} />
          <Amounts table={table} moment={moment} words={words} preview={preview} />
        </div>
      )}
      <Contracts table={table} moment={moment} words={words} />
      {viewer !== null && (
        <div className={styles.tiles}>
          <h2 className={styles.caption}>{words.labels.tiles}</h2>
          <MyTiles
            tiles={view.state.seats[viewer].tiles}
            after={preview?.after.seats[viewer].tiles ?? null}
            seat={viewer}
            words={words}
          />
        </div>
      )}
      {facts.decree && <Decrees table={table} moment={moment} words={words} />}
    </Region>
  )
}

function MyAbility({ table, moment, words }: Omit<Props, 'preview'>) {
  const { viewer, view } = moment
  const ability = viewer === null ? -1 : view.state.seats[viewer].ability
  if (ability < 0) return null
  const id = ABILITIES.value(ability)
  const { name, effect } = words.ability(id, factsOf(table))
  return (
    <Piece
      target={`ability ${id}`}
      label={words.said.ability(name, effect)}
      place={`ability ${id}`}
      className={styles.ability}
    >
      <span aria-hidden="true" className={styles.abilityFace}>
        <RiderIcon name={id} size={26} />
        <span>
          <b>{name}</b>
        </span>
      </span>
    </Piece>
  )
}

/** Coins and pearls, with what the considered action would make of them. */
export function Amounts({ table, moment, words, preview, line = false }: Props & { line?: boolean }) {
  const facts = factsOf(table)
  const { viewer, view } = moment
  if (viewer === null) return null
  const rider = view.state.seats[viewer]
  const after = preview?.after.seats[viewer] ?? rider
  return (
    <dl className={line ? styles.line : styles.amounts}>
      <Amount
        at={`coins ${viewer}`}
        icon={<RiderIcon name="coin" size={line ? 22 : 30} />}
        label={words.labels.coins}
        n={rider.coins}
        then={after.coins}
      />
      <Amount
        at={`pearls ${viewer}`}
        icon={<RiderIcon name="pearl" size={line ? 22 : 30} />}
        label={words.labels.pearls}
        n={pearlsOf(rider, facts)}
        then={pearlsOf(after, facts)}
      />
    </dl>
  )
}

function Amount({
  at,
  icon,
  label,
  n,
  then,
}: {
  at: string
  icon: ReactNode
  label: string
  n: number
  then: number
}) {
  return (
    <div className={styles.amount} data-at={at}>
      {icon}
      <dd className={styles.number}>
        {n}
        {then !== n && (
          <span className={styles.then} data-less={then < n ? '' : undefined}>
            {' '}
            → {then}
          </span>
        )}
      </dd>
      <dt>{label}</dt>
    </div>
  )
}

/** My tiles; under a proposal, those that would go step back and those that would come are shown already. */
export function MyTiles({
  tiles,
  after = null,
  seat,
  words,
}: {
  tiles: readonly number[]
  after?: readonly number[] | null
  seat: number
  words: RiderWords
}) {
  const all = tilesIn(tiles)
  const coming = after === null ? [] : tilesIn(after.map((n, tile) => Math.max(0, n - tiles[tile])))
  const names = all.map((tile) => words.tile(TILES.value(tile)))
  return (
    <div className={styles.heap} data-at={`tiles ${seat}`} data-n={heapOf(all.length + coming.length)}>
      <span className="unseen">{all.length === 0 ? words.noTiles : words.list(names)}</span>
      {all.length + coming.length === 0 && (
        <p className={styles.noTiles} aria-hidden="true">
          {words.noTiles}
        </p>
      )}
      {all.map((tile, i) => {
        const copy = all.slice(0, i).filter((other) => other === tile).length
        const going = after !== null && copy >= after[tile]
        return (
          <span key={`${tile}.${copy}`} className={going ? styles.going : undefined}>
            <TileArt tile={tile} />
          </span>
        )
      })}
      {coming.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
        <span key={i} className={styles.coming}>
          <TileArt tile={tile} />
        </span>
      ))}
    </div>
  )
}

function heapOf(n: number): string {
  if (n <= 9) return 'few'
  return n <= 16 ? 'some' : 'many'
}

/** The decrees I hold, for the line of a small screen. */
export function claimedIcons(decrees: readonly number[]): ReactNode {
  return decrees.map((decree) => <RiderIcon key={decree} name={DECREES.value(decree)} size={20} />)
}
