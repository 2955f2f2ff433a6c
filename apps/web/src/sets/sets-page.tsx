import { type Game, isRecord, type Json, oneAt } from '@gam/kernel'
import { type ReactNode, Suspense, useId, useState } from 'preact/compat'
import type { Loaded } from '../games/games.ts'
import { LostPage } from '../pages/lost-page.tsx'
import { SettingTable } from '../pages/setting-table.tsx'
import { useBoard } from '../pages/use-board.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { FileButton } from '../parts/fields.tsx'
import { saveText } from '../parts/files.ts'
import { Heading } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { Segments } from '../parts/segments.tsx'
import { Select } from '../parts/select.tsx'
import { useBoxWords, useSetWords, useUi } from '../words/language.ts'
import { type ShownSet, shownFile, shownSets } from './grades.ts'
import { readJsonText } from './json-text.ts'
import { type Naming, namingOf } from './naming.tsx'
import {
  dropSet,
  fileOf,
  keepSet,
  MOST_TITLE,
  newSet,
  type OwnSet,
  ownSets,
  unreadableSets,
  useOwnSets,
} from './own-sets.ts'
import { mostSeats, problemsOf } from './problems.ts'
import { SetFileEditor, said } from './set-file.tsx'
import { SetForm } from './set-form.tsx'
import { GradeTag, SetSheet } from './set-sheet.tsx'
import { textOf } from './set-text.ts'
import styles from './sets-page.module.css'

const LARGEST = 200_000
const GRADES = ['rulebook', 'public', 'reconstruction', 'house'] as const

/** What is in a game's box, piece by piece, and sets of one's own. */
export function SetsPage({ game }: { game: string }) {
  const loaded = useBoard(game)
  if (loaded === undefined) return <SettingTable />
  if (loaded === null) return <LostPage />
  return (
    <Suspense fallback={<SettingTable />}>
      <Sets loaded={loaded} />
    </Suspense>
  )
}

function Sets({ loaded }: { loaded: Loaded }) {
  const ui = useUi()
  const words = useSetWords()
  const { board, words: speech } = loaded
  const box = useBoxWords(board.game.id)
  const { game } = board
  const naming = namingOf(board, speech, box)
  const own = useOwnSets(game.id)
  const given = shownSets(game).map((set) => ({ ...set, title: speech.sets[set.id] ?? set.title }))
  const standard = oneAt(given, 0)
  const [chosen, setChosen] = useState(() => location.hash.slice(1) || standard.id)
  const [beside, setBeside] = useState('')
  const [gone, setGone] = useState<OwnSet | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [unkept, setUnkept] = useState(false)

  const mine = own.find((set) => set.id === chosen)
  const shown = mine ? shownFile(fileOf(mine)) : (given.find((set) => set.id === chosen) ?? standard)
  const all = [...given, ...own.map((set) => shownFile(fileOf(set)))]
  const others = all.filter((set) => set.id !== shown.id)
  const other = others.find((set) => set.id === beside) ?? null

  function show(set: string) {
    setChosen(set)
    setProblem(null)
    history.replaceState(null, '', `#${set}`)
  }

  function keep(set: OwnSet) {
    setUnkept(!keepSet(set))
    show(set.id)
  }

  function bringBack(set: OwnSet) {
    keep(set)
    setGone(null)
  }

  async function openFile(file: File) {
    setProblem(null)
    const read = await setIn(file, game, words)
    if (typeof read === 'string') setProblem(read)
    else keep(read)
  }

  return (
    <PageFrame wide>
      <Heading className={styles.title}>{words.title(ui.game(game.id).title)}</Heading>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.page}>
        <Shelf
          title={words.title(speech.title)}
          game={game}
          given={given}
          own={own}
          current={shown.id}
          problem={problem}
          onShow={show}
          onOpen={(file) => void openFile(file)}
        />
        <div className={styles.main}>
          <Notices gone={gone} unkept={unkept} onBringBack={bringBack} />
          {mine ? (
            <OwnSetPart
              key={mine.id}
              game={game}
              naming={naming}
              set={mine}
              standard={standard}
              others={others}
              beside={other}
              onBeside={setBeside}
              onChange={(set) => setUnkept(!keepSet(set))}
              onDuplicate={() => keep(newSet(game.id, words.copyOf(mine.title), mine.values))}
              onDelete={() => {
                setGone(dropSet(mine.id))
                show(ownSets(game.id)[0]?.id ?? standard.id)
              }}
            />
          ) : (
            <GivenSetPart
              game={game}
              naming={naming}
              set={shown}
              others={others}
              beside={other}
              onBeside={setBeside}
              onMake={() => keep(newSet(game.id, words.madeTitle, shown.values))}
            />
          )}
        </div>
      </div>
    </PageFrame>
  )
}

