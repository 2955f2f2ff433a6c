import type { WakeInfo, WakeKind } from '../model/wake.ts'

/** What becomes somebody's turn so soon after they were told is told together. */
const GATHER = 300_000
/** The same table tells the same person of the same thing at most this often. */
const QUIET = 60_000
const MOST_REMEMBERED = 10_000

/** What can wait; the rest is about keeping a seat. */
const PATIENT: ReadonlySet<WakeKind> = new Set<WakeKind>(['turn', 'over'])

export interface DigestPorts {
  now(): number
  /** Tells a person of these things in one message. */
  tell(person: string, infos: readonly WakeInfo[]): void
  /** The tables that wait for this person. */
  turnsOf(person: string): Promise<ReadonlySet<string>>
  trouble(where: string, error: unknown): void
}

interface Gathered {
  readonly until: number
  /** By table; what is new replaces what was. */
  readonly infos: Map<string, WakeInfo>
}

/**
 * Decides when somebody is told, and of what: the first thing at once, what follows within a while together, and of
 * that only what is still so. Who answers in between is not told at all.
 */
export class Digest {
  readonly #ports: DigestPorts
  readonly #gathered = new Map<string, Gathered>()
  readonly #last = new Map<string, number>()

  constructor(ports: DigestPorts) {
    this.#ports = ports
  }

  wake(person: string, info: WakeInfo): void {
    const now = this.#ports.now()
    const gathered = this.#gathered.get(person)
    if (PATIENT.has(info.kind) && gathered) {
      gathered.infos.set(info.table, info)
      return
    }
    const key = `${person} ${info.table} ${info.kind}`
    if (now - (this.#last.get(key) ?? 0) < QUIET) return
    if (this.#last.size >= MOST_REMEMBERED) this.#last.clear()
    this.#last.set(key, now)
    if (PATIENT.has(info.kind)) this.#gather(person, now)
    this.#ports.tell(person, [info])
  }

  /** Called every few seconds: whose while is over is told what came together. */
  async tick(): Promise<void> {
    const now = this.#ports.now()
    for (const [person, { until, infos }] of this.#gathered) {
      if (until > now) continue
      this.#gathered.delete(person)
      if (infos.size === 0) continue
      try {
        const turns = await this.#ports.turnsOf(person)
        const still = [...infos.values()].filter(({ kind, table }) => kind !== 'turn' || turns.has(table))
        if (still.length === 0) continue
        this.#gather(person, now)
        this.#ports.tell(person, still)
      } catch (error) {
        this.#ports.trouble('wake', error)
      }
    }
  }

  #gather(person: string, now: number): void {
    // So many at once never are: then each is told for itself.
    if (this.#gathered.size < MOST_REMEMBERED)
      this.#gathered.set(person, { until: now + GATHER, infos: new Map() })
  }
}
