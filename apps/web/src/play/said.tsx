import { type Phrase, type Token, termOf } from '@gam/kernel'
import styles from './said.module.css'
import { useGameTable, useSceneNow } from './scene.tsx'

function light(place: string, on: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`))
    if (on) element.dataset.lit = ''
    else delete element.dataset.lit
}

function Term({
  token,
  stop,
  icons,
  first,
}: {
  token: Token
  stop: boolean
  icons: boolean
  first: boolean
}) {
  const { board, words, setting } = useGameTable()
  const now = useSceneNow()
  const term = termOf(setting, words.words, token)
  const name = first ? capital(term) : term
  if (token.kind === 'seat' || token.kind === 'you') return <b>{name}</b>
  // A language may have the plural of a thing as a kind of its own.
  const kind = token.kind.replace(/ plural$/, '')
  const icon = icons ? board.tokenIcon(kind, token.value) : null
  const place = board.tokenPlace(kind, token.value)
  const content = (
    <>
      {icon}
      <span className={icon === null ? undefined : styles.name}>
        {icon ? ' ' : ''}
        <span className={place === null || !stop ? undefined : styles.underlined}>{name}</span>
      </span>
    </>
  )
  if (place === null || !stop) return <span>{content}</span>
  return (
    // biome-ignore lint/a11y/useValidAnchor: a button would not break over two lines
    <a
      href="#content"
      data-stop=""
      data-names={place}
      className={styles.place}
      onClick={(event) => {
        event.preventDefault()
        now().inspect(place, event.currentTarget)
      }}
      onMouseEnter={() => light(place, true)}
      onMouseLeave={() => light(place, false)}
      onFocus={() => light(place, true)}
      onBlur={() => light(place, false)}
    >
      {content}
    </a>
  )
}

/** A sentence with its names, icons and places. With `stops`, a place can be reached: it lights up on the board, and a click looks at it. */
export function Said({
  phrase,
  stops = false,
  icons = true,
}: {
  phrase: Phrase
  stops?: boolean
  icons?: boolean
}) {
  const say = (part: string | Token, key: number, first: boolean) =>
    typeof part !== 'string' ? (
      <Term key={key} token={part} stop={stops} icons={icons} first={first} />
    ) : first ? (
      capital(part)
    ) : (
      part
    )
  return grouped(phrase).map((group, i) => {
    const parts = group.map((part, nth) => say(part, i + nth, i + nth === 0))
    return parts.length === 1 ? (
      parts
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order
      <span key={i} className={styles.counted}>
        {parts}
      </span>
    )
  })
}

/** A number with what it counts, so that no line ends between them; all else by itself. */
function grouped(phrase: Phrase): Phrase[] {
  const groups: Phrase[] = []
  for (let at = 0; at < phrase.length; at += groups.at(-1)?.length ?? 1) {
    const three = phrase.slice(at, at + 3)
    groups.push(isCounted(three) ? three : three.slice(0, 1))
  }
  return groups
}

function isCounted([number, gap, thing]: Phrase): boolean {
  const counts = typeof number === 'object' && typeof number.value === 'number' && number.kind !== 'seat'
  return counts && gap === ' ' && typeof thing === 'object'
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
