import { KNOWN } from '@gam/games'
import { type ComponentType, type CSSProperties, useState } from 'preact/compat'
import { Glyph } from '../art/glyph.tsx'
import { ICONS } from '../art/icon-paths.tsx'
import { PieceIcon } from '../art/piece.tsx'
import { PIECES } from '../art/piece-paths.tsx'
import { Craft } from '../art/places/craft.tsx'
import { Button } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { PromptBar, UndoButton } from '../play/prompt-bar.tsx'
import { useUi } from '../words/language.ts'
import { Motions } from './styleguide-motions.tsx'
import styles from './styleguide-page.module.css'
import { Sounds } from './styleguide-sound.tsx'
import { World } from './styleguide-world.tsx'

/** What games have of their own to show. */
const SAMPLES = import.meta.glob<ComponentType>('../games/*/samples.tsx', { eager: true, import: 'Samples' })

const COLOURS = [
  'paper',
  'ice',
  'ice-2',
  'line',
  'ink',
  'ink-2',
  'ink-3',
  'land',
  'land-2',
  'sea-1',
  'sea-2',
  'sea-3',
  'act',
  'act-wash',
  'gain',
  'warn',
  'stop',
  'link',
]

function swatch(name: string): CSSProperties {
  return { background: `var(--${name})` }
}

/** Every shared part in every state, both themes side by side. For those who build, not for those who play. */
export function StyleguidePage() {
  return (
    <main className={styles.page}>
      <h1>Styleguide</h1>
      <World />
      <Motions />
      <Sounds />
      <div className={styles.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <section key={theme} data-theme={theme} className={styles.theme} aria-label={theme}>
            <Parts theme={theme} />
          </section>
        ))}
      </div>
    </main>
  )
}

function TabsShown({ theme }: { theme: string }) {
  const [chosen, setChosen] = useState('town')
  const tabs = [
    { id: 'town', label: 'Town', icon: <Icon name="house" size={22} />, count: 14 },
    { id: 'sea', label: 'Sea', icon: <Icon name="ship" size={22} /> },
    { id: 'players', label: 'Gemeindeverwaltung', icon: <Icon name="people" size={22} />, count: 3 },
  ]
  return (
    <div className={styles.tabs}>
      <Tabs label={`Tabs, ${theme}`} tabs={tabs} chosen={chosen} onChoose={setChosen}>
        <p>{tabs.find(({ id }) => id === chosen)?.label}</p>
      </Tabs>
    </div>
  )
}

function Parts({ theme }: { theme: string }) {
  const ui = useUi()
  return (
    <>
      <h2>Goods, ports, chrome</h2>
      <div className={styles.grid}>
        {Object.keys(PIECES).map((name) => (
          <span key={name} className={styles.cell}>
            <PieceIcon name={name} size={24} color={`var(--${name}, var(--ink))`} />
            <PieceIcon name={name} size={15} color={`var(--${name}, var(--ink))`} />
            {name}
          </span>
        ))}
        {Object.entries(ICONS).map(([name, paths]) => (
          <span key={name} className={styles.cell}>
            <Glyph size={24}>{paths()}</Glyph>
            {name}
          </span>
        ))}
      </div>
      <h2>Seats</h2>
      <div className={styles.seats}>
        {ui.flags.map((name, i) => (
          <span key={name} className={styles.seat}>
            <Flag flag={i + 1} width={38} />
            {KNOWN.map(({ id }) => (
              <Craft key={id} game={id} flag={i + 1} className={styles.craft} />
            ))}
            {name}
          </span>
        ))}
      </div>
      <h2>Colour</h2>
      <div className={styles.swatches}>
        {COLOURS.map((name) => (
          <span key={name}>
            <i style={swatch(name)} />
            {name}
          </span>
        ))}
      </div>
      <h2>Type</h2>
      <p className={styles.large}>New Bedford 1842</p>
      <p className={styles.prompt}>Place a worker in town or at the piers</p>
      <p>Flo sold 3 wood at the Lumber Mill for $6. 0123456789</p>
      <p>Zimmermannswerkstatt · Gemeindeverwaltung · Franziska-Josephine-M</p>
      <h2>Buttons</h2>
      <div className={styles.row}>
        <Button look="primary" hint="Enter">
          <Icon name="check" size={18} /> Confirm
        </Button>
        <Button look="option">Buy 2 wood</Button>
        <Button>Show log</Button>
        <Button look="quiet">
          <Icon name="undo" size={18} /> Undo
        </Button>
        <Button aria-disabled>
          <Icon name="lock" size={15} /> Launch
        </Button>
      </div>
      <h2>Prompt</h2>
      <PromptBar
        label={`${theme}, my turn`}
        mine
        flag={null}
        tag={ui.table.yourTurn}
        title="Play meat: the fifth, so all meat is sold"
        detail="You score 10. Benedikt 5."
      >
        <Button look="primary">Play it</Button>
      </PromptBar>
      <PromptBar
        label={`${theme}, waiting`}
        mine={false}
        flag={3}
        tag="Franziska-Josephine"
        title={ui.table.waitingFor('Franziska-Josephine')}
        detail="Play a card"
      >
        <UndoButton possible={false} why={ui.table.undoWhy.revealed} onUndo={() => undefined} />
      </PromptBar>
      <PromptBar
        label={`${theme}, a step within a decision`}
        mine
        flag={null}
        tag={ui.table.yourTurn}
        crumb="Town Hall"
        title="choose a building"
        detail="Its cost goes to the supply, and the building is yours."
      >
        <Button look="option" aria-pressed>
          <Icon name="check" size={16} /> Buy 2 wood
        </Button>
        <Button look="option">Buy 2 food</Button>
        <UndoButton possible why={ui.table.undoHold} onUndo={() => undefined} />
      </PromptBar>
      <h2>Tabs of a small screen</h2>
      <TabsShown theme={theme} />
      {Object.entries(SAMPLES).map(([file, Samples]) => (
        <Samples key={file} />
      ))}
    </>
  )
}
