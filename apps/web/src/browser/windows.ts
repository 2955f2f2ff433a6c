/** The windows that people have: laptops and monitors with a browser's bars, tablets, phones, zoomed pages. */
export const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [1280, 600],
  [1366, 625],
  [1440, 700],
  [1536, 730],
  [1680, 850],
  [1920, 945],
  [2560, 1290],
  [1024, 768],
  [1180, 820],
  [820, 1106],
  [768, 1024],
  [390, 664],
  [390, 844],
  [360, 640],
  [430, 932],
  [844, 390],
  [667, 375],
  [932, 430],
  [683, 312],
  [341, 156],
  [320, 256],
]

/**
 * What is wrong with a table in the window as it is. It runs in the page, so it knows nothing of this file: whatever
 * is crushed, cut off, covered, out of reach or too small to read.
 */
export async function wrongWith(): Promise<string[]> {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
  const wrong: string[] = []
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

  // Every line of text: large enough, and not cut off by a box that does not scroll.
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
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const scale = parent instanceof SVGElement ? (parent.closest('svg')?.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(styleOf(parent).fontSize) * scale
    if (size < 11.9) wrong.push(`"${text.slice(0, 24)}" is ${size.toFixed(1)} px high`)
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

  // What can be chosen can be reached: by scrolling its part, if need be.
  const open = pieces.filter((piece) => /open|extra/.test(piece.dataset.state ?? ''))
  if (open.length === 0 && !document.querySelector('[data-option], [data-prompt] [data-confirm]'))
    wrong.push('nothing can be chosen')
  const reached = (piece: HTMLElement) => {
    const { left, top, width, height } = piece.getBoundingClientRect()
    return [0.5, 0.12, 0.88].some((down) =>
      [0.5, 0.15, 0.85].some((across) =>
        piece.contains(document.elementFromPoint(left + width * across, top + height * down)),
      ),
    )
  }
  for (const piece of open) {
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (reached(piece)) continue
    // What stays on top of a part that scrolls may lie over its edge.
    piece.scrollIntoView({ block: 'center', inline: 'center' })
    if (reached(piece)) continue
    const { left, top, width, height } = piece.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const by = over?.closest('[data-piece], [data-prompt], section, header, aside')
    const what = by?.getAttribute('data-piece') ?? by?.getAttribute('aria-label') ?? by?.tagName ?? 'the edge'
    wrong.push(`${nameOf(piece)} is covered by ${what}`)
  }

  const title = document.querySelector('[data-prompt] h2')
  const said = title?.getBoundingClientRect()
  if (!title || !said) wrong.push('nothing is asked')
  else {
    const there = document.elementFromPoint(
      said.left + Math.min(said.width, 20) / 2,
      said.top + said.height / 2,
    )
    if (!there?.closest('[data-prompt]')) wrong.push('what is asked is out of sight')
  }
  return [...new Set(wrong)]
}
