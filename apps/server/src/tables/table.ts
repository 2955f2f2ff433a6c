import { randomInt } from 'node:crypto'
import { STANDARD_LEVEL } from '@gam/bots'
import { canBeOrdered, type Game } from '@gam/kernel'
import type {
  ChatLine,
  FailureCode,
  NamedNews,
  News,
  TableInfo,
  TableStatus,
  Vacation,
} from '@gam/protocol/wire'
import { movesAfterUndo, movesBeforeLast, pastMoment, totalsFor } from '@gam/table'
import { luckOf } from '../daily/luck.ts'
import { notInChallenge } from '../daily/seal.ts'
import { BROKEN, Denied, failureOf } from '../denied.ts'
import { gameOf } from '../games.ts'
import { newId } from '../ids.ts'
import type { By, Deed, Entry, Head } from '../store/log-store.ts'
import type { Saving, TableRow } from '../store/table-store.ts'
import * as asks from './asks.ts'
import { Audience, type Watcher } from './audience.ts'
import { clockFor } from './clock.ts'
import { bound, namesAtStart } from './deal.ts'
import { namedNewsFor, newsFor } from './eyes.ts'
import { told } from './happenings.ts'
import { dueAfter, goesOn, headOf, isLate } from './head.ts'
import { type Company, infoOf, seatInfos } from './info.ts'
import { isNameTaken, renamed } from './names.ts'
import { Ordered } from './ordered.ts'
import { withoutFree } from './plan.ts'
import { Position } from './position.ts'
import { Queue } from './queue.ts'
import * as seating from './seating.ts'
import type { Place } from './sitting-down.ts'
import { playing, type Standing } from './standing.ts'
import { readStored } from './stored.ts'
import { admit, botOf, changedSeat, type Sitter, seatOf, type TableDoc, type VoteDoc } from './table-doc.ts'
import { Talk } from './talk.ts'
import type { WakeKind, World } from './world.ts'

export type Who = Sitter

export interface Submitted {
  readonly id: string
  readonly seq: number
}

/** How long shares may take; who shows none in that time has no part in the deal. */
const DEALING = 10_000
/** When the store is asked again after it left something unanswered. */
const SECOND_LOOKS = [500, 3000, 15_000]
/** Turned down with the store just looked at, or because it could not be. */
const UP_TO_DATE: ReadonlySet<FailureCode> = new Set(['stale', 'unavailable', 'too-fast'])
const TRIES = 8
const MOST_QUEUED = 200
/** Games come to an end by themselves, taking back does not: so much of it is kept. */
const MOST_ENTRIES = 10_000

/**
 * One table in this process: a cache of what the store holds, and the only one here that writes to it. Whatever
 * is asked of it is done one after the other. Other processes may do the same; the store decides who was first.
 */
export class Table {
  readonly id: string
  readonly game: Game
  readonly #world: World
  readonly #queue = new Queue()
  readonly #audience = new Audience()
  readonly #talk: Talk
  readonly #ordered: Ordered
  #row: TableRow
  #position: Position | null = null
  /** When those who play were last here. */
  #seen: ReadonlyMap<string, number> = new Map()
  #thinking = -1
  /** The store did not answer, so what is here may be behind. */
  #doubtful = false
  #looking: Promise<void> | null = null
  lastUsed = 0

  private constructor(world: World, row: TableRow) {
    this.id = row.id
    this.game = gameOf(row.doc.game).atRules(row.doc.rules)
    this.#world = world
    this.#talk = new Talk(row.id, world.chat, this.#audience)
    this.#ordered = new Ordered(row.id, world.orders, this.#audience)
    this.#row = row
    this.lastUsed = world.now()
  }

  static async load(world: World, id: string): Promise<Table | null> {
    const row = await world.tables.load(id)
    if (row === null) return null
    const entries = await world.log.after(id, 0)
    const table = readStored(() => {
      const read = new Table(world, row)
      for (const entry of entries) read.#take(entry)
      return read
    })
    if (table.status === 'playing') table.#seen = await world.seen.at(id)
    return table
  }

  get doc(): TableDoc {
    return this.#row.doc
  }

