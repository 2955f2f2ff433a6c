import { type Fact, Fault, type FaultCode, type Game, type Replay } from '@gam/kernel'
import type { GameRecord, News, TableInfo as RemoteInfo } from '@gam/protocol/wire'
import { advance, type Course } from '@gam/table'
import { setOf } from '../component-sets.ts'
import { Denied, type Moment, type Presence, type Preview, type Session, type TableInfo } from '../session.ts'
import { ApiError, api } from './api.ts'

/** What a session asks of the table it belongs to. */
export interface Messenger {
  submit(seq: number, actions: readonly string[]): Promise<void>
  /** `whole`: all of my steps that can be taken back. */
  undo(seq: number, whole: boolean): Promise<void>
  /** Something was missed: everything from the beginning, please. */
  resync(): void
}

/** The game at a table on the server, for the eyes of the seat that this browser holds. */
export class RemoteSession implements Session {
  readonly #messenger: Messenger
  #info: RemoteInfo
  #table: TableInfo
  #course: Course<News>
  #now: Moment
  readonly #listeners = new Set<() => void>()
  /** A server's table has no trouble of its own: a lost connection is the table's to tell. */
  readonly trouble = null

  private constructor(info: RemoteInfo, course: Course<News>, messenger: Messenger) {
    this.#info = info
    this.#table = tableOf(info)
    this.#course = course
    this.#now = momentOf(course)
    this.#messenger = messenger
  }

  /** Null: the news is not the whole, and there is nothing yet to add it to. */
  static begin(info: RemoteInfo, news: News, messenger: Messenger): RemoteSession | null {
    const course = advance(null, news)
    return course && new RemoteSession(info, course, messenger)
  }

  get table(): TableInfo {
    return this.#table
  }

  get now(): Moment {
    return this.#now
  }

  /** The place in the server's log up to which everything is here. */
  get cursor(): number {
    return this.#course.seq
  }

  hear(news: News): void {
    // The same place once more is news too: whose move it is may have changed with the seats.
    if (news.kept >= 0 && news.seq < this.#course.seq) return
    const course = advance(this.#course, news)
    if (course === null) {
      this.#messenger.resync()
      return
    }
    this.#course = course
    this.#now = momentOf(course)
    this.#tell()
  }

  /** Names, stand-ins and presence may change during the game. */
  seat(info: RemoteInfo): void {
    this.#info = info
    this.#table = tableOf(info)
    this.#tell()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  eventsSince(count: number): readonly Fact[] {
    return this.#now.events.slice(count)
  }

  presence(): readonly Presence[] {
    return this.#info.seats.map(({ presence }, seat) => ({ seat, state: presence }))
  }

  async submit(actions: readonly string[]): Promise<void> {
    await denying(this.#messenger.submit(this.#course.seq, actions))
  }

  /** Worked out here, from what this seat can see: the server is not asked. */
  async preview(actions: readonly string[]): Promise<Preview> {
    const [{ gameOf }, { previewOf }] = await Promise.all([
      import('../../table/games.ts'),
      import('../../table/preview.ts'),
    ])
    const game = (await gameOf(this.#info.game)).atRules(this.#info.rules)
    const { view, viewer } = this.#now
    if (viewer === null) throw new Denied('not-your-turn', 'Spectators do not play.')
    try {
      return previewOf(game, this.#beginning(game), view, viewer, actions)
    } catch (error) {
      if (error instanceof Fault) throw new Denied(error.code, error.message, error.rule ?? null)
      throw error
    }
  }

  async undo(whole = false): Promise<void> {
    await denying(this.#messenger.undo(this.#course.seq, whole))
  }

  async unveil(): Promise<void> {
    // Everybody has a screen of their own.
  }

  async at(seq: number): Promise<Moment> {
    const news = await denying(api<News>('GET', `/tables/${this.#info.id}/moments/${seq}`))
    const course = advance(null, news)
    if (course === null) throw new Denied('stopped', 'The server sent a part of the game only.')
    return { ...momentOf(course), decision: null }
  }

  async totals(): Promise<readonly (readonly number[])[]> {
    const { totals } = await denying(api<{ totals: number[][] }>('GET', `/tables/${this.#info.id}/totals`))
    return totals
  }

  async export(): Promise<Replay> {
    const { replay } = await denying(api<GameRecord>('GET', `/tables/${this.#info.id}/record`))
    if (replay === null) throw new Denied('bad-replay', 'This table keeps the key of its deal secret.')
    return replay
  }

  async restart(): Promise<void> {
    this.#messenger.resync()
  }

  close(): void {
    this.#listeners.clear()
  }

  #beginning(game: Game) {
    const { seats, options } = this.#info
    return {
      seats: seats.filter(({ kind }) => kind !== 'automaton').map(({ name }) => name),
      seed: '',
      options,
      components: setOf(game, this.#table),
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

function tableOf({ id, game, rules, seats, options, components, componentSet: own }: RemoteInfo): TableInfo {
  return {
    id,
    game,
    rules,
    seats: seats.map(({ name, flag, bot }) => ({ name, flag, bot })),
    players: seats.filter(({ kind }) => kind !== 'automaton').length,
    options,
    components,
    componentSet: own,
    shared: false,
  }
}

function momentOf({ seq: _, clock: __, moves, undone, ...course }: Course<News>): Moment {
  return {
    ...course,
    seq: moves,
    veiled: null,
    undone: undone.map(({ seat, steps, moves }) => ({ seat, steps, seq: moves })),
  }
}

/** The codes of the rules are the same here and there; whatever else is wrong, the table is not to be played on now. */
const OF_THE_RULES: ReadonlySet<string> = new Set<FaultCode>([
  'bad-notation',
  'not-offered',
  'list-ends',
  'illegal',
  'not-your-turn',
  'game-over',
  'no-undo',
])

function isOfTheRules(code: string): code is FaultCode {
  return OF_THE_RULES.has(code)
}

async function denying<A>(asked: Promise<A>): Promise<A> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new Denied(isOfTheRules(error.code) ? error.code : 'stopped', error.message, error.rule)
  }
}
