import { type TableKind, type TriedTable, tableContract } from '@gam/testkit'
import { describe, test } from 'vitest'
import { wayThrough } from '../session/port-way.test-support.ts'
import { gameOf } from '../table/games.ts'
import { BEGINNING, LessonPort, type Progress } from './lesson-port.ts'
import { loadLesson, TAUGHT } from './lessons.ts'

const PUPIL = 0

async function lessonOf(id: string, progress: Progress): Promise<TriedTable> {
  const taught = await loadLesson(id, 'en')
  if (!taught) throw new Error(`there is no lesson of ${id}`)
  const { lesson } = taught
  const game = await gameOf(id)
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
      while (!port.step.wants && port.progress.step < lesson.steps.length - 1) port.readOn()
      return port.step.wants !== undefined
    },
    suits: ({ action }) => port.step.wants?.(action) === true,
    reopen: () => lessonOf(id, kept),
    close: async () => port.close(),
  }
}

describe.each(TAUGHT)('the lesson of %s as a table', (id) => {
  const kind: TableKind = {
    open: () => lessonOf(id, BEGINNING),
    takesBack: false,
    goesOn: true,
    takesOrders: false,
  }
  for (const promise of tableContract(kind)) test(promise.title, promise.check)
})
