import { PORTS, TILES } from '@gam/whale-riders'
import type { RiderWords } from '@gam/whale-riders/words/table-words'
import { useState } from 'react'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Region } from '../../play/region.tsx'
import { AwayFlags } from '../../play/seat-mark.tsx'
import { type TableScene, useScene } from '../../play/table-context.ts'
import { useOpenInView } from '../../play/use-open-in-view.ts'
import { AbilityLine, isChoosing } from './ability-line.tsx'
import { RiderArt, RiderIcon, TileArt } from './art.tsx'
import coastStyles from './coast.module.css'
import { PortHead, ridersAt, Ways } from './coast.tsx'
import { Floe, IceEdge } from './coast-art.tsx'
import styles from './compact-table.module.css'
import { Contracts } from './contracts.tsx'
import { Decrees } from './decrees.tsx'
import { Amounts, claimedIcons, MyTiles } from './me.tsx'
import { isPaying, PaymentPanel } from './payment-panel.tsx'
import { coastOf, factsOf, isClosed, othersOf, portOf, STORM, tilesIn, wayOf } from './reading.ts'
import type { RiderTableProps } from './rider-table.tsx'
import { Plate } from './riders.tsx'
import { isPrinted, type Lying, lyingAt, Price, Space } from './space.tsx'
import { type Swapping, useSwapping } from './swapping.ts'

type Part = 'coast' | 'contracts' | 'players'

const PARTS: readonly Part[] = ['coast', 'contracts', 'players']

function isPart(id: string): id is Part {
  return PARTS.some((part) => part === id)
}

/** On which tab a target lies. */
function partOf(target: string): Part | null {
  if (/^(space \d|sail|swap)/.test(target)) return 'coast'
  return /^(contract|discard|payment|lay|ability) /.test(target) ? 'contracts' : null
}

/** What can be done on a tab; sailing and swapping count once, however they can be done. */
function countOn(part: Part, { targets }: TableScene): number {
  const open = [...targets].filter(([target, state]) => state === 'open' && partOf(target) === part)
  return new Set(open.map(([target]) => target.replace(/^swap .*/, 'swap'))).size
}

/** The table on a small screen: one port at a time, my contracts, or the players. */
export function CompactTable({ table, moment, words, preview, prompt }: RiderTableProps) {
  const scene = useScene()
  useOpenInView(scene.targets.size > 0 ? moment.decision : null)
  const step = moment.decision?.step ?? ''
  const [state, setState] = useState<{ step: string; part: Part }>({ step: '', part: 'coast' })
  // A new question brings its own tab to the front; after that the tabs are the reader's.
  const part = state.step === step ? state.part : (PART_OF_STEP[step] ?? state.part)
  const tabs = [
    { id: 'coast', label: words.labels.coast, icon: <RiderIcon name="coral" size={22} /> },
    { id: 'contracts', label: words.labels.contracts, icon: <Icon name="cards" size={22} /> },
    { id: 'players', label: words.labels.players, icon: <Icon name="people" size={22} /> },
  ].map((tab) => ({ ...tab, count: isPart(tab.id) ? countOn(tab.id, scene) : 0 }))
  return (
    <main className={styles.table} id="content">
      <Tabs
        label={words.labels.tabs}
        tabs={tabs}
        chosen={part}
        onChoose={(id) => {
          if (isPart(id)) setState({ step, part: id })
        }}
        between={
          <>
            {prompt}
            <AwayFlags />
            <MyLine table={table} moment={moment} words={words} preview={preview} />
          </>
        }
      >
        {part === 'coast' && <OnePort table={table} moment={moment} words={words} />}
        {part === 'contracts' && (
          <div className={styles.mine}>
            {isPaying(moment) && <PaymentPanel table={table} moment={moment} words={words} />}
            {isChoosing(moment) && <AbilityLine table={table} moment={moment} words={words} />}
            <Region label={words.labels.mine} className={styles.things}>
              <h2>{words.labels.contracts}</h2>
              <div className={styles.hand}>
                <Contracts table={table} moment={moment} words={words} />
              </div>
              {moment.viewer !== null && !isPaying(moment) && (
                <>
                  <h2>{words.labels.tiles}</h2>
                  <div className={styles.heap}>
                    <MyTiles
                      tiles={moment.view.state.seats[moment.viewer].tiles}
                      seat={moment.viewer}
                      words={words}
                    />
                  </div>
                </>
              )}
              {factsOf(table).decree && (
                <div className={styles.decrees}>
                  <Decrees table={table} moment={moment} words={words} />
                </div>
              )}
            </Region>
          </div>
        )}
        {part === 'players' && (
          <Region label={words.labels.others} className={styles.players}>
            {othersOf(table.seats.length, moment.viewer).map((seat) => (
              <Plate key={seat} seat={seat} table={table} moment={moment} words={words} />
            ))}
          </Region>
        )}
      </Tabs>
    </main>
  )
}

const PART_OF_STEP: { readonly [step: string]: Part } = {
  pay: 'contracts',
  fulfilMore: 'contracts',
  discardMore: 'contracts',
  chooseAbility: 'contracts',
  buyMore: 'coast',
}

type Props = Pick<RiderTableProps, 'table' | 'moment' | 'words'>

