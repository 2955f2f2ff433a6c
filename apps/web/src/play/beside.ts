const GAP = 12
const EDGE = 8

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of one box lies under another. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** What somebody asked for may lie over so many square px of what could be chosen, to be a px nearer to its piece. */
const NEARER = 200

/**
 * Where a card of this size stands so that it covers neither its piece nor what must stay in sight. `mind`: what it
 * covers only so that it is not far away.
 */
export function spotBeside(
  size: { readonly width: number; readonly height: number },
  anchor: Box,
  keep: readonly Box[],
  screen: { readonly width: number; readonly height: number },
  mind: readonly Box[] = [],
): { x: number; y: number; covers: boolean } {
  const { width, height } = size
  const middle = { x: anchor.x + anchor.width / 2 - width / 2, y: anchor.y + anchor.height / 2 - height / 2 }
  const [left, right] = [anchor.x - GAP - width, anchor.x + anchor.width + GAP]
  // Beside the piece, above and below it, and above and below whatever must not be covered.
  const heights = [anchor, ...keep, ...mind].flatMap((box) => [
    box.y - GAP - height,
    box.y + box.height + GAP,
  ])
  const spots = [right, left, middle.x].flatMap((x) => [middle.y, ...heights].map((y) => ({ x, y })))
  const cost = ({ x, y }: { x: number; y: number }) => {
    const box = { x, y, ...size }
    const under = (others: readonly Box[]) => others.reduce((sum, other) => sum + overlap(box, other), 0)
    const covered = 4 * overlap(box, anchor) + under(keep) + under(mind) / NEARER
    return covered + Math.hypot(x - middle.x, y - middle.y)
  }
  let best = { ...middle, covers: true }
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const x = between(spot.x, EDGE, screen.width - width - EDGE)
    const y = between(spot.y, EDGE, screen.height - height - EDGE)
    const price = cost({ x, y })
    if (price >= least) continue
    least = price
    best = { x, y, covers: keep.some((other) => overlap({ x, y, ...size }, other) > 0) }
  }
  return best
}

/** What is asked, and whatever is laid out over the board to answer it. */
const ASKED = '[data-prompt], [data-over] > *'
const TARGETS =
  '[data-piece]:is([data-state="open"], [data-state="extra"], [data-state="chosen"], [data-state="held"])'

function boxesOf(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
}

/**
 * Puts a card beside a piece; the prompt and whatever could be chosen stay in sight as far as possible. Tells whether
 * they do. `near`: rather over something that could be chosen than far from its piece.
 */
export function beside(card: HTMLElement, piece: Element, near = false): boolean {
  const { width, height } = card.getBoundingClientRect()
  const { x, y, covers } = spotBeside(
    { width, height },
    piece.getBoundingClientRect(),
    boxesOf(near ? ASKED : `${ASKED}, ${TARGETS}`),
    { width: innerWidth, height: innerHeight },
    near ? boxesOf(TARGETS) : [],
  )
  card.style.setProperty('--x', `${x}px`)
  card.style.setProperty('--y', `${y}px`)
  return !covers
}

/** Puts something where it belongs, now and whenever the window or the thing itself has become larger or smaller. */
export function keepPut(thing: Element | null, put: () => void): () => void {
  put()
  addEventListener('resize', put)
  const sizes = new ResizeObserver(put)
  if (thing) sizes.observe(thing)
  return () => {
    removeEventListener('resize', put)
    sizes.disconnect()
  }
}
