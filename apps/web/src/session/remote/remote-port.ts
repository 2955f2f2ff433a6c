import { type FaultCode, type Game, type KeptOrder, type Replay, Sitting } from '@gam/kernel'
import {
  type GameRecord,
  type News,
  type TableInfo as RemoteInfo,
  type Shift,
  shifted,
} from '@gam/protocol/wire'
import { previewFor } from '@gam/table'
import { setOf } from '../component-sets.ts'
import { unlessRuledOut } from '../ruled-out.ts'
import {
  Denied,
  type Hearer,
  type Preview,
  Session,
  type TableInfo,
  type TablePort,
  type Told,
} from '../session.ts'
import { ApiError, api } from './api.ts'

/** What is asked of the connection to a table. */
export interface Messenger {
  submit(seq: number, actions: readonly string[]): Promise<void>
  order(orders: readonly string[]): Promise<void>
  /** `whole`: all of my steps that can be taken back. */
  undo(seq: number, whole: boolean): Promise<void>
  /** Something was missed: everything from the beginning, please. */
  resync(): void
}

/** The way to a game at a table on the server, for the eyes of the seat that this browser holds. */
export class RemotePort implements TablePort {
  readonly #messenger: Messenger
  #info: RemoteInfo
  #news: News
  #orders: readonly KeptOrder[] = []
  #hearer: Hearer | null = null

  constructor(info: RemoteInfo, news: News, messenger: Messenger) {
    this.#info = info
    this.#news = news
    this.#messenger = messenger
  }

  /** Null: the news is not the whole, and there is nothing yet to add it to. */
  static open(info: RemoteInfo, news: News, messenger: Messenger): Session<RemotePort> | null {
    if (news.kept >= 0) return null
    const port = new RemotePort(info, news, messenger)
    return new Session(port, { table: tableOf(info), moment: toldBy(news) })
  }

  /** The place in the server's log up to which everything is here. */
  get cursor(): number {
    return this.#news.seq
  }

  attach(hearer: Hearer): void {
    this.#hearer = hearer
  }

  /** What is told by changes of the news at `base`, whole; null: that is not the news which is here. */
  after(base: number, shift: Shift): News | null {
    return shifted(this.#news, base, shift)
  }

  hear(news: News): void {
    // The same place once more is news too: whose move it is may have changed with the seats.
    if (news.kept >= 0 && news.seq < this.#news.seq) return
    this.#news = news
    this.#hearer?.moment(toldBy(news, this.#orders))
  }

  /** What my seat has ordered: told to nobody else, and no part of the game. */
  hearOrders(orders: readonly KeptOrder[]): void {
    this.#orders = orders
    const { moves } = this.#news
    const nothingNew = { ...this.#news, kept: moves, marks: [], movers: [], events: [] }
    this.#hearer?.moment(toldBy(nothingNew, orders))
  }

  seat(info: RemoteInfo): void {
    this.#info = info
    this.#hearer?.table(tableOf(info))
  }

  tellAll(): void {
    this.#messenger.resync()
  }

  async submit(actions: readonly string[]): Promise<void> {
    await denying(this.#messenger.submit(this.#news.seq, actions))
  }

  /** Worked out here, from what this seat can see: the server is not asked. */
  async preview(actions: readonly string[]): Promise<Preview> {
    const { gameOf } = await import('../../table/games.ts')
    const game = (await gameOf(this.#info.game)).atRules(this.#info.rules)
    const { view, viewer } = this.#news
    if (viewer === null) throw new Denied('not-your-turn', 'Spectators do not play.')
    const seen = Sitting.seen(game, this.#beginning(game), view)
    return unlessRuledOut(() => previewFor(seen, viewer, actions))
  }

  async undo(whole: boolean): Promise<void> {
    await denying(this.#messenger.undo(this.#news.seq, whole))
  }

  async order(orders: readonly string[]): Promise<void> {
    await denying(this.#messenger.order(orders))
  }

  async unveil(): Promise<void> {
    // Everybody has a screen of their own.
  }

  async at(moves: number): Promise<Told> {
    return toldBy(await denying(api<News>('GET', `/tables/${this.#info.id}/moments/${moves}`)))
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
    this.#hearer = null
  }

  #beginning(game: Game) {
    const { seats, options } = this.#info
    return {
      seats: seats.filter(({ kind }) => kind !== 'automaton').map(({ name }) => name),
      seed: '',
      options,
      components: setOf(game, tableOf(this.#info)),
    }
  }
}

function toldBy({ seq: _, clock: __, ...moment }: News, orders: readonly KeptOrder[] = []): Told {
  return { ...moment, veiled: null, ...(moment.viewer !== null && { orders }) }
}

function tableOf({ id, game, rules, seats, options, components, componentSet: own }: RemoteInfo): TableInfo {
  return {
    id,
    game,
    rules,
    seats: seats.map(({ name, flag, bot, program }) => ({ name, flag, bot, program })),
    players: seats.filter(({ kind }) => kind !== 'automaton').length,
    options,
    components,
    componentSet: own,
    shared: false,
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
