import type { Page } from 'playwright-core'

/** What is cut off, runs out of its box, lies on something else, or makes the page scroll. */
export function misfitsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      wrong.push(`page ${scrollWidth}×${scrollHeight}`)
    // What a part that scrolls hides for now lies on nothing.
    const inView = (piece: HTMLElement) => {
      const panel = piece.closest('[role=tabpanel], [data-scrolls]')?.getBoundingClientRect()
      const { top, bottom, width } = piece.getBoundingClientRect()
      return width > 0 && (!panel || (top >= panel.top && bottom <= panel.bottom))
    }
    const pieces = [
      ...document.querySelectorAll<HTMLElement>('[data-piece], [data-pages] [data-stop]'),
    ].filter((piece) => !piece.dataset.target?.startsWith('waters') && inView(piece))
    const named = (piece: HTMLElement) => piece.dataset.piece ?? piece.dataset.at ?? piece.textContent
    const boxes = pieces.map((piece) => ({ name: named(piece), box: piece.getBoundingClientRect() }))
    if (boxes.length < 5) wrong.push(`only ${boxes.length} pieces to look at`)
    for (const piece of pieces) {
      const box = piece.getBoundingClientRect()
      for (const text of piece.querySelectorAll<HTMLElement>('b, i, span')) {
        if (text.classList.contains('unseen') || text.children.length > 0 || text.textContent === '') continue
        const inner = text.getBoundingClientRect()
        if (inner.width === 0) continue
        if (
          inner.left < box.left - 2 ||
          inner.right > box.right + 2 ||
          inner.top < box.top - 3 ||
          inner.bottom > box.bottom + 3
        )
          wrong.push(`${named(piece)}: ${text.textContent}`)
      }
    }
    for (const [i, { name, box }] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        if (
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3
        )
          wrong.push(`${name} and ${other.name}`)
    return wrong
  })
}
