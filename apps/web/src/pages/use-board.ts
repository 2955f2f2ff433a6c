import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { type Loaded, loadBoard } from '../games/games.ts'
import { useSpeech } from '../words/language.ts'

/** The board of a game in the language of the page; undefined until it is here, null where there is none. */
export function useBoard(game: string | null): Loaded | null | undefined {
  const { language } = useSpeech()
  const [loaded, setLoaded] = useState<Loaded | null>()
  useEffect(() => {
    if (game === null) return
    return awaited(loadBoard(game, language), setLoaded, () => setLoaded(null))
  }, [game, language])
  return loaded
}
