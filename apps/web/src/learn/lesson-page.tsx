import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { type Loaded, loadBoard } from '../games/games.ts'
import { LostPage } from '../pages/lost-page.tsx'
import { SettingTable } from '../pages/setting-table.tsx'
import { go } from '../router.ts'
import { prepareFrom } from '../session/open-tables.ts'
import type { Session } from '../session/session.ts'
import { TableView } from '../table-view/table-view.tsx'
import { useLearnWords, useSpeech } from '../words/language.ts'
import { LessonGuide, LessonPrompt, useLesson } from './lesson-guide.tsx'
import { LessonPort } from './lesson-port.ts'
import { type LessonName, loadLesson, type Taught } from './lessons.ts'
import { keepDone, keepProgress, progressIn } from './progress.ts'

/** The lesson is over; the game goes on, with what is unseen dealt anew. */
async function playOn(session: Session<LessonPort>): Promise<void> {
  const replay = await session.export()
  go(
    `/table/${await prepareFrom(replay, { at: replay.actions.length, seats: session.table.seats, deal: 'anew' })}`,
  )
}

interface Room {
  readonly session: Session<LessonPort>
  readonly loaded: Loaded
  readonly taught: Taught
}

/** A lesson on the real board. */
export function LessonPage({ game, part }: LessonName) {
  // What guides through it would else be waited for by a table that stands already.
  useLearnWords()
  const { language } = useSpeech()
  const [room, setRoom] = useState<Room | null>(null)
  const [missing, setMissing] = useState(false)

  useEffect(() => {
    const both = Promise.all([loadBoard(game, language), loadLesson({ game, part }, language)])
    const open = ([loaded, taught]: Awaited<typeof both>) => {
      if (!loaded || !taught) return setMissing(true)
      setRoom((before) => ({
        session:
          before?.session ??
          LessonPort.open(loaded.board.game, taught.lesson, progressIn({ game, part }), (progress) => {
            keepProgress({ game, part }, progress)
            if (progress.step === taught.lesson.steps.length - 1) keepDone({ game, part })
          }),
        loaded,
        taught,
      }))
    }
    return awaited(both, open, () => setMissing(true))
  }, [game, part, language])

  if (missing) return <LostPage />
  if (room === null) return <SettingTable />
  const { session, loaded, taught } = room
  return <Lecture session={session} loaded={loaded} taught={taught} />
}

function Lecture({ session, loaded, taught }: Room) {
  const { strayed } = useLesson(session)
  const stops = strayed !== null || session.port.wanted === null
  return (
    <TableView
      session={session}
      board={loaded.board}
      words={loaded.words}
      guide={{
        view: <LessonGuide session={session} lesson={taught.words} onPlayOn={() => void playOn(session)} />,
        prompt: stops ? <LessonPrompt session={session} lesson={taught.words} /> : null,
        stops,
      }}
    />
  )
}
