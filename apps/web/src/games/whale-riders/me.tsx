import type { Statement } from '@gam/kernel'
import { ABILITIES, pearlsOf, type RiderTypes } from '@gam/whale-riders'
import type { ReactNode } from 'preact/compat'
import { Flag } from '../../parts/flag.tsx'
import { Region } from '../../play/region.tsx'
import { Thing } from '../../play/thing.tsx'
import type { Preview } from '../../session/session.ts'
import { FaceArt, Good } from './art.tsx'
import { Cargo } from './cargo.tsx'
import type { CoastProps } from './coast.tsx'
import { Decrees } from './decrees.tsx'
import { useLaid } from './laid.ts'
import { Letters } from './letters.tsx'
import { isChoosing, Magic } from './magic.tsx'
import styles from './me.module.css'
import { Ways } from './on-demand.ts'
import { factsOf } from './reading.ts'

interface Mine extends CoastProps {
  readonly preview: Preview<RiderTypes> | null
  readonly told: readonly Statement[]
  readonly log: ReactNode
}

/** My things: amounts, contracts, cargo, and beside them what is worth a look now. */
export function Me({ table, moment, words, preview, told, log }: Mine) {
  const facts = factsOf(table)
  const { viewer } = moment
  const { laid } = useLaid()
  const choosing = isChoosing(moment)
  const paid = told.find(({ type, seat }) => type === 'contractFulfilled' && seat === viewer) ?? null
  return (
    <Region
      label={words.labels.mine}
      className={[styles.me, viewer === null ? styles.nobody : '', choosing ? styles.choosing : ''].join(' ')}
    >
      {viewer !== null && (
        <div className={styles.who}>
          <p className={styles.name} data-at={`plate ${viewer}`}>
            <span className={styles.face} aria-hidden="true">
              <FaceArt flag={table.seats[viewer].flag} />
            </span>
            <Flag flag={table.seats[viewer].flag} width={26} />
            <span className={styles.called}>{table.seats[viewer].name}</span>
          </p>
          <MyAbility table={table} moment={moment} words={words} />
          <Amounts table={table} moment={moment} words={words} preview={preview} />
        </div>
      )}
      <Letters
        key={`letters ${viewer}`}
        table={table}
        moment={moment}
        words={words}
        preview={preview}
        paid={paid}
      />
      {choosing ? (
        <Magic table={table} moment={moment} words={words} />
      ) : (
        <>
          {viewer !== null && (
            <Cargo key={viewer} viewer={viewer} moment={moment} words={words} preview={preview} told={told} />
          )}
          <div
            className={styles.tray}
            data-tray={laid?.kind === 'payment' ? 'ways' : facts.decree ? 'decrees' : 'log'}
          >
            {laid?.kind === 'payment' ? (
              <Ways payment={laid} words={words} />
            ) : (
              <>
                {facts.decree && <Decrees table={table} moment={moment} words={words} />}
                <div className={styles.log}>{log}</div>
              </>
            )}
          </div>
        </>
      )}
    </Region>
  )
}

function MyAbility({ table, moment, words }: CoastProps) {
  const { viewer, view } = moment
  const ability = viewer === null ? -1 : view.state.seats[viewer].ability
  if (ability < 0) return null
  const id = ABILITIES.value(ability)
  const { name, effect } = words.ability(id, factsOf(table))
  return (
    <Thing place={`ability ${id}`} label={words.said.ability(name, effect)} className={styles.ability}>
      <span aria-hidden="true">
        <b>{name}</b>
        <span>: {effect}</span>
      </span>
    </Thing>
  )
}

/** Coins and pearls, with what the considered action would make of them. */
function Amounts({ table, moment, words, preview }: Omit<Mine, 'log' | 'told'>) {
  const facts = factsOf(table)
  const { viewer, view } = moment
  if (viewer === null) return null
  const rider = view.state.seats[viewer]
  const after = preview?.after.seats[viewer] ?? rider
  return (
    <dl className={styles.amounts}>
      <Amount
        at={`coins ${viewer}`}
        thing="coin"
        label={words.labels.coins}
        n={rider.coins}
        then={after.coins}
      />
      <Amount
        at={`pearls ${viewer}`}
        thing="pearl"
        label={words.labels.pearls}
        n={pearlsOf(rider, facts)}
        then={pearlsOf(after, facts)}
      />
    </dl>
  )
}

function Amount({
  at,
  thing,
  label,
  n,
  then,
}: {
  at: string
  thing: string
  label: string
  n: number
  then: number
}) {
  return (
    <div className={styles.amount} data-at={at}>
      <dd className={styles.number}>
        <Good name={thing} />{' '}
        {then === n ? (
          n
        ) : (
          <>
            <small>{n}→</small>
            <span className={styles.then} data-less={then < n ? '' : undefined}>
              {then}
            </span>
          </>
        )}
      </dd>
      <dt>{label}</dt>
    </div>
  )
}
