import type { Language, LessonWords } from '@gam/kernel'
import { GAMES, shelvedOf } from '../games/games.ts'
import type { Lesson } from '../games/lesson.ts'

/** The guided first game of each game, and the lessons after it. */
export interface LessonName {
  readonly game: string
  /** Null: the first. */
  readonly part: string | null
}

export const TAUGHT: readonly LessonName[] = GAMES.flatMap(({ id: game, lesson, lessons = {} }) =>
  lesson ? [null, ...Object.keys(lessons)].map((part) => ({ game, part })) : [],
)

export interface Taught {
  readonly lesson: Lesson
  readonly words: LessonWords
}

export async function loadLesson({ game: id, part }: LessonName, language: Language): Promise<Taught | null> {
  const game = shelvedOf(id)
  const said = await game?.languages[language]()
  const load = part === null ? game?.lesson : game?.lessons?.[part]
  if (!load || !said?.lesson) return null
  const [lesson, first] = await Promise.all([load(), said.lesson()])
  const words = part === null ? first : first.more?.[part]
  return words ? { lesson, words } : null
}
