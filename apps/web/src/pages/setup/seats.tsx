import type { ReactNode } from 'preact/compat'
import type { Loaded } from '../../games/games.ts'
import { IconButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { Select } from '../../parts/select.tsx'
import { LEVELS, levelName, onLevel, styleOf } from '../../session/levels.ts'
import { useSetupWords, useStyleWords, useUi } from '../../words/language.ts'
import { StyleSelect } from '../style-select.tsx'
import { type Kind, seatingOf } from './seating.ts'
import styles from './setup.module.css'
import type { Setup } from './use-setup.ts'

const NOBODY: ReadonlyMap<string, string> = new Map()

/** Who sits at the table: people, bots, and those who play by the rules alone. These sit last. */
export function Seats({ loaded: { board, words }, setup }: { loaded: Loaded; setup: Setup }) {
  const ui = useUi()
  const said = useSetupWords()
  const { seats, automatons, all, seated } = setup
  const { min: least, max: most } = board.game.seats
  const names = seated?.names ?? NOBODY
  const about = (seated && words.options[seated.option]?.choices) || {}
  const bents = useStyleWords(board.game.id)
  const chosen = new Set(seats.flatMap(({ bot }) => (bot === null ? [] : (styleOf(bot) ?? []))))
  const bent = Object.entries(bents).flatMap(([style, said]) => (chosen.has(style) ? [said] : []))
  const automatic = seated ? words.options[seated.option] : undefined
  const explained = [...(automatic ? [automatic] : []), ...bent]
  const seating = seatingOf(setup, names.keys(), ui.names)
  const { idle, free, put } = seating

  const always = [['person', said.person] as const, ['bot', said.bot] as const]
  const automaton = words.topics?.seat ?? (seated ? (words.options[seated.option]?.title ?? '') : '')
  const kinds = (automatic: boolean) => [...always, ...(automatic ? [['automaton', automaton] as const] : [])]

  return (
    <section className={cards.panel}>
      <div className={styles.panelHead}>
        <h2>{said.seats}</h2>
        <span className={cards.caption}>{said.seatsOf(all, most)}</span>
      </div>
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={i}
            seat={i + 1}
            flag={seat.flag}
            kinds={kinds(idle.length > 0 && seats.length > 1)}
            value={seat.bot === null ? 'person' : 'bot'}
            onFly={(flag) => seating.fly(i, flag)}
            onChange={(kind) => seating.become(i, kind)}
            onRemove={all > least && seats.length > 1 ? () => seating.remove(i) : null}
          >
            {seat.bot === null ? (
              <input
                type="text"
                aria-label={said.nameOf(i + 1)}
                aria-invalid={setup.problem !== null && seat.name.trim() === '' ? true : undefined}
                value={seat.name}
                maxLength={20}
                autoComplete="off"
                onChange={(event) => put(i, { name: event.currentTarget.value })}
              />
            ) : (
              <span className={styles.bot}>
                <Select
                  aria-label={said.levelOf(i + 1)}
                  value={seat.bot}
                  choices={LEVELS.map((level) => [onLevel(seat.bot, level), levelName(level, ui)])}
                  onChange={(bot) => put(i, { bot })}
                />
                <StyleSelect
                  bot={seat.bot}
                  game={board.game.id}
                  label={said.styleOf(i + 1)}
                  onChange={(bot) => put(i, { bot })}
                />
              </span>
            )}
          </SeatRow>
        ))}
        {automatons.map((id, i) => (
          <SeatRow
            key={id}
            seat={seats.length + i + 1}
            flag={free[i] ?? 6}
            kinds={kinds(true)}
            value="automaton"
            onFly={null}
            onChange={(kind) => seating.relieve(id, kind)}
            onRemove={all > least ? () => seating.dismiss(id) : null}
          >
            <Select
              aria-label={said.whichOf(seats.length + i + 1)}
              value={id}
              choices={[id, ...idle].map((one) => [one, about[one] ?? names.get(one) ?? one])}
              onChange={(one) => seating.replace(i, one)}
            />
          </SeatRow>
        ))}
        {all < most && (
          <li>
            <button type="button" className={styles.add} onClick={seating.add}>
              <Icon name="plus" size={16} /> {said.addSeat}
            </button>
          </li>
        )}
      </ol>
      <p className={styles.note}>
        {said.levels(levelName(LEVELS[0] ?? '', ui), levelName(LEVELS.at(-1) ?? '', ui))}
        {explained.map(({ title, about }) => (
          <span key={title} className={styles.explained}>{`${title}${ui.marks.colon}${about}`}</span>
        ))}
      </p>
    </section>
  )
}

/** One seat: its flag, who sits there, and what more is to be said about them. */
function SeatRow({
  seat,
  flag,
  kinds,
  value,
  onFly,
  onChange,
  onRemove,
  children,
}: {
  seat: number
  flag: number
  kinds: readonly (readonly [Kind, string])[]
  value: Kind
  onChange(kind: Kind): void
  /** Null: it has the flag that is left. */
  onFly: ((flag: number) => void) | null
  onRemove: (() => void) | null
  children: ReactNode
}) {
  const ui = useUi()
  const said = useSetupWords()
  return (
    <li className={styles.seat}>
      <span className={styles.flag}>
        <Flag flag={flag} width={34} />
        {onFly && <Icon name="down" size={14} />}
        {onFly && (
          <Select
            aria-label={said.flagOf(seat)}
            value={flag}
            choices={ui.flags.map((name, i) => [i + 1, name])}
            onChange={onFly}
          />
        )}
      </span>
      <Segments aria-label={said.kindOf(seat)} value={value} choices={kinds} onChoose={onChange} />
      {children}
      {onRemove && (
        <IconButton label={said.removeSeat(seat)} onClick={onRemove}>
          <Icon name="cross" size={16} />
        </IconButton>
      )}
    </li>
  )
}
