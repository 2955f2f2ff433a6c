/** Chris Doty-Humphrey's small fast counter generator; the state is four 32-bit words. */
export const seeded = (seed: number): Int32Array => {
  const rng = Int32Array.of(seed, seed ^ 0x9e3779b9, seed ^ 0x243f6a88, 1)
  for (let i = 0; i < 12; i++) next(rng)
  return rng
}

const next = (rng: Int32Array): number => {
  const a = rng[0]
  const b = rng[1]
  const c = rng[2]
  const d = rng[3]
  const t = (((a + b) | 0) + d) | 0
  rng[0] = b ^ (b >>> 9)
  rng[1] = (c + (c << 3)) | 0
  rng[2] = (((c << 21) | (c >>> 11)) + t) | 0
  rng[3] = (d + 1) | 0
  return t >>> 0
}

/** Nothing is drawn where there is nothing to decide. */
export const below = (rng: Int32Array, n: number): number =>
  n < 2 ? 0 : Math.floor(next(rng) * n * 2 ** -32)

export const shuffled = (cards: readonly number[], rng: Int32Array): number[] => {
  const deck = cards.slice()
  for (let left = deck.length; left > 1; left--) {
    const from = below(rng, left)
    const card = deck[from]
    deck[from] = deck[left - 1]
    deck[left - 1] = card
  }
  return deck
}
