import type { LessonName } from './lessons.ts'

/** Where the pupil stands; kept, so that a lesson can be gone on with. */
export interface Progress {
  readonly step: number
  /** What the pupil did at each step that wanted something, in notation. */
  readonly done: readonly (readonly string[])[]
}

export const BEGINNING: Progress = { step: 0, done: [] }

const nameOf = ({ game, part }: LessonName) => (part === null ? game : `${game} ${part}`)
const key = (lesson: LessonName) => `gam lesson ${nameOf(lesson)}`
const DONE = 'gam lessons done'

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without a place to keep it the lesson still goes on; it only cannot be resumed.
  }
}

/** Where the pupil stopped; whatever else is stored there, the lesson begins. */
export function progressIn(lesson: LessonName): Progress {
  const json = stored(key(lesson))
  return isProgress(json) ? json : BEGINNING
}

export function keepProgress(lesson: LessonName, progress: Progress): void {
  keep(key(lesson), progress)
}

function namesDone(): readonly string[] {
  const names = stored(DONE)
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Whether it was taken to its end once, however often it was begun again. */
export function isDone(lesson: LessonName): boolean {
  return namesDone().includes(nameOf(lesson))
}

export function keepDone(lesson: LessonName): void {
  if (!isDone(lesson)) keep(DONE, [...namesDone(), nameOf(lesson)])
}

function isProgress(json: unknown): json is Progress {
  if (typeof json !== 'object' || json === null || !('step' in json) || !('done' in json)) return false
  const { step, done } = json
  return (
    typeof step === 'number' &&
    Number.isInteger(step) &&
    step >= 0 &&
    Array.isArray(done) &&
    done.every((answer) => Array.isArray(answer) && answer.every((text) => typeof text === 'string'))
  )
}
