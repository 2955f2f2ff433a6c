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
  const term = (token: Token, i: number) => (
    <Term key={i} token={token} stop={stops} icons={icons} first={i === 0} />
  )
  return phrase.map((part, i) => {
    if (isCounted(phrase, i - 2) || isCounted(phrase, i - 1)) return null
    if (typeof part === 'string') return i === 0 ? capital(part) : part
    const [, gap, thing] = phrase.slice(i)
    if (typeof thing !== 'object' || !isCounted(phrase, i)) return term(part, i)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order
      <span key={i} className={styles.counted}>
        {[term(part, i), String(gap), term(thing, i + 2)]}
      </span>
    )
  })
}

/** A number with what it counts: no line ends before that one's icon. */
function isCounted(phrase: Phrase, at: number): boolean {
  const [number, gap, thing] = phrase.slice(at < 0 ? phrase.length : at, at + 3)
  const counts = typeof number === 'object' && number.kind !== 'seat' && typeof number.value === 'number'
  return counts && typeof thing === 'object' && /^\s$/.test(String(gap))
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
