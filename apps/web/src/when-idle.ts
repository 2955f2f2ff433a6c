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
