import { foldedName, LIMITS, otherName, type TableInfo } from '@gam/protocol/wire'
import { Suspense, useId, useState } from 'preact/compat'
import { shelvedOf } from '../../games/games.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Flag } from '../../parts/flag.tsx'
import forms from '../../parts/form.module.css'
import { Heading } from '../../parts/heading.tsx'
import { Icon } from '../../parts/icon.tsx'
import { PageFrame } from '../../parts/page-frame.tsx'
import { ProgramMark } from '../../parts/program-mark.tsx'
import { useRemoteWords, useUi } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { sitDown } from '../make-table.ts'
import { NameField } from '../name-field.tsx'
import { SeatFlag } from '../seat-flag.tsx'
import { paceOf } from '../table-words.ts'
import { useName } from '../use-name.ts'
import { Agreed } from './agreed.tsx'
import styles from './invited.module.css'
import { RoomIcon } from './room-icons.tsx'
import type { RoomProps } from './waiting-room.tsx'

/** Whoever came by a link sees first who asks, to what, and how long it takes; then a name, a flag, and Sit down. */
export function Invited({ table, state, info, loaded, onLook }: RoomProps & { onLook(): void }) {
  const ui = useUi()
  const words = useRemoteWords()
  const { seats, clock, you } = info
  const shelved = shelvedOf(info.game)
  const { title, pitch } = ui.game(info.game)
  const host = seats.find(({ person }) => person === info.host) ?? null
  const kept = seats.find((seat) => seat.kept !== null && seat.kept.person === state.person?.id) ?? null
  const free = seats.filter((seat) => seat.kind === 'free' && (seat.kept === null || seat === kept)).length
  const here = seats.filter(({ kind }) => kind !== 'free').length
  const length =
    clock.kind === 'days' || !shelved ? paceOf(clock, words) : words.invited.minutes(shelved.minutes)
  const asks = kept ? words.invited.asksAgain : words.invited.asks

  return (
    <PageFrame wide>
      <div className={styles.page} data-room={info.status} data-invited="">
        <div className={styles.art}>
          <Suspense fallback={null}>{shelved && <shelved.Poster />}</Suspense>
        </div>
        <div className={styles.card}>
          <header className={styles.head}>
            <p>{host ? asks(host.name) : words.invited.open}</p>
            <Heading>{title}</Heading>
            <p>
              {pitch} {words.invited.facts(length, words.invited.people(here, free))}
            </p>
          </header>
          <Company info={info} free={free > 0} />
          {you.removed ? (
            <p className={styles.said} role="status">
              {words.invited.removed(host?.name ?? null)}
            </p>
          ) : free > 0 ? (
            <SitDown table={table} state={state} info={info} kept={kept !== null} />
          ) : (
            <p className={styles.said} role="status">
              {words.invited.full(host?.name ?? null)}
            </p>
          )}
          <p className={styles.ways}>
            <LinkButton to={`/learn/${info.game}`}>
              <Icon name="book" size={20} /> {words.invited.learn}
            </LinkButton>
            {info.spectators && (
              <Button look={free > 0 ? 'quiet' : 'option'} onClick={onLook}>
                <RoomIcon name="eye" size={20} /> {words.invited.look}
              </Button>
            )}
          </p>
        </div>
        <div className={styles.terms}>
          <Agreed info={info} loaded={loaded} />
        </div>
      </div>
    </PageFrame>
  )
}

function Company({ info: { seats }, free }: { info: TableInfo; free: boolean }) {
  const { invited, room } = useRemoteWords()
  const mine = seats.findIndex(({ kind, kept }) => kind === 'free' && kept === null)
  return (
    <ul className={styles.company} aria-label={invited.whoSits}>
      {seats.map(({ name, flag, kind, program, kept }, i) => (
        <li key={flag}>
          <SeatFlag flag={flag} free={kind === 'free'} width={36} />
          <span>
            {kind !== 'free' ? name : kept ? kept.name : free && i === mine ? invited.seatFor : room.free}
          </span>
          {program && <ProgramMark />}
        </li>
      ))}
    </ul>
  )
}

/** A name that nobody here has, a flag that nobody sails under, and the seat. */
function SitDown({
  table,
  state,
  info,
  kept,
}: Pick<RoomProps, 'table' | 'state' | 'info'> & { kept: boolean }) {
  const words = useRemoteWords()
  const me = useName()
  const doing = useDoing()
  const [wish, setWish] = useState<number | null>(null)
  const flags = freeFlags(info, state.person?.id ?? null)
  const flag = wish !== null && flags.includes(wish) ? wish : flags[0]
  const others = info.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const taken = others.some((name) => foldedName(name) === foldedName(me.name.trim()))

  return (
    <form
      className={styles.sit}
      onSubmit={(event) => {
        event.preventDefault()
        const name = me.take()
        if (name === null || taken) return
        void doing.run(() =>
          sitDown(table, { name: name === state.person?.name ? null : name, ...(flag && { flag }) }),
        )
      }}
    >
      {kept && <p>{words.invited.kept}</p>}
      <NameField value={me.name} wrong={me.wrong} onChange={me.set} />
      {taken && (
        <p className={styles.taken} role="alert">
          <span className={forms.wrong}>{words.invited.taken(me.name.trim())}</span>
          <Instead
            name={otherName(
              me.name.trim(),
              info.seats.map(({ name }) => name),
              LIMITS.name,
            )}
            onTake={me.set}
          />
        </p>
      )}
      <Flags flags={flags} value={flag} onChange={setWish} />
      <Problem failure={doing.failure} />
      <Button type="submit" look="primary" className={styles.go} aria-disabled={taken || doing.busy}>
        {kept ? words.invited.again : words.room.sit}
      </Button>
    </form>
  )
}

function Instead({ name, onTake }: { name: string; onTake(name: string): void }) {
  const { invited } = useRemoteWords()
  return <Button onClick={() => onTake(name)}>{invited.instead(name)}</Button>
}

/** The seat's own flag first. */
function freeFlags({ seats }: TableInfo, person: string | null): readonly number[] {
  const mine = seats.find(({ kept }) => kept !== null && kept.person === person)
  const open = seats.filter(({ kind, kept }) => kind === 'free' && kept === null).map(({ flag }) => flag)
  const used = seats.map(({ flag }) => flag)
  const unused = [1, 2, 3, 4, 5, 6].filter((flag) => !used.includes(flag))
  return [...(mine ? [mine.flag] : []), ...open, ...unused]
}

function Flags({
  flags,
  value,
  onChange,
}: {
  flags: readonly number[]
  value: number | undefined
  onChange(flag: number): void
}) {
  const ui = useUi()
  const { invited } = useRemoteWords()
  const id = useId()
  if (flags.length < 2) return null
  return (
    <fieldset className={styles.flags}>
      <legend>{invited.flag}</legend>
      {flags.map((flag) => (
        <label key={flag}>
          <input
            type="radio"
            name={id}
            className="unseen"
            checked={flag === value}
            onChange={() => onChange(flag)}
          />
          <Flag flag={flag} width={36} />
          <span className="unseen">{ui.flags[flag - 1]}</span>
        </label>
      ))}
    </fieldset>
  )
}
