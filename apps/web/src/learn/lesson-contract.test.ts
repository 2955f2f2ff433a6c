import { type TableKind, type TriedTable, tableContract } from '@gam/testkit'
import { describe, test } from 'vitest'
import { wayThrough } from '../session/port-way.test-support.ts'
import { gameOf } from '../table/games.ts'
import { LessonPort } from './lesson-port.ts'
import { type LessonName, loadLesson, TAUGHT } from './lessons.ts'
import { BEGINNING, type Progress } from './progress.ts'

const PUPIL = 0

async function lessonOf(name: LessonName, progress: Progress): Promise<TriedTable> {
  const taught = await loadLesson(name, 'en')
  if (!taught) throw new Error(`there is no lesson of ${name.game}`)
  const { lesson } = taught
  const game = await gameOf(name.game)
  let kept = progress
  const port = new LessonPort(game, lesson, progress, (now) => {
    kept = JSON.parse(JSON.stringify(now))
  })
  return {
    game,
    beginning: {
      seats: lesson.seats.filter(({ bot }) => bot !== 'automaton').map(({ name }) => name),
      options: lesson.options,
    },
    ways: [wayThrough(port, PUPIL)],
    prepare() {
      while (!port.step.does && port.progress.step < lesson.steps.length - 1) port.readOn()
      return port.step.does !== undefined
    },
    suits: ({ text }) => text === port.wanted?.[0],
    reopen: () => lessonOf(name, kept),
    close: async () => port.close(),
  }
}

/** A Captain's moves are part of the pupil's: nobody else moves there. */
const TABLES = await Promise.all(
  TAUGHT.map(async (name) => {
    const taught = await loadLesson(name, 'en')
    return { ...name, goesOn: taught?.lesson.seats.slice(1).some(({ bot }) => bot !== 'automaton') ?? false }
  }),
)

describe.each(TABLES)('the lesson of $game ($part) as a table', ({ goesOn, ...name }) => {
  const kind: TableKind = {
    open: () => lessonOf(name, BEGINNING),
    takesBack: false,
    goesOn,
    takesOrders: false,
  }
  for (const promise of tableContract(kind)) test(promise.title, promise.check)
})
