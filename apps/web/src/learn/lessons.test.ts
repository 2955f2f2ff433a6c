import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import type { Lesson } from '../games/lesson.ts'
import type { Session } from '../session/session.ts'
import { Denied } from '../session/session.ts'
import { gameOf } from '../table/games.ts'
import { BEGINNING, LessonPort, type Progress } from './lesson-port.ts'
import { loadLesson, TAUGHT } from './lessons.ts'

async function begun(id: string, progress: Progress = BEGINNING) {
  const taught = await loadLesson(id, 'en')
  if (!taught) throw new Error(`there is no lesson of ${id}`)
  const kept: Progress[] = []
  const session = LessonPort.open(await gameOf(id), taught.lesson, progress, (at) => kept.push(at))
  return { session, kept, lesson: taught.lesson }
}

/** What the step wants, as the pupil would find it among the open options. */
function wantedOf(session: Session<LessonPort>): string[] {
  const open = session.now.decision?.options.filter(({ refusal }) => !refusal) ?? []
  return open.filter(({ action }) => session.port.step.wants?.(action)).map(({ text }) => text)
}

async function doStep(session: Session<LessonPort>): Promise<void> {
  if (!session.port.step.wants) {
    session.port.readOn()
    return
  }
  const [first] = wantedOf(session)
  if (first === undefined) throw new Error(`${session.port.step.id}: nothing that it wants is open`)
  await session.submit([first])
}

const last = (lesson: Lesson) => lesson.steps.length - 1

test.each(TAUGHT)('the lesson of %s can be played through, one step after the other', async (id) => {
  const { session, lesson } = await begun(id)
  for (let step = 0; step < last(lesson); step++) {
    expect(session.port.progress.step).toBe(step)
    await doStep(session)
  }
  expect(session.port.progress.step).toBe(last(lesson))
  expect(session.now.moves).toBeGreaterThan(0)
})

test.each(TAUGHT)('the lesson of %s can be left at any step and gone on with', async (id) => {
  const { session, kept, lesson } = await begun(id)
  for (let step = 0; step < last(lesson); step++) await doStep(session)
  for (const progress of kept) {
    const { session: resumed } = await begun(id, JSON.parse(JSON.stringify(progress)))
    expect(resumed.port.progress).toEqual(progress)
  }
  const { session: again } = await begun(id, kept[kept.length - 1])
  expect(again.now.events).toEqual(session.now.events)
})

test.each(TAUGHT)('the lesson of %s says something at every step, in every language', async (id) => {
  for (const language of LANGUAGES) {
    const taught = await loadLesson(id, language)
    expect(Object.keys(taught?.words.steps ?? {})).toEqual(taught?.lesson.steps.map((step) => step.id))
  }
})

test.each(TAUGHT)(
  'in the lesson of %s something else that is allowed is not done, and is answered',
  async (id) => {
    const { session, lesson } = await begun(id)
    for (let step = 0; step < last(lesson); step++) {
      const wanted = wantedOf(session)
      const other = session.now.decision?.options.find(
        ({ text, refusal }) => !refusal && !wanted.includes(text),
      )
      if (session.port.step.wants && other) {
        const before = session.now
        await expect(session.submit([other.text])).rejects.toBeInstanceOf(Denied)
        expect(session.port.strayed).toBe(true)
        expect(session.now).toEqual(before)
      }
      await doStep(session)
      expect(session.port.strayed).toBe(false)
    }
  },
)

test('progress that does not fit the lesson begins it anew', async () => {
  const { session } = await begun('whale-riders-cards', { step: 4, done: [['play nonsense']] })
  expect(session.port.progress).toEqual(BEGINNING)
})
