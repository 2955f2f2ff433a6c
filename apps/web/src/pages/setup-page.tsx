import { Fault, type Json, type Option } from '@gam/kernel'
import { Suspense, useEffect, useId, useState } from 'react'
import type { GameWords, Preset } from '../games/board.ts'
import { GAMES, gameIdOf, type Loaded, loadBoard } from '../games/games.ts'
import { Button } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { go } from '../router.ts'
import { LEVELS, levelName } from '../session/levels.ts'
import { prepare } from '../session/open-tables.ts'
import { firstPlan, lastPlan, rememberPlan, USUAL_LEVEL } from '../session/plans.ts'
import { Denied, type SeatPlan } from '../session/session.ts'
import { currentSettings } from '../settings.ts'
import type { Messages } from '../words/en.ts'
import { useSpeech, useUi } from '../words/language.ts'
import { LostPage } from './lost-page.tsx'
import { SettingTable } from './setting-table.tsx'
import styles from './setup-page.module.css'

type Values = { readonly [option: string]: Json }

export function SetupPage({ game }: { game: string }) {
  const { language } = useSpeech()
  const [loaded, setLoaded] = useState<Loaded | null | 'waiting'>('waiting')
  useEffect(() => {
    loadBoard(game, language)
      .then(setLoaded)
      .catch(() => setLoaded(null))
  }, [game, language])
  if (loaded === 'waiting') return <SettingTable />
  if (loaded === null) return <LostPage />
  return <SetupForm loaded={loaded} />
}

function asValues(json: Json): Values {
  return typeof json === 'object' && json !== null ? Object.fromEntries(Object.entries(json)) : {}
}

