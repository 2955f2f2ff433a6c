import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import type { Lesson } from '../games/lesson.ts'
import type { Session } from '../session/session.ts'
import { Denied } from '../session/session.ts'
import { gameOf } from '../table/games.ts'
import { LessonPort } from './lesson-port.ts'
import { type LessonName, loadLesson, TAUGHT } from './lessons.ts'
import { BEGINNING, type Progress } from './progress.ts'

async function begun(id: LessonName, progress: Progress = BEGINNING) {
  const taught = await loadLesson(id, 'en')
  if (!taught) throw new Error(`there is no lesson of ${id.game}`)
  const kept: Progress[] = []
  const session = LessonPort.open(await gameOf(id.game), taught.lesson, progress, (at) => kept.push(at))
  return { session, kept, lesson: taught.lesson }
}

async function doStep(session: Session<LessonPort>): Promise<void> {
  const { wanted } = session.port
  if (wanted === null) session.port.readOn()
  else await session.submit(wanted)
}

const last = (lesson: Lesson) => lesson.steps.length - 1

test.each(TAUGHT)(
  'the lesson of $game ($part) can be played through, one step after the other',
  async (id) => {
    const { session, lesson } = await begun(id)
    for (let step = 0; step < last(lesson); step++) {
      expect(session.port.progress.step).toBe(step)
      await doStep(session)
    }
    expect(session.port.progress.step).toBe(last(lesson))
    expect(session.now.moves).toBeGreaterThan(0)
  },
)

test.each(TAUGHT)('the lesson of $game ($part) can be left at any step and gone on with', async (id) => {
  const { session, kept, lesson } = await begun(id)
  for (let step = 0; step < last(lesson); step++) await doStep(session)
  for (const progress of kept) {
    const { session: resumed } = await begun(id, JSON.parse(JSON.stringify(progress)))
    expect(resumed.port.progress).toEqual(progress)
  }
  const { session: again } = await begun(id, kept[kept.length - 1])
  expect(again.now.events).toEqual(session.now.events)
})

test.each(TAUGHT)(
  'the lesson of $game ($part) says something at every step, in every language',
  async (id) => {
    for (const language of LANGUAGES) {
      const taught = await loadLesson(id, language)
      expect(Object.keys(taught?.words.steps ?? {})).toEqual(taught?.lesson.steps.map((step) => step.id))
    }
  },
)

test.each(TAUGHT)(
  'in the lesson of $game ($part) something else that is allowed is not done, and is answered',
  async (id) => {
    const { session, lesson } = await begun(id)
    for (let step = 0; step < last(lesson); step++) {
      const { wanted } = session.port
      const other = session.now.decision?.options.find(
        ({ text, refusal }) => !refusal && text !== wanted?.[0],
      )
      if (wanted !== null && other) {
        const before = session.now
        await expect(session.submit([other.text])).rejects.toBeInstanceOf(Denied)
        expect(session.port.strayed).toEqual([other.text])
        expect(session.now).toEqual(before)
      }
      await doStep(session)
      expect(session.port.strayed).toBeNull()
    }
  },
)

test('progress that does not fit the lesson begins it anew', async () => {
  const { session } = await begun(
    { game: 'whale-riders-cards', part: null },
    { step: 4, done: [['play nonsense']] },
  )
  expect(session.port.progress).toEqual(BEGINNING)
})

test('one click may answer what the next step would ask', async () => {
  const { session } = await begun({ game: 'new-bedford', part: null })
  while (session.port.step.id !== 'dockyard') await doStep(session)
  const { step } = session.port.progress
  await session.submit(['place dockyard', 'prepare ship 1'])
  expect(session.port.progress.step).toBe(step + 2)
})

test.each(TAUGHT)('the lesson of $game ($part) can be gone back in, step by step', async (id) => {
  const { session, lesson } = await begun(id)
  const told = [session.now]
  for (let step = 0; step < last(lesson); step++) {
    await doStep(session)
    told.push(session.now)
  }
  for (const before of told.toReversed().slice(1)) {
    session.port.back()
    expect(session.now.view).toEqual(before.view)
  }
  expect(session.port.progress).toEqual(BEGINNING)
})

test('a row can be begun and gone on with', async () => {
  const { session } = await begun({ game: 'new-bedford', part: 'last-round' })
  while (session.port.wanted === null) await doStep(session)
  const [first, ...rest] = session.port.wanted
  const { step } = session.port.progress
  await session.submit([first])
  expect(session.port.progress.step).toBe(step)
  expect(session.port.wanted).toEqual(rest)
  await session.submit(rest)
  expect(session.port.progress.step).toBe(step + 1)
})

test('amounts that are set together are taken together, or not at all', async () => {
  const { session } = await begun({ game: 'new-bedford', part: null })
  while (session.port.step.id !== 'sell') await doStep(session)
  const before = session.now
  await expect(session.submit(['sell 2 wood', 'sell 1 brick'])).rejects.toBeInstanceOf(Denied)
  expect(session.port.strayed).toEqual(['sell 2 wood', 'sell 1 brick'])
  expect(session.now).toEqual(before)
  await session.submit(['sell 2 wood', 'sell 0 brick'])
  expect(session.port.step.id).toBe('home')
})
