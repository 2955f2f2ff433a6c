import type { RuleTexts } from '@gam/kernel'
import { lazy, Suspense, useEffect, useState } from 'preact/compat'
import { type Loaded, loadBoard, loadRules, shelvedOf } from '../../games/games.ts'
import { Button, Link } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Heading } from '../../parts/heading.tsx'
import { Icon } from '../../parts/icon.tsx'
import { PageFrame } from '../../parts/page-frame.tsx'
import { useKeyPress } from '../../parts/use-key-press.ts'
import { useFreshShore } from '../../remote/server.ts'
import type { TablePlan } from '../../session/session.ts'
import { useSetupWords, useSpeech, useUi } from '../../words/language.ts'
import { LostPage } from '../lost-page.tsx'
import { SettingTable } from '../setting-table.tsx'
import { Options } from './options.tsx'
import { Presets } from './presets.tsx'
import { Seats } from './seats.tsx'
import styles from './setup.module.css'
import { type Setup, useSetup } from './use-setup.ts'

const InviteDialog = lazy(async () => ({
  default: (await import('../../remote/invite-dialog.tsx')).InviteDialog,
}))

type Ruled = Loaded & { readonly rules: RuleTexts }

export function SetupPage({ game }: { game: string }) {
  const { language } = useSpeech()
  const [loaded, setLoaded] = useState<Ruled | null | 'waiting'>('waiting')
  useEffect(() => {
    Promise.all([loadBoard(game, language), loadRules(game, language)])
      .then(([board, rules]) => setLoaded(board && { ...board, rules }))
      .catch(() => setLoaded(null))
  }, [game, language])
  if (loaded === 'waiting') return <SettingTable />
  if (loaded === null) return <LostPage />
  return (
    <Suspense fallback={<SettingTable />}>
      <SetupForm loaded={loaded} />
    </Suspense>
  )
}

const FORM = 'set-up'

function SetupForm({ loaded }: { loaded: Ruled }) {
  const setup = useSetup(loaded)
  const [inviting, setInviting] = useState<TablePlan | null>(null)
  useKeyPress((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || inviting) return
    event.preventDefault()
    void setup.begin()
  })
  return (
    <PageFrame
      wide
      bar={<StartBar loaded={loaded} setup={setup} onInvite={() => setInviting(setup.planned())} />}
    >
      <div className={styles.page}>
        <About loaded={loaded} />
        <form
          id={FORM}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void setup.begin()
          }}
        >
          <Presets loaded={loaded} setup={setup} />
          <Seats loaded={loaded} setup={setup} />
          <Options loaded={loaded} rules={loaded.rules} setup={setup} />
        </form>
      </div>
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog plan={inviting} onClose={() => setInviting(null)} />
        </Suspense>
      )}
    </PageFrame>
  )
}

/** The game's picture, what it is, for how many and how long. */
function About({ loaded: { board } }: { loaded: Loaded }) {
  const ui = useUi()
  const said = useSetupWords()
  const { id } = board.game
  const shelved = shelvedOf(id)
  const { title, pitch, facts } = ui.game(id)
  const [seats, length] = facts.split(' · ')
  return (
    <aside className={`${cards.card} ${styles.about}`}>
      {shelved && <shelved.Poster />}
      <div>
        <Heading>{said.title(title)}</Heading>
        <p className={styles.pitch}>{pitch}</p>
        <p className={styles.facts}>
          {seats !== undefined && (
            <span className={cards.tag}>
              <Icon name="people" size={16} /> {seats}
            </span>
          )}
          {length !== undefined && (
            <span className={cards.tag}>
              <Icon name="clock" size={15} /> {length}
            </span>
          )}
        </p>
        <p className={styles.links}>
          {shelved?.lesson && (
            <Link to={`/learn/${id}`}>
              <Icon name="book" size={17} /> {said.learn}
            </Link>
          )}
          <Link to={`/rules/${id}`}>
            <Icon name="log" size={17} /> {ui.nav.rules}
          </Link>
        </p>
      </div>
    </aside>
  )
}

/** What will be played, in whole sentences, and the way to it; what keeps it from starting stands in their place. */
function StartBar({ loaded, setup, onInvite }: { loaded: Loaded; setup: Setup; onInvite(): void }) {
  const said = useSetupWords()
  const { server } = useFreshShore()
  const { board, words } = loaded
  const { seats, people, automatons, all, seated, problem, changed, preset } = setup
  const minutes = shelvedOf(board.game.id)?.minutes
  const titles = changed.map((key) => words.options[key]?.title ?? key)
  const others = automatons.map((id) => seated?.names.get(id) ?? id)
  return (
    <div className={styles.start}>
      {problem === null ? (
        <p aria-live="polite">
          <span>
            {said.who(people, seats.length - people, others, all)}{' '}
            {said.kind(words.presets[preset.id]?.name ?? preset.id, titles)}{' '}
            {minutes !== undefined && said.minutes(minutes)}
          </span>
          <span className={styles.device}>{people > 1 ? said.shared : said.oneDevice}</span>
        </p>
      ) : (
        <p role="alert" className={styles.problem}>
          {problem.text}
          {problem.detail !== null && <span lang="en">{problem.detail}</span>}
        </p>
      )}
      {server === 'there' && (
        <Button onClick={onInvite} className={styles.friends}>
          <Icon name="link" size={18} /> <span className={styles.friendsName}>{said.friends}</span>
        </Button>
      )}
      <Button type="submit" form={FORM} look="primary">
        {said.start}
      </Button>
    </div>
  )
}
