import type { Board } from '../games/board.ts'

/** What is clicked for a row of actions: the piece that its last one is about where that is open, else its first's. */
export function meantBy(board: Board, targets: ReadonlyMap<string, unknown>, row: readonly string[]): string {
  const { actions } = board.game
  const pieces = row.toReversed().flatMap((text) => {
    const code = actions.parse(text)
    return typeof code === 'number' ? board.targets(actions.write(code)) : []
  })
  return pieces.find((target) => targets.has(target)) ?? row[0] ?? ''
}
