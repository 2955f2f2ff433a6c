import type { ReactNode } from 'preact/compat'
import { useReader } from './reader.ts'
import { marksIn } from './search.ts'

/** A text with the words of the search marked. */
export function Marked({ text }: { text: string }) {
  const { terms } = useReader()
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of marksIn(text, terms)) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>)
    from = end
  }
  return [...parts, text.slice(from)]
}

const RULE = /\b((?:CG|WR|NB|LO|WW|SL)-\d\d)\b/

/** The same with the rules that it names as links. */
export function Linked({ text }: { text: string }) {
  return text.split(RULE).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order
      <RuleLink key={i} rule={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence keep their order
      <Marked key={i} text={part} />
    ),
  )
}

/** Leads to a rule or section of the same book. */
export function RuleLink({
  rule,
  children,
  current = false,
}: {
  rule: string
  children?: ReactNode
  current?: boolean
}) {
  const { follow } = useReader()
  return (
    <a
      href={`#${rule}`}
      aria-current={current ? 'location' : undefined}
      onClick={(event) => {
        if (follow === null) return
        event.preventDefault()
        follow(rule)
      }}
    >
      {children ?? rule}
    </a>
  )
}