/** What became of sets that are not shown. */
function Notices({
  gone,
  unkept,
  onBringBack,
}: {
  gone: OwnSet | null
  /** The browser had no room for the last change. */
  unkept: boolean
  onBringBack(set: OwnSet): void
}) {
  const words = useSetWords()
  const unreadable = unreadableSets()
  return (
    <>
      {gone !== null && (
        <Notice text={words.removed(gone.title)}>
          <Button data-undelete="" onClick={() => onBringBack(gone)}>
            {words.undo}
          </Button>
        </Notice>
      )}
      {unreadable !== null && (
        <Notice text={words.unreadable}>
          <Button data-unreadable="" onClick={() => saveText('gam-unreadable-sets', unreadable)}>
            {words.saveFile}
          </Button>
        </Notice>
      )}
      {unkept && (
        <p role="alert" className={styles.wrong}>
          {words.notKept}
        </p>
      )}
    </>
  )
}

/** The set that a file holds, or why it holds none. */
async function setIn(file: File, game: Game, words: Words): Promise<OwnSet | string> {
  if (file.size > LARGEST) return words.tooLarge
  const read = readJsonText(await file.text())
  if (!read.ok) return words.torn(read.line, read.column, read.found)
  const { json } = read
  if (!isRecord(json) || !isRecord(json.values)) return words.notASet
  if (typeof json.game === 'string' && json.game !== game.id) return words.otherGame(json.game)
  const title = typeof json.title === 'string' && json.title.trim() !== '' ? json.title : words.madeTitle
  return newSet(game.id, title.slice(0, MOST_TITLE), json.values as Json)
}

function blank(game: Game): OwnSet {
  return { id: '', game: game.id, title: '', values: null, text: null, at: 0 }
}

type Words = ReturnType<typeof useSetWords>

/** What there is to know of a set before it is chosen. */
function noteOf(game: Game, set: OwnSet, words: Words): string {
  if (set.text !== null) return words.unfinished
  const most = mostSeats(game.components, fileOf(set), game.seats)
  return most === null ? words.unfinished : most < game.seats.max ? words.upTo(most) : ''
}

/** All sets that there are, and what their grades mean. */
function Shelf({
  title,
  game,
  given,
  own,
  current,
  problem,
  onShow,
  onOpen,
}: {
  title: string
  game: Game
  given: readonly ShownSet[]
  own: readonly OwnSet[]
  current: string
  /** Why a file could not be opened. */
  problem: string | null
  onShow(id: string): void
  onOpen(file: File): void
}) {
  const words = useSetWords()
  const entry = (set: ShownSet, note: string) => (
    <li key={set.id}>
      <button
        type="button"
        className={styles.entry}
        aria-current={set.id === current || undefined}
        data-set={set.id}
        onClick={() => onShow(set.id)}
      >
        <b>{set.title}</b>
        {note !== '' && <span>{note}</span>}
      </button>
    </li>
  )
  return (
    <nav className={styles.list} aria-label={title}>
      <h2>{words.games}</h2>
      <ul>{given.map((set) => entry(set, ''))}</ul>
      <h2>{words.own}</h2>
      {own.length === 0 && <p className={styles.none}>{words.ownNone}</p>}
      <ul>{own.map((set) => entry(shownFile(fileOf(set)), noteOf(game, set, words)))}</ul>
      <p>
        <FileButton label={words.openFile} data-open-set="" onOpen={onOpen} />
      </p>
      {problem !== null && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <dl className={styles.legend}>
        {GRADES.map((grade) => (
          <div key={grade}>
            <dt>
              <GradeTag grade={grade} />
            </dt>
            <dd>{words.grades[grade].about}</dd>
          </div>
        ))}
      </dl>
    </nav>
  )
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p role="status" className={styles.gone}>
      {text}
      {children}
    </p>
  )
}

function Beside({
  value,
  sets,
  onChange,
}: {
  value: string
  sets: readonly ShownSet[]
  onChange(id: string): void
}) {
  const words = useSetWords()
  const id = useId()
  return (
    <p className={styles.beside}>
      <label htmlFor={id}>{words.beside}</label>
      <Select
        id={id}
        value={value}
        data-beside=""
        choices={[['', words.besideNone], ...sets.map((set) => [set.id, set.title] as const)]}
        onChange={onChange}
      />
    </p>
  )
}

