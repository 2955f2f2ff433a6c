import { type Replay, readComponentSet, readOptions, Sitting } from '@gam/kernel'
import { verify } from '@gam/protocol/fairness'
import type { GameRecord } from '@gam/protocol/wire'
import { cardGame } from '@gam/whale-riders-cards'

/** The server broke a promise. */
export class Broken extends Error {}

/** The beginning has the first place in a table's log; moves follow it. */
const FIRST_MOVE = 2

/** What was asked of one table and what the server said to it, to be held against the record of the game. */
export class Ledger {
  readonly table: string
  readonly #tried = new Map<number, Set<string>>()
  readonly #done = new Map<number, { readonly id: string; readonly action: string }>()
  readonly #answers = new Map<string, number>()

  constructor(table: string) {
    this.table = table
  }

  get acknowledged(): number {
    return this.#done.size
  }

  tried(seq: number, action: string): void {
    const tried = this.#tried.get(seq) ?? new Set()
    this.#tried.set(seq, tried.add(action))
  }

  /** An answer, which may be given again but never differently. */
  done(id: string, seq: number, action: string): void {
    const before = this.#answers.get(id)
    if (before !== undefined && before !== seq)
      throw new Broken(`${this.table}: ${id} was answered with ${before}, then with ${seq}`)
    this.#answers.set(id, seq)
    const first = this.#done.get(seq)
    if (first && first.id !== id)
      throw new Broken(`${this.table}: two submissions were both told to be number ${seq}`)
    this.#done.set(seq, { id, action })
  }

  /** No acknowledged move lost, none doubled, none invented; and from the seed they lead where the record says. */
  audit(record: GameRecord): void {
    const { replay } = record
    if (replay === null) throw new Broken(`${this.table}: its record has no moves`)
    for (const seq of this.#done.keys())
      if (seq - FIRST_MOVE >= replay.actions.length)
        throw new Broken(`${this.table}: number ${seq} was acknowledged and is lost`)
    for (const [i, action] of replay.actions.entries()) {
      const seq = i + FIRST_MOVE
      const done = this.#done.get(seq)
      if (done ? done.action !== action : !this.#tried.get(seq)?.has(action))
        throw new Broken(`${this.table}: number ${seq} is "${action}", which is not what was played there`)
    }
    for (const { ok, why } of verify(cardGame, record)) if (!ok) throw new Broken(`${this.table}: ${why}`)
    const moves = replay.actions.map((action, i) => this.#done.get(i + FIRST_MOVE)?.action ?? action)
    if (playedAgain(replay, moves) !== replay.hash)
      throw new Broken(`${this.table}: the acknowledged moves end somewhere else`)
  }
}

function playedAgain(
  replay: Pick<Replay, 'seats' | 'seed' | 'options' | 'components'>,
  moves: readonly string[],
): string {
  let sitting = Sitting.begin(cardGame, {
    seats: replay.seats,
    seed: replay.seed,
    options: readOptions(cardGame.options, replay.options),
    components: readComponentSet(cardGame.components, replay.components),
  })
  for (const move of moves) sitting = sitting.submit(sitting.decision?.seat ?? 0, move)
  return sitting.hash()
}
