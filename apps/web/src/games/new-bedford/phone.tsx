import { BUILDINGS, isVictory, TOKENS } from '@gam/new-bedford'
import { type ReactNode, useState } from 'react'
import { Swell } from '../../art/sea.tsx'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { Region } from '../../play/region.tsx'
import { SeatMark } from '../../play/seat-mark.tsx'
import { useScene } from '../../play/table-context.ts'
import { useOpenInView } from '../../play/use-open-in-view.ts'
import { Held, HeldWhale, Pic, ShipArt } from './art.tsx'
import { amountsOf, HomeShips } from './corner.tsx'
import { CaptainLine, MyPages, OpenCards, TheirPages } from './on-demand.ts'
import { Panel, type ShownPanel } from './panel.tsx'
import styles from './phone.module.css'
import {
  DOCK,
  HARBOUR_SPACES,
  offered,
  othersOf,
  ownedBy,
  phaseOf,
  SHORE,
  shipsIn,
  TOWN_SPACES,
  WATERS,
} from './reading.ts'
import { Bag, OutTokens, Quay } from './sea.tsx'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { hasPages, isOpenCard, whalesShown } from './ships-log-shelf.ts'
import { PlayerLine } from './strips.tsx'
import { BuiltTile, OfferTile, SpaceTile } from './tiles.tsx'
import { Track } from './track.tsx'

type TabId = 'town' | 'sea' | 'build' | 'players'
const TABS: readonly TabId[] = ['town', 'sea', 'build', 'players']
const BUSIEST: TabId = 'town'

/** Where a target lies on a small screen. */
function tabOf(seen: Seen, target: string): TabId | null {
  // My own cards lie above my amounts on every part.
  if (target.startsWith('card ')) return isOpenCard(seen.state, target.slice(5)) ? 'sea' : null
  if (target.startsWith('space ')) return 'town'
  if (target.startsWith('building ')) return 'build'
  return 'sea'
}

/** The table on a small screen: seats, the sea as a strip, one part at a time, what is asked, what I have. */
export function PhoneTable({
  seen,
  panel,
  prompt,
  onCaptain,
  onClose,
}: {
  seen: Seen
  panel: ShownPanel | null
  prompt: ReactNode
  onCaptain(seat: number): void
  /** Only for a panel that was opened to look at. */
  onClose: (() => void) | undefined
}) {
  const { words, moment } = seen
  const { targets } = useScene()
  const counts = { town: 0, sea: 0, build: 0, players: 0 }
  if (panel === null)
    for (const [target, state] of targets) {
      const where = tabOf(seen, target)
      if (state === 'open' && where !== null) counts[where]++
    }
  const busiest = TABS.reduce((best, tab) => (counts[tab] > counts[best] ? tab : best), BUSIEST)
  const [chosen, choose] = useState<{ tab: TabId; step: string | null }>({ tab: 'town', step: null })
  const step = moment.decision?.step ?? null
  // A new question brings its own part forward; otherwise what was chosen stays.
  const tab = step !== null && chosen.step !== step && counts[busiest] > 0 ? busiest : chosen.tab
  useOpenInView(targets.size > 0 ? moment.decision : null)
  const icons = { town: 'building', sea: 'prepare and launch', build: 'town hall', players: '' }
  return (
    <div className={styles.phone}>
      <Seats seen={seen} onPlayers={() => choose({ tab: 'players', step })} />
      <SeaStrip seen={seen} onSea={() => choose({ tab: 'sea', step })} />
      <main className={styles.rest} id="content">
        <Tabs
          label={words.regions.tabs}
          tabs={TABS.map((id) => ({
            id,
            label: words.tabs[id],
            icon: id === 'players' ? <Icon name="people" size={24} /> : <Pic name={icons[id]} size={24} />,
            count: counts[id],
          }))}
          chosen={tab}
          onChoose={(id) => {
            const found = TABS.find((one) => one === id)
            if (found) choose({ tab: found, step })
          }}
          between={
            <>
              {prompt}
              <div className={styles.pages}>
                {hasPages(seen, seen.me) && <MyPages seen={seen} most={10} />}
              </div>
              <MyLine seen={seen} />
            </>
          }
        >
          {panel ? (
            <div className={styles.panel}>
              <Panel panel={panel} label={words.regions.panel} onClose={onClose} />
            </div>
          ) : (
            <TabPanel seen={seen} tab={tab} onCaptain={onCaptain} />
          )}
        </Tabs>
      </main>
    </div>
  )
}

