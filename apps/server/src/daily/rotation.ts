import { SHORTEST_FIRST } from '@gam/games'
import { componentSet, type Game, type Json, readOptions, type Theme } from '@gam/kernel'
import { SCHEME } from '@gam/protocol/fairness'
import type { Challenge } from '@gam/protocol/wire'
import { gameOf } from '../games.ts'
import { BOT_NAMES } from '../model/bot-names.ts'
import { numberOf } from '../model/day.ts'

const LEVEL = 'normal'
const ITERATIONS = 2500
const USUAL_SEATS = 3

/** Day after day another game, and each time another of its themes. What is here can be foreseen; the deal not. */
const ROTATION = await Promise.all(
  SHORTEST_FIRST.map(async ({ id, themes }) => ({ game: gameOf(id), themes: await themes?.() })),
)

/** What is played on a day: a function of the day alone. */
export function challengeOf(day: string): Challenge {
  const number = numberOf(day)
  const { game, themes = [asUsual(game)] } = inTurn(ROTATION, number)
  const turn = Math.floor(number / ROTATION.length)
  const { seats, options = {} } = inTurn(themes, turn)
  const sit = turn % seats
  return {
    game: game.id,
    rules: game.rulesVersion,
    options: readOptions<Json>(game.options, options),
    components: componentSet(game.components, undefined).id,
    seats: Array.from({ length: seats }, (_, seat) => {
      if (seat === sit) return { name: null, flag: 1, bot: null }
      const nth = seat < sit ? seat : seat - 1
      return { name: inTurn(BOT_NAMES, nth), flag: nth + 2, bot: LEVEL }
    }),
    sit,
    iterations: ITERATIONS,
    scheme: SCHEME,
  }
}

function asUsual({ seats: { min, max } }: Game): Theme {
  return { seats: Math.min(Math.max(USUAL_SEATS, min), max) }
}

/** One after the other, and then from the first again. */
function inTurn<T>(list: readonly T[], nth: number): T {
  const one = list[nth % list.length]
  if (one === undefined) throw new Error('there is nothing to take turns')
  return one
}
