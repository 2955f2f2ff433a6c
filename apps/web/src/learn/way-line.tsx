import type { GameWords } from '@gam/kernel'
import { type Phrase, phrase, type Statement } from '@gam/kernel'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import type { Board } from '../games/board.ts'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import { useLearnWords } from '../words/language.ts'
import { scholar } from './scholar.ts'
import { seenOf } from './seen.ts'

/** What would make it legal: the shortest way to a closed option, where there is one. */
export function WayLine({ closed, moment }: { closed: string; moment: Moment }) {
  const { way: words } = useLearnWords()
  const { board, table, words: speech } = useScene()
  const [said, setSaid] = useState<Phrase | null>(null)
  useEffect(() => {
    setSaid(null)
    const seen = seenOf(table, moment)
    if (seen === null) return
    return awaited(scholar.ask('way', { seen, closed }), (way) => {
      if (way === null) return
      const actions = way.actions.map((text) => actionPhrase(board, speech, text))
      setSaid(way.waits ? words.waits(actions) : words.now(actions))
    })
  }, [closed, moment, table, board, speech, words])
  if (said === null) return null
  return (
    <p data-way="">
      <Said phrase={said} />
    </p>
  )
}

/** An action in words, from its notation. */
export function actionPhrase(board: Board, words: GameWords, text: string): Phrase {
  const { actions } = board.game
  const code = actions.parse(text)
  if (typeof code !== 'number') return [text]
  const statement: Statement = actions.write(code)
  return phrase(board.game, words.words, 'actions', statement)
}
