import { CARDS, type CardTypes, customsOf, GOODS } from '@gam/whale-riders-cards'
import type { CardWords } from '@gam/whale-riders-cards/words/table-words'
import { useMemo, useState } from 'preact/compat'
import { IconButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Region } from '../../play/region.tsx'
import { useScene } from '../../play/table-context.ts'
import { useUi } from '../../words/language.ts'
import type { TableProps } from '../board.ts'
import { cardIndex } from './card-art.tsx'
import styles from './card-table.module.css'
import { Climax } from './climax.tsx'
import { Backdrop, Fleet, Quay } from './ground.tsx'
import { Hand } from './hand.tsx'
import lights from './light.module.css'
import { Market } from './market.tsx'
import { ghostOf } from './preview.ts'
import { lightOf, portName } from './reading.ts'
import { Ribbon } from './ribbon.tsx'
import { Shore } from './shore.tsx'
import { sceneOf } from './told.ts'

type Props = TableProps<CardTypes, CardWords>

/** The quay: stalls and what lies before them, the crews' boats on the water, the shore; in front my pier. */
export function CardTable(props: Props) {
  const { table, words, preview, told, held, acting, header, log, prompt } = props
  const ui = useUi()
  const { setting } = useScene()
  const [logOpen, setLogOpen] = useState(false)
  const scene = useMemo(() => sceneOf(props.moment, told), [props.moment, told])
  const ghost = useMemo(() => ghostOf(told.length === 0 ? preview : null), [preview, told])
  const { moment, arriving } = scene
  const { state } = moment.view
  const port = portName(state)
  const light = lightOf(moment, firstPile(setting.facts, table.seats.length))
  const heldCard = held === null ? null : cardIndex(held.action.card)
  const played = arriving !== null && arriving.seat === moment.viewer ? arriving.card : heldCard
  return (
    <div className={styles.frame}>
      <div
        className={[styles.table, lights.light].join(' ')}
        data-light={light}
        data-port={port === null ? undefined : ''}
        data-crowd={table.seats.length > 3 ? '' : undefined}
        data-looking={moment.viewer === null ? '' : undefined}
        data-log={logOpen ? '' : undefined}
        data-acting={acting?.name}
        style={{ '--crews': table.seats.length }}
      >
        <Backdrop light={light} storm={acting?.name === 'storm'} />
        <div className={styles.band}>
          <Fleet table={table} moment={moment} />
        </div>
        <div className={styles.header}>{header}</div>
        <main className={styles.main} id="content">
          <div className={styles.ground}>
            <Quay closed={closedGood(state.port)} />
          </div>
          <Region label={ui.table.regions.board} className={styles.market}>
            <Market table={table} scene={scene} words={words} ghost={ghost} held={held} acting={acting} />
            <Climax scene={scene} acting={acting} ghost={ghost} words={words} />
          </Region>
          <Shore moment={moment} words={words} />
          <div className={styles.log}>
            {logOpen ? (
              <div className={styles.drawer}>
                <span className={styles.close}>
                  <IconButton label={ui.table.close} onClick={() => setLogOpen(false)}>
                    <Icon name="cross" size={20} />
                  </IconButton>
                </span>
                {log}
              </div>
            ) : (
              <Ribbon table={table} moment={moment} onOpen={() => setLogOpen(true)} />
            )}
          </div>
        </main>
        <div className={styles.prompt}>{prompt}</div>
        <Hand moment={moment} words={words} left={played} />
      </div>
    </div>
  )
}

/** The good that may not be played at all. */
function closedGood(port: number): string | null {
  const { banned } = customsOf(port)
  return GOODS.names.find((good) => banned[CARDS.indexOf(good)]) ?? null
}

/** How many cards there were to draw when the game began. */
function firstPile(facts: unknown, seats: number): number {
  if (typeof facts !== 'object' || facts === null || !('deck' in facts) || !Array.isArray(facts.deck))
    return 1
  return facts.deck.reduce((sum: number, cards: unknown) => sum + Number(cards), 0) - 6 * seats
}
