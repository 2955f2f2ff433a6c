import { useState } from 'preact/compat'
import { myName } from '../../names.ts'
import { go } from '../../router.ts'
import { useUi } from '../../words/language.ts'
import { playNow } from '../play-now.ts'

/** One click to a game as the last one was; what does not start is set up first. */
export function usePlayNow(game: string): { readonly starting: boolean; play(): Promise<void> } {
  const ui = useUi()
  const [starting, setStarting] = useState(false)
  return {
    starting,
    async play() {
      if (starting) return
      setStarting(true)
      try {
        go(`/table/${await playNow(game, ui, myName())}`)
      } catch {
        go(`/setup/${game}`)
      }
    },
  }
}
