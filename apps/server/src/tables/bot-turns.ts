import { randomInt } from 'node:crypto'
import { Denied } from '../denied.ts'
import { luckOf } from '../model/challenge.ts'
import type { By } from '../model/log-entry.ts'
import { goesOn } from '../model/progress.ts'
import { botOf } from '../model/table-doc.ts'
import type { Changes } from './changes.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import type { UnderWay } from './under-way.ts'

/** The moves that bots make at a table, for themselves or for somebody who is away or late. */
export class BotTurns {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #changes: Changes
  readonly #underWay: UnderWay

  constructor(ports: TablePorts, state: TableState, sync: TableSync, changes: Changes, underWay: UnderWay) {
    this.#ports = ports
    this.#state = state
    this.#sync = sync
    this.#changes = changes
    this.#underWay = underWay
  }

  /** Has a bot think about the decision that the table waits for, and plays what it answers. */
  play(level: string, by: By): void {
    const { logged, doc, game } = this.#state
    const decision = logged?.sitting.decision
    if (!logged || !decision) return
    // Nobody would see it: the bots wait until somebody is back.
    if (by === 'bot' && !goesOn(doc)) return
    const { seq, sitting } = logged
    if (!this.#underWay.begin(seq)) return
    const { seat } = decision
    const { challenge } = doc
    const seed = challenge ? luckOf(this.#state.row.key, sitting.moves, seat) : randomInt(2 ** 31)
    const budget = challenge ? { iterations: challenge.iterations } : {}
    const ask = { game, config: sitting.config, view: sitting.view(seat), decision, seed, budget }
    this.#ports
      .think(level, ask)
      .then((text) =>
        this.#sync.inTurn(async () => {
          this.#underWay.end(seq)
          const now = this.#state.logged
          if (now?.seq !== seq || now.sitting !== sitting) return
          if (by === 'bot' && botOf(this.#state.doc.seats[seat]) === null) return
          await this.#changes.append(now, `${by}:${seq}`, { kind: 'play', seat, actions: [text], by })
        }),
      )
      .catch((error: unknown) => {
        this.#underWay.end(seq)
        // Another process was faster, or the store is away and the sweep will come again.
        if (!(error instanceof Denied)) this.#ports.trouble('bot', error)
      })
  }
}
