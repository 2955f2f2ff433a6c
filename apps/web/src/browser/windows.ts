type Size = readonly [width: number, height: number]
export type Window = readonly [...Size, touch: boolean]

/** Tablets and phones, both ways: there one touches. */
const TOUCHED: readonly Size[] = [
  [1024, 768],
  [1180, 820],
  [820, 1106],
  [768, 1024],
  [390, 664],
  [390, 844],
  [412, 732],
  [375, 553],
  [360, 640],
  [430, 932],
  [844, 390],
  [667, 375],
  [932, 430],
]

/** Laptops and monitors with a browser's bars, and zoomed pages. */
const POINTED_AT: readonly Size[] = [
  [1280, 600],
  [1366, 625],
  [1440, 700],
  [1536, 730],
  [1680, 850],
  [1920, 945],
  [2000, 1100],
  [2560, 1290],
  [1120, 650],
  [1024, 690],
  [800, 700],
  [700, 1000],
  [683, 312],
  [341, 156],
  [320, 256],
]

/** The windows that people have. */
export const WINDOWS: readonly Window[] = [
  ...POINTED_AT.map(([width, height]) => [width, height, false] as const),
  ...TOUCHED.map(([width, height]) => [width, height, true] as const),
]

/**
 * What is wrong with a table in the window as it is. It runs in the page, so it knows nothing of this file: whatever
 * is crushed, cut off, covered, out of reach, too small to read or, where one touches, too small for a finger.
 */
