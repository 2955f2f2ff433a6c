import type { Redeal } from '@gam/kernel'
import type { OriginPlan } from '@gam/protocol/wire'
import type { SeatPlan } from '@gam/table'
import { lazy, Suspense, useId, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { Select } from '../parts/select.tsx'
import { useFreshShore } from '../remote/server.ts'
import { go } from '../router.ts'
import { botTitle, LEVELS, onLevel } from '../session/levels.ts'
import { prepareFrom } from '../session/open-tables.ts'
import { USUAL_LEVEL } from '../session/plans.ts'
import type { Session } from '../session/session.ts'
import { useLearnWords, useStyleWords, useUi } from '../words/language.ts'
import styles from './play-from-here.module.css'

const InviteForm = lazy(async () => ({ default: (await import('../remote/invite-dialog.tsx')).InviteForm }))

interface Moment {
  session: Session
  at: number
  viewer: number | null
  /** The table on the server where it was played, if it was one. */
  remote: string | null
}

/** From any moment of a replay to a table of one's own: against bots, round one screen, or with friends. */
export function PlayFromHere(moment: Moment) {
  const words = useLearnWords()
  const [open, setOpen] = useState(false)
  const { session, at } = moment
  // At the end there is nothing to play on from.
  if (at >= session.now.moves && session.now.asked === null) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} data-play-from-here="">
        {words.from.open}
      </Button>
      {open && (
        <Dialog title={words.from.open} onClose={() => setOpen(false)}>
          <Going {...moment} />
        </Dialog>
      )}
    </>
  )
}

function Going({ session, at, viewer, remote }: Moment) {
  const { from: words } = useLearnWords()
  const ui = useUi()
  const { table } = session
  const over = session.now.asked === null
  const { server } = useFreshShore()
  const [seats, setSeats] = useState(() => seatsFor(session, viewer))
  const [deal, setDeal] = useState<Redeal>(over ? 'same' : 'anew')
  const [friends, setFriends] = useState(false)
  const [starting, setStarting] = useState(false)
  const id = useId()
  const people = seats.filter(({ bot }) => bot === null).length
  const styleWords = useStyleWords(table.game)
  /** Of every level; who sits there with a style keeps it. */
  const botsFor = (sitting: string | null) =>
    LEVELS.map((level) => {
      const bot = onLevel(sitting, level)
      return [bot, `${ui.table.bot}${ui.marks.colon}${botTitle(bot, ui, styleWords)}`] as const
    })

  async function start() {
    if (starting) return
    setStarting(true)
    try {
      go(`/table/${await prepareFrom(await session.export(), { at, seats, deal })}`)
    } finally {
      setStarting(false)
    }
  }

  /** A finished game of the server is known there; any other is sent along. */
  async function origin(): Promise<OriginPlan> {
    return remote === null ? { replay: await session.export(), at, deal } : { table: remote, at, deal }
  }

  if (friends)
    return (
      <Suspense fallback={null}>
        <InviteForm
          listed={false}
          plan={async () => ({
            game: table.game,
            seats: seats.map(({ name, flag, bot }) => (bot === null ? { flag, bot } : { name, flag, bot })),
            from: await origin(),
          })}
        />
      </Suspense>
    )
  return (
    <div className={styles.going}>
      <p>{words.lead(at)}</p>
      <fieldset className={styles.seats}>
        <legend>{words.who}</legend>
        {seats.map((seat, i) => (
          <label key={seat.name} className={styles.seat}>
            <Flag flag={seat.flag} width={30} />
            <b>{seat.name}</b>
            <Select
              aria-label={words.playerOf(seat.name)}
              value={seat.bot}
              choices={[[null, ui.setup.person], ...botsFor(seat.bot)]}
              onChange={(bot) => setSeats(seats.with(i, { ...seat, bot }))}
            />
          </label>
        ))}
      </fieldset>
      {over ? (
        <fieldset className={styles.deal}>
          <legend>{words.unseen}</legend>
          {(['same', 'anew'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-deal`} checked={deal === one} onChange={() => setDeal(one)} />
              <span>
                <b>{words.deals[one].name}</b> {words.deals[one].about}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{words.notOver}</p>
      )}
      {people === 0 && <p className={styles.note}>{words.nobody}</p>}
      <p className={styles.ways}>
        {server === 'there' && (
          <Button
            data-with-friends=""
            aria-disabled={people === 0}
            onClick={() => {
              if (people > 0) setFriends(true)
            }}
          >
            <Icon name="people" size={18} /> {words.friends}
          </Button>
        )}
        <Button
          look="primary"
          data-play-here=""
          aria-disabled={starting || people === 0}
          onClick={() => {
            if (people > 0) void start()
          }}
        >
          {people > 1 ? words.round : words.here}
        </Button>
      </p>
    </div>
  )
}

/** As whoever is looked through, against bots. */
function seatsFor({ table }: Session, viewer: number | null): readonly SeatPlan[] {
  const me = viewer !== null && viewer < table.players ? viewer : 0
  return table.seats
    .slice(0, table.players)
    .map((seat, i) => ({ ...seat, bot: i === me ? null : (seat.bot ?? USUAL_LEVEL) }))
}
