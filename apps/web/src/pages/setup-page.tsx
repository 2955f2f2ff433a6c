import type { RuleTexts } from '@gam/kernel'
import { Fault } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'
import { lazy, Suspense, useEffect, useState } from 'react'
import { GAMES, gameIdOf, type Loaded, loadBoard, loadRules } from '../games/games.ts'
import { beCalled, myName } from '../names.ts'
import { Button, Link } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { lookAshore, useShore } from '../remote/server.ts'
import { go } from '../router.ts'
import { prepare } from '../session/open-tables.ts'
import { firstPlan, lastPlan, rememberPlan } from '../session/plans.ts'
import { Denied, type TablePlan } from '../session/session.ts'
import { fileOf, useOwnSets } from '../sets/own-sets.ts'
import type { Ui } from '../words/language.ts'
import { useSpeech, useUi } from '../words/language.ts'
import { LostPage } from './lost-page.tsx'
import { SettingTable } from './setting-table.tsx'
import { ComponentField } from './setup/component-field.tsx'
import { OptionField } from './setup/option-field.tsx'
import { Seats } from './setup/seats.tsx'
import {
  asValues,
  automatonsOf,
  clashesOf,
  listed,
  optionsOf,
  sameValues,
  stillPossible,
  type Values,
  valuesOf,
} from './setup/table-options.ts'
import styles from './setup-page.module.css'

const InviteDialog = lazy(async () => ({
  default: (await import('../remote/invite-dialog.tsx')).InviteDialog,
}))

type Ruled = Loaded & { readonly rules: RuleTexts }

export function SetupPage({ game }: { game: string }) {
  const { language } = useSpeech()
  const [loaded, setLoaded] = useState<Ruled | null | 'waiting'>('waiting')
  useEffect(() => {
    Promise.all([loadBoard(game, language), loadRules(game, language)])
      .then(([board, rules]) => setLoaded(board && { ...board, rules }))
      .catch(() => setLoaded(null))
  }, [game, language])
  if (loaded === 'waiting') return <SettingTable />
  if (loaded === null) return <LostPage />
  return <SetupForm loaded={loaded} />
}

const NOBODY: ReadonlyMap<string, string> = new Map()

interface Problem {
  readonly text: string
  /** What the program says about it, in English. */
  readonly detail: string | null
}