export async function wrongWith(touch: boolean): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const wrong: string[] = []
  const parts = [...document.querySelectorAll('*')]
  const scrolled = parts.map((part) => ({ part, left: part.scrollLeft, top: part.scrollTop }))
  const root = document.documentElement
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`)
  if (root.scrollHeight > innerHeight + 1 && innerHeight >= 360)
    wrong.push(`the page is ${root.scrollHeight} high`)

  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')].filter(seen)
  const nameOf = (piece: HTMLElement) => piece.dataset.piece ?? ''

  for (const piece of pieces) {
    const { width, height } = piece.getBoundingClientRect()
    const least = /open|extra/.test(piece.dataset.state ?? '') ? 22 : 12
    if (Math.min(width, height) < least)
      wrong.push(`${nameOf(piece)} is ${Math.round(width)}×${Math.round(height)}`)
  }

  // Every line of text: large enough, not cut off by a box that does not scroll, and under nothing else.
  const whatIs = (element: Element | null) => {
    const by = element?.closest('[data-piece], [data-prompt], section, header, aside')
    return by?.getAttribute('data-piece') ?? by?.getAttribute('aria-label') ?? by?.tagName ?? 'the edge'
  }
  // What is on top of a piece there, unless it comes out by scrolling.
  const coverOf = (piece: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    if (!top || piece.contains(top) || top.contains(piece)) return null
    for (let part: Element | null = top; part !== null; part = part.parentElement)
      if (styleOf(part).position === 'sticky') return null
    for (let part = piece.parentElement; part !== null; part = part.parentElement) {
      const { overflowX, overflowY } = styleOf(part)
      if (/auto|scroll/.test(overflowX + overflowY) && !part.contains(top)) return null
    }
    return top
  }
  // Where a text ends in an ellipsis the rest of it is nowhere.
  const shownOf = (parent: Element, whole: DOMRect) => {
    const { left, right, top, bottom } = parent.getBoundingClientRect()
    if (styleOf(parent).textOverflow !== 'ellipsis') return whole
    const from = { x: Math.max(left, whole.left), y: Math.max(top, whole.top) }
    return new DOMRect(
      from.x,
      from.y,
      Math.min(right, whole.right) - from.x,
      Math.min(bottom, whole.bottom) - from.y,
    )
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!parent || text === '' || parent.closest('.unseen, script, style, noscript, title') || !seen(parent))
      continue
    range.selectNodeContents(node)
    const box = shownOf(parent, range.getBoundingClientRect())
    if (box.width < 2 || box.height < 2) continue
    const scale = parent instanceof SVGElement ? (parent.closest('svg')?.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(styleOf(parent).fontSize) * scale
    if (size < 11.9) wrong.push(`"${text.slice(0, 24)}" is ${size.toFixed(1)} px high`)
    const piece = parent.closest('[data-piece], [data-homecoming] p, [data-prompt] :is(h2, p)')
    const over =
      piece && [box.left + 2, box.right - 2].map((x) => coverOf(piece, x, box.top + box.height / 2))
    const cover = over?.find((one) => one !== null)
    if (cover) wrong.push(`"${text.slice(0, 24)}" is covered by ${whatIs(cover)}`)
    for (let one: Element | null = parent; one !== null && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath, position } = styleOf(one)
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY))
        break
      if (!/hidden|clip/.test(overflowX + overflowY)) {
        if (position === 'fixed') break
        continue
      }
      const frameBox = one.getBoundingClientRect()
      if (frameBox.width < 2 || frameBox.height < 2) break
      const out =
        Math.max(frameBox.left - box.left, box.right - frameBox.right, 0) > 2 ||
        Math.max(frameBox.top - box.top, box.bottom - frameBox.bottom, 0) > 4
      if (out) wrong.push(`"${text.slice(0, 24)}" is cut off`)
      break
    }
  }

  const title = document.querySelector('[data-prompt] h2')
  // A zoomed page may scroll.
  if (innerHeight < 360) title?.scrollIntoView({ block: 'nearest' })
  const said = title?.getBoundingClientRect()
  if (!title || !said) wrong.push('nothing is asked')
  else {
    const there = document.elementFromPoint(
      said.left + Math.min(said.width, 20) / 2,
      said.top + said.height / 2,
    )
    if (!there?.closest('[data-prompt]')) wrong.push('what is asked is out of sight')
  }

  // What can be chosen can be reached: by scrolling its part, if need be.
  const open = pieces.filter((piece) => /open|extra/.test(piece.dataset.state ?? ''))
  if (open.length === 0 && !document.querySelector('[data-option], [data-prompt] [data-confirm]'))
    wrong.push('nothing can be chosen')
  const hits = (piece: HTMLElement, x: number, y: number) => piece.contains(document.elementFromPoint(x, y))
  const spotOn = (piece: HTMLElement) => {
    const { left, top, width, height } = piece.getBoundingClientRect()
    for (const down of [0.5, 0.12, 0.88])
      for (const across of [0.5, 0.15, 0.85]) {
        const [x, y] = [left + width * across, top + height * down]
        if (hits(piece, x, y)) return { x, y }
      }
    return null
  }
  const reach = (piece: HTMLElement) => {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const spot = spotOn(piece)
    if (spot) return spot
    // What stays on top of a part that scrolls may lie over its edge.
    piece.scrollIntoView({ block: 'center', inline: 'center' })
    return spotOn(piece)
  }
  // From a spot outwards, as far as a finger still hits the same: in leaps first, since each look costs.
  const FINGER = 44
  const far = (piece: HTMLElement, { x, y }: { x: number; y: number }, across: number, down: number) => {
    let reached = 0
    for (const leap of [11, 1])
      while (reached < FINGER && hits(piece, x + across * (reached + leap), y + down * (reached + leap)))
        reached += leap
    return reached
  }
  const measure = (piece: HTMLElement, spot: { x: number; y: number }, name: string) => {
    const width = far(piece, spot, -1, 0) + far(piece, spot, 1, 0) + 1
    const height = far(piece, spot, 0, -1) + far(piece, spot, 0, 1) + 1
    if (Math.min(width, height) < FINGER - 1) wrong.push(`${name} can be touched on ${width}×${height}`)
  }
  const buttons = [...document.querySelectorAll<HTMLElement>(':is([data-prompt], header) :is(button, a)')]
  for (const button of buttons.filter(seen)) {
    const name = `"${(button.innerText || button.ariaLabel || '').slice(0, 24)}"`
    const spot = reach(button)
    if (!spot) wrong.push(`${name} cannot be reached`)
    else if (touch) measure(button, spot, name)
  }
  title?.scrollIntoView({ block: 'nearest' })
  for (const piece of open) {
    const spot = reach(piece)
    if (spot) {
      if (touch) measure(piece, spot, nameOf(piece))
      continue
    }
    const { left, top, width, height } = piece.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    wrong.push(`${nameOf(piece)} is covered by ${whatIs(over)}`)
  }
  // Whatever was brought into sight goes back: the next window is looked at as it comes.
  for (const { part, left, top } of scrolled)
    if (part.scrollLeft !== left || part.scrollTop !== top) part.scrollTo({ left, top, behavior: 'instant' })
  return [...new Set(wrong)]
}
