import { oneAt } from '@gam/kernel'
import { BESIDE } from '@gam/new-bedford'
import { ink } from '../../ink.ts'
import { padEnd } from '../../lines.ts'
import { tagOf } from '../tags.ts'
import { RETURN, type SeenTown, SHORE, tokenCodes } from './seen.ts'
import { words } from './words.ts'

/** The last is the column of a ship on a sleigh ride, beside the three. */
const PLACES_ON_SPACE = [0, 1, 2, BESIDE]
const HEAD = 7
const SPACES = 7

/** The whaling track, space by space; on a space the ship of the 1st place selects first. */
export function trackLines(seen: SeenTown, width: number): string[] {
  const ships = fleet(seen)
  const atSea = ships.filter(({ at }) => at >= SHORE)
  const back = ships.filter(({ at }) => at === RETURN)
  const cell = Math.floor((width - HEAD) / SPACES)
  const returning =
    back.length > 0 ? [`${padEnd(words().returning, HEAD)}${back.map(({ text }) => text).join(', ')}`] : []
  if (atSea.length === 0) return [...returning, `${padEnd(words().track, HEAD)}${ink.dim(words().noneAtSea)}`]
  const heads = Array.from({ length: SPACES }, (_, space) => {
    const food = space === 0 ? words().shore : `${seen.facts.launchFood[space - 1]}${words().units[1]}`
    return padEnd(`${space} ${ink.dim(food)}`, cell)
  })
  const rows = PLACES_ON_SPACE.flatMap((place, i) => {
    if (!atSea.some((ship) => ship.place === place)) return []
    const cells = Array.from({ length: SPACES }, (_, space) => {
      const ship = atSea.find((one) => one.at === SHORE + space && one.place === place)
      return padEnd(ship?.text ?? ink.dim('·'), cell)
    })
    return [`${padEnd(ink.dim(oneAt(words().order, i)), HEAD)}${cells.join('')}`]
  })
  return [...returning, `${padEnd(words().track, HEAD)}${heads.join('')}`, ...rows]
}

/** Every ship with what it carries, in order of arrival: A1 2R1B. */
function fleet({ view, seats }: SeenTown) {
  return view.state.seats
    .flatMap(({ ships }, seat) =>
      ships.map(({ at, place, whales }, ship) => {
        const cargo = tokenCodes(whales, '')
        return { at, place, text: `${tagOf(seats, seat)}${ship + 1}${cargo === '' ? '' : ` ${cargo}`}` }
      }),
    )
    .sort((a, b) => a.place - b.place)
}
