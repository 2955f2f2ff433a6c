import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import { useCompany } from '../play/company.ts'
import { useScene } from '../play/table-context.ts'
import { go } from '../router.ts'
import { houseSetOf, titleOfSet } from '../session/component-sets.ts'
import { botTitle } from '../session/levels.ts'
import { useStyleWords, useUi } from '../words/language.ts'
import styles from './table-menu.module.css'
import type { Panel } from './use-panel.ts'

/** Everything that can be done at a table besides playing. */
export function TableMenu({
  canStartAgain,
  canHint,
  canOrder,
  onStartAgain,
  onOpen,
  onClose,
}: {
  canStartAgain: boolean
  canHint: boolean
  /** There are standing orders to give or to take back. */
  canOrder: boolean
  onStartAgain(): void
  onOpen(panel: Panel): void
  onClose(): void
}) {
  const ui = useUi()
  const { board, table } = useScene()
  const company = useCompany()
  const house = houseSetOf(table)
  const styleWords = useStyleWords(table.game)
  const bots = table.seats
    .slice(0, table.players)
    .flatMap(({ name, bot }) => (bot === null ? [] : { name, bot }))
  const entry = (icon: IconName, text: string, act: () => void, hint?: string) => (
    <Button look="quiet" onClick={act} hint={hint}>
      <Icon name={icon} /> {text}
    </Button>
  )
  return (
    <Dialog side title={ui.table.menu} onClose={onClose}>
      <nav className={styles.menu} aria-label={ui.table.menu}>
        {canStartAgain &&
          entry(
            'again',
            ui.table.startAgain,
            () => {
              onClose()
              onStartAgain()
            },
            '⇧Z',
          )}
        {canHint && entry('lantern', ui.table.hint, () => onOpen('hint'), 'H')}
        {canOrder && entry('lock', ui.table.orders, () => onOpen('orders'))}
        {entry('log', ui.table.optionList, () => onOpen('options'), 'O')}
        {board.showsScores(table) && entry('star', ui.table.scores, () => onOpen('scores'), 'C')}
        {entry('log', ui.table.log, () => onOpen('log'))}
        {entry('book', ui.table.rules, () => onOpen('rules'))}
        {house && entry('cards', ui.setup.houseTitle(titleOfSet(house)), () => onOpen('set'))}
        {entry('gear', ui.nav.settings, () => onOpen('settings'))}
        {entry('keys', ui.table.keys, () => onOpen('keys'), '?')}
        {company?.menu(onClose)}
        {entry('house', ui.table.leave, () => go('/'))}
        <p className={styles.note}>{company?.leaveAbout ?? ui.table.leaveAbout}</p>
        {bots.length > 0 && (
          <p className={styles.note}>
            {bots
              .map(({ name, bot }) => `${name}${ui.marks.colon}${botTitle(bot, ui, styleWords)}`)
              .join(ui.marks.semicolon)}
          </p>
        )}
      </nav>
    </Dialog>
  )
}
