import {
  type Config,
  canonical,
  type Game,
  type Json,
  Play,
  type View,
  writeComponentSet,
  writeView,
} from '@gam/kernel'
import { openOptions } from './open-options.ts'
import { type Question, Search } from './search.ts'

/**
 * Remembers the last search, so that the next decision of the same turn goes on where the last one stopped. Only
 * where nothing was revealed in between: else the tree knows positions that can no longer come about.
 */
export class Memory {
  #last: { readonly search: Search; readonly table: string; readonly next: string | null } | null = null

  searchFor(ask: Question): Search {
    const last = this.#last
    this.#last = null
    if (last?.next && last.table === tableOf(ask) && last.next === written(ask.game, ask.view))
      return last.search.continued(ask)
    return new Search(ask)
  }

  /** What came of the search: the option that is taken. */
  keep(search: Search, ask: Question, text: string): void {
    const options = openOptions(ask.game, ask.decision)
    const taken = options.find((option) => option.text === text)
    if (!taken) return
    if (options.length > 1) search.follow(taken.code)
    this.#last = { search, table: tableOf(ask), next: foreseen(ask, taken.code) }
  }
}

/** The seat's view at its own next decision, null where chance or somebody else comes first. */
function foreseen({ game, config, view }: Question, code: number): string | null {
  const play = new Play(game, game.shape.copy(view.state), game.facts(config), nothingRevealed)
  try {
    play.settle()
    play.take(code)
    if (!play.settle() || play.seat !== view.viewer) return null
  } catch (error) {
    if (error === REVEALED) return null
    throw error
  }
  return written(game, { ...view, state: play.state })
}

const REVEALED = new Error('chance has spoken')
const nothingRevealed = {
  below(): number {
    throw REVEALED
  },
}

function written(game: Game, view: View): string {
  return canonical(writeView(game, view))
}

function tableOf({ game, config }: { game: Game; config: Config }): string {
  const { options, components, seats } = config
  const set = writeComponentSet(game.components, components)
  return canonical([game.id, game.rulesVersion, options as Json, set, seats])
}
