import { openAmong } from '../play/choosing.ts'
import { canUndo } from '../play/table-prompt.tsx'
import type { Choosing } from '../play/use-choosing.ts'
import { placeAt } from '../play/use-inspecting.ts'
import type { Session } from '../session/session.ts'
import { sound } from '../world/sound/sound.ts'
import { orDenied } from './or-denied.ts'
import type { usePanel } from './use-panel.ts'
import type { useSince } from './use-since.ts'
import type { useTable } from './use-table.ts'
import { useTableKeys } from './use-table-keys.ts'

/** What whoever sits here can do besides choosing: all of it by keys as well. */
export function useCommands(
  session: Session,
  { playback, showing: { moment, busy }, choosing }: ReturnType<typeof useTable>,
  { panel, show, close }: ReturnType<typeof usePanel>,
  { speak, showAgain }: ReturnType<typeof useSince>,
  inspect: (place: string, element: Element) => void,
) {
  const { ready, held } = choosing
  const undoPossible = ready && canUndo(moment)
  const undo = (whole: boolean) => {
    if (held) {
      choosing.putBack()
      return
    }
    if (!undoPossible) return
    sound('undo')
    void orDenied(session.undo(whole))
  }
  const considering = choosing.considering || choosing.ghost !== null
  useTableKeys({
    busy,
    skip: () => playback.skip(),
    confirm: held || (choosing.proposed && choosing.preview) ? choosing.confirm : null,
    back: panel === 'hint' || panel === 'log' ? close : considering ? choosing.putBack : null,
    press: (n) => pressNth(choosing, n),
    open: (next) => {
      if (next !== 'hint' || (ready && moment.decision !== null)) show(next)
    },
    undo,
    since: showAgain,
    speak,
    inspect: (element) => {
      const found = placeAt(element)
      if (found) inspect(found.place, found.element)
    },
  })
  return { undo, undoPossible, order: (wanted: readonly string[]) => void orDenied(session.order(wanted)) }
}

/** Where the board has all that can be chosen, it is counted as in its list. */
function pressNth(choosing: Choosing, n: number) {
  const open = openAmong(choosing.choices)
  const buttons = choosing.buttons.filter(({ refusal }) => !refusal)
  const choice = (choosing.narrowed || buttons.length > 0 ? buttons : open)[n - 1]
  if (choice) choosing.press(choice)
}
