import { oneAt } from '@gam/kernel'
import { lazy, Suspense, useEffect, useRef, useState } from 'preact/compat'
import { Picture } from '../../art/picture.tsx'
import { shelvedOf } from '../../games/games.ts'
import { keptAnalyses, turningIn } from '../../learn/kept-analysis.ts'
import { Button, Link, LinkButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { saveFile } from '../../parts/files.ts'
import { Flag } from '../../parts/flag.tsx'
import { Icon } from '../../parts/icon.tsx'
import { onDemand, part } from '../../parts/on-demand.tsx'
import { ProgramMark } from '../../parts/program-mark.tsx'
import { useKeyPress } from '../../parts/use-key-press.ts'
import { useCompany } from '../../play/company.ts'
import { ScoreTable } from '../../play/score-sheet.tsx'
import { largestSwing } from '../../play/swing.ts'
import { useScene } from '../../play/table-context.ts'
import { go } from '../../router.ts'
import { houseSetOf } from '../../session/component-sets.ts'
import { prepare } from '../../session/open-tables.ts'
import type { Moment, Session } from '../../session/session.ts'
import { useResultWords, useUi } from '../../words/language.ts'
import { useBed } from '../../world/sound/sound.ts'
import type { Beat } from '../use-ending.ts'
import { AboutMe } from './about-me.tsx'
import { Chart } from './chart.tsx'
import { differenceOf, kindsOf, msPerKind } from './counting.ts'
import { Fleet, Lanes, Legend } from './lanes.tsx'
import styles from './result.module.css'
import { useCount } from './use-count.ts'

const AnalysisPanel = lazy(async () => ({
  default: (await import('../../learn/analysis-panel.tsx')).AnalysisPanel,
}))

const places = onDemand(() => import('../../art/places/place.tsx'))
const Place = part(places, (found) => found.Place)

/** Fetches what the result is made of during the last look, so that nothing blank stands between the two. */
export function Ahead() {
  useResultWords()
  const { table } = useScene()
  const picture = shelvedOf(table.game)?.lastLook
  useEffect(() => {
    if (picture !== undefined) new Image().src = picture
    places
      .fetch()
      .then(({ fetchGround }) => fetchGround(table.game))
      .catch(() => undefined)
  }, [picture, table.game])
  return null
}

/** The place of this game in its last light: as it stands, where its board can tell, else as it is known. */
function Behind({ moment, lit }: { moment: Moment; lit: boolean }) {
  const { board, table } = useScene()
  const picture = shelvedOf(table.game)?.lastLook
  const state = board.place?.(moment, table)
  // Of the places only a street is drawn as wide as this.
  if (state?.houses)
    return (
      <div className={styles.place}>
        <Suspense fallback={null}>
          <Place game={table.game} form="wide" light="dusk" state={{ ...state, lit }} />
        </Suspense>
      </div>
    )
  return picture === undefined ? null : <Picture src={picture} className={styles.place} />
}

/** Kind by kind the points are counted; then who won and why, how it was for me, and below how it came about. */
export function Result({
  session,
  moment,
  beat,
  onLook,
}: {
  session: Session
  moment: Moment
  /** `count`: the points are counted before everybody's eyes first. */
  beat: Beat
  onLook(): void
}) {
  const ui = useUi()
  const words = useResultWords()
  const { table } = session
  const { standings } = moment
  const kinds = kindsOf(standings)
  const count = useCount(kinds.length, beat)
  const totals = useTotals(session)
  const turned = useTurned(session, totals)
  const below = useRef<HTMLElement>(null)
  const company = useCompany()
  useBed('open sea', 0, true)

  async function rematch() {
    const { game, options } = table
    const components = houseSetOf(table) ?? table.components
    // Those that play by the rules alone come with the options.
    const seats = table.seats.slice(0, table.players)
    go(`/table/${await prepare({ game, seats, options, components })}`)
  }

  useKeys({
    ' ': count.over ? null : count.step,
    Escape: onLook,
    r: () => document.querySelector<HTMLElement>('[data-rematch]')?.click(),
    t: () => document.querySelector<HTMLElement>('[data-turned]')?.click(),
  })

  return (
    <div className={styles.page} data-result="" data-beat={count.over ? 'winner' : 'count'}>
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          {ui.brand}
        </Link>
        <b>{ui.game(table.game).title}</b>
        <span className={cards.caption}>{words.finished(ui.result.moves(moment.moves))}</span>
        <Button look="quiet" className={styles.look} aria-label={words.look} onClick={onLook}>
          <Icon name="eye" size={18} /> <span>{words.look}</span>
        </Button>
      </header>
      <main>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Space does the same */}
        <div
          className={styles.stage}
          data-sun-left={shelvedOf(table.game)?.lastSunLeft ? '' : undefined}
          onClick={count.over ? undefined : count.step}
        >
          <Behind moment={moment} lit={count.over || kinds.slice(0, count.at).includes('buildings')} />
          <Fleet standings={standings} counted={kinds.slice(0, count.at)} over={count.over} />
          {count.over ? (
            <Winner moment={moment} />
          ) : (
            <Counting kind={kinds[count.at - 1] ?? null} moment={moment} />
          )}
          <Legend kinds={kinds} at={count.at} over={count.over} />
          <Lanes
            standings={standings}
            kinds={kinds}
            at={count.at}
            over={count.over}
            ms={msPerKind(kinds.length)}
          />
        </div>
        {count.over && (
          <section ref={below} className={styles.below}>
            <section className={cards.panel}>
              <h2>{ui.result.parts}</h2>
              <ScoreTable moment={moment} table={table} />
              <p className={cards.caption}>{words.mostBold}</p>
            </section>
            <section className={cards.panel}>
              <h2>{ui.result.overTime}</h2>
              <Chart totals={totals} table={table} />
            </section>
            <Suspense fallback={null}>
              <AnalysisPanel session={session} />
            </Suspense>
            <p className={styles.small}>
              {!company?.end && (
                <Button
                  onClick={async () => saveFile(`gam-${table.game}-${table.id}`, await session.export())}
                >
                  <Icon name="note" size={18} /> {ui.result.saveReplay}
                </Button>
              )}
              <LinkButton look="quiet" to="/">
                <Icon name="house" size={18} /> {ui.result.home}
              </LinkButton>
            </p>
          </section>
        )}
      </main>
      <footer className={styles.bar}>
        {count.over ? (
          <>
            <AboutMe standings={standings} viewer={moment.viewer} />
            <div className={styles.ways}>
              <Button look="quiet" className={styles.more} onClick={() => below.current?.scrollIntoView()}>
                <Icon name="down" size={18} />
                <span>{words.more}</span>
                <span>{words.moreShort}</span>
              </Button>
              {company?.end ?? (
                <>
                  <LinkButton to={`/replay/${table.id}#${turned}`} data-turned="">
                    {ui.result.turned}
                  </LinkButton>
                  <Button look="primary" onClick={() => void rematch()} data-rematch="">
                    <Icon name="replay" size={18} /> {ui.result.rematch}
                  </Button>
                </>
              )}
            </div>
          </>
        ) : (
          <>
            <p>
              <b>{words.counting(Math.max(1, count.at), kinds.length)}</b> <span>{words.step}</span>
            </p>
            <Button onClick={count.show}>{words.show}</Button>
          </>
        )}
      </footer>
    </div>
  )
}

