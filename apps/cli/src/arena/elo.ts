import { oneAt } from '@gam/kernel'
import { Z95 } from './wilson.ts'

export interface Meeting {
  readonly one: number
  readonly rest: number
  readonly games: number
  /** What the one got out of `games`, a tie a half. */
  readonly score: number
}

export interface Rating {
  readonly elo: number
  /** Half of the 95 % interval. */
  readonly margin: number
}

const POINTS_PER_UNIT = 400 / Math.LN10
const ROUNDS = 500

/**
 * Ratings that make the results likeliest (Bradley and Terry), the mean of all at 0. Every pairing counts one
 * drawn game more than was played, so that who lost nothing is not infinitely strong.
 */
export function eloOf(entrants: number, meetings: readonly Meeting[]): Rating[] {
  const met = meetings.map((meeting) => ({
    ...meeting,
    games: meeting.games + 1,
    score: meeting.score + 0.5,
  }))
  const strength = new Array<number>(entrants).fill(0)
  for (let round = 0; round < ROUNDS; round++) newton(strength, met)
  const variance = variances(strength, met)
  const mean = strength.reduce((sum, s) => sum + s, 0) / entrants
  return strength.map((s, i) => ({
    elo: (s - mean) * POINTS_PER_UNIT,
    margin: Z95 * Math.sqrt(oneAt(variance, i)) * POINTS_PER_UNIT,
  }))
}

/** A damped step for each: towards where what is expected is what came out. */
function newton(strength: number[], met: readonly Meeting[]): void {
  for (const [entrant, now] of strength.entries()) {
    let slope = 0
    let curve = 0
    for (const meeting of met) {
      const { one, rest, games, score } = meeting
      if (one !== entrant && rest !== entrant) continue
      const expected = expectedOf(strength, meeting)
      slope += (one === entrant ? 1 : -1) * (score - games * expected)
      curve += games * expected * (1 - expected)
    }
    if (curve > 0) strength[entrant] = now + Math.max(-1, Math.min(1, slope / curve))
  }
}

/** What part of the games the one should win. */
function expectedOf(strength: readonly number[], { one, rest }: Meeting): number {
  return 1 / (1 + Math.exp(oneAt(strength, rest) - oneAt(strength, one)))
}

/** How sure each rating is against the mean: the diagonal of the inverse of the information matrix. */
function variances(strength: readonly number[], met: readonly Meeting[]): number[] {
  const n = strength.length
  const matrix = strength.map((_, i) => strength.map((__, j) => 1 / n + (i === j ? 1e-12 : 0)))
  const add = (i: number, j: number, information: number) => {
    const row = oneAt(matrix, i)
    row[j] = oneAt(row, j) + information
  }
  for (const meeting of met) {
    const { one, rest, games } = meeting
    const expected = expectedOf(strength, meeting)
    const information = games * expected * (1 - expected)
    add(one, one, information)
    add(rest, rest, information)
    add(one, rest, -information)
    add(rest, one, -information)
  }
  // The 1/n that was added makes the matrix invertible and comes back as 1/n in the inverse.
  return inverse(matrix).map((row, i) => Math.max(0, oneAt(row, i) - 1 / n))
}

/** Gauss and Jordan, for small positive definite matrices. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length
  let rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < n; pivot++) {
    const leading = oneAt(rows, pivot)
    const scale = oneAt(leading, pivot)
    const scaled = leading.map((value) => value / scale)
    rows = rows.map((row) => {
      const factor = oneAt(row, pivot)
      return row === leading ? scaled : row.map((value, j) => value - factor * oneAt(scaled, j))
    })
  }
  return rows.map((row) => row.slice(n))
}
