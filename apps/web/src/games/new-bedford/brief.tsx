import type { Phrase, Token } from '@gam/kernel'
import { Pic } from './art.tsx'
import styles from './brief.module.css'

/** A few words for the eyes: goods, money and whales are icons alone, and a number stays with its icon. */
export function Brief({ phrase }: { phrase: Phrase }) {
  const groups = groupsOf(phrase).map(({ text, token }, i) =>
    token === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order
      <span key={i} className={styles.together}>
        {text}
        <Pic name={String(token.value)} />
      </span>
    ),
  )
  return isRow(phrase) ? <span className={styles.row}>{groups}</span> : groups
}

/** Several amounts one after the other, without a word. */
function isRow(phrase: Phrase): boolean {
  return phrase.length > 2 && phrase.every((part) => typeof part !== 'string' || /^[\d\s]*$/.test(part))
}

interface Group {
  readonly text: string
  readonly token: Token | null
}

/** The last word before an icon belongs to it: they are not torn apart at the end of a line. */
function groupsOf(phrase: Phrase): Group[] {
  const groups: Group[] = []
  let held = ''
  for (const part of phrase) {
    if (typeof part !== 'string') {
      groups.push({ text: held, token: part })
      held = ''
      continue
    }
    if (held !== '') groups.push({ text: held, token: null })
    const cut = part.trimEnd().lastIndexOf(' ') + 1
    if (cut > 0) groups.push({ text: part.slice(0, cut), token: null })
    held = part.slice(cut)
  }
  if (held !== '') groups.push({ text: held, token: null })
  return groups
}
