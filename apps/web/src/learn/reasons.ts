import { COMMON_REASONS, commonReasons } from '@gam/bots'
import { registered } from '@gam/games'
import { type Phrase, reasonPhrase, type Sentences, type Statement, type Vocabulary } from '@gam/kernel'
import type { Board } from '../games/board.ts'
import { judgedOf } from '../table/games.ts'
import { onDemandOf } from '../words/language.ts'

/** What speaks for a move in a game, and what it is called: what it says itself, and what every game does. */
interface ReasonWords {
  readonly table: Vocabulary
  readonly own: Sentences<Vocabulary>
  readonly common: Sentences<Vocabulary>
}

const useReasonWords = onDemandOf(async (language, id): Promise<ReasonWords> => {
  const [{ judgement }, own, common] = await Promise.all([
    judgedOf(id),
    registered(id)
      ?.languages[language]()
      .then((said) => said.hints?.()),
    commonReasons[language](),
  ])
  return { table: judgement.reasons?.table ?? {}, own: own ?? {}, common }
})

/** A reason as a sentence in the language of the page. */
export function useReasons(board: Board): (statement: Statement) => Phrase {
  const { table, own, common } = useReasonWords(board.game.id)
  return (statement) =>
    statement.type in table
      ? reasonPhrase(table, own, statement)
      : reasonPhrase(COMMON_REASONS, common, statement)
}