function TabPanel({ seen, tab, onCaptain }: { seen: Seen; tab: TabId; onCaptain(seat: number): void }) {
  switch (tab) {
    case 'town':
      return <TownPanel seen={seen} />
    case 'sea':
      return <SeaPanel seen={seen} />
    case 'build':
      return <BuildPanel seen={seen} />
    case 'players':
      return <PlayersPanel seen={seen} onCaptain={onCaptain} />
  }
}

function Seats({ seen, onPlayers }: { seen: Seen; onPlayers(): void }) {
  const { words, table, me, moment } = seen
  return (
    <nav className={styles.seats} aria-label={words.regions.seats}>
      {[me, ...othersOf(table.seats.length, me)].map((seat) => {
        const { total } = moment.standings[seat]
        return (
          <button
            key={seat}
            type="button"
            className={styles.seat}
            data-active={moment.asked?.seat === seat ? '' : undefined}
            data-mine={seat === me && moment.decision !== null ? '' : undefined}
            data-at={`plate ${seat}`}
            onClick={onPlayers}
          >
            <span aria-hidden="true" className={styles.seatLine}>
              <Flag flag={flagOf(seen, seat)} width={24} />
              <b data-at={`score ${seat}`}>{total}</b>
            </span>
            <span className={styles.seatName}>{nameOf(seen, seat)}</span>
            {seat < seen.facts.people && <SeatMark seat={seat} brief />}
            <span className="unseen">, {words.points(total)}</span>
          </button>
        )
      })}
    </nav>
  )
}

/** The sea as a strip: ships only, in their order. */
function SeaStrip({ seen, onSea }: { seen: Seen; onSea(): void }) {
  const { words, state } = seen
  return (
    <button type="button" className={styles.strip} onClick={onSea}>
      <span className="unseen">{words.regions.sea}</span>
      <span className={styles.stripSwell} aria-hidden="true">
        <Swell width={390} height={112} rows={6} opacity={0.15} from={20} />
      </span>
      <span className={styles.stripShore} aria-hidden="true" data-at="dock">
        {shipsIn(state, DOCK)
          .slice(0, 4)
          .map(({ seat, ship }) => (
            <span key={`${seat} ${ship}`} data-at={`ship ${seat} ${ship}`}>
              <ShipArt flag={flagOf(seen, seat)} width={30} />
            </span>
          ))}
      </span>
      {WATERS.map((space) => (
        <span
          key={space}
          className={styles.stripWaters}
          data-space={space}
          aria-hidden="true"
          data-at={`waters ${space}`}
        >
          <b>{space}</b>
          {shipsIn(state, SHORE + space).map(({ seat, ship }) => (
            <span key={`${seat} ${ship}`} data-at={`ship ${seat} ${ship}`}>
              <ShipArt flag={flagOf(seen, seat)} width={34} />
            </span>
          ))}
        </span>
      ))}
    </button>
  )
}

function TownPanel({ seen }: { seen: Seen }) {
  const { words, state, facts } = seen
  const standing = seen.table.seats
    .flatMap((_, seat) => ownedBy(state, facts, seat))
    .filter((building) => !isVictory(building))
  const { targets } = useScene()
  const open = (building: number) =>
    targets.get(`space ${BUILDINGS.value(building)}`) === 'open' ? 0 : state.used[building] ? 2 : 1
  const sorted = standing.toSorted((a, b) => open(a) - open(b))
  return (
    <Region label={words.regions.town} className={styles.land}>
      <h2>{words.townAndPiers}</h2>
      <div className={styles.spaces}>
        {[...TOWN_SPACES, ...HARBOUR_SPACES].map((space) => (
          <SpaceTile key={space} seen={seen} space={space} look="tall" />
        ))}
      </div>
      {standing.length > 0 && (
        <>
          <h2>
            {words.usable} <small>{standing.length}</small>
          </h2>
          <div className={styles.pairs}>
            {sorted.map((building) => (
              <BuiltTile key={building} seen={seen} building={building} look="full" />
            ))}
          </div>
        </>
      )}
    </Region>
  )
}

