import type { Statement } from '@gam/kernel'
import type { NewBedford } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { type ReactNode, useMemo, useState } from 'preact/compat'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import { useOpenInView } from '../../play/use-open-in-view.ts'
import type { TableProps } from '../board.ts'
import { Harbour } from './harbour.tsx'
import { useRising } from './life-at-sea.ts'
import lights from './light.module.css'
import { lightOf, sceneOf } from './light.ts'
import { LotPiece } from './lot.tsx'
import { MyThings } from './mine.tsx'
import { captainLook, ReturnPanel } from './on-demand.ts'
import { OverContext } from './over.tsx'
import { Panel } from './panel.tsx'
import { panelOf } from './panels.tsx'
import { Plates } from './plates.tsx'
import { phaseOf, type TownMoment } from './reading.ts'
import { RoundBanner } from './round-banner.tsx'
import { Seats } from './seats.tsx'
import { seenOf, withHouses } from './seen.ts'
import { Stores } from './stores.tsx'
import { townOf } from './streets.ts'
import { TableTabs } from './table-tabs.tsx'
import { Town } from './town.tsx'
import styles from './town-table.module.css'
import { useLight } from './use-light.tsx'
import { useTab } from './use-tab.ts'

/** So many places stand side by side where town and quay are one grid; the bag is one more. */
const SEVEN = 7

type Props = TableProps<NewBedford, TownWords>

/** Ships move, whales are drawn and chosen: the town steps back, unless something in it is asked for. */
function cameraOf(
  moment: TownMoment,
  told: readonly Statement[],
  targets: ReadonlyMap<string, unknown>,
): 'town' | 'sea' {
  const shown = sceneOf(told)
  if (shown) return shown.at
  const phase = phaseOf(moment)
  if (phase === 'setup' || phase === 'action' || phase === 'over') return 'town'
  const asked = [...targets.keys()].some((target) => /^(space|building) /.test(target))
  return asked ? 'town' : 'sea'
}

/** From sea back to town: the water falls, from the skyline down, and the town stands behind it. */
function useEbb(camera: 'town' | 'sea'): ReactNode {
  const [was, come] = useState(camera)
  const [falls, fall] = useState(false)
  if (was !== camera) {
    come(camera)
    fall(camera === 'town')
  }
  return falls && <span className={styles.ebb} aria-hidden="true" onAnimationEnd={() => fall(false)} />
}

/**
 * The table of New Bedford, one tree for every window: header, seats, the scene of town and harbour, what is asked, my
 * things and the others', tabs. What has no room in a form is folded by the style sheet.
 */
export function TownTable(props: Props) {
  const { table, moment, words, preview, told, log, prompt, header, acting } = props
  const state = withHouses(moment.view.state, told)
  const own = seenOf(table, moment, words, preview, state)
  // What is proposed changes my things alone; while starting goods are agreed on, what the town costs me too.
  const proposed = phaseOf(moment) === 'setup' ? preview : null
  const seen = useMemo(
    () => seenOf(table, moment, words, proposed, state),
    [table, moment, words, proposed, state],
  )
  useRising(state)
  const { targets, panel: set } = useScene()
  const camera = cameraOf(moment, told, targets)
  const { tab, counts, choose } = useTab(seen, camera)
  const [looked, look] = useState<number | null>(null)
  const asked = panelOf(seen, told)
  const panel = asked ?? (looked === null ? null : captainLook(seen, looked))
  const { light, haze } = useLight(lightOf(moment, told))
  const ebb = useEbb(camera)
  useOpenInView(targets.size > 0 ? moment.decision : null)
  const { streets, quay } = townOf(seen.facts)
  const lots = [...streets, quay].reduce((sum, street) => sum + street.length, 0)
  const [over, setOver] = useState<HTMLElement | null>(null)
  const sea = { table, moment, words, told, acting }
  return (
    <div className={styles.table}>
      <div
        className={styles.inner}
        data-tab={tab}
        data-camera={camera}
        data-open={panel?.name}
        data-panel={set === null || set === ReturnPanel ? undefined : 'amounts'}
        data-log={seen.facts.log ? '' : undefined}
        style={{ '--sevens': Math.ceil((lots + 1) / SEVEN) }}
      >
        <div className={styles.header}>{header}</div>
        <Seats seen={seen} onPlayers={() => choose('players')} />
        <div className={styles.stage}>
          <main
            className={[styles.main, lights.light].join(' ')}
            id="content"
            data-light={light}
            data-evening={sceneOf(told)?.at === 'town' ? '' : undefined}
            data-tab-panel={tab}
          >
            <Region label={words.townAndPiers} className={styles.scene}>
              <Town seen={seen} streets={streets} />
              <div className={styles.harbour}>
                <div className={styles.sea} data-ground="sea">
                  <Harbour {...sea} />
                </div>
                <div className={styles.stores}>
                  <Stores table={table} moment={moment} words={words} />
                </div>
                <div className={styles.quay}>
                  {quay.map((lot) => (
                    <LotPiece key={lot.name} seen={seen} lot={lot} />
                  ))}
                </div>
              </div>
              {haze}
            </Region>
          </main>
          {ebb}
          <RoundBanner {...sea} />
          <div ref={setOver} className={styles.over} data-over="" />
          {panel && (
            <div className={styles.over} data-open={panel.name}>
              <Panel
                panel={panel}
                label={words.regions.panel}
                onClose={asked === null ? () => look(null) : undefined}
              />
            </div>
          )}
        </div>
        <div className={styles.prompt}>
          <OverContext value={over}>{prompt}</OverContext>
        </div>
        <div className={styles.dock} data-seats={table.seats.length}>
          <MyThings seen={own} />
          <Plates seen={seen} onCaptain={look} />
          <div className={styles.log}>{log}</div>
        </div>
        <TableTabs seen={seen} tab={tab} counts={counts} onChoose={choose} />
      </div>
    </div>
  )
}
