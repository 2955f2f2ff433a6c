import { useState } from 'preact/compat'
import { lastOwn } from '../play/log-lines.ts'
import type { TableScene } from '../play/table-context.ts'
import type { Session } from '../session/session.ts'
import { motionWanted } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { orDenied } from './or-denied.ts'
import type { Panel } from './use-panel.ts'
import type { useTable } from './use-table.ts'
import { spokenAnswer } from './use-table-keys.ts'

/** What is said aloud on request, and what happened since my last move: shown again, or read where nothing moves. */
export function useSince(
  session: Session,
  { playback, showing: { moment, busy } }: ReturnType<typeof useTable>,
  scene: TableScene,
  show: (panel: Panel) => void,
) {
  const ui = useUi()
  const [spoken, setSpoken] = useState('')
  const speak = async (key: string) => setSpoken(await spokenAnswer(key, scene, moment, ui))

  async function showAgain() {
    const from = lastOwn(moment) + 1
    if (from >= moment.moves) setSpoken(ui.table.sinceNone)
    else if (busy || !motionWanted()) {
      await speak('L')
      show('log')
    } else {
      const places = Array.from({ length: moment.moves - from }, (_, i) => from + i)
      const past = await orDenied(Promise.all(places.map((at) => session.at(at, moment.viewer))))
      const [first, ...rest] = past ?? []
      if (first) playback.again(first, [...rest, session.now])
    }
  }

  return { spoken, speak: (key: string) => void speak(key), showAgain: () => void showAgain() }
}
