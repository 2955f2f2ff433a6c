import { componentSet, type Json, readOptions } from '@gam/kernel'
import { SCHEME } from '@gam/protocol/fairness'
import type { Challenge } from '@gam/protocol/wire'
import { gameOf } from '../games.ts'
import { BOT_NAMES } from '../model/bot-names.ts'
import { numberOf } from '../model/day.ts'

/** One way to play a game that is worth a day. */
interface Theme {
  readonly seats: number
  readonly options: { readonly [option: string]: Json }
  readonly level: string
  readonly iterations: number
}

const plain = (seats: number, options: Theme['options'] = {}): Theme => ({
  seats,
  options,
  level: 'normal',
  iterations: 2500,
})

/** Day after day another game, and each time another of its themes. What is here can be foreseen; the deal not. */
const THEMES: readonly (readonly [game: string, themes: readonly Theme[]])[] = [
  [
    'whale-riders-cards',
    [
      plain(3),
      plain(4, { advanced: true }),
      plain(2, { advanced: true }),
      plain(5),
      plain(3, { advanced: true, match: 'three' }),
    ],
  ],
  [
    'whale-riders',
    [
      plain(3),
      plain(2, { decree: true }),
      plain(3, { magic: true }),
      plain(4, { decree: true, magic: true }),
      plain(3, { decree: true, edition: 'first' }),
    ],
  ],
  [
    'new-bedford',
    [
      plain(2),
      plain(1, { captains: ['starbuck'] }),
      plain(2, { whiteWhale: true }),
      plain(3),
      plain(1, { captains: ['ahab', 'flask'] }),
      plain(2, { shipsLog: true }),
    ],
  ],
]

/** What is played on a day: a function of the day alone. */
export function challengeOf(day: string): Challenge {
  const number = numberOf(day)
  const [id, themes] = inTurn(THEMES, number)
  const turn = Math.floor(number / THEMES.length)
  const { seats, options, level, iterations } = inTurn(themes, turn)
  const game = gameOf(id)
  const sit = turn % seats
  return {
    game: id,
    rules: game.rulesVersion,
    options: readOptions<Json>(game.options, options),
    components: componentSet(game.components, undefined).id,
    seats: Array.from({ length: seats }, (_, seat) => {
      if (seat === sit) return { name: null, flag: 1, bot: null }
      const nth = seat < sit ? seat : seat - 1
      return { name: inTurn(BOT_NAMES, nth), flag: nth + 2, bot: level }
    }),
    sit,
    iterations,
    scheme: SCHEME,
  }
}

/** One after the other, and then from the first again. */
function inTurn<T>(list: readonly T[], nth: number): T {
  const one = list[nth % list.length]
  if (one === undefined) throw new Error('there is nothing to take turns')
  return one
}
