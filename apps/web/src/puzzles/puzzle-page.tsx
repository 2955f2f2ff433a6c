import type { Language } from '@gam/kernel'
import { Fault } from '@gam/kernel'
import { useEffect, useState, useSyncExternalStore } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { type Loaded, loadBoard } from '../games/games.ts'
import { LostPage } from '../pages/lost-page.tsx'
import { SettingTable } from '../pages/setting-table.tsx'
import { TroublePage } from '../pages/trouble-page.tsx'
import { LinkButton } from '../parts/button.tsx'
import type { Company } from '../play/company.ts'
import type { Session } from '../session/session.ts'
import { TableView } from '../table-view/table-view.tsx'
import { usePuzzleWords, useSpeech } from '../words/language.ts'
import { loadCollection } from './collection.ts'
import { keepSolved } from './progress.ts'
import { Answer, Question } from './puzzle-panel.tsx'
import { PuzzlePort } from './puzzle-port.ts'

type Room =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'stale' }
  | {
      readonly state: 'open'
      readonly session: Session<PuzzlePort>
      readonly loaded: Loaded
      readonly of: number
    }

/** One puzzle of a game, by its number from 1 on, on the real board. */
export function PuzzlePage({ game, n }: { game: string; n: number }) {
  const words = usePuzzleWords()
  const { language } = useSpeech()
  const [room, setRoom] = useState<Room>({ state: 'loading' })

  useEffect(() => {
    // With another language what was tried stays.
    const put = (next: Room) =>
      setRoom((before) =>
        before.state === 'open' && next.state === 'open' ? { ...next, session: before.session } : next,
      )
    return awaited(open(game, n, language), put, () => setRoom({ state: 'missing' }))
  }, [game, n, language])

  if (room.state === 'missing') return <LostPage />
  if (room.state === 'loading') return <SettingTable />
  if (room.state === 'stale')
    return (
      <TroublePage text={words.stale}>
        <LinkButton to="/puzzles">{words.all}</LinkButton>
      </TroublePage>
    )
  return <Solving session={room.session} loaded={room.loaded} n={n} of={room.of} />
}

/** The real board with the question above it; what was tried is judged in its bar. */
function Solving({
  session,
  loaded,
  n,
  of,
}: {
  session: Session<PuzzlePort>
  loaded: Loaded
  n: number
  of: number
}) {
  const words = usePuzzleWords()
  const tried = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.port.tried,
  )
  const company: Company = {
    title: `${words.at(n, of)} · ${loaded.words.title}`,
    notice: <Question session={session} n={n} of={of} />,
    header: null,
    seat: () => null,
    events: [],
    talk: null,
    menu: () => null,
    hints: false,
    sealed: null,
    leaveAbout: words.lead,
    end: null,
  }
  const guide =
    tried.last === null
      ? null
      : { view: null, prompt: <Answer session={session} n={n} of={of} />, stops: false }
  return (
    <TableView session={session} board={loaded.board} words={loaded.words} company={company} guide={guide} />
  )
}

async function open(game: string, n: number, language: Language): Promise<Room> {
  const [loaded, collection] = await Promise.all([loadBoard(game, language), loadCollection(game)])
  const puzzle = collection?.puzzles[n - 1]
  if (!loaded || !collection || !puzzle) return { state: 'missing' }
  try {
    const session = PuzzlePort.open(loaded.board.game, puzzle, (solved) => keepSolved(puzzle.id, solved))
    return { state: 'open', session, loaded, of: collection.puzzles.length }
  } catch (error) {
    if (error instanceof Fault) return { state: 'stale' }
    throw error
  }
}
