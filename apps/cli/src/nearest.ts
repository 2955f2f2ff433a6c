/** The known word that was most likely meant, if any is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const begins = known.filter((other) => wanted !== '' && other.startsWith(wanted))
  if (begins.length > 0) return begins[0]
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
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    before = last
    last = row
  }
  return last[b.length]
}
