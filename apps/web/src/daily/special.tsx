import type { Challenge } from '@gam/protocol/wire'
import { standardsOf } from '../pages/setup/table-options.ts'
import { useBoard } from '../pages/use-board.ts'
import { Flag } from '../parts/flag.tsx'
import { variantsOf } from '../remote/table-words.ts'
import { levelName } from '../session/levels.ts'
import { useDailyWords, useUi } from '../words/language.ts'
import styles from './daily-page.module.css'

/** What is special about a day: who sits there, and by which variants it is played. */
export function Special({ challenge }: { challenge: Challenge }) {
  const words = useDailyWords()
  const ui = useUi()
  const loaded = useBoard(challenge.game)

  const bots = challenge.seats.filter(({ bot }) => bot !== null)
  const captains = loaded?.board.game.automatons?.(challenge.options) ?? []
  const variants = loaded ? variantsOf(challenge.options, loaded.words, standardsOf(loaded.board.game)) : []
  const of = challenge.seats.length + captains.length
  return (
    <ul className={styles.special}>
      {bots.length > 0 && (
        <li>
          <span className={styles.flags}>
            {bots.map(({ flag }) => (
              <Flag key={flag} flag={flag} width={22} />
            ))}
          </span>
          {words.against(
            ui.and(bots.map(({ name }) => name ?? '')),
            levelName(bots[0]?.bot ?? '', ui),
            bots.length,
          )}
        </li>
      )}
      {captains.length > 0 && <li>{words.captains(ui.and([...captains]))}</li>}
      <li>
        <span className={styles.flags}>
          <Flag flag={1} width={22} />
        </span>
        {words.seat(challenge.sit + 1, of)}
      </li>
      {loaded && (
        <li className={styles.variants}>{variants.length === 0 ? words.plain : `${variants.join(', ')}.`}</li>
      )}
    </ul>
  )
}