  /** What the log says goes before what the row says: it is the one that is written first. */
  get status(): TableStatus {
    if (this.#position !== null) return this.#position.sitting.over ? 'over' : 'playing'
    return this.doc.closed ? 'closed' : this.doc.dealing !== null ? 'dealing' : 'open'
  }

  get busy(): boolean {
    return this.#queue.length > 0 || this.#audience.size > 0 || this.#thinking >= 0
  }

  get seq(): number {
    return this.#position?.seq ?? 0
  }

  get #standing(): Standing {
    const game = this.#position && {
      seq: this.seq,
      moves: this.#position.sitting.codes.length,
      asked: this.#position.asked,
    }
    const { at, time } = this.#world.moment()
    return { doc: this.doc, status: this.status, game, now: time, at }
  }

  get #company(): Company {
    return {
      isHere: (person) => this.#world.isHere(this.id, person),
      seen: (person) => this.#seen.get(person) ?? null,
    }
  }

  // ---- what leaves the table ------------------------------------------------------------------------------

  viewerOf(person: string | null): number | null {
    return seatOf(this.doc, person)
  }

  /** May this person look at all? */
  admit(person: string | null): void {
    if (this.status !== 'open') admit(this.doc, person)
  }

  info(person: string | null): TableInfo {
    const row = { ...this.#row, status: this.status }
    const now = this.#world.moment()
    const { fairness, ...info } = infoOf(this.game, row, this.#position, person, this.#company, now)
    const until = fairness.until && fairness.until + now.at - now.time
    return { ...info, fairness: { ...fairness, until } }
  }

  news(person: string | null, since: number | null): News | null {
    if (this.#position === null) return null
    return newsFor(this.#position, this.doc, this.viewerOf(person), since, this.#world.moment())
  }

  namedNews(person: string | null, since: number | null): NamedNews {
    return namedNewsFor(this.#begun, this.doc, this.viewerOf(person), since, this.#world.moment())
  }

  momentAt(person: string | null, moves: number): News {
    const { sitting, seq, clock } = this.#begun
    if (moves > sitting.codes.length)
      throw new Denied('not-found', `This game has ${sitting.codes.length} moves so far.`)
    const time = clockFor(this.doc.clock, clock, null, this.#world.moment())
    return { seq, ...pastMoment(sitting, moves, this.viewerOf(person)), clock: time }
  }

  totals(person: string | null): number[][] {
    return totalsFor(this.#begun.sitting, this.viewerOf(person))
  }

  get #begun(): Position {
    if (this.#position !== null) return this.#position
    throw new Denied('wrong-time', 'This game has not begun.')
  }

  // ---- who watches ----------------------------------------------------------------------------------------

  /** From now on this watcher is told everything, beginning with what it does not have yet. */
  async watch(watcher: Watcher, since: number | null): Promise<void> {
    const person = watcher.person
    this.admit(person)
    await this.freshen()
    const orders = await this.#ordersFor(person)
    await this.#talk.welcome((lines) => {
      if (!watcher.open) return
      this.#audience.add(watcher, this.viewerOf(person), since)
      watcher.send(JSON.stringify({ type: 'table', table: this.info(person) }))
      this.#tellNews(false, watcher)
      if (orders !== null) watcher.send(orders)
      const heard = lines.filter((line) => !watcher.mutes.has(line.person))
      watcher.send(JSON.stringify({ type: 'chat', table: this.id, lines: heard }))
    })
  }

  /** Somebody who plays is at the table: nobody need ask for a bot any more. */
  async came(person: string): Promise<void> {
    if (this.status !== 'playing') return
    this.#world.seen.came(this.id, person)
    if (asks.cameBack(this.#standing, person) !== this.doc)
      await this.#inTurn(() => this.#change((now) => ({ doc: asks.cameBack(now, person) })))
  }

  /** Somebody who plays has gone. */
  went(person: string): void {
    if (this.status !== 'playing') return
    this.#world.seen.went(this.id, person)
    this.#seen = new Map(this.#seen).set(person, this.#world.moment().time)
  }

  unwatch(watcher: Watcher): void {
    this.#audience.delete(watcher)
  }

  watchers(): readonly Watcher[] {
    return this.#audience.watchers()
  }

  /** Those who sit here. */
  people(): string[] {
    return this.doc.seats.flatMap(({ person }) => person ?? [])
  }

  tellPresence(): void {
    if (this.#audience.size === 0) return
    const now = this.#world.moment()
    const seats = seatInfos(this.game, this.doc, this.status, this.#position, this.#company, now).map(
      ({ presence }, seat) => ({ seat, state: presence }),
    )
    const spectators = this.#world.watching(this.id, this.people())
    this.#audience.tellAll(JSON.stringify({ type: 'presence', table: this.id, seats, spectators }))
  }

  /** Once a game without spectators has begun, who only looked on has to go. */
  #expel(): void {
    for (const watcher of this.#audience.watchers()) {
      try {
        this.admit(watcher.person)
      } catch (error) {
        this.#audience.delete(watcher)
        watcher.send(
          JSON.stringify({ type: 'refused', table: this.id, id: null, error: failureOf(error) ?? BROKEN }),
        )
      }
    }
  }

  #tellTable(): void {
    if (!this.doc.spectators) this.#expel()
    this.#audience.tellEach(
      // Who neither sits here nor set the table up, nor was sent away, is shown what everybody is shown.
      (person) => (this.#concerns(person) ? person : null),
      (person) => JSON.stringify({ type: 'table', table: this.info(person) }),
    )
  }

  /** Is a part of what the table shows this person theirs alone? */
  #concerns(person: string | null): boolean {
    const { host, removed = [] } = this.doc
    if (person === null) return false
    return person === host || this.viewerOf(person) !== null || removed.includes(person)
  }

  /** `only`: nobody but this one. */
  #tellNews(all: boolean, only?: Watcher): void {
    const position = this.#position
    if (position === null) return
    const now = this.#world.moment()
    this.#audience.tellNews(
      position.seq,
      all,
      (person) => this.viewerOf(person),
      (viewer, since) =>
        JSON.stringify({
          type: 'news',
          table: this.id,
          news: newsFor(position, this.doc, viewer, since, now),
        }),
      only,
    )
  }

  // ---- the game -------------------------------------------------------------------------------------------

  submit(person: string, id: string, seq: number, actions: readonly string[]): Promise<Submitted> {
    return this.#inTurn(async () => {
      const seat = this.#seatOf(person)
      const known = this.#known(id, seat)
      if (known) return known
      const position = await this.#at(seq)
      if (botOf(this.doc.seats[seat]) !== null)
        throw new Denied('not-your-turn', 'A bot plays for you; take your seat back first.')
      return this.#append(position, id, { kind: 'play', seat, actions, by: 'person' })
    })
  }

  /** What this person ordered the table to decline for them, and what they could. */
  async orders(person: string) {
    return this.#ordered.info(this.#begun.sitting, this.#seatOf(person), person)
  }

  /** From now on the table declines these for this person. Nobody else hears of it. */
  order(person: string, orders: readonly string[]) {
    return this.#inTurn(async () => {
      const seat = this.#seatOf(person)
      const position = this.#begun
      if (position.sitting.over) throw new Denied('game-over', 'The game is over.')
      await this.#ordered.put(position.sitting, seat, person, orders)
      if (position.asked === seat) this.#obey(position.seq, null)
      return this.orders(person)
    })
  }

  /** Where there is nothing to order, nothing is said. */
  async #ordersFor(person: string | null): Promise<string | null> {
    if (person === null || this.viewerOf(person) === null || !this.game.standingOrders) return null
    return this.#ordered.welcome(person)
  }

  /** Takes the last action back, or asks the table to; null: the table is asked. */
  undo(person: string, id: string, seq: number, whole = false): Promise<Submitted | null> {
    return this.#inTurn(async () => {
      const seat = this.#seatOf(person)
      const known = this.#known(id, seat)
      if (known) return known
      const position = await this.#at(seq)
      if (position.seq >= MOST_ENTRIES)
        throw new Denied('no-undo', 'So much was taken back in this game that nothing more can be.')
      const { sitting } = position
      const asked = movesBeforeLast(sitting, seat)
      if (asked === null || sitting.movers.at(-1) === seat)
        return this.#append(position, id, { kind: 'undo', seat, moves: movesAfterUndo(sitting, seat, whole) })
      if (this.doc.challenge)
        throw new Denied('no-undo', 'In a challenge nothing can be taken back that was answered.')
      const others = playing(this.doc).filter((one) => one !== seat)
      if (others.length === 0) return this.#append(position, id, { kind: 'undo', seat, moves: asked })
      const vote = { id, seat, seq: position.seq, moves: asked, agreed: [] }
      await this.#change(({ doc }) => ({ doc: isAsked(doc, vote) ? doc : { ...doc, vote } }))
      return null
    })
  }

  vote(person: string, agree: boolean): Promise<void> {
    return this.#inTurn(async () => {
      const seat = this.#seatOf(person)
      const position = this.#begun
      const { vote } = this.doc
      if (vote === null || vote.seq !== position.seq)
        throw new Denied('wrong-time', 'The table is not asked anything now.')
      if (vote.seat === seat && agree) throw new Denied('not-allowed', 'It is for the others to agree.')
      if (!agree) return void (await this.#change(({ doc }) => ({ doc: { ...doc, vote: null } })))
      const agreed = [...new Set([...vote.agreed, seat])]
      await this.#change(({ doc }) => ({ doc: { ...doc, vote: doc.vote && { ...doc.vote, agreed } } }))
      const waiting = playing(this.doc).filter((one) => one !== vote.seat && !agreed.includes(one))
      if (waiting.length === 0)
        await this.#append(position, vote.id, { kind: 'undo', seat: vote.seat, moves: vote.moves })
    })
  }

  #seatOf(person: string): number {
    const seat = this.viewerOf(person)
    if (seat === null) throw new Denied('not-allowed', 'You have no seat at this table.')
    return seat
  }

  #known(id: string, seat: number): Submitted | null {
    const known = this.#position?.answered(id)
    if (!known) return null
    if (known.seat !== seat) throw new Denied('bad-request', 'This id has been used; choose another.')
    return { id, seq: known.seq }
  }

  /** The position that a client answers; if it has moved on, the client has to look again. */
  async #at(seq: number): Promise<Position> {
    if (seq > this.seq) await this.#refresh()
    const position = this.#begun
    if (position.sitting.over) throw new Denied('game-over', 'The game is over.')
    if (seq !== position.seq)
      throw new Denied('stale', 'The table has moved on since; look again, then decide.')
    return position
  }

  async #append(position: Position, submission: string, deed: Deed): Promise<Submitted> {
    const sitting = position.after(deed)
    const now = this.#world.moment()
    const { at } = now
    const time = Math.max(now.time, position.clock.since)
    const entry: Entry = { table: this.id, seq: position.seq + 1, submission, deed, at, time }
    const asked = position.asked
    const head = headOf(this.doc, position, sitting, time)
    const people = this.doc.seats.flatMap(({ person }) => person ?? [])
    if (!(await this.#write(entry, head, people))) {
      await this.#refresh()
      const known = this.#position?.answered(submission)
      if (known && 'seat' in deed && known.seat === deed.seat) return { id: submission, seq: known.seq }
      throw new Denied('stale', 'Somebody was faster; look again, then decide.')
    }
    position.adopt(entry, sitting)
    if (sitting.over) this.#row = { ...this.#row, revision: this.#row.revision + 1, ended: at }
    this.#tellNews(false)
    if (sitting.over) this.#tellTable()
    this.#world.changed(people)
    this.#follow(asked)
    return { id: submission, seq: entry.seq }
  }

  /** False: somebody else was first. If the store does not say, the truth is looked up before anything else. */
  async #write(entry: Entry, head: Head, people: readonly string[]): Promise<boolean> {
    try {
      return await this.#world.log.append(entry, head, people)
    } catch (error) {
      this.#doubtful = true
      this.#world.trouble('append', error)
      await this.#refresh().catch(() => undefined)
      if (!this.#doubtful && this.#position?.answered(entry.submission)) return false
      this.#lookAgain()
      throw new Denied(
        'unavailable',
        'The store did not answer, so it is not known whether this was done. Send it again with the same id.',
      )
    }
  }

  /** What was sent off may yet be committed, and nobody would say so: the hint of it comes from this process. */
  #lookAgain(): void {
    this.#doubtful = true
    for (const ms of SECOND_LOOKS) setTimeout(() => void this.refresh().catch(() => undefined), ms).unref()
  }

  // ---- bots, clocks, waking -------------------------------------------------------------------------------

  /** After a change: a bot thinks if it is its turn; a person who is not here is woken. */
  #follow(before: number | null): void {
    const position = this.#position
    if (position === null) return
    const { asked } = position
    if (asked === null) {
      for (const { person, left } of this.doc.seats)
        if (person !== null && !left) this.#wakeAway(person, 'over')
      return
    }
    const level = botOf(this.doc.seats[asked])
    const { person } = this.doc.seats[asked]
    const { decision } = position.sitting
    if (level !== null) this.#think(level, 'bot')
    else if (person === null) return
    else if (decision && canBeOrdered(this.game, decision) && !position.takenBack)
      this.#obey(position.seq, asked === before ? null : person)
    else if (asked !== before) this.#wakeAway(person, 'turn')
  }

  /** Whoever is asked may have ordered what to answer; if not, they are woken. */
  #obey(seq: number, woken: string | null): void {
    if (this.#thinking === seq) return
    this.#thinking = seq
    this.#inTurn(() => this.#orderedAt(seq))
      .then(async (answer) => {
        if (answer !== null && playing(this.doc).length > 1) await this.#world.hesitate()
        if (answer !== null) await this.#inTurn(() => this.#doAsOrdered(seq))
        else if (woken !== null) this.#wakeAway(woken, 'turn')
      })
      .catch((error: unknown) => {
        // Somebody was faster, or the store is away and the sweep will come again.
        if (!(error instanceof Denied)) this.#world.trouble('orders', error)
      })
      .finally(() => {
        if (this.#thinking === seq) this.#thinking = -1
      })
  }

  async #orderedAt(seq: number): Promise<string | null> {
    const position = this.#position
    const asked = position?.asked ?? null
    if (position === null || asked === null || position.seq !== seq) return null
    const { person } = this.doc.seats[asked]
    if (person === null || botOf(this.doc.seats[asked]) !== null) return null
    return this.#ordered.answer(position.sitting, person)
  }

  /** As if its person had: it is written down like any move of theirs, under a name that nobody can guess. */
  async #doAsOrdered(seq: number): Promise<boolean> {
    const answer = await this.#orderedAt(seq)
    const position = this.#position
    const seat = position?.asked ?? null
    if (answer === null || position === null || seat === null) return false
    await this.#append(position, newId(), { kind: 'play', seat, actions: [answer], by: 'person' })
    return true
  }

  #wakeAway(person: string, kind: WakeKind): void {
    if (!this.#world.isHere(this.id, person))
      this.#world.wake(person, { table: this.id, game: this.doc.game, kind })
  }

  #think(level: string, by: By): void {
    const position = this.#position
    const decision = position?.sitting.decision
    if (!position || !decision || this.#thinking === position.seq) return
    // Nobody would see it: the bots wait until somebody is back.
    if (by === 'bot' && !goesOn(this.doc)) return
    const { seq, sitting } = position
    const { seat } = decision
    this.#thinking = seq
    const { config } = sitting
    const { challenge } = this.doc
    const seed = challenge ? luckOf(this.#row.key, sitting.codes.length, seat) : randomInt(2 ** 31)
    const budget = challenge ? { iterations: challenge.iterations } : {}
    this.#world
      .think(level, { game: this.game, config, view: sitting.view(seat), decision, seed, budget })
      .then((text) =>
        this.#inTurn(async () => {
          if (this.#thinking === seq) this.#thinking = -1
          if (this.#position?.seq !== seq || this.#position.sitting !== sitting) return
          if (by === 'bot' && botOf(this.doc.seats[seat]) === null) return
          await this.#append(this.#position, `${by}:${seq}`, { kind: 'play', seat, actions: [text], by })
        }),
      )
      .catch((error: unknown) => {
        if (this.#thinking === seq) this.#thinking = -1
        // Another process was faster, or the store is away and the sweep will come again.
        if (!(error instanceof Denied)) this.#world.trouble('bot', error)
      })
  }

  /** Called when the table is due: time ran out, a bot's move was left undone, or shares took too long. */
  tick(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#refresh()
      const now = this.#world.moment().time
      if (this.status === 'dealing' && (this.doc.dealing ?? 0) <= now) return this.#begin()
      const position = this.#position
      const asked = position?.asked ?? null
      if (position === null || asked === null) return
      const seat = this.doc.seats[asked]
      const level = botOf(seat)
      if (level !== null) return this.#think(level, 'bot')
      if (!position.takenBack && (await this.#doAsOrdered(position.seq))) return
      if (isLate(this.doc, position, asked, now)) return this.#late(asked)
      if (await this.#settleAsks()) return
      // What it was due for is not yet so.
      await this.#world.tables.settle(this.id, dueAfter(this.doc, position, now))
    })
  }

  async #late(seat: number): Promise<void> {
    const { late, seats } = this.doc
    const { person } = seats[seat]
    await this.#change((now) => {
      const { doc, game } = now
      const moves = game?.moves ?? 0
      // A bot that is at this one move may be called again; that time ran out is told once.
      const known = doc.happenings?.some((one) => one.kind === 'late-move' && one.moves === moves)
      if (late === 'move' && known) return { doc }
      const change = late === 'move' ? {} : { standIn: STANDARD_LEVEL, ...(late === 'out' && { out: true }) }
      const { name } = doc.seats[seat]
      const happening = { kind: `late-${late}`, seat, name, moves, at: now.at } as const
      return { doc: told(changedSeat(doc, seat, change), happening) }
    })
    if (late === 'move') this.#think(STANDARD_LEVEL, 'late')
    else if (person !== null) this.#wakeAway(person, late === 'out' ? 'out' : 'bot')
  }

  // ---- who sits where -------------------------------------------------------------------------------------

  join(who: Who, wish: Omit<Place, 'at'> & { commitment?: string | undefined }): Promise<void> {
    const place = { ...wish, at: this.#world.now() }
    return this.#inTurn(() => this.#change((now) => ({ doc: seating.join(now, who, place) })))
  }

  /** Who goes by another name now does so here too, unless the game is over: then it stays as it was played. */
  rename(person: string, name: string): Promise<void> {
    return this.#inTurn(() =>
      this.#change(({ doc, status }) => ({
        doc: status === 'over' || status === 'closed' ? doc : renamed(doc, person, name, status !== 'open'),
      })),
    )
  }

  /** Does somebody else here go by such a name? */
  hasNamesake(person: string, name: string): boolean {
    return isNameTaken(this.doc, name, person, this.status !== 'open')
  }

  leave(person: string): Promise<void> {
    return this.#inTurn(() => this.#change((now) => ({ doc: seating.leave(now, person) })))
  }

  setSeat(person: string, seat: number, bot: string | null): Promise<void> {
    return this.#inTurn(async () => {
      const status = this.status
      if (status === 'open') return this.#change((now) => ({ doc: seating.furnish(now, person, seat, bot) }))
      if (status !== 'playing') throw new Denied('wrong-time', 'The seats cannot be changed now.')
      const holder = seating.personsSeat(this.#standing, seat).person
      if (holder === person) return this.#change((now) => ({ doc: seating.standIn(now, seat, bot) }))
      if (bot === null) throw new Denied('not-allowed', 'Only who has the seat can take it back.')
      const away = { since: await this.#absentSince(seat) }
      await this.#change((now) => ({ doc: asks.askForBot(now, person, seat, bot, away) }))
      if (holder !== null) this.#wakeAway(holder, 'asked')
      await this.#settleAsks()
    })
  }

  /** Yes or no to what somebody asked about a seat. */
  answer(person: string, asker: string, agree: boolean): Promise<void> {
    return this.#inTurn(async () => {
      await this.#change((now) => ({ doc: asks.answer(now, asker, person, agree) }))
      await this.#settleAsks()
    })
  }

  /** Does what the table agrees to by now; false: nothing of it. */
  async #settleAsks(): Promise<boolean> {
    const isHere = (person: string) => this.#world.isHere(this.id, person)
    const [ask] = asks.granted(this.#standing, isHere)
    if (ask === undefined) return false
    const { person, owner } = this.doc.seats[ask.seat]
    const resting = ask.kind === 'sit' ? await this.#vacationsOf(ask.person) : []
    await this.#change((now) => {
      const still = asks.granted(now, isHere).find((one) => one.person === ask.person && one.at === ask.at)
      if (still === undefined) return now
      const doc = asks.grant(now, still)
      return { doc: ask.kind === 'sit' ? changedSeat(doc, ask.seat, { vacations: resting }) : doc }
    })
    const told = ask.kind === 'sit' ? owner : person
    if (told !== null) this.#wakeAway(told, ask.kind === 'sit' ? 'taken' : 'bot')
    return true
  }

  /** Since when the table waits for somebody who is not here; null: they are. */
  async #absentSince(seat: number): Promise<number | null> {
    const { person } = this.doc.seats[seat]
    if (person === null || this.#world.isHere(this.id, person)) return null
    this.#seen = await this.#world.seen.at(this.id)
    return Math.max(this.#seen.get(person) ?? 0, this.#begun.clock.since)
  }

  /** Somebody's vacation has begun, or has another end. */
  rest(person: string): Promise<void> {
    return this.#inTurn(async () => {
      const vacations = await this.#vacationsOf(person)
      await this.#change(({ doc }) => {
        const seat = seatOf(doc, person)
        return { doc: seat === null ? doc : changedSeat(doc, seat, { vacations }) }
      })
    })
  }

  /** By the time that counts here, as clocks do. */
  async #vacationsOf(person: string): Promise<readonly Vacation[]> {
    if (this.doc.clock.kind !== 'days') return []
    const { at, time } = this.#world.moment()
    const vacations = await this.#world.vacationsOf(person)
    return vacations.map(({ from, until }) => ({ from: from - at + time, until: until - at + time }))
  }

  commit(person: string, commitment: string): Promise<void> {
    return this.#inTurn(() =>
      this.#change((now) => ({ doc: seating.commit(now, this.#seatOf(person), commitment) })),
    )
  }

  share(person: string, share: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#change((now) => ({ doc: seating.show(now, this.id, this.#seatOf(person), share) }))
      if (this.status === 'dealing' && seating.allShown(this.doc)) await this.#begin()
    })
  }

  /** `empty`: seats that are free stay empty. */
  start(person: string, empty = false): Promise<void> {
    return this.#inTurn(async () => {
      const people = this.doc.seats.flatMap((seat) => seat.person ?? [])
      const resting = new Map<string | null, readonly Vacation[]>()
      for (const one of people) resting.set(one, await this.#vacationsOf(one))
      await this.#change((now) => {
        const seated = empty && now.doc.host === person ? withoutFree(this.game, now.doc) : now.doc
        seating.readyToStart({ ...now, doc: seated }, person)
        const committed = seated.seats.some(({ commitment }) => commitment !== null)
        const doc = bound(seated, this.id)
        const seats = doc.seats.map((seat) => {
          const vacations = resting.get(seat.person) ?? []
          return vacations.length === 0 ? seat : { ...seat, vacations }
        })
        return { doc: { ...doc, seats, dealing: committed ? this.#world.moment().time + DEALING : 0 } }
      })
      if (seating.allShown(this.doc)) await this.#begin()
    })
  }

  /** The table that goes on from this one: `next` is made only if there is none yet. */
  rematch(person: string, next: () => Promise<string>): Promise<string> {
    return this.#inTurn(async () => {
      if (!this.doc.seats.some((seat) => seat.person === person))
        throw new Denied('not-allowed', 'Only those who played here can ask for another game.')
      if (this.status !== 'over') throw new Denied('wrong-time', 'This game is still being played.')
      notInChallenge(this.doc)
      await this.#refresh()
      if (this.doc.rematch !== null) return this.doc.rematch
      const rematch = await next()
      await this.#change(({ doc }) => ({
        doc: doc.rematch === null ? { ...doc, rematch, rematchBy: person } : doc,
      }))
      return this.doc.rematch ?? rematch
    })
  }

  /** Deals: from here on the game is what its log says. */
  async #begin(): Promise<void> {
    const { doc, revision } = this.#row
    const names = namesAtStart(doc)
    const shares = doc.seats.flatMap(({ share }, seat) => (share === null ? [] : [{ seat, share }]))
    const { at, time } = this.#world.moment()
    const deed: Deed = { kind: 'begin', names, shares }
    const entry: Entry = { table: this.id, seq: 1, submission: 'begin:1', deed, at, time }
    const position = Position.begin(this.game, this.#row, entry)
    const people = doc.seats.flatMap(({ person }) => person ?? [])
    const head = { ...headOf(doc, position, position.sitting, time), began: revision }
    if (!(await this.#write(entry, head, people))) {
      await this.#refresh()
      if (this.#position === null) throw new Denied('stale', 'The table has changed; try again.')
      return
    }
    this.#position = position
    this.#row = { ...this.#row, revision: revision + 1 }
    this.#tellTable()
    this.#tellNews(false)
    this.#world.changed(people)
    this.#follow(null)
  }

  /** Changes the table itself; if somebody else did in between, once more with what they made of it. */
  async #change(change: (now: Standing) => { doc: TableDoc }): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { doc } = change(this.#standing)
      if (doc === this.doc) return
      const { at, time } = this.#world.moment()
      const { revision } = this.#row
      const status = doc.closed
        ? 'closed'
        : this.#position
          ? 'playing'
          : doc.dealing !== null
            ? 'dealing'
            : 'open'
      const due = dueAfter(doc, this.#position, time)
      if (await this.#save({ id: this.id, revision, status, doc, at, due })) {
        this.#row = { ...this.#row, revision: revision + 1, doc }
        this.#tellTable()
        this.#tellNews(true)
        this.#world.changed(doc.seats.flatMap(({ person }) => person ?? []))
        if (this.#position !== null) this.#follow(this.#position.asked)
        return
      }
      await this.#refresh()
    }
    throw new Denied('unavailable', 'The table is changing too fast; try again.')
  }

  async #save(saving: Saving): Promise<boolean> {
    try {
      return await this.#world.tables.save(saving)
    } catch (error) {
      this.#lookAgain()
      throw error
    }
  }

  // ---- chat -----------------------------------------------------------------------------------------------

  say(who: Who, submission: string, text: string): Promise<void> {
    return this.#inTurn(async () => {
      const seat = this.viewerOf(who.id)
      const at = this.#world.now()
      const program = who.kind === 'bot'
      await this.#talk.say({ submission, person: who.id, name: who.name, program, seat, text, at })
    })
  }

  async chatFor(mutes: ReadonlySet<string>): Promise<ChatLine[]> {
    return (await this.#talk.latest()).filter(({ person }) => !mutes.has(person))
  }

  // ---- the store ------------------------------------------------------------------------------------------

  /** Looks into the store for what others did. Who asks before it has begun shares the look. */
  refresh(): Promise<void> {
    if (this.#looking !== null) return this.#looking
    const looking = this.#inTurn(async () => {
      begun()
      await this.#refresh()
      await this.#talk.tell()
    })
    const begun = () => {
      if (this.#looking === looking) this.#looking = null
    }
    this.#looking = looking
    looking.then(begun, begun)
    return looking
  }

  /** For somebody who comes: others may have done what this process was not told of. */
  async freshen(): Promise<void> {
    if (this.#doubtful || this.#world.shared) await this.refresh()
  }

  /** Looks into the log alone, where nothing else is said to have changed. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#position === null) return this.#refresh()
      const entries = await this.#world.log.after(this.id, this.seq)
      for (const entry of entries) this.#take(entry)
      if (entries.length > 0) this.#tellNews(false)
    })
  }

  async #refresh(): Promise<void> {
    const row = await this.#world.tables.load(this.id)
    const entries = await this.#world.log.after(this.id, this.seq)
    this.#doubtful = false
    if (row === null) throw noTable()
    const changed = row.revision !== this.#row.revision
    this.#row = row
    for (const entry of entries) this.#take(entry)
    if (!this.doc.spectators) this.#expel()
    // Whoever wrote it has the bots think; if they die, the sweep will notice.
    if (changed) this.#tellTable()
    if (changed || entries.length > 0) this.#tellNews(changed)
    if (this.game.standingOrders) await this.#ordered.tell()
  }

  #take(entry: Entry): void {
    if (this.#position === null) this.#position = Position.begin(this.game, this.#row, entry)
    else this.#position.adopt(entry)
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#queue.length >= MOST_QUEUED)
      return Promise.reject(
        new Denied('too-fast', 'Too much is going on at this table; try again in a moment.'),
      )
    this.lastUsed = this.#world.now()
    return this.#queue.run(async () => {
      if (this.#doubtful) await this.#refresh().catch(unreachable)
      return this.#world.shared ? this.#heeding(act) : act()
    })
  }

  /** A no may come from what another process has changed since: then it is looked at once more. */
  async #heeding<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Denied) || UP_TO_DATE.has(error.code)) throw error
      const { seq } = this
      const { revision } = this.#row
      await this.#refresh().catch(unreachable)
      if (this.seq === seq && this.#row.revision === revision) throw error
      return act()
    }
  }
}

/** The same was asked before: who agreed to it has agreed. */
function isAsked({ vote }: TableDoc, { seat, seq, moves }: VoteDoc): boolean {
  return vote !== null && vote.seat === seat && vote.seq === seq && vote.moves === moves
}

export function noTable(): Denied {
  return new Denied('not-found', 'There is no table under this address.')
}

function unreachable(error: unknown): never {
  if (error instanceof Denied) throw error
  throw new Denied('unavailable', 'The store does not answer; try again in a moment.')
}
