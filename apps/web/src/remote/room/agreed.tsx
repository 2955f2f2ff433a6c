import type { TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import type { Loaded } from '../../games/games.ts'
import { houseSetOf, titleOfSet } from '../../session/component-sets.ts'
import { useRemoteWords, useUi } from '../../words/language.ts'
import { paceOf, variantsOf } from '../table-words.ts'
import styles from './agreed.module.css'

const SetDialog = lazy(async () => ({ default: (await import('../../sets/set-dialog.tsx')).SetDialog }))

/** What was agreed: variants, pace and company, and how the deal is kept fair. */
export function Agreed({ info, loaded }: { info: TableInfo; loaded: Loaded }) {
  const ui = useUi()
  const words = useRemoteWords()
  const [looking, setLooking] = useState(false)
  const house = houseSetOf(info)
  const { clock, late, seats, fairness, revealKey } = info
  const variants = variantsOf(info.options, loaded.words)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const terms = [
    paceOf(clock, words),
    info.public ? words.room.listed : words.room.byLink,
    info.spectators ? words.room.looked : words.room.unlooked,
    info.hints ? words.room.hints : words.room.noHints,
    info.programs ? words.room.programs : words.room.noPrograms,
  ]
  return (
    <div className={styles.agreed}>
      <section aria-label={words.room.terms}>
        <h2>{words.room.terms}</h2>
        {info.from && <p data-from={info.from.deal}>{words.room.from(info.from.moves, info.from.deal)}</p>}
        <ul>
          {variants.length === 0 && <li>{words.lobby.plain}</li>}
          {[...variants, ...terms].map((one) => (
            <li key={one}>{one}</li>
          ))}
          {house && (
            <li>
              <button
                type="button"
                className={styles.house}
                data-house-tag=""
                onClick={() => setLooking(true)}
              >
                {ui.setup.houseTitle(titleOfSet(house))}
              </button>
            </li>
          )}
          <li>
            {clock.kind === 'none'
              ? `${words.pace.absence}${ui.marks.colon}${words.pace.absences(info.absence)}`
              : `${words.room.late}${ui.marks.colon}${words.pace.lates[late]}`}
          </li>
        </ul>
      </section>
      <section aria-label={words.room.fair}>
        <h2>{words.room.fair}</h2>
        <p>
          {info.from?.deal === 'same'
            ? words.room.fairSame
            : `${words.room.fairAbout} ${words.room.fairCount(fairness.contributions.length, people)}`}{' '}
          {revealKey ? words.room.keyShown : words.room.keyKept}
        </p>
      </section>
      {looking && house && (
        <Suspense fallback={null}>
          <SetDialog
            board={loaded.board}
            words={loaded.words}
            file={house}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
