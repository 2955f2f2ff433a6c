import type { Language } from '@gam/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'preact/compat'
import { awaited } from './awaited.ts'
import { HomePage } from './pages/home/home-page.tsx'
import { LostPage } from './pages/lost-page.tsx'
import { Shipwreck } from './pages/shipwreck.tsx'
import { type Route, routeOf, usePath } from './router.ts'
import { useSettings } from './settings.ts'
import { dress } from './theme.ts'
import { loadUi, type Speech, SpeechContext } from './words/language.ts'

const TablePage = lazy(async () => ({ default: (await import('./pages/table-page.tsx')).TablePage }))
const RemotePage = lazy(async () => ({ default: (await import('./remote/remote-page.tsx')).RemotePage }))
const LobbyPage = lazy(async () => ({ default: (await import('./remote/lobby-page.tsx')).LobbyPage }))
const CodePage = lazy(async () => ({ default: (await import('./remote/code-page.tsx')).CodePage }))
const SetupPage = lazy(async () => ({ default: (await import('./pages/setup/setup-page.tsx')).SetupPage }))
const ReplaysPage = lazy(async () => ({ default: (await import('./pages/replays-page.tsx')).ReplaysPage }))
const ReplayPage = lazy(async () => ({ default: (await import('./pages/replay-page.tsx')).ReplayPage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules-page.tsx')).RulesPage }))
const LessonsPage = lazy(async () => ({ default: (await import('./learn/lessons-page.tsx')).LessonsPage }))
const LessonPage = lazy(async () => ({ default: (await import('./learn/lesson-page.tsx')).LessonPage }))
const SetsPage = lazy(async () => ({ default: (await import('./sets/sets-page.tsx')).SetsPage }))
const DailyPage = lazy(async () => ({ default: (await import('./daily/daily-page.tsx')).DailyPage }))
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/puzzle-page.tsx')).PuzzlePage }))
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings-page.tsx')).SettingsPage }))
const Captions = lazy(async () => ({ default: (await import('./world/sound/captions.tsx')).Captions }))
const Styleguide =
  import.meta.env.DEV || import.meta.env.VITE_STYLEGUIDE
    ? lazy(async () => ({ default: (await import('./pages/styleguide-page.tsx')).StyleguidePage }))
    : LostPage

/** Loads the words of another language when it is chosen; until they are here the old ones stay. */
function useSpeechOf(language: Language, first: Speech): Speech {
  const [speech, setSpeech] = useState(first)
  useEffect(() => awaited(loadUi(language), (ui) => setSpeech({ language, ui })), [language])
  return speech
}

function useTheme(): void {
  const settings = useSettings()
  useEffect(() => {
    const device = matchMedia('(prefers-color-scheme: dark)')
    const show = () => dress(settings)
    show()
    device.addEventListener('change', show)
    return () => device.removeEventListener('change', show)
  }, [settings])
}

function Page({ route }: { route: Route }): ReactNode {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'setup':
      return <SetupPage key={route.game} game={route.game} />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'remote':
      return <RemotePage key={route.id} id={route.id} />
    case 'lobby':
      return <LobbyPage />
    case 'code':
      return <CodePage key={route.code} code={route.code} />
    case 'replays':
      return <ReplaysPage />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />
    case 'rules':
      return <RulesPage key={route.game} game={route.game} />
    case 'lessons':
      return <LessonsPage />
    case 'learn':
      return <LessonPage key={`${route.game} ${route.part}`} game={route.game} part={route.part} />
    case 'sets':
      return <SetsPage key={route.game} game={route.game} />
    case 'daily':
      return <DailyPage key={route.day} day={route.day} />
    case 'puzzles':
      return <PuzzlesPage />
    case 'puzzle':
      return <PuzzlePage key={`${route.game} ${route.n}`} game={route.game} n={route.n} />
    case 'settings':
      return <SettingsPage />
    case 'styleguide':
      return <Styleguide />
    case 'lost':
      return <LostPage />
  }
}

export function App({ first }: { first: Speech }) {
  const path = usePath()
  const { language, captions } = useSettings()
  const speech = useSpeechOf(language, first)
  useTheme()
  useEffect(() => {
    document.documentElement.lang = speech.language
  }, [speech.language])
  return (
    <SpeechContext value={speech}>
      <Shipwreck key={path}>
        <Suspense fallback={null}>
          <Page route={routeOf(path)} />
        </Suspense>
        <Suspense fallback={null}>{captions && <Captions />}</Suspense>
      </Shipwreck>
    </SpeechContext>
  )
}
