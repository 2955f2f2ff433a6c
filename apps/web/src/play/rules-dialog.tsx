import { useEffect, useRef } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { RuleList } from '../parts/rule-list.tsx'
import { useUi } from '../words/language.ts'
import { useScene } from './table-context.ts'

/** All rules, opened at one of them. */
export function RulesDialog({ rule, onClose }: { rule: string | null; onClose(): void }) {
  const ui = useUi()
  const { board, words } = useScene()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rule !== null)
      frame.current?.querySelector(`#rule-${CSS.escape(rule)}`)?.scrollIntoView({ block: 'center' })
  }, [rule])
  return (
    <Dialog title={ui.table.rules} onClose={onClose}>
      <div ref={frame}>
        <RuleList rules={board.game.rules} texts={words.rules} lit={rule} />
      </div>
    </Dialog>
  )
}
