import { type Standing, standingsIn, sum } from '@gam/kernel'
import { claim, same } from '../compare.ts'
import type { LawOf } from './law-of.ts'

export const scoresAddUp: LawOf = {
  id: 'scores',
  title: 'the parts of a score add up, and the ranks follow from the scores',
  position({ game, sitting }) {
    const standings = sitting.standings()
    claim(
      standings.length === sitting.seats.length,
      `there are ${standings.length} scores for ${sitting.seats.length} seats`,
    )
    for (const { seat, total, parts } of standings) {
      claim(Number.isSafeInteger(total), `seat ${seat} has the score ${total}`)
      const made = sum(Object.values(parts))
      claim(made === total, `the parts of seat ${seat} add up to ${made}, its score is ${total}`)
      for (const part of Object.keys(parts))
        claim(Object.hasOwn(game.words.en.parts, part), `the part "${part}" has no name`)
    }
    for (const mine of standings) {
      const better = standings.filter((other) => beats(other, mine)).length
      claim(mine.rank === better + 1, `seat ${mine.seat} has rank ${mine.rank}, but ${better} are better`)
    }
  },
}

export const openPointsAreOpen: LawOf = {
  id: 'open-points',
  title: 'where points are said to be open, no pile that a seat may look into counts before the end',
  position({ game, sitting }) {
    if (!game.openPoints || sitting.over) return
    const heard = standingsIn(sitting, sitting.view(null), false)
    for (const seat of sitting.seats.keys())
      same(`the points as seat ${seat} hears them`, heard, standingsIn(sitting, sitting.view(seat), false))
  },
}

function beats(a: Standing, b: Standing): boolean {
  const [mine, other] = [
    [a.total, ...(a.ties ?? [])],
    [b.total, ...(b.ties ?? [])],
  ]
  const at = mine.findIndex((n, i) => n !== (other[i] ?? 0))
  return at >= 0 && (mine[at] ?? 0) > (other[at] ?? 0)
}
