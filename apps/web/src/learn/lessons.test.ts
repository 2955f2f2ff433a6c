import { expect, test } from 'vitest'
import { Denied } from '../session/session.ts'
import { gameOf } from '../table/games.ts'
import { BEGINNING, GuidedSession, type Progress } from './guided-session.ts'
import type { Lesson } from './lesson.ts'
import { loadLesson, TAUGHT } from './lessons.ts'

async function begun(id: string, progress: Progress = BEGINNING) {
  const taught = await loadLesson(id, 'en')
  if (!taught) throw new Error(`there is no lesson of ${id}`)
  const kept: Progress[] = []
  const session = new GuidedSession(await gameOf(id), taught.lesson, progress, (at) => kept.push(at))
  return { session, kept, lesson: taught.lesson }
}

/** What the step wants, as the pupil would find it among the open options. */
function wantedOf(session: GuidedSession): string[] {
  const open = session.now.decision?.options.filter(({ refusal }) => !refusal) ?? []
  return open.filter(({ action }) => session.step.wants?.(action)).map(({ text }) => text)
}

async function doStep(session: GuidedSession): Promise<void> {
  if (!session.step.wants) {
    session.readOn()
    return
  }
  const [first] = wantedOf(session)
  if (first === undefined) throw new Error(`${session.step.id}: nothing that it wants is open`)
  await session.submit([first])
}

const last = (lesson: Lesson) => lesson.steps.length - 1

test.each(TAUGHT)('the lesson of %s can be played through, one step after the other', async (id) => {
  const { session, lesson } = await begun(id)
  for (let step = 0; step < last(lesson); step++) {
    expect(session.progress.step).toBe(step)
    await doStep(session)
  }
  expect(session.progress.step).toBe(last(lesson))
  expect(session.now.seq).toBeGreaterThan(0)
})

test.each(TAUGHT)('the lesson of %s can be left at any step and gone on with', async (id) => {
  const { session, kept, lesson } = await begun(id)
  for (let step = 0; step < last(lesson); step++) await doStep(session)
  for (const progress of kept) {
    const { session: resumed } = await begun(id, JSON.parse(JSON.stringify(progress)))
    expect(resumed.progress).toEqual(progress)
  }
  const { session: again } = await begun(id, kept[kept.length - 1])
  expect(again.now.events).toEqual(session.now.events)
})

test.each(TAUGHT)('the lesson of %s says something at every step, in every language', async (id) => {
  for (const language of ['en', 'de']) {
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
      if (session.step.wants && other) {
        const before = session.now
        await expect(session.submit([other.text])).rejects.toBeInstanceOf(Denied)
        expect(session.strayed).toBe(true)
        expect(session.now).toBe(before)
      }
      await doStep(session)
      expect(session.strayed).toBe(false)
    }
  },
)

test('progress that does not fit the lesson begins it anew', async () => {
  const { session } = await begun('whale-riders-cards', { step: 4, done: [['play nonsense']] })
  expect(session.progress).toEqual(BEGINNING)
})
