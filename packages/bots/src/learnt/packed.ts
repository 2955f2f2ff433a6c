import type { Packed } from '@gam/kernel'

/** Two letters say a whole number; the one in the middle stands for 0. */
export const LETTERS_A_WEIGHT = 2
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUE = new Map([...LETTERS].map((letter, value) => [letter, value]))
const MIDDLE = LETTERS.length ** 2 / 2

export function packed(weights: Float32Array): Pick<Packed, 'scale' | 'weights'> {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / (MIDDLE - 1) || 1
  let written = ''
  for (const weight of weights) {
    const whole = Math.round(weight / scale) + MIDDLE
    written += LETTERS[whole >> 6] + LETTERS[whole & 63]
  }
  return { scale, weights: written }
}

export function unpacked(weights: Packed, size: number): Float32Array {
  return wholes(weights, size).map((whole) => whole * weights.scale)
}

/** Without their scale. */
export function wholes({ weights }: Packed, size: number): Float32Array {
  const at = (i: number) => VALUE.get(weights[i]) ?? 0
  return Float32Array.from({ length: size }, (_, i) => at(2 * i) * LETTERS.length + at(2 * i + 1) - MIDDLE)
}