/** Who won, by how much, and the one kind that made the difference. */
function Winner({ moment: { standings } }: { moment: Moment }) {
  const ui = useUi()
  const words = useResultWords()
  const { table, words: game } = useScene()
  const winners = standings.filter(({ rank }) => rank === 1)
  const [first] = winners
  const seatOf = (seat: number) => oneAt(table.seats, seat)
  const nameOf = (seat: number) => seatOf(seat).name
  const second = Math.max(...standings.filter(({ rank }) => rank > 1).map(({ total }) => total), 0)
  const difference = differenceOf(standings)
  const tie = winners.length === 1 && standings.length > 1 && first?.total === second
  const title = !first
    ? ''
    : standings.length === 1
      ? words.alone(nameOf(first.seat), first.total)
      : winners.length > 1
        ? words.together(ui.and(winners.map(({ seat }) => nameOf(seat))), first.total)
        : words.wins(nameOf(first.seat), first.total - second)
  const why = difference
    ? words.difference(
        game.words.parts[difference.kind] ?? difference.kind,
        difference.points,
        difference.more,
        nameOf(difference.second),
      )
    : tie
      ? words.tie(second)
      : null
  const others = standings
    .filter(({ rank }) => rank > 1)
    .map(({ seat, total }) => `${nameOf(seat)} ${total}`)
    .join(', ')
  return (
    <div className={styles.title}>
      <span className={styles.flags}>
        {winners.map(({ seat }) => (
          <Flag key={seat} flag={seatOf(seat).flag} width={100} />
        ))}
      </span>
      <div>
        <h1>
          {title} {winners.some(({ seat }) => seatOf(seat).program) && <ProgramMark />}
        </h1>
        {why !== null && <p>{why}</p>}
      </div>
      <p role="status" className="unseen">
        {title}. {others}
      </p>
    </div>
  )
}

/** The kind that is being counted, with everybody's points. */
function Counting({ kind, moment: { standings } }: { kind: string | null; moment: Moment }) {
  const { table, words: game } = useScene()
  const name = kind === null ? '' : (game.words.parts[kind] ?? kind)
  const numbers = standings
    .map(({ seat, parts }) => `${oneAt(table.seats, seat).name} ${kind === null ? 0 : (parts[kind] ?? 0)}`)
    .join(', ')
  return (
    <div className={styles.title}>
      <div role="status">
        <h1>{name}</h1>
        {kind !== null && <p>{numbers}</p>}
      </div>
    </div>
  )
}

function useTotals(session: Session): readonly (readonly number[])[] {
  const [totals, setTotals] = useState<readonly (readonly number[])[]>([])
  useEffect(() => {
    session
      .totals()
      .then(setTotals)
      .catch(() => setTotals([]))
  }, [session])
  return totals
}

/** The move at which the game turned: as the analysis found it, where there is one; else by the points. */
function useTurned(session: Session, totals: readonly (readonly number[])[]): number {
  const [found, setFound] = useState<number | null>(null)
  useEffect(() => {
    const look = () => {
      session
        .export()
        .then(({ hash }) => setFound(turningIn(hash)))
        .catch(() => undefined)
    }
    look()
    return keptAnalyses.subscribe(look)
  }, [session])
  return found ?? largestSwing(totals)
}

function useKeys(keys: { readonly [key: string]: (() => void) | null }): void {
  useKeyPress((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest('button, a, input, select, dialog')) return
    const does = keys[event.key]
    if (!does) return
    event.preventDefault()
    does()
  })
}
