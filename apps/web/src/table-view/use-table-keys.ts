import { oneAt, plain, termOf } from '@gam/kernel'
import { useKeyPress } from '../parts/use-key-press.ts'
import { logOf } from '../play/log-lines.ts'
import type { TableScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import type { Ui } from '../words/language.ts'
import type { Panel } from './use-panel.ts'

interface TableKeys {
  busy: boolean
  skip(): void
  confirm: (() => void) | null
  back: (() => void) | null
  press(n: number): void
  open(panel: Panel): void
  undo(whole: boolean): void
  since(): void
  speak(key: string): void
  inspect(element: Element): void
}

/** What the board answers, and what the table does itself. */
const OF_THE_BOARD = ['G', 'P', 'S', 'B']
const SPOKEN = [...OF_THE_BOARD, 'L', 'W']

/** The keys of a table. Letters work only where nobody writes, and not at all if they are switched off. */
export function useTableKeys(keys: TableKeys): void {
  useKeyPress((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (target.closest('input, textarea, select, dialog, [role="dialog"]')) return
    if (keys.busy && event.key !== 'Tab' && !event.key.startsWith('Arrow')) {
      keys.skip()
      if (event.key === 'Escape') return
    }
    if (event.key === 'Escape') {
      keys.back?.()
      return
    }
    if (event.key === 'Enter') {
      // On a piece that is under consideration, or on nothing, Enter does what was proposed.
      const free =
        target.closest('button, a') === null ||
        target.dataset.state === 'chosen' ||
        target.dataset.state === 'held'
      if (free && keys.confirm) {
        event.preventDefault()
        keys.confirm()
      }
      return
    }
    if (!currentSettings().singleKeys) return
    const key = event.key.toUpperCase()
    if (/^[1-9]$/.test(key)) keys.press(Number(key))
    else if (key === 'O') keys.open('options')
    else if (key === 'H') keys.open('hint')
    else if (key === 'C') keys.open('scores')
    else if (key === '?') keys.open('keys')
    else if (key === 'Z') keys.undo(event.shiftKey)
    else if (key === 'I') keys.inspect(target)
    else if (key === 'R') keys.since()
    else if (SPOKEN.includes(key)) keys.speak(key)
    else return
    event.preventDefault()
  })
}

/** The answer to a one-key question. In the first seconds of a table its words may still be under way. */
export async function spokenAnswer(key: string, scene: TableScene, moment: Moment, ui: Ui): Promise<string> {
  const { board, words, table, setting } = scene
  if (OF_THE_BOARD.includes(key)) await board.fetchRest?.()
  const names = table.seats.map(({ name }) => name)
  switch (key) {
    case 'G':
      return board.mine(moment, words, table)
    case 'P':
      return board.players(moment, words, names, table)
    case 'S':
      return board.shared(moment, words, names, table)
    case 'B':
      return board.offers?.(moment, words, table) ?? ui.table.offersNone
    case 'L': {
      const last = logOf(board, words, moment).at(-1)
      return last ? plain(last.phrase, (token) => termOf(setting, words.words, token)) : ui.table.logEmpty
    }
    default: {
      if (moment.asked === null) return ui.table.over
      const { seat } = moment.asked
      return seat === moment.viewer ? ui.table.yourTurn : ui.table.waitingFor(oneAt(names, seat))
    }
  }
}
