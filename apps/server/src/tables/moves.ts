import { movesAfterUndo, movesBeforeLast } from '@gam/table'
import { Denied } from '../denied.ts'
import type { LoggedGame } from '../model/logged-game.ts'
import { botOf, type TableDoc, type VoteDoc } from '../model/table-doc.ts'
import { playing } from '../model/table-now.ts'
import type { Changes, Submitted } from './changes.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'

/** Games come to an end by themselves, taking back does not: so much of it is kept. */
const MOST_ENTRIES = 10_000

/** What people do in the game: play, take back, and let others take back. */
export class Moves {
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #changes: Changes

  constructor(state: TableState, sync: TableSync, changes: Changes) {
    this.#state = state
    this.#sync = sync
    this.#changes = changes
  }

  submit(person: string, id: string, seq: number, actions: readonly string[]): Promise<Submitted> {
    return this.#sync.inTurn(() => {
      const seat = this.#state.seatOf(person)
      const known = this.#known(id, seat)
      if (known) return Promise.resolve(known)
      const play = () => {
        const logged = this.#at(seq)
        if (botOf(this.#state.doc.seats[seat]) !== null)
          throw new Denied('not-your-turn', 'A bot plays for you; take your seat back first.')
        return this.#changes.append(logged, id, { kind: 'play', seat, actions, by: 'person' })
      }
      return seq > this.#state.seq ? this.#sync.look().then(play) : play()
    })
  }

  /** Takes the last action back, or asks the table to; null: the table is asked. */
  undo(person: string, id: string, seq: number, whole = false): Promise<Submitted | null> {
    return this.#sync.inTurn(async () => {
      const seat = this.#state.seatOf(person)
      const known = this.#known(id, seat)
      if (known) return known
      if (seq > this.#state.seq) await this.#sync.look()
      const logged = this.#at(seq)
      if (logged.seq >= MOST_ENTRIES)
        throw new Denied('no-undo', 'So much was taken back in this game that nothing more can be.')
      const { sitting } = logged
      const back = (moves: number) => this.#changes.append(logged, id, { kind: 'undo', seat, moves })
      const asked = movesBeforeLast(sitting, seat)
      if (asked === null || sitting.past.mover === seat) return back(movesAfterUndo(sitting, seat, whole))
      const { doc } = this.#state
      if (doc.challenge)
        throw new Denied('no-undo', 'In a challenge nothing can be taken back that was answered.')
      if (playing(doc).every((one) => one === seat)) return back(asked)
      const vote = { id, seat, seq: logged.seq, moves: asked, agreed: [] }
      await this.#changes.change((now) => (isAsked(now.doc, vote) ? now.doc : { ...now.doc, vote }))
      return null
    })
  }

  /** Lets the move be taken back that the table is asked about, or not. */
  vote(person: string, agree: boolean): Promise<void> {
    return this.#sync.inTurn(async () => {
      const seat = this.#state.seatOf(person)
      const logged = this.#state.begun
      const { vote } = this.#state.doc
      if (vote === null || vote.seq !== logged.seq)
        throw new Denied('wrong-time', 'The table is not asked anything now.')
      if (vote.seat === seat && agree) throw new Denied('not-allowed', 'It is for the others to agree.')
      if (!agree) return this.#changes.change(({ doc }) => ({ ...doc, vote: null }))
      const agreed = [...new Set([...vote.agreed, seat])]
      await this.#changes.change(({ doc }) => ({ ...doc, vote: doc.vote && { ...doc.vote, agreed } }))
      const others = playing(this.#state.doc).filter((one) => one !== vote.seat)
      if (others.every((one) => agreed.includes(one)))
        await this.#changes.append(logged, vote.id, { kind: 'undo', seat: vote.seat, moves: vote.moves })
    })
  }

  /** What was answered to the same submission before. */
  #known(id: string, seat: number): Submitted | null {
    const known = this.#state.logged?.answered(id)
    if (!known) return null
    if (known.seat !== seat) throw new Denied('bad-request', 'This id has been used; choose another.')
    return { id, seq: known.seq }
  }

  /** The position that a client answers; if it has moved on, the client has to look again. */
  #at(seq: number): LoggedGame {
    const logged = this.#state.begun
    if (logged.sitting.over) throw new Denied('game-over', 'The game is over.')
    if (seq !== logged.seq)
      throw new Denied('stale', 'The table has moved on since; look again, then decide.')
    return logged
  }
}

/** The same was asked before: who agreed to it has agreed. */
function isAsked({ vote }: TableDoc, { seat, seq, moves }: VoteDoc): boolean {
  return vote !== null && vote.seat === seat && vote.seq === seq && vote.moves === moves
}
