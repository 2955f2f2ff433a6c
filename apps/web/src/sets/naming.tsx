import { type BoxWords, type Game, type GameWords, oneAt } from '@gam/kernel'
import type { ReactNode } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { shelvedOf } from '../games/games.ts'
import { standardsOf } from '../pages/setup/table-options.ts'

/** Pictures of things that a set counts without naming them so. */
const PICTURES: { readonly [value: string]: string } = {
  tiles: 'tile',
  coins: 'coin',
  pearls: 'pearls',
  any: 'any',
}
const DRAWN: ReadonlySet<string> = new Set(['good', 'tile', 'port', 'token'])

/** How the values of a set are called and drawn, in one language. */
export interface Naming {
  title(key: string): string
  about(key: string): string
  /** The name of a value, or of a part of a part, within this part of the set. */
  name(key: string, value: string): string
  /** What a place of a row is. */
  place(key: string, n: number): string
  icon(key: string, value: string): ReactNode
  source(english: string): string
}

export function namingOf(board: Board, words: GameWords, box: BoxWords | null): Naming {
  const { game } = board
  const facts = standardFacts(game)
  const kindsOf = (key: string) => shelvedOf(game.id)?.boxKinds?.[key] ?? []
  function term(key: string, value: string): string | null {
    for (const kind of kindsOf(key)) {
      const terms = words.words.terms[kind]
      const name = typeof terms === 'function' ? terms(value, facts) : terms?.[value]
      if (name !== undefined) return name
    }
    return null
  }
  return {
    title: (key) => box?.data[key]?.title ?? capital(key),
    about: (key) => box?.data[key]?.about ?? '',
    name: (key, value) => capital(box?.names[value] ?? term(key, value) ?? value),
    place: (key, n) => box?.places[key]?.(n) ?? String(n),
    icon(key, value) {
      const kind = kindsOf(key).find((one) => DRAWN.has(one))
      // A part of a part has a name of its own, but seldom a picture.
      if (kind === undefined || (box?.names[value] !== undefined && !(value in PICTURES))) return null
      return board.tokenIcon(kind, PICTURES[value] ?? value)
    },
    source: (english) => box?.sources[english] ?? `${capital(english)}.`,
  }
}

function standardFacts(game: Game): unknown {
  const options = standardsOf(game)
  return game.facts({ options, components: oneAt(game.components.sets, 0), seats: game.seats.min })
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
