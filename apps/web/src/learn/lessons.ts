import type { Lesson, LessonWords } from './lesson.ts'

interface LessonFile {
  readonly lesson: Lesson
  readonly languages: { readonly [code: string]: () => Promise<LessonWords> }
}

/** The guided first games, each loaded when somebody wants to learn it. */
const LESSONS: { readonly [game: string]: () => Promise<LessonFile> } = {
  'whale-riders': () => import('./lessons/whale-riders/index.ts'),
  'new-bedford': () => import('./lessons/new-bedford/index.ts'),
  'whale-riders-cards': () => import('./lessons/whale-riders-cards/index.ts'),
}

export const TAUGHT = Object.keys(LESSONS)

export interface Taught {
  readonly lesson: Lesson
  readonly words: LessonWords
}

export async function loadLesson(game: string, language: string): Promise<Taught | null> {
  const load = LESSONS[game]
  if (!load) return null
  const { lesson, languages } = await load()
  const speak = languages[language] ?? languages.en
  return { lesson, words: await speak() }
}
