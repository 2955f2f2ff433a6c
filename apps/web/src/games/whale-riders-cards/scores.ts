/** Whether points lie open before the end, as the table agreed. */
export function scoresAreOpen(options: unknown): boolean {
  if (typeof options !== 'object' || options === null || !('openScores' in options)) return true
  return options.openScores !== false
}