/** My coins, pearls and tiles, always in sight. */
function MyLine({ table, moment, words, preview }: Props & Pick<RiderTableProps, 'preview'>) {
  const { viewer, view } = moment
  if (viewer === null) return null
  const rider = view.state.seats[viewer]
  const tiles = tilesIn(rider.tiles)
  return (
    <div className={styles.line}>
      <Flag flag={table.seats[viewer].flag} width={28} />
      <Amounts table={table} moment={moment} words={words} preview={preview} line />
      <span className={styles.lineTiles} aria-hidden="true">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles that look alike are alike
          <span key={i} className={styles.lineTile}>
            <TileArt tile={tile} />
          </span>
        ))}
      </span>
      <span className={styles.lineDecrees}>{claimedIcons(rider.decrees)}</span>
    </div>
  )
}

/** The row of medallions, and below it what lies at the chosen port. */
function OnePort({ table, moment, words }: Props) {
  const facts = factsOf(table)
  const { targets } = useScene()
  const swapping = useSwapping(moment, targets.size > 0)
  const me = moment.viewer === null ? null : moment.view.state.seats[moment.viewer]
  const home = me === null ? coastOf(facts)[0] : portOf(facts, me)
  const [chosen, setChosen] = useState<{ home: number; port: number }>({ home, port: home })
  // When the rider moves on, the eye follows.
  const port = chosen.home === home ? chosen.port : home
  return (
    <div className={[coastStyles.coast, styles.sea].join(' ')} data-ground="sea">
      <nav className={styles.medallions} aria-label={words.labels.ports}>
        {coastOf(facts).map((other) => (
          <PortButton
            key={other}
            port={other}
            chosen={other === port}
            table={table}
            moment={moment}
            words={words}
            onChoose={() => setChosen({ home, port: other })}
          />
        ))}
        <IceEdge className={styles.edge} />
      </nav>
      <Region label={words.ports[PORTS.value(port)]} className={styles.port} ground="sea">
        {isClosed(port, moment.view.state.ports[port]) && <Floe className={styles.field} seed={port + 40} />}
        <div className={styles.head}>
          <PortHead port={port} table={table} moment={moment} words={words} />
          <span className={styles.riders} data-at={`water ${PORTS.value(port)}`}>
            {ridersAt(port, table, moment).map(({ rider, seat }) => (
              <span key={seat} className={styles.rider} data-at={`rider ${seat}`}>
                <RiderArt flag={table.seats[seat].flag} home={wayOf(facts, rider) !== 'out'} />
              </span>
            ))}
          </span>
        </div>
        {port === home && (
          <div className={styles.ways}>
            <Ways table={table} moment={moment} words={words} swapping={swapping} />
          </div>
        )}
        <ul className={styles.rows}>
          {lyingAt(port, moment, facts)
            .filter((one) => !isPrinted(one))
            .map((one) => (
              <li key={one.space} className={styles.row}>
                <SpaceRow lying={one} words={words} swapping={swapping} />
              </li>
            ))}
        </ul>
      </Region>
    </div>
  )
}

function PortButton({
  port,
  chosen,
  table,
  moment,
  words,
  onChoose,
}: Props & { port: number; chosen: boolean; onChoose(): void }) {
  const facts = factsOf(table)
  const name = PORTS.value(port)
  const there = ridersAt(port, table, moment)
  const mine = there.some(({ seat }) => seat === moment.viewer)
  return (
    <button
      type="button"
      className={styles.medallion}
      data-port={name}
      data-mine={mine ? '' : undefined}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="unseen">
        {words.said.port(
          words.ports[name],
          there.map(({ rider, seat }) => words.said.rider(table.seats[seat].name, wayOf(facts, rider))),
          isClosed(port, moment.view.state.ports[port]),
        )}
      </span>
      <span className={styles.disc}>
        <RiderIcon name={name} size={24} color="currentColor" />
      </span>
      <span className={styles.flags} aria-hidden="true">
        {there.map(({ seat }) => (
          <Flag key={seat} flag={table.seats[seat].flag} width={14} />
        ))}
      </span>
    </button>
  )
}

/** A space as a row: price, tile, its name, and what can be done with it. */
function SpaceRow({ lying, words, swapping }: { lying: Lying; words: RiderWords; swapping: Swapping }) {
  const { targets } = useScene()
  const { tile, here, space, price, was, short } = lying
  const open = here && !swapping.on && targets.get(`space ${space}`) === 'open'
  if (tile < 0)
    return (
      <span className={styles.emptyRow}>
        <Price lying={lying} open={false} /> {words.empty}
      </span>
    )
  const name = words.tile(TILES.value(tile))
  return (
    <Space lying={lying} words={words} swapping={swapping} className={styles.spaceRow}>
      <span className={styles.rowInside} aria-hidden="true">
        <Price lying={lying} open={open} bare />
        <TileArt tile={tile} />
        <span className={styles.rowName}>
          <b>{name}</b>
          {tile !== STORM && <small>{words.looks.space(price, was)}</small>}
        </span>
        {open && <span className={styles.buy}>{words.buy}</span>}
        {here && short > 0 && tile !== STORM && <span className={styles.short}>{words.short(short)}</span>}
      </span>
    </Space>
  )
}
