import type { SeatInfo, TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { whenOf } from '../../pages/home-words.ts'
import { StyleSelect } from '../../pages/style-select.tsx'
import { Button } from '../../parts/button.tsx'
import forms from '../../parts/form.module.css'
import { Icon } from '../../parts/icon.tsx'
import { ProgramMark } from '../../parts/program-mark.tsx'
import { Select } from '../../parts/select.tsx'
import { botTitle, LEVELS, levelName, onLevel } from '../../session/levels.ts'
import { USUAL_LEVEL } from '../../session/plans.ts'
import { api } from '../../session/remote/api.ts'
import { useRemoteWords, useStyleWords, useUi } from '../../words/language.ts'
import type { useDoing } from '../failure.tsx'
import { SeatFlag } from '../seat-flag.tsx'
import { useNow } from '../use-now.ts'
import styles from './seats.module.css'

const Dialog = lazy(async () => ({ default: (await import('../../parts/dialog.tsx')).Dialog }))

type Doing = ReturnType<typeof useDoing>

/** Who sits where, and what the host makes of the seats. */
export function Seats({ info, doing, onAccount }: { info: TableInfo; doing: Doing; onAccount(): void }) {
  const words = useRemoteWords()
  const { you, status } = info
  const hosting = you.host && status === 'open'
  return (
    <ol
      className={styles.seats}
      aria-label={words.room.seats}
      data-many={info.seats.length > 4 ? '' : undefined}
    >
      {info.seats.map((seat, i) => {
        const mine = i === you.seat
        return (
          <li
            key={seat.flag}
            className={styles.seat}
            data-seat={seat.kind}
            data-mine={mine ? '' : undefined}
            style={{ '--own': `var(--seat-${seat.flag})` }}
          >
            <SeatFlag flag={seat.flag} free={seat.kind === 'free'} width={34} />
            <Sitter
              game={info.game}
              seat={seat}
              mine={mine}
              host={seat.person !== null && seat.person === info.host}
            />
            {mine ? (
              <Button look="quiet" className={styles.small} onClick={onAccount}>
                {words.room.account}
              </Button>
            ) : (
              hosting &&
              seat.kind !== 'automaton' && <Furnish seat={seat} index={i} info={info} doing={doing} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

const MINUTE = 60_000

function Sitter({ game, seat, mine, host }: { game: string; seat: SeatInfo; mine: boolean; host: boolean }) {
  const ui = useUi()
  const styleWords = useStyleWords(game)
  const words = useRemoteWords()
  const now = useNow(MINUTE)
  const { kind, bot, kept, since, presence, program } = seat
  const here = presence === 'here'
  function about(): string {
    if (kind === 'free') return kept === null ? words.room.freeAbout : words.room.kept(kept.name)
    if (kind === 'automaton') return words.room.automaton
    if (kind === 'bot') return words.room.bot(bot === null ? '' : botTitle(bot, ui, styleWords))
    if (mine) return words.room.you
    if (!here) return words.room.away
    return since === null ? '' : words.room.came(whenOf(since, ui, now))
  }
  return (
    <span className={styles.who}>
      <b>
        {kind === 'free' ? words.room.free : seat.name} {program && <ProgramMark />}
      </b>
      <span>
        {about()}
        {host && <i className={styles.tag}>{words.room.host}</i>}
        {kind === 'person' && !mine && here && (
          <i className={styles.ready}>
            <Icon name="check" size={14} /> {words.room.here}
          </i>
        )}
      </span>
    </span>
  )
}

/** The host says who plays a seat: somebody who comes, or a bot. */
function Furnish({
  seat,
  index,
  info,
  doing,
}: {
  seat: SeatInfo
  index: number
  info: TableInfo
  doing: Doing
}) {
  const ui = useUi()
  const words = useRemoteWords()
  const [sending, setSending] = useState(false)
  const put = (bot: string | null) =>
    void doing.run(() => api('PUT', `/tables/${info.id}/seats/${index}`, { bot }))

  if (seat.kind === 'bot')
    return (
      <span className={styles.bot}>
        <Select
          className={styles.level}
          aria-label={words.room.sitter(index + 1)}
          value={seat.bot}
          choices={[
            ...LEVELS.map(
              (level) => [onLevel(seat.bot, level), words.room.level(levelName(level, ui))] as const,
            ),
            [null, words.room.anybody],
          ]}
          onChange={put}
        />
        {seat.bot !== null && (
          <StyleSelect
            className={styles.level}
            bot={seat.bot}
            game={info.game}
            label={words.room.styleOf(index + 1)}
            onChange={put}
          />
        )}
      </span>
    )
  if (seat.kind === 'free')
    return (
      <span className={styles.acts}>
        {seat.kept && (
          <Button
            look="quiet"
            className={styles.small}
            aria-label={words.room.unkeepOf(seat.kept.name)}
            onClick={() => put(null)}
          >
            {words.room.unkeep}
          </Button>
        )}
        <Button
          className={styles.small}
          aria-label={words.room.seatBotAt(index + 1)}
          onClick={() => put(USUAL_LEVEL)}
        >
          {words.room.seatBot}
        </Button>
      </span>
    )
  return (
    <>
      <Button
        look="quiet"
        className={styles.small}
        aria-label={words.room.sendAwayOf(seat.name)}
        onClick={() => setSending(true)}
      >
        {words.room.sendAway}
      </Button>
      {sending && (
        <Suspense fallback={null}>
          <Dialog title={words.room.sendAwayOf(seat.name)} onClose={() => setSending(false)}>
            <p>{words.room.sendAwayText}</p>
            <p className={forms.end}>
              <Button look="quiet" onClick={() => setSending(false)}>
                {words.cancel}
              </Button>
              <Button
                onClick={() => {
                  setSending(false)
                  put(null)
                }}
              >
                {words.room.sendAway}
              </Button>
            </p>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
