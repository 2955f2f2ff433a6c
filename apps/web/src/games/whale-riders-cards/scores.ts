/** Whether points lie open before the end, as the table agreed. */
export function scoresAreOpen(options: unknown): boolean {
  return (
    typeof options === 'object' && options !== null && 'openScores' in options && options.openScores === true
  )
}
