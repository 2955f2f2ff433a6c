import { COMMON_REASONS, commonWords } from '@gam/bots'
import { type Fact, type Judged, type Phrase, reasonPhrase, type Sentences, type Table } from '@gam/kernel'
import { use } from 'react'
import type { Board } from '../games/board.ts'
import { judgedOf } from '../table/games.ts'
import { useSpeech } from '../words/language.ts'
import { loadedOnce } from './once.ts'

/** What a language calls the reasons for a move: those of any game, and those of each game. */
interface ReasonWords {
  readonly common: Sentences<Table>
  ofGame(judged: Judged): Sentences<Table>
}

const reasonWords = loadedOnce<ReasonWords>({
  en: async () => ({
    common: commonWords,
    ofGame: ({ judgement }) => judgement.reasons?.words.en ?? {},
  }),
  de: async () => {
    const { common, ofGames } = await import('./reasons-de.ts')
    return { common, ofGame: ({ game }) => ofGames[game.id] ?? {} }
  },
})

const judged = new Map<string, Promise<Judged>>()

/** Each game once: `use` wants the same promise again. */
function judgedOnce(id: string): Promise<Judged> {
  const game = judged.get(id) ?? judgedOf(id)
  judged.set(id, game)
  return game
}

/** A reason as a sentence in the language of the page. */
export function useReasons(board: Board): (fact: Fact) => Phrase {
  const words = use(reasonWords(useSpeech().language))
  const game = use(judgedOnce(board.game.id))
  const table = game.judgement.reasons?.table ?? {}
  return (fact) =>
    fact.type in table
      ? reasonPhrase(table, words.ofGame(game), fact)
      : reasonPhrase(COMMON_REASONS, words.common, fact)
}
