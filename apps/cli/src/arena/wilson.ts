/** The two-sided 95 % point of the normal distribution. */
export const Z95 = 1.959964

/** Wilson's interval for a share: where the true one lies 95 times out of 100, good for few games and near 0 and 1. */
export function wilson(wins: number, games: number): readonly [number, number] {
  if (games === 0) return [0, 1]
  const share = wins / games
  const z2 = Z95 * Z95
  const middle = share + z2 / (2 * games)
  const half = Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)]
}