function SetupForm({ loaded }: { loaded: Ruled }) {
  const ui = useUi()
  const { board, words, rules } = loaded
  const { game } = board
  const shelved = GAMES.find(({ id }) => id === game.id)
  const id = gameIdOf(game.id)
  const seated = automatonsOf(game)
  const [start] = useState(() => {
    const me = myName()
    return lastPlan(game.id) ?? firstPlan(game, me, ui.names, valuesOf(game, board.presets[0]))
  })
  const [seats, setSeats] = useState<readonly SeatPlan[]>(start.seats)
  const [options, setOptions] = useState<Values>(() => stillPossible(game, asValues(start.options)))
  const own = useOwnSets(game.id)
  const [set, setSet] = useState(() => {
    const asked = location.hash.slice(1) || idOf(start.components)
    return (
      [...own, ...game.components.sets].find(({ id: one }) => one === asked)?.id ?? game.components.sets[0].id
    )
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [inviting, setInviting] = useState<TablePlan | null>(null)
  const { server } = useShore()
  useEffect(() => {
    lookAshore().catch(() => undefined)
  }, [])

  const automatons = seated ? listed(options[seated.option]) : []
  const all = seats.length + automatons.length
  const preset = board.presets.find((one) => sameValues(valuesOf(game, one), options))
  const people = seats.filter(({ bot }) => bot === null).length
  const extras = [
    ...automatons.map((one) => words.options[seated?.option ?? '']?.choices?.[one] ?? one),
    ...Object.entries(words.options)
      .filter(([key]) => options[key] === true)
      .map(([, { title }]) => title),
  ]

  function ruleOf(key: string): { id: string; text: string } | null {
    const id = board.optionRules[key]
    return id !== undefined && id in rules ? { id, text: rules[id] } : null
  }

  /** As many seats as the game can have, whoever comes along with the options. */
  function agree(values: Values) {
    const room = game.seats.max - (seated ? listed(values[seated.option]).length : 0)
    setOptions(values)
    setSeats(seats.slice(0, Math.max(1, room)))
    setProblem(null)
  }

  /** Why an option cannot be switched on with the rest as it is. */
  function clashWith(key: string): string | null {
    if (optionsOf(game)[key].choices !== undefined) return null
    const now = clashesOf(game, options, all, set)
    const then = clashesOf(game, { ...options, [key]: true }, all, set)
    return then.find((why) => options[key] === true || !now.includes(why)) ?? null
  }

  /** What has been chosen; null, and told, where it cannot be played so. */
  function planned(): TablePlan | null {
    const wrong = problemOf(seats, ui)
    setProblem(wrong === null ? null : { text: wrong, detail: null })
    if (wrong !== null) return null
    const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
    const me = named.find(({ bot }) => bot === null)
    if (me) beCalled(me.name)
    const house = own.find(({ id: one }) => one === set)
    return { game: game.id, seats: named, options, components: house ? fileOf(house) : set }
  }

  async function begin() {
    const plan = planned()
    if (plan === null) return
    try {
      const table = await prepare(plan)
      rememberPlan(plan)
      go(`/table/${table}`)
    } catch (error) {
      if (!(error instanceof Denied || error instanceof Fault)) throw error
      setProblem({ text: ui.faults[error.code], detail: error.message })
    }
  }

  return (
    <PageFrame>
      <div className={styles.page}>
        <aside className={styles.side}>
          <div className={styles.art}>
            <Suspense fallback={null}>{shelved && <shelved.Poster />}</Suspense>
          </div>
          <p className={styles.summary} aria-live="polite">
            {ui.setup.summary(people, seats.length - people, extras, all)}
          </p>
          <p>
            <Link to={`/rules/${game.id}`}>
              <Icon name="book" size={16} /> {ui.nav.rules}
            </Link>
          </p>
          {people > 1 && <p className={styles.shared}>{ui.setup.shared}</p>}
        </aside>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void begin()
          }}
        >
          <Heading>{ui.setup.title(id ? ui.games[id].title : words.title)}</Heading>
          <fieldset className={styles.group}>
            <legend>{ui.setup.presets}</legend>
            <div className={styles.presets}>
              {board.presets.map((one) => (
                <label key={one.id} className={styles.preset}>
                  <input
                    type="radio"
                    name="preset"
                    checked={preset?.id === one.id}
                    onChange={() => agree(valuesOf(game, one))}
                  />
                  <span>
                    <b>{words.presets[one.id]?.name ?? one.id}</b>
                    {words.presets[one.id]?.about}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Seats
            seats={seats}
            automatons={automatons}
            names={seated?.names ?? NOBODY}
            kind={seated ? (words.options[seated.option]?.title ?? '') : ''}
            about={(seated && words.options[seated.option]?.choices) || {}}
            most={game.seats.max}
            least={game.seats.min}
            onChange={(sitting, automatic) => {
              setSeats(sitting)
              if (seated) setOptions({ ...options, [seated.option]: [...automatic] })
              setProblem(null)
            }}
          />
          <fieldset className={styles.group}>
            <legend>{ui.setup.options}</legend>
            <div className={styles.options}>
              {Object.entries(optionsOf(game))
                .filter(([key]) => key !== seated?.option)
                .map(([key, option]) => (
                  <OptionField
                    key={key}
                    option={option}
                    words={words}
                    name={key}
                    rule={ruleOf(key)}
                    value={options[key]}
                    clash={clashWith(key)}
                    onChange={(value) => agree({ ...options, [key]: value })}
                  />
                ))}
              <ComponentField
                game={game}
                words={words}
                own={own}
                seats={all}
                value={set}
                onChange={(chosen) => {
                  setSet(chosen)
                  setProblem(null)
                }}
              />
            </div>
          </fieldset>
          <div className={styles.start}>
            {problem !== null && (
              <p role="alert" className={styles.problem}>
                {problem.text}
                {problem.detail !== null && (
                  <span lang="en" className={styles.detail}>
                    {problem.detail}
                  </span>
                )}
              </p>
            )}
            {server === 'there' && (
              <Button onClick={() => setInviting(planned())}>
                <Icon name="people" size={18} /> {ui.setup.friends}
              </Button>
            )}
            <Button type="submit" look="primary">
              {ui.setup.start}
            </Button>
          </div>
        </form>
      </div>
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog plan={inviting} onClose={() => setInviting(null)} />
        </Suspense>
      )}
    </PageFrame>
  )
}

/** Of a set that somebody chose: which one it was. */
function idOf(components: TablePlan['components']): string {
  return typeof components === 'string' ? components : String(components?.id ?? '')
}

function problemOf(seats: readonly SeatPlan[], ui: Ui): string | null {
  const names = seats.map(({ name }) => name.trim())
  if (names.some((name) => name === '')) return ui.setup.needName
  return new Set(names).size < names.length ? ui.setup.sameName : null
}
