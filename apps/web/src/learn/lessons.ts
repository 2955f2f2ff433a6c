import type { Language, LessonWords } from '@gam/kernel'
import { GAMES, shelvedOf } from '../games/games.ts'
import type { Lesson } from '../games/lesson.ts'

/** The games that have a guided first game. */
export const TAUGHT = GAMES.flatMap(({ id, lesson }) => (lesson ? [id] : []))

export interface Taught {
  readonly lesson: Lesson
  readonly words: LessonWords
}

export async function loadLesson(id: string, language: Language): Promise<Taught | null> {
  const game = shelvedOf(id)
  const said = await game?.languages[language]()
  if (!game?.lesson || !said?.lesson) return null
  const [lesson, words] = await Promise.all([game.lesson(), said.lesson()])
  return { lesson, words }
}
