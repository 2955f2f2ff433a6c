import {
  type BookTable,
  type BookWords,
  oneNamed,
  type RuleList,
  type RuleTexts,
  type RulingReasons,
} from '@gam/kernel'
import type { BookPlan, ChapterPlan, SectionPlan } from '../games/book-plan.ts'

export interface BookRule {
  readonly id: string
  readonly text: string
  /** Why it was decided so, where the printed rules leave it open; null: no ruling. */
  readonly ruling: string | null
}

export interface Section extends SectionPlan {
  readonly title: string
  readonly lead: string | null
  readonly caption: string | null
  readonly table: BookTable | null
  readonly content: readonly BookRule[]
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly sections: readonly Section[]
}

/** The rules of one game as a book in one language. */
export interface Book {
  readonly chapters: readonly Chapter[]
  /** The picture of a section, made of the game's own pieces. */
  readonly Figure: ReturnType<BookPlan['figuresOf']>
}

interface Written {
  readonly plan: readonly ChapterPlan[]
  readonly rules: RuleList
  readonly texts: RuleTexts
  readonly reasons: RulingReasons
  readonly words: BookWords
}

export function chaptersOf({ plan, rules, texts, reasons, words }: Written): Chapter[] {
  return plan.map(({ id, sections }) => ({
    id,
    title: oneNamed(words.chapters, id),
    sections: sections.map((section) => {
      const { title, lead = null, caption = null } = oneNamed(words.sections, section.id)
      const content = section.rules.map((rule) => ({
        id: rule,
        text: oneNamed(texts, rule),
        ruling: rules[rule] === 'ruling' ? oneNamed(reasons, rule) : null,
      }))
      return { ...section, title, lead, caption, table: words.tables[section.id] ?? null, content }
    }),
  }))
}

/** Where to read on: a section with its chapter. */
export interface Passage {
  readonly chapter: Chapter
  readonly section: Section
}

export function passagesOf(chapters: readonly Chapter[]): Passage[] {
  return chapters.flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })))
}

/** The passage that an address names: a rule, a section or a chapter; null where there is no such thing. */
export function passageAt(chapters: readonly Chapter[], anchor: string): Passage | null {
  const wanted = anchor.toLowerCase()
  return (
    passagesOf(chapters).find(
      ({ chapter, section }) =>
        section.rules.some((rule) => rule.toLowerCase() === wanted) ||
        section.id === wanted ||
        chapter.id === wanted,
    ) ?? null
  )
}

/** The rule that an address names, as it is written in the book; older addresses say `rule-` before it. */
export function anchorOf(hash: string): string {
  return decoded(hash.replace(/^#/, ''))
    .replace(/^rule-(?=[a-z]{2}-\d\d$)/i, '')
    .replace(/^[a-z]{2}-\d\d$/i, (id) => id.toUpperCase())
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
