import { oneAt } from '@gam/kernel'
/** The known word that was most likely meant, if any is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const begun = known.find((other) => wanted !== '' && other.startsWith(wanted))
  if (begun !== undefined) return begun
  let best: string | undefined
  let least = Math.max(2, Math.ceil(wanted.length / 3)) + 1
  for (const other of known) {
    const far = distance(wanted, other.toLowerCase())
    if (far < least && far < Math.max(wanted.length, other.length)) {
      least = far
      best = other
    }
  }
  return best
}

/** How many letters must be changed, added, left out or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    let least = i
    const row = [least]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      least = Math.min(oneAt(last, j) + 1, least + 1, oneAt(last, j - 1) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, oneAt(before, j - 2) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return oneAt(last, b.length)
}
