import type { Statement } from '@gam/kernel'
import { LAST_ROUND } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import type { TableInfo } from '../../session/session.ts'
import { Pic } from './art.tsx'
import styles from './header.module.css'
import { type ShownPhase, sceneOf } from './light.ts'
import { phaseOf, type TownMoment } from './reading.ts'

const PHASES: readonly ShownPhase[] = ['action', 'movement', 'whaling', 'end']

/** The round that is being shown: a new one begins before the table stands as it will. */
function roundOf(moment: TownMoment, told: readonly Statement[]): number {
  const begun = told.findLast(({ type }) => type === 'roundBegun')
  return begun ? Number(begun.round) : moment.view.state.round
}

/** Twelve rounds as beads, the phases of this one, and who is first; what is being shown comes before what was asked. */
export function header(
  moment: TownMoment,
  table: TableInfo,
  words: TownWords,
  told: readonly Statement[] = [],
) {
  const { first } = moment.view.state
  const round = roundOf(moment, told)
  const phase: ShownPhase = sceneOf(told)?.phase ?? phaseOf(moment)
  const name = table.seats[first].name
  const title = `${words.round(round, LAST_ROUND)}, ${words.phases[phase]}`
  return {
    title,
    short: `${words.roundShort(round)} · ${words.phases[phase]}`,
    lead: <Rounds round={round} phase={phase} title={title} words={words} />,
    extras: (
      <span className={styles.first} data-long="">
        <Pic name="wheel" size={19} color="var(--land-ink)" />
        {words.first(name)}
      </span>
    ),
  }
}

function Rounds({
  round,
  phase,
  title,
  words,
}: {
  round: number
  phase: ShownPhase
  title: string
  words: TownWords
}) {
  const usual = PHASES.includes(phase)
  return (
    <span className={styles.lead}>
      <span className="unseen">{title}</span>
      <span className={styles.rounds} aria-hidden="true">
        {Array.from({ length: LAST_ROUND }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no identity but their number
            key={i}
            data-done={i + 1 < round ? '' : undefined}
            data-now={i + 1 === round ? '' : undefined}
          >
            {i + 1 === round ? round : ''}
          </i>
        ))}
      </span>
      <span className={styles.phases} aria-hidden="true">
        {(usual ? PHASES : [phase]).map((one) => (
          <span key={one} data-now={one === phase ? '' : undefined}>
            {words.phases[one]}
          </span>
        ))}
      </span>
    </span>
  )
}
