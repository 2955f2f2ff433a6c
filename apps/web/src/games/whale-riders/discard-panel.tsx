import { useEffect, useEffectEvent, useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { PanelProps } from '../board.ts'
import { useLaid } from './laid.ts'
import styles from './pay-panel.module.css'
import { consequence } from './proposals.ts'
import { inHand, isRiderMoment, isRiderWords } from './reading.ts'

/** Which contracts are put back: as many as one likes are marked, then they go together. */
export function DiscardPanel({ moment, words, consider, submit }: PanelProps) {
  const { lay, preview } = useLaid()
  const [marked, setMarked] = useState<readonly string[]>([])
  const viewer = moment.viewer ?? 0
  const rider = isRiderMoment(moment) ? moment.view.state.seats[viewer] : null
  const gone = marked.map((piece) => `discard ${piece.split('#')[0]}`)
  const left = rider === null ? 0 : inHand(rider) - marked.length
  const again = moment.decision?.step === 'discardMore'
  const row = left > 0 ? [...gone, 'done'] : gone
  const tell = useEffectEvent(() => {
    lay({
      kind: 'discard',
      marked,
      mark: (piece) =>
        setMarked((now) => (now.includes(piece) ? now.filter((other) => other !== piece) : [...now, piece])),
    })
    consider(marked.length > 0 ? row : null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are all that matters
  useEffect(() => tell(), [marked])
  useEffect(() => () => lay(null), [lay])
  if (!isRiderWords(words)) return null
  return (
    <div data-lay-out="">
      <p className={styles.about}>
        {!again && words.help.discardMore} {preview && marked.length > 0 && consequence(preview, words)}
      </p>
      <span className={styles.ends}>
        {again && (
          <Button look="option" onClick={() => submit(['done'])}>
            {words.propose.done}
          </Button>
        )}
        {marked.length > 0 && (
          <Button look="primary" data-confirm="" hint="Enter" onClick={() => submit(row)}>
            <Icon name="check" size={18} /> {words.discardAll(marked.length)}
          </Button>
        )}
      </span>
    </div>
  )
}