function SetupForm({ loaded }: { loaded: Loaded }) {
  const ui = useUi()
  const { board, words } = loaded
  const { game } = board
  const shelved = GAMES.find(({ id }) => id === game.id)
  const id = gameIdOf(game.id)
  const [start] = useState(() => {
    const last = lastPlan(game.id)
    const me = currentSettings().name || ui.defaultName
    return last ?? firstPlan(game.id, me, ui.names, board.presets[0].options)
  })
  const [seats, setSeats] = useState<readonly SeatPlan[]>(start.seats)
  const [options, setOptions] = useState<Values>(() => ({
    ...standards(game.options),
    ...asValues(start.options),
  }))
  const [set, setSet] = useState(start.components ?? game.components.sets[0].id)
  const [problem, setProblem] = useState<string | null>(null)

  const preset = board.presets.find((one) => matches(one, options))
  const people = seats.filter(({ bot }) => bot === null).length
  const extras = Object.entries(words.options)
    .filter(([key]) => options[key] === true)
    .map(([, { title }]) => title.toLowerCase())

  async function begin() {
    const wrong = problemOf(seats, ui)
    setProblem(wrong)
    if (wrong !== null) return
    const named = seats.map((seat) => ({ ...seat, name: seat.name.trim() }))
    const plan = { game: game.id, seats: named, options, components: set }
    try {
      const table = await prepare(plan)
      rememberPlan(plan)
      go(`/table/${table}`)
    } catch (error) {
      if (!(error instanceof Denied || error instanceof Fault)) throw error
      setProblem(error.message)
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
            {ui.setup.summary(people, seats.length - people, extras)}
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
          <h1>{ui.setup.title(id ? ui.games[id].title : words.title)}</h1>
          <fieldset className={styles.group}>
            <legend>{ui.setup.presets}</legend>
            <div className={styles.presets}>
              {board.presets.map((one) => (
                <label key={one.id} className={styles.preset}>
                  <input
                    type="radio"
                    name="preset"
                    checked={preset?.id === one.id}
                    onChange={() => setOptions({ ...options, ...one.options })}
                  />
                  <span>
                    <b>{words.presets[one.id]?.name ?? one.id}</b>
                    {words.presets[one.id]?.about}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Seats seats={seats} onChange={setSeats} most={game.seats.max} least={game.seats.min} />
          <fieldset className={styles.group}>
            <legend>{ui.setup.options}</legend>
            <div className={styles.options}>
              {Object.entries(game.options as { readonly [key: string]: Option }).map(([key, option]) => (
                <OptionField
                  key={key}
                  option={option}
                  words={words}
                  name={key}
                  rule={board.optionRules[key]}
                  value={options[key]}
                  onChange={(value) => setOptions({ ...options, [key]: value })}
                />
              ))}
              {game.components.sets.length > 1 && (
                <ComponentField words={words} sets={game.components.sets} value={set} onChange={setSet} />
              )}
            </div>
          </fieldset>
          <div className={styles.start}>
            {problem !== null && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            <Button type="submit" look="primary">
              {ui.setup.start}
            </Button>
          </div>
        </form>
      </div>
    </PageFrame>
  )
}

function standards(options: { readonly [key: string]: Option }): Values {
  return Object.fromEntries(Object.entries(options).map(([key, { standard }]) => [key, standard]))
}

function matches(preset: Preset, options: Values): boolean {
  return Object.entries(preset.options).every(([key, value]) => options[key] === value)
}

function problemOf(seats: readonly SeatPlan[], ui: Messages): string | null {
  const names = seats.map(({ name }) => name.trim())
  if (names.some((name) => name === '')) return ui.setup.needName
  return new Set(names).size < names.length ? ui.setup.sameName : null
}

function Seats({
  seats,
  onChange,
  most,
  least,
}: {
  seats: readonly SeatPlan[]
  onChange(seats: readonly SeatPlan[]): void
  most: number
  least: number
}) {
  const ui = useUi()
  const put = (at: number, part: Partial<SeatPlan>) =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)))

  function fly(at: number, flag: number) {
    // Whoever had that flag takes the one that becomes free.
    onChange(
      seats.map((seat, i) => {
        if (i === at) return { ...seat, flag }
        return seat.flag === flag ? { ...seat, flag: seats[at].flag } : seat
      }),
    )
  }

  function add() {
    const flag = [1, 2, 3, 4, 5, 6].find((free) => seats.every((seat) => seat.flag !== free)) ?? 1
    const name = ui.names.find((free) => seats.every((seat) => seat.name !== free)) ?? ''
    onChange([...seats, { name, flag, bot: USUAL_LEVEL }])
  }

  return (
    <fieldset className={styles.group}>
      <legend>{ui.setup.seats}</legend>
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={i} className={styles.seat}>
            <span className={styles.flag}>
              <Flag flag={seat.flag} width={36} />
              <select
                aria-label={ui.setup.flagOf(i + 1)}
                value={seat.flag}
                onChange={(event) => fly(i, Number(event.target.value))}
              >
                {ui.flags.map((name, flag) => (
                  <option key={name} value={flag + 1}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
            <input
              type="text"
              aria-label={ui.setup.nameOf(i + 1)}
              value={seat.name}
              maxLength={20}
              autoComplete="off"
              onChange={(event) => put(i, { name: event.target.value })}
            />
            <select
              aria-label={ui.setup.playerOf(i + 1)}
              value={seat.bot ?? ''}
              onChange={(event) => put(i, { bot: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">{ui.setup.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {ui.table.bot}: {levelName(level, ui)}
                </option>
              ))}
            </select>
            <button
              type="button"
              className={styles.remove}
              aria-label={ui.setup.removeSeat(i + 1)}
              disabled={seats.length <= least}
              onClick={() => onChange(seats.filter((_, other) => other !== i))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {seats.length < most && <Button onClick={add}>{ui.setup.addSeat}</Button>}
    </fieldset>
  )
}

function OptionField({
  option,
  words,
  name,
  rule,
  value,
  onChange,
}: {
  option: Option
  words: GameWords
  name: string
  rule: string | undefined
  value: Json | undefined
  onChange(value: Json): void
}) {
  const ui = useUi()
  const id = useId()
  const { title, about, choices } = words.options[name] ?? option
  const ruleText = rule === undefined ? undefined : words.rules[rule]
  const explanation = (
    <>
      <span className={styles.about}>{about}</span>
      {rule !== undefined && (
        <details className={styles.rule}>
          <summary>
            {ui.setup.rule} {rule}
          </summary>
          {ruleText}
        </details>
      )}
    </>
  )
  if (option.choices === undefined)
    return (
      <div className={styles.option}>
        <label htmlFor={id}>
          <b>{title}</b>
        </label>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {explanation}
      </div>
    )
  return (
    <div className={styles.option}>
      <label htmlFor={id}>
        <b>{title}</b>
      </label>
      <select id={id} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {Object.entries(option.choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {choices?.[choice] ?? text}
          </option>
        ))}
      </select>
      {explanation}
    </div>
  )
}

function ComponentField({
  words,
  sets,
  value,
  onChange,
}: {
  words: GameWords
  sets: readonly { readonly id: string; readonly title: string }[]
  value: string
  onChange(id: string): void
}) {
  const ui = useUi()
  const id = useId()
  return (
    <div className={styles.option}>
      <label htmlFor={id}>
        <b>{ui.setup.components}</b>
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {sets.map((set) => (
          <option key={set.id} value={set.id}>
            {words.sets[set.id] ?? set.title}
          </option>
        ))}
      </select>
      <span className={styles.about}>{ui.setup.componentsAbout}</span>
    </div>
  )
}
