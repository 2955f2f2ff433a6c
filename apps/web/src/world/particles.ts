/** A small thing that flies and is gone: drops, foam, flakes, sparks. All live in one typed array; the oldest give way. */
export interface Particles {
  /** How many are still alive. */
  readonly count: number
  add(x: number, y: number, dx: number, dy: number, size: number, ms: number, weight?: number): void
  /** Moves all on and shows each, with its share of life left (1 to 0). */
  each(passed: number, show: (x: number, y: number, size: number, left: number) => void): void
}

const FIELDS = 8
const [X, Y, DX, DY, SIZE, LEFT, MS, WEIGHT] = [0, 1, 2, 3, 4, 5, 6, 7] as const

export function particles(most = 256): Particles {
  const all = new Float32Array(most * FIELDS)
  let next = 0
  let alive = 0
  const at = (i: number) => all[i] ?? 0
  return {
    get count() {
      return alive
    },
    add(x, y, dx, dy, size, ms, weight = 0) {
      all.set([x, y, dx, dy, size, ms, ms, weight], next * FIELDS)
      next = (next + 1) % most
      alive++
    },
    each(passed, show) {
      if (alive === 0) return
      alive = 0
      const seconds = passed / 1000
      for (let i = 0; i < all.length; i += FIELDS) {
        const left = at(i + LEFT) - passed
        all[i + LEFT] = left
        if (left <= 0) continue
        alive++
        all[i + DY] = at(i + DY) + at(i + WEIGHT) * seconds
        all[i + X] = at(i + X) + at(i + DX) * seconds
        all[i + Y] = at(i + Y) + at(i + DY) * seconds
        show(at(i + X), at(i + Y), at(i + SIZE), left / at(i + MS))
      }
    },
  }
}
