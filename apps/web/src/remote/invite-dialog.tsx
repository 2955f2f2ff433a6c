import type { GameList } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { shelvedOf } from '../games/games.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import forms from '../parts/form.module.css'
import { Select } from '../parts/select.tsx'
import { go } from '../router.ts'
import { api } from '../session/remote/api.ts'
import type { TablePlan } from '../session/session.ts'
import { useRemoteWords, useSpeech, useUi } from '../words/language.ts'
import { Problem, useDoing, useFirst } from './failure.tsx'
import { GameIcon } from './game-icon.tsx'
import styles from './invite-dialog.module.css'
import { type MadePlan, makeTable } from './make-table.ts'
import { NameField } from './name-field.tsx'
import { useFreshShore } from './server.ts'
import { type Terms, TermsFields, USUAL_TERMS } from './terms.tsx'
import { useName } from './use-name.ts'
import { fulfil, NO_WISH, WakeWish } from './wake-wish.tsx'

interface InviteProps {
  /** What is played, if that has been chosen; else the games are offered. */
  plan?: TablePlan
  /** Listed with the open tables from the start. */
  listed?: boolean
  onClose(): void
}

/** From here it is one click to a table and its link. */
export function InviteDialog({ plan, listed = false, onClose }: InviteProps) {
  const words = useRemoteWords()
  const { server } = useFreshShore()
  return (
    <Dialog title={listed ? words.invite.openTitle : words.invite.title} onClose={onClose}>
      {server === 'none' ? (
        <p>{words.noServer(navigator.onLine)}</p>
      ) : (
        <InviteForm plan={plan && (async () => sharedPlan(plan))} listed={listed} />
      )}
    </Dialog>
  )
}

/** A name, the terms, and the table; without a plan the games are offered. */
export function InviteForm({
  plan,
  listed,
}: {
  plan: (() => Promise<MadePlan>) | undefined
  listed: boolean
}) {
  const words = useRemoteWords()
  const me = useName()
  const { busy, failure, run } = useDoing()
  const { language } = useSpeech()
  const [terms, setTerms] = useState<Terms>({ ...USUAL_TERMS, public: listed })
  const [wish, setWish] = useState(NO_WISH)
  const days = terms.clock.kind === 'days'

  function make(made: () => Promise<MadePlan>) {
    const name = me.take()
    if (name === null) return
    void run(async () => {
      const table = await makeTable(name, await made(), terms)
      if (days) await fulfil(wish, language)
      go(`/table/${table}`)
    })
  }

  return (
    <div className={forms.form}>
      <NameField
        value={me.name}
        wrong={me.wrong}
        onChange={me.set}
        {...(plan && { onEnter: () => make(plan) })}
      />
      {plan === undefined && (
        <Games
          listed={terms.public}
          busy={busy}
          onChoose={(game, seats) => make(async () => ({ game, seats }))}
        />
      )}
      <details className={forms.more}>
        <summary>{words.invite.terms}</summary>
        <TermsFields value={terms} onChange={setTerms} />
        {days && <WakeWish value={wish} onChange={setWish} />}
      </details>
      <Problem failure={failure} />
      {plan !== undefined && (
        <p className={forms.end}>
          <Button look="primary" aria-disabled={busy} onClick={() => make(plan)}>
            {words.invite.makeTable}
          </Button>
        </p>
      )}
    </div>
  )
}

/** All seats are free for friends, who bring their own names; I take the first. Bots are seated in the waiting room. */
function sharedPlan({ game, seats, options, components }: TablePlan): MadePlan {
  return { game, options, components, seats: seats.map(({ flag }) => ({ flag, bot: null })) }
}

const USUAL_SEATS = 3

function Games({
  listed,
  busy,
  onChoose,
}: {
  listed: boolean
  busy: boolean
  onChoose(game: string, seats: { bot: null }[]): void
}) {
  const ui = useUi()
  const words = useRemoteWords()
  const { failure, lookUp } = useDoing()
  const [games, setGames] = useState<GameList['games']>([])
  const [seats, setSeats] = useState<{ readonly [game: string]: number }>({})
  useFirst(() => lookUp(async () => setGames((await api<GameList>('GET', '/games')).games)))
  return (
    <section className={styles.games} aria-label={words.invite.game}>
      <h3>{words.invite.game}</h3>
      <Problem failure={failure} />
      <ul>
        {games.map(({ id, seats: { min, max } }) => {
          if (shelvedOf(id) === null) return null
          const name = ui.game(id).title
          const least = Math.max(2, min)
          const sizes = Array.from({ length: max - least + 1 }, (_, i) => least + i)
          const many = seats[id] ?? Math.min(USUAL_SEATS, max)
          return (
            <li key={id} className={styles.game}>
              <GameIcon game={id} />
              <b>{name}</b>
              <label>
                <span className="unseen">{words.invite.playersOf(name)}</span>
                <Select
                  value={many}
                  choices={sizes.map((size) => [size, String(size)])}
                  onChange={(size) => setSeats({ ...seats, [id]: size })}
                />
                <span aria-hidden="true">{words.invite.players}</span>
              </label>
              <Button
                look="primary"
                aria-disabled={busy}
                aria-label={listed ? words.invite.openOf(name) : words.invite.makeOf(name)}
                onClick={() =>
                  onChoose(
                    id,
                    Array.from({ length: many }, () => ({ bot: null })),
                  )
                }
              >
                {listed ? words.invite.open : words.invite.make}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
