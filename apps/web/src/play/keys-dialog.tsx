import { Dialog } from '../parts/dialog.tsx'
import { useUi } from '../words/language.ts'
import styles from './keys-dialog.module.css'

export function KeysDialog({ onClose }: { onClose(): void }) {
  const { keys } = useUi()
  const moving: readonly (readonly [string, string])[] = [
    ['Tab', keys.regions],
    [keys.arrows, keys.inside],
    ['Enter', keys.act],
    ['Esc', keys.back],
    ['1–9', keys.numbers],
    ['O', keys.list],
    ['Z', keys.undo],
    ['⇧Z', keys.startAgain],
    ['I', keys.inspect],
    ['R', keys.since],
    ['H', keys.hint],
    ['C', keys.scores],
    ['?', keys.help],
  ]
  const spoken: readonly (readonly [string, string])[] = [
    ['G', keys.mine],
    ['P', keys.players],
    ['S', keys.board],
    ['B', keys.offers],
    ['L', keys.last],
    ['W', keys.wait],
  ]
  const list = (rows: readonly (readonly [string, string])[]) => (
    <dl className={styles.list}>
      {rows.map(([key, what]) => (
        <div key={key} className={styles.row}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <Dialog title={keys.title} onClose={onClose}>
      {list(moving)}
      <h3 className={styles.head}>{keys.spoken}</h3>
      {list(spoken)}
    </Dialog>
  )
}