/** What is asked for at sea stands first: the track for a launch, else what lies out. */
const ON_TRACK = new Set([
  'launch',
  'moveOut',
  'countWhales',
  'mayLaunch',
  'gulfStream',
  'tradeWinds',
  'gam',
  'nameShip',
])

function sizeOf(tokens: readonly number[]): number {
  return tokens.slice(0, TOKENS.size).reduce((sum, n) => sum + n, 0)
}

function SeaPanel({ seen }: { seen: Seen }) {
  const { words, moment, state } = seen
  const track = (
    <div key="track" className={styles.trackDown}>
      <Track seen={seen} width={56} />
    </div>
  )
  const harbour = (
    <div key="harbour" className={styles.home}>
      <Quay seen={seen} width={52} />
      <HomeShips seen={seen} />
    </div>
  )
  const ocean = (
    <div key="ocean" className={styles.ocean}>
      <h2>{phaseOf(moment) === 'whaling' ? words.drawn(sizeOf(state.out)) : words.leftOut}</h2>
      <div className={styles.out}>
        <OutTokens seen={seen} size={52} />
      </div>
      {seen.facts.log && (
        <div className={styles.openCards}>
          <OpenCards seen={seen} />
        </div>
      )}
      <Bag seen={seen} />
    </div>
  )
  const step = moment.decision?.step ?? ''
  const parts = ON_TRACK.has(step)
    ? [track, harbour, ocean]
    : step === 'prepare' || step === 'mayPrepare'
      ? [harbour, ocean, track]
      : [ocean, harbour, track]
  return (
    <Region label={words.regions.sea} className={styles.seaPanel} ground="sea">
      {parts}
    </Region>
  )
}

function BuildPanel({ seen }: { seen: Seen }) {
  const { words, state, facts } = seen
  const offers = offered(state, facts)
  return (
    <Region label={words.toBuild} className={styles.land}>
      <h2>
        {words.toBuild} <small>{offers.length === 0 ? words.allBuilt : words.left(offers.length)}</small>
      </h2>
      <div className={styles.pairs} data-tall="">
        {offers.map((building) => (
          <OfferTile key={building} seen={seen} building={building} look="full" />
        ))}
      </div>
    </Region>
  )
}

function PlayersPanel({ seen, onCaptain }: { seen: Seen; onCaptain(seat: number): void }) {
  const { words, state, facts, table, me } = seen
  return (
    <Region label={words.regions.others} className={styles.players}>
      {[me, ...othersOf(table.seats.length, me)].map((seat) => {
        const buildings = ownedBy(state, facts, seat)
        return (
          <article key={seat} className={styles.player}>
            <div className={styles.playerLine}>
              <PlayerLine seen={seen} seat={seat} />
            </div>
            {seat >= facts.people && (
              <div className={styles.captain}>
                <CaptainLine seen={seen} seat={seat} onLook={() => onCaptain(seat)} />
              </div>
            )}
            {buildings.length === 0 ? (
              <p className={styles.none}>{words.noBuildings}</p>
            ) : (
              <div className={styles.pairs}>
                {buildings.map((building) => (
                  <BuiltTile key={building} seen={seen} building={building} look="full" />
                ))}
              </div>
            )}
            {seat !== me && (
              <div className={styles.theirPages}>
                {hasPages(seen, seat) && <TheirPages seen={seen} seat={seat} most={20} />}
              </div>
            )}
          </article>
        )
      })}
    </Region>
  )
}

function MyLine({ seen }: { seen: Seen }) {
  const { words, state, me, delta } = seen
  const amounts = amountsOf(seen, me)
  return (
    <section className={styles.mine} aria-label={words.regions.mine}>
      {['wood', 'food', 'brick', 'coin'].map((good, i) => (
        <span key={good} data-at={`held ${me} ${good}`} data-changed={delta?.[i] ? '' : undefined}>
          <Held name={good} count={amounts[i] + (delta?.[i] ?? 0)} size={22} />
          <span className="unseen">{words.goods[good]}</span>
        </span>
      ))}
      <span className={styles.rule} />
      {whalesShown(seen.facts, state.seats[me].whales).map((token) => (
        <span key={token} data-at={`whales ${me}`}>
          <HeldWhale token={token} count={state.seats[me].whales[TOKENS.indexOf(token)]} size={25} />
          <span className="unseen">{words.whales[token]}</span>
        </span>
      ))}
    </section>
  )
}
