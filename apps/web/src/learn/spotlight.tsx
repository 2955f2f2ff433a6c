import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'preact/compat'
import { spotBeside } from '../play/beside.ts'
import styles from './spotlight.module.css'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room around a piece that lies in the light. */
const MARGIN = 6

/** How far the bubble may stand from its piece, to leave open what else could be chosen. */
const FARTHEST = 64

/** Held in the hand: there nothing is far, and what finds no room beside the pieces is a band above the table. */
function isSmall({ width, height }: { width: number; height: number }): boolean {
  return width < 560 || height < 448
}

/** What is never in the dark. */
const PROMPT = '[data-prompt]'

/** What else could be chosen. */
const OPEN = '[data-piece]:is([data-state="open"], [data-state="extra"])'

/** The name of what confirms, whatever that is. */
export const CONFIRM = 'confirm'

/** What is drawn for one of these, the first that is seen: a piece, a place, a button, or what leads to the piece. */
function elementOf(name: string): HTMLElement | null {
  const quoted = `="${CSS.escape(name)}"]`
  const found = document.querySelectorAll<HTMLElement>(
    name === CONFIRM
      ? '[data-confirm]'
      : `:is([data-target${quoted}, [data-option${quoted}, [data-at${quoted}, [data-leads${quoted})`,
  )
  return [...found].find((element) => element.getClientRects().length > 0) ?? null
}

/** What can be seen of these: not what a part that scrolls hides for now. */
function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .map(seenOf)
    .filter(({ width, height }) => width > 0 && height > 0)
}

function seenOf(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === 'visible') continue
    const frame = part.getBoundingClientRect()
    // Without a box of its own it cuts nothing off.
    if (frame.height === 0) continue
    left = Math.max(left, frame.left)
    top = Math.max(top, frame.top)
    right = Math.min(right, frame.right)
    bottom = Math.min(bottom, frame.bottom)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Not below the edge of a part that scrolls. */
function inSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const middle = (top + bottom) / 2
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === 'visible') continue
    const frame = part.getBoundingClientRect()
    // Without a box of its own it cuts nothing off.
    if (frame.height > 0 && (middle < frame.top || middle > frame.bottom)) return false
  }
  return true
}

/** With some room around it. */
function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}

/** What bobs in the swell is where it was. */
const BOBBING = 4

function isWhere(one: Box, other: Box | undefined): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const
  return other !== undefined && sides.every((side) => Math.abs(one[side] - other[side]) < BOBBING)
}

/** Something measured on the screen, and measured again when the table is drawn anew, scrolls or gets another size. */
function useMeasured(measured: () => readonly Box[], wanted: string): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const measure = useEffectEvent(() => {
    const now = measured()
    setBoxes((before) =>
      before.length === now.length && before.every((box, i) => isWhere(box, now[i])) ? before : now,
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names, other boxes
  useLayoutEffect(() => measure(), [wanted])
  useEffect(() => {
    let asked = 0
    const soon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => measure())
    }
    const changes = new MutationObserver(soon)
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-state'],
    })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.documentElement)
    addEventListener('scroll', soon, true)
    addEventListener('transitionend', soon, true)
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', soon, true)
      removeEventListener('transitionend', soon, true)
    }
  }, [])
  return boxes
}

/**
 * Where these lie on the screen now. The piece that is meant is marked, so that it alone is in the colour of what can
 * be done, and is brought into view.
 */
export function useBoxes(
  meant: string | null,
  names: readonly string[],
  /** With less or more of it, what is meant is brought into view once more. */
  room = '',
): readonly Box[] {
  useEffect(
    () => () => {
      for (const marked of document.querySelectorAll<HTMLElement>('[data-meant]')) delete marked.dataset.meant
    },
    [],
  )
  const brought = useRef<HTMLElement | null>(null)
  const broughtIn = useRef(room)
  const byHand = useRef(false)
  useEffect(() => {
    const scrolls = () => {
      byHand.current = true
    }
    addEventListener('wheel', scrolls, { passive: true })
    addEventListener('touchmove', scrolls, { passive: true })
    return () => {
      removeEventListener('wheel', scrolls)
      removeEventListener('touchmove', scrolls)
    }
  }, [])
  return useMeasured(
    () => {
      const elements = names.flatMap((name) => elementOf(name) ?? [])
      const [first = null] = elements
      for (const marked of document.querySelectorAll<HTMLElement>('[data-meant]'))
        if (meant === null || marked !== first) delete marked.dataset.meant
      if (first && meant !== null && first.dataset.meant === undefined) first.dataset.meant = ''
      if (broughtIn.current !== room || first !== brought.current) byHand.current = false
      const away = first && !inSight(first) && !byHand.current
      if (first && (away || first !== brought.current || broughtIn.current !== room))
        first.scrollIntoView({ block: 'center', inline: 'nearest' })
      // What the board itself scrolls away is brought once more; then the pupil may scroll.
      broughtIn.current = room
      brought.current = first
      return elements.filter(inSight).map(boxOf)
    },
    `${names.join('|')} ${room}`,
  )
}