/** The first thing to mend, in the middle of the page. */
function showProblem(): void {
  document.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' })
}

interface SetPartProps {
  game: Game
  naming: Naming
  others: readonly ShownSet[]
  beside: ShownSet | null
  onBeside(id: string): void
}

/** A set that comes with the game. */
function GivenSetPart({
  game,
  naming,
  set,
  others,
  beside,
  onBeside,
  onMake,
}: SetPartProps & { set: ShownSet; onMake(): void }) {
  const words = useSetWords()
  return (
    <>
      <header className={styles.head}>
        <h2>{set.title}</h2>
        <div className={styles.acts}>
          <Button look="primary" data-make="" onClick={onMake}>
            {words.make}
          </Button>
          <LinkButton to={`/setup/${game.id}#${set.id}`}>{words.play}</LinkButton>
          <Button
            onClick={() => saveText(`gam-set-${set.id}`, textOf({ ...blank(game), ...set, game: game.id }))}
          >
            {words.saveFile}
          </Button>
        </div>
        <Beside value={beside?.id ?? ''} sets={others} onChange={onBeside} />
      </header>
      <SetSheet game={game} naming={naming} set={set} other={beside} />
    </>
  )
}

/** A set of one's own: its name, and its parts as a form, as a file, or beside another. */
function OwnSetPart({
  game,
  naming,
  set,
  standard,
  others,
  beside,
  onBeside,
  onChange,
  onDuplicate,
  onDelete,
}: SetPartProps & {
  set: OwnSet
  standard: ShownSet
  onChange(set: OwnSet): void
  onDuplicate(): void
  onDelete(): void
}) {
  const words = useSetWords()
  const id = useId()
  const [way, setWay] = useState<'form' | 'file'>(set.text === null ? 'form' : 'file')
  const change = (part: Partial<OwnSet>) => onChange({ ...set, ...part, at: Date.now() })
  const shown = shownFile(fileOf(set))
  const problems = problemsOf(game.components, fileOf(set), game.seats.min)
  const playable = problems.length === 0 && set.text === null
  const loose = problems.filter(({ at }) => !/^values\.\w/.test(at))
  return (
    <>
      <header className={styles.head}>
        <div className={styles.name}>
          <label htmlFor={id}>{words.name}</label>
          <input
            id={id}
            type="text"
            maxLength={MOST_TITLE}
            value={set.title}
            autoComplete="off"
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </div>
        <div className={styles.acts}>
          {playable && <LinkButton to={`/setup/${game.id}#${set.id}`}>{words.play}</LinkButton>}
          <Button onClick={onDuplicate}>{words.duplicate}</Button>
          <Button onClick={() => saveText(`gam-set-${set.id}`, set.text ?? textOf(set))}>
            {words.saveFile}
          </Button>
          <Button data-delete="" onClick={onDelete}>
            {words.remove}
          </Button>
        </div>
        <p className={styles.state} role="status" data-set-state={playable ? 'fine' : 'to-mend'}>
          {playable ? words.fine : words.problems(Math.max(1, problems.length))}
          {!playable && (
            <Button look="quiet" onClick={() => showProblem()}>
              {words.show}
            </Button>
          )}
        </p>
        <p className={styles.note}>{words.kept}</p>
        <div className={styles.ways}>
          <Segments
            aria-label={words.form}
            value={way}
            choices={[
              ['form', words.form],
              ['file', words.file],
            ]}
            onChoose={setWay}
          />
          <Beside value={beside?.id ?? ''} sets={others} onChange={onBeside} />
        </div>
      </header>
      {way === 'form' && loose.length > 0 && (
        <ul className={styles.problems} role="alert">
          {loose.map((problem) => (
            <li key={problem.why} data-problem={problem.at}>
              <span>{said(problem, naming, words.said)}</span>
            </li>
          ))}
        </ul>
      )}
      {beside !== null && way === 'form' && (
        <SetSheet game={game} naming={naming} set={shown} other={beside} />
      )}
      {beside === null && way === 'form' && (
        <SetForm
          game={game}
          naming={naming}
          set={shown}
          standard={standard}
          problems={problems}
          onChange={(values) => change({ values, text: null })}
        />
      )}
      {way === 'file' && <SetFileEditor game={game} naming={naming} set={set} onChange={change} />}
    </>
  )
}
