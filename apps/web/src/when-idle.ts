/** What the table does without at first is fetched when the page has nothing else to do, or else a little later. */
const PATIENCE = 2000
/** Where a browser does not tell whether it has nothing to do. */
const A_WHILE = 300

/** Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(task, { timeout: PATIENCE })
    return () => cancelIdleCallback(asked)
  }
  const asked = setTimeout(task, A_WHILE)
  return () => clearTimeout(asked)
}

/** After the page's next picture, in a task of its own: what is measured then is laid out already. Returns how to call it off. */
export function afterPicture(task: () => void): () => void {
  let asked: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    asked = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(asked)
  }
}

/** With the page's next picture, before it is painted. Returns how to call it off. */
export function withPicture(task: () => void): () => void {
  const frame = requestAnimationFrame(task)
  return () => cancelAnimationFrame(frame)
}