/** The board in the dark but for what this is about, with a bubble beside it. */
export function Spotlight({
  names,
  points,
  label,
  children,
}: {
  /** What lies in the light; the bubble stands beside the first. */
  names: readonly string[]
  /** The first is what is to be clicked. */
  points: boolean
  label: string
  children: React.ReactNode
}) {
  /** For what it is a band above the table: it stays one until something else is meant, else it would go to and fro. */
  const [folded, setFolded] = useState<string | null>(null)
  const about = `${label} ${names.join()} ${innerWidth} ${innerHeight}`
  const isFolded = folded === about
  const boxes = useBoxes(points ? (names[0] ?? null) : null, names, String(isFolded))
  const prompt = useMeasured(() => boxesOf(PROMPT), PROMPT)
  const others = useMeasured(() => boxesOf(OPEN), OPEN)
  const [bubble, setBubble] = useState<HTMLElement | null>(null)
  const [anchor] = boxes
  useLayoutEffect(() => {
    if (!bubble) return
    const screen = { width: innerWidth, height: innerHeight }
    if (isFolded) {
      if (anchor) bubble.dataset.side = 'above'
      return
    }
    const { width, height } = bubble.getBoundingClientRect()
    const keep = [...boxes.slice(1), ...prompt]
    const middle = { x: screen.width / 2, y: screen.height * 0.3, width: 0, height: 0 }
    const piece = anchor ?? middle
    const open = spotBeside({ width, height }, piece, [...keep, ...others], screen)
    const farthest = isSmall(screen) ? Math.hypot(screen.width, screen.height) : FARTHEST
    const stands = !open.covers && isBeside({ ...open, width, height }, piece, keep, farthest)
    const { x, y, covers } = stands ? open : spotBeside({ width, height }, piece, keep, screen)
    if (isSmall(screen) && (points ? !stands : covers)) setFolded(about)
    bubble.style.setProperty('--x', `${x}px`)
    bubble.style.setProperty('--y', `${y}px`)
    if (anchor) bubble.dataset.side = sideOf({ x, y, width, height }, anchor)
    else delete bubble.dataset.side
  })
  return (
    <>
      <svg className={styles.veil} aria-hidden="true">
        <defs>
          <filter id="soft">
            <feGaussianBlur stdDeviation="3" />
          </filter>
          <mask id="light">
            <rect width="100%" height="100%" fill="#fff" />
            {prompt.map((box) => (
              <rect key="prompt" {...box} />
            ))}
            {boxes.map((box) => (
              <rect key={`${box.x} ${box.y}`} {...box} rx="14" filter="url(#soft)" />
            ))}
          </mask>
        </defs>
        <rect className={styles.dark} width="100%" height="100%" mask="url(#light)" />
      </svg>
      <section
        ref={setBubble}
        className={styles.bubble}
        role="dialog"
        aria-modal="false"
        aria-label={label}
        data-bubble=""
        data-folded={isFolded}
      >
        {children}
      </section>
    </>
  )
}

/** How far two boxes are from each other; 0: they touch or overlap. */
function distance(a: Box, b: Box): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0)
  const down = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0)
  return Math.hypot(across, down)
}

/** Whether a bubble stands beside its piece, not across the table from it, and covers nothing that must be seen. */
function isBeside(bubble: Box, piece: Box, keep: readonly Box[], farthest: number): boolean {
  return distance(bubble, piece) <= farthest && [piece, ...keep].every((box) => distance(bubble, box) > 0)
}

/** On which side of its piece the bubble stands, where it stands clear of it. */
function sideOf(bubble: Box, piece: Box): string {
  if (bubble.x >= piece.x + piece.width - 1) return 'right'
  if (bubble.x + bubble.width <= piece.x + 1) return 'left'
  return bubble.y >= piece.y + piece.height - 1 ? 'below' : 'above'
}
