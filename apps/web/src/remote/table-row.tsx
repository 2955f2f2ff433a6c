import type { TableEntry } from '@gam/protocol/wire'
import { standardsOf } from '../pages/setup/table-options.ts'
import { useBoard } from '../pages/use-board.ts'
import { LinkButton } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { ProgramMark } from '../parts/program-mark.tsx'
import { useRemoteWords, useSpeech, useUi } from '../words/language.ts'
import { GameIcon } from './game-icon.tsx'
import { SeatFlag } from './seat-flag.tsx'
import styles from './table-row.module.css'
import { hostOf, stateOf } from './table-state.ts'
import { paceOf, variantsOf } from './table-words.ts'

/** One table in a list: what, who, how fast, and the way there. */
export function TableRow({ entry }: { entry: TableEntry }) {
  const { ui } = useSpeech()
  const words = useRemoteWords()
  const { title } = ui.game(entry.game)
  const host = hostOf(entry)
  const variants = useVariants(entry)
  const others = entry.seats.filter(({ name }, seat) => name !== '' && seat !== entry.yourSeat)
  const people = ui.and(others.map(({ name }) => name))
  const joining = entry.yourSeat === null && entry.status === 'open'
  const taken = entry.seats.filter(({ kind }) => kind !== 'free').length
  return (
    <li className={styles.row} data-table={entry.id}>
      <span className={styles.icon}>
        <GameIcon game={entry.game} size={28} />
      </span>
      <span className={styles.what}>
        <b>{title}</b>
        <span>
          {[
            ...(variants.length === 0 ? [words.lobby.plain] : variants),
            ...(joining && entry.programs ? [words.room.programs] : []),
          ].join(', ')}
        </span>
      </span>
      <span className={styles.host}>
        {host && <Flag flag={host.flag} width={24} />}
        <span className={styles.names}>
          {joining && host ? (
            <Named seat={host} />
          ) : (
            others.map((seat) => <Named key={seat.flag} seat={seat} />)
          )}
        </span>
      </span>
      <span className={styles.seats} role="img" aria-label={words.lobby.seats(taken, entry.seats.length)}>
        {entry.seats.map(({ flag, kind }) => (
          <SeatFlag key={flag} flag={flag} free={kind === 'free'} width={22} />
        ))}
      </span>
      <span className={styles.pace}>
        {entry.status === 'open' && joining ? paceOf(entry.clock, words) : stateOf(entry, ui, words)}
      </span>
      <LinkButton to={`/table/${entry.id}`} look={entry.yourTurn ? 'primary' : joining ? 'option' : 'plain'}>
        {joining
          ? words.lobby.join
          : entry.status === 'over'
            ? words.lobby.result
            : entry.yourTurn
              ? words.lobby.goOn
              : words.lobby.toTable}
        <span className="unseen">
          {' '}
          {title} {people}
        </span>
      </LinkButton>
    </li>
  )
}

/** A name, and whether it is a program's. */
function Named({ seat: { name, program } }: { seat: TableEntry['seats'][number] }) {
  return (
    <span className={styles.name}>
      {name} {program && <ProgramMark brief />}
    </span>
  )
}

/** The options of a table need the game's words, which are fetched for the games that are listed. */
function useVariants(entry: TableEntry): readonly string[] {
  const ui = useUi()
  const loaded = useBoard(entry.game)
  if (!loaded) return []
  const { board, words } = loaded
  const house = board.game.components.sets.every(({ id }) => id !== entry.components)
  return [
    ...variantsOf(entry.options, words, standardsOf(board.game)),
    ...(house ? [ui.setup.houseShort] : []),
  ]
}
